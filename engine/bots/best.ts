import type { Move } from '../core/game';

/** The move of the greatest worth; among equals the first, so that the choice does not depend on chance. */
export function best(list: readonly Move[], worth: (move: Move) => number): Move {
  let found = list[0] ?? '';
  let most = -Infinity;
  for (const move of list) {
    const value = worth(move);
    if (value > most) [most, found] = [value, move];
  }
  return found;
}
