/** Tickets of payments, gains and the trades of spaces. */
import { TURN, type Chip, type Move, type MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { GAINS, PRICES, total } from '../data';
import { bundleIn, kindsIn, unknownMove, verbOf } from '../rules/notation';
import { crewBundle, SWAP_GIVES } from '../rules/trades';
import type { State, Task } from '../state';
import { say } from './catalogue';
import { anyChip, bundleName, goldChip, influenceChip, resourceChips, resourceName } from './names';
import { goodOf, goodsOf, skipTicket, type TicketsOf } from './tickets-plain';
import { gainWorth, isSpare, payWorth } from './tickets-worth';

export const tradeTickets: TicketsOf<'pay' | 'gain' | 'politics' | 'work-crew' | 'trader' | 'market'> = {
  pay: (state, { seat }, move) => payTicket(state, seat, move, [], 'DH-4.46'),

  gain(state, { seat }, move) {
    const bundle = bundleIn(move);
    return {
      label: say('label.gain', { bundle: bundleName(bundle) }),
      button: say('button.take'),
      targets: goodsOf(bundle),
      gain: resourceChips(bundle),
      worth: gainWorth(state, seat, bundle),
      rule: 'DH-4.46',
    };
  },

  politics: (state, { seat }, move) =>
    move === 'skip'
      ? skipTicket()
      : {
          ...payTicket(state, seat, move, [influenceChip(GAINS.politicsInfluence)], 'DH-4.35'),
          button: say('button.politics'),
        },

  'work-crew'(state, { seat }, move) {
    const kinds = kindsIn(move);
    const goods = crewBundle(state, seat, kinds);
    return {
      label: capital(list(kinds.map(resourceName))),
      detail: say('give.work-crew', { goods: bundleName(goods) }),
      button: say('button.crew'),
      targets: kinds.map(goodOf),
      gain: resourceChips(goods),
      worth: total(goods) + gainWorth(state, seat, goods),
      rule: 'DH-4.36',
    };
  },

  trader: (state, now, move) => tradeTicket(state, now, move, 'DH-4.39'),
  market: (state, now, move) => tradeTicket(state, now, move, 'DH-4.45'),
};

function payTicket(
  state: State,
  seat: number,
  move: Move,
  gain: readonly Chip[],
  rule: string,
): MoveDescription {
  const bundle = bundleIn(move);
  return {
    label: say('label.pay', { bundle: bundleName(bundle) }),
    button: say('button.pay'),
    targets: goodsOf(bundle),
    cost: resourceChips(bundle),
    gain,
    worth: payWorth(state, seat, bundle),
    // One resource is tapped as fast as a proposal is read.
    ...(total(bundle) > 1 && isSpare(state, seat, bundle) ? { preset: true as const } : {}),
    rule,
  };
}

/** The same goods may be traded for one thing or another: what for is a turn away. */
function tradeTicket(
  state: State,
  { seat, kind }: Task<'trader' | 'market'>,
  move: Move,
  rule: string,
): MoveDescription {
  if (move === 'skip') return skipTicket();
  const bundle = bundleIn(move);
  const goods = bundleName(bundle);
  switch (verbOf(move)) {
    case 'gold':
      return {
        label: say('label.trade.gold', { goods }),
        detail: say('label.trade.gold.detail', { n: total(bundle) }),
        button: say('button.gold'),
        targets: [...goodsOf(bundle), `${TURN}gold`],
        cost: resourceChips(bundle),
        gain: [goldChip(GAINS.tradeGold)],
        worth: 20 + payWorth(state, seat, bundle),
        ...(isSpare(state, seat, bundle) ? { preset: true as const } : {}),
        group: say('group.trade.gold'),
        rule,
      };
    case 'swap':
      return {
        label: say('label.trade.swap', { goods }),
        detail: say('label.trade.swap.detail', { n: total(bundle), back: SWAP_GIVES[kind] }),
        button: say('button.swap'),
        targets: [...goodsOf(bundle), `${TURN}swap`],
        cost: resourceChips(bundle),
        gain: [anyChip(SWAP_GIVES[kind])],
        worth: 10 + payWorth(state, seat, bundle),
        group: say('group.trade.swap'),
        rule,
      };
    case 'buy':
      return {
        label: say('label.trade.buy', { goods }),
        button: say('button.resources'),
        targets: [...goodsOf(bundle), `${TURN}buy`],
        cost: [goldChip(PRICES.marketBuyGold)],
        gain: resourceChips(bundle),
        worth: gainWorth(state, seat, bundle),
        group: say('group.trade.buy'),
        rule,
      };
    default:
      throw unknownMove(move);
  }
}
