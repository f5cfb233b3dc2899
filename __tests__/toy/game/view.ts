/** What a seat may see, and a table it cannot tell from the true one. */
import { otherWords, shuffle, type Rng } from '@/engine/core/rng';

import { clone, type State } from './state';

export interface View {
  seat: number;
  hand: number[];
  handSizes: number[];
  deckSize: number;
  plots: number[];
  points: number[];
}

/** The turn passes by itself. */
export const asking = ['seat'] as const;

export function view(s: State, seat: number): View {
  return {
    seat: s.seat,
    hand: (s.hands[seat] ?? []).slice(),
    handSizes: s.hands.map((hand) => hand.length),
    deckSize: s.deck.length,
    plots: s.plots.slice(),
    points: s.points.slice(),
  };
}

export function resample(s: State, seat: number, rng: Rng): State {
  const copy = clone(s);
  // Sorted first: the cards dealt must not depend on how they lay.
  const hidden = [...copy.deck, ...copy.hands.filter((_, other) => other !== seat).flat()];
  hidden.sort((a, b) => a - b);
  shuffle(rng.state, hidden);
  copy.hands = copy.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
  copy.deck = hidden;
  copy.rng = otherWords(rng);
  return copy;
}
