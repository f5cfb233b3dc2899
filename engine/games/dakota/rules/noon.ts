/** DK-4.3: High Noon cards, round and round. Attacks go on in `attacks.ts`. */
import type { Emit } from '../../../core/game';
import { attackCanBePlayed } from './attacks';
import { KINDS, YARD, cardRow, type CardId } from '../data';
import { canExplore } from './exploring';
import {
  after,
  cartTarget,
  earn,
  report,
  soon,
  spendCard,
  use,
  type PickRules,
  type StepRules,
} from './tasks';
import { townOf, type State } from '../state';
import { countOf, kindsWith, newCart, sum } from './town';

const GRUBSTAKE = 4;
const BLAST_TILES = 4;
const DANCE_PAY = 3;
const DANCE_MOST = 2;
const MULE_SEATS = 2;

/** DK-4.3.4: only a card whose effect can take place. */
export function noonPlayable(s: State, seat: number, card: CardId): boolean {
  const t = townOf(s, seat);
  switch (card) {
    case 'grubstake':
      return true;
    case 'cheap-lumber':
      return countOf(t, 'workshop') > 0;
    case 'blasting-crew':
      return canExplore(s, seat);
    case 'wheelwright':
      return t.carts.length < YARD;
    case 'free-shift':
      return t.carts.length > 0 && !t.freeShift;
    case 'barn-dance':
      return sum(t.idle) > 0;
    case 'mule-train':
      return t.carts.length > 0;
    default:
      return cardRow(card).type === 'attack' && attackCanBePlayed(s, seat, card);
  }
}

export function noonCards(s: State, seat: number): CardId[] {
  return [...new Set(townOf(s, seat).hand)].filter((card) => noonPlayable(s, seat, card));
}

export const noonPicks: PickRules<'noon-card' | 'dance' | 'mule'> = {
  'noon-card': {
    moves: (s, f) => [...noonCards(s, f.seat).map((card) => `card:${card}`), 'pass'],
    act(s, f, move, emit) {
      if (move === 'pass') {
        townOf(s, f.seat).passed = true;
        report(emit, 'noon-pass', f.seat);
        return;
      }
      const card = after(move, 'card:') as CardId;
      spendCard(s, f.seat, card);
      if (cardRow(card).type === 'attack') {
        s.stack.push({ t: 'card-target', seat: f.seat, card });
        return;
      }
      report(emit, 'played', f.seat, { card }, { rule: 'DK-4.3.3', targets: [`card:${card}`] });
      playNoon(s, f.seat, card, emit);
    },
  },
  dance: {
    moves(s, f) {
      const kinds = kindsWith(townOf(s, f.seat).idle).map((kind) => `worker:${KINDS[kind]}`);
      return f.sent > 0 ? [...kinds, 'done'] : kinds;
    },
    act(s, f, move, emit) {
      if (move === 'done') return;
      const kind = KINDS.indexOf(after(move, 'worker:') as (typeof KINDS)[number]);
      use(s, f.seat, kind);
      earn(s, f.seat, DANCE_PAY);
      report(emit, 'danced', f.seat, { worker: kind, n: DANCE_PAY });
      if (f.sent + 1 < DANCE_MOST) s.stack.push({ t: 'dance', seat: f.seat, sent: f.sent + 1 });
    },
  },
  mule: {
    moves: (s, f) => townOf(s, f.seat).carts.map((_, i) => `cart:${i + 1}`),
    act(s, f, move, emit) {
      const index = Number(after(move, 'cart:')) - 1;
      const cart = townOf(s, f.seat).carts[index];
      if (!cart) throw new Error('There is no such cart.');
      cart.extra += MULE_SEATS;
      report(emit, 'mules', f.seat, { n: index + 1 }, { targets: [cartTarget(index)] });
    },
  },
};

export const noonSteps: StepRules<'noon'> = {
  noon(s, f, emit) {
    const n = s.order.length;
    for (let k = 0; k < n; k++) {
      const seat = s.order[(f.at + k) % n] as number;
      const t = townOf(s, seat);
      if (t.passed) continue;
      if (noonCards(s, seat).length === 0) {
        t.passed = true;
        continue;
      }
      soon(s, [
        { t: 'noon-card', seat },
        { t: 'noon', at: (f.at + k + 1) % n },
      ]);
      return;
    }
    for (const t of s.towns) t.passed = false;
    report(emit, 'noon-over', -1);
  },
};

function playNoon(s: State, seat: number, card: CardId, emit: Emit): void {
  const t = townOf(s, seat);
  switch (card) {
    case 'grubstake':
      earn(s, seat, GRUBSTAKE);
      return report(emit, 'gained', seat, { n: GRUBSTAKE });
    case 'cheap-lumber':
      t.lumber++;
      return;
    case 'blasting-crew':
      return void s.stack.push({ t: 'explore-bag', seat, draw: BLAST_TILES, strong: false });
    case 'wheelwright':
      t.carts.push(newCart('small'));
      return report(
        emit,
        'cart-built',
        seat,
        { cart: 'small' },
        { targets: [cartTarget(t.carts.length - 1)] },
      );
    case 'free-shift':
      t.freeShift = true;
      return;
    case 'barn-dance':
      return void s.stack.push({ t: 'dance', seat, sent: 0 });
    case 'mule-train':
      return void s.stack.push({ t: 'mule', seat });
  }
}
