import type { Foresight } from '@/engine/core/foresight';

import { isOver, type State } from '../state';

/** What the searching player judges positions by: points alone. */
export const foresight: Foresight<State> = {
  clock: (s) => s.turns,
  progress: (s) => (isOver(s) ? 1 : s.turns / s.rounds),
  names: ['points ahead of the best other, in tens'],
  features: (s, seat) => [lead(s, seat)],
  outcome: lead,
  weights: {
    from: 'by hand: the points are all there is',
    solo: { early: [1, 0], late: [1, 0] },
    table: { early: [1, 0], late: [1, 0] },
  },
};

function lead(s: State, seat: number): number {
  const others = s.points.filter((_, at) => at !== seat);
  return ((s.points[seat] ?? 0) - Math.max(0, ...others)) / 10;
}
