import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dakota } from '@/engine/games/dakota';

const tests = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .flatMap((text) => [...text.matchAll(/test\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''));

function named(id: string): boolean {
  return tests.some((name) => new RegExp(`\\b${id.replaceAll('.', '\\.')}(?![\\d.])`).test(name));
}

const clauses = dakota.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

test('the rulebook has every clause of the specification once', () => {
  const parts = { '3': 8, '4.1': 6, '4.2': 12, '4.3': 4, '4.4': 12, '4.5': 23, '4.6': 12, '4.7': 5, '5': 6 };
  const all = Object.entries(parts).flatMap(([part, n]) =>
    Array.from({ length: n }, (_, i) => `DK-${part}.${i + 1}`),
  );
  expect([...clauses].sort()).toEqual(all.sort());
});

test.each(clauses)('%s has a test that names it', (clause) => {
  expect(named(clause)).toBe(true);
});

const vectors = [
  ...Array.from({ length: 7 }, (_, i) => `P${i + 1}`),
  ...Array.from({ length: 28 }, (_, i) => `O${i + 1}`),
];

test.each(vectors)('vector %s is a test', (vector) => {
  expect(named(vector)).toBe(true);
});
