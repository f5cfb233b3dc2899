/** A town in numbers, counted in one pass: what everybody at the table sees of it. */
import {
  BUILDING,
  CART,
  FULL_TOWN_POINTS,
  MINER_POINTS,
  SHERIFF,
  SHERIFF_POINTS,
  SPECIALIST_POINTS,
  byBuilding,
  isSpecialist,
  type BuildingId,
} from '../data';
import { TILES } from '../data-tiles';
import { townOf, type MineTile, type State, type Town } from '../state';

export interface Tally {
  readonly town: Town;
  readonly of: Readonly<Record<BuildingId, number>>;
  readonly built: number;
  readonly beds: number;
  /** Own people by kind, the street included, and with those in the cells, who count at the end. */
  readonly kinds: readonly number[];
  readonly people: number;
  readonly counted: number;
  readonly specialists: number;
  /** Who is free, and who waits in a window for the work to begin. */
  readonly idle: number;
  readonly waiting: number;
  readonly seats: number;
  /** Points everybody can count: those without the money. */
  readonly openPoints: number;
}

export function tally(s: State, seat: number): Tally {
  const town = townOf(s, seat);
  const of = byNone();
  let [built, beds, waiting, points, seats, idle] = [0, town.tents, 0, 0, 0, 0];
  for (const b of town.spaces) {
    if (!b) continue;
    const row = BUILDING[b.type];
    of[b.type]++;
    built++;
    beds += row.beds;
    points += row.points;
    waiting += b.waiting.length;
  }
  for (const cart of town.carts) seats += CART[cart.size].seats;
  const kinds: number[] = [];
  let [people, specialists] = [0, 0];
  for (let kind = 0; kind < town.idle.length; kind++) {
    const free = town.idle[kind] as number;
    const n = free + (town.used[kind] as number) + (town.street[kind] as number);
    kinds.push(n);
    idle += free;
    people += n;
    if (isSpecialist(kind)) specialists += n;
  }
  let [chosen, sheriffs] = [specialists, kinds[SHERIFF] as number];
  for (const { kind } of town.cells) {
    if (isSpecialist(kind)) chosen++;
    if (kind === SHERIFF) sheriffs++;
  }
  const counted = people + town.cells.length;
  points += SPECIALIST_POINTS * chosen + MINER_POINTS * (counted - chosen);
  if (of['sheriffs-office'] > 0) points += SHERIFF_POINTS * sheriffs;
  if (built === town.spaces.length) points += FULL_TOWN_POINTS;
  const openPoints = points;
  return { town, of, built, beds, kinds, people, counted, specialists, idle, waiting, seats, openPoints };
}

const NONE = byBuilding(() => 0);

function byNone(): Record<BuildingId, number> {
  return { ...NONE };
}

export interface MineTally {
  readonly ore: number;
  readonly kinds: number;
  readonly doubles: number;
  /** Ore tiles of the two richest shafts. */
  readonly shafts: number;
  /** Sides that lead on, some of them against rock. */
  readonly mouths: number;
  readonly depth: number;
}

/** Ways out of a tile by its number. */
const WAYS: readonly number[] = TILES.map(({ open }) => [1, 2, 4, 8].filter((bit) => open[0] & bit).length);

export function tallyMine(mine: readonly MineTile[]): MineTally {
  let [ore, doubles, bits, mouths, depth] = [0, 0, 0, 1, 0];
  for (const { tile, distance } of mine) {
    const shown = (TILES[tile] as (typeof TILES)[number]).resources;
    for (const res of shown) bits |= 1 << res;
    if (shown.length > 0) ore++;
    if (shown.length > 1) doubles++;
    mouths += (WAYS[tile] as number) - 2;
    if (distance > depth) depth = distance;
  }
  let kinds = 0;
  for (; bits > 0; bits >>= 1) kinds += bits & 1;
  return { ore, kinds, doubles, shafts: richestTwo(mine), mouths, depth };
}

/** Ore tiles of the two richest shafts; a tile is younger than the one it hangs on. */
function richestTwo(mine: readonly MineTile[]): number {
  const onWay: number[] = [];
  const leadsOn: boolean[] = [];
  for (const { tile, parent } of mine) {
    const before = parent < 0 ? 0 : (onWay[parent] as number);
    if (parent >= 0) leadsOn[parent] = true;
    onWay.push(before + ((TILES[tile] as (typeof TILES)[number]).resources.length > 0 ? 1 : 0));
    leadsOn.push(false);
  }
  let [first, second] = [0, 0];
  for (let i = 0; i < mine.length; i++) {
    if (leadsOn[i]) continue;
    const n = onWay[i] as number;
    if (n > first) [first, second] = [n, first];
    else if (n > second) second = n;
  }
  return first + second;
}
