/**
 * Every clause of a game's specification stands in its rulebook, and it and every worked example have a
 * test that names them. `__tests__/fixtures/<id>/specification.txt` lists the ids.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { games } from '@/engine/games';

function specification(id: string): string[] {
  const file = path.resolve(__dirname, `../../fixtures/${id}/specification.txt`);
  if (!existsSync(file)) throw new Error(`List the clauses of ${id} in fixtures/${id}/specification.txt.`);
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
}

/** Ids in the names of a game's tests. */
function tested(id: string): Set<string> {
  const folder = path.join(__dirname, id);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : [];
  const names = files
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1/g)].map((found) => found[2] ?? ''),
    );
  return new Set(names.flatMap((name) => name.match(/\b(?:[A-Z]{2}-[\d.]*\d|[A-Z]\d+)\b/g) ?? []));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const ids = specification(id);
  const clauses = game.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause));

  test('has every clause of its specification in the rulebook, once', () => {
    expect(clauses.length).toBeGreaterThan(0);
    expect([...clauses].sort()).toEqual(ids.filter((one) => one.includes('-')).sort());
  });

  test('has a test that names each clause and each worked example', () => {
    const named = tested(id);
    expect(ids.filter((one) => !named.has(one))).toEqual([]);
  });
});
