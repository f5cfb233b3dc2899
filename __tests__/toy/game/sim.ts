import type { SimMode } from '@/engine/core/game';

import { ROUNDS } from './data';
import type { State } from './state';

export function simModes(seats: number): readonly SimMode[] {
  return seats === 1 ? [{ name: 'solo', options: { rounds: ROUNDS.default } }] : [];
}

/** Seats take turns from the first on. */
export function startOrder(first: State): readonly number[] {
  return first.names.map((_, seat) => seat);
}

export function simStats(finals: readonly State[]): Record<string, unknown> {
  return { best: Math.max(...finals.flatMap((s) => s.points)) };
}
