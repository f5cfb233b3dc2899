/** What tickets of several subjects have in common. */
import { TURN, type Move, type MoveDescription, type Target, type Verb } from '../../../core/game';
import { list } from '../../../core/words';
import type { DeckCard } from '../data-cards';
import { RESOURCES, resourceAt, type Bundle } from '../data';
import { argOf, bundleIn, verbOf } from '../rules/notation';
import { repayMoves } from '../rules/windows';
import { seatOf, type PickKind, type State, type Task } from '../state';
import { say, type Word } from './catalogue';
import { bundleName, cardText, resourceChips, roleName } from './names';
import { payWorth } from './tickets-worth';

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

/** Looking under one tile or two with a Scout or as the Tracker (`peek`), or by access (`look`). */
export function lookTicket(move: Move, rule: string): MoveDescription {
  const ids = argOf(move).split(',');
  return {
    // Both may be offered at once, and one leaves the other as it was.
    label: say(verbOf(move) === 'look' ? 'label.look.reach' : 'label.look', {
      n: ids.length,
      hexes: list(ids),
    }),
    button: say('button.look', { n: ids.length }),
    targets: ids.map((id) => `hex:${id}`),
    rule,
    group: say('group.looks'),
  };
}

/** Tokens used and deals made beside what is asked. */
export function deal(about: MoveDescription): MoveDescription {
  return { ...about, group: say('group.deals') };
}

/** One payment of a loan; the others are a turn away. */
export function repayTicket(state: State, seat: number, move: Move): MoveDescription {
  const price = bundleIn(move);
  return deal({
    label: say('label.repay', { bundle: bundleName(price) }),
    detail: say('label.repay.detail'),
    button: say('button.repay'),
    targets: ['token:loan', turnOf(repayMoves(state, seat), move)],
    cost: resourceChips(price),
    worth: payWorth(state, seat, price),
    rule: 'DH-4.25',
  });
}

/** Moves that differ in a mix alone are turned like a piece (`TURN`). */
export function turnOf(moves: readonly Move[], move: Move): Target {
  return `${TURN}${moves.indexOf(move)}`;
}

/** The one verb there is: what may be used besides what is asked. */
const USE: Verb = {
  id: 'use',
  label: say('verb.use'),
  sign: 'card',
  does: say('verb.use.does'),
  asks: say('verb.use.asks'),
  quiet: true,
};

/** Seldom wanted in the middle of something else: it stands behind a plain button. */
export function behind(about: MoveDescription): MoveDescription {
  return { ...about, verb: USE };
}

/** A kind of resource in the hand. */
export function goodOf(type: number): Target {
  return `good:${resourceAt(type)}`;
}

/** Every single resource of a mix: the second food is `good:food#2`. */
export function goodsOf(bundle: Readonly<Bundle>): Target[] {
  return RESOURCES.flatMap((_, type) =>
    Array.from({ length: bundle[type] ?? 0 }, (_one, i) => goodOf(type) + (i > 0 ? `#${i + 1}` : '')),
  );
}
