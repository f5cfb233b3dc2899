/** A tap on something that is no move. */
import type { Target } from '../../../core/game';
import { ACQUIRED_PER_DAY, BUILDING, comboIndex } from '../data';
import { cardNamed, typeOf, type CardType } from '../data-cards';
import { slotsLeft } from '../rules/market';
import { tileIn } from '../rules/mine';
import { actor } from '../rules/moves';
import { parseCell, parseTarget, type TargetKind } from '../rules/notation';
import { townOf, type State, type Town } from '../state';
import { say } from './catalogue';
import { buildingName } from './names';

const THINGS: Readonly<Record<TargetKind, (s: State, t: Town, id: string) => string>> = {
  cell(_s, t, id) {
    const { x, y } = parseCell(id);
    return say(tileIn(t.mine, x, y) >= 0 ? 'why.cell.tunnel' : 'why.cell');
  },
  space,
  cart: (_s, t, n) => say(t.carts[Number(n) - 1]?.broken ? 'why.cart.broken' : 'why.cart'),
  price: (s) => say(s.phase === 'evening' ? 'why.price' : 'why.evening'),
  slot(s, _t, id) {
    if (s.phase !== 'evening') return say('why.evening');
    return say(slotsLeft(s, comboIndex(id)) < 1 ? 'why.slot.full' : 'why.slot');
  },
  job: (s, t, n) => hiring(s, t, s.jobs[Number(n) - 1] === -1),
  hire: (s, t) => hiring(s, t, false),
  card: (_s, _t, id) => say(CARD[typeOf(cardNamed(id))]),
  bag: () => say('why.bag'),
  placed: other,
  supply: other,
  swap: other,
  worker: other,
  tile: other,
  turn: other,
  seat: other,
};

/** When a card is played instead. */
const CARD = {
  event: 'why.card',
  noon: 'why.card.noon',
  evening: 'why.card.evening',
  attack: 'why.card.noon',
  reaction: 'why.card.reaction',
} as const satisfies Readonly<Record<CardType, string>>;

export function whyNot(s: State, target: Target): string {
  const thing = parseTarget(target);
  return thing ? THINGS[thing.kind](s, townOf(s, actor(s)), thing.id) : other();
}

function other(): string {
  return say('why.other');
}

function space(_s: State, t: Town, n: string): string {
  const b = t.spaces[Number(n) - 1];
  if (!b) return say('why.space.empty');
  const building = buildingName(b.type);
  const { windows } = BUILDING[b.type];
  if (windows === 0) return say('why.space.no-windows', { building });
  return say(b.here.length >= windows ? 'why.space.full' : 'why.space', { building });
}

function hiring(s: State, t: Town, empty: boolean): string {
  if (s.phase !== 'evening') return say('why.evening');
  if (t.acquired >= ACQUIRED_PER_DAY) return say('why.four');
  return say(empty ? 'why.job.empty' : 'why.job');
}
