/** Tickets of what may be used round a seat's spaces and before the score. */
import type { Move, MoveDescription } from '../../../core/game';
import { PRICES } from '../data';
import { abilityOf } from '../data-cards';
import { argOf, bundleIn, verbIn } from '../rules/notation';
import { paying } from '../rules/trades';
import type { WindowVerb } from '../rules/windows';
import { seatOf, type PickKind, type State, type Task } from '../state';
import { say } from './catalogue';
import { abilityName, anyChip, bundleName, goldChip, resourceChips, tokenChip } from './names';
import { playTicket } from './tickets-placing';
import { behind, deal, main, quiet, repayTicket, turnOf, type Ticket, type TicketsOf } from './tickets-plain';
import { payWorth } from './tickets-worth';

/** Everything a window can be used for. */
const USES: Readonly<Record<WindowVerb, Ticket<PickKind>>> = {
  continue: () => main('label.continue', 'DH-4.50'),
  decline: () => ({ ...quiet('label.decline', 'DH-4.50'), detail: say('label.decline.detail') }),
  done: () => main('label.done', 'DH-5.3'),
  card: (state, { seat }, move) => playTicket(state, seat, move),
  ability(state, { seat }, move) {
    const { character } = seatOf(state, seat);
    const n = Number(argOf(move));
    const label = abilityName(abilityOf(character, n));
    return deal({
      label,
      button: say('button.ability'),
      targets: [`character:${character}`, `turn:${n}`],
      worth: 1,
      rule: 'DH-2.8',
    });
  },
  repay: (state, { seat }, move) => repayTicket(state, seat, move),
  trader(state, { seat }, move) {
    const price = bundleIn(move);
    const all = paying('trader', PRICES.traderToken, seatOf(state, seat).res);
    return deal({
      label: say('label.trader', { bundle: bundleName(price) }),
      detail: say('label.trader.detail'),
      button: say('button.swap'),
      targets: ['token:trader', turnOf(all, move)],
      cost: [tokenChip('trader'), ...resourceChips(price)],
      gain: [anyChip(PRICES.traderToken)],
      worth: payWorth(state, seat, price),
      rule: 'DH-4.50',
    });
  },
  'stock-gold': () =>
    deal({
      label: say('label.stock-gold'),
      button: say('button.gold'),
      targets: ['token:stock', 'turn:0'],
      cost: [tokenChip('stock')],
      gain: [goldChip(PRICES.stockGold)],
      worth: 3,
      rule: 'DH-4.50',
    }),
  'stock-resources': () =>
    deal({
      label: say('label.stock-resources'),
      button: say('button.resources'),
      targets: ['token:stock', 'turn:1'],
      cost: [tokenChip('stock')],
      gain: [anyChip(PRICES.stockGives)],
      worth: 2,
      rule: 'DH-4.50',
    }),
};

/** What is used in a window, or behind a plain button in the pick of a space. */
export function useTicket(state: State, now: Task<PickKind>, move: Move): MoveDescription {
  const about = USES[verbIn(USES, move)](state, now, move);
  return now.kind === 'window' || now.kind === 'end-window' ? about : behind(about);
}

export const windowTickets: TicketsOf<'window' | 'end-window'> = {
  window: useTicket,
  'end-window': useTicket,
};
