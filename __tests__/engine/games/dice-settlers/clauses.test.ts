import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { diceSettlers } from '@/engine/games/dice-settlers';

const tests = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .flatMap((text) => [...text.matchAll(/test\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''));

function named(id: string): boolean {
  return tests.some((name) => new RegExp(`\\b${id.replace('.', '\\.')}(?!\\d)`).test(name));
}

function numbers(chapter: number, ...spans: readonly (readonly [number, number])[]): string[] {
  return spans.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => `DS-${chapter}.${from + i}`),
  );
}

const clauses = diceSettlers.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

test('the rulebook has every clause of the specification once', () => {
  const all = [
    ...numbers(3, [1, 13]),
    ...numbers(4, [1, 12], [20, 25], [30, 37], [40, 47], [50, 56], [60, 63], [65, 78], [80, 82]),
    ...numbers(5, [1, 4]),
    ...numbers(6, [1, 6], [10, 17], [20, 53], [60, 60], [70, 71]),
  ];
  expect([...clauses].sort()).toEqual(all.sort());
});

test.each(clauses)('%s has a test that names it', (clause) => {
  expect(named(clause)).toBe(true);
});

const vectors = [
  ...Array.from({ length: 18 }, (_, i) => `P${i + 1}`),
  ...Array.from({ length: 34 }, (_, i) => `O${i + 1}`),
];

test.each(vectors)('vector %s is a test', (vector) => {
  expect(named(vector)).toBe(true);
});
