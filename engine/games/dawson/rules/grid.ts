/** The squares of a map as a sheet of cells: looked up by number and not by name. */

/** So much empty land lies round the map that no new tile, and no street beside it, leaves the sheet. */
export const MARGIN = 6;

export interface Grid {
  /** The cell in the north-west corner. */
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** Square of each cell, row by row; -1 for none. */
  readonly squares: Int16Array;
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export function gridOf(bounds: Bounds, xs: readonly number[], ys: readonly number[]): Grid {
  const west = bounds.west - MARGIN;
  const north = bounds.north - MARGIN;
  const width = bounds.east + MARGIN - west + 1;
  const height = bounds.south + MARGIN - north + 1;
  const squares = new Int16Array(width * height).fill(-1);
  for (let square = 0; square < xs.length; square++) {
    squares[((ys[square] as number) - north) * width + (xs[square] as number) - west] = square;
  }
  return { west, north, width, height, squares };
}

/** The square of a cell, -1 where there is none. */
export function squareOn({ west, north, width, height, squares }: Grid, x: number, y: number): number {
  const [column, row] = [x - west, y - north];
  if (!(column >= 0 && column < width && row >= 0 && row < height)) return -1;
  return squares[row * width + column] ?? -1;
}
