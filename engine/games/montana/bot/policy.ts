/** The computer player: one look ahead over whole actions, by the values of section 13 (MT-6.12). */
import type { Choice, Move, Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { AREA_GOOD, BANK, COLOURS, GRAIN, MOST_STEPS, ROWS, WHEEL, WORKER_CAP } from '../data';
import { autoStart, cellId, landscape } from '../rules/landscape';
import { heldSets, moves, whitePairs } from '../rules/moves';
import { player, sum, top, WHEEL_SPACES, type Player, type State } from '../state';
import { say } from '../words/catalogue';
import { goodWord, settlements } from '../words/names';
import { planBuild, tradeFor, type BuildPlan } from './build-plan';
import { cityChoice, cityValue, mixChoice, upgradeChoice } from './city';
import { goodsValue, plus, silverValue, workersValue } from './worth';

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  const task = top(s);
  const open = moves(s);
  const only = open[0] ?? '';
  const p = player(s, seat);
  switch (task?.kind) {
    case 'setup-start-field':
      return choice(`start:${cellId(s, autoStart(landscape(s)))}`, say('reason.start'));
    case 'white-pair':
      return choice(`pair:${names(bestPair(s, p))}`, say('reason.pair'));
    case 'return-worker':
      return choice(`return:${COLOURS[spare(p.workers)] ?? ''}`, say('reason.workers'));
    case 'choose-action':
      return yield* chooseAction(s, seat, open);
    case 'bank-workers':
      return choice(`place:${names(leastMissed(p, BANK[task.at]?.workers ?? 0, -1))}`, say('reason.workers'));
    case 'row-workers': {
      const crew = bestCrew(p.workers, ROWS[task.at]?.area ?? 0);
      return choice(crew && crew.length === 2 ? `place:${names(crew)}` : 'match', say('reason.workers'));
    }
    case 'small-space':
      return smallChoice(p, ROWS[task.at]?.area ?? 0);
    case 'recruit-advance':
      return advanceChoice(s, p);
    case 'city-place':
      return cityChoice(s, seat, open);
    case 'city-goods':
      return mixChoice(s, seat);
    case 'city-upgrade':
      return upgradeChoice(s, seat);
    case 'build-next': {
      const plan = planBuild(s, seat, task.at);
      if (plan) return buildChoice(s, plan, p.left);
      return choice(open.includes('stop') ? 'stop' : only, say('reason.stop'));
    }
    case 'end-turn':
      return open.includes('canteen')
        ? choice('canteen', say('reason.extra'))
        : choice('end', say('reason.end'));
    default:
      return choice(only, say('reason.end'));
  }
}

export function choice(move: Move, reason: string): Choice {
  return { move, reason };
}

function names(colours: readonly number[]): string {
  return colours.map((c) => COLOURS[c]).join('+');
}

/** The action with the largest gain; a build that ends the game goes before all. */
function* chooseAction(s: State, seat: number, open: readonly Move[]): Thinking {
  const p = player(s, seat);
  const plan = planBuild(s, seat, 0);
  if (plan && plan.placed >= p.left) return buildStart(s, plan, p.left, open);
  let best: Choice = choice('recruit', say('reason.recruit'));
  let most = recruitValue(s, p);
  for (const move of open) {
    yield;
    const [verb = '', rest = ''] = move.split(':');
    const found = actionValue(s, seat, p, verb, rest);
    if (found && found.value > most) {
      most = found.value;
      best = choice(move, found.reason);
    }
  }
  if (plan && plan.value > most) return buildStart(s, plan, p.left, open);
  return best;
}

function actionValue(
  s: State,
  seat: number,
  p: Player,
  verb: string,
  rest: string,
): { value: number; reason: string } | null {
  switch (verb) {
    case 'bank':
      return { value: bankValue(p, rest), reason: say('reason.bank') };
    case 'row': {
      const row = ROWS.find((one) => one.id === rest);
      const good = goodWord(AREA_GOOD[row?.area ?? 0] ?? 0);
      return row
        ? { value: rowValue(p, row.area, row.price, row.yields), reason: say('reason.area', { good }) }
        : null;
    }
    case 'city':
      return { value: cityValue(s, seat), reason: say('reason.city') };
    default:
      return null;
  }
}

/** Build now, or first trade the cow without which nothing is payable. */
function buildStart(s: State, plan: BuildPlan, left: number, open: readonly Move[]): Choice {
  const first = buildChoice(s, plan, left);
  return first.move.startsWith('trade:') || !open.includes('build') ? first : choice('build', first.reason);
}

function buildChoice(s: State, plan: BuildPlan, left: number): Choice {
  const step = plan.steps[0];
  if (!step) return choice('stop', say('reason.stop'));
  const missing = step.trades[0];
  if (missing !== undefined)
    return choice(tradeFor(missing), say('reason.trade', { good: goodWord(missing) }));
  return choice(`field:${cellId(s, step.field)}`, buildReason(s, plan, left));
}

function buildReason(s: State, plan: BuildPlan, left: number): string {
  const step = plan.steps[0];
  if (plan.placed >= left) return say('reason.build-last');
  if (!step) return say('reason.stop');
  if (step.worth.lines > 0) return say('reason.line');
  if (step.worth.waters > 0) return say('reason.canteen');
  if (landscape(s).fields[step.field]?.two) return say('reason.two');
  if (step.worth.three) return say('reason.three');
  if (s.cows[step.field]) return say('reason.cow');
  return say('reason.build', { settlements: settlements(plan.placed) });
}

function bankValue(p: Player, id: string): number {
  const space = BANK.find((one) => one.id === id);
  if (!space) return -Infinity;
  const crew = leastMissed(p, space.workers, -1);
  return silverValue(p.silver + space.pays) - silverValue(p.silver) - crewCost(p.workers, crew);
}

function rowValue(p: Player, area: number, price: number, yields: number): number {
  const crew = bestCrew(p.workers, area);
  if (!crew) return -Infinity;
  const good = AREA_GOOD[area] ?? 0;
  const goods = plus(p.goods, good, yields);
  const value =
    goodsValue(goods) -
    goodsValue(p.goods) -
    crewCost(p.workers, crew) -
    silverValue(p.silver) +
    silverValue(p.silver - price);
  return value + Math.max(0, smallValue({ ...p, goods, workers: without(p.workers, crew) }, area));
}

/** Gain of using the small space, below nothing when the hands are worth more. */
function smallValue(p: Player, area: number): number {
  const crew = bestCrew(p.workers, area);
  if (!crew) return -Infinity;
  const goods = plus(p.goods, AREA_GOOD[area] ?? 0, 1);
  return goodsValue(goods) - goodsValue(p.goods) - crewCost(p.workers, crew);
}

function smallChoice(p: Player, area: number): Choice {
  const crew = bestCrew(p.workers, area);
  if (!crew || smallValue(p, area) <= 0) return choice('skip', say('reason.keep'));
  const good = goodWord(AREA_GOOD[area] ?? 0);
  return choice(crew.length === 2 ? `place:${names(crew)}` : 'match', say('reason.small', { good }));
}

/** The legal crew whose loss costs least. */
function bestCrew(workers: readonly number[], area: number): number[] | null {
  const match = (workers[area] ?? 0) > 0 ? [area] : null;
  const pair = cheapest(workers, 2, area);
  if (!match || !pair) return match ?? pair;
  return crewCost(workers, pair) < crewCost(workers, match) ? pair : match;
}

function cheapest(workers: readonly number[], size: number, without_: number): number[] | null {
  let best: number[] | null = null;
  let least = Infinity;
  for (const set of setsOf(workers, size, without_)) {
    const cost = crewCost(workers, set);
    if (cost < least) {
      least = cost;
      best = set;
    }
  }
  return best;
}

function setsOf(workers: readonly number[], size: number, without_: number): number[][] {
  return heldSets({ workers: [...workers] }, size, without_);
}

function leastMissed(p: Player, size: number, without_: number): number[] {
  return cheapest(p.workers, size, without_) ?? [];
}

function crewCost(workers: readonly number[], crew: readonly number[]): number {
  return workersValue(workers) - workersValue(without(workers, crew));
}

function without(workers: readonly number[], crew: readonly number[]): number[] {
  const left = workers.slice();
  for (const colour of crew) left[colour] = (left[colour] ?? 0) - 1;
  return left;
}

/** The colour to give back when there are too many. */
function spare(workers: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  workers.forEach((n, c) => {
    if (n < 1) return;
    const cost = crewCost(workers, [c]) - n * 0.001;
    if (cost < least) {
      least = cost;
      best = c;
    }
  });
  return best;
}

/** Workers after taking some and keeping the eight worth most. */
function taking(workers: readonly number[], colours: readonly number[]): number[] {
  let held = workers.slice();
  for (const c of colours) held[c] = (held[c] ?? 0) + 1;
  while (sum(held) > WORKER_CAP) held = without(held, [spare(held)]);
  return held;
}

function bestPair(s: State, p: Player): number[] {
  let best: number[] = [];
  let most = -Infinity;
  for (const pair of whitePairs(s)) {
    const value = workersValue(taking(p.workers, pair));
    if (value > most) {
      most = value;
      best = pair;
    }
  }
  return best;
}

function onSpace(s: State, p: Player, space: number): number[] {
  return taking(p.workers, WHEEL[space] ?? bestPair(s, p));
}

/** The mean over all spins, each with its best use of grain. */
function recruitValue(s: State, p: Player): number {
  const now = workersValue(p.workers);
  let total = 0;
  for (let space = 0; space < WHEEL_SPACES; space++) {
    const after = { ...p, workers: onSpace(s, p, space) };
    total += workersValue(after.workers) - now + bestAdvance(s, after, space).value;
  }
  return total / WHEEL_SPACES;
}

function bestAdvance(s: State, p: Player, from: number): { steps: number; value: number } {
  let best = { steps: 0, value: 0 };
  const now = workersValue(p.workers);
  for (let steps = 1; steps <= Math.min(MOST_STEPS, p.goods[GRAIN] ?? 0); steps++) {
    const cost = goodsValue(p.goods) - goodsValue(plus(p.goods, GRAIN, -steps));
    const value = workersValue(onSpace(s, p, (from + steps) % WHEEL_SPACES)) - now - cost;
    if (value > best.value) best = { steps, value };
  }
  return best;
}

function advanceChoice(s: State, p: Player): Choice {
  const { steps } = bestAdvance(s, p, s.arrow);
  return choice(`advance:${steps}`, steps > 0 ? say('reason.advance') : say('reason.stay'));
}
