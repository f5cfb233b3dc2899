/** DK-4.5.2 to 4.5.8, 4.5.15 to 4.5.18: carts, saloons and schools; what workshops make is in `building.ts`. */
import { roll } from '../../../core/rng';
import {
  BARTENDER,
  BARTENDER_PAY,
  DIE,
  DRINK_PAY,
  MINER,
  REROLL_BELOW,
  TEACHER,
  isSpecialist,
  kindAt,
  type BuildingId,
  type Kind,
} from '../data';
import { isOf } from '../data-cards';
import { townOf, type Building, type Cart, type Cell, type Emit, type State, type Town } from '../state';
import { make, makeMoves, parseMake } from './building';
import { add } from './counts';
import { freeShafts, tileOn, wayOf, workOn } from './mine';
import { cellTarget, cellText, kindOf, parseCell, spaceTarget } from './notation';
import { drawCard } from './piles';
import { crewFor, dropMove, dropSets, parseDrop } from './rides';
import { report, type PickRules, type StepRules } from './tasks';
import { buildingOn, cartOf, cartsSent, earn, kindsWith, nextWage, pay, takeOut, workersInBag } from './town';

/** Everybody at work in buildings of a type who has not resolved yet. */
export function waitingIn(t: Town, type: BuildingId): { space: number; b: Building }[] {
  return t.spaces.flatMap((b, space) => (b?.type === type && b.waiting.length > 0 ? [{ space, b }] : []));
}

/** Guests of a saloon who may still gamble; who tends the bar does not. */
export function gamblers(b: Building): Kind[] {
  return b.waiting.filter((kind) => kind !== BARTENDER);
}

/** A round for everybody is offered from so many. */
const ALL_FROM = 2;

/** Guests differ in nothing but their saloon: `drink:3`, `gamble:3`, and all of them at once. */
function saloonMoves(t: Town): string[] {
  const saloons = waitingIn(t, 'saloon');
  const guests = saloons.reduce((n, { b }) => n + gamblers(b).length, 0);
  return [
    ...saloons.flatMap(({ space, b }) => [
      `drink:${space + 1}`,
      ...(gamblers(b).length > 0 ? [`gamble:${space + 1}`] : []),
    ]),
    ...(guests >= ALL_FROM ? ['drink:all', 'gamble:all'] : []),
  ];
}

function schoolMoves(s: State, t: Town): string[] {
  const schools = waitingIn(t, 'school');
  const learners = schools.reduce((n, { b }) => n + b.waiting.length, 0);
  return [
    ...schools.flatMap(({ space, b }) => [
      ...(canUpskill(s, b) ? upskills(s, space) : []),
      `learn:${space + 1}`,
    ]),
    ...(learners >= ALL_FROM ? ['learn:all'] : []),
  ];
}

function canUpskill(s: State, b: Building): boolean {
  return b.waiting.includes(TEACHER) && b.waiting.includes(MINER) && workersInBag(s) > 0;
}

function upskills(s: State, space: number): string[] {
  const kinds = kindsWith(s.bag).filter(isSpecialist);
  return kinds.map((kind) => `upskill:${space + 1}:${kindAt(kind)}`);
}

/** Shafts no cart has taken and where somebody can get off. */
function shaftsWithWork(t: Town): number[] {
  return freeShafts(t).filter((end) => workOn(t, end) > 0);
}

/** DK-4.5.23: a cart rolls with someone aboard, its wage paid and a shaft left to work in: `ride:1:0,4`. */
function rideMoves(t: Town): string[] {
  const rolls = (cart: Cart) => cart.crew.length > 0 && cart.sent === 0 && !cart.broken;
  if (!t.carts.some(rolls) || t.cash < nextWage(t)) return [];
  const shafts = shaftsWithWork(t).map((end) => cellText(t.mine[end]));
  return t.carts.flatMap((cart, i) => (rolls(cart) ? shafts.map((shaft) => `ride:${i + 1}:${shaft}`) : []));
}

function resolveMoves(s: State, seat: number): string[] {
  const t = townOf(s, seat);
  return [...rideMoves(t), ...saloonMoves(t), ...makeMoves(s, seat), ...schoolMoves(s, t), 'done'];
}

type Work = (s: State, seat: number, where: string, more: string, emit: Emit) => void;

const WORK: Readonly<Record<string, Work>> = {
  ride: (s, seat, cart, shaft, emit) => ride(s, seat, Number(cart) - 1, parseCell(shaft), emit),
  drink(s, seat, where, _more, emit) {
    const t = townOf(s, seat);
    if (where !== 'all') return drink(s, seat, Number(where) - 1, emit);
    for (const { space, b } of waitingIn(t, 'saloon'))
      while (b.waiting.length > 0) drink(s, seat, space, emit);
  },
  gamble(s, seat, where, _more, emit) {
    if (where !== 'all') {
      const rolled = gamble(s, seat, Number(where) - 1, emit);
      if (rolled !== null) s.pending.push({ kind: 'saloon', seat, rolled });
      return;
    }
    for (const { space, b } of waitingIn(townOf(s, seat), 'saloon')) {
      while (gamblers(b).length > 0) {
        const rolled = gamble(s, seat, space, emit);
        if (rolled !== null) settle(s, seat, rolled, rolled >= REROLL_BELOW, emit);
      }
    }
  },
  learn(s, seat, where, _more, emit) {
    const t = townOf(s, seat);
    if (where !== 'all') return learn(s, seat, Number(where) - 1, emit);
    for (const { space, b } of waitingIn(t, 'school'))
      while (b.waiting.length > 0) learn(s, seat, space, emit);
  },
  upskill: (s, seat, where, kind, emit) => upskill(s, seat, Number(where) - 1, kindOf(kind), emit),
};

export const workPicks: PickRules<'resolve' | 'cart-drop' | 'saloon'> = {
  resolve: {
    moves: (s, task) => resolveMoves(s, task.seat),
    act(s, task, move, emit) {
      if (move === 'done') {
        report(emit, 'worked', task.seat);
        return;
      }
      s.pending.push(task);
      const [what = '', where = '', more = ''] = move.split(':');
      const work = WORK[what];
      if (what === 'make') make(s, task.seat, parseMake(move), emit);
      else if (work) work(s, task.seat, where, more, emit);
      else throw new RangeError(`the afternoon knows no ${move}`);
    },
  },
  'cart-drop': {
    moves: (_s, task) => task.sets,
    act(s, task, move, emit) {
      const t = townOf(s, task.seat);
      const set = parseDrop(move);
      const workers = crewFor(t, task.cart, set);
      set.forEach((cell, i) => {
        tileOn(t, cell.x, cell.y).mark = 'worked';
        const kind = workers[i] as Kind;
        cartOf(t, task.cart).drops.push({ x: cell.x, y: cell.y, kind });
        report(emit, 'got-off', task.seat, { worker: kind }, { targets: [cellTarget(cell)] });
      });
      const args = { workers: workers.join(',') };
      report(emit, 'dropped', task.seat, args, { targets: set.map(cellTarget), rule: 'DK-4.5.4' });
    },
  },
  saloon: {
    moves: () => ['keep', 'reroll'],
    act: (s, task, move, emit) => settle(s, task.seat, task.rolled, move === 'keep', emit),
  },
};

/** DK-4.5.16: the die beside a bartender is kept or rolled once more. */
function settle(s: State, seat: number, die: number, kept: boolean, emit: Emit): void {
  const rolled = kept ? die : roll(s.rng, DIE);
  earn(s, seat, rolled);
  report(emit, kept ? 'gamble-kept' : 'gamble-again', seat, { rolled }, { rule: 'DK-4.5.16' });
}

/** DK-4.5.3: the wage is paid and the shaft is taken; then the crew gets off. */
function ride(s: State, seat: number, index: number, shaft: Cell, emit: Emit): void {
  const t = townOf(s, seat);
  const wage = nextWage(t);
  pay(s, seat, wage, true);
  const cart = cartOf(t, index);
  cart.sent = cartsSent(t) + 1;
  cart.shaft = shaft;
  const targets = wayOf(t, shaft);
  report(emit, 'cart-goes', seat, { n: index + 1, pay: wage }, { targets, rule: 'DK-4.5.3' });
  const sets = dropSets(s, seat, index).map(dropMove);
  s.pending.push({ kind: 'cart-drop', seat, cart: index, sets });
}

function learn(s: State, seat: number, space: number, emit: Emit): void {
  const t = townOf(s, seat);
  buildingOn(t, space).waiting.shift();
  const targets = [spaceTarget(space)];
  const card = drawCard(s);
  if (card === null) return report(emit, 'deck-empty', seat, {}, { targets });
  if (isOf(card, 'event')) t.held.push(card);
  else t.hand.push(card);
  report(emit, 'learned', seat, {}, { news: true, targets, rule: 'DK-4.5.17' });
  report(emit, 'learned-card', seat, { card }, { targets, news: true, only: [seat] });
}

function upskill(s: State, seat: number, space: number, kind: Kind, emit: Emit): void {
  const t = townOf(s, seat);
  const b = buildingOn(t, space);
  takeOut(b.waiting, TEACHER);
  takeOut(b.waiting, MINER);
  add(t.used, MINER, -1);
  s.miners++;
  add(s.bag, kind, -1);
  add(t.used, kind);
  const targets = [spaceTarget(space)];
  report(emit, 'upskilled', seat, { worker: kind }, { targets, rule: 'DK-4.5.18' });
}

/** DK-4.5.16: a bartender at the bar serves everybody in his saloon. */
export function isTended(b: Building): boolean {
  return b.here.includes(BARTENDER);
}

/** What a drink brings in a saloon (DK-4.5.15, 4.5.16). */
export function drinkPay(b: Building): number {
  return isTended(b) ? BARTENDER_PAY : DRINK_PAY;
}

function drink(s: State, seat: number, space: number, emit: Emit): void {
  const b = buildingOn(townOf(s, seat), space);
  const worker = b.waiting.shift();
  if (worker === undefined) throw new Error('Nobody is at the bar.');
  const n = drinkPay(b);
  earn(s, seat, n);
  report(emit, 'drank', seat, { worker, n }, { targets: [spaceTarget(space)], rule: 'DK-4.5.15' });
}

/** A guest rolls; the die is returned where he may roll once more. */
function gamble(s: State, seat: number, space: number, emit: Emit): number | null {
  const b = buildingOn(townOf(s, seat), space);
  const [worker] = gamblers(b);
  if (worker === undefined) throw new Error('Nobody is at the bar to gamble.');
  takeOut(b.waiting, worker);
  const rolled = roll(s.rng, DIE);
  const tended = isTended(b);
  const args = { worker, rolled, tended: tended ? 1 : 0 };
  const targets = [spaceTarget(space)];
  if (!tended) earn(s, seat, rolled);
  report(emit, 'gambled', seat, args, { targets, news: true, rule: 'DK-4.5.15' });
  return tended ? rolled : null;
}

export const workSteps: StepRules<'resolving'> = {
  resolving(s, task, emit) {
    // A bartender at the bar has nothing to choose: he earns his pay before anything else is done.
    for (const { space, b } of waitingIn(townOf(s, task.seat), 'saloon')) {
      b.waiting.sort((x, y) => Number(y === BARTENDER) - Number(x === BARTENDER));
      while (b.waiting[0] === BARTENDER) drink(s, task.seat, space, emit);
    }
    s.pending.push({ kind: 'resolve', seat: task.seat });
  },
};

/** Workers put somewhere who have not resolved yet. */
export function stillWaiting(t: Town): number {
  const inTown = t.spaces.reduce((n, b) => n + (b ? b.waiting.length : 0), 0);
  const inCarts = t.carts.reduce((n, cart) => n + (cart.sent === 0 ? cart.crew.length : 0), 0);
  return inTown + inCarts;
}
