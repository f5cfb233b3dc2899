/** Building one field, for a seat and for the rival alike. */
import type { Emit } from '../../../core/game';
import { LINE } from '../data';
import { eventSeat, player, type State } from '../state';
import { AXES, cellId, landscape, OPPOSITE, type Board } from './landscape';

/** Length of the unbroken run of `seat`'s fields through `index` on one axis, were `index` the seat's. */
export function runLength(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  axis: number,
): number {
  return 1 + reach(owner, board, index, seat, axis) + reach(owner, board, index, seat, OPPOSITE[axis] ?? 0);
}

/** The fields of that run, from one end to the other. */
export function runFields(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  axis: number,
): number[] {
  const back = OPPOSITE[axis] ?? 0;
  const before = walk(owner, board, index, seat, back).reverse();
  return [...before, index, ...walk(owner, board, index, seat, axis)];
}

function walk(owner: readonly number[], board: Board, index: number, seat: number, dir: number): number[] {
  const found: number[] = [];
  for (
    let at = board.next[index]?.[dir] ?? -1;
    at >= 0 && owner[at] === seat;
    at = board.next[at]?.[dir] ?? -1
  ) {
    found.push(at);
  }
  return found;
}

function reach(owner: readonly number[], board: Board, index: number, seat: number, dir: number): number {
  let n = 0;
  for (
    let at = board.next[index]?.[dir] ?? -1;
    at >= 0 && owner[at] === seat;
    at = board.next[at]?.[dir] ?? -1
  )
    n++;
  return n;
}

/** MT-4.37: axes on which the run through this field would be exactly four. */
export function linesAt(owner: readonly number[], board: Board, index: number, seat: number): number {
  let lines = 0;
  for (const axis of AXES) if (runLength(owner, board, index, seat, axis) === LINE) lines++;
  return lines;
}

/** MT-4.41: lakes beside the field that still have their marker. */
export function watersAt(s: State, board: Board, index: number): number[] {
  return (board.next[index] ?? []).filter((near) => near >= 0 && s.water[near] === 1);
}

/** MT-4.36 to MT-4.41. The cost has been paid. */
export function settle(s: State, seat: number, index: number, emit: Emit, rule: string): void {
  const board = landscape(s);
  const field = board.fields[index];
  const p = player(s, seat);
  const who = eventSeat(s, seat);
  const target = `cell:${cellId(s, index)}`;
  s.owner[index] = seat;
  const lines = linesAt(s.owner, board, index, seat);
  const base = Math.min(1, p.left);
  const two = Math.min(field?.two ? 1 : 0, p.left - base);
  const line = Math.min(lines, p.left - base - two);
  const placed = base + two + line;
  s.stack[index] = placed;
  p.left -= placed;
  p.fields += base;
  p.twos += two;
  p.lines += line;
  emit({ kind: 'built', seat: who, args: { field: cellId(s, index), n: placed }, targets: [target], rule });
  if (two > 0) emit({ kind: 'two', seat: who, targets: [target], rule: 'MT-4.36' });
  if (line > 0) emit({ kind: 'line', seat: who, args: { n: line }, targets: [target], rule: 'MT-4.37' });
  if (s.cows[index]) {
    s.cows[index] = 0;
    p.cows++;
    emit({ kind: 'cow', seat: who, args: { n: 1 }, targets: [target], rule: 'MT-4.40' });
  }
  const waters = watersAt(s, board, index);
  for (const lake of waters) s.water[lake] = 0;
  p.canteens += waters.length;
  if (waters.length > 0) {
    const targets = waters.map((lake) => `cell:${cellId(s, lake)}`);
    emit({ kind: 'canteens', seat: who, args: { n: waters.length }, targets, rule: 'MT-4.41' });
  }
  if (p.left === 0 && !s.last) {
    s.last = true;
    emit({ kind: 'last-round', seat: who, rule: 'MT-5.1' });
  }
}
