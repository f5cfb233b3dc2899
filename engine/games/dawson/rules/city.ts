/**
 * The map made of the tiles in play. A state keeps it as one line of text, its plan, and everything that
 * follows from the tiles alone is worked out here once per plan.
 */
import { MAIN_STREET, PUBLIC_SQUARE_POINTS, ROTATIONS, SQUARES, TILE_POINTS, tileAt } from '../data';
import type { CityTile, Edge } from '../data';
import { parsePlan } from '../state';
import type { Placed } from '../state';

export interface Neighbourhood {
  /** Indices into `placed`. */
  readonly tiles: readonly number[];
  readonly squares: readonly number[];
  /** DW-4.5.20 */
  readonly points: number;
}

/** A legal place for a new tile. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  /** Neighbourhoods it joins; none when it stands across a street. */
  readonly joins: readonly number[];
}

/** Squares are numbered `SQUARES` per tile in the order of play, a to f within the tile. */
export interface City {
  readonly plan: string;
  readonly placed: readonly Placed[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Printed value; 0 for a public building. */
  readonly lots: readonly number[];
  readonly near: ReadonlyArray<readonly number[]>;
  /** Neighbourhood of each tile in play. */
  readonly hoodOf: readonly number[];
  readonly hoods: readonly Neighbourhood[];
  /** Street cells: Main Street and those beside printed street edges. */
  readonly streets: ReadonlySet<number>;
  readonly squareAt: ReadonlyMap<number, number>;
  /** Squares from north to south, west to east. */
  readonly reading: readonly number[];
  readonly bounds: {
    readonly west: number;
    readonly east: number;
    readonly north: number;
    readonly south: number;
  };
  readonly anchors: Map<number, readonly Anchor[]>;
}

const OFFSET = 2048;
const SPAN = 4096;
const SIDES: ReadonlyArray<readonly [number, number]> = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

export function cellKey(x: number, y: number): number {
  return (y + OFFSET) * SPAN + (x + OFFSET);
}

export function keyCell(key: number): readonly [number, number] {
  return [(key % SPAN) - OFFSET, Math.floor(key / SPAN) - OFFSET];
}

/** Where square `index` (a = 0 … f = 5) lies within the tile turned `r` times clockwise. */
export function squareOffset(index: number, r: number): readonly [number, number] {
  const x = index % 3;
  const y = index < 3 ? 0 : 1;
  switch (r) {
    case 0:
      return [x, y];
    case 1:
      return [1 - y, x];
    case 2:
      return [2 - x, 1 - y];
    case 3:
      return [y, 2 - x];
    default:
      throw new RangeError(`no rotation ${r}`);
  }
}

export function shapeOf(r: number): readonly [number, number] {
  return r % 2 === 0 ? [3, 2] : [2, 3];
}

/** The way a printed edge points after turning. */
export function turnedEdge(edge: Edge, r: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + r) % EDGES.length] as Edge;
}

/** Cells beside the printed street edges of a placed tile. */
export function streetCells(tile: CityTile, r: number, x: number, y: number): Array<[number, number]> {
  const [w, h] = shapeOf(r);
  const cells: Array<[number, number]> = [];
  for (const edge of tile.streets) {
    const way = turnedEdge(edge, r);
    if (way === 'N' || way === 'S') {
      for (let i = 0; i < w; i++) cells.push([x + i, way === 'N' ? y - 1 : y + h]);
    } else {
      for (let i = 0; i < h; i++) cells.push([way === 'W' ? x - 1 : x + w, y + i]);
    }
  }
  return cells;
}

/** How many plans are remembered; a game needs one at a time, a thinking bot a few dozen. */
const REMEMBERED = 512;
const known = new Map<string, City>();
let last: City | null = null;

export function cityOf(plan: string): City {
  if (last && last.plan === plan) return last;
  let city = known.get(plan);
  if (!city) {
    city = survey(plan);
    if (known.size >= REMEMBERED) known.clear();
    known.set(plan, city);
  }
  last = city;
  return city;
}

function survey(plan: string): City {
  const placed = parsePlan(plan);
  const xs: number[] = [];
  const ys: number[] = [];
  const lots: number[] = [];
  const squareAt = new Map<number, number>();
  const streets = new Set<number>(MAIN_STREET.map(([x, y]) => cellKey(x, y)));
  for (const { tile, r, x, y } of placed) {
    const face = tileAt(tile);
    for (let i = 0; i < SQUARES; i++) {
      const [dx, dy] = squareOffset(i, r);
      squareAt.set(cellKey(x + dx, y + dy), xs.length);
      xs.push(x + dx);
      ys.push(y + dy);
      lots.push(face.lots[i] as number);
    }
    for (const [sx, sy] of streetCells(face, r, x, y)) streets.add(cellKey(sx, sy));
  }
  const near = xs.map((x, square) => {
    const found: number[] = [];
    for (const [dx, dy] of SIDES) {
      const other = squareAt.get(cellKey(x + dx, (ys[square] as number) + dy));
      if (other !== undefined) found.push(other);
    }
    return found;
  });
  const hoodOf = linkTiles(placed.length, near);
  const reading = xs
    .map((_, square) => square)
    .sort((p, q) => (ys[p] as number) - (ys[q] as number) || (xs[p] as number) - (xs[q] as number));
  return {
    plan,
    placed,
    xs,
    ys,
    lots,
    near,
    hoodOf,
    hoods: gatherHoods(hoodOf, placed),
    streets,
    squareAt,
    reading,
    bounds: {
      west: Math.min(...MAIN_STREET.map(([x]) => x), ...xs),
      east: Math.max(...MAIN_STREET.map(([x]) => x), ...xs),
      north: Math.min(...MAIN_STREET.map(([, y]) => y), ...ys),
      south: Math.max(...MAIN_STREET.map(([, y]) => y), ...ys),
    },
    anchors: new Map(),
  };
}

/** A neighbourhood is a maximal group of tiles linked by contact of squares. */
function linkTiles(tiles: number, near: ReadonlyArray<readonly number[]>): number[] {
  const hoodOf: number[] = new Array<number>(tiles).fill(-1);
  let hoods = 0;
  for (let start = 0; start < tiles; start++) {
    if (hoodOf[start] !== -1) continue;
    hoodOf[start] = hoods;
    const open = [start];
    for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
      for (let i = 0; i < SQUARES; i++) {
        for (const other of near[tile * SQUARES + i] as readonly number[]) {
          const next = tileOf(other);
          if (hoodOf[next] !== -1) continue;
          hoodOf[next] = hoods;
          open.push(next);
        }
      }
    }
    hoods++;
  }
  return hoodOf;
}

function gatherHoods(hoodOf: readonly number[], placed: readonly Placed[]): Neighbourhood[] {
  const hoods: Array<{ tiles: number[]; squares: number[]; points: number }> = [];
  placed.forEach(({ tile }, index) => {
    const entry = (hoods[hoodOf[index] as number] ??= { tiles: [], squares: [], points: 0 });
    entry.tiles.push(index);
    entry.points += tileWorth(tile);
    entry.squares.push(...squaresOf(index));
  });
  return hoods;
}

/** DW-4.5.20: what a tile adds to its neighbourhood. */
export function tileWorth(tile: number): number {
  return TILE_POINTS + publicWorth(tile);
}

/** The part of it that its public building brings. */
export function publicWorth(tile: number): number {
  return PUBLIC_SQUARE_POINTS * tileAt(tile).lots.filter((lot) => lot === 0).length;
}

/** Every legal north-west corner for a tile in one rotation, in reading order (DW-4.5.2). */
export function anchorsFor(city: City, tile: number, r: number): readonly Anchor[] {
  const memo = tile * ROTATIONS.length + r;
  const seen = city.anchors.get(memo);
  if (seen) return seen;
  const [w, h] = shapeOf(r);
  const found: Anchor[] = [];
  for (let y = city.bounds.north - h - 1; y <= city.bounds.south + 2; y++) {
    for (let x = city.bounds.west - w - 1; x <= city.bounds.east + 2; x++) {
      const fit = fitOf(city, tile, r, x, y);
      if (fit.ok) found.push({ x, y, joins: fit.joins });
    }
  }
  city.anchors.set(memo, found);
  return found;
}

/** Why a tile cannot lie there, or the neighbourhoods it joins. */
export type Fit =
  { readonly ok: true; readonly joins: readonly number[] } | { readonly ok: false; readonly why: Misfit };
export type Misfit = 'covers-tile' | 'covers-street' | 'street-onto-tile' | 'too-far';

export function fitOf(city: City, tile: number, r: number, x: number, y: number): Fit {
  const joins: number[] = [];
  let reaches = false;
  for (let i = 0; i < SQUARES; i++) {
    const [dx, dy] = squareOffset(i, r);
    const key = cellKey(x + dx, y + dy);
    if (city.squareAt.has(key)) return { ok: false, why: 'covers-tile' };
    if (city.streets.has(key)) return { ok: false, why: 'covers-street' };
    for (const [sx, sy] of SIDES) {
      const step = sy * SPAN + sx;
      const beside = city.squareAt.get(key + step);
      if (beside !== undefined) {
        const hood = hoodIndex(city, beside);
        if (!joins.includes(hood)) joins.push(hood);
      } else if (!reaches && city.squareAt.has(key + 2 * step)) reaches = true;
    }
  }
  for (const [sx, sy] of streetCells(tileAt(tile), r, x, y)) {
    if (city.squareAt.has(cellKey(sx, sy))) return { ok: false, why: 'street-onto-tile' };
  }
  if (joins.length === 0 && !reaches) return { ok: false, why: 'too-far' };
  return { ok: true, joins: joins.sort((p, q) => p - q) };
}

/** DW-4.5.13: steps along the grid. */
export function walk(city: City, from: number, to: number): number {
  return (
    Math.abs((city.xs[from] as number) - (city.xs[to] as number)) +
    Math.abs((city.ys[from] as number) - (city.ys[to] as number))
  );
}

/** The square number of the highest lot of a tile in play. */
export function highestLot(city: City, index: number): number {
  return index * SQUARES + tileAt(placedAt(city, index).tile).highest;
}

export function placedAt(city: City, index: number): Placed {
  const placed = city.placed[index];
  if (!placed) throw new RangeError(`no tile ${index} in play`);
  return placed;
}

/** Which tile in play a square belongs to. */
export function tileOf(square: number): number {
  return Math.floor(square / SQUARES);
}

/** The squares of a tile in play. */
export function squaresOf(index: number): number[] {
  return Array.from({ length: SQUARES }, (_, i) => index * SQUARES + i);
}

export function newestTile(city: City): number {
  return city.placed.length - 1;
}

/** The number of the neighbourhood a square lies in. */
export function hoodIndex(city: City, square: number): number {
  const hood = city.hoodOf[tileOf(square)];
  if (hood === undefined) throw new RangeError(`no square ${square} in play`);
  return hood;
}

export function hoodAt(city: City, index: number): Neighbourhood {
  const hood = city.hoods[index];
  if (!hood) throw new RangeError(`no neighbourhood ${index}`);
  return hood;
}

/** A neighbourhood is named after its oldest tile. */
export function oldestTile(city: City, hood: number): CityTile {
  return tileAt(placedAt(city, hoodAt(city, hood).tiles[0] as number).tile);
}
