/** A match under way goes on when a row is added at the end of a table. */
import { plainConfig } from '@/engine/core/configs';
import { canonical, hashText } from '@/engine/core/hash';
import { Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, saveOf } from '@/engine/core/save';
import { dawson, type State } from '@/engine/games/dawson';
import { TILES } from '@/engine/games/dawson/data';
import { upgrade } from '@/engine/games/dawson/state';

const LAST = TILES.length - 1;

/** Played by chance until half the scoring rounds are done, the last tile of the table unseen in the deck. */
function halfway(seats: number, options: Readonly<Record<string, unknown>>): Match<State> {
  for (let i = 0; i < 100; i++) {
    const match = Match.start(dawson, plainConfig(dawson, seats, options), `half ${i}`) as Match<State>;
    const rng = seedRng(`half ${i}`);
    while (match.position().round < 4) match.play(pick(rng, match.moves()));
    const { deck, seenUnder } = match.position();
    if (deck.indexOf(LAST) >= seenUnder) return match;
  }
  throw new Error('no such match');
}

/** The save of the match as it was before the table had its last tile. */
function beforeTheLastTile(match: Match<State>): string {
  const { checksum: _, ...save } = saveOf(match as unknown as Match, { started: 1, saved: 2 });
  const state = save.state as State;
  const body = {
    ...save,
    rules: dawson.rules - 1,
    state: { ...state, deck: state.deck.filter((tile) => tile !== LAST) },
  };
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
}

test.each([
  ['alone', 1, {}],
  ['with abilities and a rival', 3, { abilities: true, rivals: 1 }],
])('a save from before the last city tile goes on to its end, %s', (_name, seats, options) => {
  const loaded = readSave(beforeTheLastTile(halfway(seats, options)), () => dawson);
  if (loaded.kind !== 'older') throw new Error(loaded.kind);
  const { match } = loaded;
  const { deck } = match.position() as State;
  expect(deck.filter((tile) => tile === LAST)).toHaveLength(1);
  expect(dawson.violations(match.position() as State)).toEqual([]);
  const rng = seedRng('on');
  while (!match.over) {
    match.play(pick(rng, match.moves()));
    expect(dawson.violations(match.position() as State)).toEqual([]);
  }
});

test('a new tile joins the deck by lot, among the tiles nobody has seen', () => {
  const { deck, ...rest } = dawson.setup(plainConfig(dawson, 2), 'join');
  const places = Array.from({ length: 60 }, (_, i) => {
    const known = deck.filter((tile) => tile !== LAST);
    const state = upgrade({ ...rest, rng: [i, 1, 2, 3], deck: [...known], seenUnder: 2 } as State);
    expect(state.deck.filter((tile) => tile !== LAST)).toEqual(known);
    return state.deck.indexOf(LAST);
  });
  expect(Math.min(...places)).toBe(2);
  expect(new Set(places).size).toBeGreaterThan(10);
});

test('a position that lacks nothing stays as it is, and one that lacks an old tile is not mended', () => {
  const state = dawson.setup(plainConfig(dawson, 2), 'same');
  expect(upgrade(dawson.clone(state))).toEqual(state);
  const lacking = { ...dawson.clone(state), deck: state.deck.filter((tile) => tile !== 3) };
  expect(dawson.violations(upgrade(lacking))).not.toEqual([]);
});
