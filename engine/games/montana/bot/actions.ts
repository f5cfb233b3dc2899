/** The computer player's choice of an action: whole actions weighed against each other (MT-6.12). */
import type { Choice, Move, Thinking } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { BANK, entry, goodOfRow, LINE, ROWS, SMALL_YIELD, TWO_SETTLEMENTS } from '../data';
import { cellId, fieldAt } from '../rules/landscape';
import { write } from '../rules/notation';
import { player, type Player, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { goodWord, settlements } from '../words/names';
import { planBuild, type BuildPlan } from './build-plan';
import { shopFirst } from './city';
import { bankCrew, bestCrew, crewCost, recruitValue, without } from './workers';
import { goodsValue, plus, silverValue } from './worth';

/** The action with the largest gain; a build that ends the game, or the last one there is, goes before all. */
export function* bestAction(s: State, { seat }: TaskOf<'choose-action'>, open: readonly Move[]): Thinking {
  const p = player(s, seat);
  const plan = planBuild(s, seat, 0);
  // In the last round nothing but settlements counts.
  if (plan && (plan.placed >= p.left || s.last)) return followPlan(s, plan, p.left);
  const best = yield* bestWork(s, seat, new Set(open));
  if (plan && plan.value > best.value) return followPlan(s, plan, p.left);
  return { move: best.move, reason: s.last ? say('reason.last') : best.reason };
}

interface Weighed extends Choice {
  readonly value: number;
}

/** The best of everything but building; of each place the best way to use it. */
function* bestWork(s: State, seat: number, open: ReadonlySet<Move>): Generator<void, Weighed, void> {
  const p = player(s, seat);
  let best: Weighed = { move: 'recruit', value: recruitValue(s, p), reason: say('reason.recruit') };
  for (const found of [...banks(p), ...rows(p), shopFirst(s, seat)]) {
    yield;
    if (open.has(found.move) && found.value > best.value) best = found;
  }
  return best;
}

function banks(p: Player): Weighed[] {
  return BANK.flatMap(({ pays }, space) => {
    const crew = bankCrew(p.workers, space);
    if (!crew) return [];
    const value = silverValue(p.silver + pays) - silverValue(p.silver) - crewCost(p.workers, crew);
    return [{ move: write.bank(space, crew), value, reason: say('reason.bank') }];
  });
}

function rows(p: Player): Weighed[] {
  return ROWS.flatMap(({ yields: n }, row) => {
    const crew = bestCrew(p.workers, row);
    if (!crew) return [];
    const reason = say('reason.area', { good: goodWord(goodOfRow(row), n), n });
    return [{ move: write.row(row, crew), value: rowValue(p, row, crew), reason }];
  });
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
  const goods = plus(p.goods, goodOfRow(row), yields);
  const value =
    goodsValue(goods) -
    goodsValue(p.goods) -
    crewCost(p.workers, crew) -
    silverValue(p.silver) +
    silverValue(p.silver - price);
  return value + Math.max(0, smallValue({ ...p, goods, workers: without(p.workers, crew) }, row));
}

/** Gain of using the small space, below nothing when the hands are worth more. */
export function smallValue(p: Player, row: number): number {
  const crew = bestCrew(p.workers, row);
  if (!crew) return -Infinity;
  const goods = plus(p.goods, goodOfRow(row), SMALL_YIELD);
  return goodsValue(goods) - goodsValue(p.goods) - crewCost(p.workers, crew);
}
