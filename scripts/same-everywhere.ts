/**
 * Fixed seeds of every game played by a fixed random policy: prints one line of JSON, the fingerprints of
 * last position and whole log by game and seat count. Node, Chromium and the Hermes VM must print the same.
 */
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { hashOf } from '@/engine/core/hash';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

declare global {
  var sameEverywhere: string;
}

function fingerprint(game: AnyGame, seats: number): string {
  const seed = `same everywhere ${seats}`;
  const match = startMatch(game, plainConfig(game, seats), seed);
  const rng = seedRng(seed);
  while (!match.over) match.play(pick(rng, match.moves()));
  const told = match.log.flatMap((entry) =>
    entry.events.map((event) => game.tell(match.position(), event, 0)),
  );
  return `${match.decisions} ${match.hash()} ${hashOf(match.record())} ${hashOf(told)}`;
}

const prints: Record<string, string> = {};
for (const game of games) {
  for (const seats of [game.seats.min, game.seats.max]) {
    prints[`${game.id} ${seats}`] = fingerprint(game, seats);
  }
}
globalThis.sameEverywhere = JSON.stringify(prints);
console.log(globalThis.sameEverywhere);
