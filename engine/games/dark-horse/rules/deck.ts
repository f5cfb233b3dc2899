/** The action deck: drawing, looking, discarding, putting back (DH-4.32, DH-4.41, DH-4.47). */
import { shuffle } from '../../../core/rng';
import { GAINS, REDRAWS } from '../data';
import { isCard, isEvent, isPlacementCard, type CardId, type DeckCard } from '../data-cards';
import { push, seatOf, task, type Emit, type State, type Task } from '../state';
import { bringEvent } from './events';

/** Takes up to `n` cards off the top; the discards are shuffled in below when the pile is short. */
export function draw(state: State, n: number, emit: Emit): DeckCard[] {
  if (state.deck.length < n && state.discard.length > 0) {
    state.deck.push(...shuffle(state.rng, state.discard.splice(0)));
    state.fresh = [];
    emit({ kind: 'reshuffle', seat: -1, rule: 'DH-4.47' });
  }
  const drawn = state.deck.splice(0, n);
  for (const seat of state.seats) seat.knownTop = Math.max(0, seat.knownTop - drawn.length);
  return drawn;
}

function mixBack(state: State, cards: readonly DeckCard[], emit: Emit, rule: string): void {
  state.deck = shuffle(state.rng, [...state.deck, ...cards, ...state.discard.splice(0)]);
  state.fresh = [];
  for (const seat of state.seats) seat.knownTop = 0;
  emit({ kind: 'mixed-back', seat: -1, rule });
}

export function toDiscard(state: State, card: DeckCard, countsAsFresh = true): void {
  state.discard.push(card);
  if (countsAsFresh && !isEvent(card)) state.fresh.push(card);
}

const LOOKS = {
  pioneer: { cards: GAINS.pioneerCards, rule: 'DH-4.32' },
  scout: { cards: GAINS.scoutCards, rule: 'DH-4.41' },
} as const;

/** Pioneer and Scout look at cards; two or more events go back and the look is taken again. */
export function lookAtCards(state: State, seat: number, space: 'pioneer' | 'scout', emit: Emit): void {
  const { cards, rule } = LOOKS[space];
  for (let tries = 0; ; tries++) {
    const drawn = draw(state, cards, emit);
    const found = drawn.filter(isEvent);
    const rest = drawn.filter(isCard);
    const [event] = found;
    if (found.length >= 2 && tries < REDRAWS) {
      mixBack(state, drawn, emit, rule);
      continue;
    }
    if (found.length >= 2 && event) {
      for (const card of drawn) if (card !== event) toDiscard(state, card);
      bringEvent(state, event, emit);
      return;
    }
    // Who looks has the cards in its hands while the event beside them comes into force.
    push(state, task('keep-card', seat, 0, `${space}:${event ?? ''}` as const, rest));
    if (event) bringEvent(state, event, emit);
    if (drawn.length === 0) emit({ kind: 'no-cards', seat, rule });
    emit({
      kind: 'looks',
      seat,
      args: { n: rest.length, cards: rest.join(',') },
      rule,
      news: true,
      only: [seat],
    });
    return;
  }
}

/** A card played from the hand, the one of the round. */
export function fromHand(state: State, seat: number, card: CardId, emit: Emit): void {
  const who = seatOf(state, seat);
  who.hand.splice(who.hand.indexOf(card), 1);
  who.cardPlayed = true;
  toDiscard(state, card);
  emit({ kind: 'plays', seat, args: { card }, rule: isPlacementCard(card) ? 'DH-4.52' : 'DH-4.50' });
}

/**
 * What is left of a look: Pioneer's is discarded, Scout's goes back on top in an order the seat chooses. Each card
 * leaves the look as it goes.
 */
export function putBack(
  state: State,
  looking: Task<'keep-card'>,
  space: 'pioneer' | 'scout',
  cards: readonly CardId[],
  emit: Emit,
): void {
  const { seat } = looking;
  if (space === 'pioneer') {
    for (const card of cards) {
      looking.list.splice(looking.list.indexOf(card), 1);
      toDiscard(state, card);
      emit({ kind: 'discards', seat, args: { card }, targets: ['space:pioneer'], rule: 'DH-4.32' });
    }
    return;
  }
  looking.list = looking.list.filter((card) => !cards.includes(card));
  if (cards.length > 1) push(state, task('order-back', seat, 0, '', cards));
  else returnCards(state, seat, cards, emit);
}

export function returnCards(state: State, seat: number, cards: readonly CardId[], emit: Emit): void {
  state.deck.unshift(...cards);
  state.seats.forEach((one, index) => {
    one.knownTop = index === seat ? cards.length : 0;
  });
  if (cards.length > 0)
    emit({ kind: 'puts-back', seat, args: { n: cards.length }, targets: ['space:scout'], rule: 'DH-4.41' });
}
