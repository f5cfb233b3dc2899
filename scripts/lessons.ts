/**
 * `npm run lessons [-- <game>]`: for every game a table of the kinds of decisions and their bubbles, and how the
 * guided match of somebody goes who follows the coach and then the lamp.
 */
import { pupilsMove } from '@/engine/bots/pupil';
import type { AnyGame } from '@/engine/core/game';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';
import { games } from '@/engine/games';

import { namedGame, readArguments } from './arguments';

const args = readArguments(process.argv.slice(2));
for (const game of args.words.length > 0 ? [namedGame(args)] : games) report(game);

function report(game: AnyGame): void {
  const match = startMatch(game, lessonConfig(game), game.lesson.seed);
  const asked = new Map<string, number>();
  const told = new Set<string>();
  while (!match.over) {
    const kind = match.decision()?.kind ?? '';
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    for (const { kind: event } of match.play(pupilsMove(match)).events) told.add(event);
  }
  const { picks, events, proposals } = game.lesson;
  const { headline, rank } = game.score(match.position());
  const spoken = Object.entries(events).filter(([, bubble]) => bubble !== null);
  console.log(
    `\n## ${game.info.title}: ${match.decisions} picks, ${headline}${rank ? ` (${rank.name})` : ''}\n`,
  );
  console.log('| decision | asked | bubbles |\n| --- | --- | --- |');
  for (const [kind, bubbles] of Object.entries(picks))
    console.log(`| ${kind} | ${asked.get(kind) ?? 0} | ${bubbles.map(({ title }) => title).join('; ')} |`);
  console.log(
    `\n${proposals.length} proposals, ${proposals.filter(({ why }) => why !== '').length} with a reason; ` +
      `${spoken.length} of ${Object.keys(events).length} kinds of events have a bubble, ` +
      `${spoken.filter(([kind]) => told.has(kind)).length} of them come up in the guided match.`,
  );
}
