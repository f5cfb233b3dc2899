import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { montana } from '@/engine/games/montana';

const tests = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .flatMap((text) => [...text.matchAll(/test\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''));

function named(id: string): boolean {
  return tests.some((name) => new RegExp(`${id.replace('.', '\\.')}(?!\\d)`).test(name));
}

const clauses = montana.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

test('the rulebook has every clause of the specification once', () => {
  const all = [
    ...Array.from({ length: 10 }, (_, i) => `MT-3.${i + 1}`),
    ...Array.from({ length: 50 }, (_, i) => `MT-4.${i + 1}`),
    ...Array.from({ length: 6 }, (_, i) => `MT-5.${i + 1}`),
    ...Array.from({ length: 12 }, (_, i) => `MT-6.${i + 1}`),
  ];
  expect([...clauses].sort()).toEqual(all.sort());
});

test.each(clauses)('%s has a test that names it', (clause) => {
  expect(named(clause)).toBe(true);
});

test.each(Array.from({ length: 40 }, (_, i) => `V${i + 1}`))('vector %s is a test', (vector) => {
  expect(named(vector)).toBe(true);
});
