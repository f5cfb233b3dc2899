/** What the computer tries in a turn: of each action the payment and the place a careful beginner would take. */
import type { Move } from '../../../core/game';
import { ACTIONS, GOLD, TRADE_VP, type Action } from '../data';
import { techId, techOf } from '../data-techs';
import { tileAt } from '../rules/map';
import { goodsOf, named, parse, parts, resourceIndex } from '../rules/notation';
import { wayOf, type Way } from '../rules/payments';
import { diceOwned } from '../rules/points';
import { setValue } from '../rules/trade';
import { playerOf, type State } from '../state';
import { adaptPick } from './dice';
import { best } from './policy-best';
import { cardValue, colourValue, raidGain, settleValue } from './values';
import { dieGivenUp, LAST } from './worth';

/** Icons more than these are better kept than raided with. */
const RAID_ICONS = 3;

/** Moves of a turn worth playing to their end. */
export function turnTries(s: State, seat: number, legal: readonly Move[], left: number): Move[] {
  const by = new Map<string, Move[]>();
  const rest: Move[] = [];
  for (const move of legal) {
    const { verb, what } = parse(move);
    const adapts = verb === 'card' && techOf(techId(parts(what)[0])).effect.do === 'set-die';
    const group = adapts ? 'adapt' : (ACTIONS as readonly string[]).includes(verb) ? verb : null;
    if (group === null) rest.push(move);
    else {
      const moves = by.get(group);
      if (moves) moves.push(move);
      else by.set(group, [move]);
    }
  }
  const tries = ACTIONS.flatMap((action) => TRY[action](s, seat, by.get(action) ?? [], left));
  const adapt = adaptPick(s, seat, by.get('adapt') ?? []);
  return [...tries, ...(adapt ? [adapt] : []), ...rest];
}

type Try = (s: State, seat: number, moves: readonly Move[], left: number) => Move[];

const one = (move: Move | null): Move[] => (move === null ? [] : [move]);

/** The moves stand own icons first, so the first of each number is the cheapest. */
const TRY: Readonly<Record<Action, Try>> = {
  recruit(s, seat, moves, left) {
    const firsts = firstWays(moves);
    return firsts.flatMap((by) =>
      one(
        best(
          moves.filter((m) => parse(m).by === by),
          (m) => colourValue(s, seat, named(m), left),
        ),
      ),
    );
  },
  explore: (_s, _seat, moves) => one(fullest(moves, 'explore')),
  settle: (s, seat, moves, left) => one(best(moves, (m) => settleUse(s, seat, m, left))),
  raid(s, seat, moves, left) {
    const fit = moves.filter((m) => ownIcons(m, 'raid') && wayOf(parse(m).by, 'raid').length <= RAID_ICONS);
    const from = fit.length > 0 ? fit : moves.slice(0, 1);
    return one(
      best(from, (m) => raidGain(s, seat, tileAt(s, named(m)), wayOf(parse(m).by, 'raid').length, left)),
    );
  },
  harvest(s, seat, moves) {
    const full = fullest(moves, 'harvest');
    if (full === null) return [];
    const same = moves.filter((m) => parse(m).by === parse(full).by);
    const { tokens } = playerOf(s, seat);
    return one(best(same, (m) => (named(m) === '' ? 0 : -(tokens[resourceIndex(named(m))] ?? 0))));
  },
  trade: (s, seat, moves, left) => one(best(moves, (m) => tradeUse(s, seat, m, left))),
  research: (s, seat, moves, left) =>
    one(best(moves, (m) => cardValue(s, seat, techId(parts(named(m))[0]), left) - goldSpent(m))),
};

/** The first payment of each number of icons. */
function firstWays(moves: readonly Move[]): string[] {
  const found = new Map<number, string>();
  for (const move of moves) {
    const { by } = parse(move);
    const n = wayOf(by, 'recruit').length;
    if (!found.has(n)) found.set(n, by);
  }
  return [...found.values()];
}

/** The most icons that need no Pioneers; the first move where there are none. */
function fullest(moves: readonly Move[], action: Action): Move | null {
  const own = moves.filter((m) => ownIcons(m, action));
  return best(own, (m) => wayOf(parse(m).by, action).length) ?? moves[0] ?? null;
}

function ownIcons(move: Move, action: Action): boolean {
  return wayOf(parse(move).by, action).every(({ plain }) => plain);
}

/** A little, so that gold is kept where the price can be paid without it. */
function goldSpent(move: Move): number {
  const goods = parts(named(move))[1];
  return goods === '' ? 0 : 0.1 * goodsOf(goods).filter((kind) => kind === GOLD).length;
}

/** What is given for an icon: Pioneers and cards could have served elsewhere. */
function priceOf(way: Way): number {
  return way.reduce((n, { things, plain }) => n + (plain ? 0 : things.length > 1 ? PAIR : SINGLE), 0);
}
const PAIR = 0.5;
const SINGLE = 0.2;

/** The same payments stand behind many moves of a list, so that each is read once. */
const prices = new Map<string, number>();
const PRICES_KEPT = 5000;

/** What the payment of a move for one icon costs. */
function priceBy(by: string, action: Action): number {
  if (by === '') return 0;
  const name = `${action} ${by}`;
  let price = prices.get(name);
  if (price === undefined) {
    price = priceOf(wayOf(by, action));
    if (prices.size < PRICES_KEPT) prices.set(name, price);
  }
  return price;
}

export function settleUse(s: State, seat: number, move: Move, left: number): number {
  if (move === 'done') return 0;
  const { what, by } = parse(move);
  return settleValue(s, seat, what, left) - priceBy(by, 'settle');
}

/** Stopping is better than a sale that brings less. */
const NO_SALE = 0.3;

/** Sets of three while they last; odd dice and pairs only when nothing comes after. */
export function tradeUse(s: State, seat: number, move: Move, left: number): number {
  if (move === 'done') return NO_SALE;
  const { what, by } = parse(move);
  const [how, of] = parts(what);
  const late = left < LAST;
  const price = 2 * priceBy(by, 'trade');
  if (how !== 'sell') return TRADE_VP.die - dieGivenUp(diceOwned(s, seat), left) - price;
  const set = goodsOf(of);
  const gold = set.filter((kind) => kind === GOLD).length;
  return setValue(set) - (late ? 0.05 : 1.05) * set.length - 0.4 * gold * (late ? 0.1 : 1) - price;
}
