/** A match that was saved before a row was added to a table goes on with the row in its piles. */
import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { BUILDINGS, COMBOS, KINDS } from '@/engine/games/dakota/data';
import { CARDS, cardAt, copiesIn } from '@/engine/games/dakota/data-cards';
import { TILES, tileIndex } from '@/engine/games/dakota/data-tiles';
import { dakota, type State } from '@/engine/games/dakota';
import { countOf, people } from '@/engine/games/dakota/rules/town';

import { atWork, build, k, people as free, shaft, table, town } from './table';
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

/** A table of rules 3 with one of its small picks open on top of what lay under it. */
function ofRulesThree(prepare: (s: State) => unknown[]): State {
  const s = table();
  s.pending = prepare(s) as State['pending'];
  for (const t of s.towns) {
    Object.assign(t, { takeBacks: 3 });
    delete (t as Partial<typeof t>).yesterday;
  }
  return dakota.upgrade(s, 3);
}

test('a tile half dug by rules 3 is laid again, whole', () => {
  const drawn = [tileIndex('l1-tee-c')];
  const exploration = {
    layer: 1,
    drawn,
    strong: false,
    tile: tileIndex('l1-straight-c'),
    replace: false,
    x: 0,
    y: 1,
  };
  for (const kind of ['explore-mode', 'explore-cell', 'explore-turn']) {
    const s = ofRulesThree(() => [{ kind, seat: 0, exploration }]);
    expect(s.pending).toEqual([
      {
        kind: 'lay',
        seat: 0,
        exploration: { layer: 1, drawn: [...drawn, exploration.tile], strong: false, fork: false },
      },
    ]);
    expect(dakota.moves(s)).toContain('lay:l1-straight-c:0,1:0');
  }
});

test('a cart that rules 3 had paid and not yet aimed stands in the yard again, with its wage', () => {
  const s = ofRulesThree((old) => {
    shaft(old, ['c']);
    Object.assign(town(old).carts[0]!, { crew: [0], sent: 1 });
    Object.assign(town(old), { cash: 9, spent: 1 });
    return [
      { kind: 'resolve', seat: 0 },
      { kind: 'cart-shaft', seat: 0, cart: 0 },
    ];
  });
  expect([town(s).cash, town(s).spent, dakota.moves(s)]).toEqual([10, 0, ['ride:1:0,1', 'done']]);
  expect(s.towns[0]).not.toHaveProperty('takeBacks');
});

test('a builder whom rules 3 had called out waits in his workshop again', () => {
  for (const kind of ['build', 'replace-which', 'upgrade-which', 'scrap-which']) {
    const s = ofRulesThree((old) => {
      town(old).spaces[1]!.here = [k('craftsman')];
      town(old).used[k('craftsman')] = 1;
      const worker = k('craftsman');
      return [
        { kind: 'resolve', seat: 0 },
        { kind, seat: 0, space: 1, worker, type: 'saloon', size: 'large', price: 5 },
      ];
    });
    expect([town(s).spaces[1]!.waiting, dakota.decision(s)?.kind]).toEqual([[k('craftsman')], 'resolve']);
  }
});

test('plans, drops and searches of rules 3 go on where their gesture begins', () => {
  const planned = ofRulesThree((old) => {
    free(old, { miner: 2 });
    return [
      { kind: 'plan-place', seat: 0 },
      { kind: 'plan-worker', seat: 0, place: { at: 'cart', index: 0 } },
    ];
  });
  expect(dakota.decision(planned)?.kind).toBe('plan');
  const dropped = ofRulesThree((old) => {
    shaft(old, ['c', 'i']);
    Object.assign(town(old).carts[0]!, { crew: [0], sent: 1, shaft: { x: 0, y: 2 } });
    return [{ kind: 'drop-worker', seat: 0, cart: 0, x: 0, y: 1 }];
  });
  expect(dakota.moves(dropped).sort()).toEqual(['drop:0,1', 'drop:0,2']);
  const searched = ofRulesThree((old) => {
    town(old).used[k('prospector')] = 1;
    return [
      { kind: 'explorer', seat: 0 },
      { kind: 'search-bag', seat: 0 },
    ];
  });
  expect([town(searched).cash, dakota.moves(searched)]).toEqual([22, ['look:1', 'search:1', 'done']]);
  const taught = ofRulesThree(() => [
    { kind: 'resolve', seat: 0 },
    { kind: 'upskill', seat: 0, space: 2 },
  ]);
  expect(dakota.decision(taught)?.kind).toBe('resolve');
});

test('a round of gambling of rules 4 leaves those who had not rolled at the bar', () => {
  const s = table();
  build(s, ['saloon']);
  atWork(s, 3, ['miner', 'teacher']);
  s.pending = [
    { kind: 'resolve', seat: 0 },
    { kind: 'gambling', seat: 0 },
    { kind: 'saloon', seat: 0, rolled: 2 },
  ] as unknown as State['pending'];
  const now = dakota.upgrade(s, 4);
  dakota.apply(now, 'keep', () => undefined);
  expect(dakota.moves(now)).toContain('gamble:all');
});

test('people whom rules 5 asked for one by one are asked for together', () => {
  const s = table(2);
  free(s, { miner: 3, teacher: 1 });
  const attack = {
    card: 'arson',
    attacker: 0,
    target: 1,
    object: 2,
    x: 0,
    y: 0,
    committed: [0],
    rolled: false,
  };
  s.pending = [{ kind: 'card-worker', seat: 0, attack }] as State['pending'];
  const bound = dakota.upgrade(s, 5);
  expect(dakota.moves(bound)).toEqual(['worker:miner+miner', 'worker:miner+teacher']);
  for (const [sent, left] of [
    [0, 1],
    [1, 0],
  ] as const) {
    s.pending = [{ kind: 'dance', seat: 0, sent }] as unknown as State['pending'];
    expect(dakota.upgrade(s, 5).pending).toHaveLength(left);
  }
});

test('rows of equal shape are added whatever rules a save is of', () => {
  const s = dakota.setup(plainConfig(dakota, 3), 'rows');
  const again = dakota.upgrade(withoutLastRows(s), dakota.rules);
  expect(again.deck).toHaveLength(CARDS.length);
  expect(again.supply[building]).toBe(s.supply[building]);
});
