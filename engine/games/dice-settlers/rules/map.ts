/** The map: presence, control and the cells a tile may go to (DS 2.6, DS-4.3, DS-4.41). */
import { hexDistance, hexKey, hexNeighbours, hexOf, sameHex, type Hex } from '../../../geometry/hex';
import { EXPLORE_TOUCH, HOUSES, RECRUITABLE, TERRAIN_COLOUR, TERRAINS, type Terrain } from '../data';
import { tileOf, type Tile } from '../data-tiles';
import type { MapTile, State } from '../state';
import { TERMS, working } from './techs';

export function findTile(s: State, cell: Hex): MapTile | undefined {
  return s.map.find((t) => sameHex(t, cell));
}

export function tileAt(s: State, key: string): MapTile {
  const found = findTile(s, hexOf(key));
  if (!found) throw new RangeError(`There is no tile at ${key}.`);
  return found;
}

export function keyOf(t: MapTile): string {
  return hexKey(t);
}

/** A tile with nobody on it yet. */
export function bareTile(s: State, tile: number, cell: string): MapTile {
  const { q, r } = hexOf(cell);
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
  return s.map.filter((t) => hexDistance(t, cell) === 1);
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
  return own > 0 && t.tents.every((n) => n <= own);
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
  const open = new Set<number>();
  const beside = TERMS['recruit-beside'](working(s, owner));
  for (const t of s.map) {
    if (present(t, owner) || (beside && neighboursOf(s, t).some((n) => present(n, owner)))) {
      open.add(TERRAIN_COLOUR[terrainOf(t)]);
    }
  }
  return inSupply(s).filter((colour) => open.has(colour));
}

/** Colours of which the supply has a die. */
export function inSupply(s: State): number[] {
  return RECRUITABLE.filter((colour) => (s.supply[colour] ?? 0) > 0);
}

/** DS-4.41: cells a tile may be put on by this owner, sorted by row then column. */
export function exploreCells(s: State, owner: number): string[] {
  const anywhere = !s.map.some((t) => present(t, owner)) || TERMS['explore-anywhere'](working(s, owner));
  const seen = new Map<string, { at: Hex; touching: number; near: boolean }>();
  for (const t of s.map) {
    const near = present(t, owner);
    for (const at of hexNeighbours(t)) {
      const key = hexKey(at);
      const cell = seen.get(key);
      if (cell) {
        cell.touching++;
        cell.near ||= near;
      } else seen.set(key, { at, touching: 1, near });
    }
  }
  for (const t of s.map) seen.delete(keyOf(t));
  const first = [...seen.values()].filter((c) => anywhere || c.near);
  const both = first.filter((c) => c.touching >= EXPLORE_TOUCH);
  return (both.length > 0 ? both : first)
    .sort((a, b) => a.at.r - b.at.r || a.at.q - b.at.q)
    .map((c) => hexKey(c.at));
}

/** DS-4.45 b, c and Missionaries: tiles a tent of the personal supply may be put on. */
export function settleTiles(s: State, owner: number): MapTile[] {
  const range = TERMS['settle-range'](working(s, owner));
  const mine = s.map.filter((t) => present(t, owner));
  return s.map.filter((t) => mine.some((m) => hexDistance(m, t) <= range));
}
