/** One line about a match, for the shelf and for set-aside saves. */
import type { ScoreSheet } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { list, YOU } from '@/engine/core/words';

import { say } from './words';

/** Between the parts of a line, here and in what games say of themselves. */
const BETWEEN = ' · ';

/** "round 5 · you 34, rival 28", or the headline once it is over. */
export function lineOf(match: Match): string {
  const position = match.position();
  const sheet = match.game.score(position);
  if (match.over) return sheet.headline;
  const { title, line } = match.game.status(position, -1);
  // What follows the first part names the mode or the seat, and the mode stands before this line already.
  const [place = title] = (line || title).split(BETWEEN);
  const standing = match.config.seats.length === 1 ? standingOf(match, sheet) : null;
  return [small(place), standing].filter(Boolean).join(BETWEEN);
}

/** Of one alone only: at a table of several the score of a running game could tell what is hidden. */
function standingOf(match: Match, { seats, rival }: ScoreSheet): string | null {
  const [own] = seats;
  if (!own) return null;
  if (own.divided) return `${own.total} ${own.divided.unit}`;
  if (!rival) return say('points', { total: own.total });
  const name = match.config.seats[0]?.name ?? YOU;
  return say('against', {
    name: name === YOU ? say('you') : name,
    total: own.total,
    theirs: rival.score.total,
  });
}

/** The solo mode, or who sits at the table, and whether it is for practice. */
export function modeOf(match: Match): string {
  const { seats } = match.config;
  const mode =
    seats.length === 1 ? match.game.info.soloName || say('solo') : list(seats.map((seat) => seat.name));
  return match.unranked ? say('practice', { mode }) : mode;
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
