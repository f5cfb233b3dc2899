/** Moves and whole playouts per second of every game, in whatever engine runs this: prints one JSON object. */
import { plainConfig } from '@/engine/core/configs';
import { noEvents, type AnyGame } from '@/engine/core/game';
import { pick, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

import { now } from './clock';
import { connectFour } from './connect-four';

declare const BENCH_MS: number;

function playout(game: AnyGame, seats: number, seed: string): number {
  const state = game.setup(plainConfig(game, seats), seed);
  const rng = seedRng(`bench ${seed}`);
  let moves = 0;
  while (game.decision(state) !== null) {
    game.apply(state, pick(rng, game.moves(state)), noEvents);
    moves++;
  }
  return moves;
}

function row(game: AnyGame, seats: number) {
  let moves = 0;
  let playouts = 0;
  const warm = now();
  do playout(game, seats, 'warm');
  while (now() - warm < BENCH_MS / 2);
  const start = now();
  let spent = 0;
  do {
    moves += playout(game, seats, `${playouts}`);
    playouts++;
    spent = now() - start;
  } while (spent < BENCH_MS);
  return {
    game: game.id,
    seats,
    movesPerSecond: Math.round((moves / spent) * 1000),
    playoutsPerSecond: Math.round((playouts / spent) * 10000) / 10,
  };
}

console.log(
  JSON.stringify(
    [connectFour as AnyGame, ...games].flatMap((game) =>
      [...new Set([game.seats.min, Math.min(2, game.seats.max)])].map((seats) => row(game, seats)),
    ),
  ),
);
