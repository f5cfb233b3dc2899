/** Counts and lists, as every rule handles them. */
import { COLOURS, RESOURCES } from '../data';

export function total(counts: readonly number[]): number {
  let n = 0;
  for (const c of counts) n += c;
  return n;
}

export function bump(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** Takes one item equal to `item` out of the list; false if there is none. */
export function takeOne<T>(items: T[], item: T): boolean {
  const at = items.indexOf(item);
  if (at < 0) return false;
  items.splice(at, 1);
  return true;
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** The list with one item taken out for each of `gone`. */
export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = items.slice();
  for (const item of gone) takeOne(rest, item);
  return rest;
}

export function noDice(): number[] {
  return COLOURS.map(() => 0);
}

export function noTokens(): number[] {
  return RESOURCES.map(() => 0);
}
