import type { Emit, Move } from '../../../core/game';
import { AREA_GOOD, BANK, COW_SILVER, FIELDS_PER_BUILD, GRAIN, ROWS } from '../data';
import {
  canPay,
  colourIndex,
  goodIndex,
  largeSpot,
  player,
  smallSpot,
  tallyUp,
  top,
  WHEEL_SPACES,
  type State,
  type Task,
  type TaskKind,
} from '../state';
import { settle } from './building';
import { askNext, declareGoods, declareUpgrades, openCity, passCity, payNext, standInCity } from './city';
import { isOpen, landscape } from './landscape';
import { coloursIn, moves } from './moves';
import { rivalTurn } from './rival';
import {
  checkCap,
  gainGoods,
  gainWorkers,
  payCost,
  payGood,
  placeWorkers,
  receiveWorkers,
  returnWorker,
} from './supply';
import { endRound, finishTurn, spin, takeFromWheel } from './turn';

/** Makes a move, then everything that follows by itself up to the next real choice. */
export function apply(s: State, move: Move, emit: Emit): void {
  perform(s, move, emit);
  run(s, emit);
}

/** These are put to the seat even when only one answer is left (section 8). */
const ALWAYS_ASKED: ReadonlySet<TaskKind> = new Set<TaskKind>(['setup-start-field', 'choose-action']);

/** Steps of the table and picks with a single answer are made at once. */
export function run(s: State, emit: Emit): void {
  for (let task = top(s); task && !s.over; task = top(s)) {
    if (stepOfTheTable(s, task, emit)) continue;
    if (ALWAYS_ASKED.has(task.kind)) return;
    const open = moves(s);
    const only = open[0];
    if (only === undefined || open.length > 1) return;
    perform(s, only, emit);
  }
}

function stepOfTheTable(s: State, task: Task, emit: Emit): boolean {
  switch (task.kind) {
    case 'spin':
      s.pending.pop();
      spin(s, task, emit);
      return true;
    case 'take':
      s.pending.pop();
      takeFromWheel(s, task.seat, task.at, emit);
      return true;
    case 'city-ask':
      s.pending.pop();
      askNext(s, emit);
      return true;
    case 'city-pay':
      s.pending.pop();
      payNext(s, task.at, emit);
      return true;
    case 'finish':
      s.pending.pop();
      finishTurn(s, task, emit);
      return true;
    case 'rival-turn':
      s.pending.pop();
      rivalTurn(s, emit);
      return true;
    case 'round-end':
      s.pending.pop();
      endRound(s, emit);
      return true;
    default:
      return false;
  }
}

function perform(s: State, move: Move, emit: Emit): void {
  const task = top(s);
  if (!task) throw new Error('The game is over.');
  const cut = move.indexOf(':');
  const verb = cut < 0 ? move : move.slice(0, cut);
  const rest = cut < 0 ? '' : move.slice(cut + 1);
  if (verb === 'trade') {
    trade(s, task.seat, rest, emit);
    return;
  }
  switch (task.kind) {
    case 'setup-start-field':
      return placeStart(s, rest, emit);
    case 'white-pair':
      return takePair(s, task, rest, emit);
    case 'return-worker':
      return giveBack(s, task, rest, emit);
    case 'choose-action':
      return chooseAction(s, task, verb, rest, emit);
    case 'bank-workers':
      return workBank(s, task, rest, emit);
    case 'row-workers':
      return workRow(s, task, verb, rest, emit);
    case 'small-space':
      return workSmall(s, task, verb, rest, emit);
    case 'recruit-advance':
      return advance(s, task, Number(rest), emit);
    case 'city-place':
      return verb === 'pass' ? passCity(s, task, emit) : standInCity(s, task, rest, emit);
    case 'city-goods':
      return declareGoods(s, task, rest, emit);
    case 'city-upgrade':
      return declareUpgrades(s, task, rest, emit);
    case 'build-next':
      return verb === 'stop' ? stopBuilding(s, task, emit) : buildField(s, task, rest, emit);
    case 'end-turn':
      s.pending.pop();
      s.pending.push({ kind: 'finish', seat: task.seat, at: verb === 'canteen' ? 1 : 0 });
      return;
    default:
      throw new Error('The table is busy.');
  }
}

function endOfAction(s: State, seat: number): void {
  s.pending.push({ kind: 'end-turn', seat, at: 0 });
}

export function setStart(s: State, index: number): void {
  s.start = index;
  // MT-3.5: a cow symbol under the start tile gets no cow.
  if (s.cows[index]) {
    s.cows[index] = 0;
    s.supply.cows++;
  }
}

function placeStart(s: State, id: string, emit: Emit): void {
  const index = landscape(s).index.get(id);
  if (index === undefined) throw new Error('The start tile needs a field of the board.');
  const seat = top(s)?.seat ?? 0;
  s.pending.pop();
  setStart(s, index);
  emit({ kind: 'start-tile', seat, args: { field: id }, targets: [`cell:${id}`], rule: 'MT-3.3' });
}

/** MT-4.44: one cow for one thing. */
function trade(s: State, seat: number, what: string, emit: Emit): void {
  const p = player(s, seat);
  if (p.cows < 1) throw new Error('There is no cow to trade.');
  p.cows--;
  s.supply.cows++;
  emit({ kind: 'traded', seat, args: { what }, rule: 'MT-4.44' });
  if (what === 'silver') p.silver += COW_SILVER;
  else if (what.startsWith('w-')) {
    gainWorkers(s, seat, colourIndex(what.slice(2)), 1, emit);
    checkCap(s, seat);
  } else gainGoods(s, seat, goodIndex(what), 1, emit);
}

function takePair(s: State, task: Task, text: string, emit: Emit): void {
  s.pending.pop();
  receiveWorkers(s, task.seat, coloursIn(text), emit);
}

function giveBack(s: State, task: Task, id: string, emit: Emit): void {
  s.pending.pop();
  returnWorker(s, task.seat, colourIndex(id));
  emit({ kind: 'returned', seat: task.seat, args: { worker: id }, rule: 'MT-4.12' });
  checkCap(s, task.seat);
}

function chooseAction(s: State, task: Task, verb: string, rest: string, emit: Emit): void {
  const { seat } = task;
  s.pending.pop();
  switch (verb) {
    case 'recruit':
      tallyUp(s, 'recruit');
      s.pending.push({ kind: 'recruit-advance', seat, at: 0 }, { kind: 'spin', seat, at: 0 });
      return;
    case 'bank':
      tallyUp(s, 'bank');
      s.pending.push({ kind: 'bank-workers', seat, at: BANK.findIndex((space) => space.id === rest) });
      return;
    case 'row':
      tallyUp(s, 'area');
      s.pending.push({ kind: 'row-workers', seat, at: ROWS.findIndex((row) => row.id === rest) });
      return;
    case 'city':
      tallyUp(s, 'city');
      openCity(s, seat, emit);
      return;
    case 'build':
      tallyUp(s, 'build');
      s.pending.push({ kind: 'build-next', seat, at: 0 });
      return;
    default:
      s.pending.push(task);
      throw new Error('That is no action.');
  }
}

/** MT-4.13 */
function advance(s: State, task: Task, steps: number, emit: Emit): void {
  s.pending.pop();
  endOfAction(s, task.seat);
  if (steps < 1) return;
  payGood(s, task.seat, GRAIN, steps);
  s.arrow = (s.arrow + steps) % WHEEL_SPACES;
  emit({
    kind: 'advanced',
    seat: task.seat,
    args: { steps, space: s.arrow },
    targets: ['wheel', `wheel:${s.arrow}`],
    rule: 'MT-4.13',
  });
  s.pending.push({ kind: 'take', seat: task.seat, at: s.arrow });
}

/** MT-4.16 */
function workBank(s: State, task: Task, text: string, emit: Emit): void {
  const space = BANK[task.at];
  if (!space) throw new Error('There is no such space at the bank.');
  s.pending.pop();
  placeWorkers(s, task.seat, task.at, coloursIn(text));
  player(s, task.seat).silver += space.pays;
  emit({
    kind: 'banked',
    seat: task.seat,
    args: { n: space.workers, silver: space.pays },
    targets: [`spot:${task.at}`],
    rule: 'MT-4.16',
  });
  endOfAction(s, task.seat);
}

/** MT-4.18, MT-4.19 */
function workRow(s: State, task: Task, verb: string, text: string, emit: Emit): void {
  const row = ROWS[task.at];
  if (!row) throw new Error('There is no such row.');
  s.pending.pop();
  placeWorkers(s, task.seat, largeSpot(task.at), verb === 'match' ? [row.area] : coloursIn(text));
  player(s, task.seat).silver -= row.price;
  const good = AREA_GOOD[row.area] ?? 0;
  const n = gainGoods(s, task.seat, good, row.yields, emit);
  emit({
    kind: 'worked',
    seat: task.seat,
    args: { area: row.area, price: row.price, n },
    targets: [`spot:${largeSpot(task.at)}`],
    rule: 'MT-4.19',
  });
  s.pending.push({ kind: 'small-space', seat: task.seat, at: task.at });
}

/** MT-4.20 */
function workSmall(s: State, task: Task, verb: string, text: string, emit: Emit): void {
  s.pending.pop();
  endOfAction(s, task.seat);
  if (verb === 'skip') return;
  const area = ROWS[task.at]?.area ?? 0;
  placeWorkers(s, task.seat, smallSpot(task.at), verb === 'match' ? [area] : coloursIn(text));
  const n = gainGoods(s, task.seat, AREA_GOOD[area] ?? 0, 1, emit);
  const targets = [`spot:${smallSpot(task.at)}`];
  emit({ kind: 'worked-small', seat: task.seat, args: { area, n }, targets, rule: 'MT-4.20' });
}

/** MT-4.34, MT-4.35 */
function buildField(s: State, task: Task, id: string, emit: Emit): void {
  const board = landscape(s);
  const index = board.index.get(id) ?? -1;
  const field = board.fields[index];
  if (!field || !isOpen(s, index)) throw new Error('Nothing can be built there.');
  if (!canPay(player(s, task.seat), field.cost)) throw new Error('The goods for that field are missing.');
  payCost(s, task.seat, field.cost);
  task.at++;
  settle(s, task.seat, index, emit, 'MT-4.34');
}

/** MT-4.42, MT-4.43 */
function stopBuilding(s: State, task: Task, emit: Emit): void {
  s.pending.pop();
  const silver = FIELDS_PER_BUILD - task.at;
  player(s, task.seat).silver += silver;
  if (silver > 0) emit({ kind: 'refrained', seat: task.seat, args: { silver }, rule: 'MT-4.42' });
  endOfAction(s, task.seat);
}
