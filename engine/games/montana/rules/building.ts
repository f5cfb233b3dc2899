/** Building fields, for a seat and for the rival alike (MT-4.33 to MT-4.43). */
import type { Move } from '../../../core/game';
import {
  amount,
  entry,
  FIELD_SETTLEMENTS,
  FIELDS_PER_BUILD,
  LINE,
  LINE_SETTLEMENTS,
  SILVER_PER_FIELD,
  TWO_SETTLEMENTS,
} from '../data';
import { eventSeat, player, type Emit, type Player, type State, type TaskOf } from '../state';
import { around, AXES, cellId, fieldAt, fieldNamed, landscape, OPPOSITE, type Board } from './landscape';
import type { PickRules } from './notation';
import { goodsByCow, tradeCow, tradeFor } from './cattle';
import { payCost } from './supply';
import { targetOf } from './targets';
import { fieldsBuilt, task } from './tasks';

/** MT-4.34: free land next to the start tile or a settlement. `owner` may hold fields only planned so far. */
export function isOpenOn(board: Board, owner: readonly number[], start: number, index: number): boolean {
  if (owner[index] !== -1 || index === start || entry(board.fields, index).kind !== 'land') return false;
  for (const near of around(board, index)) {
    if (near >= 0 && (near === start || owner[near] !== -1)) return true;
  }
  return false;
}

export function isOpen(s: State, index: number): boolean {
  return isOpenOn(landscape(s), s.owner, s.start, index);
}

/** MT-4.34: the fields anybody may build on now. */
export function openFields(s: State): number[] {
  return openOn(landscape(s), s.owner, s.start);
}

/** Fields beside a settled one bear the number of the search that found them: a list less to make. */
const BESIDE: number[] = [];
let searches = 0;

/** The same where `owner` may hold fields only planned so far; from the settled fields outwards, which are few. */
export function openOn({ next, land }: Board, owner: readonly number[], start: number): number[] {
  searches++;
  for (let index = 0; index < owner.length; index++) {
    const near = next[index];
    if (near === undefined || (owner[index] === -1 && index !== start)) continue;
    for (let dir = 0; dir < near.length; dir++) {
      const at = near[dir] ?? -1;
      if (at >= 0) BESIDE[at] = searches;
    }
  }
  const open: number[] = [];
  for (let i = 0; i < land.length; i++) {
    const index = land[i] ?? -1;
    if (BESIDE[index] === searches && owner[index] === -1 && index !== start) open.push(index);
  }
  return open;
}

/** MT-4.35: those a side can pay for, with cows for what is missing. */
export function payableFields(s: State, p: Player): number[] {
  if (p.left < 1) return [];
  const board = landscape(s);
  const payable: number[] = [];
  for (const index of openOn(board, s.owner, s.start)) {
    if (goodsByCow(s, p, entry(board.fields, index).cost)) payable.push(index);
  }
  return payable;
}

/** MT-4.33: at least one field is legal and payable now. */
export function canBuild(s: State, p: Player): boolean {
  if (p.left < 1) return false;
  const board = landscape(s);
  for (const index of openOn(board, s.owner, s.start)) {
    if (goodsByCow(s, p, entry(board.fields, index).cost)) return true;
  }
  return false;
}

export const buildNext: PickRules<'build-next'> = {
  moves(s, pick): Move[] {
    const list: Move[] = [];
    if (!isDone(s, pick)) addFieldMoves(s, player(s, pick.seat), list);
    list.push('stop');
    return list;
  },
  many: (s, pick) => !isDone(s, pick) && canBuild(s, player(s, pick.seat)),
  act(s, pick, play, emit) {
    if (play.verb === 'stop') stopBuilding(s, pick, emit);
    else buildField(s, pick.seat, play.field, fieldsBuilt(pick), emit);
  },
  trades: true,
};

export function addFieldMoves(s: State, p: Player, list: Move[]): void {
  const { moves } = landscape(s);
  for (const index of payableFields(s, p)) list.push(entry(moves, index));
}

/** After the third field or the last settlement only stopping is left. */
function isDone(s: State, pick: TaskOf<'build-next'>): boolean {
  return fieldsBuilt(pick) >= FIELDS_PER_BUILD || player(s, pick.seat).left < 1;
}

/** MT-4.34, MT-4.35: the pick makes way for the next one; cows are traded for what is missing (MT-4.33). */
export function buildField(s: State, seat: number, id: string, built: number, emit: Emit): void {
  const index = fieldNamed(s, id);
  const { cost } = fieldAt(s, index);
  if (!isOpen(s, index)) throw new Error('Nothing can be built there.');
  const trades = goodsByCow(s, player(s, seat), cost);
  if (!trades) throw new Error('The goods for that field are missing.');
  s.pending.pop();
  s.pending.push(task.buildNext(seat, built + 1));
  for (const good of trades) tradeCow(s, seat, tradeFor(good), emit);
  payCost(s, seat, cost);
  settle(s, seat, index, emit, 'MT-4.34');
}

/** MT-4.42: what stopping now pays. */
export function silverForStopping(pick: TaskOf<'build-next'>): number {
  return (FIELDS_PER_BUILD - fieldsBuilt(pick)) * SILVER_PER_FIELD;
}

/** MT-4.42, MT-4.43 */
function stopBuilding(s: State, pick: TaskOf<'build-next'>, emit: Emit): void {
  const { seat } = pick;
  s.pending.pop();
  s.pending.push(task.endTurn(seat));
  const silver = silverForStopping(pick);
  player(s, seat).silver += silver;
  if (silver > 0) emit({ kind: 'refrained', seat, args: { silver }, rule: 'MT-4.42' });
}

/** Walks along a direction over the seat's fields next to `index`; says how many, and puts them `onto` a list. */
function walk(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  dir: number,
  onto?: number[],
): number {
  let n = 0;
  for (let at = step(board, index, dir); at >= 0 && owner[at] === seat; at = step(board, at, dir)) {
    onto?.push(at);
    n++;
  }
  return n;
}

function step(board: Board, index: number, dir: number): number {
  return amount(around(board, index), dir);
}

/** Length of the unbroken run of `seat`'s fields through `index` on one axis, were `index` the seat's. */
export function runLength(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  axis: number,
): number {
  return 1 + walk(owner, board, index, seat, axis) + walk(owner, board, index, seat, amount(OPPOSITE, axis));
}

/** The fields of that run, from one end to the other. */
export function runFields(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  axis: number,
): number[] {
  const before: number[] = [];
  const after: number[] = [];
  walk(owner, board, index, seat, amount(OPPOSITE, axis), before);
  walk(owner, board, index, seat, axis, after);
  return [...before.reverse(), index, ...after];
}

/** What a field grants, settlement by settlement. */
interface Grant {
  /** MT-4.36 */
  readonly base: number;
  readonly two: number;
  /** MT-4.37 */
  readonly line: number;
  /** All of them. */
  readonly placed: number;
  /** Lines completed, whether or not there are settlements left for them. */
  readonly lines: number;
}

/** MT-4.36 to MT-4.39: settlements a field grants to a side that has `left` of them. */
export function grantOf(
  owner: readonly number[],
  board: Board,
  index: number,
  seat: number,
  left: number,
): Grant {
  const lines = linesAt(owner, board, index, seat);
  const extra = entry(board.fields, index).two ? TWO_SETTLEMENTS - FIELD_SETTLEMENTS : 0;
  const base = Math.min(FIELD_SETTLEMENTS, left);
  const two = Math.min(extra, left - base);
  const line = Math.min(lines * LINE_SETTLEMENTS, left - base - two);
  return { base, two, line, placed: base + two + line, lines };
}

/** MT-4.37: axes on which the run through this field would be exactly four. */
function linesAt(owner: readonly number[], board: Board, index: number, seat: number): number {
  let lines = 0;
  for (const axis of AXES) if (runLength(owner, board, index, seat, axis) === LINE) lines++;
  return lines;
}

/** MT-4.41: lakes beside the field that still have their marker. */
export function watersAt(s: State, board: Board, index: number): number[] {
  return around(board, index).filter((near) => near >= 0 && s.water[near] === 1);
}

/** MT-4.36 to MT-4.41. The cost has been paid. */
export function settle(s: State, seat: number, index: number, emit: Emit, rule: string): void {
  const board = landscape(s);
  const p = player(s, seat);
  const who = eventSeat(s, seat);
  const field = cellId(s, index);
  const targets = [targetOf.cell(field)];
  const { base, two } = grantOf(s.owner, board, index, seat, p.left);
  s.owner[index] = seat;
  place(s, p, index, base);
  p.fields += base;
  emit({ kind: 'built', seat: who, args: { field, n: base }, targets, rule });
  if (two > 0) {
    place(s, p, index, two);
    p.twos += two;
    emit({ kind: 'two', seat: who, args: { n: two }, targets, rule: 'MT-4.36' });
  }
  completeLines(s, seat, index, emit);
  if (s.cows[index]) {
    s.cows[index] = 0;
    p.cows++;
    emit({ kind: 'cow', seat: who, args: { n: 1 }, targets, rule: 'MT-4.40' });
  }
  takeCanteens(s, seat, index, emit);
  if (p.left === 0 && !s.last) {
    s.last = true;
    emit({ kind: 'last-round', seat: who, rule: 'MT-5.1' });
  }
}

function place(s: State, p: Player, index: number, n: number): void {
  s.stack[index] = amount(s.stack, index) + n;
  p.left -= n;
}

/** MT-4.37: a free settlement for each line of four, while there are any; the field that completes it stands before the others. */
function completeLines(s: State, seat: number, index: number, emit: Emit): void {
  const board = landscape(s);
  const p = player(s, seat);
  for (const axis of AXES) {
    const n = Math.min(LINE_SETTLEMENTS, p.left);
    if (n < 1 || runLength(s.owner, board, index, seat, axis) !== LINE) continue;
    place(s, p, index, n);
    p.lines += n;
    const run = runFields(s.owner, board, index, seat, axis);
    const line = [index, ...run.filter((one) => one !== index)];
    const targets = line.map((one) => targetOf.cell(cellId(s, one)));
    const args = { field: cellId(s, index), n };
    emit({ kind: 'line', seat: eventSeat(s, seat), args, targets, rule: 'MT-4.37' });
  }
}

/** MT-4.41 */
function takeCanteens(s: State, seat: number, index: number, emit: Emit): void {
  const waters = watersAt(s, landscape(s), index);
  if (waters.length === 0) return;
  for (const lake of waters) s.water[lake] = 0;
  player(s, seat).canteens += waters.length;
  const targets = waters.map((lake) => targetOf.cell(cellId(s, lake)));
  const args = { n: waters.length };
  emit({ kind: 'canteens', seat: eventSeat(s, seat), args, targets, rule: 'MT-4.41' });
}
