/** What the rules of a main action are; `actions.ts` holds those of all seven. */
import type { Emit, State } from '../state';
import type { Payment } from './icons';

export interface ActionRule {
  /** DS-4.31: whether it can be paid and has an effect. */
  able(s: State, seat: number): boolean;
  /** Leaves the first pick pending: the icons, or the card they are for. */
  begin(s: State, seat: number, emit: Emit): void;
  /** The icons are spent. */
  paid(s: State, payment: Payment, emit: Emit): void;
}
