/** What the greedy player wants to build next, and when it ends the race. */
import {
  BANK_RUN_FLOOR,
  BUILDING,
  BUILDINGS,
  CART,
  FULL_TOWN_POINTS,
  YARD,
  cardIndex,
  type BuildingId,
  type CartSize,
} from '../data';
import { basePoints } from '../score';
import { isSolo, townOf, type State, type Town } from '../state';
import { beds, builtSpaces, countOf, people, sum } from '../rules/town';

export type Wish =
  | { readonly what: 'building'; readonly type: BuildingId; readonly cost: number }
  | { readonly what: 'cart'; readonly size: CartSize; readonly cost: number };

/** What counts of a town while wishes are made one after another. */
export interface Sketch {
  readonly counts: Record<BuildingId, number>;
  built: number;
  spaces: number;
  carts: number;
  seats: number;
  beds: number;
  people: number;
  ore: number;
}

export function sketch(t: Town, ore: number): Sketch {
  return {
    counts: Object.fromEntries(BUILDINGS.map((type) => [type, countOf(t, type)])) as Record<
      BuildingId,
      number
    >,
    built: builtSpaces(t),
    spaces: t.spaces.length,
    carts: t.carts.length,
    seats: t.carts.reduce((n, cart) => n + CART[cart.size].seats, 0),
    beds: beds(t),
    people: sum(people(t)),
    ore,
  };
}

/** The order in which a town grows; a cart is wanted once there are people and ore for it. */
export const ORDER: readonly (BuildingId | CartSize)[] = [
  'saloon',
  'house',
  'hotel',
  'large',
  'saloon',
  'hotel',
  'saloon',
  'school',
  'large',
  'house',
  'sheriffs-office',
  'house',
  'school',
  'sheriffs-office',
  'small',
];

/** The next thing wanted, or null to save the money. */
export function nextWish(s: State, v: Sketch, finish: boolean): Wish | null {
  const left = v.spaces - v.built;
  if (left === 0) return null;
  if (left === 1 && !finish) return cartWish(v);
  if (left === 1) return bestLast(s);
  const wanted: Partial<Record<string, number>> = { house: 1, workshop: 1 };
  let carts = 1;
  for (const item of ORDER) {
    if (item === 'small' || item === 'large') {
      carts++;
      if (v.carts < carts && v.carts < YARD && v.people + 3 > v.seats && v.ore > v.seats) {
        return { what: 'cart', size: item, cost: CART[item].cost };
      }
      continue;
    }
    wanted[item] = (wanted[item] ?? 0) + 1;
    if (s.supply[item] < 1) continue;
    if (v.counts[item] < (wanted[item] ?? 0))
      return { what: 'building', type: item, cost: BUILDING[item].cost };
  }
  return bestLast(s);
}

function cartWish(v: Sketch): Wish | null {
  if (v.carts >= YARD || v.people < v.seats || v.ore < v.seats) return null;
  return { what: 'cart', size: 'large', cost: CART.large.cost };
}

/** With the town nearly full: the building whose points are cheapest. */
function bestLast(s: State): Wish | null {
  const offers = BUILDINGS.filter((type) => s.supply[type] > 0).sort(
    (a, b) => 3 * BUILDING[b].points - BUILDING[b].cost - (3 * BUILDING[a].points - BUILDING[a].cost),
  );
  const type = offers[0];
  return type === undefined ? null : { what: 'building', type, cost: BUILDING[type].cost };
}

export function addWish(v: Sketch, wish: Wish): void {
  if (wish.what === 'cart') {
    v.carts++;
    v.seats += CART[wish.size].seats;
    return;
  }
  v.counts[wish.type]++;
  v.built++;
  v.beds += BUILDING[wish.type].beds;
}

/** Whether filling the last space today beats another day of growing. */
export function shouldFinish(s: State, seat: number, aim: number): boolean {
  if (s.lastDay || s.day >= s.dayLimit) return true;
  if (aim > 0) return s.day >= aim;
  if (!isSolo(s)) return leads(s, seat);
  const points = basePoints(townOf(s, seat)).reduce((a, b) => a + b, 0) + FULL_TOWN_POINTS + 3;
  return points / s.day >= (points + growth(s, seat)) / (s.day + 1);
}

/** Points another day would add: a day's money, and the people it brings. */
function growth(s: State, seat: number): number {
  const t = townOf(s, seat);
  const workers = sum(people(t));
  const room = Math.min(4, Math.max(0, beds(t) - workers));
  const income = builtSpaces(t) + t.saloonSleepers + 2.6 * Math.min(workers, 20) - 6;
  return (income - DREAD * bankRunLoss(s, t)) / 3 + room;
}

/** How much more a loss weighs than a gain: who has a full purse sleeps badly. */
const DREAD = 6;

/** What tomorrow's card is expected to take from a full purse. */
function bankRunLoss(s: State, t: Town): number {
  const run = cardIndex('bank-run');
  const left = s.deck.reduce((n, copies) => n + copies, 0) || 1;
  return ((s.deck[run] ?? 0) / left) * (Math.max(0, t.cash - BANK_RUN_FLOOR) / 2);
}

function leads(s: State, seat: number): boolean {
  // Money is hidden, so towns are compared by what stands and who lives there.
  const open = s.towns.map((t) => {
    const lines = basePoints(t);
    return (lines[0] ?? 0) + (lines[3] ?? 0) + (lines[4] ?? 0);
  });
  return (open[seat] ?? 0) + FULL_TOWN_POINTS >= Math.max(...open);
}
