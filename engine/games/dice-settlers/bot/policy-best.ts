import type { Move } from '../../../core/game';

/** The move of highest value, the first among equals; null where there is none. */
export function best(list: readonly Move[], value: (move: Move) => number): Move | null {
  let found: Move | null = null;
  let highest = -Infinity;
  for (const move of list) {
    const v = value(move);
    if (v > highest) {
      highest = v;
      found = move;
    }
  }
  return found;
}
