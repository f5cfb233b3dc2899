/** Workers as the computer player sees them: whom to send, whom to keep, and what the wheel brings. */
import {
  amount,
  BANK,
  colourOfRow,
  entry,
  GRAIN,
  GRAIN_PER_STEP,
  OTHER_CREW,
  OWN_CREW,
  WHEEL,
  WORKER_CAP,
  WORKERS_PER_SPACE,
} from '../data';
import { mostSteps, stepsOn, whitePairs } from '../rules/recruit';
import { heldSets, ownCrew, remembered } from '../rules/crews';
import { sum, WHEEL_SPACES, type Player, type State } from '../state';
import { crowdValue, goodsValue, goodsValueWith, workersValue } from './worth';

/** Of equals, the colour held most goes first. */
const TOO_MANY = 0.001;

export function crewCost(workers: readonly number[], crew: readonly number[]): number {
  let n = 0;
  let colours = 0;
  let before = 0;
  for (let colour = 0; colour < workers.length; colour++) {
    const held = amount(workers, colour);
    let left = held;
    for (const sent of crew) if (sent === colour) left--;
    n += held;
    if (held > 0) before++;
    if (left > 0) colours++;
  }
  return crowdValue(n, before) - crowdValue(n - crew.length, colours);
}

export function without(workers: readonly number[], crew: readonly number[]): number[] {
  const left = workers.slice();
  for (const colour of crew) left[colour] = amount(left, colour) - 1;
  return left;
}

/** The crew of this size whose loss costs least, null when there are not enough. */
function leastMissed(workers: readonly number[], size: number, not = -1): readonly number[] | null {
  let best: readonly number[] | null = null;
  let least = Infinity;
  for (const set of heldSets(workers, size, not)) {
    const cost = crewCost(workers, set);
    if (cost < least) {
      least = cost;
      best = set;
    }
  }
  return best;
}

/** No handful is larger, not even before some are given back. */
const MOST_HELD = WORKER_CAP + WORKERS_PER_SPACE;

const bankCrews = remembered(
  () => MOST_HELD,
  (space, workers) => leastMissed(workers, entry(BANK, space).workers),
);

/** MT-4.16: whom to send to a space of the bank, null when there are too few. */
export function bankCrew(workers: readonly number[], space: number): readonly number[] | null {
  return bankCrews(space, workers);
}

const rowCrews = remembered(
  () => MOST_HELD,
  (row, workers) => {
    const colour = colourOfRow(row);
    const own = amount(workers, colour) >= OWN_CREW ? ownCrew(row) : null;
    const others = leastMissed(workers, OTHER_CREW, colour);
    if (!own || !others) return own ?? others;
    return crewCost(workers, others) < crewCost(workers, own) ? others : own;
  },
);

/** MT-4.18: the legal crew of a row whose loss costs least. */
export function bestCrew(workers: readonly number[], row: number): readonly number[] | null {
  return rowCrews(row, workers);
}

/** The colour to give back when there are too many. */
export function spare(workers: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  for (let c = 0; c < workers.length; c++) {
    const n = amount(workers, c);
    if (n < 1) continue;
    const cost = crewCost(workers, [c]) - n * TOO_MANY;
    if (cost >= least) continue;
    least = cost;
    best = c;
  }
  return best;
}

/** What a seat's workers are worth after taking some: of more than eight those that go are never the last of a colour. */
function takenValue(workers: readonly number[], colours: readonly number[]): number {
  const n = Math.min(WORKER_CAP, sum(workers) + colours.length);
  let kinds = 0;
  for (let c = 0; c < workers.length; c++) if (amount(workers, c) > 0 || colours.includes(c)) kinds++;
  return crowdValue(n, kinds);
}

/** Workers after taking some and keeping the eight worth most. */
function taking(workers: readonly number[], colours: readonly number[]): number[] {
  let held = workers.slice();
  for (const c of colours) held[c] = amount(held, c) + 1;
  while (sum(held) > WORKER_CAP) held = without(held, [spare(held)]);
  return held;
}

type Pairs = readonly (readonly number[])[];

export function bestPair(s: State, p: Player): readonly number[] {
  return bestOf(whitePairs(s), p.workers);
}

function bestOf(pairs: Pairs, workers: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  let most = -Infinity;
  for (const pair of pairs) {
    const value = takenValue(workers, pair);
    if (value > most) {
      most = value;
      best = pair;
    }
  }
  return best;
}

/** What a space of the wheel brings whoever holds these workers. */
function broughtBy(space: number, pairs: Pairs, workers: readonly number[]): readonly number[] {
  return entry(WHEEL, space) ?? bestOf(pairs, workers);
}

/** The mean over all spins, each with its best use of grain. */
export function recruitValue(s: State, p: Player): number {
  const now = workersValue(p.workers);
  const pairs = whitePairs(s);
  const costs = stepCosts(p);
  let total = 0;
  for (let space = 0; space < WHEEL_SPACES; space++) {
    const brought = broughtBy(space, pairs, p.workers);
    total += takenValue(p.workers, brought) - now;
    // Without grain the arrow stays.
    if (costs.length > 1) total += advanceFrom(taking(p.workers, brought), costs, pairs, space).value;
  }
  return total / WHEEL_SPACES;
}

export function bestAdvance(s: State, p: Player, from: number): { steps: number; value: number } {
  return advanceFrom(p.workers, stepCosts(p), whitePairs(s), from);
}

/** What the grain for so many steps is worth. */
function stepCosts(p: Player): number[] {
  const most = mostSteps(amount(p.goods, GRAIN));
  const now = goodsValue(p.goods);
  const costs = [0];
  for (let steps = 1; steps <= most; steps++) {
    costs.push(now - goodsValueWith(p.goods, GRAIN, -steps * GRAIN_PER_STEP));
  }
  return costs;
}

function advanceFrom(workers: readonly number[], costs: readonly number[], pairs: Pairs, from: number) {
  let best = { steps: 0, value: 0 };
  const now = workersValue(workers);
  for (let steps = 1; steps < costs.length; steps++) {
    const pair = broughtBy(stepsOn(from, steps), pairs, workers);
    const value = takenValue(workers, pair) - now - amount(costs, steps);
    if (value > best.value) best = { steps, value };
  }
  return best;
}
