/** DK-4.6.9 to DK-4.7.4: beds, store, job board, market and hands. */
import { BUILDING, RESOURCES, isSpecialist, kindAt } from '../data';
import { cardNamed } from '../data-cards';
import { townOf, type Emit, type State, type Task, type Town } from '../state';
import { add, at, sum } from './counts';
import { isLastDay } from './day';
import { after, priceTarget, resIn, spaceTarget, workerIn } from './notation';
import { placedToday } from './planning';
import { drawSpecialists, goHome, isHandCard, spendCard } from './piles';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { countOf, handLimit, kindsWith, noWorkers, people, roomFor, specialists, storage } from './town';

/** Workers who would have no bed tonight. */
export function bedless(t: Town): number {
  return Math.max(0, -roomFor(t));
}

/** Pieces there would be no room for tonight. */
export function roomless(t: Town): number {
  return Math.max(0, sum(t.resources) - storage(t));
}

/** Carts whose load is still down the mine. */
export function cartsOut(t: Town): number {
  return t.carts.filter((cart) => cart.sent > 0 && !cart.returned && cart.drops.length > 0).length;
}

export const nightPicks: PickRules<'leave' | 'discard-resource' | 'discard-card'> = {
  leave: {
    moves: (s, task) => kindsWith(townOf(s, task.seat).idle).map((kind) => `leave:${kindAt(kind)}`),
    act(s, task, move, emit) {
      const kind = workerIn(move, 'leave:');
      add(townOf(s, task.seat).idle, kind, -1);
      goHome(s, kind);
      report(emit, 'left-town', task.seat, { worker: kind }, { rule: 'DK-4.6.9' });
      s.pending.push({ kind: 'bed-check', seat: task.seat });
    },
  },
  'discard-resource': {
    moves: (s, task) =>
      RESOURCES.filter((_, res) => at(townOf(s, task.seat).resources, res) > 0).map((id) => `drop:${id}`),
    act(s, task, move, emit) {
      const res = resIn(move, 'drop:');
      add(townOf(s, task.seat).resources, res, -1);
      add(s.pool, res);
      report(emit, 'piece-lost', task.seat, { res }, { targets: [priceTarget(res)], rule: 'DK-4.6.11' });
      s.pending.push({ kind: 'store-check', seat: task.seat });
    },
  },
  'discard-card': {
    moves: (s, task) => [...new Set(townOf(s, task.seat).hand)].map((card) => `card:${card}`),
    act(s, task, move, emit) {
      const card = cardNamed(after(move, 'card:'));
      if (!isHandCard(card)) throw new Error(`No hand holds ${card}.`);
      spendCard(s, task.seat, card);
      report(emit, 'discarded', task.seat, { card }, { rule: 'DK-4.7.4' });
      s.pending.push({ kind: 'hand-check', seat: task.seat });
    },
  },
};

export const nightSteps: StepRules<'lodging' | 'bed-check' | 'store-check' | 'night' | 'hand-check'> = {
  lodging(s, task, emit) {
    const t = townOf(s, task.seat);
    const lost = cartsOut(t);
    if (lost > 0) report(emit, 'cart-unreturned', task.seat, { n: lost }, { rule: 'DK-4.6.9' });
    goToBed(t);
    report(emit, 'bedtime', task.seat);
    soon(s, [
      { kind: 'bed-check', seat: task.seat },
      { kind: 'store-check', seat: task.seat },
    ]);
  },
  'bed-check'(s, task, emit) {
    const t = townOf(s, task.seat);
    if (bedless(t) > 0) {
      s.pending.push({ kind: 'leave', seat: task.seat });
      return;
    }
    // DK-4.6.10: specialists fill the saloons first.
    t.saloonSleepers = Math.min(specialists(t.idle), countOf(t, 'saloon') * BUILDING.saloon.beds);
    const targets = t.spaces.flatMap((b, i) => (b && BUILDING[b.type].beds > 0 ? [spaceTarget(i)] : []));
    report(emit, 'lodged', task.seat, { n: sum(t.idle) }, { targets, rule: 'DK-4.6.9' });
  },
  'store-check'(s, task) {
    if (roomless(townOf(s, task.seat)) > 0) s.pending.push({ kind: 'discard-resource', seat: task.seat });
  },
  night(s, _task, emit) {
    if (isLastDay(s)) {
      s.phase = 'over';
      report(emit, 'game-over', -1, { day: s.day }, { rule: 'DK-5.1' });
      return;
    }
    s.phase = 'night';
    for (const t of s.towns) t.spent = 0;
    report(emit, 'phase', -1, { phase: 'night', day: s.day });
    refreshJobs(s, emit);
    clearMarket(s, emit);
    soon(s, [...s.order.map((seat): Task => ({ kind: 'hand-check', seat })), { kind: 'next-day' }]);
  },
  'hand-check'(s, task) {
    const t = townOf(s, task.seat);
    if (t.hand.length > handLimit(t)) s.pending.push({ kind: 'discard-card', seat: task.seat });
  },
};

/** Everyone comes home and the work of the day is cleared away. */
function goToBed(t: Town): void {
  t.yesterday = placedToday(t);
  t.idle = people(t);
  t.used = noWorkers();
  t.street = noWorkers();
  for (const cart of t.carts) {
    cart.extra = 0;
    cart.broken = false;
    cart.crew = [];
    cart.sent = 0;
    cart.returned = false;
    cart.shaft = null;
    cart.drops = [];
  }
  for (const b of t.spaces) {
    if (!b) continue;
    b.here = [];
    b.waiting = [];
  }
}

/** DK-4.7.2: the first leaves, the others slide, the rest is drawn; the leaver returns to the bag last. */
function refreshJobs(s: State, emit: Emit): void {
  const [leaver = -1, ...others] = s.jobs;
  const slots = s.jobs.length;
  const stay = others.filter((kind) => kind >= 0);
  s.jobs = filledUp(stay, slots);
  if (isSpecialist(leaver)) {
    add(s.bag, leaver);
    report(emit, 'job-gone', -1, { worker: leaver }, { rule: 'DK-4.7.2' });
    // Those who come are drawn while he is still on his way to the bag.
    add(s.bag, leaver, -1);
  }
  const drawn = drawSpecialists(s, slots - stay.length);
  if (isSpecialist(leaver)) add(s.bag, leaver);
  s.jobs = filledUp([...stay, ...drawn], slots);
  const args = { workers: drawn.join(','), from: stay.length };
  report(emit, 'jobs-filled', -1, args, { news: true });
}

function filledUp(jobs: readonly number[], slots: number): number[] {
  return [...jobs, ...Array.from({ length: slots - jobs.length }, () => -1)];
}

/** DK-4.7.3. */
function clearMarket(s: State, emit: Emit): void {
  const idle = s.slots.every((pieces) => pieces.length === 0) && s.fallen.length === 0;
  if (idle && s.rises.every((more) => more === 0)) return;
  s.slots.forEach((pieces) => {
    for (const res of pieces) add(s.pool, res);
    pieces.length = 0;
  });
  for (const tile of s.fallen) add(s.tiles, tile);
  s.fallen = [];
  s.rises = s.rises.map(() => 0);
  report(emit, 'market-cleared', -1, {}, { rule: 'DK-4.7.3' });
}
