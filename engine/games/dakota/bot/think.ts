/** The greedy player. */
import type { Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import type { State } from '../state';
import { choose } from './policy';

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  yield;
  return choose(s, seat);
}
