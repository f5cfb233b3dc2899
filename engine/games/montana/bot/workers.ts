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
} from '../data';
import { mostSteps, stepsOn, whitePairs } from '../rules/recruit';
import { heldSets, ownCrew } from '../rules/work';
import { sum, WHEEL_SPACES, type Player, type State } from '../state';
import { goodsValue, plus, workersValue } from './worth';

/** Of equals, the colour held most goes first. */
const TOO_MANY = 0.001;

export function crewCost(workers: readonly number[], crew: readonly number[]): number {
  return workersValue(workers) - workersValue(without(workers, crew));
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

/** MT-4.16: whom to send to a space of the bank, null when there are too few. */
export function bankCrew(workers: readonly number[], space: number): readonly number[] | null {
  return leastMissed(workers, entry(BANK, space).workers);
}

/** MT-4.18: the legal crew of a row whose loss costs least. */
export function bestCrew(workers: readonly number[], row: number): readonly number[] | null {
  const colour = colourOfRow(row);
  const own = amount(workers, colour) >= OWN_CREW ? ownCrew(row) : null;
  const others = leastMissed(workers, OTHER_CREW, colour);
  if (!own || !others) return own ?? others;
  return crewCost(workers, others) < crewCost(workers, own) ? others : own;
}

/** The colour to give back when there are too many. */
export function spare(workers: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  workers.forEach((n, c) => {
    if (n < 1) return;
    const cost = crewCost(workers, [c]) - n * TOO_MANY;
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
  for (const c of colours) held[c] = amount(held, c) + 1;
  while (sum(held) > WORKER_CAP) held = without(held, [spare(held)]);
  return held;
}

export function bestPair(s: State, p: Player): readonly number[] {
  let best: readonly number[] = [];
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
  return taking(p.workers, entry(WHEEL, space) ?? bestPair(s, p));
}

/** The mean over all spins, each with its best use of grain. */
export function recruitValue(s: State, p: Player): number {
  const now = workersValue(p.workers);
  let total = 0;
  for (let space = 0; space < WHEEL_SPACES; space++) {
    const after = { ...p, workers: onSpace(s, p, space) };
    total += workersValue(after.workers) - now + bestAdvance(s, after, space).value;
  }
  return total / WHEEL_SPACES;
}

export function bestAdvance(s: State, p: Player, from: number): { steps: number; value: number } {
  let best = { steps: 0, value: 0 };
  const now = workersValue(p.workers);
  const most = mostSteps(amount(p.goods, GRAIN));
  for (let steps = 1; steps <= most; steps++) {
    const cost = goodsValue(p.goods) - goodsValue(plus(p.goods, GRAIN, -steps * GRAIN_PER_STEP));
    const value = workersValue(onSpace(s, p, stepsOn(from, steps))) - now - cost;
    if (value > best.value) best = { steps, value };
  }
  return best;
}
