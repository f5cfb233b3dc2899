/** Tickets of payments, gains and the trades of spaces. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { GAINS, PRICES } from '../data';
import { bundleIn, kindsIn, unknownMove } from '../rules/notation';
import { crewBundle, marketPrice, traderPrice } from '../rules/trades';
import { say } from './catalogue';
import { anyChip, bundleName, goldChip, influenceChip, resourceChips, resourceName } from './names';
import { skipTicket, type TicketsOf } from './tickets-plain';
import { spaceTicket } from './tickets-spaces';

export const tradeTickets: TicketsOf<
  'pay' | 'gain' | 'politics' | 'work-crew' | 'rail-baron' | 'trader' | 'market'
> = {
  pay: (_state, _task, move) => payTicket(move, [], 'DH-4.46'),

  gain(_state, _task, move) {
    const bundle = bundleIn(move);
    const label = say('label.gain', { bundle: bundleName(bundle) });
    return { label, targets: [], gain: resourceChips(bundle), rule: 'DH-4.46' };
  },

  politics: (_state, _task, move) =>
    move === 'skip' ? skipTicket() : payTicket(move, [influenceChip(GAINS.politicsInfluence)], 'DH-4.35'),

  'work-crew'(state, { seat }, move) {
    const kinds = kindsIn(move);
    return {
      label: capital(list(kinds.map(resourceName))),
      targets: [],
      gain: resourceChips(crewBundle(state, seat, kinds)),
      rule: 'DH-4.36',
    };
  },

  'rail-baron': (state, { seat }, move) =>
    move === 'skip'
      ? skipTicket()
      : {
          label: say('label.lay'),
          targets: ['space:rail-baron'],
          cost: spaceTicket(state, seat, 'rail-baron').cost ?? [],
          gain: spaceTicket(state, seat, 'rail-baron').gain ?? [],
          rule: 'DH-4.37',
          weight: 'main',
        },

  trader(state, _task, move) {
    const about = { targets: ['space:trader'], rule: 'DH-4.39' };
    switch (move) {
      case 'skip':
        return skipTicket();
      case 'gold':
        return goldTrade(traderPrice(state), about);
      case 'swap':
        return swapTrade(PRICES.trader, PRICES.traderBack, about);
      default:
        throw unknownMove(move);
    }
  },

  market(state, { seat }, move) {
    const about = { targets: ['space:market'], rule: 'DH-4.45' };
    switch (move) {
      case 'skip':
        return skipTicket();
      case 'buy':
        return {
          label: say('label.trade.buy'),
          ...about,
          cost: [goldChip(PRICES.marketBuyGold)],
          gain: [anyChip(PRICES.marketBuys)],
        };
      case 'gold':
        return goldTrade(PRICES.marketGold, about);
      case 'swap':
        return swapTrade(marketPrice(state, seat), PRICES.marketBack, about);
      default:
        throw unknownMove(move);
    }
  },
};

type About = Pick<MoveDescription, 'targets' | 'rule'>;

function payTicket(move: Move, gain: readonly Chip[], rule: string): MoveDescription {
  const bundle = bundleIn(move);
  const label = say('label.pay', { bundle: bundleName(bundle) });
  return { label, targets: [], cost: resourceChips(bundle), gain, rule };
}

function goldTrade(n: number, about: About): MoveDescription {
  return {
    label: say('label.trade.gold', { n }),
    ...about,
    cost: [anyChip(n)],
    gain: [goldChip(GAINS.tradeGold)],
  };
}

function swapTrade(n: number, m: number, about: About): MoveDescription {
  return { label: say('label.trade.swap', { n, m }), ...about, cost: [anyChip(n)], gain: [anyChip(m)] };
}
