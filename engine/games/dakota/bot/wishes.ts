/** What the greedy player wants to build next, and when it ends the race. */
import {
  ACQUIRED_PER_DAY,
  BUILDING,
  BUILDINGS,
  CART,
  FULL_TOWN_POINTS,
  MONEY_PER_POINT,
  STARTERS,
  YARD,
  byBuilding,
  type BuildingId,
  type CartSize,
} from '../data';
import { cardIndex } from '../data-cards';
import { at, sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { bankRunLoss } from '../rules/events';
import { builtSpaces, countOf, people, roomFor } from '../rules/town';
import { basePoints, pointLines } from '../score';
import { isSolo, townOf, type State, type Town } from '../state';

export type Wish =
  | { readonly what: 'building'; readonly type: BuildingId; readonly cost: number }
  | { readonly what: 'cart'; readonly size: CartSize; readonly cost: number };

/** What counts of a town while wishes are made one after another. */
interface Sketch {
  readonly counts: Record<BuildingId, number>;
  built: number;
  spaces: number;
  carts: number;
  seats: number;
  people: number;
  ore: number;
}

export function sketch(t: Town, ore: number): Sketch {
  return {
    counts: byBuilding((type) => countOf(t, type)),
    built: builtSpaces(t),
    spaces: t.spaces.length,
    carts: t.carts.length,
    seats: t.carts.reduce((n, cart) => n + CART[cart.size].seats, 0),
    people: sum(people(t)),
    ore,
  };
}

/** The order in which a town grows; a cart is wanted once there are people and ore for it. */
const ORDER: readonly (BuildingId | CartSize)[] = [
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
  const wanted = byBuilding((type) => STARTERS.filter((one) => one === type).length);
  let carts = 1;
  for (const item of ORDER) {
    if (item === 'small' || item === 'large') {
      carts++;
      if (v.carts < carts && v.carts < YARD && v.people + 3 > v.seats && v.ore > v.seats) {
        return { what: 'cart', size: item, cost: CART[item].cost };
      }
      continue;
    }
    wanted[item]++;
    if (s.supply[item] < 1) continue;
    if (v.counts[item] < wanted[item]) return { what: 'building', type: item, cost: BUILDING[item].cost };
  }
  return bestLast(s);
}

function cartWish(v: Sketch): Wish | null {
  if (v.carts >= YARD || v.people < v.seats || v.ore < v.seats) return null;
  return { what: 'cart', size: 'large', cost: CART.large.cost };
}

/** With the town nearly full: the building whose points are cheapest. */
function bestLast(s: State): Wish | null {
  const offers = BUILDINGS.filter((type) => s.supply[type] > 0).sort((a, b) => lastWorth(b) - lastWorth(a));
  const type = offers[0];
  return type === undefined ? null : { what: 'building', type, cost: BUILDING[type].cost };
}

/** What a building brings beyond its price, in dollars. */
function lastWorth(type: BuildingId): number {
  return MONEY_PER_POINT * BUILDING[type].points - BUILDING[type].cost;
}

export function addWish(v: Sketch, wish: Wish): void {
  if (wish.what === 'cart') {
    v.carts++;
    v.seats += CART[wish.size].seats;
    return;
  }
  v.counts[wish.type]++;
  v.built++;
}

/** Whether filling the last space today beats another day of growing. */
export function shouldFinish(s: State, seat: number): boolean {
  if (isLastDay(s)) return true;
  if (!isSolo(s)) return leads(s, seat);
  const points = basePoints(townOf(s, seat)) + FULL_TOWN_POINTS + 3;
  return points / s.day >= (points + growth(s, seat)) / (s.day + 1);
}

/** Points another day would add: a day's money, and the people it brings. */
function growth(s: State, seat: number): number {
  const t = townOf(s, seat);
  const workers = sum(people(t));
  const room = Math.min(ACQUIRED_PER_DAY, Math.max(0, roomFor(t)));
  const income = builtSpaces(t) + t.saloonSleepers + 2.6 * Math.min(workers, 20) - 6;
  return (income - DREAD * fear(s, t)) / MONEY_PER_POINT + room;
}

/** How much more a loss weighs than a gain: who has a full purse sleeps badly. */
const DREAD = 3;

/** What tomorrow's card is expected to take from a full purse. */
function fear(s: State, t: Town): number {
  const left = sum(s.deck) || 1;
  return (at(s.deck, cardIndex('bank-run')) / left) * bankRunLoss(t.cash);
}

function leads(s: State, seat: number): boolean {
  // Money is hidden, so towns are compared by what stands and who lives there.
  const open = s.towns.map((t) => {
    const lines = pointLines(t);
    return lines.buildings + lines.miners + lines.specialists;
  });
  return at(open, seat) + FULL_TOWN_POINTS >= Math.max(...open);
}
