/** What can be read off a town: beds, store, workers, carts; and how money and workers are used. */
import {
  BUILDING,
  BUILDINGS,
  CART,
  HAND_SIZE,
  KINDS,
  cartWage,
  isSpecialist,
  rowAt,
  type BuildingId,
  type Kind,
} from '../data';
import { townOf, type Building, type Cart, type State, type Town } from '../state';
import { add, at, sum } from './counts';

export function noWorkers(): number[] {
  return KINDS.map(() => 0);
}

/** Everyone who belongs to the town by kind, street included, prisoners held not. */
export function people(t: Pick<Town, 'idle' | 'used' | 'street'>): number[] {
  return t.idle.map((n, kind) => n + at(t.used, kind) + at(t.street, kind));
}

export function kindsWith(counts: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) if (at(counts, kind) > 0) kinds.push(kind);
  return kinds;
}

export function specialists(counts: readonly number[]): number {
  return counts.reduce((total, n, kind) => (isSpecialist(kind) ? total + n : total), 0);
}

export function buildings(t: Pick<Town, 'spaces'>): Building[] {
  return t.spaces.filter((b): b is Building => b !== null);
}

export function countOf(t: Town, type: BuildingId): number {
  let n = 0;
  for (const b of t.spaces) if (b !== null && b.type === type) n++;
  return n;
}

export function builtSpaces(t: Town): number {
  let n = 0;
  for (const b of t.spaces) if (b !== null) n++;
  return n;
}

export function isFull(t: Town): boolean {
  return t.spaces.every((b) => b !== null);
}

export function lowestEmpty(t: Pick<Town, 'spaces'>): number {
  return t.spaces.indexOf(null);
}

/** Beds for tonight, tents included. */
export function beds(t: Pick<Town, 'spaces' | 'tents'>): number {
  let n = t.tents;
  for (const b of t.spaces) if (b !== null) n += BUILDING[b.type].beds;
  return n;
}

/** DK-4.6.9: beds left for more people tonight, below 0 where somebody has none. */
export function roomFor(t: Town): number {
  return beds(t) - sum(people(t));
}

/** DK-4.6.11: pieces there is room for tonight, a buried cache included. */
export function storage(t: Pick<Town, 'spaces' | 'cache'>): number {
  let n = t.cache;
  for (const b of t.spaces) if (b !== null) n += BUILDING[b.type].stores;
  return n;
}

export function handLimit(t: Town): number {
  return HAND_SIZE + countOf(t, 'school');
}

export function freeCells(t: Town): number {
  return countOf(t, 'sheriffs-office') - t.cells.length;
}

/** DK-4.4.3: windows of all offices that have not served today. */
export function officeWithWindow(t: Town): Building | undefined {
  return buildings(t).find((b) => b.type === 'sheriffs-office' && b.here.length < BUILDING[b.type].windows);
}

export function seatsOf(cart: Pick<Cart, 'size' | 'extra'>): number {
  return CART[cart.size].seats + cart.extra;
}

export function cartOf(t: Pick<Town, 'carts'>, index: number): Cart {
  return rowAt(t.carts, index, 'cart');
}

/** The building on a space, which must not be empty. */
export function buildingOn(t: Pick<Town, 'spaces'>, space: number): Building {
  const building = t.spaces[space];
  if (!building) throw new RangeError(`no building on space ${space + 1}`);
  return building;
}

export function cartsSent(t: Pick<Town, 'carts'>): number {
  let n = 0;
  for (const cart of t.carts) if (cart.sent > 0) n++;
  return n;
}

/** DK-4.5.3: the wage of the next cart in order; Free Shift pays it. */
export function nextWage(t: Pick<Town, 'carts' | 'freeShift'>): number {
  return t.freeShift ? 0 : cartWage(cartsSent(t));
}

export function newCart(size: Cart['size']): Cart {
  return { size, extra: 0, broken: false, crew: [], sent: 0, returned: false, shaft: null, drops: [] };
}

export function newBuilding(type: BuildingId, starter = false): Building {
  return { type, starter, here: [], waiting: [] };
}

export function buildingTypes(t: Town): BuildingId[] {
  return BUILDINGS.filter((type) => countOf(t, type) > 0);
}

export function has(t: Town, card: Town['hand'][number]): boolean {
  return t.hand.includes(card);
}

export function workersInBag(s: State): number {
  return specialists(s.bag);
}

/** Marks one idle worker as used. */
export function use(s: State, seat: number, kind: Kind): void {
  const t = townOf(s, seat);
  if (at(t.idle, kind) < 1) throw new Error('Nobody of that kind is free.');
  add(t.idle, kind, -1);
  add(t.used, kind);
}

export function pay(s: State, seat: number, amount: number, laidOut = false): void {
  const t = townOf(s, seat);
  if (t.cash < amount) throw new Error('There is not enough money.');
  t.cash -= amount;
  if (laidOut) t.spent += amount;
}

export function earn(s: State, seat: number, amount: number): void {
  townOf(s, seat).cash += amount;
}

/** Takes one worker of a kind out of a list. */
export function takeOut(list: Kind[], kind: Kind): void {
  const index = list.indexOf(kind);
  if (index < 0) throw new Error('Nobody of that kind is there.');
  list.splice(index, 1);
}
