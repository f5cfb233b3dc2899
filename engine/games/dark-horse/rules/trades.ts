/** Prices and trades of the spaces, and what is paid or taken in a mix of one's own (DH-4.35 to DH-4.46). */
import type { Move } from '../../../core/game';
import { bundleWith, GAINS, ORE, PRICES, RESOURCES, type Bundle } from '../data';
import { CHARACTER_EFFECTS, SURCHARGES } from '../data-cards';
import { eventOn, push, seatOf, task, type Emit, type PickKind, type State } from '../state';
import { bundles, changeInfluence, gain, gainGold, pay } from './goods';
import { bundleIn, bundleText, kindsIn, unknownMove, verbOf } from './notation';
import type { PicksOf } from './pick';
import { townsOfType, townTargets } from './tiles';

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

/** What the crew brings in, kind by kind, from the towns it works at (DH-4.36). */
export function bringCrew(state: State, seat: number, types: readonly number[], emit: Emit): void {
  for (const type of types) {
    const bundle = bundleWith(type, townsOfType(state, seat, type));
    gain(state, seat, bundle, emit, 'work-crew', townTargets(state, seat, type));
  }
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

type TradeSpace = 'politics' | 'trader' | 'market';

/** Picks a seat makes while it collects a space of its own and pays for what it gets. */
const SPACE_PICKS: ReadonlySet<PickKind> = new Set<PickKind>([
  'politics',
  'rail-baron',
  'build',
  'trader',
  'market',
]);

export function isSpacePick(kind: PickKind): boolean {
  return SPACE_PICKS.has(kind);
}

function skip(seat: number, space: TradeSpace, emit: Emit): void {
  emit({ kind: 'skips', seat, args: { space }, rule: 'DH-4.6' });
}

/** A verb with every mix of `n` resources the seat could pay: `gold:3,1,0`. */
export function paying(verb: string, n: number, res: Readonly<Bundle>): Move[] {
  return bundles(n, res).map((bundle) => `${verb}:${bundleText(bundle)}`);
}

/** A verb with every mix of `n` resources there is. */
export function taking(verb: string, n: number): Move[] {
  return bundles(n).map((bundle) => `${verb}:${bundleText(bundle)}`);
}

/** The trades of Trader and Market: what is given is part of the pick, what is taken in a mix comes next. */
function trade(state: State, seat: number, space: 'trader' | 'market', move: Move, emit: Emit): void {
  switch (verbOf(move)) {
    case 'skip':
      return skip(seat, space, emit);
    case 'buy':
      gainGold(state, seat, -PRICES.marketBuyGold, emit, space);
      return gain(state, seat, bundleIn(move), emit, space);
    case 'gold':
      pay(state, seat, bundleIn(move), emit, space);
      return gainGold(state, seat, GAINS.tradeGold, emit, space);
    case 'swap':
      pay(state, seat, bundleIn(move), emit, space);
      return push(state, task('gain', seat, SWAP_GIVES[space], space));
    default:
      throw unknownMove(move);
  }
}

/** What a swap brings. */
export const SWAP_GIVES = { trader: PRICES.traderBack, market: PRICES.marketBack } as const;

export const tradePicks: PicksOf<'pay' | 'gain' | 'work-crew' | TradeSpace> = {
  pay: {
    moves: (state, { seat, n }) => paying('pay', n, seatOf(state, seat).res),
    act: (state, { seat, what }, move, emit) => pay(state, seat, bundleIn(move), emit, what),
  },

  gain: {
    moves: (_state, { n }) => taking('gain', n),
    act: (state, { seat, what }, move, emit) => gain(state, seat, bundleIn(move), emit, what),
  },

  politics: {
    moves: (state, { seat }) => [
      ...paying('pay', politicsPrice(state, seat), seatOf(state, seat).res),
      'skip',
    ],
    /** Nobody is asked whether to take it for nothing. */
    before(state, { seat }, emit) {
      if (politicsPrice(state, seat) > 0) return false;
      state.pending.pop();
      changeInfluence(state, seat, GAINS.politicsInfluence, emit, 'politics');
      return true;
    },
    act(state, { seat }, move, emit) {
      if (move === 'skip') return skip(seat, 'politics', emit);
      pay(state, seat, bundleIn(move), emit, 'politics');
      changeInfluence(state, seat, GAINS.politicsInfluence, emit, 'politics');
    },
  },

  'work-crew': {
    moves: (state, { seat }) => crewPairs(state, seat).map((pair) => `crew:${pair.join(',')}`),
    act: (state, { seat }, move, emit) => bringCrew(state, seat, kindsIn(move), emit),
  },

  trader: {
    moves(state, { seat }) {
      const { res } = seatOf(state, seat);
      return [...paying('gold', traderPrice(state), res), ...paying('swap', PRICES.trader, res), 'skip'];
    },
    act: (state, { seat }, move, emit) => trade(state, seat, 'trader', move, emit),
  },

  market: {
    moves(state, { seat }) {
      const { res, gold } = seatOf(state, seat);
      return [
        ...paying('swap', marketPrice(state, seat), res),
        ...(gold >= PRICES.marketBuyGold ? taking('buy', PRICES.marketBuys) : []),
        ...paying('gold', PRICES.marketGold, res),
        'skip',
      ];
    },
    act: (state, { seat }, move, emit) => trade(state, seat, 'market', move, emit),
  },
};
