/** The computer player's plan for a build: up to three fields, cows traded for what is missing. */
import { amount, entry, FIELDS_PER_BUILD, SILVER_PER_FIELD } from '../data';
import { openOn, watersAt } from '../rules/building';
import { goodsByCow } from '../rules/cattle';
import { fieldAt, landscape } from '../rules/landscape';
import { player, type State } from '../state';
import {
  COW,
  fieldWorth,
  goodsValue,
  goodsValueWithout,
  SETTLEMENT,
  silverValue,
  type FieldWorth,
} from './worth';

export interface Step {
  readonly field: number;
  /** Goods cows are traded for. */
  readonly trades: readonly number[];
  readonly worth: FieldWorth;
}

export interface BuildPlan {
  readonly value: number;
  readonly placed: number;
  readonly steps: readonly Step[];
}

/** How many continuations are followed at each field. */
const WIDTH: readonly number[] = [6, 4, 3];
/** In the last round nothing but settlements counts: a field is worth all its goods, and more than the silver for stopping. */
const LAST_ROUND = 4;

interface Walk {
  owner: number[];
  taken: Set<number>;
  goods: number[];
  cows: number;
  left: number;
}

/** The best sequence of fields from here, or null when none can be paid. `built` fields are behind us. */
export function planBuild(s: State, seat: number, built: number): BuildPlan | null {
  const p = player(s, seat);
  if (p.left < 1 || built >= FIELDS_PER_BUILD) return null;
  const walk: Walk = {
    owner: s.owner.slice(),
    taken: new Set(),
    goods: p.goods.slice(),
    cows: p.cows,
    left: p.left,
  };
  const plan = best(s, seat, walk, built, silverValue(p.silver), p.silver);
  return plan && plan.steps.length > 0 ? plan : null;
}

const NO_MORE: BuildPlan = { value: 0, placed: 0, steps: [] };

function best(s: State, seat: number, walk: Walk, built: number, silver: number, coins: number): BuildPlan {
  const stop = built === 0 ? 0 : silverValue(coins + (FIELDS_PER_BUILD - built) * SILVER_PER_FIELD) - silver;
  let top: BuildPlan = { value: stop, placed: 0, steps: [] };
  if (built >= FIELDS_PER_BUILD || walk.left < 1) return top;
  const open = candidates(s, seat, walk).slice(0, amount(WIDTH, built));
  if (built === 0 && open.length > 0) top = { value: -Infinity, placed: 0, steps: [] };
  for (const { step, gain } of open) {
    // Nothing follows the last field, and no silver.
    const more = built + 1 < FIELDS_PER_BUILD;
    const rest = more ? best(s, seat, follow(s, seat, walk, step), built + 1, silver, coins) : NO_MORE;
    const value = gain + rest.value;
    if (value > top.value) {
      top = { value, placed: step.worth.placed + rest.placed, steps: [step, ...rest.steps] };
    }
  }
  return top;
}

function candidates(s: State, seat: number, walk: Walk): { step: Step; gain: number }[] {
  const board = landscape(s);
  const weight = s.last ? LAST_ROUND : 1;
  const before = goodsValue(walk.goods);
  const found: { step: Step; gain: number }[] = [];
  for (const index of openOn(board, walk.owner, s.start)) {
    const { cost } = entry(board.fields, index);
    const trades = goodsByCow(s, walk, cost);
    if (trades === null) continue;
    const worth = fieldWorth(s, board, walk.owner, walk.taken, index, seat, walk.left);
    const extra = (weight - 1) * SETTLEMENT * worth.placed;
    found.push({
      step: { field: index, trades, worth },
      gain: worth.value + extra - (before - paidValue(walk.goods, cost, trades)) - COW * trades.length,
    });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

function paidValue(goods: readonly number[], cost: readonly number[], trades: readonly number[]): number {
  return trades.length > 0 ? goodsValue(afterPaying(goods, cost, trades)) : goodsValueWithout(goods, cost);
}

function afterPaying(goods: readonly number[], cost: readonly number[], trades: readonly number[]): number[] {
  const after = goods.map((n, g) => n - (cost[g] ?? 0));
  for (const g of trades) after[g] = (after[g] ?? 0) + 1;
  return after;
}

function follow(s: State, seat: number, walk: Walk, step: Step): Walk {
  const board = landscape(s);
  const owner = walk.owner.slice();
  owner[step.field] = seat;
  const taken = new Set(walk.taken);
  for (const lake of watersAt(s, board, step.field)) taken.add(lake);
  return {
    owner,
    taken,
    goods: afterPaying(walk.goods, fieldAt(s, step.field).cost, step.trades),
    cows: walk.cows - step.trades.length + amount(s.cows, step.field),
    left: walk.left - step.worth.placed,
  };
}
