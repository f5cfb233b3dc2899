/** Picks that cards ask for: what is kept of a look, who is hit, what the Mother Lode brings. */
import { CARD_EFFECTS } from '../data-cards';
import { affords } from '../data';
import { drop, seatOf } from '../state';
import { cardTargets, keepCard, strike } from './cards';
import { putBack, returnCards } from './deck';
import { eventAbilityUsable, useEventAbility } from './events';
import { gain, gainGold, pay } from './goods';
import { argOf, cardIn, parseLook, unknownMove, verbOf } from './notation';
import type { PicksOf } from './pick';

export const cardPicks: PicksOf<'keep-card' | 'order-back' | 'target' | 'mother-lode'> = {
  'keep-card': {
    stays: true,
    moves(state, { seat, what, list }) {
      const { event } = parseLook(what);
      const found = list.map((card) => `keep:${card}`);
      if (event && eventAbilityUsable(state, seat, event)) found.push('ability');
      return list.length === 0 ? [...found, 'none'] : found;
    },
    act(state, now, move, emit) {
      const { seat } = now;
      const { space, event } = parseLook(now.what);
      const kept = verbOf(move) === 'keep' ? cardIn(move) : null;
      putBack(
        state,
        now,
        space,
        now.list.filter((card) => card !== kept),
        emit,
      );
      drop(state, now);
      if (kept) keepCard(state, seat, kept, emit);
      else if (move === 'ability' && event) useEventAbility(state, seat, event, emit);
      else if (move !== 'none') throw unknownMove(move);
    },
  },

  'order-back': {
    moves: (_state, { list }) => list.map((card) => `top:${card}`),
    act(state, { seat, list }, move, emit) {
      const first = cardIn(move);
      returnCards(state, seat, [first, ...list.filter((card) => card !== first)], emit);
    },
  },

  target: {
    moves: (state, { seat, what }) => cardTargets(state, seat, what).map((other) => `target:${other}`),
    act: (state, { seat, what }, move, emit) => strike(state, seat, Number(argOf(move)), what, emit),
  },

  'mother-lode': {
    moves: (state, { seat }) =>
      affords(seatOf(state, seat).res, CARD_EFFECTS['mother-lode'].price) ? ['ore', 'gold'] : ['ore'],
    act(state, { seat }, move, emit) {
      const { goods, price, gold } = CARD_EFFECTS['mother-lode'];
      if (move === 'ore') {
        gain(state, seat, goods, emit, 'mother-lode');
        return;
      }
      pay(state, seat, price, emit, 'mother-lode');
      gainGold(state, seat, gold, emit, 'mother-lode');
    },
  },
};
