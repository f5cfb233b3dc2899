/** DK-4.5.9 to 4.5.14: what one worker in a workshop makes. */
import {
  BUILDING,
  BUILDINGS,
  CART,
  CART_SIZES,
  CRAFTSMAN,
  CRAFTSMAN_OFF_BUILDING,
  CRAFTSMAN_OFF_CART,
  LUMBER_LEAST,
  LUMBER_OFF,
  UPGRADE_PRICE,
  YARD,
  type BuildingId,
  type CartSize,
  type Kind,
} from '../data';
import { townOf, type Emit, type State, type Task, type Town } from '../state';
import { cartTarget, indexIn, spaceTarget } from './notation';
import { report, type PickRules } from './tasks';
import {
  buildingOn,
  buildings,
  countOf,
  isFull,
  kindsWith,
  lowestEmpty,
  newBuilding,
  newCart,
  pay,
} from './town';

/** DK-4.5.12: a craftsman's discount is on the thing he makes himself. */
export function buildingPrice(type: BuildingId, kind: Kind): number {
  return BUILDING[type].cost - (kind === CRAFTSMAN ? CRAFTSMAN_OFF_BUILDING : 0);
}

/** What a building costs with the lumber it needs: the price asked for on its ticket. */
export function askedPrice(t: Town, price: number): number {
  return t.cash >= price ? price : withLumber(price);
}

export function withLumber(price: number): number {
  return Math.max(LUMBER_LEAST, price - LUMBER_OFF);
}

export function cartPrice(size: CartSize, kind: Kind): number {
  return CART[size].cost - (kind === CRAFTSMAN ? CRAFTSMAN_OFF_CART : 0);
}

/** The least a building would cost this worker today, Cheap Lumber used where there is some. */
export function leastPrice(t: Town, type: BuildingId, kind: Kind): number {
  const price = buildingPrice(type, kind);
  return t.lumber > 0 ? withLumber(price) : price;
}

/** Who can still build in a workshop today: waiting there, at work, or free before the work begins. */
export function buildersToday(s: State, seat: number): Kind[] {
  const t = townOf(s, seat);
  const workshops = buildings(t).filter((b) => b.type === 'workshop');
  const waiting = workshops.flatMap((b) => b.waiting);
  const building = s.pending.flatMap((task) =>
    'seat' in task && task.seat === seat && task.kind === 'build' ? [task.worker] : [],
  );
  const planned = s.phase === 'morning' || s.phase === 'noon' || s.pending.some(isPlanning(seat));
  const window = workshops.some((b) => b.here.length < BUILDING.workshop.windows);
  return [...waiting, ...building, ...(planned && window ? kindsWith(t.idle) : [])];
}

function isPlanning(seat: number): (task: Task) => boolean {
  return (task) =>
    'seat' in task && task.seat === seat && ['planning', 'plan-place', 'plan-worker'].includes(task.kind);
}

function affordable(t: Town, price: number): boolean {
  return t.cash >= price || (t.lumber > 0 && t.cash >= withLumber(price));
}

/** DK-4.5.11, 4.5.21: own buildings that may make way for another type. */
function replaceableSpaces(t: Town, type: BuildingId): number[] {
  const offices = countOf(t, 'sheriffs-office');
  return t.spaces.flatMap((b, i) => {
    if (!b || b.type === type || b.waiting.length > 0) return [];
    if (b.type === 'sheriffs-office' && offices - 1 < t.cells.length) return [];
    return [i];
  });
}

/** DK-4.5.13: carts that are not in use today. */
function scrappable(t: Town): number[] {
  return t.carts.flatMap((cart, i) => (cart.crew.length === 0 && cart.sent === 0 ? [i] : []));
}

/** Everything the worker could make now, and `nothing`; `others` still wait in his workshop (DK-4.5.21). */
export function buildMoves(s: State, seat: number, space: number, kind: Kind, others: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const own = buildingOn(t, space);
  for (const type of BUILDINGS) {
    if (s.supply[type] < 1 || !affordable(t, buildingPrice(type, kind))) continue;
    if (lowestEmpty(t) >= 0) moves.push(`new:${type}`);
  }
  for (const size of CART_SIZES) {
    if (t.cash < cartPrice(size, kind)) continue;
    if (t.carts.length < YARD || scrappable(t).length > 0) moves.push(`cart:${size}`);
  }
  for (const type of BUILDINGS) {
    if (s.supply[type] < 1 || !affordable(t, buildingPrice(type, kind))) continue;
    const spaces = replaceableSpaces(t, type).filter((i) => i !== space);
    const ownGoes = own.type !== type && others === 0;
    if (spaces.length > 0 || ownGoes) moves.push(`swap:${type}`);
  }
  if (kind === CRAFTSMAN && t.cash >= UPGRADE_PRICE && s.supply.hotel > 0 && countOf(t, 'house') > 0) {
    moves.push('upgrade');
  }
  moves.push('nothing');
  return moves;
}

export const buildingPicks: PickRules<
  'build' | 'replace-which' | 'upgrade-which' | 'scrap-which' | 'lumber'
> = {
  build: {
    moves: (s, task) =>
      buildMoves(
        s,
        task.seat,
        task.space,
        task.worker,
        buildingOn(townOf(s, task.seat), task.space).waiting.length,
      ),
    act(s, task, move, emit) {
      if (move === 'nothing') {
        report(emit, 'built-nothing', task.seat, { worker: task.worker });
        return;
      }
      if (move === 'upgrade') {
        s.pending.push({ kind: 'upgrade-which', seat: task.seat, space: task.space });
        return;
      }
      const [what, id] = move.split(':');
      if (what === 'cart') return makeCart(s, task.seat, id as CartSize, task.worker, emit);
      const type = id as BuildingId;
      if (what === 'swap') {
        s.pending.push({
          kind: 'replace-which',
          seat: task.seat,
          space: task.space,
          worker: task.worker,
          type,
        });
        return;
      }
      offerLumber(s, task.seat, type, -1, buildingPrice(type, task.worker), emit);
    },
  },
  'replace-which': {
    moves: (s, task) => replaceableSpaces(townOf(s, task.seat), task.type).map((i) => spaceTarget(i)),
    act(s, task, move, emit) {
      const on = indexIn(move, 'space:');
      offerLumber(s, task.seat, task.type, on, buildingPrice(task.type, task.worker), emit);
    },
  },
  'upgrade-which': {
    moves: (s, task) =>
      townOf(s, task.seat).spaces.flatMap((b, i) => (b && b.type === 'house' ? [spaceTarget(i)] : [])),
    act(s, task, move, emit) {
      const space = indexIn(move, 'space:');
      pay(s, task.seat, UPGRADE_PRICE, true);
      swapBuilding(s, task.seat, space, 'hotel');
      report(
        emit,
        'upgraded',
        task.seat,
        { pay: UPGRADE_PRICE },
        { targets: [spaceTarget(space)], rule: 'DK-4.5.14' },
      );
    },
  },
  'scrap-which': {
    moves: (s, task) => scrappable(townOf(s, task.seat)).map((i) => cartTarget(i)),
    act(s, task, move, emit) {
      const index = indexIn(move, 'cart:');
      townOf(s, task.seat).carts.splice(index, 1);
      report(emit, 'cart-scrapped', task.seat, { n: index + 1 }, { rule: 'DK-4.5.13' });
      finishCart(s, task.seat, task.size, task.price, emit);
    },
  },
  lumber: {
    moves: () => ['yes', 'no'],
    act(s, task, move, emit) {
      if (move === 'yes') townOf(s, task.seat).lumber--;
      finishBuilding(
        s,
        task.seat,
        task.type,
        task.on,
        move === 'yes' ? withLumber(task.price) : task.price,
        emit,
      );
    },
  },
};

/** Cheap Lumber is asked for, unless the price needs it. */
function offerLumber(s: State, seat: number, type: BuildingId, on: number, price: number, emit: Emit): void {
  const t = townOf(s, seat);
  if (t.lumber > 0 && t.cash >= price) {
    s.pending.push({ kind: 'lumber', seat, type, on, price });
    return;
  }
  if (t.cash >= price) return finishBuilding(s, seat, type, on, price, emit);
  t.lumber--;
  finishBuilding(s, seat, type, on, withLumber(price), emit);
}

function finishBuilding(
  s: State,
  seat: number,
  type: BuildingId,
  on: number,
  price: number,
  emit: Emit,
): void {
  const t = townOf(s, seat);
  pay(s, seat, price, true);
  if (on >= 0) {
    const old = buildingOn(t, on).type;
    swapBuilding(s, seat, on, type);
    return report(
      emit,
      'replaced',
      seat,
      { building: type, old, pay: price },
      { targets: [spaceTarget(on)], rule: 'DK-4.5.11' },
    );
  }
  const space = lowestEmpty(t);
  s.supply[type]--;
  t.spaces[space] = newBuilding(type);
  report(
    emit,
    'built',
    seat,
    { building: type, pay: price },
    { targets: [spaceTarget(space)], rule: 'DK-4.5.10' },
  );
  if (isFull(t)) {
    s.lastDay = true;
    report(emit, 'town-full', seat, { day: s.day }, { rule: 'DK-5.1' });
  }
}

/** The old piece leaves the game; what stands there now is an ordinary building (DK-4.5.22). */
function swapBuilding(s: State, seat: number, space: number, type: BuildingId): void {
  const t = townOf(s, seat);
  const old = buildingOn(t, space);
  s.removed[old.type]++;
  s.supply[type]--;
  t.spaces[space] = newBuilding(type);
}

function makeCart(s: State, seat: number, size: CartSize, kind: Kind, emit: Emit): void {
  const price = cartPrice(size, kind);
  if (townOf(s, seat).carts.length >= YARD) s.pending.push({ kind: 'scrap-which', seat, size, price });
  else finishCart(s, seat, size, price, emit);
}

function finishCart(s: State, seat: number, size: CartSize, price: number, emit: Emit): void {
  const t = townOf(s, seat);
  pay(s, seat, price, true);
  t.carts.push(newCart(size));
  report(
    emit,
    'cart-built',
    seat,
    { cart: size, pay: price },
    { targets: [cartTarget(t.carts.length - 1)], rule: 'DK-4.5.9' },
  );
}
