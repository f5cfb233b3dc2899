import type { Thinking } from '../../core/game';
import { pick } from '../../core/rng';
import type { Rng } from '../../core/rng';
import { moves } from './moves';
import type { State } from './state';
import { say } from './words';

export function* think(state: State, _seat: number, rng: Rng): Thinking {
  yield;
  return { move: pick(rng.state, moves(state)), reason: say('hint.done') };
}
