import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { rulebook } from '@/engine/games/dawson/rulebook';

const texts = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
const names = texts.flatMap((text) =>
  [...text.matchAll(/\bit\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''),
);
const tested = new Set(names.flatMap((name) => name.match(/\b(?:DW-[\d.]*\d|W\d+)\b/g) ?? []));
const clauses = rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

it('lists every clause of the specification once', () => {
  const counts = { 'DW-3': 13, 'DW-4': 58, 'DW-5': 4, 'DW-6': 18 };
  for (const [prefix, count] of Object.entries(counts)) {
    expect(`${prefix}: ${clauses.filter((clause) => clause.startsWith(`${prefix}.`)).length}`).toBe(
      `${prefix}: ${count}`,
    );
  }
  expect(new Set(clauses).size).toBe(clauses.length);
});

it('has a test that names each clause', () => {
  expect(clauses.filter((clause) => !tested.has(clause))).toEqual([]);
});

it('has a test that names each worked example', () => {
  const examples = Array.from({ length: 42 }, (_, i) => `W${i + 1}`);
  expect(examples.filter((example) => !tested.has(example))).toEqual([]);
});
