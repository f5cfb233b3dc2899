/** A match under way goes on when a row is added at the end of a table. */
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { dawson, type State } from '@/engine/games/dawson';
import { TILES } from '@/engine/games/dawson/data';
import { upgrade } from '@/engine/games/dawson/rules/older';

import { openedOlder, playToEnd, savedBefore } from '../older';

const LAST = TILES.length - 1;

/** Played by chance until half the scoring rounds are done, the last tile of the table unseen in the deck. */
function halfway(seats: number, options: Readonly<Record<string, unknown>>): Match {
  for (let i = 0; i < 100; i++) {
    const match = startMatch(dawson, plainConfig(dawson, seats, options), `half ${i}`);
    const now = () => match.position() as State;
    const rng = seedRng(`half ${i}`);
    while (now().round < 4) match.play(pick(rng, match.moves()));
    const { deck, seenUnder } = now();
    if (deck.indexOf(LAST) >= seenUnder) return match;
  }
  throw new Error('no such match');
}

/** The position as it was before the table had its last tile. */
function withoutTheLastTile(state: State): State {
  return { ...state, deck: state.deck.filter((tile) => tile !== LAST) };
}

test.each([
  ['alone', 1, {}],
  ['with abilities and a rival', 3, { abilities: true, rivals: 1 }],
])('a save from before the last city tile goes on to its end, %s', (_name, seats, options) => {
  const match = openedOlder(savedBefore(halfway(seats, options), withoutTheLastTile));
  const { deck } = match.position() as State;
  expect(deck.filter((tile) => tile === LAST)).toHaveLength(1);
  playToEnd(match);
});

test('a new tile joins the deck by lot, among the tiles nobody has seen', () => {
  const { deck, ...rest } = dawson.setup(plainConfig(dawson, 2), 'join');
  const places = Array.from({ length: 60 }, (_, i) => {
    const known = deck.filter((tile) => tile !== LAST);
    const state = upgrade(
      { ...rest, rng: [i, 1, 2, 3], deck: [...known], seenUnder: 2 } as State,
      dawson.rules,
    );
    expect(state.deck.filter((tile) => tile !== LAST)).toEqual(known);
    return state.deck.indexOf(LAST);
  });
  expect(Math.min(...places)).toBe(2);
  expect(new Set(places).size).toBeGreaterThan(10);
});

test('a position that lacks nothing stays as it is, and one that lacks an old tile is not mended', () => {
  const state = dawson.setup(plainConfig(dawson, 2), 'same');
  expect(upgrade(dawson.clone(state), dawson.rules)).toEqual(state);
  const lacking = { ...dawson.clone(state), deck: state.deck.filter((tile) => tile !== 3) };
  expect(dawson.violations(upgrade(lacking, dawson.rules))).not.toEqual([]);
});

test('a save from before the lot was drawn last forgets who starts while characters are picked', () => {
  /** As rules 1 wrote it. */
  const known = (state: State): State => ({
    ...state,
    first: 2,
    active: 2,
    players: state.players.map((player, seat) => ({ ...player, gold: [10, 11, 9][seat] as number })),
  });
  const begun = startMatch(dawson, plainConfig(dawson, 3, { abilities: true }), 'older');
  begun.play('character:mabel-frost');
  const save = upgrade(known(dawson.clone(begun.position() as State)), 1);
  expect([save.first, save.active, ...save.players.map(({ gold }) => gold)]).toEqual([-1, 0, 0, 0, 0]);
  const match = openedOlder(savedBefore(begun, known));
  playToEnd(match);
  // Later positions have long been told.
  const managing = { ...dawson.clone(match.position() as State), step: 'manage' as const, first: 2 };
  expect(upgrade(managing, 1).first).toBe(2);
});

describe('a save of rules 2', () => {
  /** As rules 2 wrote it, in the middle of a pick that is whole today. */
  const halved = (state: State, step: string): State =>
    ({ ...dawson.clone(state), step, picked: 3, rotation: 1 }) as unknown as State;

  test.each([
    'mine-target',
    'host-hotel',
    'host-camper',
    'build-lot',
    'resize-hotel',
    'resize-value',
    'fire-start',
  ])('in the middle of %s asks for the whole deed', (step) => {
    const begun = dawson.setup(plainConfig(dawson, 2), 'halves');
    const state = upgrade(halved(begun, step), 2);
    expect(state).toEqual({ ...begun, untold: [] });
    expect(state.step).toBe('manage');
  });

  test.each(['pick-tile', 'place-rotation', 'place-anchor'])(
    'in the middle of %s asks for the place',
    (step) => {
      const match = startMatch(dawson, plainConfig(dawson, 1), 'halves');
      const rng = seedRng('halves');
      while (match.decision()?.kind !== 'lay') match.play(pick(rng, match.moves()));
      const laying = match.position() as State;
      const state = upgrade(halved(laying, step), 2);
      expect(state).toEqual(laying);
      expect(dawson.moves(state)).toEqual(match.moves());
    },
  );

  test('passes a fire on from where it burned', () => {
    const begun = dawson.setup(plainConfig(dawson, 2), 'halves');
    const burning = halved(begun, 'fire-pass');
    burning.owners = burning.owners.map(() => 0);
    burning.sizes = burning.owners.map(() => 1);
    expect(upgrade(burning, 2)).toMatchObject({ step: 'fire-pass', burned: 3 });
  });

  test('that asks for characters of no matter goes on to the first turn', () => {
    const asked = dawson.setup(plainConfig(dawson, 2, { abilities: true }), 'halves');
    const state = upgrade(
      halved({ ...asked, options: { ...asked.options, abilities: false } }, 'pick-character'),
      2,
    );
    expect(state.step).toBe('manage');
    expect(state.players.map(({ character }) => character)).toEqual(['silas-oakes', 'mabel-frost']);
    expect(state.untold.map(({ kind }) => kind)).toContain('heart-west');
    expect(dawson.violations(state)).toEqual([]);
  });
});
