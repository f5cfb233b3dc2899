/** The worker board: where its spots are and who stands on them. */
import { BANK, ROWS, rowsOf } from '../data';
import { SPOT_WIDTH } from '../state';

interface Spots {
  readonly spots: readonly number[];
}

/** What a spot is: a space of the bank, or the large or small space of a row. */
export type SpotPlace =
  | { readonly kind: 'bank'; readonly space: number }
  | { readonly kind: 'large' | 'small'; readonly row: number };

export function bankSpot(space: number): number {
  return space;
}

export function largeSpot(row: number): number {
  return BANK.length + row;
}

export function smallSpot(row: number): number {
  return BANK.length + ROWS.length + row;
}

/** Null where the board has no such spot. */
export function placeOfSpot(index: number): SpotPlace | null {
  if (!Number.isInteger(index) || index < 0) return null;
  if (index < largeSpot(0)) return { kind: 'bank', space: index };
  if (index < smallSpot(0)) return { kind: 'large', row: index - largeSpot(0) };
  const row = index - smallSpot(0);
  return row < ROWS.length ? { kind: 'small', row } : null;
}

/** Workers by colour, then the hand of the rival. */
export function spot(s: Spots, index: number): readonly number[] {
  return s.spots.slice(index * SPOT_WIDTH, (index + 1) * SPOT_WIDTH);
}

export function occupied(s: Spots, index: number): boolean {
  const from = index * SPOT_WIDTH;
  for (let i = from; i < from + SPOT_WIDTH; i++) if (s.spots[i]) return true;
  return false;
}

/** MT-4.21: the spots that make a bank or an area full. */
export const BANK_SPOTS: readonly number[] = BANK.map((_, space) => bankSpot(space));
export function largeSpotsOf(area: number): number[] {
  return rowsOf(area).map(largeSpot);
}

export function isFull(s: Spots, spots: readonly number[]): boolean {
  return spots.every((index) => occupied(s, index));
}
