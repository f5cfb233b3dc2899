/** Who the seats are (DH-3.1, table 2.8). */
import { shuffle } from '../../../core/rng';
import { cardOf, CHARACTERS, characterOf, isEvent, TOKENS, type Token } from '../data';
import { isClosed, seatOf, type State } from '../state';

/** DH-3.5: no Tracker on the closed map; the Kickstarter only as an option (DH-6.30). */
export function availableCharacters(state: State): string[] {
  const taken = state.seats.map((seat) => seat.character);
  return CHARACTERS.filter(
    (character) =>
      !(character.promo && state.options['promoKickstarter'] !== true) &&
      !(character.id === 'tracker' && isClosed(state)) &&
      !taken.includes(character.id),
  ).map((character) => character.id);
}

/** Gives a seat its character and the start bonus (DH-3.1). */
export function castSeat(state: State, seat: number, character: string): void {
  const who = seatOf(state, seat);
  const data = characterOf(character);
  if (!data) return;
  who.character = character;
  for (let i = 0; i < 3; i++) who.res[i] = (who.res[i] ?? 0) + (data.resources[i] ?? 0);
  who.gold += data.gold ?? 0;
  who.influence += data.influence ?? 0;
  for (const token of TOKENS) who.tokens[token] += data.tokens[token as Token] ?? 0;
  for (let n = 0; n < (data.cards ?? 0); n++) dealHolding(state, seat);
}

/** DH-3.10: the Scoundrel's card is one that can be held; cards passed over are shuffled back. */
function dealHolding(state: State, seat: number): void {
  const index = state.deck.findIndex((card) => !isEvent(card) && cardOf(card).timing !== 'immediate');
  const card = state.deck[index];
  if (card === undefined) return;
  state.deck.splice(index, 1);
  seatOf(state, seat).hand.push(card);
  if (index > 0) shuffle(state.rng, state.deck);
}
