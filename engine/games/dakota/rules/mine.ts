/** The mine as a tree of tiles on a square grid: joints, distances, shafts (DK-4.2). */
import { rowAt } from '../data';
import { fromDistance, tileAt } from '../data-tiles';
import type { Cell, MineTile, State, Town } from '../state';
import { at } from './counts';
import { ENTRANCE, HEAD, cellTarget } from './notation';

/** A step to a side, and the bits of that side and of the one it comes in by. */
interface Step {
  readonly dx: number;
  readonly dy: number;
  readonly bit: number;
  readonly back: number;
}
/** North, east, south, west. */
const STEPS: readonly Step[] = [
  { dx: 0, dy: -1, bit: 1, back: 4 },
  { dx: 1, dy: 0, bit: 2, back: 8 },
  { dx: 0, dy: 1, bit: 4, back: 1 },
  { dx: -1, dy: 0, bit: 8, back: 2 },
];

/** An empty cell that at least one tunnel mouth opens into. */
export interface Frontier extends Cell {
  /** Sides of the cell on which a mouth waits. */
  mouths: number;
  /** Distance a tile would have when joined on that side, by side index. */
  distances: [number, number, number, number];
}

/** Open sides of a tile that lies so, as bits. */
export function openSides(tile: number, turn: number): number {
  return at(tileAt(tile).open, turn);
}

/** Ways a tile leads on, besides the one it is joined by. */
export function waysOn(tile: number): number {
  return STEPS.filter((step) => openSides(tile, 0) & step.bit).length - 1;
}

function openOf(tile: MineTile): number {
  return openSides(tile.tile, tile.turn);
}

function keyOf(x: number, y: number): number {
  return (y + 1) * 256 + x + 128;
}

export function cellIndex(mine: readonly MineTile[]): Map<number, number> {
  const index = new Map<number, number>();
  for (let i = 0; i < mine.length; i++) {
    const tile = mine[i] as MineTile;
    index.set(keyOf(tile.x, tile.y), i);
  }
  return index;
}

export function tileIn(mine: readonly MineTile[], x: number, y: number): number {
  for (let i = 0; i < mine.length; i++) {
    const tile = mine[i] as MineTile;
    if (tile.x === x && tile.y === y) return i;
  }
  return -1;
}

/** The tile in a cell, which must have one. */
export function tileOn(t: Pick<Town, 'mine'>, x: number, y: number): MineTile {
  return rowAt(t.mine, tileIn(t.mine, x, y), 'tile of the mine');
}

/**
 * The grid as `frontier` fills it: what lies in a cell is only right where its stamp is that of the last filling,
 * so that nothing has to be cleared.
 */
let stamps = new Int32Array(0);
let filled = new Int16Array(0);
let stamp = 0;
const ROCK = -1;

function freshGrid(cells: number): void {
  if (stamps.length < cells) {
    stamps = new Int32Array(cells);
    filled = new Int16Array(cells);
    stamp = 0;
  }
  stamp++;
}

/** Every joinable cell, in the order of the tiles they hang on. */
export function frontier(s: Pick<State, 'reach' | 'depth'>, mine: readonly MineTile[]): Frontier[] {
  if (mine.length === 0) return [{ x: 0, y: 1, mouths: 1, distances: [1, 0, 0, 0] }];
  const width = 2 * s.reach + 1;
  freshGrid(width * (s.depth + 1));
  for (const tile of mine) {
    const key = tile.y * width + tile.x + s.reach;
    stamps[key] = stamp;
    filled[key] = ROCK;
  }
  const cells: Frontier[] = [];
  for (const tile of mine) {
    const open = openOf(tile);
    for (let side = 0; side < STEPS.length; side++) {
      const step = STEPS[side] as Step;
      if (!(open & step.bit)) continue;
      const x = tile.x + step.dx;
      const y = tile.y + step.dy;
      if (y < 1 || y > s.depth || x < -s.reach || x > s.reach) continue;
      const key = y * width + x + s.reach;
      const found = stamps[key] === stamp ? (filled[key] as number) : cells.length;
      if (found === ROCK) continue;
      if (found === cells.length) {
        stamps[key] = stamp;
        filled[key] = found;
        cells.push({ x, y, mouths: 0, distances: [0, 0, 0, 0] });
      }
      const cell = cells[found] as Frontier;
      cell.mouths |= step.back;
      cell.distances[(side + 2) & 3] = tile.distance + 1;
    }
  }
  return cells;
}

/** DK-4.2.5: the greatest distance at which a tile could be joined, 0 where the mine is sealed. */
export function farthestMouth(s: Pick<State, 'reach' | 'depth'>, mine: readonly MineTile[]): number {
  let most = 0;
  for (const { distances } of frontier(s, mine)) for (const one of distances) if (one > most) most = one;
  return most;
}

function sideIndex(bit: number): number {
  return bit === 1 ? 0 : bit === 2 ? 1 : bit === 4 ? 2 : 3;
}

/** DK-4.2.3: turns in which a tile fits a cell: exactly one joint, at a distance its layer allows. */
export function fittingTurns(cell: Frontier, tile: number): number[] {
  return tileAt(tile).turns.filter((turn) => fits(cell, tile, turn));
}

export function fitsCell(cell: Frontier, tile: number): boolean {
  return tileAt(tile).turns.some((turn) => fits(cell, tile, turn));
}

function fits(cell: Frontier, tile: number, turn: number): boolean {
  const joint = openSides(tile, turn) & cell.mouths;
  if (joint === 0 || (joint & (joint - 1)) !== 0) return false;
  return at(cell.distances, sideIndex(joint)) >= fromDistance(tileAt(tile).layer);
}

/** DK-4.2.8: sides on which a tile is joined, and sides on which an open mouth would make a new joint. */
function jointsOf(
  mine: readonly MineTile[],
  index: ReadonlyMap<number, number>,
  i: number,
): { joined: number; touching: number } {
  const tile = mine[i] as MineTile;
  let joined = tile.parent < 0 ? 1 : 0;
  let touching = 0;
  for (const step of STEPS) {
    const n = index.get(keyOf(tile.x + step.dx, tile.y + step.dy));
    if (n === undefined) continue;
    const neighbour = mine[n] as MineTile;
    if (tile.parent === n || neighbour.parent === i) joined |= step.bit;
    else if (openOf(neighbour) & step.back) touching |= step.bit;
  }
  return { joined, touching };
}

export function replacingTurns(
  mine: readonly MineTile[],
  index: ReadonlyMap<number, number>,
  i: number,
  tile: number,
): number[] {
  const type = tileAt(tile);
  const old = mine[i] as MineTile;
  if (old.distance < fromDistance(type.layer)) return [];
  const { joined, touching } = jointsOf(mine, index, i);
  return type.turns.filter((turn) => {
    const open = openSides(tile, turn);
    return (open & joined) === joined && (open & touching) === 0;
  });
}

/** DK-4.2.10, 4.2.11: tiles with nothing behind them; each ends one shaft. */
export function endTiles(mine: readonly MineTile[]): number[] {
  const leadsOn: boolean[] = [];
  for (const { parent } of mine) if (parent >= 0) leadsOn[parent] = true;
  const ends: number[] = [];
  for (let i = 0; i < mine.length; i++) if (!leadsOn[i]) ends.push(i);
  return ends;
}

/** Tiles from the entrance to the end tile, nearest first. */
export function shaftTo(mine: readonly MineTile[], end: number): number[] {
  const path: number[] = [];
  for (let i = end; i >= 0; i = (mine[i] as MineTile).parent) path.push(i);
  return path.reverse();
}

/** The tiles a cart passes, from the head of the mine to the end of its shaft, as targets. */
export function wayOf({ mine }: Pick<Town, 'mine'>, shaft: Cell): string[] {
  return [HEAD, ENTRANCE, ...shaftTo(mine, tileIn(mine, shaft.x, shaft.y)).map((i) => cellTarget(mine[i]))];
}

/** DK-4.5.3: shafts no cart has taken today. */
export function freeShafts(t: Pick<Town, 'mine' | 'carts'>): number[] {
  const ends = endTiles(t.mine);
  if (!t.carts.some((cart) => cart.shaft !== null)) return ends;
  return ends.filter((end) => {
    const tile = t.mine[end] as MineTile;
    return !t.carts.some((cart) => cart.shaft !== null && cart.shaft.x === tile.x && cart.shaft.y === tile.y);
  });
}

/** Tiles of a shaft where somebody can still get off today, nearest first (DK-4.5.4). */
export function workableOn(t: Pick<Town, 'mine'>, end: number): number[] {
  const open: number[] = [];
  for (let i = end; i >= 0;) {
    const tile = rowAt(t.mine, i, 'tile of the mine');
    if (workable(tile)) open.push(i);
    i = tile.parent;
  }
  return open.reverse();
}

/** How many could get off there: the length of `workableOn`. */
export function workOn(t: Pick<Town, 'mine'>, end: number): number {
  let n = 0;
  for (let i = end; i >= 0; i = (t.mine[i] as MineTile).parent) if (workable(t.mine[i] as MineTile)) n++;
  return n;
}

export function workable(tile: MineTile): boolean {
  return tile.mark === '' && tileAt(tile.tile).resources.length > 0;
}

export function deepest(mine: readonly MineTile[]): number {
  let most = 0;
  for (const { distance } of mine) if (distance > most) most = distance;
  return most;
}

/** Joins a tile; the caller has checked that it fits. */
export function place(mine: MineTile[], cell: Cell, tile: number, turn: number): void {
  const open = openSides(tile, turn);
  for (const step of STEPS) {
    if (!(open & step.bit)) continue;
    const parent = tileIn(mine, cell.x + step.dx, cell.y + step.dy);
    const above = mine[parent];
    if (!above || !(openOf(above) & step.back)) continue;
    mine.push({ tile, x: cell.x, y: cell.y, turn, parent, distance: above.distance + 1, mark: '' });
    return;
  }
  mine.push({ tile, x: cell.x, y: cell.y, turn, parent: -1, distance: 1, mark: '' });
}

/** What a tile in a joinable cell would hang on, -1 for the entrance, and how many cells it would newly open. */
export function jointIn(
  s: Pick<State, 'reach' | 'depth'>,
  mine: readonly MineTile[],
  cells: readonly Frontier[],
  tile: number,
  x: number,
  y: number,
  turn: number,
): { parent: number; opened: number } {
  const open = openSides(tile, turn);
  let parent = -1;
  let opened = 0;
  for (const step of STEPS) {
    if (!(open & step.bit)) continue;
    const cx = x + step.dx;
    const cy = y + step.dy;
    const there = tileIn(mine, cx, cy);
    if (there >= 0) {
      if (parent < 0 && openOf(mine[there] as MineTile) & step.back) parent = there;
    } else if (cy >= 1 && cy <= s.depth && cx >= -s.reach && cx <= s.reach) {
      if (!cells.some((cell) => cell.x === cx && cell.y === cy)) opened++;
    }
  }
  return { parent, opened };
}

/** Takes an end tile out and keeps the parents of the others right. */
export function removeTile(mine: MineTile[], i: number): number {
  const [gone] = mine.splice(i, 1);
  for (const tile of mine) if (tile.parent > i) tile.parent--;
  return gone ? gone.tile : -1;
}

/** Why a mine is no tree of legal joints, in words; empty when it is sound (invariant 5). */
export function mineFaults(mine: readonly MineTile[]): string[] {
  const faults: string[] = [];
  let joints = 0;
  const index = cellIndex(mine);
  if (index.size !== mine.length) faults.push('two tiles in one cell');
  mine.forEach((tile, i) => {
    for (const step of STEPS.slice(1, 3)) {
      const n = index.get(keyOf(tile.x + step.dx, tile.y + step.dy));
      if (n === undefined) continue;
      if (openOf(tile) & step.bit && openOf(mine[n] as MineTile) & step.back) joints++;
    }
    const parent = mine[tile.parent];
    const expected = parent ? parent.distance + 1 : 1;
    if (tile.parent >= 0 && !parent) faults.push('a tile without a way to the entrance');
    if (tile.distance !== expected) faults.push(`distance ${tile.distance} at ${tile.x},${tile.y}`);
    if (tile.parent < 0 && (tile.x !== 0 || tile.y !== 1 || !(openOf(tile) & 1)))
      faults.push('entrance not joined');
    if (tile.distance < fromDistance(tileAt(tile.tile).layer))
      faults.push(`layer too deep at ${tile.x},${tile.y}`);
    if (tile.parent >= i && tile.parent !== -1) faults.push('a tile older than its parent');
  });
  if (mine.length > 0 && joints !== mine.length - 1) faults.push(`${joints} joints for ${mine.length} tiles`);
  return faults;
}
