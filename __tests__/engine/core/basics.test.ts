import * as fc from 'fast-check';

import { canonical, hashOf, hashText } from '@/engine/core/hash';
import {
  choicesFor,
  completeOptions,
  shownOptions,
  optionKeys,
  type OptionSpec,
  type OptionValues,
} from '@/engine/core/options';
import { below, nextUint, pick, roll, seedRng, shuffle } from '@/engine/core/rng';
import { aOrAn, capital, catalogue, count, list, numberWord, signed } from '@/engine/core/words';

describe('the generator', () => {
  test('gives the same words for the same seed, on every machine', () => {
    const rng = seedRng('klondike');
    expect(Array.from({ length: 4 }, () => nextUint(rng))).toEqual([
      2584108507, 3892879976, 1146171821, 134448586,
    ]);
  });

  test('keeps its words whole numbers of 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rng = seedRng(seed);
        for (let i = 0; i < 50; i++) nextUint(rng);
        for (const word of rng) expect(Number.isInteger(word) && word >= 0 && word <= 0xffffffff).toBe(true);
      }),
    );
  });

  test('goes on from its words alone', () => {
    const rng = seedRng('a');
    nextUint(rng);
    const copy = [...rng] as typeof rng;
    expect(nextUint(copy)).toBe(nextUint(rng));
  });

  test('is even: each face of a die within 4 % over 60,000 rolls', () => {
    const rng = seedRng('even');
    const faces = new Map<number, number>();
    for (let i = 0; i < 60_000; i++) {
      const face = roll(rng);
      faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const n of faces.values()) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  test('below stays below; a shuffle keeps every item; a pick is one of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (seed, n) => {
        const rng = seedRng(seed);
        expect(below(rng, n)).toBeLessThan(n);
        const items = Array.from({ length: n }, (_, i) => i);
        expect(items).toContain(pick(rng, items));
        expect([...shuffle(rng, [...items])].sort((a, b) => a - b)).toEqual(items);
      }),
    );
    expect(() => pick(seedRng('a'), [])).toThrow('empty');
  });
});

describe('the hash', () => {
  test('does not mind the order of keys, but minds everything else', () => {
    expect(hashOf({ a: 1, b: [1, 2] })).toBe(hashOf({ b: [1, 2], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test('canonical text is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonical(plain))).toEqual(plain);
      }),
    );
  });

  test('refuses what is no plain JSON', () => {
    for (const value of [undefined, NaN, Infinity, () => 1, new Map(), { a: undefined }]) {
      expect(() => canonical(value)).toThrow('not plain JSON');
    }
  });

  test('has one length, so that lists of hashes line up', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(hashText(text)).toMatch(/^[0-9a-z]{11}$/)));
  });
});

describe('options', () => {
  const specs: readonly OptionSpec[] = [
    {
      id: 'level',
      kind: 'choice',
      label: 'Level',
      help: '',
      choices: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ],
      default: 'a',
    },
    { id: 'fast', kind: 'switch', label: 'Fast', help: '', default: true, seats: [1] },
    {
      id: 'rounds',
      kind: 'number',
      label: 'Rounds',
      help: '',
      min: 2,
      max: 5,
      default: 3,
      when: { option: 'level', is: ['b'] },
    },
    {
      id: 'who',
      kind: 'seat-choice',
      label: 'Who',
      help: '',
      choices: [
        { id: 'x', label: 'X' },
        { id: 'y', label: 'Y' },
      ],
      default: 'x',
    },
  ];

  test('every declared option gets a valid value; what is missing or foreign becomes the default', () => {
    expect(completeOptions(specs, 2)).toEqual({
      level: 'a',
      fast: true,
      rounds: 3,
      'who.0': 'x',
      'who.1': 'x',
    });
    const given = { level: 'z', fast: 'no', rounds: 9, 'who.1': 'y', other: 1 };
    expect(completeOptions(specs, 2, given)).toEqual({
      level: 'a',
      fast: true,
      rounds: 3,
      'who.0': 'x',
      'who.1': 'y',
    });
    expect(completeOptions(specs, 1, { level: 'b', rounds: 5 })).toMatchObject({ level: 'b', rounds: 5 });
    expect(completeOptions(specs, 1, { rounds: 2.5 })).toMatchObject({ rounds: 3 });
  });

  test('what the set-up screen does not show does not count', () => {
    expect(completeOptions(specs, 2, { fast: false })).toMatchObject({ fast: true });
    expect(completeOptions(specs, 1, { fast: false })).toMatchObject({ fast: false });
    expect(completeOptions(specs, 1, { level: 'a', rounds: 5 })).toMatchObject({ rounds: 3 });
    // One option hangs on another that itself has no meaning here, wherever they stand.
    const chain: readonly OptionSpec[] = [
      {
        id: 'hat',
        kind: 'switch',
        label: 'Hat',
        help: '',
        default: false,
        when: { option: 'head', is: [true] },
      },
      { id: 'head', kind: 'switch', label: 'Head', help: '', default: false, seats: [2] },
    ];
    expect(completeOptions(chain, 1, { hat: true, head: true })).toEqual({ hat: false, head: false });
    expect(completeOptions(chain, 2, { hat: true, head: true })).toEqual({ hat: true, head: true });
    expect(shownOptions(chain, 1, { hat: true, head: true })).toEqual([]);
  });

  test('an option may be declared twice, for tables that never meet', () => {
    const twice: readonly OptionSpec[] = [
      { id: 'head', kind: 'switch', label: 'Head', help: '', default: false, seats: [1] },
      { id: 'head', kind: 'switch', label: 'Heads', help: '', default: true, seats: [2, 3] },
    ];
    expect(completeOptions(twice, 1, { head: true })).toEqual({ head: true });
    expect(completeOptions(twice, 2, { head: false })).toEqual({ head: false });
    expect(completeOptions(twice, 3)).toEqual({ head: true });
    expect(shownOptions(twice, 2, {}).map(({ label }) => label)).toEqual(['Heads']);
  });

  test('a choice may need more seats than there are', () => {
    const spec: OptionSpec = {
      id: 'first',
      kind: 'choice',
      label: 'First',
      help: '',
      choices: [
        { id: 'lot', label: 'By lot' },
        { id: 'seat-3', label: 'Seat 3', fromSeats: 3 },
      ],
      default: 'lot',
    };
    expect(completeOptions([spec], 2, { first: 'seat-3' })).toEqual({ first: 'lot' });
    expect(completeOptions([spec], 3, { first: 'seat-3' })).toEqual({ first: 'seat-3' });
    expect(choicesFor(spec, 2).map(({ id }) => id)).toEqual(['lot']);
  });

  test('an option is shown for its seat counts and while another has a fitting value', () => {
    const who = specs[3] as OptionSpec;
    const shown = (seats: number, values: OptionValues) =>
      shownOptions(specs, seats, values).map(({ id }) => id);
    expect(shown(1, { level: 'a' })).toEqual(['level', 'fast', 'who']);
    expect(shown(2, { level: 'b' })).toEqual(['level', 'rounds', 'who']);
    expect(shown(1, {})).toEqual(['level', 'fast', 'who']);
    expect(optionKeys(who, 3)).toEqual(['who.0', 'who.1', 'who.2']);
  });
});

describe('words', () => {
  test('a catalogue fills its holes and leaves open what nobody filled, for the kit to find', () => {
    const say = catalogue({ hello: 'Hello {name}, {n} times' });
    expect(say('hello', { name: 'Ada', n: 0 })).toBe('Hello Ada, 0 times');
    expect(say('hello')).toBe('Hello {name}, {n} times');
    expect([say.has('hello'), say.has('toString')]).toEqual([true, false]);
    expect(say.keys).toEqual(['hello']);
  });

  test('small words', () => {
    expect([count(1, 'point'), count(0, 'point'), count(2, 'die', 'dice')]).toEqual([
      '1 point',
      '0 points',
      '2 dice',
    ]);
    expect([aOrAn('ore'), aOrAn('die'), aOrAn('8')]).toEqual(['an ore', 'a die', 'an 8']);
    expect([0, 3, 20, 21].map(numberWord)).toEqual(['none', 'three', 'twenty', '21']);
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect([capital('wood'), signed(3), signed(-3)]).toEqual(['Wood', '+3', '−3']);
  });
});
