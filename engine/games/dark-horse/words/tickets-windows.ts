/** Tickets of the windows round one's own spaces and before the score. */
import { PRICES } from '../data';
import { abilityOf } from '../data-cards';
import { argOf, verbIn } from '../rules/notation';
import type { WindowVerb } from '../rules/windows';
import { seatOf } from '../state';
import { say } from './catalogue';
import { abilityName, anyChip, goldChip, tokenChip } from './names';
import { playTicket } from './tickets-placing';
import { deal, main, repayTicket, type Ticket, type TicketsOf } from './tickets-plain';

/** Everything a window can be used for. */
const USES: Readonly<Record<WindowVerb, Ticket<'window' | 'end-window'>>> = {
  continue: () => main('label.continue', 'DH-4.50'),
  done: () => main('label.done', 'DH-5.3'),
  card: (state, { seat }, move) => playTicket(state, seat, move),
  ability(state, { seat }, move) {
    const { character } = seatOf(state, seat);
    const label = abilityName(abilityOf(character, Number(argOf(move))));
    return deal({ label, targets: [`character:${character}`], rule: 'DH-2.8' });
  },
  repay: (state, { seat }) => repayTicket(state, seat),
  trader: () =>
    deal({
      label: say('label.trader'),
      targets: ['token:trader'],
      cost: [tokenChip('trader'), anyChip(PRICES.traderToken)],
      gain: [anyChip(PRICES.traderToken)],
      rule: 'DH-4.50',
    }),
  'stock-gold': () =>
    deal({
      label: say('label.stock-gold'),
      targets: ['token:stock'],
      cost: [tokenChip('stock')],
      gain: [goldChip(PRICES.stockGold)],
      rule: 'DH-4.50',
    }),
  'stock-resources': () =>
    deal({
      label: say('label.stock-resources'),
      targets: ['token:stock'],
      cost: [tokenChip('stock')],
      gain: [anyChip(PRICES.stockGives)],
      rule: 'DH-4.50',
    }),
};

export const windowTickets: TicketsOf<'window' | 'end-window'> = {
  window: (state, now, move) => USES[verbIn(USES, move)](state, now, move),
  'end-window': (state, now, move) => USES[verbIn(USES, move)](state, now, move),
};
