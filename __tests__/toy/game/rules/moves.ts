import type { Decision, Move } from '@/engine/core/game';

import { isOver, type PickKind, type State } from '../state';
import { PICKS } from './picks';

export function decision(s: State): Decision<PickKind> | null {
  return isOver(s) ? null : { seat: s.seat, kind: s.held < 0 ? 'turn' : 'place' };
}

export function moves(s: State): Move[] {
  const now = decision(s);
  return now ? PICKS[now.kind].moves(s) : [];
}
