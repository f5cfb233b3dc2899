/** DK-4.5.9 to 4.5.14: what one worker in a workshop makes. */
import type { Emit } from '../../../core/game';
import {
  BUILDING,
  BUILDINGS,
  CART,
  CRAFTSMAN,
  CRAFTSMAN_OFF_BUILDING,
  CRAFTSMAN_OFF_CART,
  LUMBER_OFF,
  UPGRADE_PRICE,
  YARD,
  type BuildingId,
  type CartSize,
  type Kind,
} from '../data';
import { after, cartTarget, pay, report, spaceTarget, type PickRules } from './tasks';
import { townOf, type State, type Town } from '../state';
import { countOf, isFull, lowestEmpty, newBuilding, newCart } from './town';

const SIZES: readonly CartSize[] = ['small', 'large'];

/** DK-4.5.12: a craftsman's discount is on the thing he makes himself. */
export function buildingPrice(type: BuildingId, kind: Kind): number {
  return BUILDING[type].cost - (kind === CRAFTSMAN ? CRAFTSMAN_OFF_BUILDING : 0);
}

export function withLumber(price: number): number {
  return Math.max(1, price - LUMBER_OFF);
}

export function cartPrice(size: CartSize, kind: Kind): number {
  return CART[size].cost - (kind === CRAFTSMAN ? CRAFTSMAN_OFF_CART : 0);
}

function affordable(t: Town, price: number): boolean {
  return t.cash >= price || (t.lumber > 0 && t.cash >= withLumber(price));
}

/** DK-4.5.11, 4.5.21: own buildings that may make way for another type. */
export function replaceableSpaces(t: Town, type: BuildingId): number[] {
  const offices = countOf(t, 'sheriffs-office');
  return t.spaces.flatMap((b, i) => {
    if (!b || b.type === type || b.waiting.length > 0) return [];
    if (b.type === 'sheriffs-office' && offices - 1 < t.cells.length) return [];
    return [i];
  });
}

/** DK-4.5.13: carts that are not in use today. */
export function scrappable(t: Town): number[] {
  return t.carts.flatMap((cart, i) => (cart.crew.length === 0 && cart.sent === 0 ? [i] : []));
}

/** Everything the worker could make now, and `nothing`; `others` still wait in his workshop (DK-4.5.21). */
export function buildMoves(s: State, seat: number, space: number, kind: Kind, others: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const own = t.spaces[space];
  for (const type of BUILDINGS) {
    if (s.supply[type] < 1 || !affordable(t, buildingPrice(type, kind))) continue;
    if (lowestEmpty(t) >= 0) moves.push(`new:${type}`);
  }
  for (const size of SIZES) {
    if (t.cash < cartPrice(size, kind)) continue;
    if (t.carts.length < YARD || scrappable(t).length > 0) moves.push(`cart:${size}`);
  }
  for (const type of BUILDINGS) {
    if (s.supply[type] < 1 || !affordable(t, buildingPrice(type, kind))) continue;
    const spaces = replaceableSpaces(t, type).filter((i) => i !== space);
    const ownGoes = own && own.type !== type && others === 0;
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
    moves: (s, f) =>
      buildMoves(s, f.seat, f.space, f.kind, townOf(s, f.seat).spaces[f.space]?.waiting.length ?? 0),
    act(s, f, move, emit) {
      if (move === 'nothing') {
        report(emit, 'built-nothing', f.seat, { worker: f.kind });
        return;
      }
      if (move === 'upgrade') {
        s.stack.push({ t: 'upgrade-which', seat: f.seat, space: f.space });
        return;
      }
      const [what, id] = move.split(':');
      if (what === 'cart') return makeCart(s, f.seat, id as CartSize, f.kind, emit);
      const type = id as BuildingId;
      if (what === 'swap') {
        s.stack.push({ t: 'replace-which', seat: f.seat, space: f.space, kind: f.kind, type });
        return;
      }
      offerLumber(s, f.seat, type, -1, buildingPrice(type, f.kind), emit);
    },
  },
  'replace-which': {
    moves: (s, f) => replaceableSpaces(townOf(s, f.seat), f.type).map((i) => `space:${i + 1}`),
    act(s, f, move, emit) {
      const on = Number(after(move, 'space:')) - 1;
      offerLumber(s, f.seat, f.type, on, buildingPrice(f.type, f.kind), emit);
    },
  },
  'upgrade-which': {
    moves: (s, f) =>
      townOf(s, f.seat).spaces.flatMap((b, i) => (b && b.type === 'house' ? [`space:${i + 1}`] : [])),
    act(s, f, move, emit) {
      const space = Number(after(move, 'space:')) - 1;
      pay(s, f.seat, UPGRADE_PRICE, true);
      swapBuilding(s, f.seat, space, 'hotel');
      report(
        emit,
        'upgraded',
        f.seat,
        { pay: UPGRADE_PRICE },
        { targets: [spaceTarget(space)], rule: 'DK-4.5.14' },
      );
    },
  },
  'scrap-which': {
    moves: (s, f) => scrappable(townOf(s, f.seat)).map((i) => `cart:${i + 1}`),
    act(s, f, move, emit) {
      const index = Number(after(move, 'cart:')) - 1;
      townOf(s, f.seat).carts.splice(index, 1);
      report(emit, 'cart-scrapped', f.seat, { n: index + 1 }, { rule: 'DK-4.5.13' });
      finishCart(s, f.seat, f.size, f.price, emit);
    },
  },
  lumber: {
    moves: () => ['yes', 'no'],
    act(s, f, move, emit) {
      if (move === 'yes') townOf(s, f.seat).lumber--;
      finishBuilding(s, f.seat, f.type, f.on, move === 'yes' ? withLumber(f.price) : f.price, emit);
    },
  },
};

/** Cheap Lumber is asked for, unless the price needs it. */
function offerLumber(s: State, seat: number, type: BuildingId, on: number, price: number, emit: Emit): void {
  const t = townOf(s, seat);
  if (t.lumber > 0 && t.cash >= price) {
    s.stack.push({ t: 'lumber', seat, type, on, price });
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
    const old = t.spaces[on]?.type ?? type;
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
  const old = t.spaces[space];
  if (!old) throw new Error('That space is empty.');
  s.removed[old.type]++;
  s.supply[type]--;
  t.spaces[space] = newBuilding(type);
}

function makeCart(s: State, seat: number, size: CartSize, kind: Kind, emit: Emit): void {
  const price = cartPrice(size, kind);
  if (townOf(s, seat).carts.length >= YARD) s.stack.push({ t: 'scrap-which', seat, size, price });
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
