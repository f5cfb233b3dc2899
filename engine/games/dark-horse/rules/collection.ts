/** The steps of the Collection Phase in their order, and whose windows lie in them (DH-4.5, DH-4.50, DH-4.51). */
import { SPACES, SPOTS, type Space, type SpotId } from '../data';
import type { State, Todo } from '../state';
import { orderedSeats } from './turn-order';

/** A step of the collection: a space, or the one window of seats without a set (DH-4.51). */
type CollectStep = Exclude<Space, 'dealer'> | 'last';

export const STEPS: readonly CollectStep[] = [
  ...SPACES.filter((space): space is Exclude<Space, 'dealer'> => space !== 'dealer'),
  'last',
];

/** The step of the collection under way; null before its first. */
export function spaceNow(state: State): CollectStep | null {
  if (state.spaceAt < 0) return null;
  const now = STEPS[state.spaceAt];
  if (!now) throw new RangeError(`There is no step ${state.spaceAt} of the collection.`);
  return now;
}

/** Spaces with a pick of their own: it is the window before them as well. */
export function asksItself(step: CollectStep | null): boolean {
  return (
    step === 'politics' ||
    step === 'rail-baron' ||
    step === 'builder' ||
    step === 'trader' ||
    step === 'market'
  );
}

/** How many spaces are collected. */
export function spaceCount(): number {
  return STEPS.length - 1;
}

/** The space whose first window follows the one now open with nothing in between; null where something comes first. */
export function spaceAfter(state: State, seat: number): Space | null {
  if (state.todo.length > 0) return null;
  for (const next of STEPS.slice(state.spaceAt + 1)) {
    const [first] = planOf(state, next);
    if (first === undefined) continue;
    return next !== 'last' && first === `${seat}:before` && !asksItself(next) ? next : null;
  }
  return null;
}

/** The step at which each spot is collected; -1 for the Dealer's. */
const STEP_OF: ReadonlyMap<SpotId, number> = new Map(
  SPOTS.map(({ id, space }) => [id, STEPS.findIndex((step) => step === space)]),
);

export function stepOf(spot: SpotId): number {
  return STEP_OF.get(spot) ?? -1;
}

/** The steps at which a seat has dice, as bits. */
export function takenSteps(state: State): number {
  let bits = 0;
  for (const { seat, spot } of state.sets) {
    const step = seat < 0 ? -1 : stepOf(spot);
    if (step >= 0) bits |= 1 << step;
  }
  return bits;
}

/** Whether a seat has another window in this round after the one now open. */
export function hasLaterWindow(state: State, seat: number): boolean {
  for (const todo of state.todo) if (todo !== `${seat}:collect` && todo.startsWith(`${seat}:`)) return true;
  let last = -1;
  for (const set of state.sets) if (set.seat === seat) last = Math.max(last, stepOf(set.spot));
  // Who has no dice on a space that is collected has the last window.
  return (last < 0 ? STEPS.length - 1 : last) > state.spaceAt;
}

/** Who is on a space, in the turn order that stands as it begins (DH-4.5). */
export function planOf(state: State, step: CollectStep): Todo[] {
  if (step === 'last') {
    const idle = state.order.filter(
      (seat) => !state.sets.some((set) => set.seat === seat && set.spot !== 'dealer'),
    );
    return idle.map((seat): Todo => `${seat}:last`);
  }
  if (step === 'turn-order') {
    const seats = orderedSeats(state);
    if (seats.length === 0) return [];
    return [
      ...seats.map((seat): Todo => `${seat}:before`),
      '-1:order',
      ...seats.map((seat): Todo => `${seat}:after`),
    ];
  }
  const at = STEPS.indexOf(step);
  const todo: Todo[] = [];
  for (const seat of state.order) {
    if (state.sets.some((set) => set.seat === seat && stepOf(set.spot) === at))
      todo.push(`${seat}:before`, `${seat}:collect`, `${seat}:after`);
  }
  return todo;
}
