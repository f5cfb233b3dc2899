/** DK-4.3: High Noon cards, round and round. Attacks go on in `attacks.ts`. */
import { BLAST_TILES, DANCE_MOST, DANCE_PAY, GRUBSTAKE, MULE_SEATS, WHEELWRIGHT_CART, YARD } from '../data';
import { cardNamed, isOf, type CardId, type NoonCard } from '../data-cards';
import { isSolo, townOf, type Emit, type State, type Town } from '../state';
import { attackCanBePlayed } from './attacks';
import { sum } from './counts';
import { crewIn, crewMove, crewsOf } from './crews';
import { canExplore } from './exploring';
import { after, cartTarget, indexIn } from './notation';
import { spendCard } from './piles';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { cartOf, countOf, earn, newCart, use } from './town';

/** A card that is played for one's own good: when its effect can take place (DK-4.3.4), and the effect. */
interface Playable {
  playable(s: State, seat: number): boolean;
  /** What it changes by being laid down: it is told with the card. */
  lay?(t: Town): void;
  /** What follows, and tells of itself. */
  play?(s: State, seat: number, emit: Emit): void;
}

const NOON: Readonly<Record<NoonCard, Playable>> = {
  grubstake: {
    playable: () => true,
    play(s, seat, emit) {
      earn(s, seat, GRUBSTAKE);
      report(emit, 'gained', seat, { n: GRUBSTAKE });
    },
  },
  'cheap-lumber': {
    playable: (s, seat) => countOf(townOf(s, seat), 'workshop') > 0,
    lay(t) {
      t.lumber++;
    },
  },
  'blasting-crew': {
    playable: (s, seat) => canExplore(s, seat),
    play(s, seat) {
      s.pending.push({ kind: 'explore-bag', seat, draw: BLAST_TILES, strong: false });
    },
  },
  wheelwright: {
    playable: (s, seat) => townOf(s, seat).carts.length < YARD,
    play(s, seat, emit) {
      const { carts } = townOf(s, seat);
      carts.push(newCart(WHEELWRIGHT_CART));
      const targets = [cartTarget(carts.length - 1)];
      report(emit, 'cart-built', seat, { cart: WHEELWRIGHT_CART }, { targets });
    },
  },
  'free-shift': {
    playable: (s, seat) => townOf(s, seat).carts.length > 0 && !townOf(s, seat).freeShift,
    lay(t) {
      t.freeShift = true;
    },
  },
  'barn-dance': {
    playable: (s, seat) => sum(townOf(s, seat).idle) > 0,
    play(s, seat) {
      s.pending.push({ kind: 'dance', seat });
    },
  },
  'mule-train': {
    playable: (s, seat) => townOf(s, seat).carts.length > 0,
    play(s, seat) {
      s.pending.push({ kind: 'mule', seat });
    },
  },
};

/** DK-4.3.4: only a card whose effect can take place. */
function noonPlayable(s: State, seat: number, card: CardId): boolean {
  if (isOf(card, 'noon')) return NOON[card].playable(s, seat);
  return isOf(card, 'attack') && attackCanBePlayed(s, seat, card);
}

function noonCards(s: State, seat: number): CardId[] {
  return [...new Set(townOf(s, seat).hand)].filter((card) => noonPlayable(s, seat, card));
}

export const noonPicks: PickRules<'noon-card' | 'dance' | 'mule'> = {
  'noon-card': {
    moves: (s, task) => [...noonCards(s, task.seat).map((card) => `card:${card}`), 'pass'],
    act(s, task, move, emit) {
      if (move === 'pass') {
        townOf(s, task.seat).passed = true;
        report(emit, 'noon-pass', task.seat);
        return;
      }
      const card = cardNamed(after(move, 'card:'));
      const more = { rule: 'DK-4.3.3', targets: [`card:${card}`] };
      if (isOf(card, 'attack')) {
        spendCard(s, task.seat, card);
        report(emit, 'threatens', task.seat, { card }, more);
        s.pending.push({ kind: 'card-target', seat: task.seat, card });
        return;
      }
      if (!isOf(card, 'noon')) throw new Error(`${card} is no card for High Noon.`);
      spendCard(s, task.seat, card);
      NOON[card].lay?.(townOf(s, task.seat));
      report(emit, 'played', task.seat, { card }, more);
      NOON[card].play?.(s, task.seat, emit);
    },
  },
  dance: {
    moves(s, task) {
      const { idle } = townOf(s, task.seat);
      const sizes = Array.from({ length: DANCE_MOST }, (_, i) => DANCE_MOST - i);
      return sizes.flatMap((n) => crewsOf(idle, n).map(crewMove));
    },
    act(s, task, move, emit) {
      for (const kind of crewIn(move)) {
        use(s, task.seat, kind);
        earn(s, task.seat, DANCE_PAY);
        report(emit, 'danced', task.seat, { worker: kind, n: DANCE_PAY });
      }
    },
  },
  mule: {
    moves: (s, task) => townOf(s, task.seat).carts.map((_, i) => cartTarget(i)),
    act(s, task, move, emit) {
      const index = indexIn(move, 'cart:');
      cartOf(townOf(s, task.seat), index).extra += MULE_SEATS;
      report(emit, 'mules', task.seat, { n: index + 1 }, { targets: [cartTarget(index)] });
    },
  },
};

export const noonSteps: StepRules<'noon'> = {
  noon(s, task, emit) {
    const n = s.order.length;
    for (let k = 0; k < n; k++) {
      const seat = s.order[(task.at + k) % n] as number;
      const t = townOf(s, seat);
      if (t.passed) continue;
      if (noonCards(s, seat).length === 0) {
        t.passed = true;
        // It tells of the hand that nobody asked: news to the others.
        if (!isSolo(s)) report(emit, 'noon-pass', seat, {}, { news: true, rule: 'DK-4.3.4' });
        continue;
      }
      soon(s, [
        { kind: 'noon-card', seat },
        { kind: 'noon', at: (task.at + k + 1) % n },
      ]);
      return;
    }
    for (const t of s.towns) t.passed = false;
    report(emit, 'noon-over', -1);
  },
};
