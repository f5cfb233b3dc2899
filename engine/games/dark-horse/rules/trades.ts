/** Prices and trades of the spaces, and what is paid or taken in a mix of one's own (DH-4.35 to DH-4.46). */
import type { Move } from '../../../core/game';
import { GAINS, ORE, PRICES, RESOURCES, type Bundle, affords, total } from '../data';
import { CHARACTER_EFFECTS, SURCHARGES } from '../data-cards';
import { eventOn, push, seatOf, task, type Emit, type State } from '../state';
import { bundles, changeInfluence, gain, gainGold, pay } from './goods';
import { railSpots } from './network';
import { bundleIn, bundleText, kindsIn, unknownMove } from './notation';
import type { PicksOf } from './pick';
import { townsOfType } from './tiles';

export function railBaronPrice(state: State): Bundle {
  const price: Bundle = [...PRICES.railBaron];
  if (eventOn(state, 'rail-strike')) price[ORE] += SURCHARGES.railStrikeOre;
  return price;
}

export function politicsPrice(state: State, seat: number): number {
  const waived = seatOf(state, seat).role === 'mayor';
  return (waived ? 0 : PRICES.politics) + (eventOn(state, 'temperance') ? SURCHARGES.temperance : 0);
}

export function traderPrice(state: State): number {
  return PRICES.trader + (eventOn(state, 'gold-bust') ? SURCHARGES.goldBust : 0);
}

export function marketPrice(state: State, seat: number): number {
  const merchant = seatOf(state, seat).character === 'merchant';
  return merchant ? CHARACTER_EFFECTS.merchant.marketSwap : PRICES.marketSwap;
}

/** Kinds of resources a seat has towns on. */
export function producedKinds(state: State, seat: number): number[] {
  return RESOURCES.map((_, type) => type).filter((type) => townsOfType(state, seat, type) > 0);
}

/** Gains of one Work Crew pick: one per town of each chosen type. */
export function crewBundle(state: State, seat: number, types: readonly number[]): Bundle {
  const bundle: Bundle = [0, 0, 0];
  for (const type of types) bundle[type] = townsOfType(state, seat, type);
  return bundle;
}

function crewPairs(state: State, seat: number): number[][] {
  const types = producedKinds(state, seat);
  return types.flatMap((a) => types.filter((b) => a < b).map((b) => [a, b]));
}

type TradeSpace = 'politics' | 'rail-baron' | 'trader' | 'market';

function skip(seat: number, space: TradeSpace, emit: Emit): void {
  emit({ kind: 'skips', seat, args: { space }, rule: 'DH-4.6' });
}

const paying = (n: number, res: Readonly<Bundle>): Move[] =>
  bundles(n, res).map((bundle) => `pay:${bundleText(bundle)}`);

export const tradePicks: PicksOf<'pay' | 'gain' | 'work-crew' | TradeSpace> = {
  pay: {
    moves: (state, { seat, n }) => paying(n, seatOf(state, seat).res),
    act(state, { seat, what }, move, emit) {
      pay(state, seat, bundleIn(move), emit, what);
      if (what !== 'loan') return;
      seatOf(state, seat).tokens.loan--;
      emit({ kind: 'loan-repaid', seat, rule: 'DH-4.25' });
    },
  },

  gain: {
    moves: (_state, { n }) => bundles(n).map((bundle) => `gain:${bundleText(bundle)}`),
    act: (state, { seat, what }, move, emit) => gain(state, seat, bundleIn(move), emit, what),
  },

  politics: {
    moves: (state, { seat, n }) => [...paying(n, seatOf(state, seat).res), 'skip'],
    act(state, { seat }, move, emit) {
      if (move === 'skip') return skip(seat, 'politics', emit);
      pay(state, seat, bundleIn(move), emit, 'politics');
      changeInfluence(state, seat, GAINS.politicsInfluence, emit, 'politics');
    },
  },

  'work-crew': {
    moves: (state, { seat }) => crewPairs(state, seat).map((pair) => `crew:${pair.join(',')}`),
    act: (state, { seat }, move, emit) =>
      gain(state, seat, crewBundle(state, seat, kindsIn(move)), emit, 'work-crew'),
  },

  'rail-baron': {
    moves(state, { seat }) {
      const can =
        affords(seatOf(state, seat).res, railBaronPrice(state)) && railSpots(state, seat).length > 0;
      return can ? ['lay', 'skip'] : ['skip'];
    },
    act(state, { seat }, move, emit) {
      if (move === 'skip') return skip(seat, 'rail-baron', emit);
      pay(state, seat, railBaronPrice(state), emit, 'rail-baron');
      push(state, task('rail', seat, PRICES.railBaronRails, 'rail-baron'));
    },
  },

  trader: {
    moves(state, { seat }) {
      const { res } = seatOf(state, seat);
      const found: Move[] = [];
      if (total(res) >= traderPrice(state)) found.push('gold');
      if (total(res) >= PRICES.trader) found.push('swap');
      return [...found, 'skip'];
    },
    act(state, { seat }, move, emit) {
      switch (move) {
        case 'skip':
          return skip(seat, 'trader', emit);
        case 'gold':
          return push(
            state,
            task('pay', seat, traderPrice(state), 'trader'),
            task('gold', seat, GAINS.tradeGold, 'trader'),
          );
        case 'swap':
          return push(
            state,
            task('pay', seat, PRICES.trader, 'trader'),
            task('gain', seat, PRICES.traderBack, 'trader'),
          );
        default:
          throw unknownMove(move);
      }
    },
  },

  market: {
    moves(state, { seat }) {
      const who = seatOf(state, seat);
      const found: Move[] = [];
      if (total(who.res) >= marketPrice(state, seat)) found.push('swap');
      if (who.gold >= PRICES.marketBuyGold) found.push('buy');
      if (total(who.res) >= PRICES.marketGold) found.push('gold');
      return [...found, 'skip'];
    },
    act(state, { seat }, move, emit) {
      switch (move) {
        case 'skip':
          return skip(seat, 'market', emit);
        case 'buy':
          gainGold(state, seat, -PRICES.marketBuyGold, emit, 'market');
          return push(state, task('gain', seat, PRICES.marketBuys, 'market'));
        case 'gold':
          return push(
            state,
            task('pay', seat, PRICES.marketGold, 'market'),
            task('gold', seat, GAINS.tradeGold, 'market'),
          );
        case 'swap':
          return push(
            state,
            task('pay', seat, marketPrice(state, seat), 'market'),
            task('gain', seat, PRICES.marketBack, 'market'),
          );
        default:
          throw unknownMove(move);
      }
    },
  },
};
