/** What can be read off a town: beds, store, workers, carts. */
import {
  BUILDING,
  BUILDINGS,
  CART,
  CART_WAGES,
  KINDS,
  isSpecialist,
  type BuildingId,
  type Kind,
} from '../data';
import type { Building, Cart, State, Town } from '../state';

export function add(counts: number[], index: number, n = 1): void {
  counts[index] = (counts[index] ?? 0) + n;
}

export function at(counts: readonly number[], index: number): number {
  return counts[index] ?? 0;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const n of counts) total += n;
  return total;
}

export function noWorkers(): number[] {
  return KINDS.map(() => 0);
}

/** Everyone who belongs to the town by kind, street included, prisoners held not. */
export function people(t: Town): number[] {
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

export function buildings(t: Town): Building[] {
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

export function lowestEmpty(t: Town): number {
  return t.spaces.indexOf(null);
}

export function beds(t: Town): number {
  let n = 0;
  for (const b of t.spaces) if (b !== null) n += BUILDING[b.type].beds;
  return n;
}

/** DK-4.6.11: one piece a building, three in a sheriff's office. */
export function storage(t: Town): number {
  let n = 0;
  for (const b of t.spaces) if (b !== null) n += BUILDING[b.type].stores;
  return n;
}

export function handLimit(t: Town, base: number): number {
  return base + countOf(t, 'school');
}

export function freeCells(t: Town): number {
  return countOf(t, 'sheriffs-office') - t.cells.length;
}

/** DK-4.4.3: windows of all offices that have not served today. */
export function officeWithWindow(t: Town): Building | undefined {
  return buildings(t).find((b) => b.type === 'sheriffs-office' && b.here.length < BUILDING[b.type].windows);
}

export function seatsOf(cart: Cart): number {
  return CART[cart.size].seats + cart.extra;
}

export function cartsSent(t: Town): number {
  let n = 0;
  for (const cart of t.carts) if (cart.sent > 0) n++;
  return n;
}

/** DK-4.5.3: the wage of the next cart in order; Free Shift pays it. */
export function nextWage(t: Town): number {
  return t.freeShift ? 0 : (CART_WAGES[cartsSent(t)] ?? 0);
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
