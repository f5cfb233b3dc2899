/** Connect Four as a bare reducer that copies on every move: no log, no undo, no words. */
import { COLUMNS, makesFour, ROWS } from './connect-four-rules';

export interface BareState {
  readonly cells: readonly number[];
  readonly heights: readonly number[];
  readonly placed: number;
  readonly winner: number;
}

export const bareStart: BareState = {
  cells: new Array<number>(COLUMNS * ROWS).fill(-1),
  heights: new Array<number>(COLUMNS).fill(0),
  placed: 0,
  winner: -1,
};

export function bareMove(state: BareState, column: number): BareState {
  const height = state.heights[column];
  if (state.winner >= 0 || height === undefined || height >= ROWS) throw new Error('not legal');
  const cells = state.cells.slice();
  const heights = state.heights.slice();
  const cell = column * ROWS + height;
  const seat = state.placed % 2;
  cells[cell] = seat;
  heights[column] = height + 1;
  return { cells, heights, placed: state.placed + 1, winner: makesFour(cells, cell) ? seat : -1 };
}
