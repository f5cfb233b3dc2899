/** DK-4.6.9 to DK-4.7: beds, store, job board, a new day. */
import type { Emit } from '../../../core/game';
import { BUILDING, HAND_SIZE, KINDS, RESOURCES, isSpecialist } from '../data';
import {
  after,
  discardCard,
  drawSpecialist,
  goHome,
  report,
  soon,
  type PickRules,
  type StepRules,
} from './tasks';
import { townOf, type Frame, type State, type Town } from '../state';
import {
  add,
  at,
  beds,
  countOf,
  handLimit,
  kindsWith,
  noWorkers,
  people,
  specialists,
  storage,
  sum,
} from './town';

/** Workers who would have no bed tonight. */
export function bedless(t: Town): number {
  return Math.max(0, sum(people(t)) - beds(t) - t.tents);
}

/** Pieces there would be no room for tonight. */
export function roomless(t: Town): number {
  return Math.max(0, sum(t.resources) - storage(t) - t.cache);
}

export const nightPicks: PickRules<'leave' | 'discard-resource' | 'discard-card'> = {
  leave: {
    moves: (s, f) => kindsWith(townOf(s, f.seat).idle).map((kind) => `leave:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const kind = KINDS.indexOf(after(move, 'leave:') as (typeof KINDS)[number]);
      add(townOf(s, f.seat).idle, kind, -1);
      goHome(s, kind);
      report(emit, 'left-town', f.seat, { worker: kind }, { rule: 'DK-4.6.9' });
      s.stack.push({ t: 'bed-check', seat: f.seat });
    },
  },
  'discard-resource': {
    moves: (s, f) =>
      RESOURCES.filter((_, res) => at(townOf(s, f.seat).resources, res) > 0).map((id) => `drop:${id}`),
    act(s, f, move, emit) {
      const res = RESOURCES.indexOf(after(move, 'drop:') as (typeof RESOURCES)[number]);
      add(townOf(s, f.seat).resources, res, -1);
      add(s.pool, res);
      report(emit, 'piece-lost', f.seat, { res }, { rule: 'DK-4.6.11' });
      s.stack.push({ t: 'store-check', seat: f.seat });
    },
  },
  'discard-card': {
    moves: (s, f) => [...new Set(townOf(s, f.seat).hand)].map((card) => `card:${card}`),
    act(s, f, move, emit) {
      const hand = townOf(s, f.seat).hand;
      const index = hand.findIndex((card) => card === after(move, 'card:'));
      const [card] = hand.splice(index, 1);
      if (card) discardCard(s, card);
      report(emit, 'discarded', f.seat, { card: card ?? '' }, { rule: 'DK-4.7.4' });
      s.stack.push({ t: 'hand-check', seat: f.seat });
    },
  },
};

export const nightSteps: StepRules<
  'phase' | 'lodging' | 'bed-check' | 'store-check' | 'night' | 'hand-check' | 'next-day'
> = {
  phase(s, f, emit) {
    s.phase = f.phase;
    report(emit, 'phase', -1, { phase: f.phase, day: s.day });
  },
  lodging(s, f, emit) {
    const t = townOf(s, f.seat);
    const lost = t.carts.filter((cart) => cart.sent > 0 && !cart.returned && cart.drops.length > 0).length;
    if (lost > 0) report(emit, 'cart-unreturned', f.seat, { n: lost }, { rule: 'DK-4.6.9' });
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
    soon(s, [
      { t: 'bed-check', seat: f.seat },
      { t: 'store-check', seat: f.seat },
    ]);
  },
  'bed-check'(s, f) {
    const t = townOf(s, f.seat);
    if (bedless(t) > 0) s.stack.push({ t: 'leave', seat: f.seat });
    // DK-4.6.10: specialists fill the saloons first.
    else t.saloonSleepers = Math.min(specialists(t.idle), countOf(t, 'saloon') * BUILDING.saloon.beds);
  },
  'store-check'(s, f) {
    if (roomless(townOf(s, f.seat)) > 0) s.stack.push({ t: 'discard-resource', seat: f.seat });
  },
  night(s, _f, emit) {
    if (s.lastDay || s.day >= s.dayLimit) {
      s.phase = 'over';
      report(emit, 'game-over', -1, { day: s.day }, { rule: 'DK-5.1' });
      return;
    }
    s.phase = 'night';
    report(emit, 'phase', -1, { phase: 'night', day: s.day });
    refreshJobs(s, emit);
    clearMarket(s);
    for (const t of s.towns) t.spent = 0;
    soon(s, [...s.order.map((seat): Frame => ({ t: 'hand-check', seat })), { t: 'next-day' }]);
  },
  'hand-check'(s, f) {
    const t = townOf(s, f.seat);
    if (t.hand.length > handLimit(t, HAND_SIZE)) s.stack.push({ t: 'discard-card', seat: f.seat });
  },
  'next-day'(s, _f, emit) {
    s.day++;
    startDay(s);
    report(emit, 'new-day', -1, { day: s.day }, { rule: 'DK-4.7.5' });
  },
};

/** DK-4.7.2: the first leaves, the others slide, the rest is drawn; the leaver returns to the bag last. */
function refreshJobs(s: State, emit: Emit): void {
  const leaver = s.jobs[0] ?? -1;
  if (leaver >= 0) report(emit, 'job-gone', -1, { worker: leaver }, { rule: 'DK-4.7.2' });
  const rest = s.jobs.slice(1).filter((kind) => kind >= 0);
  while (rest.length < s.jobs.length) {
    const kind = drawSpecialist(s);
    if (kind < 0) break;
    rest.push(kind);
  }
  while (rest.length < s.jobs.length) rest.push(-1);
  s.jobs = rest;
  if (isSpecialist(leaver)) add(s.bag, leaver);
  report(emit, 'jobs-filled', -1, {}, { news: true });
}

/** DK-4.7.3. */
function clearMarket(s: State): void {
  s.slots.forEach((pieces) => {
    for (const res of pieces) add(s.pool, res);
    pieces.length = 0;
  });
  for (const tile of s.fallen) add(s.tiles, tile);
  s.fallen = [];
  s.rises = s.rises.map(() => 0);
}

/** Clears what counts per day and lays out the steps of the new one (DK-4.1.6). */
export function startDay(s: State): void {
  for (const t of s.towns) {
    t.acquired = 0;
    t.specialistsHired = 0;
    t.explorers = 0;
    t.lumber = 0;
    t.freeShift = false;
    t.tents = 0;
    t.cache = 0;
    t.takeBacks = 0;
    t.passed = false;
    for (const tile of t.mine) tile.mark = '';
  }
  const each = (make: (seat: number) => Frame[]): Frame[] => s.order.flatMap(make);
  soon(s, [
    { t: 'phase', phase: 'morning' },
    { t: 'tax' },
    ...each((seat) => [{ t: 'bail', seat, bailed: false }]),
    { t: 'settle-prisoners' },
    ...each((seat) => [{ t: 'draw', seat }]),
    ...each((seat) => [{ t: 'held', seat }]),
    ...each((seat) => [
      { t: 'free-exploration', seat, draw: 2 },
      { t: 'explorer', seat },
    ]),
    { t: 'phase', phase: 'noon' },
    { t: 'noon', at: 0 },
    { t: 'phase', phase: 'afternoon' },
    ...each((seat) => [{ t: 'planning', seat }]),
    ...each((seat) => [{ t: 'resolving', seat }]),
    { t: 'new-order' },
    { t: 'phase', phase: 'evening' },
    { t: 'evening-round', at: 0 },
  ]);
}
