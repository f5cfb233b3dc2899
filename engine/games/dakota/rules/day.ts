/** DK-4.1.6, 4.7.5: the steps of a day, laid out in the morning. */
import { TILES_DRAWN } from '../data';
import type { State, Task } from '../state';
import { report, soon, type StepRules } from './tasks';

export const daySteps: StepRules<'phase' | 'next-day'> = {
  phase(s, task, emit) {
    s.phase = task.phase;
    report(emit, 'phase', -1, { phase: task.phase, day: s.day });
  },
  'next-day'(s, _task, emit) {
    s.day++;
    // The night is over with it: tents are folded, and nobody asks for their beds.
    s.phase = 'morning';
    startDay(s);
    report(emit, 'new-day', -1, { day: s.day }, { rule: 'DK-4.7.5' });
  },
};

/** DK-5.1: no day comes after this one. */
export function isLastDay(s: State): boolean {
  return s.lastDay || s.day >= s.dayLimit;
}

/** Clears what counts per day and lays out the steps of the new one. */
export function startDay(s: State): void {
  for (const t of s.towns) {
    t.acquired = 0;
    t.specialistsHired = 0;
    t.explorers = 0;
    t.lumber = 0;
    t.freeShift = false;
    t.tents = 0;
    t.cache = 0;
    t.passed = false;
    for (const tile of t.mine) tile.mark = '';
  }
  const each = (make: (seat: number) => Task[]): Task[] => s.order.flatMap(make);
  soon(s, [
    { kind: 'phase', phase: 'morning' },
    { kind: 'tax' },
    ...each((seat) => [{ kind: 'bail', seat, bailed: false }]),
    { kind: 'settle-prisoners' },
    ...each((seat) => [{ kind: 'draw', seat }]),
    ...each((seat) => [{ kind: 'held', seat }]),
    ...each((seat) => [
      { kind: 'free-exploration', seat, draw: TILES_DRAWN },
      { kind: 'explorer', seat },
    ]),
    { kind: 'phase', phase: 'noon' },
    { kind: 'noon', at: 0 },
    { kind: 'phase', phase: 'afternoon' },
    ...each((seat) => [{ kind: 'planning', seat }]),
    ...each((seat) => [{ kind: 'resolving', seat }]),
    { kind: 'new-order' },
    { kind: 'phase', phase: 'evening' },
    { kind: 'evening-round', at: 0 },
  ]);
}
