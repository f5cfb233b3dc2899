/**
 * What things are worth to the computer player: the weights of the two-player bot in section 13, except that
 * silver is raised from 0.94, so that the bank keeps its share of the actions.
 */
import { amount, COLOURS, entry, GOODS, isColour, LINE, type Colour } from '../data';
import { grantOf, runLength } from '../rules/building';
import { around, AXES, OPPOSITE, type Board } from '../rules/landscape';
import type { State } from '../state';

/** The first small piece of each good; big ones are all worth the same. */
const SMALL: Readonly<Record<Colour, number>> = { copper: 2.6, stone: 2.6, grain: 2.5, pumpkin: 2.5 };
const FURTHER_SMALL = 0.99;
const BIG = 4.9;
/** In the order of GOODS: what the first small piece is worth, nothing for a big good. */
const FIRST: readonly number[] = GOODS.map((id) => (isColour(id) ? SMALL[id] : 0));
const BIG_STEPS: readonly number[] = [1, 0.66, 0.29];
const SILVER = 1.02;
const SILVER_FULL = 3;
const SILVER_LAST = 15;
const SILVER_REST = 0.17;
const WORKER = 1.72;
const WORKER_STEPS: readonly number[] = [1, 0.95, 0.9, 0.8, 0.65, 0.5, 0.3, 0.15];
const PER_COLOUR = 0.34;
export const COW = 3.2;
const CANTEEN = 4.6;
export const SETTLEMENT = 6.5;
const RUN_OF_THREE = 1.2;
const RUN_OF_TWO = 0.4;
/** A canteen one step away is worth going towards. */
const NEAR_WATER = 0.25;

/** Values by how many there are, worked out once: the plans ask for them all the time. */
function byNumber(of: (n: number) => number): (n: number) => number {
  const known: number[] = [];
  return (n) => (known[n] ??= of(n));
}

const GOOD_VALUES: readonly ((n: number) => number)[] = FIRST.map((first) =>
  byNumber((n) => {
    let value = 0;
    if (first > 0) for (let i = 0, worth = first; i < n; i++, worth *= FURTHER_SMALL) value += worth;
    else for (let i = 0; i < n; i++) value += BIG * stepAt(BIG_STEPS, i);
    return value;
  }),
);

export function goodsValue(goods: readonly number[]): number {
  let value = 0;
  for (let good = 0; good < GOOD_VALUES.length; good++) value += goodValue(good, goods[good]);
  return value;
}

/** The same with `more` pieces of one good, or fewer. */
export function goodsValueWith(goods: readonly number[], index: number, more: number): number {
  let value = 0;
  for (let good = 0; good < GOOD_VALUES.length; good++) {
    value += goodValue(good, good === index ? amount(goods, good) + more : goods[good]);
  }
  return value;
}

/** The same once a cost is paid. */
export function goodsValueWithout(goods: readonly number[], cost: readonly number[]): number {
  let value = 0;
  for (let good = 0; good < GOOD_VALUES.length; good++) {
    value += goodValue(good, amount(goods, good) - (cost[good] ?? 0));
  }
  return value;
}

function goodValue(good: number, n: number | undefined): number {
  const of = GOOD_VALUES[good];
  if (of === undefined || n === undefined) throw new RangeError(`There is no good ${good}.`);
  return of(Math.max(0, n));
}

/** The share of its weight the next of equal pieces has; those past the end have the last one. */
function stepAt(steps: readonly number[], held: number): number {
  const step = steps[Math.min(held, steps.length - 1)];
  if (step === undefined) throw new RangeError('A list of steps is empty.');
  return step;
}

/** Full weight for three coins, then in equal steps down to the rest weight at the fifteenth. */
export const silverValue = byNumber((n) => {
  let value = 0;
  for (let coin = 1; coin <= n; coin++) {
    const down = Math.min(1, Math.max(0, (coin - SILVER_FULL) / (SILVER_LAST - SILVER_FULL)));
    value += SILVER * (1 - down * (1 - SILVER_REST));
  }
  return value;
});

export function workersValue(workers: readonly number[]): number {
  let n = 0;
  let colours = 0;
  for (const held of workers) {
    n += held;
    if (held > 0) colours++;
  }
  return crowdValue(n, colours);
}

const CROWDS: readonly ((n: number) => number)[] = Array.from({ length: COLOURS.length + 1 }, (_, colours) =>
  byNumber((n) => {
    let value = 0;
    for (let i = 0; i < colours; i++) value += PER_COLOUR;
    for (let i = 0; i < n; i++) value += WORKER * stepAt(WORKER_STEPS, i);
    return value;
  }),
);

/** What so many workers of so many colours are worth: which colours they are makes no difference. */
export function crowdValue(n: number, colours: number): number {
  return entry(CROWDS, colours)(n);
}

export function plus(list: readonly number[], index: number, n: number): number[] {
  const copy = list.slice();
  copy[index] = amount(copy, index) + n;
  return copy;
}

export interface FieldWorth {
  readonly value: number;
  readonly placed: number;
  readonly lines: number;
  readonly waters: number;
  readonly three: boolean;
}

/** What building a field brings, before its cost. `owner` may hold fields only planned so far. */
export function fieldWorth(
  s: State,
  board: Board,
  owner: readonly number[],
  taken: ReadonlySet<number>,
  index: number,
  seat: number,
  left: number,
): FieldWorth {
  const { placed, lines } = grantOf(owner, board, index, seat, left);
  let waters = 0;
  for (const lake of around(board, index)) if (lake >= 0 && s.water[lake] === 1 && !taken.has(lake)) waters++;
  let value = SETTLEMENT * placed + CANTEEN * waters + (s.cows[index] ? COW : 0);
  let three = false;
  for (const axis of AXES) {
    const run = runLength(owner, board, index, seat, axis);
    if ((run !== LINE - 1 && run !== LINE - 2) || !canBecomeLine(s, board, owner, index, seat, axis))
      continue;
    value += run === LINE - 1 ? RUN_OF_THREE : RUN_OF_TWO;
    three ||= run === LINE - 1;
  }
  if (waters === 0 && nearWater(s, board, owner, index)) value += NEAR_WATER;
  return { value, placed, lines, waters, three };
}

/** Whether free land at the ends lets the run grow to four. */
function canBecomeLine(
  s: State,
  board: Board,
  owner: readonly number[],
  index: number,
  seat: number,
  axis: number,
): boolean {
  let room = runLength(owner, board, index, seat, axis);
  for (const dir of [axis, amount(OPPOSITE, axis)]) {
    let at = index;
    for (let steps = 0; steps < LINE && room < LINE; steps++) {
      at = amount(around(board, at), dir);
      if (at < 0 || at === s.start || board.fields[at]?.kind !== 'land') break;
      if (owner[at] === seat) continue;
      if (owner[at] !== -1) break;
      room++;
    }
  }
  return room >= LINE;
}

function nearWater(s: State, board: Board, owner: readonly number[], index: number): boolean {
  for (const near of around(board, index)) {
    if (near < 0 || board.fields[near]?.kind !== 'land' || owner[near] !== -1) continue;
    for (const lake of around(board, near)) if (lake >= 0 && s.water[lake] === 1) return true;
  }
  return false;
}
