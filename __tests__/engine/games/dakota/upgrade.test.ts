/** A match that was saved before a row was added to a table goes on with the row in its piles. */
import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { BUILDINGS, COMBOS, KINDS } from '@/engine/games/dakota/data';
import { CARDS, cardAt, copiesIn } from '@/engine/games/dakota/data-cards';
import { TILES } from '@/engine/games/dakota/data-tiles';
import { dakota, type State } from '@/engine/games/dakota';
import { countOf, people } from '@/engine/games/dakota/rules/town';

import { openedOlder, playToEnd, savedBefore } from '../older';

const [card, tile, combo, kind] = [CARDS, TILES, COMBOS, KINDS].map((rows) => rows.length - 1) as [
  number,
  number,
  number,
  number,
];
const building = BUILDINGS[BUILDINGS.length - 1]!;

/** Nothing of the last row of any table is out of its pile. */
function rowsLieInTheirPiles(s: State): boolean {
  const row = cardAt(card);
  return (
    s.deck[card] === copiesIn(row, s.towns.length === 1, false) &&
    s.discard[card] === 0 &&
    s.towns.every((t) => !([...t.hand, ...t.held] as string[]).includes(row.id)) &&
    s.tiles[tile] === TILES[tile]!.copies &&
    s.slots[combo]!.length === 0 &&
    !s.jobs.includes(kind) &&
    s.towns.every((t) => people(t)[kind] === 0 && countOf(t, building) === 0) &&
    s.removed[building] === 0
  );
}

/** The position as it was kept when the last row of each table did not exist. */
function withoutLastRows(s: State): State {
  const old = dakota.clone(s);
  for (const counts of [old.deck, old.discard, old.tiles, old.slots, old.bag]) counts.pop();
  for (const t of old.towns) for (const workers of [t.idle, t.used, t.street]) workers.pop();
  delete (old.supply as Partial<State['supply']>)[building];
  delete (old.removed as Partial<State['removed']>)[building];
  return old;
}

/** A real match at a pick where the last rows lie in their piles; null where it comes to none. */
function matchWithRowsInPiles(seats: number, seed: string): Match | null {
  const match = Match.start(dakota, plainConfig(dakota, seats), seed) as Match;
  const rng = seedRng(`moves ${seed}`);
  for (let i = 0; i < 60; i++) match.play(pick(rng, match.moves()));
  return rowsLieInTheirPiles(match.position() as State) ? match : null;
}

test.each([1, 2, 4])('a save of %i seats from before the last rows goes on to its end', (seats) => {
  let match: Match | null = null;
  for (let i = 0; !match; i++) match = matchWithRowsInPiles(seats, `rows ${i}`);
  const text = savedBefore<State>(match, (s) => {
    const old = withoutLastRows(s);
    return dakota.rules - 1 < 2 ? asRulesOne(old) : old;
  });
  const older = openedOlder(text);
  expect(older.hash()).toBe(match.hash());
  playToEnd(older);
});

/** Rules 1 kept a stack of frames, each with its kind in `t`. */
function asRulesOne({ pending, ...rest }: State): unknown {
  const stack = pending.map((task) => {
    const { kind: t, ...fields } = task;
    if (!('worker' in fields)) return { t, ...fields };
    const { worker, ...others } = fields;
    return { t, kind: worker, ...others };
  });
  return { ...rest, stack };
}

test('rows of equal shape are added whatever rules a save is of', () => {
  const s = dakota.setup(plainConfig(dakota, 3), 'rows');
  const again = dakota.upgrade(withoutLastRows(s), dakota.rules);
  expect(again.deck).toHaveLength(CARDS.length);
  expect(again.supply[building]).toBe(s.supply[building]);
});
