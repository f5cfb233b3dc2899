/** DK-4.5.2 to 4.5.8, 4.5.15 to 4.5.18: carts, saloons and schools; what workshops make is in `building.ts`. */
import { roll } from '../../../core/rng';
import {
  BARTENDER,
  BARTENDER_PAY,
  DIE,
  DRINK_PAY,
  MINER,
  TEACHER,
  isSpecialist,
  kindAt,
  rowAt,
  type BuildingId,
  type Kind,
} from '../data';
import { isOf } from '../data-cards';
import { townOf, type Building, type Emit, type MineTile, type State, type Town } from '../state';
import { buildMoves } from './building';
import { add, sum } from './counts';
import { freeShafts, tileIn, tileOn, workableOn } from './mine';
import { cartTarget, cellIn, cellTarget, cellText, kindOf, spaceTarget, workerIn } from './notation';
import { drawCard } from './piles';
import { report, type PickRules, type StepRules } from './tasks';
import {
  buildingOn,
  cartOf,
  cartsSent,
  earn,
  kindsWith,
  nextWage,
  noWorkers,
  pay,
  takeOut,
  workersInBag,
} from './town';

function canUpskill(s: State, b: Building): boolean {
  return b.waiting.includes(TEACHER) && b.waiting.includes(MINER) && workersInBag(s) > 0;
}

/** What those who wait in a building may do there, one list for each who differs, as moves. */
const WORK_IN: Readonly<Record<BuildingId, (s: State, seat: number, space: number) => string[]>> = {
  house: () => [],
  hotel: () => [],
  saloon: (s, seat, space) =>
    byWorker(s, seat, space, (kind) => (kind === BARTENDER ? ['drink'] : ['drink', 'gamble'])),
  school(s, seat, space) {
    const upskills = canUpskill(s, buildingOn(townOf(s, seat), space));
    return [...(upskills ? [`upskill:${space + 1}`] : []), ...byWorker(s, seat, space, () => ['learn'])];
  },
  workshop(s, seat, space) {
    const others = buildingOn(townOf(s, seat), space).waiting.length - 1;
    return byWorker(s, seat, space, (kind) =>
      buildMoves(s, seat, space, kind, others).length > 1 ? ['work'] : [],
    );
  },
  'sheriffs-office': () => [],
};

function byWorker(s: State, seat: number, space: number, verbs: (kind: Kind) => string[]): string[] {
  const kinds = [...new Set(buildingOn(townOf(s, seat), space).waiting)].sort((x, y) => x - y);
  return kinds.flatMap((kind) => verbs(kind).map((verb) => `${verb}:${space + 1}:${kindAt(kind)}`));
}

/** DK-4.5.23: a cart rolls with someone aboard, its wage paid and a shaft left. */
function cartMoves(t: Town): string[] {
  const ready = t.carts.flatMap((cart, i) =>
    cart.crew.length > 0 && cart.sent === 0 && !cart.broken ? [cartTarget(i)] : [],
  );
  return ready.length > 0 && t.cash >= nextWage(t) && freeShafts(t).length > 0 ? ready : [];
}

function resolveMoves(s: State, seat: number): string[] {
  const t = townOf(s, seat);
  const inTown = t.spaces.flatMap((b, space) =>
    b && b.waiting.length > 0 ? WORK_IN[b.type](s, seat, space) : [],
  );
  return [...cartMoves(t), ...inTown, 'done'];
}

/** Resource tiles of a cart's shaft that can still be worked today, nearest first. */
export function dropTiles(t: Town, cart: number): MineTile[] {
  const { shaft } = cartOf(t, cart);
  if (!shaft) return [];
  return workableOn(t, tileIn(t.mine, shaft.x, shaft.y)).map((i) => rowAt(t.mine, i, 'tile of the mine'));
}

/** Crew of a sent cart who still ride. */
export function riders(t: Town, cart: number): number[] {
  const counts = noWorkers();
  const { crew, drops } = cartOf(t, cart);
  for (const kind of crew) add(counts, kind);
  for (const drop of drops) add(counts, drop.kind, -1);
  return counts;
}

function goOn(s: State, seat: number, cart: number): void {
  const t = townOf(s, seat);
  if (sum(riders(t, cart)) > 0 && dropTiles(t, cart).length > 0)
    s.pending.push({ kind: 'cart-drop', seat, cart });
}

export const workPicks: PickRules<
  'resolve' | 'cart-shaft' | 'cart-drop' | 'drop-worker' | 'saloon' | 'upskill'
> = {
  resolve: {
    moves: (s, task) => resolveMoves(s, task.seat),
    act(s, task, move, emit) {
      if (move === 'done') {
        report(emit, 'worked', task.seat);
        return;
      }
      s.pending.push(task);
      const [what, where, id] = move.split(':');
      const index = Number(where) - 1;
      if (what === 'cart') return sendCart(s, task.seat, index, emit);
      if (what === 'upskill') {
        s.pending.push({ kind: 'upskill', seat: task.seat, space: index });
        return;
      }
      const kind = kindOf(id);
      takeOut(buildingOn(townOf(s, task.seat), index).waiting, kind);
      if (what === 'work') s.pending.push({ kind: 'build', seat: task.seat, space: index, worker: kind });
      else if (what === 'learn') learn(s, task.seat, index, emit);
      else visitSaloon(s, task.seat, index, kind, what === 'gamble', emit);
    },
  },
  'cart-shaft': {
    moves(s, task) {
      const t = townOf(s, task.seat);
      return freeShafts(t).map((i) => `shaft:${cellText(t.mine[i])}`);
    },
    act(s, task, move, emit) {
      const cell = cellIn(move, 'shaft:');
      cartOf(townOf(s, task.seat), task.cart).shaft = cell;
      const targets = [cellTarget(cell), cartTarget(task.cart)];
      report(emit, 'cart-goes', task.seat, { n: task.cart + 1 }, { targets, rule: 'DK-4.5.3' });
      goOn(s, task.seat, task.cart);
    },
  },
  'cart-drop': {
    moves: (s, task) => [
      ...dropTiles(townOf(s, task.seat), task.cart).map((tile) => `drop:${cellText(tile)}`),
      'done',
    ],
    act(s, task, move) {
      if (move === 'done') return;
      const { x, y } = cellIn(move, 'drop:');
      s.pending.push({ kind: 'drop-worker', seat: task.seat, cart: task.cart, x, y });
    },
  },
  'drop-worker': {
    moves: (s, task) =>
      kindsWith(riders(townOf(s, task.seat), task.cart)).map((kind) => `worker:${kindAt(kind)}`),
    act(s, task, move, emit) {
      const t = townOf(s, task.seat);
      const kind = workerIn(move, 'worker:');
      tileOn(t, task.x, task.y).mark = 'worked';
      cartOf(t, task.cart).drops.push({ x: task.x, y: task.y, kind });
      report(emit, 'dropped', task.seat, { worker: kind }, { targets: [cellTarget(task)], rule: 'DK-4.5.4' });
      goOn(s, task.seat, task.cart);
    },
  },
  saloon: {
    moves: () => ['keep', 'reroll'],
    act(s, task, move, emit) {
      const kept = move === 'keep';
      const rolled = kept ? task.rolled : roll(s.rng, DIE);
      earn(s, task.seat, rolled);
      report(emit, kept ? 'gamble-kept' : 'gamble-again', task.seat, { rolled }, { rule: 'DK-4.5.16' });
    },
  },
  upskill: {
    moves: (s) =>
      kindsWith(s.bag)
        .filter(isSpecialist)
        .map((kind) => `kind:${kindAt(kind)}`),
    act(s, task, move, emit) {
      const kind = workerIn(move, 'kind:');
      const t = townOf(s, task.seat);
      const b = buildingOn(t, task.space);
      takeOut(b.waiting, TEACHER);
      takeOut(b.waiting, MINER);
      add(t.used, MINER, -1);
      s.miners++;
      add(s.bag, kind, -1);
      add(t.used, kind);
      const targets = [spaceTarget(task.space)];
      report(emit, 'upskilled', task.seat, { worker: kind }, { targets, rule: 'DK-4.5.18' });
    },
  },
};

function sendCart(s: State, seat: number, index: number, emit: Emit): void {
  const t = townOf(s, seat);
  const wage = nextWage(t);
  pay(s, seat, wage, true);
  cartOf(t, index).sent = cartsSent(t) + 1;
  const targets = [cartTarget(index)];
  report(emit, 'cart-paid', seat, { n: index + 1, pay: wage }, { targets, rule: 'DK-4.5.3' });
  s.pending.push({ kind: 'cart-shaft', seat, cart: index });
}

function learn(s: State, seat: number, space: number, emit: Emit): void {
  const targets = [spaceTarget(space)];
  const card = drawCard(s);
  if (card === null) return report(emit, 'deck-empty', seat, {}, { targets });
  const t = townOf(s, seat);
  if (isOf(card, 'event')) t.held.push(card);
  else t.hand.push(card);
  report(emit, 'learned', seat, {}, { news: true, targets, rule: 'DK-4.5.17' });
  report(emit, 'drew-card', seat, { card }, { news: true, only: [seat] });
}

/** DK-4.5.16: a bartender at the bar serves everybody in his saloon. */
export function isTended(b: Building): boolean {
  return b.here.includes(BARTENDER);
}

/** What a drink brings in a saloon (DK-4.5.15, 4.5.16). */
export function drinkPay(b: Building): number {
  return isTended(b) ? BARTENDER_PAY : DRINK_PAY;
}

function visitSaloon(s: State, seat: number, space: number, kind: Kind, gambles: boolean, emit: Emit): void {
  const b = buildingOn(townOf(s, seat), space);
  const targets = [spaceTarget(space)];
  if (!gambles) {
    const n = drinkPay(b);
    earn(s, seat, n);
    return report(emit, 'drank', seat, { worker: kind, n }, { targets, rule: 'DK-4.5.15' });
  }
  const rolled = roll(s.rng, DIE);
  const tended = isTended(b);
  const args = { worker: kind, rolled, tended: tended ? 1 : 0 };
  report(emit, 'gambled', seat, args, { targets, news: true, rule: 'DK-4.5.15' });
  if (tended) s.pending.push({ kind: 'saloon', seat, rolled });
  else earn(s, seat, rolled);
}

export const workSteps: StepRules<'resolving'> = {
  resolving(s, task) {
    s.pending.push({ kind: 'resolve', seat: task.seat });
  },
};

/** Workers put somewhere who have not resolved yet. */
export function stillWaiting(t: Town): number {
  const inTown = t.spaces.reduce((n, b) => n + (b ? b.waiting.length : 0), 0);
  const inCarts = t.carts.reduce((n, cart) => n + (cart.sent === 0 ? cart.crew.length : 0), 0);
  return inTown + inCarts;
}
