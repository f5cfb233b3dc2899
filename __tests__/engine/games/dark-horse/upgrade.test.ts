/** Saves from before a row was added to a table go on: see `upgrade` in the game's state.ts. */
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { darkHorse } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { CARDS, EVENTS, type DeckCard } from '@/engine/games/dark-horse/data-cards';
import type { State } from '@/engine/games/dark-horse/state';

import { openedOlder, playToEnd, savedBefore } from '../older';

const NEWEST_CARD = last(CARDS).id;
const NEWEST_EVENT = last(EVENTS).id;
const NEWEST_TOKEN = last(TOKENS);

function last<T>(rows: readonly T[]): T {
  return rows[rows.length - 1] as T;
}

/** A match in its first rounds whose newest card and event lie in the deck and whose newest token nobody has. */
function underWay(seats: number): Match {
  for (let n = 0; n < 50; n++) {
    const match = startMatch(darkHorse, plainConfig(darkHorse, seats), `under way ${n}`);
    const rng = seedRng(`picks ${n}`);
    for (let i = 0; i < 30; i++) match.play(pick(rng, match.moves()));
    const { deck, seats: all } = match.position() as State;
    const lies = deck.includes(NEWEST_CARD) && (deck.includes(NEWEST_EVENT) || seats === 1);
    if (lies && all.every(({ tokens }) => tokens[NEWEST_TOKEN] === 0)) return match;
  }
  throw new Error('No match with the newest cards in the deck was found.');
}

/** The position as it was before the newest rows were there. */
function before(state: State): State {
  const newest: DeckCard[] = [NEWEST_CARD, NEWEST_EVENT];
  state.deck = state.deck.filter((card) => !newest.includes(card));
  state.removed = state.removed.filter((card) => !newest.includes(card));
  for (const { tokens } of state.seats) delete (tokens as Partial<typeof tokens>)[NEWEST_TOKEN];
  return state;
}

test.each([1, 2, 4])('a save of %i seats from before the newest card, event and token goes on', (seats) => {
  const match = openedOlder(savedBefore(underWay(seats), before));
  const { removed, deck } = match.position() as State;
  expect(removed).toEqual(expect.arrayContaining([NEWEST_CARD, NEWEST_EVENT]));
  expect(deck).not.toContain(NEWEST_CARD);
  playToEnd(match);
});
