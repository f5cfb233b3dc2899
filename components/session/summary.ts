/** One line about a match, for the shelf and for set-aside saves. */
import type { Match } from '@/engine/core/match';
import { list } from '@/engine/core/words';

import { say } from './words';

/** "Scoring round 5 of 9 · 34 points", or the headline once it is over. */
export function lineOf(match: Match): string {
  const position = match.position();
  const sheet = match.game.score(position);
  if (match.over) return sheet.headline;
  const { title, line } = match.game.status(position, -1);
  const parts = [line || title];
  const score = match.config.seats.length === 1 ? sheet.seats[0] : undefined;
  if (score)
    parts.push(
      score.divided ? `${score.total} ${score.divided.unit}` : say('points', { total: score.total }),
    );
  return parts.join(' · ');
}

/** "Solo", or who sits at the table. */
export function modeOf(match: Match): string {
  const { seats } = match.config;
  if (seats.length === 1) return match.game.info.soloName || say('solo');
  return list(seats.map((seat) => seat.name));
}
