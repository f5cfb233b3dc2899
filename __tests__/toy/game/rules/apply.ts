import type { Move } from '@/engine/core/game';

import type { Emit, State } from '../state';
import { decision } from './moves';
import { PICKS } from './picks';

export function apply(s: State, move: Move, emit: Emit): void {
  const now = decision(s);
  if (!now) throw new Error('The game is over.');
  PICKS[now.kind].act(s, move, emit);
}
