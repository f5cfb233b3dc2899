/** The cells of the map by number: a tile touches six, and names of cells are read and written often. */
import { hexKey, hexOf, type Hex } from '../../../geometry/hex';

/** Wider than any map: forty tiles in a row from the middle. */
const HALF = 48;
const SIDE = 2 * HALF;
const CELLS = SIDE * SIDE;

/** Steps to the six neighbours, in numbers. */
export const STEPS: readonly number[] = [-SIDE, 1 - SIDE, 1, SIDE, SIDE - 1, -1];

/** The number of a cell: they grow by row, then by column. */
export function numberOf({ q, r }: Hex): number {
  if (q <= -HALF || q >= HALF || r <= -HALF || r >= HALF) throw new RangeError(`${q},${r} is off the map.`);
  return (r + HALF) * SIDE + q + HALF;
}

const names: string[] = [];

/** The cell of this number as it is written in moves. */
export function nameOf(cell: number): string {
  return (names[cell] ??= hexKey({ q: (cell % SIDE) - HALF, r: Math.floor(cell / SIDE) - HALF }));
}

const read = new Map<string, Hex>();

/** A cell as it is written in moves; what was read once is kept. */
export function cellOf(key: string): Hex {
  let cell = read.get(key);
  if (!cell) {
    cell = hexOf(key);
    if (read.size < CELLS) read.set(key, cell);
  }
  return cell;
}

/** Marks on cells, for one walk over the map at a time. */
export const marks = new Int8Array(CELLS);
