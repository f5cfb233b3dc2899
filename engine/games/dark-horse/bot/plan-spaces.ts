/** What the greedy player expects of sets on spaces, collected in their order. */
import {
  FOOD,
  GAINS,
  ORE,
  PRICES,
  RESOURCES,
  SPOTS,
  typeOfRow,
  type Bundle,
  type Space,
  type SpotData,
  total,
} from '../data';
import { CHARACTER_EFFECTS, hasSpot, type SpotCharacter } from '../data-cards';
import { harvest } from '../rules/collecting';
import type { SpotSet } from '../rules/spot-sets';
import { marketPrice, politicsPrice, railBaronPrice, traderPrice } from '../rules/trades';
import { cap, isSolo, seatOf, type Seat, type State } from '../state';
import { worthOf, type Aims } from './aims';

/** What a seat would have on the way through the collection. */
interface Purse {
  readonly state: State;
  readonly seat: number;
  readonly who: Seat;
  readonly aims: Aims;
  readonly res: Bundle;
  gold: number;
  /** Rails still wanted. */
  rails: number;
  /** Worth of what is no resource. */
  extra: number;
}

/** Worth gained by having sets on these spots and taking a loan or not. */
export type Planner = (spots: SpotSet, loan: boolean) => number;

/** The planner of one seat in one position: it remembers what it has reckoned, for plans meet again and again. */
export function plannerOf(state: State, seat: number, aims: Aims): Planner {
  const who = seatOf(state, seat);
  const before = worthOf(aims, who.res);
  const known = new Map<number, number>();
  return (spots, loan) => {
    const key = spots * 2 + (loan ? 1 : 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { res, extra } = collected(state, seat, aims, spots, loan);
    const worth = worthOf(aims, res) - before + extra;
    known.set(key, worth);
    return worth;
  };
}

/** What the seat has when these spots are collected. */
function collected(state: State, seat: number, aims: Aims, spots: SpotSet, loan: boolean): Purse {
  const who = seatOf(state, seat);
  const res: Bundle = [who.res[0], who.res[1], who.res[2]];
  const purse: Purse = { state, seat, who, aims, res, gold: who.gold, rails: aims.rails, extra: 0 };
  if (loan) {
    addBest(aims, res, PRICES.loanGives);
    purse.extra += aims.loan;
  }
  // The table of spots has them in the order of the collection.
  for (let rest = spots; rest !== 0; rest &= rest - 1) {
    const spot = SPOTS[31 - Math.clz32(rest & -rest)] as SpotData;
    COLLECT[spot.space](purse, spot);
  }
  return purse;
}

const COLLECT: Readonly<Record<Space, (purse: Purse, spot: SpotData) => void>> = {
  'turn-order'(purse) {
    purse.extra += isSolo(purse.state) ? 0 : 0.5;
  },
  /** Its use is in the other sets, or in the loan. */
  dealer() {},
  character(purse) {
    const { character } = purse.who;
    if (hasSpot(character)) OWN_SPOT[character](purse);
  },
  pioneer(purse) {
    purse.extra += purse.aims.card;
  },
  produce({ state, aims, res }, spot) {
    const type = typeOfRow(spot.row);
    res[type] = (res[type] ?? 0) + harvest(spot.id, aims.produces[type] ?? 0, state.events);
  },
  'hired-hand'(purse) {
    purse.extra += purse.aims.die;
  },
  politics(purse) {
    const { state, seat, aims, res } = purse;
    const price = politicsPrice(state, seat);
    if (total(res) < price || aims.influence <= price * 0.6) return;
    takeCheapest(aims, res, price);
    purse.extra += aims.influence;
  },
  'work-crew': ({ aims, res }) => bestCrew(aims, res),
  'rail-baron'(purse) {
    const { state, rails, res } = purse;
    const price = railBaronPrice(state);
    if (rails <= 0 || res[FOOD] < price[FOOD] || res[ORE] < price[ORE]) return;
    res[FOOD] -= price[FOOD];
    res[ORE] -= price[ORE];
    lay(purse, PRICES.railBaronRails);
    purse.extra += 1.4;
  },
  builder(purse) {
    const built = build(purse.aims, purse.res, purse.gold);
    purse.extra += built.worth;
    purse.gold -= built.gold;
  },
  trader(purse) {
    const { state, aims, res } = purse;
    const price = traderPrice(state);
    if (total(res) < price) return;
    const cost = takeCheapest(aims, res, price);
    if (aims.gold > cost) {
      purse.extra += aims.gold;
      purse.gold += GAINS.tradeGold;
    } else addBest(aims, res, price);
  },
  engineer(purse) {
    const { state, seat, who } = purse;
    if (who.tokens.engineer < cap(state, seat, 'engineer')) purse.extra += 1.5;
    if (who.tokens.wild < cap(state, seat, 'wild')) purse.extra += 1.2;
  },
  scout(purse) {
    purse.extra += purse.aims.card + 0.4;
  },
  mayor(purse) {
    const { who, aims } = purse;
    purse.extra += aims.influence + 0.9 + (who.role === 'mayor' ? 0 : aims.role);
  },
  sheriff(purse) {
    const { state, who, aims } = purse;
    purse.extra +=
      (who.role === 'sheriff' ? 0 : aims.role + 1) + state.events.length * (isSolo(state) ? 1.2 : 0);
  },
  broker(purse) {
    const { state, seat, who, aims } = purse;
    if (who.tokens.stock < cap(state, seat, 'stock')) purse.extra += Math.max(aims.gold, 2.4) * 0.95;
  },
  tycoon(purse) {
    purse.extra += purse.aims.gold;
    purse.gold += GAINS.tycoonGold;
    lay(purse, GAINS.tycoonRails);
  },
  market(purse) {
    purse.extra += market(purse.state, purse.seat, purse.aims, purse.res);
  },
};

const OWN_SPOT: Readonly<Record<SpotCharacter, (purse: Purse) => void>> = {
  merchant(purse) {
    const { state, seat, who } = purse;
    purse.extra += who.tokens.trader < cap(state, seat, 'trader') ? 1.2 : 0.1;
  },
  tracker: ({ res }) => add(res, CHARACTER_EFFECTS.tracker.spotGoods),
  cowboy: ({ res }) => add(res, CHARACTER_EFFECTS.cowboy.spotGoods),
};

function add(res: Bundle, goods: Readonly<Bundle>): void {
  for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) + (goods[i] ?? 0);
}

function lay(purse: Purse, n: number): void {
  const useful = Math.min(n, purse.rails);
  purse.rails -= useful;
  purse.extra += useful * purse.aims.rail + (n - useful) * 0.2;
}

/** One build, the dearer first where it can be paid. */
function build(aims: Aims, res: Bundle, gold: number): { worth: number; gold: number } {
  if (aims.city > 0 && aims.citySite && gold >= PRICES.cityGold && res[1] >= aims.cityWood) {
    res[1] -= aims.cityWood;
    return { worth: aims.city - aims.gold, gold: PRICES.cityGold };
  }
  const price = aims.townPrice;
  if (aims.town > 0 && price && res[0] >= price[0] && res[1] >= price[1] && res[2] >= price[2]) {
    for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) - (price[i] ?? 0);
    return { worth: aims.town, gold: 0 };
  }
  return { worth: 0, gold: 0 };
}

function marginal(aims: Aims, res: Readonly<Bundle>, type: number): number {
  return (res[type] ?? 0) < (aims.want[type] ?? 0) ? 1 : aims.surplus;
}

function addBest(aims: Aims, res: Bundle, n: number): void {
  for (let i = 0; i < n; i++) {
    let best = 0;
    for (let type = 1; type < 3; type++)
      if (marginal(aims, res, type) > marginal(aims, res, best)) best = type;
    res[best] = (res[best] ?? 0) + 1;
  }
}

/** Gives up the least wanted; returns what it was worth. */
function takeCheapest(aims: Aims, res: Bundle, n: number): number {
  const before = worthOf(aims, res);
  for (let i = 0; i < n; i++) {
    let best = -1;
    let spare = -99;
    for (let type = 0; type < 3; type++) {
      const over = (res[type] ?? 0) - (aims.want[type] ?? 0);
      if ((res[type] ?? 0) > 0 && over > spare) {
        spare = over;
        best = type;
      }
    }
    if (best >= 0) res[best] = (res[best] ?? 0) - 1;
  }
  return before - worthOf(aims, res);
}

function bestCrew(aims: Aims, res: Bundle): void {
  const kinds = RESOURCES.map((_, type) => type).filter((type) => (aims.produces[type] ?? 0) > 0);
  const gains = kinds.map((type) => {
    const next: Bundle = [res[0], res[1], res[2]];
    next[type] = (next[type] ?? 0) + (aims.produces[type] ?? 0);
    return { type, gain: worthOf(aims, next) };
  });
  gains.sort((a, b) => b.gain - a.gain || a.type - b.type);
  for (const { type } of gains.slice(0, GAINS.crewKinds))
    res[type] = (res[type] ?? 0) + (aims.produces[type] ?? 0);
}

function market(state: State, seat: number, aims: Aims, res: Bundle): number {
  const copy: Bundle = [res[0], res[1], res[2]];
  let best = 0.05;
  if (total(res) >= PRICES.marketGold)
    best = Math.max(best, aims.gold - takeCheapest(aims, copy, PRICES.marketGold));
  const price = marketPrice(state, seat);
  if (total(res) >= price) {
    const swap: Bundle = [res[0], res[1], res[2]];
    const cost = takeCheapest(aims, swap, price);
    const before = worthOf(aims, swap);
    addBest(aims, swap, PRICES.marketBack);
    best = Math.max(best, worthOf(aims, swap) - before - cost);
  }
  return best;
}
