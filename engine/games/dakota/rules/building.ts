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
  kindAt,
  type BuildingId,
  type CartSize,
  type Kind,
} from '../data';
import { townOf, type Building, type Emit, type State, type Task, type Town } from '../state';
import { cartTarget, kindOf, spaceTarget } from './notation';
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
  takeOut,
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

/** Who can still build in a workshop today: waiting there, or free before the work begins. */
export function buildersToday(s: State, seat: number): Kind[] {
  const t = townOf(s, seat);
  const workshops = buildings(t).filter((b) => b.type === 'workshop');
  const planned = s.phase === 'morning' || s.phase === 'noon' || s.pending.some(isPlanning(seat));
  const window = workshops.some((b) => b.here.length < BUILDING.workshop.windows);
  return [...workshops.flatMap((b) => b.waiting), ...(planned && window ? kindsWith(t.idle) : [])];
}

function isPlanning(seat: number): (task: Task) => boolean {
  return (task) => (task.kind === 'planning' || task.kind === 'plan') && task.seat === seat;
}

function affordable(t: Town, price: number): boolean {
  return t.cash >= price || (t.lumber > 0 && t.cash >= withLumber(price));
}

/** Those in workshops who would build differently: a craftsman, and whoever else waits first. */
export function buildersWaiting(t: Pick<Town, 'spaces'>): Kind[] {
  const waiting = buildings(t).flatMap((b) => (b.type === 'workshop' ? b.waiting : []));
  const plain = waiting.find((kind) => kind !== CRAFTSMAN);
  return [...(waiting.includes(CRAFTSMAN) ? [CRAFTSMAN] : []), ...(plain === undefined ? [] : [plain])];
}

/** DK-4.5.21: nobody else may be at work in a building that makes way, and no cell be left without its office. */
function mayMakeWay(t: Town, space: number, builder: Kind): boolean {
  const b = t.spaces[space];
  if (!b) return false;
  if (b.type === 'sheriffs-office' && countOf(t, 'sheriffs-office') - 1 < t.cells.length) return false;
  // The builder's own workshop may go, if he is the last in it.
  const others = b.waiting.length - (b.type === 'workshop' && b.waiting.includes(builder) ? 1 : 0);
  return others === 0;
}

/** DK-4.5.11: own buildings that may make way for those of another type; equal ones are one choice. */
function replaceableSpaces(t: Town, builder: Kind): number[] {
  const spaces: number[] = [];
  t.spaces.forEach((b, space) => {
    if (!b || !mayMakeWay(t, space, builder)) return;
    const equal = (one: Building | null | undefined) =>
      one?.type === b.type && one.starter === b.starter && one.waiting.length === b.waiting.length;
    if (!spaces.some((other) => equal(t.spaces[other]))) spaces.push(space);
  });
  return spaces;
}

/** DK-4.5.13: carts that are not in use today; of one size they are one choice. */
function scrappable(t: Town): number[] {
  const unused = t.carts.flatMap((cart, i) => (cart.crew.length === 0 && cart.sent === 0 ? [i] : []));
  return unused.filter((i, n) => unused.findIndex((j) => t.carts[j]?.size === t.carts[i]?.size) === n);
}

/**
 * Everything those in workshops could make now: `make:miner:new:saloon`, `make:miner:cart:large`, with a full
 * yard `make:miner:cart:large:2` over cart 2, `make:miner:swap:hotel:1` for space 1, `make:craftsman:upgrade:1`.
 */
export function makeMoves(s: State, seat: number): string[] {
  const t = townOf(s, seat);
  return buildersWaiting(t).flatMap((builder) =>
    thingsToMake(s, t, builder).map((thing) => `make:${kindAt(builder)}:${thing}`),
  );
}

/** Whether such a worker in a workshop could make anything with the money there is. */
export function makeable(s: State, t: Town, kind: Kind): boolean {
  return thingsToMake(s, t, kind).length > 0;
}

function thingsToMake(s: State, t: Town, builder: Kind): string[] {
  const types = BUILDINGS.filter((type) => s.supply[type] > 0 && affordable(t, buildingPrice(type, builder)));
  const sizes = CART_SIZES.filter((size) => t.cash >= cartPrice(size, builder));
  const houses = t.spaces.flatMap((b, space) => (b?.type === 'house' ? [space] : []));
  const upgrades = builder === CRAFTSMAN && t.cash >= UPGRADE_PRICE && s.supply.hotel > 0;
  const swapped = types.length > 0 ? replaceableSpaces(t, builder) : [];
  return [
    ...(lowestEmpty(t) >= 0 ? types.map((type) => `new:${type}`) : []),
    ...sizes.flatMap((size) =>
      t.carts.length < YARD ? [`cart:${size}`] : scrappable(t).map((scrap) => `cart:${size}:${scrap + 1}`),
    ),
    ...(upgrades ? houses.map((space) => `upgrade:${space + 1}`) : []),
    ...types.flatMap((type) =>
      swapped.flatMap((space) => (t.spaces[space]?.type === type ? [] : [`swap:${type}:${space + 1}`])),
    ),
  ];
}

export interface Making {
  readonly builder: Kind;
  readonly what: 'new' | 'cart' | 'upgrade' | 'swap';
  readonly type: BuildingId;
  readonly size: CartSize;
  /** The space built over or the cart scrapped, -1 where there is none. */
  readonly index: number;
}

export function parseMake(move: string): Making {
  const [, id, what, thing = '', last = thing] = move.split(':');
  const index = Number(last) - 1;
  return {
    builder: kindOf(id),
    what: what as Making['what'],
    type: what === 'upgrade' ? 'hotel' : (thing as BuildingId),
    size: thing as CartSize,
    index: Number.isNaN(index) ? -1 : index,
  };
}

/** DK-4.5.9: one worker makes one thing. */
export function make(s: State, seat: number, making: Making, emit: Emit): void {
  const t = townOf(s, seat);
  const { builder, what, type, index } = making;
  takeOut(workshopOf(t, builder, what === 'swap' ? index : -1).waiting, builder);
  if (what === 'cart') return makeCart(s, seat, making, emit);
  if (what === 'upgrade') {
    pay(s, seat, UPGRADE_PRICE, true);
    swapBuilding(s, seat, index, type);
    const more = { targets: [spaceTarget(index)], rule: 'DK-4.5.14' };
    return report(emit, 'upgraded', seat, { pay: UPGRADE_PRICE }, more);
  }
  offerLumber(s, seat, type, what === 'swap' ? index : -1, buildingPrice(type, builder), emit);
}

/** The workshop a builder steps out of: the one that makes way, if he is in it. */
function workshopOf(t: Town, builder: Kind, leaving: number): Building {
  const own = t.spaces[leaving];
  if (own?.type === 'workshop' && own.waiting.includes(builder)) return own;
  const found = buildings(t).find((b) => b.type === 'workshop' && b.waiting.includes(builder));
  if (!found) throw new Error('Nobody of that kind is in a workshop.');
  return found;
}

export const buildingPicks: PickRules<'lumber'> = {
  lumber: {
    moves: () => ['yes', 'no'],
    act(s, task, move, emit) {
      if (move === 'yes') townOf(s, task.seat).lumber--;
      const price = move === 'yes' ? withLumber(task.price) : task.price;
      finishBuilding(s, task.seat, task.type, task.on, price, emit);
    },
  },
};

/** Cheap Lumber is asked for, unless the price needs it. */
function offerLumber(s: State, seat: number, type: BuildingId, on: number, price: number, emit: Emit): void {
  const t = townOf(s, seat);
  if (t.lumber > 0 && t.cash >= price) {
    s.pending.push({ kind: 'lumber', seat, type, on, price });
    report(
      emit,
      'begun',
      seat,
      { building: type },
      { targets: [spaceTarget(on >= 0 ? on : lowestEmpty(t))] },
    );
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

function makeCart(s: State, seat: number, { builder, size, index }: Making, emit: Emit): void {
  const t = townOf(s, seat);
  const price = cartPrice(size, builder);
  if (index >= 0) {
    t.carts.splice(index, 1);
    report(emit, 'cart-scrapped', seat, { n: index + 1 }, { rule: 'DK-4.5.13' });
  }
  pay(s, seat, price, true);
  t.carts.push(newCart(size));
  const targets = [cartTarget(t.carts.length - 1)];
  report(emit, 'cart-built', seat, { cart: size, pay: price }, { targets, rule: 'DK-4.5.9' });
}
