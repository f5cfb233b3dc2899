/** Pieces counted by index: how many of each kind, resource, tile or card. */
import { below, type RngState } from '../../../core/rng';

export function at(counts: readonly number[], index: number): number {
  const n = counts[index];
  if (n === undefined) throw new RangeError(`nothing is counted at ${index}`);
  return n;
}

export function add(counts: number[], index: number, n = 1): void {
  counts[index] = at(counts, index) + n;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const n of counts) total += n;
  return total;
}

/** One index out of counts, or out of a part of them, each piece as likely as the next; -1 when there is none. */
export function drawAny(rng: RngState, counts: readonly number[], from = 0, to = counts.length): number {
  let total = 0;
  for (let i = from; i < to; i++) total += at(counts, i);
  if (total === 0) return -1;
  let left = below(rng, total);
  for (let i = from; i < to; i++) {
    left -= at(counts, i);
    if (left < 0) return i;
  }
  return -1;
}

/** The same among those that are wanted. */
export function drawFrom(
  rng: RngState,
  counts: readonly number[],
  wanted: (index: number) => boolean,
): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) if (wanted(i)) total += at(counts, i);
  if (total === 0) return -1;
  let left = below(rng, total);
  for (let i = 0; i < counts.length; i++) {
    if (!wanted(i)) continue;
    left -= at(counts, i);
    if (left < 0) return i;
  }
  return -1;
}
