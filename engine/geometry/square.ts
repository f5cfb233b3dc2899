/** Square grids: x grows east, y grows south. Cells are small objects, or `x,y` keys where a map needs them. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The sides of a cell, clockwise from north: a quarter turn clockwise adds one. */
export type Side = 0 | 1 | 2 | 3;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST];

const STEPS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function cell(x: number, y: number): Cell {
  return { x, y };
}

export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The cell of a key; throws on anything that is no key. */
export function cellOf(key: string): Cell {
  const match = /^(-?\d+),(-?\d+)$/.exec(key);
  if (!match) throw new RangeError(`no cell: ${key}`);
  return { x: Number(match[1]), y: Number(match[2]) };
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** North to south, then west to east: the order of reading. */
export function compareCells(a: Cell, b: Cell): number {
  return a.y - b.y || a.x - b.x;
}

export function step({ x, y }: Cell, side: Side, by = 1): Cell {
  const way = STEPS[side] as Cell;
  return { x: x + way.x * by, y: y + way.y * by };
}

/** The four cells that share a side, clockwise from north. */
export function neighbours(at: Cell): Cell[] {
  return SIDES.map((side) => step(at, side));
}

/** The eight cells that share a side or a corner, clockwise from north. */
export function surroundings({ x, y }: Cell): Cell[] {
  return [
    cell(x, y - 1),
    cell(x + 1, y - 1),
    cell(x + 1, y),
    cell(x + 1, y + 1),
    cell(x, y + 1),
    cell(x - 1, y + 1),
    cell(x - 1, y),
    cell(x - 1, y - 1),
  ];
}

/** Steps from side to side. */
export function squareDistance(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

export function opposite(side: Side): Side {
  return ((side + 2) % 4) as Side;
}

/** `turns` quarter turns clockwise; negative turns go back. */
export function turnSide(side: Side, turns: number): Side {
  return ((((side + turns) % 4) + 4) % 4) as Side;
}

/** Where a square of a `width` × `height` shape lies after quarter turns clockwise, within the turned shape. */
export function turnCell(at: Cell, width: number, height: number, turns: number): Cell {
  let { x, y } = at;
  let h = height;
  let w = width;
  for (let i = (((turns % 4) + 4) % 4) as number; i > 0; i--) {
    [x, y] = [h - 1 - y, x];
    [w, h] = [h, w];
  }
  return { x, y };
}

/** The side from one cell to a cell beside it, or null when they do not touch. */
export function sideTo(from: Cell, to: Cell): Side | null {
  for (const side of SIDES) if (sameCell(step(from, side), to)) return side;
  return null;
}

/** One name for a side whichever cell it is seen from: `x,y:n` or `x,y:w`. */
export function squareEdgeKey(at: Cell, side: Side): string {
  const owner = side === EAST || side === SOUTH ? step(at, side) : at;
  return `${cellKey(owner)}:${side === NORTH || side === SOUTH ? 'n' : 'w'}`;
}

/** The four corners of a cell as grid points, clockwise from the north-west. */
export function squareCorners({ x, y }: Cell): Cell[] {
  return [cell(x, y), cell(x + 1, y), cell(x + 1, y + 1), cell(x, y + 1)];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around some cells; an empty box at the origin around none. */
export function boundsOf(cells: readonly Cell[]): Box {
  const [first] = cells;
  if (!first) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of cells) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Cells grouped by touching sides, each group and the groups in the order of reading. */
export function regionsOf(cells: readonly Cell[]): Cell[][] {
  const waiting = new Map(cells.map((at) => [cellKey(at), at]));
  const regions: Cell[][] = [];
  for (const start of [...cells].sort(compareCells)) {
    if (!waiting.delete(cellKey(start))) continue;
    const region = [start];
    for (let i = 0; i < region.length; i++) {
      for (const next of neighbours(region[i] as Cell)) {
        if (waiting.delete(cellKey(next))) region.push(next);
      }
    }
    regions.push(region.sort(compareCells));
  }
  return regions;
}

/** Shortest walks from some cells over passable ones: steps by key, the starts at 0. */
export function squareWalk(starts: readonly Cell[], passable: (at: Cell) => boolean): Map<string, number> {
  const steps = new Map<string, number>(starts.map((at) => [cellKey(at), 0]));
  const queue = [...starts];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as Cell;
    const done = steps.get(cellKey(at)) as number;
    for (const next of neighbours(at)) {
      const key = cellKey(next);
      if (steps.has(key) || !passable(next)) continue;
      steps.set(key, done + 1);
      queue.push(next);
    }
  }
  return steps;
}
