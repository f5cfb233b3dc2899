import * as fc from 'fast-check';

import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from '@/engine/core/bytes';
import { BOT_LEVELS } from '@/engine/core/character';
import type { AnyGame } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { below, seedRng } from '@/engine/core/rng';
import { readShare, shareMatch, shareSetup } from '@/engine/core/share';

import { toy, toyConfig } from './toy';

const shelf = (id: string): AnyGame | undefined => (id === 'toy' ? toy : undefined);

function played(seed: string, seats = 3): Match {
  const match = Match.start(toy, toyConfig(seats, { rounds: 9, 'hat.0': 'bowler' }), seed) as Match;
  const rng = seedRng(seed);
  while (!match.over) match.play(match.moves()[below(rng, match.moves().length)] as string);
  return match;
}

function message(code: string): string {
  const outcome = readShare(code, shelf);
  return outcome.kind === 'bad' ? outcome.message : outcome.kind;
}

test('base64url and bytes come back as they went', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) =>
      expect(fromBase64Url(toBase64Url([...bytes]))).toEqual([...bytes]),
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary' }), fc.nat(40))), (rows) => {
      const out = new ByteWriter();
      for (const [number, text, index] of rows) {
        out.number(number);
        out.text(text);
        out.choice(index, 41);
        out.choice(0, 1);
        out.choice(index % 2, 2);
      }
      const read = new ByteReader(out.bytes);
      for (const [number, text, index] of rows) {
        expect([read.number(), read.text(), read.choice(41), read.choice(1), read.choice(2)]).toEqual([
          number,
          text,
          index,
          0,
          index % 2,
        ]);
      }
      expect(read.done).toBe(true);
    }),
  );
});

test('a set-up code carries game, seats, changed options and any seed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (seed, seats, kind) => {
        const config = toyConfig(seats, { kind, rounds: 4 });
        const outcome = readShare(shareSetup(toy, config, seed), shelf);
        if (outcome.kind !== 'setup') throw new Error(outcome.kind);
        expect(outcome.seed).toBe(seed);
        expect(outcome.config.options).toEqual(config.options);
        expect(outcome.config.seats).toHaveLength(seats);
        expect(outcome.game).toBe(toy);
      },
    ),
  );
});

test('computers and colours are carried, names of a set-up are not', () => {
  const config = {
    ...toyConfig(2),
    seats: [
      { name: 'Zoe', kind: 'person' as const, colour: 5 },
      { name: 'Hal', kind: 'bot' as const, level: 'random' as const, colour: 1 },
    ],
  };
  const outcome = readShare(shareSetup(toy, config, 's'), shelf);
  if (outcome.kind !== 'setup') throw new Error(outcome.kind);
  expect(outcome.config.seats).toEqual([
    { name: 'Player 1', kind: 'person', colour: 5 },
    { name: 'Player 2', kind: 'bot', level: 'random', colour: 1 },
  ]);
});

test('everybody who may sit at a table is carried, and codes of before they were there are still read', () => {
  const seats = BOT_LEVELS.slice(0, 3).map((level, colour) => ({
    name: `Player ${colour + 1}`,
    kind: 'bot' as const,
    level,
    colour,
  }));
  for (const level of BOT_LEVELS) {
    const config = { ...toyConfig(3), seats: seats.map((seat) => ({ ...seat, level })) };
    const outcome = readShare(shareSetup(toy, config, 's'), shelf);
    expect(outcome.kind === 'setup' && outcome.config.seats).toEqual(config.seats);
  }
  const old = readShare('F5AQADdG95CG9sZC1jb2RlAwAFCgDMwO_k', shelf);
  expect(old.kind === 'setup' && old.config.seats.map((seat) => seat.level ?? seat.kind)).toEqual([
    'person',
    'random',
    'greedy',
  ]);
});

test('a match code replays the whole match', () => {
  for (const seed of ['a', 'b', 'ü 🎲']) {
    const match = played(seed);
    const code = shareMatch(match) as string;
    const outcome = readShare(`  ${code.slice(0, 20)}\n${code.slice(20)} `, shelf);
    if (outcome.kind !== 'match') throw new Error(outcome.kind);
    expect(outcome.match.hash()).toBe(match.hash());
    expect(outcome.match.record()).toEqual(match.record());
    expect(outcome.match.config).toEqual(match.config);
  }
});

test('a match code is short: under two bytes a move here', () => {
  const match = played('a');
  expect((shareMatch(match) as string).length).toBeLessThan(90 + match.decisions * 2);
});

test('a match without its start has no code', () => {
  const match = played('a');
  expect(
    shareMatch(Match.resume(toy, match.config, 'a', ['x'], match.position() as never) as Match),
  ).toBeNull();
});

test('what is wrong is said', () => {
  const code = shareSetup(toy, toyConfig(2), 'seed');
  expect(message('   ')).toContain('Paste a share code');
  expect(message('hello')).toContain('starts with F5');
  expect(message(`${code}!`)).toContain('“!”');
  expect(message(code.slice(0, -1))).toContain('slip of the pen');
  expect(message(code.slice(0, 4))).toContain('slip of the pen');
  expect(message(shareSetup({ ...toy, id: 'chess' }, toyConfig(2), 's'))).toContain('chess');
  expect(message(shareSetup(toy, toyConfig(5), 's'))).toContain('5 seats');
  const other = { ...toy, rules: 9 } as AnyGame;
  expect(message(shareMatch(Match.start(other, toyConfig(2), 's') as Match) as string)).toContain(
    'other rules of Toy',
  );
});

test('what no save could hold again is refused', () => {
  const named = (name: string) => ({
    ...toyConfig(1),
    seats: [{ name, kind: 'person' as const, colour: 0 }],
  });
  const ofMatch = (name: string) =>
    message(shareMatch(Match.start(toy, named(name), 's') as Match) as string);
  expect(ofMatch('🎲'.repeat(40))).toBe('match');
  expect(ofMatch('x'.repeat(41))).toContain('slip of the pen');
  expect(message(shareSetup(toy, toyConfig(2), 'x'.repeat(200)))).toBe('setup');
  expect(message(shareSetup(toy, toyConfig(2), 'x'.repeat(201)))).toContain('slip of the pen');
  expect(message(`F5${'A'.repeat(10_000_000)}`)).toContain('longer than any share code');
});

test('a code with more moves than a game can have is refused', () => {
  const short = { ...toy, maxDecisions: 3 } as AnyGame;
  const outcome = readShare(shareMatch(played('a')) as string, () => short);
  expect(outcome).toMatchObject({ kind: 'bad', message: expect.stringContaining('not possible') });
});

test('fuzz: a changed, swapped or lost letter is always noticed', () => {
  const code = shareMatch(played('fuzz')) as string;
  const letters = 'ABCXYZabcxyz0189-_';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: code.length - 1 }), fc.constantFrom(...letters), (at, letter) => {
      fc.pre(code[at] !== letter);
      expect(message(code.slice(0, at) + letter + code.slice(at + 1))).toContain('slip of the pen');
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: code.length - 2 }), (at) => {
      expect(message(code.slice(0, at) + code.slice(at + 1))).toContain('slip of the pen');
      fc.pre(code[at] !== code[at + 1]);
      const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      expect(message(swapped)).toContain('slip of the pen');
    }),
    { numRuns: 500 },
  );
});

test('fuzz: no text at all makes reading throw', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(readShare(text, shelf).kind).toBe('bad')));
  fc.assert(fc.property(fc.base64String(), (text) => expect(readShare(`F5${text}`, shelf).kind).toBe('bad')));
});
