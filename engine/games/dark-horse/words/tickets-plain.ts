/** What tickets of several subjects have in common. */
import type { Move, MoveDescription } from '../../../core/game';
import type { DeckCard } from '../data-cards';
import { loanPrice } from '../rules/goods';
import { argOf } from '../rules/notation';
import { seatOf, type PickKind, type State, type Task } from '../state';
import { say, type Word } from './catalogue';
import { anyChip, cardText, roleName } from './names';

export type Ticket<K extends PickKind> = {
  write(state: State, task: Task<K>, move: Move): MoveDescription;
}['write'];

/** The tickets of some picks: a subject's share of the table. */
export type TicketsOf<K extends PickKind> = { readonly [P in K]: Ticket<P> };

/** A plain button that leaves something be. */
export function quiet(label: Word, rule: string): MoveDescription {
  return { label: say(label), targets: [], rule, weight: 'quiet' };
}

/** The one strong button of a pick. */
export function main(label: Word, rule: string): MoveDescription {
  return { label: say(label), targets: [], rule, weight: 'main' };
}

/** "Leave it": whoever does not pay gets nothing (DH-4.6). */
export function skipTicket(): MoveDescription {
  return quiet('label.skip', 'DH-4.6');
}

export function cardTicket(state: State, label: string, card: DeckCard, rule: string): MoveDescription {
  return { label, detail: cardText(state, card), targets: [`card:${card}`], rule };
}

/** DH-4.71: jail takes an office at once. */
export function officeWarning(state: State, seat: number): { warning?: string } {
  const { role } = seatOf(state, seat);
  return role === 'mayor' || role === 'sheriff'
    ? { warning: say('warn.office', { role: roleName(role) }) }
    : {};
}

/** Looking under a tile with a Scout or as the Tracker (`peek`), or by access (`look`). */
export function lookTicket(move: Move, rule: string): MoveDescription {
  const hex = argOf(move);
  return { label: say('label.look', { hex }), targets: [`hex:${hex}`], rule, group: say('group.looks') };
}

/** Tokens used and deals made beside what is asked. */
export function deal(about: MoveDescription): MoveDescription {
  return { ...about, group: say('group.deals') };
}

export function repayTicket(state: State, seat: number): MoveDescription {
  return deal({
    label: say('label.repay'),
    targets: ['token:loan'],
    cost: [anyChip(loanPrice(state, seat))],
    rule: 'DH-4.25',
  });
}
