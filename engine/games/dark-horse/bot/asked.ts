/** What a policy is given and what it may answer. */
import type { Choice, Move, Thinking } from '../../../core/game';
import type { Bundle } from '../data';
import { seatOf, type PickKind, type State, type Task } from '../state';
import { worthOf, type Aims } from './aims';

export interface Asked<K extends PickKind> {
  readonly state: State;
  readonly seat: number;
  readonly task: Task<K>;
  /** Every legal move; never empty. */
  readonly options: readonly Move[];
  readonly aims: Aims;
}

/** Answers a pick at once, or in slices. */
export type Policy<K extends PickKind> = { answer(asked: Asked<K>): Choice | Thinking }['answer'];

/** The policies of some picks: a subject's share of the table. */
export type PoliciesOf<K extends PickKind> = { readonly [P in K]: Policy<P> };

export function firstOf(options: readonly Move[]): Move {
  const [first] = options;
  if (first === undefined) throw new Error('There is no move to choose from.');
  return first;
}

/** What the seat's resources are worth after a gain. */
export function worthWith({ state, seat, aims }: Asked<PickKind>, gain: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return worthOf(aims, [res[0] + gain[0], res[1] + gain[1], res[2] + gain[2]]);
}

/** What the seat's resources are worth after a payment. */
export function worthWithout({ state, seat, aims }: Asked<PickKind>, cost: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return worthOf(aims, [res[0] - cost[0], res[1] - cost[1], res[2] - cost[2]]);
}
