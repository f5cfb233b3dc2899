/** DK-4.6.1, 4.6.2, 4.6.12: turns of the evening, and carts that come home. */
import { EVENING_ACTIONS, STRONG, resAt, rowAt, type Res } from '../data';
import { cardNamed, isOf } from '../data-cards';
import { tileAt } from '../data-tiles';
import { isSolo, townOf, type Drop, type Emit, type State, type Task, type Town } from '../state';
import { add, at } from './counts';
import { eveningPlayable, playEvening } from './evening-cards';
import { hireMiner, hireMoves, hireSpecialist, hireStrong } from './hiring';
import { comboMoves, sellCombo, sellSingles, singleMoves } from './market';
import { tileOn } from './mine';
import { cartTarget, cellTarget, parseEvening, resIn, resOf, type EveningVerb } from './notation';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { cartOf } from './town';

function eveningMoves(s: State, seat: number, actions: number): string[] {
  const t = townOf(s, seat);
  return [
    ...t.carts.flatMap((cart, i) => (cart.sent > 0 && !cart.returned ? [`return:${i + 1}`] : [])),
    ...comboMoves(s, t),
    ...singleMoves(t),
    ...hireMoves(s, t),
    ...[...new Set(t.hand)].filter((card) => eveningPlayable(s, seat, card)).map((card) => `card:${card}`),
    // DK-4.6.12: passing is the first choice of a turn, later a turn is ended; solo passes at any time.
    actions === 0 || isSolo(s) ? 'pass' : 'end',
  ];
}

type Action = (s: State, seat: number, id: string, more: string, emit: Emit) => void;

const ACTIONS: Readonly<Record<Exclude<EveningVerb, 'pass' | 'end'>, Action>> = {
  return: (s, seat, id, _more, emit) => returnCart(s, seat, Number(id) - 1, emit),
  combo: sellCombo,
  sell: (s, seat, id, more, emit) => sellSingles(s, seat, resOf(id), Number(more), emit),
  hire: (s, seat, id, _more, emit) => hireSpecialist(s, seat, Number(id) - 1, emit),
  miner: (s, seat, _id, _more, emit) => hireMiner(s, seat, emit),
  strong: (s, seat, _id, _more, emit) => hireStrong(s, seat, emit),
  card(s, seat, id, _more, emit) {
    const card = cardNamed(id);
    if (!isOf(card, 'evening')) throw new Error(`${card} is no card for the evening.`);
    playEvening(s, seat, card, emit);
  },
};

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

/** DK-4.6.2: nearest the entrance first; each drop is one step so that a choice can come between. */
function returnCart(s: State, seat: number, index: number, emit: Emit): void {
  const t = townOf(s, seat);
  const cart = cartOf(t, index);
  cart.returned = true;
  const distance = (d: Drop) => tileOn(t, d.x, d.y).distance;
  cart.drops.sort((a, b) => distance(a) - distance(b));
  report(emit, 'cart-returns', seat, { n: index + 1 }, { targets: [cartTarget(index)], rule: 'DK-4.6.2' });
  s.pending.push({ kind: 'returning', seat, cart: index, next: 0 });
}

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
    const shown = tileAt(tileOn(t, drop.x, drop.y).tile).resources;
    if (drop.kind === STRONG) {
      for (const res of shown) {
        if (at(s.pool, res) > 0) collect(s, task.seat, res, drop, emit);
        else comeUpEmpty(task.seat, [res], drop, emit);
      }
      return;
    }
    const types = [...new Set(shown)].filter((res) => at(s.pool, res) > 0);
    if (types.length > 1)
      s.pending.push({ kind: 'double-pick', seat: task.seat, cart: task.cart, next, types });
    else if (types[0] !== undefined) collect(s, task.seat, types[0], drop, emit);
    else comeUpEmpty(task.seat, [...new Set(shown)], drop, emit);
  },
};
