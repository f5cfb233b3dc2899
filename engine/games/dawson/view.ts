/** Only the order of the City Deck and the dice to come are hidden (section 9). */
import { otherWords, shuffle } from '../../core/rng';
import type { Rng } from '../../core/rng';
import { clone } from './state';
import type { State } from './state';

export type View = Omit<State, 'rng' | 'deck' | 'seenUnder' | 'untold'> & {
  /** Tiles left in the deck. */
  readonly deckLeft: number;
  /** Tiles everybody saw go under the deck, the lowest first. */
  readonly under: number[];
};

/** What is asked, apart from what lies on the table. */
export const asking = ['step', 'decider'] as const;

export function view(state: State): View {
  const { rng: _rng, untold: _untold, deck, seenUnder, ...open } = clone(state);
  return { ...open, deckLeft: deck.length, under: deck.slice(0, seenUnder) };
}

export function resample(state: State, _seat: number, rng: Rng): State {
  const other = clone(state);
  const under = other.deck.slice(0, other.seenUnder);
  // Sorted first, so that the new order owes nothing to the true one.
  const hidden = other.deck.slice(other.seenUnder).sort((p, q) => p - q);
  other.deck = [...under, ...shuffle(rng.state, hidden)];
  other.rng = otherWords(rng);
  return other;
}
