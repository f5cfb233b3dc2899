/** Picks that cards ask for: what is kept of a look, who is hit, what the Mother Lode brings. */
import { CARD_EFFECTS } from '../data-cards';
import { affords } from '../data';
import { seatOf } from '../state';
import { cardTargets, keepCard, strike } from './cards';
import { putBack, returnCards } from './deck';
import { eventAbilityUsable, useEventAbility } from './events';
import { gain, gainGold, pay } from './goods';
import { argOf, cardIn, parseLook, unknownMove, verbOf } from './notation';
import type { PicksOf } from './pick';

export const cardPicks: PicksOf<'keep-card' | 'order-back' | 'target' | 'mother-lode'> = {
  'keep-card': {
    moves(state, { seat, what, list }) {
      const { event } = parseLook(what);
      const found = list.map((card) => `keep:${card}`);
      if (event && eventAbilityUsable(state, seat, event)) found.push('ability');
      return list.length === 0 ? [...found, 'none'] : found;
    },
    act(state, { seat, what, list }, move, emit) {
      const { space, event } = parseLook(what);
      if (verbOf(move) === 'keep') {
        const kept = cardIn(move);
        const rest = list.filter((card) => card !== kept);
        putBack(state, seat, space, rest, emit);
        keepCard(state, seat, kept, emit);
        return;
      }
      putBack(state, seat, space, list, emit);
      if (move === 'ability' && event) useEventAbility(state, seat, event, emit);
      else if (move !== 'none') throw unknownMove(move);
    },
  },

  'order-back': {
    moves: (_state, { list }) => list.map((card) => `top:${card}`),
    act(state, { seat, list }, move) {
      const first = cardIn(move);
      returnCards(state, seat, [first, ...list.filter((card) => card !== first)]);
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
