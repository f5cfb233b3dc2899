/** The evening and the night of the greedy player. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import {
  ACQUIRED_PER_DAY,
  MINER_PRICE,
  comboAt,
  comboIndex,
  jobPrice,
  kindAt,
  rowAt,
  singlePrice,
  type ComboId,
  type Kind,
  type KindId,
} from '../data';
import { cardNamed, isOf } from '../data-cards';
import { tileAt } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { fitWorth } from '../rules/evening';
import { tileOn } from '../rules/mine';
import { roomless } from '../rules/night';
import { after, indexIn, resIn, resOf, workerIn } from '../rules/notation';
import { isHandCard } from '../rules/piles';
import { cartOf, countOf, people, roomFor } from '../rules/town';
import type { eveningPicks } from '../rules/evening';
import type { marketPicks } from '../rules/market';
import type { eveningCardPicks } from '../rules/evening-cards';
import type { nightPicks } from '../rules/night';
import { townOf, type State, type Town } from '../state';
import { WORTH_IN_EVENING, WORTH_IN_HAND, reopened, type Moment } from './cards';
import { only, priceIn, spare, type Picked, type Policies } from './pick';

export const eveningPolicies: Policies<
  | keyof typeof eveningPicks
  | keyof typeof marketPicks
  | keyof typeof eveningCardPicks
  | keyof typeof nightPicks
> = {
  evening: (s, { seat }, list) => eveningAction(s, seat, list),
  'slot-piece': (_s, _task, list) => [best(list, (move) => -priceIn(move, 'piece:')), 'slot-piece'],
  'double-pick'(s, { seat }, list) {
    const { resources } = townOf(s, seat);
    return [best(list, (move) => fitWorth(s, resources, resIn(move, 'take:'))), 'take'];
  },
  'buyer-pick'(s, { seat }, list) {
    const { resources } = townOf(s, seat);
    const worth = (move: Move) => at(resources, resIn(move, 'give:')) - 0.2 * priceIn(move, 'give:');
    return [best(only(list, 'give:'), worth), 'buyer'];
  },
  'telegram-slot'(s, { seat }, list) {
    const { combo } = reopened(s, seat);
    const wanted = combo < 0 ? undefined : list.find((move) => comboOf(move) === combo);
    return [wanted ?? best(list, slotWorth), 'telegram'];
  },
  'stagecoach-pick'(s, { seat }, list) {
    const t = townOf(s, seat);
    if (roomFor(t) < 1) return ['none', 'no-bed'];
    return [best(only(list, 'hire:'), (move) => skill(t, workerIn(move, 'hire:'))), 'hire'];
  },
  leave: (_s, _task, list) => [spare(list, 'leave:'), 'leave'],
  'discard-resource': (_s, _task, list) => [best(list, (move) => -priceIn(move, 'drop:')), 'cheapest'],
  'discard-card': (_s, _task, list) => [best(list, (move) => -inHand(move)), 'discard'],
};

function inHand(move: Move): number {
  const card = cardNamed(after(move, 'card:'));
  if (!isHandCard(card)) throw new Error(`No hand holds ${card}.`);
  return WORTH_IN_HAND[card];
}

/** Which slot is opened again, the greatest first. */
const SLOT_WORTH: Readonly<Record<ComboId, number>> = {
  steel: -4,
  'mixed-pair': 1,
  'mixed-trio': -2,
  'coal-trio': 1,
  'iron-trio': 1,
  'copper-trio': 1,
  'silver-trio': -3,
  'gold-trio': -1,
  'full-set': 0,
};

function slotWorth(move: Move): number {
  return SLOT_WORTH[comboAt(comboOf(move)).id];
}

function comboOf(move: Move): number {
  return comboIndex(move.split(':')[1] ?? '');
}

/** What a skill is worth in dollars beyond its points, to a town that has so many of the kind already. */
const SKILL: Readonly<Record<KindId, (t: Town, have: number) => number>> = {
  miner: () => 0,
  'strong-miner': () => 1,
  engineer: (_t, have) => (have < 1 ? 2 : 0.5),
  craftsman: (_t, have) => (have < 2 ? 4 : 0.5),
  prospector: (_t, have) => (have < 1 ? 2 : 0.5),
  bartender: (t, have) => (have < countOf(t, 'saloon') ? 4 : 0.5),
  sheriff: (t) => (countOf(t, 'sheriffs-office') > 0 ? 3.5 : 1),
  teacher: (t, have) => (countOf(t, 'school') > 0 && have < 1 ? 1.5 : 0.5),
};

function skill(t: Town, kind: Kind): number {
  return SKILL[kindAt(kind)](t, at(people(t), kind));
}

/** Pieces these carts would leave below because the pool has none. */
function lostOnReturn(s: State, t: Town, carts: readonly number[]): number {
  const pool = s.pool.slice();
  let lost = 0;
  for (const drop of carts.flatMap((cart) => cartOf(t, cart).drops)) {
    const res = tileAt(tileOn(t, drop.x, drop.y).tile).resources.find((r) => at(pool, r) > 0);
    if (res === undefined) lost++;
    else pool[res] = at(pool, res) - 1;
  }
  return lost;
}

/** The first card of the list that is thought of at this moment and worth playing. */
function cardAt(moment: Moment, s: State, seat: number, list: readonly Move[], last: boolean): Move | null {
  for (const move of only(list, 'card:')) {
    const card = cardNamed(after(move, 'card:'));
    if (!isOf(card, 'evening')) throw new Error(`${card} is no card for the evening.`);
    const row = WORTH_IN_EVENING[card];
    if (row.moment === moment && row.worth(s, seat, last)) return move;
  }
  return null;
}

function eveningAction(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  const last = isLastDay(s);
  const carts = only(list, 'return:');
  const index = (move: Move) => indexIn(move, 'return:');
  const lost = (move: Move) => lostOnReturn(s, t, [index(move)]);
  const sells = list.includes('best');
  if (carts.length > 0) {
    const all = lostOnReturn(s, t, carts.map(index));
    if (all === 0 && list.includes('home')) return ['home', 'return'];
    const cart = best(carts, (move) => -lost(move));
    // A full store of one kind blocks the pool: sell before the next load.
    if (lost(cart) > 0 && sells) return ['best', 'combo'];
    return [cart, 'return'];
  }
  if (sells) return ['best', 'combo'];
  const card = cardAt('before-sales', s, seat, list, last) ?? cardAt('for-sales', s, seat, list, last);
  if (card) return [card, 'evening-card'];
  if (last && list.includes('clear')) return ['clear', 'single'];
  if (sum(t.resources) > 0 && (last || roomless(t) > 0 || tooPoorToHire(s, t))) {
    return [best(only(list, 'sell:'), (move) => surplus(s, t, move, last)), 'single'];
  }
  return hireChoice(s, seat, list, last);
}

/** A bed is free and a miner to be had, but there is not a dollar for him: a single piece is sold. */
function tooPoorToHire(s: State, t: Town): boolean {
  return t.cash < MINER_PRICE && s.miners > 0 && roomFor(t) > 0 && t.acquired < ACQUIRED_PER_DAY;
}

/** Sell what fits the next lot least; on the last day everything. */
function surplus(s: State, t: Town, move: Move, last: boolean): number {
  const [, id, n] = move.split(':');
  const res = resOf(id);
  if (last) return Number(n) + 0.1 * singlePrice(res);
  return (Number(n) === 1 ? 1 : 0) * 10 + at(t.resources, res) + 0.1 * at(s.rises, res);
}

function hireChoice(s: State, seat: number, list: readonly Move[], last: boolean): Picked {
  const t = townOf(s, seat);
  if (roomFor(t) < 1) {
    // Tents are for people: those without a bed, or those who are hired next.
    const wanted = roomFor(t) < 0 || list.some((move) => /^(hire:|miner|strong)/.test(move));
    const tents = wanted ? cardAt('without-bed', s, seat, list, last) : null;
    return tents ? [tents, 'tents'] : over(list);
  }
  const card = cardAt('with-bed', s, seat, list, last);
  if (card) return [card, 'coach'];
  const slots = only(list, 'hire:');
  if (slots.length > 0) {
    const worth = (move: Move) => jobWorth(s, t, indexIn(move, 'hire:'), last);
    const slot = best(slots, worth);
    if (worth(slot) > 0) return [slot, 'hire'];
  }
  if (list.includes('beds')) return ['beds', 'hire-miner'];
  if (list.includes('miner')) return ['miner', 'hire-miner'];
  if (list.includes('strong') && !last && t.cash > 8) return ['strong', 'hire-miner'];
  return over(list);
}

/** What the specialist in a job slot is worth beyond his price. */
function jobWorth(s: State, t: Town, slot: number, last: boolean): number {
  const days = s.dayLimit - s.day;
  const kind = rowAt(s.jobs, slot, 'job slot');
  return 6 + (last ? 0 : skill(t, kind) * Math.min(3, days) * 0.5) - jobPrice(slot);
}

/** Nothing more is worth doing: pass, or end a turn under way, which has no pass. */
function over(list: readonly Move[]): Picked {
  return [list.includes('pass') ? 'pass' : 'end', 'evening-done'];
}
