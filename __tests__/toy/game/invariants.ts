import { brokenClaims } from '@/engine/core/claims';

import { CARDS } from './data';
import type { State } from './state';

export function violations(s: State): string[] {
  return brokenClaims((claim) => {
    const cards = s.deck.length + s.hands.flat().length;
    claim(cards <= CARDS, 'There are more cards than were made.');
  });
}
