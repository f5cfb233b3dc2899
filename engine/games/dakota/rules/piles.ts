/** The deck, its discards, and the bag of workers. */
import { MINER, STRONG, type Kind } from '../data';
import { CARDS, cardAt, cardIndex, isOf, type CardId, type HandCard } from '../data-cards';
import { townOf, type State } from '../state';
import { add, drawAny, sum } from './counts';

/** DK-2.7: from the draw pile; an empty one is made anew from the discards. */
export function drawCard(s: State): CardId | null {
  if (sum(s.deck) === 0) {
    s.deck = s.discard;
    s.discard = CARDS.map(() => 0);
  }
  const index = drawAny(s.rng, s.deck);
  if (index < 0) return null;
  add(s.deck, index, -1);
  return cardAt(index).id;
}

export function discardCard(s: State, card: CardId): void {
  add(s.discard, cardIndex(card));
}

/** Out of the hand onto the discard pile. */
export function spendCard(s: State, seat: number, card: HandCard): void {
  const hand = townOf(s, seat).hand;
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`The hand does not hold ${card}.`);
  hand.splice(index, 1);
  discardCard(s, card);
}

/** A card of the hand that a move names: no event among them. */
export function isHandCard(card: CardId): card is HandCard {
  return !isOf(card, 'event');
}

/** A specialist out of the bag; strong miners that come up go to their section (DK-4.7.2). */
export function drawSpecialist(s: State): Kind {
  for (;;) {
    const kind = drawAny(s.rng, s.bag);
    if (kind < 0) return -1;
    add(s.bag, kind, -1);
    if (kind !== STRONG) return kind;
    s.strong++;
  }
}

/** Up to so many specialists, as far as the bag has them. */
export function drawSpecialists(s: State, most: number): Kind[] {
  const drawn: Kind[] = [];
  while (drawn.length < most) {
    const kind = drawSpecialist(s);
    if (kind < 0) break;
    drawn.push(kind);
  }
  return drawn;
}

/** Where people go who leave a town: pool, section or bag (DK-4.6.9). */
export function goHome(s: State, kind: Kind): void {
  if (kind === MINER) s.miners++;
  else if (kind === STRONG) s.strong++;
  else add(s.bag, kind);
}
