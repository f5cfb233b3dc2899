/**
 * `npm run lessons [-- <game>]`: for every game a table of the kinds of decisions and their bubbles, and how the
 * guided match of somebody goes who follows the coach and then the lamp, and matches of other deals by the lamp alone.
 */
import { pupilsMove } from '@/engine/bots/pupil';
import type { AnyGame, GameEvent } from '@/engine/core/game';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch, type Match } from '@/engine/core/match';
import { games } from '@/engine/games';

import { namedGame, readArguments } from './arguments';

/** The guided match by another seed is none: there the coach proposes nothing, and the lamp leads from the start. */
const OTHER_DEALS = ['second', 'third'];

const args = readArguments(process.argv.slice(2));
for (const game of args.words.length > 0 ? [namedGame(args)] : games) report(game);

function report(game: AnyGame): void {
  const asked = new Map<string, number>();
  const told = new Set<string>();
  const match = taught(game, game.lesson.seed, (kind, happened) => {
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    for (const event of happened) told.add(event.kind);
  });
  const { picks, events, proposals } = game.lesson;
  const spoken = Object.entries(events).filter(([, bubble]) => bubble !== null);
  console.log(`\n## ${game.info.title}: ${fared(match)}\n`);
  console.log('| decision | asked | bubbles |\n| --- | --- | --- |');
  for (const [kind, bubbles] of Object.entries(picks))
    console.log(`| ${kind} | ${asked.get(kind) ?? 0} | ${bubbles.map(({ title }) => title).join('; ')} |`);
  console.log(
    `\n${proposals.length} proposals, ${proposals.filter(({ why }) => why !== '').length} with a reason; ` +
      `${spoken.length} of ${Object.keys(events).length} kinds of events have a bubble, ` +
      `${spoken.filter(([kind]) => told.has(kind)).length} of them come up in the guided match.`,
  );
  for (const deal of OTHER_DEALS)
    console.log(`By the lamp alone, deal “${deal}”: ${fared(taught(game, deal))}.`);
}

/** A whole match of the pupil’s; each pick is told with its kind and what came of it. */
function taught(
  game: AnyGame,
  seed: string,
  tell: (kind: string, happened: readonly GameEvent[]) => void = () => undefined,
): Match {
  const match = startMatch(game, lessonConfig(game), seed);
  for (let decision = match.decision(); decision; decision = match.decision())
    tell(decision.kind, match.play(pupilsMove(match)).events);
  return match;
}

function fared(match: Match): string {
  const { headline, rank } = match.game.score(match.position());
  return `${match.decisions} picks, ${headline}${rank ? ` (${rank.name})` : ''}`;
}
