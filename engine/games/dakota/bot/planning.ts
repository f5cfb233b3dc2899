/** How the greedy player spreads its people over the afternoon. */
import type { Move } from '../../../core/game';
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
  kindAt,
  type Kind,
} from '../data';
import { add, at, sum } from '../rules/counts';
import { endTiles } from '../rules/mine';
import { placeTarget } from '../rules/notation';
import { asYesterday, fillOf } from '../rules/planning';
import { bestShaft, countPieces } from '../rules/rides';
import { countOf, seatsOf, workersInBag } from '../rules/town';
import { townOf, type Place, type State, type Town } from '../state';
import { oreTiles } from '../rules/tunnels';
import { addWish, nextWish, shouldFinish, sketch, type Wish } from './wishes';

export interface Placement {
  readonly place: Place;
  /** Who goes there, the best first. */
  readonly kinds: readonly Kind[];
  readonly why: 'build' | 'mine' | 'tend' | 'drink' | 'learn' | 'teach';
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
    plan.push({ place, kinds, why });
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
    const place: Place = { at: 'space', index };
    const teaches = at(free, TEACHER) > 0 && at(free, MINER) > 0 && workersInBag(s) > 0;
    if (teaches) for (const kind of [TEACHER, MINER]) put(place, [kind], 'teach');
    else for (let k = 0; k < BUILDING.school.windows; k++) put(place, LEARNERS, 'learn');
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
/** Where there is a school its teacher has better things to do than to drink. */
const DRINKERS_BY_A_SCHOOL: readonly Kind[] = [
  BARTENDER,
  SHERIFF,
  ENGINEER,
  PROSPECTOR,
  CRAFTSMAN,
  TEACHER,
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
  const drinkers = countOf(t, 'school') > 0 ? DRINKERS_BY_A_SCHOOL : DRINKERS;
  for (const seat of seats) if (!put(seat.place, drinkers, seat.tended ? 'tend' : 'drink')) break;
}

function places(t: Town, type: 'workshop' | 'saloon' | 'school'): number[] {
  return t.spaces.flatMap((b, i) => (b?.type === type ? [i] : []));
}

/** The next pick of the plan: as yesterday or a whole place at once where that is what it wants. */
export function planMove(s: State, seat: number): { move: Move; why: Placement['why'] } | null {
  const t = townOf(s, seat);
  const plan = planAfternoon(s, seat);
  const missing = missingOf(t, plan);
  const open = plan.filter(
    ({ place, kinds }) => lacks(missing, place) > 0 && kinds.some((k) => at(t.idle, k) > 0),
  );
  const [next] = open;
  if (!next) return null;
  const building = open.some(({ why }) => why === 'build');
  const suits = (place: Place, kinds: readonly Kind[]) =>
    kinds.length <= lacks(missing, place) && kinds.every((kind) => inPlace(t, place, kind, building));
  const again = asYesterday(t);
  if (again.reduce((n, { kinds }) => n + kinds.length, 0) > 1 && again.every((g) => suits(g.place, g.kinds)))
    return { move: 'as-yesterday', why: next.why };
  for (const { place, why } of open) {
    const kinds = fillOf(t, place);
    // A teacher and a miner: whoever else filled the school would only draw a card.
    if (why === 'teach' && !(kinds.includes(TEACHER) && kinds.includes(MINER))) continue;
    if (kinds.length > 1 && kinds.length === lacks(missing, place) && suits(place, kinds))
      return { move: `fill:${placeTarget(place)}`, why };
  }
  const kind = next.kinds.find((one) => at(t.idle, one) > 0) as Kind;
  return { move: `send:${kindAt(kind)}:${placeTarget(next.place)}`, why: next.why };
}

/** How many the plan still wants at each place. */
function missingOf(t: Town, plan: readonly Placement[]): Map<string, number> {
  const missing = new Map<string, number>();
  const count = (place: Place, n: number) =>
    missing.set(placeTarget(place), (missing.get(placeTarget(place)) ?? 0) + n);
  for (const { place } of plan) count(place, 1);
  t.carts.forEach((cart, index) => count({ at: 'cart', index }, -cart.crew.length));
  t.spaces.forEach((b, index) => count({ at: 'space', index }, -(b?.waiting.length ?? 0)));
  return missing;
}

function lacks(missing: ReadonlyMap<string, number>, place: Place): number {
  return missing.get(placeTarget(place)) ?? 0;
}

/** Whether somebody's skill is not wasted there: bartenders at the bar, strong miners in carts, builders building. */
function inPlace(t: Town, place: Place, kind: Kind, building: boolean): boolean {
  const type = place.at === 'cart' ? 'cart' : t.spaces[place.index]?.type;
  if (kind === BARTENDER) return type === 'saloon' || countOf(t, 'saloon') === 0;
  if (kind === STRONG) return type === 'cart';
  return kind !== CRAFTSMAN || !building || type === 'workshop';
}
