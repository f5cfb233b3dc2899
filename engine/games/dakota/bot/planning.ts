/** How the greedy player spreads its people over the afternoon. */
import {
  BARTENDER,
  BUILDING,
  CRAFTSMAN,
  DRINK_PAY,
  ENGINEER,
  MINER,
  PROSPECTOR,
  SHERIFF,
  STRONG,
  TEACHER,
  cartWage,
  type Kind,
} from '../data';
import { add, at, sum } from '../rules/counts';
import { endTiles } from '../rules/mine';
import { freePlaces } from '../rules/planning';
import { countOf, seatsOf } from '../rules/town';
import { townOf, type Place, type State, type Town } from '../state';
import { bestShaft, countPieces, oreTiles } from './mine';
import { addWish, nextWish, shouldFinish, sketch, type Wish } from './wishes';

export interface Placement {
  readonly place: Place;
  readonly kind: Kind;
  readonly why: 'build' | 'mine' | 'tend' | 'drink' | 'learn';
}

/** What a card drawn at school is worth in dollars. */
const LEARN = 1.6;

/** Everyone who can work this afternoon, placed already or not. */
function crew(t: Town): number[] {
  const all = t.idle.slice();
  for (const cart of t.carts) if (cart.sent === 0) for (const kind of cart.crew) add(all, kind);
  for (const b of t.spaces) if (b) for (const kind of b.waiting) add(all, kind);
  return all;
}

/** Things to build today, in order, with the money that will be there. */
export function wishesToday(s: State, seat: number): Wish[] {
  const t = townOf(s, seat);
  const v = sketch(t, oreTiles(t));
  const finish = shouldFinish(s, seat);
  const wishes: Wish[] = [];
  const windows = countOf(t, 'workshop') * BUILDING.workshop.windows;
  let money = t.cash + saloonIncome(t) - 1;
  while (wishes.length < windows) {
    const wish = nextWish(s, v, finish);
    if (!wish || wish.cost > money) break;
    money -= wish.cost;
    addWish(v, wish);
    wishes.push(wish);
  }
  return wishes;
}

function saloonIncome(t: Town): number {
  const seats = countOf(t, 'saloon') * BUILDING.saloon.windows;
  return DRINK_PAY * Math.min(seats, Math.max(0, sum(crew(t)) - 3));
}

/** The whole plan from scratch; the same people give the same plan however many are placed already. */
function planAfternoon(s: State, seat: number): Placement[] {
  const t = townOf(s, seat);
  const free = crew(t);
  const plan: Placement[] = [];
  const put = (place: Place, kinds: readonly Kind[], why: Placement['why']): boolean => {
    const kind = kinds.find((k) => at(free, k) > 0);
    if (kind === undefined) return false;
    add(free, kind, -1);
    plan.push({ place, kind, why });
    return true;
  };
  const workshops = places(t, 'workshop');
  wishesToday(s, seat).forEach((_, i) => {
    const space = workshops[Math.floor(i / BUILDING.workshop.windows)];
    if (space !== undefined && sum(free) > 1) put({ at: 'space', index: space }, BUILDERS, 'build');
  });
  const saloons = places(t, 'saloon');
  const seats: { place: Place; tended: boolean }[] = [];
  for (const index of saloons) {
    const tended = put({ at: 'space', index }, [BARTENDER], 'tend');
    for (let k = tended ? 1 : 0; k < BUILDING.saloon.windows; k++)
      seats.push({ place: { at: 'space', index }, tended });
  }
  seats.sort((a, b) => Number(b.tended) - Number(a.tended));
  mineAndDrink(s, t, free, seats, put);
  for (const index of places(t, 'school')) {
    for (let k = 0; k < BUILDING.school.windows; k++) put({ at: 'space', index }, LEARNERS, 'learn');
  }
  return plan;
}

const BUILDERS: readonly Kind[] = [
  CRAFTSMAN,
  MINER,
  SHERIFF,
  TEACHER,
  PROSPECTOR,
  ENGINEER,
  STRONG,
  BARTENDER,
];
const MINERS: readonly Kind[] = [STRONG, MINER, ENGINEER, PROSPECTOR, SHERIFF, TEACHER, CRAFTSMAN, BARTENDER];
const DRINKERS: readonly Kind[] = [
  BARTENDER,
  TEACHER,
  SHERIFF,
  ENGINEER,
  PROSPECTOR,
  CRAFTSMAN,
  MINER,
  STRONG,
];
const LEARNERS: readonly Kind[] = [
  TEACHER,
  SHERIFF,
  ENGINEER,
  MINER,
  PROSPECTOR,
  CRAFTSMAN,
  STRONG,
  BARTENDER,
];

type Put = (place: Place, kinds: readonly Kind[], why: Placement['why']) => boolean;

/** Fills whatever pays more for the next worker: a seat at the bar or a seat in the best cart. */
function mineAndDrink(
  s: State,
  t: Town,
  free: readonly number[],
  seats: { place: Place; tended: boolean }[],
  put: Put,
): void {
  const counts = t.resources.slice();
  const spoken = new Set<number>();
  const used = new Set<number>();
  const carts = t.carts
    .map((cart, index) => ({ cart, index }))
    .filter(({ cart }) => !cart.broken && cart.sent === 0);
  carts.sort((a, b) => seatsOf(b.cart) - seatsOf(a.cart));
  let money = t.cash;
  let sent = 0;
  for (const { cart, index } of carts) {
    const people = sum(free);
    if (people === 0) break;
    const wage = t.freeShift ? 0 : cartWage(sent);
    if (money < wage) break;
    const ends = endTiles(t.mine).filter((end) => !used.has(end));
    const ride = bestShaft(s, t, Math.min(seatsOf(cart), people), counts, spoken, ends);
    if (!ride || ride.tiles.length === 0) break;
    const idleOtherwise = Math.max(0, people - seats.length);
    const bar =
      DRINK_PAY * Math.max(0, ride.tiles.length - idleOtherwise) +
      LEARN * Math.min(idleOtherwise, ride.tiles.length) * 0.5;
    if (ride.worth - wage <= bar) break;
    money -= wage;
    sent++;
    used.add(ride.end);
    countPieces(t, ride.tiles, counts);
    for (const tile of ride.tiles) {
      spoken.add(tile);
      put({ at: 'cart', index }, MINERS, 'mine');
    }
  }
  for (const seat of seats) if (!put(seat.place, DRINKERS, seat.tended ? 'tend' : 'drink')) break;
}

function places(t: Town, type: 'workshop' | 'saloon' | 'school'): number[] {
  return t.spaces.flatMap((b, i) => (b?.type === type ? [i] : []));
}

/** What the plan puts somewhere that is not there yet. */
export function nextPlacement(s: State, seat: number): Placement | null {
  const t = townOf(s, seat);
  const there = new Map<string, number>();
  const key = (place: Place, kind: Kind) => `${place.at}${place.index}:${kind}`;
  t.carts.forEach((cart, index) => {
    for (const kind of cart.crew) bump(there, key({ at: 'cart', index }, kind));
  });
  t.spaces.forEach((b, index) => {
    if (b) for (const kind of b.waiting) bump(there, key({ at: 'space', index }, kind));
  });
  const open = new Set(freePlaces(t).map((place) => `${place.at}${place.index}`));
  for (const wanted of planAfternoon(s, seat)) {
    const id = key(wanted.place, wanted.kind);
    const n = there.get(id) ?? 0;
    if (n > 0) there.set(id, n - 1);
    else if (open.has(`${wanted.place.at}${wanted.place.index}`) && at(t.idle, wanted.kind) > 0)
      return wanted;
  }
  return null;
}

function bump(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
