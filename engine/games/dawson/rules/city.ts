/**
 * The map made of the tiles in play. A state keeps it as one line of text, its plan, and everything that
 * follows from the tiles alone is worked out here once per plan.
 */
import { SQUARES, tileAt } from '../data';
import type { CityTile } from '../data';
import { readPlaced } from '../state';
import type { Placed } from '../state';
import type { Sites } from './fit';
import { squareOn } from './grid';
import type { Grid } from './grid';
import { bareCity, withTile } from './survey';

export {
  cellKey,
  keyCell,
  publicWorth,
  shapeOf,
  squareOffset,
  streetCells,
  tileWorth,
  turnedEdge,
} from './shapes';
export { anchorsFor, fitOf } from './fit';
export type { Anchor, Misfit } from './fit';

export interface Neighbourhood {
  /** Indices into `placed`. */
  readonly tiles: readonly number[];
  readonly squares: readonly number[];
  /** DW-4.5.20 */
  readonly points: number;
}

/** How a square is written in moves and targets. */
export interface Written {
  /** Its place alone, `-2,0`. */
  readonly at: string;
  readonly cell: string;
  readonly mine: string;
  readonly build: string;
  readonly fire: string;
  /** By value at index value - 1. */
  readonly resize: readonly string[];
}

/** Squares are numbered `SQUARES` per tile in the order of play, a to f within the tile. */
export interface City {
  readonly plan: string;
  readonly placed: readonly Placed[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Printed value; 0 for a public building. */
  readonly lots: readonly number[];
  /** Squares beside each: north, east, south, west. */
  readonly near: ReadonlyArray<readonly number[]>;
  /** Neighbourhood of each tile in play. */
  readonly hoodOf: readonly number[];
  readonly hoods: readonly Neighbourhood[];
  /** Squares from north to south, west to east. */
  readonly reading: readonly number[];
  readonly bounds: {
    readonly west: number;
    readonly east: number;
    readonly north: number;
    readonly south: number;
  };
  /** Street cells: Main Street and those beside printed street edges. */
  readonly streets: ReadonlySet<number>;
  readonly squareAt: ReadonlyMap<number, number>;
  readonly grid: Grid;
  /** Where tiles can go. */
  readonly sites: Sites;
  /** Filled in by `notation.ts` when first asked for. */
  readonly written: Array<Written | undefined>;
}

/**
 * How many plans are remembered: a game needs one at a time, a thinking bot a few dozen. When so many are new,
 * those not asked for since the last time are forgotten.
 */
const REMEMBERED = 512;
let known = new Map<string, City>();
let older = new Map<string, City>();
let last: City = bareCity();

export function cityOf(plan: string): City {
  if (last.plan === plan) return last;
  last = known.get(plan) ?? remember(plan, older.get(plan) ?? survey(plan));
  return last;
}

function remember(plan: string, city: City): City {
  if (known.size >= REMEMBERED) {
    older = known;
    known = new Map();
  }
  known.set(plan, city);
  return city;
}

/** Plans grow at their end: the map without the last tile is mostly known. */
function survey(plan: string): City {
  if (plan === '') return bareCity();
  const cut = plan.lastIndexOf(' ');
  const before = cityOf(cut < 0 ? '' : plan.slice(0, cut));
  return withTile(before, readPlaced(plan.slice(cut + 1)), plan);
}

/** The square of a cell, -1 where there is none. */
export function squareIn(city: City, x: number, y: number): number {
  return squareOn(city.grid, x, y);
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
