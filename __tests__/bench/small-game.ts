/** The small game in three wrappings, with the same sequences in one run: prints one JSON object. */
import { startMatch } from '@/engine/core/match';
import { noEvents, type GameConfig } from '@/engine/core/game';
import { pick, seedRng } from '@/engine/core/rng';

import { rates } from './clock';
import { connectFour } from './connect-four';
import { bareMove, bareStart } from './connect-four-bare';
import { playOnBoardgameIo } from './connect-four-boardgame-io';

const config: GameConfig = {
  seats: [0, 1].map((colour) => ({ name: `P${colour + 1}`, kind: 'person' as const, colour })),
  options: {},
};

interface Sequence {
  readonly moves: readonly string[];
  readonly columns: readonly number[];
  readonly winner: number;
}

const sequences: readonly Sequence[] = Array.from({ length: 200 }, (_, i) => {
  const match = startMatch(connectFour, config, `${i}`);
  const rng = seedRng(`sequence ${i}`);
  while (!match.over) match.play(pick(rng, match.moves()));
  const moves = match.record();
  return {
    moves,
    columns: moves.map(Number),
    winner: (match.position() as unknown as { winner: number }).winner,
  };
});

/** Plays every sequence and sees that it ends as it should; returns the moves made. */
function playAll(count: number, play: (sequence: Sequence) => number): () => number {
  return () => {
    let moves = 0;
    for (const sequence of sequences.slice(0, count)) {
      if (play(sequence) !== sequence.winner) throw new Error('the same moves end otherwise');
      moves += sequence.moves.length;
    }
    return moves;
  };
}

const match = playAll(200, ({ moves }) => {
  const one = startMatch(connectFour, config, 'bench');
  for (const move of moves) one.play(move);
  return (one.position() as unknown as { winner: number }).winner;
});
const engine = playAll(200, ({ moves }) => {
  const state = connectFour.setup(config, 'bench');
  for (const move of moves) {
    if (!connectFour.moves(state).includes(move)) throw new Error('not legal');
    connectFour.apply(state, move, noEvents);
  }
  return state.winner;
});
const bare = playAll(200, ({ columns }) => {
  let state = bareStart;
  for (const column of columns) state = bareMove(state, column);
  return state.winner;
});
const boardgameIo = playAll(10, ({ columns }) => playOnBoardgameIo(columns));

const ms = Number(process.env['BENCH_MS'] ?? 400);
console.log(JSON.stringify(rates({ match, engine, bare, boardgameIo }, ms)));
