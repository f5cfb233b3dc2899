/** DK-4.6: carts come home, the market, hiring and evening cards. */
import type { Emit } from '../../../core/game';
import {
  ACQUIRED_PER_DAY,
  BUYER_PIECES,
  BUYER_PRICE,
  CACHE_ROOM,
  EVENING_ACTIONS,
  JOB_PRICES,
  KINDS,
  MINER,
  MINER_PRICE,
  RESOURCES,
  STRONG,
  STRONG_PRICE,
  TENT_BEDS,
  cardRow,
  tileAt,
  type CardId,
  type Res,
} from '../data';
import {
  after,
  cartTarget,
  cellTarget,
  drawSpecialist,
  earn,
  pay,
  report,
  soon,
  spendCard,
  type PickRules,
  type StepRules,
} from './tasks';
import { comboById, comboMoves, comboPay, comboTypes, salePrice } from './market';
import { tileIn } from './mine';
import { isSolo, townOf, type Drop, type Frame, type State, type Town } from '../state';
import { add, at, countOf, people, sum, workersInBag } from './town';

const STAGECOACH_PRICE = 1;
const STAGECOACH_DRAW = 3;
const PACKET_MOST = 6;
const CACHE_PAY = 2;

/** DK-4.6.5: one a day, one more for each school. */
export function specialistLimit(t: Town): number {
  return 1 + countOf(t, 'school');
}

export function packetWorth(t: Town): number {
  return Math.min(PACKET_MOST, Math.floor(sum(people(t)) / 2));
}

export function eveningPlayable(s: State, seat: number, card: CardId): boolean {
  const t = townOf(s, seat);
  switch (card) {
    case 'private-buyer':
      return sum(t.resources) > 0;
    case 'second-telegram':
      return s.slots.some((pieces) => pieces.length > 0);
    case 'stagecoach':
      return t.acquired < ACQUIRED_PER_DAY && t.cash >= STAGECOACH_PRICE && workersInBag(s) > 0;
    default:
      return cardRow(card).type === 'evening';
  }
}

function eveningMoves(s: State, seat: number, actions: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  t.carts.forEach((cart, i) => {
    if (cart.sent > 0 && !cart.returned) moves.push(`return:${i + 1}`);
  });
  moves.push(...comboMoves(s, t));
  RESOURCES.forEach((id, res) => {
    for (let n = 1; n <= at(t.resources, res); n++) moves.push(`sell:${id}:${n}`);
  });
  if (t.acquired < ACQUIRED_PER_DAY) {
    if (t.specialistsHired < specialistLimit(t)) {
      s.jobs.forEach((kind, i) => {
        if (kind >= 0 && t.cash >= (JOB_PRICES[i] ?? Infinity)) moves.push(`hire:${i + 1}`);
      });
    }
    if (s.miners > 0 && t.cash >= MINER_PRICE) moves.push('miner');
    if (s.strong > 0 && t.cash >= STRONG_PRICE) moves.push('strong');
  }
  for (const card of new Set(t.hand)) if (eveningPlayable(s, seat, card)) moves.push(`card:${card}`);
  // DK-4.6.12: passing is the first choice of a turn, later a turn is ended; solo passes at any time.
  moves.push(actions === 0 || isSolo(s) ? 'pass' : 'end');
  return moves;
}

export const eveningPicks: PickRules<
  'evening' | 'slot-piece' | 'double-pick' | 'buyer-pick' | 'telegram-slot' | 'stagecoach-pick'
> = {
  evening: {
    moves: (s, f) => eveningMoves(s, f.seat, f.actions),
    act(s, f, move, emit) {
      if (move === 'end') return;
      const t = townOf(s, f.seat);
      if (move === 'pass') {
        t.passed = true;
        report(emit, 'evening-pass', f.seat);
        return;
      }
      const actions = f.actions + 1;
      if (isSolo(s) || actions < EVENING_ACTIONS) s.stack.push({ t: 'evening', seat: f.seat, actions });
      const [what, id, more] = move.split(':');
      switch (what) {
        case 'return':
          return returnCart(s, f.seat, Number(id) - 1, emit);
        case 'sell':
          return sellSingles(
            s,
            f.seat,
            RESOURCES.indexOf(id as (typeof RESOURCES)[number]),
            Number(more),
            emit,
          );
        case 'combo':
          return sellCombo(s, f.seat, id ?? '', more ?? '', emit);
        case 'card':
          return playEvening(s, f.seat, id as CardId, emit);
        default:
          return hire(s, f.seat, what ?? '', Number(id) - 1, emit);
      }
    },
  },
  'slot-piece': {
    moves: (_s, f) => f.types.map((res) => `piece:${RESOURCES[res]}`),
    act(s, f, move, emit) {
      const res = RESOURCES.indexOf(after(move, 'piece:') as (typeof RESOURCES)[number]);
      add(s.pool, res, -1);
      s.slots[f.combo]?.push(res);
      report(emit, 'slot-taken', f.seat, { res }, { rule: 'DK-4.6.3' });
    },
  },
  'double-pick': {
    moves: (_s, f) => f.types.map((res) => `take:${RESOURCES[res]}`),
    act(s, f, move, emit) {
      const res = RESOURCES.indexOf(after(move, 'take:') as (typeof RESOURCES)[number]);
      collect(s, f.seat, res, townOf(s, f.seat).carts[f.cart]?.drops[f.next - 1], emit);
    },
  },
  'buyer-pick': {
    moves(s, f) {
      const held = RESOURCES.filter((_, res) => at(townOf(s, f.seat).resources, res) > 0);
      const moves = held.map((id) => `give:${id}`);
      return f.sold > 0 ? [...moves, 'done'] : moves;
    },
    act(s, f, move, emit) {
      if (move === 'done') return;
      const res = RESOURCES.indexOf(after(move, 'give:') as (typeof RESOURCES)[number]);
      const t = townOf(s, f.seat);
      const n = BUYER_PRICE + at(s.rises, res);
      add(t.resources, res, -1);
      add(s.pool, res);
      earn(s, f.seat, n);
      report(emit, 'sold', f.seat, { n: 1, res, earned: n });
      if (f.sold + 1 < BUYER_PIECES && sum(t.resources) > 0) s.stack.push({ ...f, sold: f.sold + 1 });
    },
  },
  'telegram-slot': {
    moves: (s) =>
      s.slots.flatMap((pieces, combo) =>
        [...new Set(pieces)].sort().map((res) => `slot:${comboById(combo).id}:${RESOURCES[res]}`),
      ),
    act(s, f, move, emit) {
      const [, id, piece] = move.split(':');
      const res = RESOURCES.indexOf(piece as (typeof RESOURCES)[number]);
      const pieces = s.slots.find((_, combo) => comboById(combo).id === id);
      if (!pieces) throw new Error('There is no such slot.');
      pieces.splice(pieces.indexOf(res), 1);
      add(s.pool, res);
      report(emit, 'slot-freed', f.seat, { combo: id ?? '', res }, { targets: [`slot:${id}`] });
    },
  },
  'stagecoach-pick': {
    moves: (_s, f) => [...[...new Set(f.drawn)].sort().map((kind) => `hire:${KINDS[kind]}`), 'none'],
    act(s, f, move, emit) {
      const id = after(move, 'hire:');
      const rest = f.drawn.slice();
      if (id !== null) {
        const kind = KINDS.indexOf(id as (typeof KINDS)[number]);
        rest.splice(rest.indexOf(kind), 1);
        const t = townOf(s, f.seat);
        pay(s, f.seat, STAGECOACH_PRICE);
        add(t.street, kind);
        t.acquired++;
        report(emit, 'hired', f.seat, { worker: kind, pay: STAGECOACH_PRICE });
      }
      for (const kind of rest) add(s.bag, kind);
    },
  },
};

/** DK-4.6.2: nearest the entrance first; each drop is one step so that a choice can come between. */
function returnCart(s: State, seat: number, index: number, emit: Emit): void {
  const t = townOf(s, seat);
  const cart = t.carts[index];
  if (!cart) throw new Error('There is no such cart.');
  cart.returned = true;
  const distance = (d: Drop) => t.mine[tileIn(t.mine, d.x, d.y)]?.distance ?? 0;
  cart.drops.sort((a, b) => distance(a) - distance(b));
  report(emit, 'cart-returns', seat, { n: index + 1 }, { targets: [cartTarget(index)], rule: 'DK-4.6.2' });
  s.stack.push({ t: 'returning', seat, cart: index, next: 0 });
}

function collect(s: State, seat: number, res: Res, drop: Drop | undefined, emit: Emit): void {
  add(s.pool, res, -1);
  add(townOf(s, seat).resources, res);
  report(
    emit,
    'mined',
    seat,
    { res },
    { targets: drop ? [cellTarget(drop.x, drop.y)] : [], rule: 'DK-4.6.2' },
  );
}

function sellSingles(s: State, seat: number, res: Res, n: number, emit: Emit): void {
  const earned = salePrice(s, res) * n;
  add(townOf(s, seat).resources, res, -n);
  add(s.pool, res, n);
  earn(s, seat, earned);
  report(emit, 'sold', seat, { n, res, earned }, { targets: [`price:${RESOURCES[res]}`], rule: 'DK-4.6.3' });
}

function sellCombo(s: State, seat: number, id: string, letters: string, emit: Emit): void {
  const { combo, pieces } = comboTypes(id, letters);
  const t = townOf(s, seat);
  for (const res of pieces) {
    add(t.resources, res, -1);
    add(s.pool, res);
  }
  const earned = comboPay(s, combo, pieces);
  earn(s, seat, earned);
  report(emit, 'sold-combo', seat, { combo: id, earned }, { targets: [`slot:${id}`], rule: 'DK-4.6.3' });
  s.stack.push({ t: 'slot-piece', seat, combo, types: [...new Set(pieces)] });
}

function hire(s: State, seat: number, what: string, slot: number, emit: Emit): void {
  const t = townOf(s, seat);
  let kind = what === 'miner' ? MINER : STRONG;
  let price = what === 'miner' ? MINER_PRICE : STRONG_PRICE;
  if (what === 'hire') {
    kind = s.jobs[slot] ?? -1;
    price = JOB_PRICES[slot] ?? 0;
    s.jobs[slot] = -1;
    t.specialistsHired++;
  } else if (what === 'miner') s.miners--;
  else s.strong--;
  pay(s, seat, price);
  add(t.street, kind);
  t.acquired++;
  report(
    emit,
    'hired',
    seat,
    { worker: kind, pay: price },
    { rule: what === 'hire' ? 'DK-4.6.5' : 'DK-4.6.6' },
  );
}

function playEvening(s: State, seat: number, card: CardId, emit: Emit): void {
  const t = townOf(s, seat);
  spendCard(s, seat, card);
  report(emit, 'played', seat, { card }, { rule: 'DK-4.6.8', targets: [`card:${card}`] });
  switch (card) {
    case 'private-buyer':
      return void s.stack.push({ t: 'buyer-pick', seat, sold: 0 });
    case 'second-telegram':
      return void s.stack.push({ t: 'telegram-slot', seat });
    case 'stagecoach': {
      const drawn: number[] = [];
      while (drawn.length < STAGECOACH_DRAW) {
        const kind = drawSpecialist(s);
        if (kind < 0) break;
        drawn.push(kind);
      }
      report(emit, 'coach-came', seat, { workers: drawn.join(',') }, { news: true });
      return void s.stack.push({ t: 'stagecoach-pick', seat, drawn });
    }
    case 'tent-camp':
      t.tents += TENT_BEDS;
      return;
    case 'pay-packet':
      earn(s, seat, packetWorth(t));
      return report(emit, 'gained', seat, { n: packetWorth(t) });
    case 'buried-cache':
      earn(s, seat, CACHE_PAY);
      t.cache += CACHE_ROOM;
      return report(emit, 'gained', seat, { n: CACHE_PAY });
  }
}

export const eveningSteps: StepRules<'evening-round' | 'returning'> = {
  'evening-round'(s, f) {
    const n = s.order.length;
    for (let k = 0; k < n; k++) {
      const seat = s.order[(f.at + k) % n] as number;
      if (townOf(s, seat).passed) continue;
      soon(s, [
        { t: 'evening', seat, actions: 0 },
        { t: 'evening-round', at: (f.at + k + 1) % n },
      ]);
      return;
    }
    soon(s, [...s.order.map((seat): Frame => ({ t: 'lodging', seat })), { t: 'night' }]);
  },
  returning(s, f, emit) {
    const t = townOf(s, f.seat);
    const drop = t.carts[f.cart]?.drops[f.next];
    if (!drop) return;
    const next = f.next + 1;
    s.stack.push({ ...f, next });
    const shown = tileAt(t.mine[tileIn(t.mine, drop.x, drop.y)]?.tile ?? -1).resources;
    if (drop.kind === STRONG) {
      for (const res of shown) if (at(s.pool, res) > 0) collect(s, f.seat, res, drop, emit);
      return;
    }
    const types = [...new Set(shown)].filter((res) => at(s.pool, res) > 0);
    if (types.length > 1) s.stack.push({ t: 'double-pick', seat: f.seat, cart: f.cart, next, types });
    else if (types[0] !== undefined) collect(s, f.seat, types[0], drop, emit);
    else report(emit, 'pool-empty', f.seat, {}, { targets: [cellTarget(drop.x, drop.y)], rule: 'DK-4.6.2' });
  },
};
