/** The computer player's choice of an action: whole actions weighed against each other (MT-6.12). */
import type { Choice, Thinking } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { BANK, entry, goodOfRow, LINE, ROWS, SMALL_YIELD, TWO_SETTLEMENTS } from '../data';
import { cellId, fieldAt } from '../rules/landscape';
import { write } from '../rules/notation';
import { bankSpot, largeSpot, occupied } from '../rules/worker-board';
import { player, type Player, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { goodWord, settlements } from '../words/names';
import { planBuild, type BuildPlan } from './build-plan';
import { shopFirst } from './city';
import { bankCrew, bestCrew, crewCost, recruitValue, without } from './workers';
import { goodsValue, goodsValueWith, plus, silverValue } from './worth';

/** The action with the largest gain; a build that ends the game, or the last one there is, goes before all. */
export function* bestAction(s: State, { seat }: TaskOf<'choose-action'>): Thinking {
  const p = player(s, seat);
  const plan = planBuild(s, seat, 0);
  // In the last round nothing but settlements counts.
  if (plan && (plan.placed >= p.left || s.last)) return followPlan(s, plan, p.left);
  yield;
  const best = bestWork(s, seat);
  if (plan && plan.value > best.value) return followPlan(s, plan, p.left);
  const choice = best.choice();
  return s.last ? { ...choice, reason: say('reason.last') } : choice;
}

interface Weighed {
  readonly value: number;
  /** Put into words only when nothing is worth more. */
  readonly choice: () => Choice;
}

/** The best of everything but building; of each place the best way to use it. */
function bestWork(s: State, seat: number): Weighed {
  const p = player(s, seat);
  let best: Weighed = {
    value: recruitValue(s, p),
    choice: () => ({ move: 'recruit', reason: say('reason.recruit') }),
  };
  const bank = bestBank(s, p);
  if (bank && bank.value > best.value) best = bank;
  const row = bestRow(s, p);
  if (row && row.value > best.value) best = row;
  const shop = shopFirst(s, seat);
  return shop.value > best.value ? shop : best;
}

function bestBank(s: State, p: Player): Weighed | null {
  let best: Weighed | null = null;
  for (let space = 0; space < BANK.length; space++) {
    const crew = occupied(s, bankSpot(space)) ? null : bankCrew(p.workers, space);
    if (!crew) continue;
    const { pays } = entry(BANK, space);
    const value = silverValue(p.silver + pays) - silverValue(p.silver) - crewCost(p.workers, crew);
    if (best && value <= best.value) continue;
    best = { value, choice: () => ({ move: write.bank(space, crew), reason: say('reason.bank') }) };
  }
  return best;
}

function bestRow(s: State, p: Player): Weighed | null {
  let best: Weighed | null = null;
  for (let row = 0; row < ROWS.length; row++) {
    const { price, yields: n } = entry(ROWS, row);
    const crew = price > p.silver || occupied(s, largeSpot(row)) ? null : bestCrew(p.workers, row);
    if (!crew) continue;
    const value = rowValue(p, row, crew);
    if (best && value <= best.value) continue;
    const why = () => say('reason.area', { good: goodWord(goodOfRow(row), n), n });
    best = { value, choice: () => ({ move: write.row(row, crew), reason: why() }) };
  }
  return best;
}

/** The next field of a plan; cows bring what it lacks. */
export function followPlan(s: State, plan: BuildPlan, left: number): Choice {
  const { field } = entry(plan.steps, 0);
  return { move: write.field(cellId(s, field)), reason: buildReason(s, plan, left) };
}

function buildReason(s: State, plan: BuildPlan, left: number): string {
  const { field, worth } = entry(plan.steps, 0);
  if (plan.placed >= left) return say('reason.build-last');
  if (worth.lines > 0) return say('reason.line', { n: numberWord(LINE) });
  if (worth.waters > 0) return say('reason.canteen');
  if (fieldAt(s, field).two) return say('reason.two', { n: numberWord(TWO_SETTLEMENTS) });
  if (worth.three) return say('reason.three', { less: numberWord(LINE - 1), n: numberWord(LINE) });
  if (s.cows[field]) return say('reason.cow');
  return say('reason.build', { settlements: settlements(plan.placed) });
}

function rowValue(p: Player, row: number, crew: readonly number[]): number {
  const { price, yields } = entry(ROWS, row);
  const good = goodOfRow(row);
  const value =
    goodsValueWith(p.goods, good, yields) -
    goodsValue(p.goods) -
    crewCost(p.workers, crew) -
    silverValue(p.silver) +
    silverValue(p.silver - price);
  return value + Math.max(0, smallGain(plus(p.goods, good, yields), without(p.workers, crew), row));
}

/** Gain of using the small space, below nothing when the hands are worth more. */
export function smallValue(p: Player, row: number): number {
  return smallGain(p.goods, p.workers, row);
}

function smallGain(goods: readonly number[], workers: readonly number[], row: number): number {
  const crew = bestCrew(workers, row);
  if (!crew) return -Infinity;
  return goodsValueWith(goods, goodOfRow(row), SMALL_YIELD) - goodsValue(goods) - crewCost(workers, crew);
}
