/** The evening and the night of the greedy player. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import type { Picked } from './pick';
import { price, spare } from './noon';
import { bestSales } from './sales';
import { pieceWorth } from './mine';
import {
  BARTENDER,
  CRAFTSMAN,
  ENGINEER,
  JOB_PRICES,
  KINDS,
  PROSPECTOR,
  RESOURCES,
  SHERIFF,
  TEACHER,
  tileAt,
  type Kind,
} from '../data';
import { after } from '../rules/tasks';
import { tileIn } from '../rules/mine';
import { townOf, type Frame, type State, type Town } from '../state';
import { at, beds, countOf, people, storage, sum } from '../rules/town';

/** What a skill is worth in dollars beyond its points. */
const SKILL: readonly number[] = [0, 1, 2, 4, 2, 4, 1, 1];

export function eveningChoice(
  s: State,
  f: Frame,
  seat: number,
  list: readonly Move[],
  _aim: number,
): Picked | null {
  const t = townOf(s, seat);
  switch (f.t) {
    case 'evening':
      return eveningAction(s, t, seat, list);
    case 'slot-piece':
      return [best(list, (move) => -price(after(move, 'piece:'))), 'take'];
    case 'double-pick':
      return [best(list, (move) => resWorth(s, t, after(move, 'take:'))), 'take'];
    case 'buyer-pick':
      return buyerPick(s, t, list);
    case 'telegram-slot':
      return [best(list, (move) => slotWorth(move)), 'combo'];
    case 'stagecoach-pick': {
      const kinds = list.filter((move) => move.startsWith('hire:'));
      if (kinds.length === 0 || roomFor(t) < 1) return ['none', 'evening-done'];
      return [
        best(kinds, (move) => skill(t, KINDS.indexOf(after(move, 'hire:') as (typeof KINDS)[number]))),
        'hire',
      ];
    }
    default:
      return null;
  }
}

function resWorth(s: State, t: Town, id: string | null): number {
  const res = RESOURCES.indexOf(id as (typeof RESOURCES)[number]);
  return pieceWorth(res, at(t.resources, res), 9) + 0.1 * at(s.rises, res);
}

function slotWorth(move: Move): number {
  return (
    ['full-set', 'gold-trio', 'mixed-trio', 'silver-trio', 'steel'].indexOf(move.split(':')[1] ?? '') * -1
  );
}

function roomFor(t: Town): number {
  return beds(t) + t.tents - sum(people(t));
}

function skill(t: Town, kind: Kind): number {
  const have = at(people(t), kind);
  const base = SKILL[kind] ?? 0;
  if (kind === BARTENDER) return have < countOf(t, 'saloon') ? base : 0.5;
  if (kind === CRAFTSMAN) return have < 2 ? base : 0.5;
  if (kind === PROSPECTOR || kind === ENGINEER) return have < 1 ? base : 0.5;
  if (kind === SHERIFF) return countOf(t, 'sheriffs-office') > 0 ? 3.5 : 1;
  if (kind === TEACHER) return countOf(t, 'school') > 0 && have < 1 ? 1.5 : 0.5;
  return base;
}

/** Pieces a cart would leave below because the pool has none. */
function lostOnReturn(s: State, t: Town, cart: number): number {
  const pool = s.pool.slice();
  let lost = 0;
  for (const drop of t.carts[cart]?.drops ?? []) {
    const tile = t.mine[tileIn(t.mine, drop.x, drop.y)];
    const res = tile && tileAt(tile.tile).resources.find((r) => at(pool, r) > 0);
    if (res === undefined) lost++;
    else pool[res] = at(pool, res) - 1;
  }
  return lost;
}

function eveningAction(s: State, t: Town, seat: number, list: readonly Move[]): Picked {
  const last = s.lastDay || s.day >= s.dayLimit;
  const carts = list.filter((move) => move.startsWith('return:'));
  const lost = (move: Move) => lostOnReturn(s, t, Number(after(move, 'return:')) - 1);
  const plan = bestSales(s, t.resources);
  const nextCombo = plan.combos[0];
  if (carts.length > 0) {
    const cart = best(carts, (move) => -lost(move));
    // A full store of one kind blocks the pool: sell before the next load.
    if (lost(cart) > 0 && nextCombo) return [nextCombo, 'combo'];
    return [cart, 'return'];
  }
  if (nextCombo) return [nextCombo, 'combo'];
  const money = list.find((m) => m === 'card:pay-packet' || m === 'card:buried-cache');
  if (money && worthNow(t, money, last)) return [money, 'evening-card'];
  if (list.includes('card:private-buyer') && sum(t.resources) >= (last ? 1 : 3))
    return ['card:private-buyer', 'evening-card'];
  const over = sum(t.resources) - storage(t) - t.cache;
  if (sum(t.resources) > 0 && (last || over > 0 || t.cash < 4)) {
    const sells = list.filter((move) => move.startsWith('sell:'));
    return [best(sells, (move) => surplus(s, t, move, last)), 'single'];
  }
  return hireChoice(s, t, seat, list, last);
}

function worthNow(t: Town, move: Move, last: boolean): boolean {
  return last || move === 'card:buried-cache' || sum(people(t)) >= 10;
}

/** Sell what fits the next lot least; on the last day everything. */
function surplus(s: State, t: Town, move: Move, last: boolean): number {
  const [, id, n] = move.split(':');
  const res = RESOURCES.indexOf(id as (typeof RESOURCES)[number]);
  if (last) return Number(n) + 0.1 * price(id ?? null);
  return (Number(n) === 1 ? 1 : 0) * 10 + at(t.resources, res) + 0.1 * at(s.rises, res);
}

function hireChoice(s: State, t: Town, seat: number, list: readonly Move[], last: boolean): Picked {
  const room = roomFor(t);
  if (room < 1) {
    if (list.includes('card:tent-camp') && last) return ['card:tent-camp', 'evening-card'];
    return ['pass', 'evening-done'];
  }
  if (list.includes('card:stagecoach')) return ['card:stagecoach', 'evening-card'];
  const slots = list.filter((move) => move.startsWith('hire:'));
  if (slots.length > 0) {
    const worth = (move: Move) => {
      const slot = Number(after(move, 'hire:')) - 1;
      const kind = s.jobs[slot] ?? 0;
      const days = s.dayLimit - s.day;
      return 6 + (last ? 0 : skill(t, kind) * Math.min(3, days) * 0.5) - (JOB_PRICES[slot] ?? 9);
    };
    const pick = best(slots, worth);
    if (worth(pick) > 0) return [pick, 'hire'];
  }
  if (list.includes('miner')) return ['miner', 'hire-miner'];
  if (list.includes('strong') && !last && t.cash > 8) return ['strong', 'hire-miner'];
  return [list.includes('pass') ? 'pass' : seat >= 0 ? 'end' : 'pass', 'evening-done'];
}

function buyerPick(s: State, t: Town, list: readonly Move[]): Picked {
  const gives = list.filter((move) => move.startsWith('give:'));
  const worth = (move: Move) =>
    at(t.resources, RESOURCES.indexOf(after(move, 'give:') as (typeof RESOURCES)[number])) -
    0.2 * price(after(move, 'give:'));
  return gives.length > 0 ? [best(gives, worth), 'single'] : ['done', s.day > 0 ? 'evening-done' : 'only'];
}

export function homeChoice(f: Frame, list: readonly Move[]): Picked | null {
  switch (f.t) {
    case 'leave':
      return [spare(list, 'leave:'), 'leave'];
    case 'discard-resource':
      return [best(list, (move) => -price(after(move, 'drop:'))), 'leave'];
    case 'discard-card':
      return [best(list, (move) => -CARD_WORTH.indexOf(after(move, 'card:') ?? '')), 'discard'];
    default:
      return null;
  }
}

/** Cards by what they are worth in hand, the least first. */
const CARD_WORTH: readonly string[] = [
  'mule-train',
  'second-telegram',
  'claim-jump',
  'dynamite',
  'buried-cache',
  'tent-camp',
  'arson',
  'cart-sabotage',
  'wheelwright',
  'barn-dance',
  'jailbreak',
  'ore-heist',
  'free-shift',
  'blasting-crew',
  'got-lost',
  'stick-up',
  'marshall',
  'pay-packet',
  'cheap-lumber',
  'grubstake',
  'stagecoach',
  'private-buyer',
];
