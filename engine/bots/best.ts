import type { Move } from '../core/game';

/** The move of the greatest worth; among equals the first, so that the choice does not depend on chance. */
export function best(list: readonly Move[], worth: (move: Move) => number): Move {
  let [found] = list;
  if (found === undefined) throw new RangeError('best of an empty list');
  let most = -Infinity;
  for (const move of list) {
    const value = worth(move);
    if (value > most) [most, found] = [value, move];
  }
  return found;
}
