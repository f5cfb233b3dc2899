/** What may be used around a seat's own spaces and before the score (DH-4.50, DH-4.51, DH-5.3). */
import type { Move } from '../../../core/game';
import { FOOD, ORE, PRICES, WOOD, total, type Bundle } from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import {
  cap,
  push,
  seatOf,
  task,
  type Emit,
  type PickKind,
  type State,
  type Task,
  type Use,
  type What,
} from '../state';
import { cardPlayable, playCard } from './cards';
import { usableAbilities, useAbility } from './characters';
import { hasLaterWindow, spaceNow } from './collection';
import { gainGold, loanPrice, pay } from './goods';
import { argOf, bundleIn, cardIn, verbIn, verbOf } from './notation';
import type { PicksOf } from './pick';
import { isSpacePick, paying } from './trades';

export function canRepay(state: State, seat: number): boolean {
  const who = seatOf(state, seat);
  return who.tokens.loan > 0 && total(who.res) >= loanPrice(state, seat);
}

/** Every mix a loan can be paid off with (DH-4.25). */
export function repayMoves(state: State, seat: number): Move[] {
  const who = seatOf(state, seat);
  return who.tokens.loan > 0 ? paying('repay', loanPrice(state, seat), who.res) : [];
}

export function repay(state: State, seat: number, price: Readonly<Bundle>, emit: Emit): void {
  pay(state, seat, price, emit, 'loan');
  seatOf(state, seat).tokens.loan--;
  emit({ kind: 'loan-repaid', seat, rule: 'DH-4.25' });
}

/** Moves of each thing a window of the Collection Phase can be used for; the last one is without cards (DH-4.51). */
function usesOf(state: State, seat: number, what: What<'window'>): ReadonlyMap<Use, readonly Move[]> {
  const who = seatOf(state, seat);
  const found = new Map<Use, readonly Move[]>();
  const cards =
    what === 'last' ? [] : who.hand.filter((card) => cardPlayable(state, seat, card, 'collection'));
  if (cards.length > 0)
    found.set(
      'card',
      cards.map((card) => `card:${card}`),
    );
  if (who.tokens.stock > 0 && !who.usedStock) found.set('stock', ['stock-gold', 'stock-resources']);
  if (who.tokens.trader > 0 && !who.usedTrader && total(who.res) >= PRICES.traderToken)
    found.set('trader', paying('trader', PRICES.traderToken, who.res));
  for (const n of usableAbilities(state, seat)) found.set(`ability:${n}`, [`ability:${n}`]);
  return found;
}

/** Whether there is any, without a list being made. */
function hasUse(state: State, seat: number, what: What<'window'>): boolean {
  const { hand, tokens, usedStock, usedTrader, res } = seatOf(state, seat);
  if (tokens.stock > 0 && !usedStock) return true;
  if (tokens.trader > 0 && !usedTrader && total(res) >= PRICES.traderToken) return true;
  if (what !== 'last' && hand.some((card) => cardPlayable(state, seat, card, 'collection'))) return true;
  return usableAbilities(state, seat).length > 0;
}

/** Tokens and abilities turn one thing into another: they wait for what is paid for, and concern nobody else. */
function isDeal(use: Use): boolean {
  return use !== 'card';
}

/** Whether a token must go now because the space about to be collected brings another (2.9). */
function makesRoom(state: State, { seat, what }: Task<'window'>, use: Use): boolean {
  if (what !== 'before' || (use !== 'stock' && use !== 'trader')) return false;
  const brings = spaceNow(state) === (use === 'stock' ? 'broker' : 'character');
  return brings && seatOf(state, seat).tokens[use] >= cap(state, seat, use);
}

/**
 * A window is open where something can be used that was not declined this round. Deals wait for the seat's last
 * window, for they are offered in the picks of its spaces as well. A loan alone opens none: it can be paid off
 * on every placement turn and before the score, and nothing it decides happens in between.
 */
function windowMoves(state: State, now: Task<'window'>): Move[] {
  const { seat, what } = now;
  if (!hasUse(state, seat, what)) return ['continue'];
  const uses = usesOf(state, seat, what);
  const { declined } = seatOf(state, seat);
  const later = hasLaterWindow(state, seat);
  const isAsked = (use: Use) =>
    !declined.includes(use) && (!later || !isDeal(use) || makesRoom(state, now, use));
  if (![...uses.keys()].some(isAsked)) return ['continue'];
  const closing = later ? ['continue', 'decline'] : ['continue'];
  return [...[...uses.values()].flat(), ...repayMoves(state, seat), ...closing];
}

/** Deals passed over in the pick of a space are declined. */
export function passDeals(state: State, { seat }: Task<PickKind>): void {
  if (!hasUse(state, seat, 'before')) return;
  const deals = [...usesOf(state, seat, 'before').keys()].filter(isDeal);
  decline(state, seat, deals);
}

function decline(state: State, seat: number, uses: Iterable<Use>): void {
  const who = seatOf(state, seat);
  who.declined = [...new Set([...who.declined, ...uses])];
}

/** What a seat may use in the middle of a pick of its own space: the window before it, without a question of its own. */
export function usesWithin(state: State, { seat, kind, what }: Task<PickKind>): Move[] {
  if (!isSpacePick(kind) || what === 'homestead-act') return [];
  if (!hasUse(state, seat, 'before')) return repayMoves(state, seat);
  return [...[...usesOf(state, seat, 'before').values()].flat(), ...repayMoves(state, seat)];
}

/** Whether one of them was not declined this round: then it is worth a question by itself. */
export function isWorthAsking(state: State, { seat }: Task<PickKind>): boolean {
  if (!hasUse(state, seat, 'before')) return false;
  const { declined } = seatOf(state, seat);
  return [...usesOf(state, seat, 'before').keys()].some((use) => !declined.includes(use));
}

/** Loans are paid off by themselves before the score: nothing but their points counts any more (DH-5.3). */
function settleLoan(state: State, { seat }: Task<'end-window'>, emit: Emit): boolean {
  if (!canRepay(state, seat)) return false;
  repay(state, seat, plentiful(seatOf(state, seat).res, loanPrice(state, seat)), emit);
  return true;
}

/** `n` resources, always from the largest heap left. */
function plentiful(res: Readonly<Bundle>, n: number): Bundle {
  const paid: Bundle = [0, 0, 0];
  const left = (type: number) => (res[type] ?? 0) - (paid[type] ?? 0);
  for (let i = 0; i < n; i++) {
    const type = ([FOOD, WOOD, ORE] as const).reduce((most, one) => (left(one) > left(most) ? one : most));
    paid[type]++;
  }
  return paid;
}

function useToken(state: State, seat: number, token: 'stock' | 'trader', emit: Emit): void {
  const who = seatOf(state, seat);
  who.tokens[token]--;
  if (token === 'stock') who.usedStock = true;
  else who.usedTrader = true;
  emit({ kind: 'uses', seat, args: { token } });
}

type Using = (state: State, task: Task<PickKind>, move: Move, emit: Emit) => void;

/** Everything a window can be used for; `continue` closes one of the round, `done` the one before the score. */
const USES = {
  continue(state, now) {
    // One that nobody was shown is no answer to the next.
    const shown = now.kind === 'window' && windowMoves(state, now).length > 1;
    state.pending.pop();
    if (shown) state.asked = now.seat;
  },
  done: (state) => void state.pending.pop(),
  /** "Not this round": what could be used now opens no further window. */
  decline(state, now) {
    state.pending.pop();
    if (now.kind === 'window') decline(state, now.seat, usesOf(state, now.seat, now.what).keys());
  },
  card: (state, { seat }, move, emit) => playCard(state, seat, cardIn(move), emit),
  ability: (state, { seat }, move, emit) => useAbility(state, seat, Number(argOf(move)), emit),
  repay: (state, { seat }, move, emit) => repay(state, seat, bundleIn(move), emit),
  trader(state, { seat }, move, emit) {
    useToken(state, seat, 'trader', emit);
    pay(state, seat, bundleIn(move), emit, 'trader-token');
    push(state, task('gain', seat, PRICES.traderToken, 'trader-token'));
  },
  'stock-gold'(state, { seat }, _move, emit) {
    const who = seatOf(state, seat);
    useToken(state, seat, 'stock', emit);
    gainGold(state, seat, PRICES.stockGold, emit, 'stock');
    if (who.character !== 'banker' || who.usedBank) return;
    who.usedBank = true;
    push(state, task('gain', seat, CHARACTER_EFFECTS.banker.stockResources, 'banker'));
  },
  'stock-resources'(state, { seat }, _move, emit) {
    useToken(state, seat, 'stock', emit);
    push(state, task('gain', seat, PRICES.stockGives, 'stock'));
  },
} satisfies Record<string, Using>;

/** The verbs of a window. */
export type WindowVerb = keyof typeof USES;

/** Whether a move is what a window can be used for. */
export function isUse(move: Move): boolean {
  return Object.prototype.hasOwnProperty.call(USES, verbOf(move));
}

export function use(state: State, now: Task<PickKind>, move: Move, emit: Emit): void {
  state.asked = -1;
  USES[verbIn(USES, move)](state, now, move, emit);
}

export const windowPicks: PicksOf<'window' | 'end-window'> = {
  window: { stays: true, moves: windowMoves, act: use },
  'end-window': {
    stays: true,
    moves: (state, { seat }) =>
      seatOf(state, seat).tokens.stock > 0 ? ['stock-gold', 'stock-resources', 'done'] : ['done'],
    act: use,
    before: settleLoan,
  },
};
