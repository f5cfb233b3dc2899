import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { rulebook } from '@/engine/games/dark-horse/rulebook';

const names = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\bit\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''));
const tested = new Set(names.flatMap((name) => name.match(/\b(?:DH-[\d.]*\d|[PV]\d+)\b/g) ?? []));
const clauses = rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

it('lists every clause of the specification once', () => {
  const counts = { 'DH-3': 11, 'DH-4': 57, 'DH-5': 3, 'DH-6': 22 };
  for (const [prefix, count] of Object.entries(counts)) {
    const listed = clauses.filter((clause) => clause.startsWith(`${prefix}.`)).length;
    expect(`${prefix}: ${listed}`).toBe(`${prefix}: ${count}`);
  }
  expect(new Set(clauses).size).toBe(clauses.length);
});

it('has a test that names each clause', () => {
  expect(clauses.filter((clause) => !tested.has(clause))).toEqual([]);
});

it('has a test that names each worked example', () => {
  const examples = [
    ...Array.from({ length: 30 }, (_, i) => `P${i + 1}`),
    ...Array.from({ length: 37 }, (_, i) => `V${i + 1}`),
  ];
  expect(examples.filter((example) => !tested.has(example))).toEqual([]);
});
