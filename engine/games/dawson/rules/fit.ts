/** Where a new tile can lie (DW-4.5.2). */
import { MAIN_STREET, ROTATIONS, SQUARES } from '../data';
import type { City } from './city';
import { lyingSo, shapeOf, streetsBeside } from './shapes';

/** A legal place for a new tile. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  /** Neighbourhoods it joins; none when it stands across a street. */
  readonly joins: readonly number[];
}

/** A place free for the shape: whether the tile's own streets allow it is another matter. */
interface Spot extends Anchor {
  /** Its cell on the grid. */
  readonly cell: number;
}

/** What a cell is to a new tile: the lowest bits stand for the neighbourhoods it lies beside. */
const REACHED = 1 << 24;
const STREET = 1 << 25;
const TAKEN = 1 << 26;
const HOODS = REACHED - 1;

/** What is known of the places of one map. */
export class Sites {
  private readonly city: City;
  private readonly marks: Int32Array;
  private readonly spots: Array<readonly Spot[] | undefined> = [];
  private readonly anchors: Array<readonly Anchor[] | undefined> = [];
  private readonly joins = new Map<number, readonly number[]>();

  constructor(city: City) {
    this.city = city;
    this.marks = marksOf(city);
  }

  /** Every legal north-west corner for a tile in one rotation, in reading order. */
  anchorsFor(tile: number, r: number): readonly Anchor[] {
    const memo = tile * ROTATIONS.length + r;
    return (this.anchors[memo] ??= this.withStreets(tile, r));
  }

  markAt(x: number, y: number): number {
    const { west, north, width, height } = this.city.grid;
    const [column, row] = [x - west, y - north];
    if (column < 0 || column >= width || row < 0 || row >= height) return 0;
    return this.marks[row * width + column] as number;
  }

  joinsIn(marks: number): readonly number[] {
    const bits = marks & HOODS;
    let joins = this.joins.get(bits);
    if (!joins) {
      joins = this.city.hoods.map((_, hood) => hood).filter((hood) => (bits >> hood) & 1);
      this.joins.set(bits, joins);
    }
    return joins;
  }

  /** Tiles of one shape differ by their streets alone. */
  private withStreets(tile: number, r: number): readonly Anchor[] {
    const spots = (this.spots[r % 2] ??= this.free(r));
    const streets = streetsBeside(tile, r);
    if (streets.length === 0) return spots;
    const { width, squares } = this.city.grid;
    const steps = streets.map(([dx, dy]) => dy * width + dx);
    const anchors: Anchor[] = [];
    for (let s = 0; s < spots.length; s++) {
      const spot = spots[s] as Spot;
      let i = 0;
      while (i < steps.length && (squares[spot.cell + (steps[i] as number)] as number) < 0) i++;
      if (i === steps.length) anchors.push(spot);
    }
    return anchors;
  }

  /** Column after column of the shape, row by row, so that no cell is looked at six times. */
  private free(r: number): readonly Spot[] {
    const { marks } = this;
    const { bounds, grid } = this.city;
    const { width } = grid;
    const [w, h] = shapeOf(r);
    const third = h === 3 ? 2 * width : 0;
    const spots: Spot[] = [];
    for (let y = bounds.north - h - 1; y <= bounds.south + 2; y++) {
      const row = (y - grid.north) * width - grid.west;
      // The columns to the left of the first: nothing reaches so far west of the city.
      let first = 0;
      let second = 0;
      for (let x = bounds.west - 1 - w; x <= bounds.east + 2; x++) {
        const cell = row + x;
        const at = cell + w - 1;
        const column = (marks[at] as number) | (marks[at + width] as number) | (marks[at + third] as number);
        const all = first | second | column;
        if (all > 0 && all < STREET) spots.push({ x, y, joins: this.joinsIn(all), cell });
        first = w === 3 ? second : 0;
        second = column;
      }
    }
    return spots;
  }
}

function marksOf(city: City): Int32Array {
  const { west, north, width, squares } = city.grid;
  const marks = new Int32Array(squares.length);
  for (const [x, y] of MAIN_STREET) marks[(y - north) * width + x - west] = STREET;
  for (const { tile, r, x, y } of city.placed) {
    const corner = (y - north) * width + x - west;
    for (const cell of streetsBeside(tile, r)) marks[corner + cell[1] * width + cell[0]] = STREET;
  }
  const steps = [-width, 1, width, -1];
  for (let square = 0; square < city.xs.length; square++) {
    const cell = ((city.ys[square] as number) - north) * width + (city.xs[square] as number) - west;
    const bit = 1 << (city.hoodOf[Math.floor(square / SQUARES)] as number);
    marks[cell] = TAKEN;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] as number;
      const beside = cell + step;
      if ((squares[beside] as number) >= 0) continue;
      marks[beside] = (marks[beside] as number) | bit;
      // Straight across one cell without a tile.
      marks[beside + step] = (marks[beside + step] as number) | REACHED;
    }
  }
  return marks;
}

export function anchorsFor(city: City, tile: number, r: number): readonly Anchor[] {
  return city.sites.anchorsFor(tile, r);
}

/** Why a tile cannot lie there, or the neighbourhoods it joins. */
export type Fit =
  { readonly ok: true; readonly joins: readonly number[] } | { readonly ok: false; readonly why: Misfit };
export type Misfit = 'covers-tile' | 'covers-street' | 'street-onto-tile' | 'too-far';

export function fitOf(city: City, tile: number, r: number, x: number, y: number): Fit {
  const { sites } = city;
  let all = 0;
  for (const [dx, dy] of lyingSo(r)) {
    const mark = sites.markAt(x + dx, y + dy);
    if (mark & TAKEN) return { ok: false, why: 'covers-tile' };
    if (mark & STREET) return { ok: false, why: 'covers-street' };
    all |= mark;
  }
  for (const [dx, dy] of streetsBeside(tile, r)) {
    if (sites.markAt(x + dx, y + dy) & TAKEN) return { ok: false, why: 'street-onto-tile' };
  }
  return all === 0 ? { ok: false, why: 'too-far' } : { ok: true, joins: sites.joinsIn(all) };
}
