import * as fc from 'fast-check';

import type { AnyGame, GameState } from '@/engine/core/game';
import { canonical, hashText } from '@/engine/core/hash';
import { Match } from '@/engine/core/match';
import { below, seedRng } from '@/engine/core/rng';
import { lookAtSave, readSave, SAVE_FORMAT, saveOf, writeSave } from '@/engine/core/save';

import { toy, toyConfig, type ToyState } from './toy';

const shelf = (id: string): AnyGame | undefined => (id === 'toy' ? toy : undefined);
const times = { started: 1000, saved: 2000 };

function played(moves: number, seed = 'a'): Match {
  const match = Match.start(toy, toyConfig(3, { rounds: 9 }), seed) as Match;
  const rng = seedRng(`moves ${seed}`);
  for (let i = 0; i < moves && !match.over; i++) {
    match.play(match.moves()[below(rng, match.moves().length)] as string);
  }
  return match;
}

/** A save with some fields changed and a checksum that fits again. */
function forged(change: Record<string, unknown>): string {
  const { checksum: _, ...body } = { ...saveOf(played(11), times), ...change } as Record<string, unknown>;
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
}

test('a save read back is the same match, with its log and its undo', () => {
  for (const moves of [0, 1, 7, 40, 999]) {
    const match = played(moves);
    const outcome = readSave(writeSave(match, times), shelf);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(outcome.match.hash()).toBe(match.hash());
    expect(outcome.match.log).toEqual(match.log);
    expect(outcome.match.undoDepth()).toBe(match.undoDepth());
    expect(outcome.save).toMatchObject({ started: 1000, saved: 2000, rules: 3, format: SAVE_FORMAT });
  }
});

test('practice and the lost rank are kept', () => {
  const match = Match.start(toy, toyConfig(1), 'p', { practice: true }) as Match;
  match.play('roll');
  match.undo();
  const outcome = readSave(writeSave(match, times), shelf);
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  expect([outcome.match.practice, outcome.match.unranked]).toEqual([true, true]);
});

test('older rules: the match goes on from its position', () => {
  const outcome = readSave(forged({ rules: 2, moves: ['once-legal', 'roll'] }), shelf);
  if (outcome.kind !== 'older') throw new Error(outcome.kind);
  expect(outcome.match.hash()).toBe(played(11).hash());
  expect(outcome.match.decisions).toBe(2);
  outcome.match.play('roll');
});

/** The toy as it may be one day: a sixth plot has been added, and saves from before rules 3 are past help. */
const grown = {
  ...toy,
  rules: toy.rules + 1,
  upgrade(state: GameState, fromRules: number) {
    if (fromRules < 3) throw new Error('too old');
    return { ...state, plots: [...(state as ToyState).plots, -1] } as ToyState;
  },
} as AnyGame;

test('older rules: the position is brought up to date first', () => {
  const outcome = readSave(forged({}), () => grown);
  if (outcome.kind !== 'older') throw new Error(outcome.kind);
  expect((outcome.match.position() as ToyState).plots).toHaveLength(6);
  outcome.match.play('roll');
});

test('older rules that cannot be brought up to date are called so, not damaged', () => {
  const outcome = readSave(forged({ rules: 2 }), () => grown);
  expect(outcome).toMatchObject({ kind: 'outgrown', game: 'Toy' });
});

test('same rules: a position its moves do not lead to is damaged', () => {
  const { state } = saveOf(played(11), times);
  for (const change of [
    { moves: ['no-such-move'] },
    { moves: ['roll'] },
    { seed: 'b' },
    { state: { ...state, rng: [1, 2, 3, 4] } },
  ]) {
    const outcome = readSave(forged(change), shelf);
    expect(outcome).toMatchObject({ kind: 'damaged' });
    expect(outcome).toHaveProperty('message', expect.stringContaining('do not lead to the position'));
  }
});

describe('a match that went on from older rules', () => {
  function wentOn(moves: readonly string[], picks: number): Match {
    const outcome = readSave(forged({ rules: 2, moves }), shelf);
    if (outcome.kind !== 'older') throw new Error(outcome.kind);
    for (let i = 0; i < picks; i++) outcome.match.play(outcome.match.moves()[0] as string);
    return outcome.match;
  }

  test.each([
    ['after some moves', ['once-legal', 'roll']],
    ['before its first move', []],
  ])('is read back %s with its log and its undo since then', (_when, moves) => {
    const match = wentOn(moves, 5);
    const outcome = readSave(writeSave(match, times), shelf);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(outcome.match.hash()).toBe(match.hash());
    expect(outcome.match.record()).toEqual(match.record());
    expect(outcome.match.logStart).toBe(moves.length);
    expect(outcome.match.log).toEqual(match.log);
    expect(outcome.match.undoDepth()).toBe(match.undoDepth());
    expect(outcome.match.resumed).toBe(true);
  });

  test('is damaged when its base, its moves or its position do not fit together', () => {
    const save = saveOf(wentOn(['once-legal'], 5), times) as unknown as Record<string, unknown>;
    const base = save['base'] as Record<string, unknown>;
    const state = base['state'] as Record<string, unknown>;
    for (const change of [
      { base: { ...base, at: 2 } },
      { base: { ...base, at: 99 } },
      { base: { ...base, state: { ...state, rng: [1, 2, 3, 4] } } },
      { base: { ...base, state: { rng: [1, 2, 3, 4] } } },
      { base: { ...base, state: 7 } },
      { base: undefined },
      { moves: ['once-legal'] },
    ]) {
      const { checksum: _, ...body } = JSON.parse(JSON.stringify({ ...save, ...change }));
      const text = JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
      expect([change, readSave(text, shelf).kind]).toEqual([change, 'damaged']);
    }
  });
});

describe('a save beside a match already in hand', () => {
  const setups = jest.spyOn(toy, 'setup');

  test.each([
    ['further on', 15],
    ['taken back', 6],
    ['the same', 11],
  ])('plays only what differs: %s', (_what, picks) => {
    const [known, later] = [played(11), played(picks)];
    setups.mockClear();
    const outcome = readSave(writeSave(later, times), shelf, known);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(setups).not.toHaveBeenCalled();
    expect(outcome.match.hash()).toBe(later.hash());
    expect(outcome.match.log).toEqual(later.log);
    expect(outcome.match.undoDepth()).toBe(later.undoDepth());
    expect(known.decisions).toBe(11);
  });

  test('is replayed from its start when it is another match', () => {
    const outcome = readSave(writeSave(played(11, 'b'), times), shelf, played(11));
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(outcome.match.hash()).toBe(played(11, 'b').hash());
  });

  test('is looked at without playing a move', () => {
    setups.mockClear();
    expect(lookAtSave(writeSave(played(0), times), shelf).kind).toBe('whole');
    setups.mockClear();
    expect(lookAtSave(forged({ moves: ['no-such-move'] }), shelf).kind).toBe('whole');
    expect(lookAtSave(writeSave(played(11), times).replace('"seed":"a"', '"seed":"b"'), shelf).kind).toBe(
      'damaged',
    );
  });
});

describe('limits', () => {
  const seat = { name: 'Ada', kind: 'person', colour: 0 };
  test('a text of ten million letters is refused before it is parsed', () => {
    const text = JSON.stringify({ ...saveOf(played(11), times), seed: 'x'.repeat(10_000_000) });
    expect(readSave(text, shelf)).toHaveProperty('message', expect.stringContaining('cannot be read'));
  });

  test.each<[string, Record<string, unknown>]>([
    ['name', { config: { seats: [{ ...seat, name: 'x'.repeat(41) }, seat, seat], options: {} } }],
    ['seed', { seed: 'x'.repeat(201) }],
    ['move', { moves: ['x'.repeat(201)] }],
    ['number of moves', { moves: Array.from({ length: toy.maxDecisions + 1 }, () => 'roll') }],
    ['number of seats', { config: { seats: Array.from({ length: 13 }, () => seat), options: {} } }],
    ['name of a game', { game: 'x'.repeat(61) }],
  ])('a %s no app would write is damage', (_what, change) => {
    expect(readSave(forged(change), shelf).kind).toBe('damaged');
    expect(lookAtSave(forged({ ...change, rules: 2 }), shelf).kind).toBe('damaged');
  });
});

test('a newer app: kept and named, whatever else is in it', () => {
  for (const text of [
    forged({ rules: 4 }),
    JSON.stringify({ format: SAVE_FORMAT + 1, game: 'toy', strange: true }),
  ]) {
    const outcome = readSave(text, shelf);
    expect(outcome).toMatchObject({ kind: 'newer', game: 'toy' });
    expect(outcome).toHaveProperty('message', expect.stringContaining('newer version of the app'));
  }
});

test('a game this app does not hold', () => {
  expect(readSave(forged({ game: 'chess' }), shelf)).toMatchObject({ kind: 'foreign', game: 'chess' });
});

test('damage is named in words', () => {
  const message = (text: string) => {
    const outcome = readSave(text, shelf);
    return outcome.kind === 'damaged' ? outcome.message : outcome.kind;
  };
  const text = writeSave(played(11), times);
  expect(message('')).toContain('cannot be read');
  expect(message(text.slice(0, -40))).toContain('cannot be read');
  expect(message('[]')).toContain('outer shape');
  expect(message('{"format":1}')).toContain('game is missing');
  expect(message(text.replace('"seed":"a"', '"seed":"b"'))).toContain('check figure');
  expect(message(forged({ moves: 5 }))).toContain('moves');
  expect(message(forged({ state: { rng: [1, 2, 3, 4] } }))).toContain('do not lead');
  expect(
    message(forged({ config: { seats: toyConfig(4).seats.concat(toyConfig(4).seats), options: {} } })),
  ).toContain('config.seats');
});

test('foreign option values fall back to the defaults instead of losing the save', () => {
  const { config } = saveOf(played(11), times);
  const outcome = readSave(forged({ config: { ...config, options: { rounds: 9, hat: 7 } } }), shelf);
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  expect(outcome.match.config.options).toMatchObject({ rounds: 9, 'hat.0': 'straw' });
});

test('fuzz: cut anywhere, a save is damaged and nothing throws', () => {
  const text = writeSave(played(20), times);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
      expect(readSave(text.slice(0, length), shelf).kind).toBe('damaged');
    }),
    { numRuns: 300 },
  );
});

test('fuzz: with any letter changed a save is never taken for whole', () => {
  const text = writeSave(played(20), times);
  const whole = canonical(JSON.parse(text));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: text.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const { kind } = readSave(changed, shelf);
        let same = false;
        try {
          same = canonical(JSON.parse(changed)) === whole;
        } catch {
          same = false;
        }
        if (same) expect(kind).toBe('ok');
        else expect(['damaged', 'foreign', 'newer']).toContain(kind);
      },
    ),
    { numRuns: 1500 },
  );
});

test('fuzz: any JSON at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      expect(readSave(JSON.stringify(value), shelf).kind).toBe('damaged'),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(readSave(text, shelf).kind).toBe('damaged')));
});
