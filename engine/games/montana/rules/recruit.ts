/** Recruit: the wheel, its arrow, and workers that find no room (MT-4.10 to MT-4.13). */
import { below } from '../../../core/rng';
import { amount, COLOURS, entry, GRAIN, GRAIN_PER_STEP, MOST_STEPS, WHEEL, WORKERS_PER_SPACE } from '../data';
import { player, WHEEL_SPACES, type Emit, type State, type TaskOf } from '../state';
import { heldSets } from './crews';
import { write, type PickRules } from './notation';
import { checkCap, findable, payGood, receiveWorkers, returnWorker } from './supply';
import { targetOf } from './targets';
import { task, wheelSpaceOf } from './tasks';

/** MT-4.10, MT-3.8: a uniform draw; the two workers of the space follow. */
export function spin(s: State, { seat }: TaskOf<'spin'>, emit: Emit): void {
  const from = s.arrow;
  s.arrow = below(s.rng, WHEEL_SPACES);
  s.pending.push(task.take(seat, s.arrow));
  const targets = [targetOf.wheel(), targetOf.wheelSpace(s.arrow)];
  emit({ kind: 'spun', seat, args: { from, space: s.arrow }, targets, rule: 'MT-4.10' });
}

export function takeFromWheel(s: State, step: TaskOf<'take'>, emit: Emit): void {
  const space = wheelSpaceOf(step);
  const pair = entry(WHEEL, space);
  if (pair) receiveWorkers(s, step.seat, pair, emit);
  else s.pending.push(task.whitePair(step.seat, space));
}

export const whitePair: PickRules<'white-pair'> = {
  moves: (s) => whitePairs(s).map(write.pair),
  many: (s) => whitePairs(s).length > 1,
  act(s, { seat }, { colours }, emit) {
    s.pending.pop();
    receiveWorkers(s, seat, colours, emit);
  },
  trades: false,
};

/** MT-4.11: any two workers that can still be found, or the last one, or none. */
export function whitePairs(s: State): readonly (readonly number[])[] {
  const have = COLOURS.map((_, colour) => findable(s, colour));
  for (let size = WORKERS_PER_SPACE; size > 0; size--) {
    const sets = heldSets(have, size);
    if (sets.length > 0) return sets;
  }
  return [[]];
}

/** MT-4.12 */
export const returnWorkers: PickRules<'return-worker'> = {
  moves: (s, { seat }) => player(s, seat).workers.flatMap((n, c) => (n > 0 ? [write.giveBack(c)] : [])),
  many: (s, { seat }) => player(s, seat).workers.filter((n) => n > 0).length > 1,
  act(s, { seat }, { colour }, emit) {
    s.pending.pop();
    returnWorker(s, seat, colour);
    checkCap(s, seat);
    const targets = [targetOf.worker(colour)];
    const worker = entry(COLOURS, colour);
    emit({ kind: 'returned', seat, args: { worker }, targets, rule: 'MT-4.12' });
  },
  trades: false,
};

/** The space the arrow would rest on. */
export function stepsOn(from: number, steps: number): number {
  return (from + steps) % WHEEL_SPACES;
}

/** MT-4.13 */
export function mostSteps(grain: number): number {
  return Math.min(MOST_STEPS, Math.floor(grain / GRAIN_PER_STEP));
}

/** MT-4.13 */
export const recruitAdvance: PickRules<'recruit-advance'> = {
  moves(s, { seat }) {
    const most = mostSteps(amount(player(s, seat).goods, GRAIN));
    return Array.from({ length: most + 1 }, (_, steps) => write.advance(steps));
  },
  many: (s, { seat }) => mostSteps(amount(player(s, seat).goods, GRAIN)) > 0,
  act(s, { seat }, { steps }, emit) {
    s.pending.pop();
    s.pending.push(task.endTurn(seat));
    if (steps < 1) return;
    payGood(s, seat, GRAIN, steps * GRAIN_PER_STEP);
    const from = s.arrow;
    s.arrow = stepsOn(from, steps);
    s.pending.push(task.take(seat, s.arrow));
    const targets = [targetOf.wheel(), targetOf.wheelSpace(s.arrow)];
    const args = { steps, from, space: s.arrow };
    emit({ kind: 'advanced', seat, args, targets, rule: 'MT-4.13' });
  },
  trades: true,
};
