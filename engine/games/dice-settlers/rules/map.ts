/** The map: axial hexes, presence, control and the cells a tile may go to (DS 2.6, DS-4.3, DS-4.41). */
import { TERRAIN_COLOUR, TERRAINS, type Terrain } from '../data';
import { botOwner, has, playerOf, type MapTile, type State } from '../state';
import { tileOf, type Tile } from '../data-tiles';

export const NEIGHBOURS: ReadonlyArray<readonly [number, number]> = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function cellKey(q: number, r: number): string {
  return `${q},${r}`;
}

export function cellOf(key: string): { q: number; r: number } {
  const [q, r] = key.split(',').map(Number);
  return { q: q ?? 0, r: r ?? 0 };
}

export function distance(a: { q: number; r: number }, b: { q: number; r: number }): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export function hexAt(s: State, q: number, r: number): MapTile | undefined {
  for (const t of s.map) if (t.q === q && t.r === r) return t;
  return undefined;
}

export function hexOf(s: State, key: string): MapTile {
  const { q, r } = cellOf(key);
  const found = hexAt(s, q, r);
  if (!found) throw new Error(`There is no tile at ${key}.`);
  return found;
}

export function neighboursOf(s: State, q: number, r: number): MapTile[] {
  return s.map.filter((t) => distance(t, { q, r }) === 1);
}

export function present(t: MapTile, owner: number): boolean {
  return t.house === owner || (t.tents[owner] ?? 0) > 0;
}

/** DS-4.3: the house rules alone; without one, the most or joint most tents. */
export function controls(t: MapTile, owner: number): boolean {
  if (t.house >= 0) return t.house === owner;
  const own = t.tents[owner] ?? 0;
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
    const tents = t.tents[owner] ?? 0;
    if (tents === 0 || controls(t, owner)) continue;
    if (tents > best) {
      best = tents;
      result = [owner];
    } else if (tents === best) result.push(owner);
  }
  return result;
}

export function presentAnywhere(s: State, owner: number): boolean {
  return s.map.some((t) => present(t, owner));
}

export function terrainOf(t: MapTile): Terrain {
  return tileOf(t.tile).terrain;
}

/** Terrains with the owner's presence, as flags in the order of `TERRAINS`. */
export function terrains(s: State, owner: number): boolean[] {
  const flags = TERRAINS.map(() => false);
  for (const t of s.map) if (present(t, owner)) flags[TERRAINS.indexOf(terrainOf(t))] = true;
  return flags;
}

/** DS-4.36: colours open to an owner with a die in the supply; Hiring Fair reaches neighbours too. */
export function openColours(s: State, owner: number): number[] {
  const open = [false, false, false, false, false, false];
  const fair = owner < s.players.length && has(playerOf(s, owner), 'hiring-fair');
  for (const t of s.map) {
    if (present(t, owner) || (fair && neighboursOf(s, t.q, t.r).some((n) => present(n, owner)))) {
      open[TERRAIN_COLOUR[terrainOf(t)]] = true;
    }
  }
  return [1, 2, 3, 4, 5].filter((colour) => open[colour] && (s.supply[colour] ?? 0) > 0);
}

/** DS-4.41: cells a tile may be put on by this owner, sorted by row then column. */
export function exploreCells(s: State, owner: number): string[] {
  const anywhere =
    !presentAnywhere(s, owner) || (owner < s.players.length && has(playerOf(s, owner), 'scouts'));
  const seen = new Map<string, { q: number; r: number; touching: number; near: boolean }>();
  for (const t of s.map) {
    const near = present(t, owner);
    for (const [dq, dr] of NEIGHBOURS) {
      const q = t.q + dq;
      const r = t.r + dr;
      const key = cellKey(q, r);
      const cell = seen.get(key);
      if (cell) {
        cell.touching++;
        cell.near ||= near;
      } else seen.set(key, { q, r, touching: 1, near });
    }
  }
  for (const t of s.map) seen.delete(cellKey(t.q, t.r));
  const first = [...seen.values()].filter((c) => anywhere || c.near);
  const both = first.filter((c) => c.touching >= 2);
  return (both.length > 0 ? both : first)
    .sort((a, b) => a.r - b.r || a.q - b.q)
    .map((c) => cellKey(c.q, c.r));
}

/** DS-4.45 b, c and Missionaries: tiles a tent of the personal supply may be put on. */
export function settleTiles(s: State, owner: number): MapTile[] {
  const range = owner !== botOwner(s) && has(playerOf(s, owner), 'missionaries') ? 2 : 1;
  const mine = s.map.filter((t) => present(t, owner));
  return s.map.filter((t) => mine.some((m) => distance(m, t) <= range));
}

export function tileInfo(t: MapTile): Tile {
  return tileOf(t.tile);
}

export function keyOf(t: MapTile): string {
  return cellKey(t.q, t.r);
}

/** DS-4.72: the lead over each other owner. */
export function leadOver(t: MapTile, owner: number): number {
  let other = 0;
  for (let i = 0; i < t.tents.length; i++) if (i !== owner) other = Math.max(other, t.tents[i] ?? 0);
  return (t.tents[owner] ?? 0) - other;
}
