/** What advice is made of: the table as it would be, what the market would pay, and figures in words. */
import type { Move } from '../../../core/game';
import { aOrAn, list } from '../../../core/words';
import { BUILDING, BUILDINGS, DIE, RESOURCES, REROLL_BELOW, type Kind, type Res } from '../data';
import { tileAt } from '../data-tiles';
import { add, at, sum } from '../rules/counts';
import { endTiles, shaftTo, workable, workableOn } from '../rules/mine';
import { fitWorth } from '../rules/evening';
import { bestShaft, expected, oreFor } from '../rules/rides';
import { bestSales } from '../rules/sales';
import { roomFor, seatsOf } from '../rules/town';
import { basePoints, perDay } from '../score';
import { clone, isSolo, type PickTask, type PickTaskKind, type State, type Town } from '../state';
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

/** What a crew could bring up today by the best shaft, and what it adds to tonight's sales. */
export interface Haul {
  readonly ore: readonly Res[];
  readonly worth: number;
}

export function haulOf(s: State, t: Town, tiles: readonly number[], crew: readonly Kind[]): Haul {
  const have = expected(t);
  const ore = oreFor(s, t, tiles, crew, have);
  return { ore, worth: fetches(s, withPieces(have, ore)) - fetches(s, have) };
}

/** The same for a cart that has not been sent yet. */
export function bestHaul(s: State, t: Town, crew: readonly Kind[]): Haul {
  const ride = bestShaft(s, t, crew.length, expected(t));
  return ride ? haulOf(s, t, ride.tiles, crew) : { ore: [], worth: 0 };
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

/** The most work one cart finds today. */
export function mostWork(t: Pick<Town, 'mine'>): number {
  return endTiles(t.mine).reduce((most, end) => Math.max(most, workableOn(t, end).length), 0);
}

/** Tiles somebody could still get off at today. */
export function openWork(t: Pick<Town, 'mine'>): number {
  return t.mine.filter(workable).length;
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
