import type { Decision, Move } from '../../../core/game';
import {
  BANK,
  COLOURS,
  COLUMNS,
  COPPER,
  FIELDS_PER_BUILD,
  GRAIN,
  MOST_STEPS,
  PUMPKIN,
  ROWS,
  SHOPS,
  STONE,
  TRADES,
} from '../data';
import {
  canPay,
  colourIndex,
  largeSpot,
  occupied,
  player,
  sum,
  top,
  workersOf,
  type Player,
  type State,
  type Task,
  type TaskKind,
} from '../state';
import { cellId, fieldId, isOpen, landscape } from './landscape';

export function decision(s: State): Decision | null {
  const task = top(s);
  return s.over || !task ? null : { seat: task.seat, kind: task.kind };
}

/** Decisions at which the active seat may trade cattle (marked T in section 8). */
const TRADING: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'choose-action',
  'small-space',
  'recruit-advance',
  'city-place',
  'city-goods',
  'city-upgrade',
  'build-next',
  'end-turn',
]);

export function moves(s: State): Move[] {
  const task = top(s);
  if (s.over || !task) return [];
  const own = ownMoves(s, task);
  if (TRADING.has(task.kind) && (s.city === null || s.city.active === task.seat))
    own.push(...tradeMoves(s, task.seat));
  return own;
}

function ownMoves(s: State, task: Task): Move[] {
  const p = player(s, task.seat);
  switch (task.kind) {
    case 'setup-start-field':
      return landscape(s).starts.map((i) => `start:${cellId(s, i)}`);
    case 'white-pair':
      return whitePairs(s).map((pair) => `pair:${pair.map((c) => COLOURS[c]).join('+')}`);
    case 'return-worker':
      return COLOURS.filter((_, c) => (p.workers[c] ?? 0) > 0).map((id) => `return:${id}`);
    case 'choose-action':
      return actionMoves(s, p);
    case 'bank-workers':
      return heldSets(p, BANK[task.at]?.workers ?? 0, -1).map(placeMove);
    case 'row-workers':
      return rowSets(p, ROWS[task.at]?.area ?? 0);
    case 'small-space':
      return ['skip', ...rowSets(p, ROWS[task.at]?.area ?? 0)];
    case 'recruit-advance':
      return Array.from({ length: Math.min(MOST_STEPS, p.goods[GRAIN] ?? 0) + 1 }, (_, k) => `advance:${k}`);
    case 'city-place':
      return cityMoves(s, task);
    case 'city-goods':
      return MIXES.map((mix) => `mix:${mix.join(',')}`);
    case 'city-upgrade':
      return upgradeMoves(p, SHOPS[task.at]?.upgrades ?? 0);
    case 'build-next':
      return buildMoves(s, p, task.at);
    case 'end-turn':
      return p.canteens > 0 ? ['end', 'canteen'] : ['end'];
    default:
      return [];
  }
}

function actionMoves(s: State, p: Player): Move[] {
  const out: Move[] = ['recruit'];
  const workers = workersOf(p);
  BANK.forEach((space, i) => {
    if (workers >= space.workers && !occupied(s, i)) out.push(`bank:${space.id}`);
  });
  ROWS.forEach((row, i) => {
    // MT-4.17
    if (p.silver >= row.price && !occupied(s, largeSpot(i)) && canStaff(p, row.area))
      out.push(`row:${row.id}`);
  });
  out.push('city');
  if (canBuild(s, p)) out.push('build');
  return out;
}

/** MT-4.33: at least one field is legal and payable now. */
export function canBuild(s: State, p: Player): boolean {
  if (p.left < 1) return false;
  const { fields } = landscape(s);
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    if (field && canPay(p, field.cost) && isOpen(s, i)) return true;
  }
  return false;
}

/** MT-4.18: one worker of the colour, or two of other colours. */
export function canStaff(p: Player, area: number): boolean {
  const matching = p.workers[area] ?? 0;
  return matching > 0 || workersOf(p) - matching >= 2;
}

function rowSets(p: Player, area: number): Move[] {
  const match = (p.workers[area] ?? 0) > 0 ? ['match'] : [];
  return [...match, ...heldSets(p, 2, area).map(placeMove)];
}

export function placeMove(colours: readonly number[]): Move {
  return `place:${colours.map((c) => COLOURS[c]).join('+')}`;
}

/** Multisets of `size` held workers, without one colour. */
export function heldSets(p: Pick<Player, 'workers'>, size: number, without: number): number[][] {
  const found: number[][] = [];
  const grow = (set: number[], from: number) => {
    if (set.length === size) {
      found.push(set);
      return;
    }
    for (let c = from; c < COLOURS.length; c++) {
      const used = set.filter((one) => one === c).length;
      if (c !== without && (p.workers[c] ?? 0) > used) grow([...set, c], c);
    }
  };
  grow([], 0);
  return found;
}

/** How many workers of a colour stand in the supply or on player boards: what a seat could be given. */
function reach(s: State, colour: number): number {
  let n = s.supply.workers[colour] ?? 0;
  for (const p of s.players) n += p.workers[colour] ?? 0;
  return n;
}

/** MT-4.11 */
export function whitePairs(s: State): number[][] {
  const have = COLOURS.map((_, c) => reach(s, c));
  const pairs: number[][] = [];
  for (let a = 0; a < COLOURS.length; a++) {
    for (let b = a; b < COLOURS.length; b++) {
      if ((have[a] ?? 0) >= (a === b ? 2 : 1) && (have[b] ?? 0) >= 1) pairs.push([a, b]);
    }
  }
  if (pairs.length > 0) return pairs;
  const singles = have.flatMap((n, c) => (n > 0 ? [[c]] : []));
  return singles.length > 0 ? singles : [[]];
}

/** MT-4.24, MT-4.25 */
function cityMoves(s: State, task: Task): Move[] {
  const out: Move[] = [];
  SHOPS.forEach((shop, row) => {
    for (let column = shop.from; column <= COLUMNS; column++) {
      if (canStand(s, task.seat, row, column)) out.push(`space:${shop.id}@${column}`);
    }
  });
  // `at` 0 is the active seat's first placement, which is compulsory (R14).
  if (task.at !== 0) out.push('pass');
  return out;
}

export function canStand(s: State, seat: number, row: number, column: number): boolean {
  const shop = SHOPS[row];
  if (!shop || !s.city || column < shop.from || column > COLUMNS) return false;
  if ((player(s, seat).goods[PUMPKIN] ?? 0) < column) return false;
  return s.city.at.every((at) => at < 0 || Math.floor(at / 10) !== row || at % 10 < column);
}

/** MT-4.30: every (copper, stone, grain) of exactly three. */
export const MIXES: readonly (readonly [number, number, number])[] = [
  [3, 0, 0],
  [2, 1, 0],
  [2, 0, 1],
  [1, 2, 0],
  [1, 1, 1],
  [1, 0, 2],
  [0, 3, 0],
  [0, 2, 1],
  [0, 1, 2],
  [0, 0, 3],
];

function upgradeMoves(p: Player, most: number): Move[] {
  const out: Move[] = [];
  for (let a = 0; a <= Math.min(most, p.goods[COPPER] ?? 0); a++) {
    for (let b = 0; a + b <= most && b <= (p.goods[STONE] ?? 0); b++) out.push(`upgrade:${a},${b}`);
  }
  return out;
}

function buildMoves(s: State, p: Player, built: number): Move[] {
  const out: Move[] = [];
  if (built < FIELDS_PER_BUILD && p.left > 0) {
    landscape(s).fields.forEach((field, i) => {
      if (canPay(p, field.cost) && isOpen(s, i)) out.push(`field:${fieldId(field)}`);
    });
  }
  if (built > 0) out.push('stop');
  return out;
}

/** MT-4.44, MT-4.46 */
function tradeMoves(s: State, seat: number): Move[] {
  if (player(s, seat).cows < 1 || buildIsDone(s)) return [];
  const out: Move[] = [];
  for (const what of TRADES) {
    const colour = what.startsWith('w-') ? COLOURS.findIndex((id) => what === `w-${id}`) : -1;
    if (colour < 0 || reach(s, colour) > 0) out.push(`trade:${what}`);
  }
  return out;
}

/** After the third field or the last settlement only stopping is left; the trade is open at the end of the turn. */
function buildIsDone(s: State): boolean {
  const task = top(s);
  return task?.kind === 'build-next' && (task.at >= FIELDS_PER_BUILD || player(s, task.seat).left < 1);
}

/** Goods on a player board, for tie 2. */
export function goodsOf(p: Player): number {
  return sum(p.goods);
}

/** The colours of a move's text such as `copper+stone`. */
export function coloursIn(text: string): number[] {
  return text === '' ? [] : text.split('+').map(colourIndex);
}
