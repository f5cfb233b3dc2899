/** Saves from before a row was added to a table go on: see `upgrade` in the game's state.ts. */
import { plainConfig } from '@/engine/core/configs';
import { canonical, hashText } from '@/engine/core/hash';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, saveOf } from '@/engine/core/save';
import { gameById } from '@/engine/games';
import { darkHorse } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { CARDS, EVENTS, type DeckCard } from '@/engine/games/dark-horse/data-cards';
import type { State } from '@/engine/games/dark-horse/state';

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

/** The save as it would have been written before the newest rows were there. */
function before(match: Match): string {
  const save = JSON.parse(JSON.stringify(saveOf(match, { started: 1, saved: 2 }))) as Record<string, unknown>;
  const { checksum: _, ...body } = save;
  const state = body['state'] as State;
  const newest: DeckCard[] = [NEWEST_CARD, NEWEST_EVENT];
  state.deck = state.deck.filter((card) => !newest.includes(card));
  state.removed = state.removed.filter((card) => !newest.includes(card));
  for (const { tokens } of state.seats) delete (tokens as Partial<typeof tokens>)[NEWEST_TOKEN];
  const old = { ...body, rules: darkHorse.rules - 1, state };
  return JSON.stringify({ ...old, checksum: hashText(canonical(old)) });
}

test.each([1, 2, 4])('a save of %i seats from before the newest card, event and token goes on', (seats) => {
  const loaded = readSave(before(underWay(seats)), gameById);
  if (loaded.kind !== 'older') throw new Error(loaded.kind);
  const { match } = loaded;
  const { removed, deck } = match.position() as State;
  expect(removed).toEqual(expect.arrayContaining([NEWEST_CARD, NEWEST_EVENT]));
  expect(deck).not.toContain(NEWEST_CARD);
  const rng = seedRng('goes on');
  while (!match.over) {
    expect(darkHorse.violations(match.position() as State)).toEqual([]);
    match.play(pick(rng, match.moves()));
  }
  expect(darkHorse.violations(match.position() as State)).toEqual([]);
});
