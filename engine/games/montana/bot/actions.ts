/** The computer player's choice of an action: whole actions weighed against each other (MT-6.12). */
import type { Choice, Move, Thinking } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { BANK, COW_PIECES, entry, goodOfRow, LINE, ROWS, SMALL_YIELD, TWO_SETTLEMENTS } from '../data';
import { cellId, fieldAt } from '../rules/landscape';
import { readPlay, readTrade, write, type Plays } from '../rules/notation';
import { goodsAhead } from '../rules/supply';
import { player, type Player, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { goodWord, settlements } from '../words/names';
import { planBuild, tradeFor, type BuildPlan } from './build-plan';
import { cityValue } from './city';
import { bankCrew, bestCrew, crewCost, recruitValue, without } from './workers';
import { goodsValue, plus, silverValue } from './worth';

/** The action with the largest gain; a build that ends the game, or the last one there is, goes before all. */
export function* bestAction(s: State, { seat }: TaskOf<'choose-action'>, open: readonly Move[]): Thinking {
  const p = player(s, seat);
  const plan = planBuild(s, seat, 0);
  // In the last round nothing but settlements counts.
  if (plan && (plan.placed >= p.left || s.last)) return startBuild(s, plan, p.left, open);
  const best = yield* bestWork(s, seat, open);
  if (plan && plan.value > best.value && buildsOn(s, seat, plan, open)) {
    return startBuild(s, plan, p.left, open);
  }
  return { move: best.move, reason: s.last ? say('reason.last') : best.reason };
}

/** The best of everything but building. */
function* bestWork(
  s: State,
  seat: number,
  open: readonly Move[],
): Generator<void, Weighed & { readonly move: Move }, void> {
  const p = player(s, seat);
  let best = { move: 'recruit', value: recruitValue(s, p), reason: say('reason.recruit') };
  for (const move of open) {
    yield;
    if (readTrade(move)) continue;
    const found = weigh(s, seat, p, readPlay('choose-action', move));
    if (found && found.value > best.value) best = { move, ...found };
  }
  return best;
}

/** Whether building is still best once the cow is traded: a cow is not given for a field left unbuilt. */
function buildsOn(s: State, seat: number, plan: BuildPlan, open: readonly Move[]): boolean {
  const missing = entry(plan.steps, 0).trades[0];
  if (missing === undefined) return true;
  const p = player(s, seat);
  // Where the supply is short the seat may have to return what it gets.
  const { rounds, taken } = goodsAhead(s, missing, COW_PIECES);
  const got = taken - rounds.filter((givers) => givers.includes(seat)).length;
  const traded: Player = { ...p, cows: p.cows - 1, goods: plus(p.goods, missing, got) };
  const after: State = { ...s, players: s.players.map((one) => (one === p ? traded : one)) };
  const next = planBuild(after, seat, 0);
  if (!next) return false;
  const work = bestWork(after, seat, open);
  let step = work.next();
  while (!step.done) step = work.next();
  return next.value > step.value.value && buildsOn(after, seat, next, open);
}

interface Weighed {
  readonly value: number;
  readonly reason: string;
}

/** Recruiting and building are weighed before, null here. */
function weigh(s: State, seat: number, p: Player, play: Plays['choose-action']): Weighed | null {
  switch (play.verb) {
    case 'recruit':
    case 'build':
      return null;
    case 'bank':
      return { value: bankValue(p, play.space), reason: say('reason.bank') };
    case 'row': {
      const n = entry(ROWS, play.row).yields;
      const good = goodWord(goodOfRow(play.row), n);
      return { value: rowValue(p, play.row), reason: say('reason.area', { good, n }) };
    }
    case 'city':
      return { value: cityValue(s, seat), reason: say('reason.city') };
  }
}

/** Build now, or first trade the cow without which nothing is payable. */
function startBuild(s: State, plan: BuildPlan, left: number, open: readonly Move[]): Choice {
  const first = followPlan(s, plan, left);
  return readTrade(first.move) || !open.includes('build') ? first : { move: 'build', reason: first.reason };
}

/** The next step of a plan: a cow traded for what is missing, or its field. */
export function followPlan(s: State, plan: BuildPlan, left: number): Choice {
  const step = entry(plan.steps, 0);
  const missing = step.trades[0];
  if (missing !== undefined)
    return { move: tradeFor(missing), reason: say('reason.trade', { good: goodWord(missing) }) };
  return { move: write.field(cellId(s, step.field)), reason: buildReason(s, plan, left) };
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

function bankValue(p: Player, space: number): number {
  const { pays } = entry(BANK, space);
  const crew = bankCrew(p.workers, space);
  return silverValue(p.silver + pays) - silverValue(p.silver) - crewCost(p.workers, crew);
}

function rowValue(p: Player, row: number): number {
  const { price, yields } = entry(ROWS, row);
  const crew = bestCrew(p.workers, row)?.colours;
  if (!crew) return -Infinity;
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
  const crew = bestCrew(p.workers, row)?.colours;
  if (!crew) return -Infinity;
  const goods = plus(p.goods, goodOfRow(row), SMALL_YIELD);
  return goodsValue(goods) - goodsValue(p.goods) - crewCost(p.workers, crew);
}
