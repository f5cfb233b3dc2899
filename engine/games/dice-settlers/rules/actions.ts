/** The seven main actions (DS 4.C). */
import { ACTIONS, type Action } from '../data';
import { playerOf, type Emit, type State } from '../state';
import type { ActionRule } from './action';
import { explore } from './explore';
import { harvest } from './harvest';
import type { Payment } from './icons';
import { raid } from './raid';
import { recruit } from './recruit';
import { research } from './research';
import { settle } from './settle';
import { trade } from './trade';

const RULES: Readonly<Record<Action, ActionRule>> = {
  recruit,
  explore,
  settle,
  raid,
  harvest,
  trade,
  research,
};

/** DS-4.31: whether a main action is unused, can be paid and has an effect. */
export function able(s: State, seat: number, action: Action): boolean {
  return !playerOf(s, seat).used.includes(action) && RULES[action].able(s, seat);
}

export function ableActions(s: State, seat: number): Action[] {
  return ACTIONS.filter((action) => able(s, seat, action));
}

export function startAction(s: State, seat: number, action: Action, emit: Emit): void {
  playerOf(s, seat).used.push(action);
  s.turn.allow--;
  s.turn.taken++;
  emit({ kind: 'action', seat, args: { action } });
  RULES[action].begin(s, seat, emit);
}

/** The icons of the payment on top are spent: what they buy begins. */
export function finishPayment(s: State, payment: Payment, emit: Emit): void {
  s.pending.pop();
  RULES[payment.action].paid(s, payment, emit);
}
