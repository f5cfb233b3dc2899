/** What may be used around a seat's own spaces and before the score (DH-4.50, DH-4.51, DH-5.3). */
import type { Move } from '../../../core/game';
import { PRICES, total } from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { push, seatOf, task, type Emit, type State, type Task, type What } from '../state';
import { cardPlayable, playCard } from './cards';
import { usableAbilities, useAbility } from './characters';
import { gainGold, loanPrice } from './goods';
import { argOf, cardIn, verbIn } from './notation';
import type { PicksOf } from './pick';

export function canRepay(state: State, seat: number): boolean {
  const who = seatOf(state, seat);
  return who.tokens.loan > 0 && total(who.res) >= loanPrice(state, seat);
}

export function startRepay(state: State, seat: number): void {
  push(state, task('pay', seat, loanPrice(state, seat), 'loan'));
}

/** What a window of the Collection Phase offers; the last one is without cards (DH-4.51). */
function windowMoves(state: State, seat: number, what: What<'window'>): Move[] {
  const who = seatOf(state, seat);
  const found: Move[] = [];
  if (what !== 'last') {
    for (const card of who.hand)
      if (cardPlayable(state, seat, card, 'collection')) found.push(`card:${card}`);
  }
  if (who.tokens.stock > 0 && !who.usedStock) found.push('stock-gold', 'stock-resources');
  if (who.tokens.trader > 0 && !who.usedTrader && total(who.res) >= PRICES.traderToken) found.push('trader');
  if (canRepay(state, seat)) found.push('repay');
  for (const n of usableAbilities(state, seat)) found.push(`ability:${n}`);
  return found;
}

/** DH-5.3: stock and loans once more before the score. */
function endMoves(state: State, seat: number): Move[] {
  const found: Move[] = [];
  if (seatOf(state, seat).tokens.stock > 0) found.push('stock-gold', 'stock-resources');
  if (canRepay(state, seat)) found.push('repay');
  return found;
}

function useToken(state: State, seat: number, token: 'stock' | 'trader', emit: Emit): void {
  const who = seatOf(state, seat);
  who.tokens[token]--;
  if (token === 'stock') who.usedStock = true;
  else who.usedTrader = true;
  emit({ kind: 'uses', seat, args: { token } });
}

type Use = (state: State, seat: number, move: Move, emit: Emit) => void;

function close(state: State, seat: number): void {
  state.pending.pop();
  state.asked = seat;
}

/** Everything a window can be used for; `continue` closes one of the round, `done` the one before the score. */
const USES = {
  continue: close,
  done: close,
  card: (state, seat, move, emit) => playCard(state, seat, cardIn(move), emit),
  ability: (state, seat, move, emit) => useAbility(state, seat, Number(argOf(move)), emit),
  repay: (state, seat) => startRepay(state, seat),
  trader(state, seat, _move, emit) {
    useToken(state, seat, 'trader', emit);
    push(
      state,
      task('pay', seat, PRICES.traderToken, 'trader-token'),
      task('gain', seat, PRICES.traderToken, 'trader-token'),
    );
  },
  'stock-gold'(state, seat, _move, emit) {
    const who = seatOf(state, seat);
    useToken(state, seat, 'stock', emit);
    gainGold(state, seat, PRICES.stockGold, emit, 'stock');
    if (who.character !== 'banker' || who.usedBank) return;
    who.usedBank = true;
    push(state, task('gain', seat, CHARACTER_EFFECTS.banker.stockResources, 'banker'));
  },
  'stock-resources'(state, seat, _move, emit) {
    useToken(state, seat, 'stock', emit);
    push(state, task('gain', seat, PRICES.stockGives, 'stock'));
  },
} satisfies Record<string, Use>;

/** The verbs of a window. */
export type WindowVerb = keyof typeof USES;

function use(state: State, { seat }: Task<'window' | 'end-window'>, move: Move, emit: Emit): void {
  state.asked = -1;
  USES[verbIn(USES, move)](state, seat, move, emit);
}

export const windowPicks: PicksOf<'window' | 'end-window'> = {
  window: {
    stays: true,
    moves: (state, { seat, what }) => [...windowMoves(state, seat, what), 'continue'],
    act: use,
  },
  'end-window': {
    stays: true,
    moves: (state, { seat }) => [...endMoves(state, seat), 'done'],
    act: use,
  },
};
