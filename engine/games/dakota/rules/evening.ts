/** DK-4.6.1, 4.6.2, 4.6.12: turns of the evening, and carts that come home. */
import { EVENING_ACTIONS, STRONG, resAt, rowAt, singlePrice, type Res } from '../data';
import { cardNamed, isOf } from '../data-cards';
import { tileAt } from '../data-tiles';
import { isSolo, townOf, type Drop, type Emit, type State, type Task, type Town } from '../state';
import { add, at, sum } from './counts';
import { eveningPlayable, playEvening } from './evening-cards';
import { hireMiner, hireMoves, hireSpecialist, hireStrong, minersForBeds } from './hiring';
import { comboMoves, comboTypes, sellCombo, sellLot, sellSingles, singleMoves } from './market';
import { tileOn, wayOf } from './mine';
import { cartTarget, cellTarget, parseEvening, resIn, resOf, type EveningVerb } from './notation';
import { pieceWorth } from './rides';
import { bestSales } from './sales';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { cartOf, kindsWith } from './town';

function eveningMoves(s: State, seat: number, actions: number): string[] {
  const t = townOf(s, seat);
  const out = cartsToReturn(t);
  const lots = comboMoves(s, t);
  return [
    ...out.map((i) => `return:${i + 1}`),
    ...(isSolo(s) && (out.length > 1 || out.some((i) => hasChoice(s, t, i))) ? ['home'] : []),
    ...lots,
    ...singleMoves(t),
    // Every lot pays more than its pieces do singly, so that the best sales have one whenever there is one.
    ...(lots.length > 0 ? ['best'] : []),
    ...(isSolo(s) && canClear(s, t, lots.length > 0) ? ['clear'] : []),
    ...hireMoves(s, t),
    ...(isSolo(s) && minersForBeds(s, t) > 1 ? ['beds'] : []),
    ...[...new Set(t.hand)].filter((card) => eveningPlayable(s, seat, card)).map((card) => `card:${card}`),
    // DK-4.6.12: passing is the first choice of a turn, later a turn is ended; solo passes at any time.
    actions === 0 || isSolo(s) ? 'pass' : 'end',
  ];
}

/** Several sales would empty the store, the last of them single ones. */
function canClear(s: State, t: Town, lots: boolean): boolean {
  if (!lots) return kindsWith(t.resources).length > 1;
  return sum(bestSales(s, t.resources).singles) > 0;
}

/** Carts sent today that are still down the mine. */
function cartsToReturn(t: Town): number[] {
  return t.carts.flatMap((cart, i) => (cart.sent > 0 && !cart.returned ? [i] : []));
}

/** Somebody would ask which of two pieces this cart brings. */
function hasChoice(s: State, t: Town, cart: number): boolean {
  return loadOf(s, t, cart).brought.some((types) => types.length > 1);
}

type Action = (s: State, seat: number, id: string, more: string, emit: Emit) => void;

const ACTIONS: Readonly<Record<Exclude<EveningVerb, 'pass' | 'end'>, Action>> = {
  return: (s, seat, id, _more, emit) => returnCart(s, seat, Number(id) - 1, emit),
  home(s, seat, _id, _more, emit) {
    for (const cart of cartsToReturn(townOf(s, seat))) comeHome(s, seat, cart, emit);
  },
  combo: sellCombo,
  best: (s, seat, _id, _more, emit) => sellBest(s, seat, emit),
  clear(s, seat, _id, _more, emit) {
    sellBest(s, seat, emit);
    townOf(s, seat).resources.forEach((n, res) => {
      if (n > 0) sellSingles(s, seat, res, n, emit);
    });
  },
  sell: (s, seat, id, more, emit) => sellSingles(s, seat, resOf(id), Number(more), emit),
  hire: (s, seat, id, _more, emit) => hireSpecialist(s, seat, Number(id) - 1, emit),
  miner: (s, seat, _id, _more, emit) => hireMiner(s, seat, emit),
  strong: (s, seat, _id, _more, emit) => hireStrong(s, seat, emit),
  beds(s, seat, _id, _more, emit) {
    for (let n = minersForBeds(s, townOf(s, seat)); n > 0; n--) hireMiner(s, seat, emit);
  },
  card(s, seat, id, _more, emit) {
    const card = cardNamed(id);
    if (!isOf(card, 'evening')) throw new Error(`${card} is no card for the evening.`);
    playEvening(s, seat, card, emit);
  },
};

/** The lots that fetch the most: alone all of them, among others the first, for every sale is an action. */
export function bestLots(s: State, t: Town): readonly string[] {
  const { combos } = bestSales(s, t.resources);
  return isSolo(s) ? combos : combos.slice(0, 1);
}

function sellBest(s: State, seat: number, emit: Emit): void {
  for (const move of bestLots(s, townOf(s, seat))) {
    const { id, more } = parseEvening(move);
    const { combo, pieces } = comboTypes(id, more);
    sellLot(s, seat, combo, pieces, cheapest(s, pieces), emit);
  }
}

/** The piece that is missed least on the slot: the cheapest, of equals the one the pool has most of. */
function cheapest(s: State, pieces: readonly Res[]): Res {
  return firstBy(pieces, (res) => -singlePrice(res) + POOL_SHARE * at(s.pool, res));
}

const POOL_SHARE = 0.01;

/** The piece of the greatest worth, among equals the first. */
function firstBy(pieces: readonly Res[], worth: (res: Res) => number): Res {
  return [...pieces].sort((a, b) => worth(b) - worth(a))[0] as Res;
}

export const eveningPicks: PickRules<'evening' | 'double-pick'> = {
  evening: {
    moves: (s, task) => eveningMoves(s, task.seat, task.actions),
    act(s, task, move, emit) {
      const { verb, id, more } = parseEvening(move);
      if (verb === 'end') return;
      if (verb === 'pass') {
        townOf(s, task.seat).passed = true;
        report(emit, 'evening-pass', task.seat);
        return;
      }
      const actions = task.actions + 1;
      if (isSolo(s) || actions < EVENING_ACTIONS)
        s.pending.push({ kind: 'evening', seat: task.seat, actions });
      ACTIONS[verb](s, task.seat, id, more, emit);
    },
  },
  'double-pick': {
    moves: (_s, task) => task.types.map((res) => `take:${resAt(res)}`),
    act(s, task, move, emit) {
      const drop = rowAt(cartOf(townOf(s, task.seat), task.cart).drops, task.next - 1, 'drop');
      collect(s, task.seat, resIn(move, 'take:'), drop, emit);
    },
  },
};

/** The cart comes out of the mine, those nearest the entrance first (DK-4.6.2). */
function rollHome(s: State, seat: number, index: number, emit: Emit): Drop[] {
  const t = townOf(s, seat);
  const cart = cartOf(t, index);
  cart.returned = true;
  const distance = (d: Drop) => tileOn(t, d.x, d.y).distance;
  cart.drops.sort((a, b) => distance(a) - distance(b));
  const targets = cart.shaft ? wayOf(t, cart.shaft).reverse() : [cartTarget(index)];
  report(emit, 'cart-returns', seat, { n: index + 1 }, { targets, rule: 'DK-4.6.2' });
  return cart.drops;
}

/** Each drop is one step so that a choice can come between. */
function returnCart(s: State, seat: number, index: number, emit: Emit): void {
  rollHome(s, seat, index, emit);
  s.pending.push({ kind: 'returning', seat, cart: index, next: 0 });
}

/** Home without questions: of two pieces the one that sells best with the others. */
function comeHome(s: State, seat: number, index: number, emit: Emit): void {
  const { resources } = townOf(s, seat);
  for (const drop of rollHome(s, seat, index, emit)) {
    const types = bringUp(s, seat, drop, emit);
    if (types.length > 0)
      collect(
        s,
        seat,
        firstBy(types, (res) => fitWorth(s, resources, res)),
        drop,
        emit,
      );
  }
}

/** What one more piece of a kind would be worth to a store. */
export function fitWorth(s: State, store: readonly number[], res: Res): number {
  return pieceWorth(res, at(store, res), PLENTY) + RISE_SHARE * at(s.rises, res);
}

/** More of a kind than any pool holds. */
const PLENTY = 99;
/** A rise of a dollar is gone tomorrow: it only tips the scales. */
const RISE_SHARE = 0.1;

/** What a cart would bring home now, each drop a piece or a choice of two, and how many the pool lacks. */
export function loadOf(s: State, t: Town, index: number): { brought: Res[][]; lacking: number } {
  const pool = s.pool.slice();
  const brought: Res[][] = [];
  let lacking = 0;
  const distance = (d: Drop) => tileOn(t, d.x, d.y).distance;
  const drops = [...cartOf(t, index).drops].sort((a, b) => distance(a) - distance(b));
  for (const drop of drops) {
    const shown = tileAt(tileOn(t, drop.x, drop.y).tile).resources;
    const asked = drop.kind === STRONG ? shown.map((res) => [res]) : [[...new Set(shown)]];
    for (const types of asked) {
      const there = types.filter((res) => at(pool, res) > 0);
      if (there.length === 0) lacking++;
      else brought.push(there);
      if (there.length === 1 && there[0] !== undefined) add(pool, there[0], -1);
    }
  }
  return { brought, lacking };
}

function collect(s: State, seat: number, res: Res, drop: Drop, emit: Emit): void {
  add(s.pool, res, -1);
  add(townOf(s, seat).resources, res);
  report(emit, 'mined', seat, { res }, { targets: [cellTarget(drop)], rule: 'DK-4.6.2' });
}

function comeUpEmpty(seat: number, pieces: readonly Res[], drop: Drop, emit: Emit): void {
  const args = { worker: drop.kind, pieces: pieces.join(',') };
  report(emit, 'pool-empty', seat, args, { targets: [cellTarget(drop)], rule: 'DK-4.6.2' });
}

export const eveningSteps: StepRules<'evening-round' | 'returning'> = {
  'evening-round'(s, task) {
    const n = s.order.length;
    for (let k = 0; k < n; k++) {
      const seat = s.order[(task.at + k) % n] as number;
      if (townOf(s, seat).passed) continue;
      soon(s, [
        { kind: 'evening', seat, actions: 0 },
        { kind: 'evening-round', at: (task.at + k + 1) % n },
      ]);
      return;
    }
    soon(s, [...s.order.map((seat): Task => ({ kind: 'lodging', seat })), { kind: 'night' }]);
  },
  returning(s, task, emit) {
    const t = townOf(s, task.seat);
    const drop = cartOf(t, task.cart).drops[task.next];
    if (!drop) return;
    const next = task.next + 1;
    s.pending.push({ ...task, next });
    const types = bringUp(s, task.seat, drop, emit);
    if (types.length > 0)
      s.pending.push({ kind: 'double-pick', seat: task.seat, cart: task.cart, next, types });
  },
};

/** Takes up what a worker brings without a choice; returns the pieces he has to choose between. */
function bringUp(s: State, seat: number, drop: Drop, emit: Emit): Res[] {
  const shown = tileAt(tileOn(townOf(s, seat), drop.x, drop.y).tile).resources;
  if (drop.kind === STRONG) {
    for (const res of shown) {
      if (at(s.pool, res) > 0) collect(s, seat, res, drop, emit);
      else comeUpEmpty(seat, [res], drop, emit);
    }
    return [];
  }
  const types = [...new Set(shown)].filter((res) => at(s.pool, res) > 0);
  if (types.length > 1) return types;
  if (types[0] !== undefined) collect(s, seat, types[0], drop, emit);
  else comeUpEmpty(seat, [...new Set(shown)], drop, emit);
  return [];
}
