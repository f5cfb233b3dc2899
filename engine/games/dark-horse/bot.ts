import type { Thinking } from '../../core/game';
import { pick, type Rng } from '../../core/rng';
import { moves } from './moves';
import type { State } from './state';
export function* think(state: State, _seat: number, rng: Rng): Thinking {
  yield;
  return { move: pick(rng.state, moves(state)), reason: 'x' };
}
