/** Moves and whole playouts per second of every game, in whatever engine runs this: prints one JSON object. */
import { plainConfig } from '@/engine/core/configs';
import { noEvents, type AnyGame } from '@/engine/core/game';
import { pick, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

import { worked } from './clock';
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

/** The best of three rounds after a warm-up. */
function row(game: AnyGame, seats: number) {
  const best = { movesPerSecond: 0, playoutsPerSecond: 0 };
  for (let round = 0; round < 4; round++) {
    let moves = 0;
    let playouts = 0;
    let spent = 0;
    const start = worked();
    do {
      // New seeds in every round: a map or a list remembered from the round before would flatter.
      moves += playout(game, seats, `${round} ${playouts}`);
      playouts++;
      spent = worked() - start;
    } while (spent < BENCH_MS / 2);
    if (round === 0) continue;
    best.movesPerSecond = Math.max(best.movesPerSecond, Math.round((moves / spent) * 1000));
    best.playoutsPerSecond = Math.max(best.playoutsPerSecond, Math.round((playouts / spent) * 10000) / 10);
  }
  return { game: game.id, seats, ...best };
}

console.log(
  JSON.stringify(
    [connectFour as AnyGame, ...games].flatMap((game) =>
      [...new Set([game.seats.min, Math.min(2, game.seats.max)])].map((seats) => row(game, seats)),
    ),
  ),
);
