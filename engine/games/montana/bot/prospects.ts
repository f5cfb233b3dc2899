/** What a seat could soon do, in plain numbers: made for every position a look ahead ends in, so loops alone. */
import {
  amount,
  entry,
  FIELD_SETTLEMENTS,
  FIELDS_PER_BUILD,
  GOODS,
  isColour,
  LINE,
  TWO_SETTLEMENTS,
} from '../data';
import { openOn } from '../rules/building';
import { around, AXES, landscape, OPPOSITE, type Board, type Field } from '../rules/landscape';
import { placedBy, player, sum, workersOf, type State } from '../state';

/** The open land, found once for all seats. */
export interface Land {
  readonly board: Board;
  readonly open: readonly number[];
  /** Canteens beside the open fields, and open fields of two settlements. */
  readonly waters: number;
  readonly twos: number;
}

export interface Prospects {
  /** Settlements that a build could place at once, and on how many fields. */
  readonly ready: number;
  readonly fields: number;
  /** Pieces missing for the cheapest field left, cows counted in. */
  readonly missing: number;
  /** Open fields with just one piece missing. */
  readonly near: number;
  /** Open fields that would complete a line of four, and those that would make three. */
  readonly fours: number;
  readonly threes: number;
  /** A rough order among the others: settlements placed and sure to come, and what is held. */
  readonly strength: number;
}

/** As many pieces missing as no open field asks for. */
const FAR = 6;
/** No cow brings a big good: it takes a small one and the city. */
const BIG_PIECES = 2;
/** Big goods short are counted apart from the small ones in the same number. */
const BIG_SHORT = 16;
/** In the order of GOODS. */
const SHORT: readonly number[] = GOODS.map((id) => (isColour(id) ? 1 : BIG_SHORT));
const COSTS = 0.3;
const COW_ON_FIELD = 0.5;
const READY = 0.8;
const HELD = 0.15;

export function landOf(s: State): Land {
  const board = landscape(s);
  const open = openOn(board, s.owner, s.start);
  let waters = 0;
  let twos = 0;
  for (const index of open) {
    for (const near of around(board, index)) if (near >= 0 && s.water[near] === 1) waters++;
    if (entry(board.fields, index).two) twos++;
  }
  return { board, open, waters, twos };
}

export function prospectsOf(s: State, land: Land, seat: number): Prospects {
  const p = player(s, seat);
  const { grants, fours, threes } = grantsOf(s, land, seat);
  const { ready, fields } = readyFor(s, land, seat, grants);
  const { missing, near } = nearest(land, p.goods, p.cows);
  const held = sum(p.goods) + p.cows + p.silver / 4 + workersOf(p) / 2;
  const strength = placedBy(p) + READY * ready + HELD * held;
  return { ready, fields, missing, near, fours, threes, strength };
}

/** What each open field would place, in the order of `open`. */
function grantsOf(s: State, { board, open }: Land, seat: number) {
  const grants: number[] = [];
  let fours = 0;
  let threes = 0;
  for (const index of open) {
    let grant = entry(board.fields, index).two ? TWO_SETTLEMENTS : FIELD_SETTLEMENTS;
    for (const axis of AXES) {
      const run = 1 + along(s, board, index, seat, axis) + along(s, board, index, seat, OPPOSITE[axis] ?? 0);
      if (run === LINE - 1) threes++;
      if (run !== LINE) continue;
      fours++;
      grant++;
    }
    grants.push(grant);
  }
  return { grants, fours, threes };
}

function along(s: State, { next }: Board, index: number, seat: number, dir: number): number {
  let n = 0;
  for (let at = next[index]?.[dir] ?? -1; at >= 0 && s.owner[at] === seat; at = next[at]?.[dir] ?? -1) n++;
  return n;
}

/** Settlements of up to three fields that are open now, the best one first. */
function readyFor(s: State, land: Land, seat: number, grants: readonly number[]) {
  const p = player(s, seat);
  const goods = p.goods.slice();
  const built: number[] = [];
  let cows = p.cows;
  let ready = 0;
  while (built.length < FIELDS_PER_BUILD && ready < p.left) {
    const at = bestPayable(s, land, goods, cows, grants, built);
    if (at < 0) break;
    const index = amount(land.open, at);
    cows += amount(s.cows, index) - pay(goods, entry(land.board.fields, index));
    ready += amount(grants, at);
    built.push(at);
  }
  return { ready: Math.min(ready, p.left), fields: built.length };
}

function bestPayable(
  s: State,
  { board, open }: Land,
  goods: readonly number[],
  cows: number,
  grants: readonly number[],
  built: readonly number[],
): number {
  let best = -1;
  let most = -Infinity;
  for (let at = 0; at < open.length; at++) {
    const index = open[at] ?? -1;
    const field = entry(board.fields, index);
    if (shortOf(goods, field) > Math.min(cows, BIG_SHORT - 1) || built.includes(at)) continue;
    const value = (grants[at] ?? 0) + COW_ON_FIELD * (s.cows[index] ?? 0) - COSTS * sum(field.cost);
    if (value <= most) continue;
    most = value;
    best = at;
  }
  return best;
}

/** Pieces short of a cost; each big one counts as `BIG_SHORT`. */
function shortOf(goods: readonly number[], { cost }: Field): number {
  let short = 0;
  for (let g = 0; g < cost.length; g++) {
    const less = (cost[g] ?? 0) - (goods[g] ?? 0);
    if (less > 0) short += less * (SHORT[g] ?? 0);
  }
  return short;
}

/** Takes the cost away; says how many pieces cows had to bring. */
function pay(goods: number[], { cost }: Field): number {
  let short = 0;
  for (let g = 0; g < cost.length; g++) {
    const left = (goods[g] ?? 0) - (cost[g] ?? 0);
    goods[g] = Math.max(0, left);
    if (left < 0) short -= left;
  }
  return short;
}

function nearest({ board, open }: Land, goods: readonly number[], cows: number) {
  let missing = FAR;
  let near = 0;
  for (const index of open) {
    const short = shortOf(goods, entry(board.fields, index));
    const big = Math.floor(short / BIG_SHORT);
    const small = short - big * BIG_SHORT;
    if (short === 1) near++;
    missing = Math.min(missing, big * BIG_PIECES + Math.max(0, small - cows));
  }
  return { missing, near };
}
