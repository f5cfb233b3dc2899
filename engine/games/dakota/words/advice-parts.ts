/** What advice is made of: the table as it would be, what the market would pay, and figures in words. */
import type { Move } from '../../../core/game';
import { aOrAn, list } from '../../../core/words';
import {
  BUILDING,
  BUILDINGS,
  CART,
  DIE,
  MINER_POINTS,
  REROLL_BELOW,
  RESOURCES,
  SHERIFF,
  SHERIFF_POINTS,
  SPECIALIST_POINTS,
  isSpecialist,
  type Kind,
  type Res,
} from '../data';
import { tileAt } from '../data-tiles';
import { add, at, sum } from '../rules/counts';
import { freeShafts, frontier, shaftTo, tileOn, workable, workableOn } from '../rules/mine';
import { fitWorth, loadOf } from '../rules/evening';
import { crewFor, dropSets, type Getoff } from '../rules/rides';
import { bestSales } from '../rules/sales';
import { cartOf, countOf, roomFor, seatsOf } from '../rules/town';
import { basePoints, perDay } from '../score';
import { clone, isSolo, townOf, type PickTask, type PickTaskKind, type State, type Town } from '../state';
import { say } from './catalogue-advice';
import { buildingName, resName } from './names';

/** What follows from each move of a pick. */
export type Advices<T extends PickTaskKind> = {
  readonly [K in T]: (s: State, task: PickTask<K>, move: Move) => string;
};

/** The table after something that needs no chance and no further choice. */
export function after(s: State, act: (c: State) => void): State {
  const c = clone(s);
  act(c);
  return c;
}

/** What somebody is worth to a town: a sheriff more where there is an office. */
export function pointsOf(t: Town, kind: Kind): number {
  if (!isSpecialist(kind)) return MINER_POINTS;
  const office = kind === SHERIFF && countOf(t, 'sheriffs-office') > 0;
  return SPECIALIST_POINTS + (office ? SHERIFF_POINTS : 0);
}

/** Where the race stands with this town: "8.4 points a day", among several "41 points". */
export function standing(s: State, t: Town): string {
  const points = basePoints(t);
  return isSolo(s)
    ? say('stand.solo', { pace: perDay(points, s.day).toFixed(1) })
    : say('stand', { n: points });
}

/** "2 iron and 1 gold", "coal and iron". */
export function oreWords(pieces: readonly Res[]): string {
  const kinds = RESOURCES.flatMap((_, res) => {
    const n = pieces.filter((one) => one === res).length;
    return n > 0 ? [{ n, name: resName(res) }] : [];
  });
  const many = kinds.some(({ n }) => n > 1);
  return list(kinds.map(({ n, name }) => (many ? say('part.ore', { n, name }) : name)));
}

/** What the best sales of tonight would fetch for these pieces. */
export function fetches(s: State, pieces: readonly number[]): number {
  return bestSales(s, pieces).worth;
}

export function withPieces(counts: readonly number[], pieces: readonly Res[]): number[] {
  const more = counts.slice();
  for (const res of pieces) add(more, res);
  return more;
}

/** The dearest building of the supply that can be paid now and could not before; null where there is none. */
export function nowPays(s: State, before: number, now: number): string | null {
  const types = BUILDINGS.filter((type) => {
    const { cost } = BUILDING[type];
    return s.supply[type] > 0 && cost > before && cost <= now;
  });
  const [dearest] = types.sort((a, b) => BUILDING[b].cost - BUILDING[a].cost);
  return dearest === undefined ? null : aOrAn(buildingName(dearest));
}

/** "Then $12 in hand, enough for a saloon." */
export function purse(s: State, before: number, now: number): string {
  const building = nowPays(s, before, now);
  return building === null ? say('purse', { cash: now }) : say('purse.pays', { cash: now, building });
}

/** "2 beds stay free", "1 worker has no bed tonight", for a town as it would be. */
export function bedWords(t: Town): string {
  const room = roomFor(t);
  if (room < 0) return say('beds.short', { n: -room });
  return room === 0 ? say('beds.full') : say('beds.free', { n: room });
}

/** Pieces a town holds and those its carts bring home, were all of them brought home now. */
export function countedOn(s: State, t: Town): number[] {
  const loads = t.carts.flatMap((cart, i) =>
    cart.sent > 0 && !cart.returned ? loadOf(s, t, i).brought : [],
  );
  return withPieces(t.resources, broughtHome(s, t, t.resources, loads));
}

/** A town whose cart has set its crew down so. */
export function setDownSo(t: Town, cart: number, set: readonly Getoff[]): Town {
  const workers = crewFor(t, cart, set);
  const drops = set.map(({ x, y }, i) => ({ x, y, kind: workers[i] as Kind }));
  const off = (x: number, y: number) => set.some((one) => one.x === x && one.y === y);
  return {
    ...t,
    carts: t.carts.map((one, i) => (i === cart ? { ...one, sent: Math.max(1, one.sent), drops } : one)),
    mine: t.mine.map((tile) => (off(tile.x, tile.y) ? { ...tile, mark: 'worked' } : tile)),
  };
}

/** What a crew could bring up today, and what that adds to tonight's sales. */
export interface Haul {
  readonly ore: readonly Res[];
  readonly worth: number;
}

interface Ride {
  readonly t: Town;
  readonly worth: number;
}

/** Ways of getting off that are weighed where every shaft and several carts are looked at, the likeliest first. */
const WEIGHED = 20;

/** The town once a cart has gone down one of these shafts and set its crew down for the dearest sales. */
function bestRide(s: State, seat: number, cart: number, ends: readonly number[], weighed = Infinity): Ride {
  const t = townOf(s, seat);
  let best: Ride = { t, worth: fetches(s, countedOn(s, t)) };
  for (const end of ends) {
    const { x, y } = t.mine[end] ?? { x: 0, y: 0 };
    const carts = t.carts.map((one, i) => (i === cart ? { ...one, sent: 1, shaft: { x, y } } : one));
    const sent = withTown(s, seat, { ...t, carts });
    for (const set of dropSets(sent, seat, cart).slice(0, weighed)) {
      const now = setDownSo(townOf(sent, seat), cart, set);
      const worth = fetches(s, countedOn(s, now));
      if (worth > best.worth || (worth === best.worth && best.t === t)) best = { t: now, worth };
    }
  }
  return best;
}

function withTown(s: State, seat: number, t: Town): State {
  return { ...s, towns: s.towns.map((one, i) => (i === seat ? t : one)) };
}

/** The carts that are loaded and still in the yard go one after the other, each where it does best. */
function rideAll(s: State, seat: number, carts: readonly number[]): Ride {
  let at: Ride = { t: townOf(s, seat), worth: fetches(s, countedOn(s, townOf(s, seat))) };
  for (const cart of carts) at = bestRide(withTown(s, seat, at.t), seat, cart, freeShafts(at.t), WEIGHED);
  return at;
}

/** What this ride brings. */
export function haulOf(s: State, seat: number, cart: number, end: number): Haul {
  const t = townOf(s, seat);
  const { t: now, worth } = bestRide(s, seat, cart, [end]);
  return { ore: moreOf(s, t, now), worth: worth - fetches(s, countedOn(s, t)) };
}

/** What such a crew could bring in a cart that has not been sent yet, with whatever the other carts may do. */
export function bestHaul(s: State, seat: number, cart: number, crew: readonly Kind[]): Haul {
  const t = townOf(s, seat);
  const waits = (i: number) => i !== cart && cartOf(t, i).sent === 0 && cartOf(t, i).crew.length > 0;
  const others = t.carts.map((_, i) => i).filter(waits);
  const carts = t.carts.map((one, i) => (i === cart ? { ...one, crew: [...crew] } : one));
  const manned = withTown(s, seat, { ...t, carts });
  const without = rideAll(s, seat, others);
  const last = rideAll(manned, seat, [...others, cart]);
  const first = others.length > 0 ? rideAll(manned, seat, [cart, ...others]) : last;
  const now = first.worth > last.worth ? first : last;
  const left = now.t.carts.map((one, i) => (i === cart ? { ...one, drops: [] } : one));
  return { ore: moreOf(s, { ...now.t, carts: left }, now.t), worth: now.worth - without.worth };
}

/** Pieces a town counts on beyond those it counted on before. */
function moreOf(s: State, before: Town, now: Town): Res[] {
  const had = countedOn(s, before);
  return countedOn(s, now).flatMap((n, res) =>
    Array.from({ length: Math.max(0, n - at(had, res)) }, () => res),
  );
}

/** Tiles of the mine that can be worked, and the seats that carry people to them. */
export function oreAndSeats(t: Pick<Town, 'mine' | 'carts'>): { tiles: number; seats: number } {
  const tiles = t.mine.filter(({ tile }) => tileAt(tile).resources.length > 0).length;
  return { tiles, seats: sum(t.carts.map(seatsOf)) };
}

/** "7 ore tiles", "no ore tile". */
export function tilesWords(n: number): string {
  return n > 0 ? say('bag.tiles', { n }) : say('bag.tiles.none');
}

/** Tiles with ore on the way to a tile. */
export function oreOnWay(t: Pick<Town, 'mine'>, end: number): number {
  return shaftTo(t.mine, end).filter((i) => tileAt(t.mine[i]?.tile ?? 0).resources.length > 0).length;
}

/** The most work one cart finds today, on the shafts no cart has taken. */
export function mostWork(t: Pick<Town, 'mine' | 'carts'>): number {
  return freeShafts(t).reduce((most, end) => Math.max(most, workableOn(t, end).length), 0);
}

/** Tiles somebody could still get off at today. */
export function openWork(t: Pick<Town, 'mine'>): number {
  return t.mine.filter(workable).length;
}

/** Where the next tunnel may join on to this one: its open sides into rock that is not dug. */
export function leadsOn(s: State, mine: Town['mine'], x: number, y: number): number {
  const { distance } = tileOn({ mine }, x, y);
  return frontier(s, mine).filter((cell) => {
    const side = y < cell.y ? 0 : x > cell.x ? 1 : y > cell.y ? 2 : 3;
    const beside = Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1;
    return beside && cell.distances[side] === distance + 1;
  }).length;
}

/** Seats that can be taken today. */
export function seatsToday(t: Pick<Town, 'carts'>): number {
  return sum(t.carts.map((cart) => (cart.broken ? 0 : seatsOf(cart))));
}

/** Seats there are on any day: mules go home at night. */
export function seatsAlways(t: Pick<Town, 'carts'>): number {
  return sum(t.carts.map(({ size }) => CART[size].seats));
}

/** What a die brings on average, and beside a bartender, where a low one is rolled again. */
export const MEAN_DIE = (1 + DIE) / 2;
export const MEAN_TENDED = meanTended();

function meanTended(): number {
  let total = 0;
  for (let die = 1; die <= DIE; die++) total += die >= REROLL_BELOW ? die : MEAN_DIE;
  return total / DIE;
}

/**
 * The pieces carts bring home to a town that counts on so many already, of two kinds the one that sells best
 * with the others; what the pool lacks stays below.
 */
export function broughtHome(
  s: State,
  t: Town,
  counted: readonly number[],
  loads: readonly (readonly Res[])[],
): Res[] {
  const pool = s.pool.map((n, res) => n - at(counted, res) + at(t.resources, res));
  const store = counted.slice();
  return loads.flatMap((types) => {
    const [res] = types
      .filter((one) => at(pool, one) > 0)
      .sort((a, b) => fitWorth(s, store, b) - fitWorth(s, store, a));
    if (res === undefined) return [];
    add(pool, res, -1);
    add(store, res);
    return [res];
  });
}
