/** A tile by itself: its worth, its squares and street edges after turning; and how cells are numbered. */
import { PUBLIC_SQUARE_POINTS, ROTATIONS, SQUARES, TILE_POINTS, tileAt, TILES } from '../data';
import type { CityTile, Edge } from '../data';

const OFFSET = 2048;
const SPAN = 4096;
const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

export function cellKey(x: number, y: number): number {
  return (y + OFFSET) * SPAN + (x + OFFSET);
}

export function keyCell(key: number): readonly [number, number] {
  return [(key % SPAN) - OFFSET, Math.floor(key / SPAN) - OFFSET];
}

/** DW-4.5.20: what a tile adds to its neighbourhood. */
export function tileWorth(tile: number): number {
  return TILE_POINTS + publicWorth(tile);
}

/** The part of it that its public building brings. */
export function publicWorth(tile: number): number {
  return PUBLIC_SQUARE_POINTS * tileAt(tile).lots.filter((lot) => lot === 0).length;
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
  return r % 2 === 0 ? UPRIGHT : TURNED;
}

const UPRIGHT: readonly [number, number] = [3, 2];
const TURNED: readonly [number, number] = [2, 3];

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

/** By rotation: where each square lies, and the squares from north to south, west to east. */
const LYING: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = ROTATIONS.map((r) =>
  Array.from({ length: SQUARES }, (_, square) => squareOffset(square, r)),
);
export const READ: ReadonlyArray<readonly number[]> = LYING.map((cells) =>
  cells
    .map((_, square) => square)
    .sort((p, q) => {
      const [[px, py], [qx, qy]] = [cells[p], cells[q]] as [
        readonly [number, number],
        readonly [number, number],
      ];
      return py - qy || px - qx;
    }),
);

export function lyingSo(r: number): ReadonlyArray<readonly [number, number]> {
  const cells = LYING[r];
  if (!cells) throw new RangeError(`no rotation ${r}`);
  return cells;
}

/** By tile and rotation: its street cells, counted from its corner. */
const STREETS = TILES.map((tile) => ROTATIONS.map((r) => streetCells(tile, r, 0, 0)));

export function streetsBeside(tile: number, r: number): ReadonlyArray<readonly [number, number]> {
  const cells = STREETS[tile]?.[r];
  if (!cells) throw new RangeError(`no tile ${tile} turned ${r} times`);
  return cells;
}
