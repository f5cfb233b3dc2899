/** DK-4.5: planning the afternoon and resolving it; what workshops make is in `building.ts`. */
import type { Emit } from '../../../core/game';
import { roll } from '../../../core/rng';
import { buildMoves } from './building';
import {
  BARTENDER,
  BARTENDER_PAY,
  BUILDING,
  DRINK_PAY,
  KINDS,
  MINER,
  TAKE_BACKS,
  TEACHER,
  cardRow,
  isSpecialist,
  type Kind,
} from '../data';
import {
  after,
  cartTarget,
  cellTarget,
  drawCard,
  earn,
  parseCell,
  pay,
  report,
  spaceTarget,
  use,
  type PickRules,
  type StepRules,
} from './tasks';
import { freeShafts, shaftTo, tileIn, workable } from './mine';
import { townOf, type Building, type MineTile, type Place, type State, type Town } from '../state';
import { add, cartsSent, kindsWith, nextWage, seatsOf, sum, workersInBag } from './town';

const WORK_PLACES = ['workshop', 'saloon', 'school'];

export function placeName(place: Place): string {
  return `${place.at === 'cart' ? 'c' : 's'}${place.index + 1}`;
}

export function parsePlace(text: string): Place {
  return { at: text.startsWith('c') ? 'cart' : 'space', index: Number(text.slice(1)) - 1 };
}

/** Carts with a seat and work windows still free (DK-4.5.1). */
export function freePlaces(t: Town): Place[] {
  const places: Place[] = [];
  t.carts.forEach((cart, index) => {
    if (!cart.broken && cart.crew.length < seatsOf(cart)) places.push({ at: 'cart', index });
  });
  t.spaces.forEach((b, index) => {
    if (b && WORK_PLACES.includes(b.type) && b.here.length < BUILDING[b.type].windows) {
      places.push({ at: 'space', index });
    }
  });
  return places;
}

function placedAt(t: Town, place: Place): Kind[] {
  return place.at === 'cart' ? (t.carts[place.index]?.crew ?? []) : (t.spaces[place.index]?.waiting ?? []);
}

function planMoves(t: Town): string[] {
  const moves = sum(t.idle) > 0 ? freePlaces(t).map((place) => `at:${placeName(place)}`) : [];
  moves.push('done');
  if (t.takeBacks < TAKE_BACKS) {
    const places: Place[] = [
      ...t.carts.map((_, index): Place => ({ at: 'cart', index })),
      ...t.spaces.map((_, index): Place => ({ at: 'space', index })),
    ];
    for (const place of places) {
      const kinds = [...new Set(placedAt(t, place))].sort((a, b) => a - b);
      for (const kind of kinds) moves.push(`back:${placeName(place)}:${KINDS[kind]}`);
    }
  }
  return moves;
}

function remove(list: Kind[], kind: Kind): void {
  const index = list.indexOf(kind);
  if (index < 0) throw new Error('Nobody of that kind is there.');
  list.splice(index, 1);
}

function takeBack(t: Town, place: Place, kind: Kind): void {
  if (place.at === 'cart') remove(placedAt(t, place), kind);
  else {
    const b = t.spaces[place.index] as Building;
    remove(b.here, kind);
    remove(b.waiting, kind);
  }
  add(t.used, kind, -1);
  add(t.idle, kind);
  t.takeBacks++;
}

export function canUpskill(s: State, b: Building): boolean {
  return b.waiting.includes(TEACHER) && b.waiting.includes(MINER) && workersInBag(s) > 0;
}

function resolveMoves(s: State, seat: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const wage = nextWage(t);
  if (t.cash >= wage && freeShafts(t).length > 0) {
    t.carts.forEach((cart, i) => {
      if (cart.crew.length > 0 && cart.sent === 0 && !cart.broken) moves.push(`cart:${i + 1}`);
    });
  }
  t.spaces.forEach((b, i) => {
    if (!b || b.waiting.length === 0) return;
    const kinds = [...new Set(b.waiting)].sort((x, y) => x - y);
    if (b.type === 'school' && canUpskill(s, b)) moves.push(`upskill:${i + 1}`);
    for (const kind of kinds) {
      const who = `${i + 1}:${KINDS[kind]}`;
      if (b.type === 'workshop' && buildMoves(s, seat, i, kind, b.waiting.length - 1).length > 1)
        moves.push(`work:${who}`);
      if (b.type === 'school') moves.push(`learn:${who}`);
      if (b.type === 'saloon') {
        moves.push(`drink:${who}`);
        if (kind !== BARTENDER) moves.push(`gamble:${who}`);
      }
    }
  });
  moves.push('done');
  return moves;
}

/** Resource tiles of a cart's shaft that can still be worked today, nearest first. */
export function dropTiles(t: Town, cart: number): MineTile[] {
  const shaft = t.carts[cart]?.shaft;
  if (!shaft) return [];
  return shaftTo(t.mine, tileIn(t.mine, shaft.x, shaft.y))
    .map((i) => t.mine[i] as MineTile)
    .filter(workable);
}

/** Crew of a sent cart who still ride. */
export function riders(t: Town, cart: number): number[] {
  const counts = KINDS.map(() => 0);
  const c = t.carts[cart];
  if (!c) return counts;
  for (const kind of c.crew) add(counts, kind);
  for (const drop of c.drops) add(counts, drop.kind, -1);
  return counts;
}

function goOn(s: State, seat: number, cart: number): void {
  const t = townOf(s, seat);
  if (sum(riders(t, cart)) > 0 && dropTiles(t, cart).length > 0) s.stack.push({ t: 'cart-drop', seat, cart });
}

export const afternoonPicks: PickRules<
  'plan-place' | 'plan-worker' | 'resolve' | 'cart-shaft' | 'cart-drop' | 'drop-worker' | 'saloon' | 'upskill'
> = {
  'plan-place': {
    moves: (s, f) => planMoves(townOf(s, f.seat)),
    act(s, f, move, emit) {
      if (move === 'done') {
        report(emit, 'planned', f.seat, {}, { rule: 'DK-4.5.1' });
        return;
      }
      s.stack.push(f);
      const [what, where, id] = move.split(':');
      const place = parsePlace(where ?? '');
      if (what === 'at') {
        s.stack.push({ t: 'plan-worker', seat: f.seat, place });
        return;
      }
      const kind = KINDS.indexOf(id as (typeof KINDS)[number]);
      takeBack(townOf(s, f.seat), place, kind);
      report(
        emit,
        'taken-back',
        f.seat,
        { worker: kind, place: where ?? '' },
        { targets: [placeTarget(place)] },
      );
    },
  },
  'plan-worker': {
    moves: (s, f) => kindsWith(townOf(s, f.seat).idle).map((kind) => `worker:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const kind = KINDS.indexOf(after(move, 'worker:') as (typeof KINDS)[number]);
      const t = townOf(s, f.seat);
      use(s, f.seat, kind);
      if (f.place.at === 'cart') t.carts[f.place.index]?.crew.push(kind);
      else {
        const b = t.spaces[f.place.index] as Building;
        b.here.push(kind);
        b.waiting.push(kind);
      }
      const place = placeName(f.place);
      report(
        emit,
        'placed',
        f.seat,
        { worker: kind, place },
        { targets: [placeTarget(f.place)], rule: 'DK-4.5.1' },
      );
    },
  },
  resolve: {
    moves: (s, f) => resolveMoves(s, f.seat),
    act(s, f, move, emit) {
      if (move === 'done') {
        report(emit, 'worked', f.seat);
        return;
      }
      s.stack.push(f);
      const [what, where, id] = move.split(':');
      const index = Number(where) - 1;
      if (what === 'cart') return sendCart(s, f.seat, index, emit);
      const b = townOf(s, f.seat).spaces[index];
      if (!b) throw new Error('That space is empty.');
      if (what === 'upskill') {
        s.stack.push({ t: 'upskill', seat: f.seat, space: index });
        return;
      }
      const kind = KINDS.indexOf(id as (typeof KINDS)[number]);
      remove(b.waiting, kind);
      if (what === 'work') s.stack.push({ t: 'build', seat: f.seat, space: index, kind });
      else if (what === 'learn') learn(s, f.seat, index, emit);
      else visitSaloon(s, f.seat, index, kind, what === 'gamble', emit);
    },
  },
  'cart-shaft': {
    moves(s, f) {
      const t = townOf(s, f.seat);
      return freeShafts(t).map((i) => `shaft:${t.mine[i]?.x},${t.mine[i]?.y}`);
    },
    act(s, f, move, emit) {
      const cart = townOf(s, f.seat).carts[f.cart];
      if (!cart) throw new Error('There is no such cart.');
      const { x, y } = parseCell(after(move, 'shaft:') ?? '');
      cart.shaft = { x, y };
      report(
        emit,
        'cart-goes',
        f.seat,
        { n: f.cart + 1 },
        { targets: [cellTarget(x, y), cartTarget(f.cart)], rule: 'DK-4.5.3' },
      );
      goOn(s, f.seat, f.cart);
    },
  },
  'cart-drop': {
    moves: (s, f) => [
      ...dropTiles(townOf(s, f.seat), f.cart).map((tile) => `drop:${tile.x},${tile.y}`),
      'done',
    ],
    act(s, f, move) {
      if (move === 'done') return;
      const { x, y } = parseCell(after(move, 'drop:') ?? '');
      s.stack.push({ t: 'drop-worker', seat: f.seat, cart: f.cart, x, y });
    },
  },
  'drop-worker': {
    moves: (s, f) => kindsWith(riders(townOf(s, f.seat), f.cart)).map((kind) => `worker:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const t = townOf(s, f.seat);
      const kind = KINDS.indexOf(after(move, 'worker:') as (typeof KINDS)[number]);
      const tile = t.mine[tileIn(t.mine, f.x, f.y)];
      if (!tile) throw new Error('There is no tunnel there.');
      tile.mark = 'worked';
      t.carts[f.cart]?.drops.push({ x: f.x, y: f.y, kind });
      report(
        emit,
        'dropped',
        f.seat,
        { worker: kind },
        { targets: [cellTarget(f.x, f.y)], rule: 'DK-4.5.4' },
      );
      goOn(s, f.seat, f.cart);
    },
  },
  saloon: {
    moves: () => ['keep', 'reroll'],
    act(s, f, move, emit) {
      const result = move === 'keep' ? f.rolled : roll(s.rng);
      earn(s, f.seat, result);
      report(
        emit,
        move === 'keep' ? 'gamble-kept' : 'gamble-again',
        f.seat,
        { rolled: result },
        { rule: 'DK-4.5.16' },
      );
    },
  },
  upskill: {
    moves: (s) =>
      kindsWith(s.bag)
        .filter(isSpecialist)
        .map((kind) => `kind:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const kind = KINDS.indexOf(after(move, 'kind:') as (typeof KINDS)[number]);
      const t = townOf(s, f.seat);
      const b = t.spaces[f.space] as Building;
      remove(b.waiting, TEACHER);
      remove(b.waiting, MINER);
      add(t.used, MINER, -1);
      s.miners++;
      add(s.bag, kind, -1);
      add(t.used, kind);
      report(
        emit,
        'upskilled',
        f.seat,
        { worker: kind },
        { targets: [spaceTarget(f.space)], rule: 'DK-4.5.18' },
      );
    },
  },
};

function placeTarget(place: Place): string {
  return place.at === 'cart' ? cartTarget(place.index) : spaceTarget(place.index);
}

function sendCart(s: State, seat: number, index: number, emit: Emit): void {
  const t = townOf(s, seat);
  const cart = t.carts[index];
  if (!cart) throw new Error('There is no such cart.');
  const wage = nextWage(t);
  pay(s, seat, wage, true);
  cart.sent = cartsSent(t) + 1;
  report(
    emit,
    'cart-paid',
    seat,
    { n: index + 1, pay: wage },
    { targets: [cartTarget(index)], rule: 'DK-4.5.3' },
  );
  s.stack.push({ t: 'cart-shaft', seat, cart: index });
}

function learn(s: State, seat: number, space: number, emit: Emit): void {
  const targets = [spaceTarget(space)];
  const card = drawCard(s);
  if (card === null) return report(emit, 'deck-empty', seat, {}, { targets });
  const t = townOf(s, seat);
  if (cardRow(card).type === 'event') t.held.push(card);
  else t.hand.push(card);
  report(emit, 'learned', seat, {}, { news: true, targets, rule: 'DK-4.5.17' });
  report(emit, 'drew-card', seat, { card }, { news: true, only: [seat] });
}

/** DK-4.5.15, 4.5.16. */
function visitSaloon(s: State, seat: number, space: number, kind: Kind, gambles: boolean, emit: Emit): void {
  const b = townOf(s, seat).spaces[space] as Building;
  const tended = b.here.includes(BARTENDER);
  const targets = [spaceTarget(space)];
  if (!gambles) {
    const n = tended ? BARTENDER_PAY : DRINK_PAY;
    earn(s, seat, n);
    return report(emit, 'drank', seat, { worker: kind, n }, { targets, rule: 'DK-4.5.15' });
  }
  const rolled = roll(s.rng);
  report(emit, 'gambled', seat, { worker: kind, rolled }, { targets, news: true, rule: 'DK-4.5.15' });
  if (tended) s.stack.push({ t: 'saloon', seat, rolled });
  else earn(s, seat, rolled);
}

export const afternoonSteps: StepRules<'planning' | 'resolving' | 'new-order'> = {
  planning(s, f) {
    const t = townOf(s, f.seat);
    if (sum(t.idle) > 0 && freePlaces(t).length > 0) s.stack.push({ t: 'plan-place', seat: f.seat });
  },
  resolving(s, f) {
    s.stack.push({ t: 'resolve', seat: f.seat });
  },
  'new-order'(s, _f, emit) {
    // DK-4.5.20: least laid out first; ties keep their order.
    const before = s.order;
    s.order = before
      .map((seat, place) => ({ seat, place, spent: townOf(s, seat).spent }))
      .sort((a, b) => a.spent - b.spent || a.place - b.place)
      .map((entry) => entry.seat);
    // DK-2.7: Cheap Lumber that was not used is lost.
    for (const t of s.towns) t.lumber = 0;
    if (s.order.length > 1)
      report(emit, 'new-order', -1, { seats: s.order.join(',') }, { rule: 'DK-4.5.20' });
  },
};

/** Workers put somewhere who have not resolved yet. */
export function stillWaiting(t: Town): number {
  const inTown = t.spaces.reduce((n, b) => n + (b ? b.waiting.length : 0), 0);
  const inCarts = t.carts.reduce((n, cart) => n + (cart.sent === 0 ? cart.crew.length : 0), 0);
  return inTown + inCarts;
}
