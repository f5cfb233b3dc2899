/** Connect Four on the contract of engine/core/game.ts. */
import type { Character } from '@/engine/core/character';
import type { Game, GameState, Move, Thinking } from '@/engine/core/game';
import { nextUint, seedRng } from '@/engine/core/rng';
import type { Lesson } from '@/engine/core/lesson';
import { catalogue } from '@/engine/core/words';

import { COLUMNS, makesFour, ROWS } from './connect-four-rules';

export interface FourState extends GameState {
  /** Seat of each piece, -1 for none, column by column from below. */
  cells: number[];
  heights: number[];
  placed: number;
  winner: number;
}

const MOVES: readonly Move[] = ['0', '1', '2', '3', '4', '5', '6'];
const words = catalogue({
  title: 'Four in a row',
  line: 'Piece {piece} of 42',
  prompt: 'Which column?',
  drop: 'Drop into column {column}',
  full: 'That column is full.',
  column: 'A column of six cells.',
  dropped: 'Seat {seat} drops into column {column}.',
  best: 'The middle is worth most.',
  headline: '{placed|piece|pieces} placed',
});

/** Nobody sits against a benchmark. */
const plain: Character = { line: '', whims: 0, likes: [], forgets: [] };

export const connectFour: Game<FourState, FourState> = {
  id: 'connect-four',
  rules: 1,
  info: {
    title: 'Connect Four',
    line: 'Four in a row',
    minutes: '5',
    soloName: '',
    designer: '',
    publisher: '',
  },
  seats: { min: 2, max: 2 },
  options: [],
  maxDecisions: COLUMNS * ROWS,
  setup: (_config, seed) => ({
    rng: seedRng(seed),
    cells: new Array<number>(COLUMNS * ROWS).fill(-1),
    heights: new Array<number>(COLUMNS).fill(0),
    placed: 0,
    winner: -1,
  }),
  decision: (state) =>
    state.winner >= 0 || state.placed === COLUMNS * ROWS ? null : { seat: state.placed % 2, kind: 'drop' },
  moves(state) {
    if (state.winner >= 0) return [];
    const moves: Move[] = [];
    for (let column = 0; column < COLUMNS; column++) {
      if ((state.heights[column] as number) < ROWS) moves.push(MOVES[column] as Move);
    }
    return moves;
  },
  apply(state, move, emit) {
    const column = Number(move);
    const cell = column * ROWS + (state.heights[column] as number);
    const seat = state.placed % 2;
    state.heights[column] = (state.heights[column] as number) + 1;
    state.cells[cell] = seat;
    state.placed++;
    if (makesFour(state.cells, cell)) state.winner = seat;
    emit({ kind: 'dropped', seat, args: { column: column + 1 } });
  },
  upgrade: (state) => state as FourState,
  clone: (state) => ({
    rng: [state.rng[0], state.rng[1], state.rng[2], state.rng[3]],
    cells: state.cells.slice(),
    heights: state.heights.slice(),
    placed: state.placed,
    winner: state.winner,
  }),
  // Nothing is reported here: the whole table counts as the question.
  asking: ['cells', 'heights', 'placed', 'winner'],
  view: (state) => ({ ...connectFour.clone(state), rng: [0, 0, 0, 0] }),
  resample: (state, _seat, { state: own }) => ({
    ...connectFour.clone(state),
    rng: [nextUint(own), nextUint(own), nextUint(own), nextUint(own)],
  }),
  score: (state) => ({
    seats: [0, 1].map((seat) => ({
      total: state.winner === seat ? 1 : 0,
      lines: [{ label: words('title'), points: state.winner === seat ? 1 : 0 }],
    })),
    winners: state.winner >= 0 ? [state.winner] : state.placed === COLUMNS * ROWS ? [0, 1] : [],
    headline: words('headline', { placed: state.placed }),
    mode: '2 seats',
  }),
  status: (state) => ({ title: words('title'), line: words('line', { piece: state.placed + 1 }) }),
  prompt: () => words('prompt'),
  describe: (_, move) => ({
    label: words('drop', { column: Number(move) + 1 }),
    targets: [`column:${move}`],
    rule: 'C4-1',
  }),
  whyNot: () => words('full'),
  // A benchmark teaches nobody.
  legend: () => ({ lines: [], end: '', rule: '' }),
  advise: () => '',
  terms: [],
  lesson: { proposals: [] } as unknown as Lesson,
  explain: () => ({ title: words('title'), body: words('column'), rule: 'C4-1' }),
  tell: (_, event) => words('dropped', { seat: event.seat + 1, ...event.args }),
  rulebook: [{ title: 'Play', rules: [{ clause: 'C4-1', text: 'Drop a disc; four in a row win.' }] }],
  *think(state): Thinking {
    const moves = connectFour.moves(state);
    return { move: moves[moves.length >> 1] as Move, reason: words('best') };
  },
  foresight: {
    clock: (state) => state.placed,
    progress: (state) => state.placed / (COLUMNS * ROWS),
    names: [],
    features: () => [],
    outcome: (state, seat) => (state.winner < 0 ? 0 : state.winner === seat ? 1 : -1),
    weights: { from: 'none', solo: null, table: null },
  },
  characters: { greenhorn: plain, hand: plain, foreman: plain, maverick: plain, legend: plain },
  violations: (state) => {
    const pieces = state.cells.filter((seat) => seat >= 0).length;
    return pieces === state.placed ? [] : [`There are ${pieces} pieces after ${state.placed} drops.`];
  },
  simModes: () => [],
  simStats: () => ({}),
  dice: { kinds: {}, events: {}, scale: '', side: () => '' },
  startOrder: () => [0, 1],
  usage: { catalogue: [], usedBy: () => [], offered: () => false },
};
