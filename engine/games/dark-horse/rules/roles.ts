/** Mayor, Sheriff and Outlaw: who holds a role and how it is lost to jail (DH-4.42, DH-4.71, DH-6.40 to DH-6.43). */
import { DICE, GAINS, type Role } from '../data';
import { isSolo, push, roleHolder, scenario, seatOf, shunsJail, task, type Emit, type State } from '../state';
import { changeInfluence, gainGold } from './goods';
import type { PicksOf } from './pick';
import { moveFirst } from './turn-order';

/** DH-4.42, also by Election (DH-4.54). An Outlaw cannot claim it (DH-6.41). */
export function mayorAction(state: State, seat: number, emit: Emit): void {
  if (seatOf(state, seat).role === 'outlaw') return;
  changeInfluence(state, seat, GAINS.mayorInfluence, emit, 'mayor');
  takeRole(state, seat, 'mayor', emit, 'DH-4.42');
  push(state, task('gain', seat, GAINS.mayorResources, 'mayor'));
}

/** DH-4.42, also by Marshal Dylan. Arrests the Outlaw (DH-6.43), lifts an event in Marshal Law (DH-6.20). */
export function sheriffAction(state: State, seat: number, emit: Emit): void {
  if (seatOf(state, seat).role === 'outlaw') return;
  moveFirst(state, seat, emit);
  const outlaw = roleHolder(state, 'outlaw');
  if (outlaw >= 0) {
    sentence(state, outlaw, DICE.all, emit, 'DH-6.43');
    gainGold(state, seat, GAINS.arrestGold, emit, 'arrest');
  }
  takeRole(state, seat, 'sheriff', emit, 'DH-4.42');
  if (isSolo(state) && scenario(state) === 'marshal-law' && state.events.length > 0)
    push(state, task('remove-event', seat));
}

export function loseRole(state: State, seat: number, emit: Emit, rule: string): void {
  const who = seatOf(state, seat);
  const { role } = who;
  if (!role) return;
  who.role = '';
  emit({ kind: 'role-lost', seat, args: { role }, targets: officeTargets(role), rule });
}

function takeRole(state: State, seat: number, role: Role, emit: Emit, rule: string): void {
  const holder = roleHolder(state, role);
  if (holder >= 0 && holder !== seat) loseRole(state, holder, emit, rule);
  const who = seatOf(state, seat);
  if (who.role === role) return;
  loseRole(state, seat, emit, rule);
  who.role = role;
  emit({ kind: 'role', seat, args: { role }, targets: officeTargets(role), rule });
}

/** The Outlaw has no space. */
function officeTargets(role: Role): string[] {
  return role === 'outlaw' ? [] : [`space:${role}`];
}

/** A jail icon; with the Outlaw token free the seat may take that instead (DH-6.40). */
export function jail(state: State, seat: number, dice: number, emit: Emit): void {
  const who = seatOf(state, seat);
  const outlawFree = state.options['outlaw'] === true && roleHolder(state, 'outlaw') < 0;
  if (outlawFree && !shunsJail(state, seat)) push(state, task('take-outlaw', seat, dice));
  else sentence(state, seat, dice, emit, who.role === 'outlaw' ? 'DH-6.41' : 'DH-4.71');
}

/** DH-4.71: the role goes at once, the dice at clean-up; penalties add up to all dice. */
export function sentence(state: State, seat: number, dice: number, emit: Emit, rule: string): void {
  const who = seatOf(state, seat);
  loseRole(state, seat, emit, rule);
  who.sentence = Math.min(DICE.all, who.sentence + dice);
  emit({ kind: dice >= DICE.all ? 'jail-all' : 'jail', seat, args: { n: dice }, rule });
}

/** Dice a seat would roll this round if none were in jail. */
export function dicePool(bonus: boolean): number {
  return bonus ? DICE.all : DICE.own;
}

export const rolePicks: PicksOf<'turn-in' | 'take-outlaw'> = {
  'turn-in': {
    moves: () => ['turn-in', 'stay'],
    act(state, { seat }, move, emit) {
      if (move === 'stay') return;
      const who = seatOf(state, seat);
      loseRole(state, seat, emit, 'DH-6.42');
      who.jailed = dicePool(who.bonus);
      emit({ kind: 'turns-in', seat, rule: 'DH-6.42' });
    },
  },
  'take-outlaw': {
    moves: () => ['outlaw', 'jail'],
    act(state, { seat, n }, move, emit) {
      if (move === 'outlaw') takeRole(state, seat, 'outlaw', emit, 'DH-6.40');
      else sentence(state, seat, n, emit, 'DH-4.71');
    },
  },
};
