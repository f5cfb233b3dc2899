import type { Rng } from '../../core/rng';
import { below } from '../../core/rng';
import type { Thinking } from '../../core/game';
import { moves } from './moves';
import type { State } from './state';

export function* think(s: State, _seat: number, rng: Rng): Thinking {
  yield;
  const legal = moves(s);
  return { move: legal[below(rng.state, legal.length)] ?? '', reason: 'random' };
}
