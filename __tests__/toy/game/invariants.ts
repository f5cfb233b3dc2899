import { CARDS } from './data';
import type { State } from './state';

export function violations(s: State): string[] {
  return s.deck.length + s.hands.flat().length > CARDS ? ['There are more cards than were made.'] : [];
}
