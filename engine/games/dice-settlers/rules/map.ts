/** The map: presence, control and the cells a tile may go to (DS 2.6, DS-4.3, DS-4.41). */
import { hexDistance, type Hex } from '../../../geometry/hex';
import { EXPLORE_TOUCH, HOUSES, RECRUITABLE, TERRAIN_COLOUR, TERRAINS, type Terrain } from '../data';
import { tileOf, type Tile } from '../data-tiles';
import type { MapTile, State } from '../state';
import { cellOf, marks, nameOf, numberOf, STEPS } from './grid';
import { TERMS, working } from './techs';

export function findTile(s: State, cell: Hex): MapTile | undefined {
  const { q, r } = cell;
  for (const t of s.map) if (t.q === q && t.r === r) return t;
  return undefined;
}

export function tileAt(s: State, key: string): MapTile {
  const found = findTile(s, cellOf(key));
  if (!found) throw new RangeError(`There is no tile at ${key}.`);
  return found;
}

export function keyOf(t: MapTile): string {
  return nameOf(numberOf(t));
}

/** A tile with nobody on it yet. */
export function bareTile(s: State, tile: number, cell: string): MapTile {
  const { q, r } = cellOf(cell);
  return { tile, q, r, tents: Array.from({ length: s.sides }, () => 0), house: -1 };
}

export function tileInfo(t: MapTile): Tile {
  return tileOf(t.tile);
}

export function terrainOf(t: MapTile): Terrain {
  return tileInfo(t).terrain;
}

export function isFactory(t: MapTile): boolean {
  return tileInfo(t).trigger === 'factory';
}

export function neighboursOf(s: State, cell: Hex): MapTile[] {
  const result: MapTile[] = [];
  for (const t of s.map) if (beside(t, cell)) result.push(t);
  return result;
}

/** Whether two cells share a side. */
function beside(a: Hex, b: Hex): boolean {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return q >= -1 && q <= 1 && r >= -1 && r <= 1 && q !== r;
}

export function tentsOf(t: MapTile, owner: number): number {
  return t.tents[owner] ?? 0;
}

/** Tiles with tents of this owner. */
export function tented(s: State, owner: number): MapTile[] {
  return s.map.filter((t) => tentsOf(t, owner) > 0);
}

/** Owners with a tent on this tile, the asking seat apart. */
export function foesOn(t: MapTile, seat: number): number[] {
  const result: number[] = [];
  for (let owner = 0; owner < t.tents.length; owner++) {
    if (owner !== seat && tentsOf(t, owner) > 0) result.push(owner);
  }
  return result;
}

export function present(t: MapTile, owner: number): boolean {
  return t.house === owner || tentsOf(t, owner) > 0;
}

/** DS-4.3: the house rules alone; without one, the most or joint most tents. */
export function controls(t: MapTile, owner: number): boolean {
  if (t.house >= 0) return t.house === owner;
  const own = tentsOf(t, owner);
  if (own === 0) return false;
  for (const n of t.tents) if (n > own) return false;
  return true;
}

export function controllers(t: MapTile): number[] {
  const result: number[] = [];
  for (let owner = 0; owner < t.tents.length; owner++) if (controls(t, owner)) result.push(owner);
  return result;
}

/** Score line 1: without control, the most tents, at least one. */
export function runnersUp(t: MapTile): number[] {
  let best = 0;
  let result: number[] = [];
  for (let owner = 0; owner < t.tents.length; owner++) {
    const tents = tentsOf(t, owner);
    if (tents === 0 || controls(t, owner)) continue;
    if (tents > best) {
      best = tents;
      result = [owner];
    } else if (tents === best) result.push(owner);
  }
  return result;
}

/** DS-4.72: the lead over each other owner. */
export function leadOver(t: MapTile, owner: number): number {
  let other = 0;
  for (let i = 0; i < t.tents.length; i++) if (i !== owner) other = Math.max(other, tentsOf(t, i));
  return tentsOf(t, owner) - other;
}

export function housesOnMap(s: State, owner: number): number {
  let n = 0;
  for (const t of s.map) if (t.house === owner) n++;
  return n;
}

export function housesLeft(s: State, owner: number): number {
  return HOUSES - housesOnMap(s, owner);
}

/** Terrains with the owner's presence, as flags in the order of `TERRAINS`. */
export function terrains(s: State, owner: number): boolean[] {
  const flags = TERRAINS.map(() => false);
  for (const t of s.map) if (present(t, owner)) flags[TERRAINS.indexOf(terrainOf(t))] = true;
  return flags;
}

/** DS-4.36: colours open to an owner with a die in the supply; Hiring Fair reaches neighbours too. */
export function openColours(s: State, owner: number): number[] {
  const reach = TERMS['recruit-beside'](working(s, owner));
  let open = 0;
  for (const t of s.map) {
    const bit = 1 << TERRAIN_COLOUR[terrainOf(t)];
    if ((open & bit) !== 0) continue;
    if (present(t, owner) || (reach && s.map.some((n) => present(n, owner) && beside(n, t)))) open |= bit;
  }
  const result: number[] = [];
  for (const colour of RECRUITABLE) {
    if ((s.supply[colour] ?? 0) > 0 && (open & (1 << colour)) !== 0) result.push(colour);
  }
  return result;
}

/** Colours of which the supply has a die. */
export function inSupply(s: State): number[] {
  return RECRUITABLE.filter((colour) => (s.supply[colour] ?? 0) > 0);
}

const TAKEN = -1;
const NEAR = 8;

/** DS-4.41: cells a tile may be put on by this owner, sorted by row then column. */
export function exploreCells(s: State, owner: number): string[] {
  const anywhere = mayExploreAnywhere(s, owner);
  const edge = markEdge(s, owner);
  const first: number[] = [];
  let both = false;
  for (const cell of edge) {
    const mark = marks[cell] as number;
    if (!anywhere && mark < NEAR) continue;
    if (mark % NEAR >= EXPLORE_TOUCH) both = true;
    first.push(cell);
  }
  const names: string[] = [];
  first.sort((a, b) => a - b);
  for (const cell of first) {
    if (!both || (marks[cell] as number) % NEAR >= EXPLORE_TOUCH) names.push(nameOf(cell));
  }
  for (const t of s.map) marks[numberOf(t)] = 0;
  for (const cell of edge) marks[cell] = 0;
  return names;
}

/** Scouts, and whoever is nowhere on the map. */
function mayExploreAnywhere(s: State, owner: number): boolean {
  if (TERMS['explore-anywhere'](working(s, owner))) return true;
  for (const t of s.map) if (present(t, owner)) return false;
  return true;
}

/** Marks the free cells round the map: tiles they touch, and whether one is near the owner. Answers these cells. */
function markEdge(s: State, owner: number): number[] {
  const edge: number[] = [];
  // Off the map it throws before anything is marked.
  const tiles = s.map.map(numberOf);
  for (const at of tiles) marks[at] = TAKEN;
  for (let i = 0; i < tiles.length; i++) {
    const near = present(s.map[i] as MapTile, owner);
    for (const step of STEPS) {
      const at = (tiles[i] as number) + step;
      const mark = marks[at] as number;
      if (mark === TAKEN) continue;
      if (mark === 0) edge.push(at);
      marks[at] = mark + 1 + (near && mark < NEAR ? NEAR : 0);
    }
  }
  return edge;
}

/** Whether there is such a cell at all: a free one beside an own tile. */
export function canExplore(s: State, owner: number): boolean {
  if (mayExploreAnywhere(s, owner)) return s.map.length > 0;
  for (const t of s.map) if (present(t, owner) && touching(s, t) < STEPS.length) return true;
  return false;
}

function touching(s: State, cell: Hex): number {
  let n = 0;
  for (const t of s.map) if (beside(t, cell)) n++;
  return n;
}

/** DS-4.45 b, c and Missionaries: tiles a tent of the personal supply may be put on. */
export function settleTiles(s: State, owner: number): MapTile[] {
  const range = TERMS['settle-range'](working(s, owner));
  const mine: MapTile[] = [];
  for (const t of s.map) if (present(t, owner)) mine.push(t);
  const result: MapTile[] = [];
  for (const t of s.map) if (within(mine, t, range)) result.push(t);
  return result;
}

function within(mine: readonly MapTile[], t: MapTile, range: number): boolean {
  for (const m of mine) if (m === t || hexDistance(m, t) <= range) return true;
  return false;
}
