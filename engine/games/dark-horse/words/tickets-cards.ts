/** Tickets of picks that cards, events and characters ask for. */
import { CARD_EFFECTS, eventOf } from '../data-cards';
import type { cardPicks } from '../rules/cards-picks';
import type { characterPicks } from '../rules/characters';
import type { eventPicks } from '../rules/events';
import { argOf, cardIn, characterIn, eventIn, parseLook } from '../rules/notation';
import { say } from './catalogue';
import { cardName, characterName, characterText, eventUse, goldChip, resourceChips, seatName } from './names';
import { cardTicket, officeWarning, quiet, type TicketsOf } from './tickets-plain';

export const cardTickets: TicketsOf<
  keyof typeof characterPicks | keyof typeof cardPicks | keyof typeof eventPicks
> = {
  character(_state, _task, move) {
    const character = characterIn(move);
    return {
      label: characterName(character),
      detail: characterText(character),
      button: say('button.character', { character: characterName(character) }),
      targets: [`character:${character}`],
      rule: 'DH-3.1',
    };
  },

  'keep-card'(state, { seat, what }, move) {
    if (move === 'none') return quiet('label.none', 'DH-4.6');
    const { event } = parseLook(what);
    if (move === 'ability' && event)
      return {
        label: say('label.ability', { event: cardName(event) }),
        detail: eventUse(event),
        button: say('button.event'),
        targets: [`card:${event}`],
        rule: 'DH-4.70',
        ...(eventOf(event).jail ? officeWarning(state, seat) : {}),
      };
    const card = cardIn(move);
    return cardTicket(state, say('label.keep', { card: cardName(card) }), card, 'DH-4.32');
  },

  'order-back'(state, _task, move) {
    const card = cardIn(move);
    return cardTicket(state, say('label.top', { card: cardName(card) }), card, 'DH-4.41');
  },

  'remove-event'(state, _task, move) {
    if (move === 'none') return quiet('label.none.event', 'DH-4.6');
    const event = eventIn(move);
    return cardTicket(state, say('label.remove', { event: cardName(event) }), event, 'DH-6.20');
  },

  'mother-lode'(_state, _task, move) {
    const { goods, price, gold } = CARD_EFFECTS['mother-lode'];
    if (move === 'ore')
      return {
        label: say('label.ore'),
        targets: [],
        gain: resourceChips(goods),
        rule: 'DH-2.6',
      };
    return {
      label: say('label.lode.gold'),
      targets: [],
      cost: resourceChips(price),
      gain: [goldChip(gold)],
      rule: 'DH-2.6',
    };
  },

  target(state, _task, move) {
    const target = Number(argOf(move));
    return { label: seatName(state, target), targets: [`seat:${target}`], rule: 'DH-4.53' };
  },

  discard(state, _task, move) {
    const card = cardIn(move);
    return cardTicket(state, say('label.discard', { card: cardName(card) }), card, 'DH-2.8');
  },

  'take-card'(state, _task, move) {
    const card = cardIn(move);
    return cardTicket(state, say('label.take', { card: cardName(card) }), card, 'DH-2.8');
  },
};
