/** Saves of every rules version that was ever out, kept when its golden games were written: each goes on to its end. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readSave } from '@/engine/core/save';
import { gameById, games } from '@/engine/games';

import { playToEnd } from './older';

const fixtures = path.resolve(__dirname, '../../fixtures');
const rows = games.flatMap(({ id }) =>
  readdirSync(path.join(fixtures, id))
    .filter((name) => /^save-rules-\d+-seats-\d+\.json$/.test(name))
    .map((name) => [id, name] as const),
);

test('every game keeps saves of all its rules, old and new', () => {
  for (const game of games) {
    for (let rules = 1; rules <= game.rules; rules++) {
      const kept = rows.filter(([id, name]) => id === game.id && name.startsWith(`save-rules-${rules}-`));
      expect([game.id, rules, kept.length > 0]).toEqual([game.id, rules, true]);
    }
  }
});

test.each(rows)('%s: %s goes on to its end', (id, name) => {
  const loaded = readSave(readFileSync(path.join(fixtures, id, name), 'utf8').trim(), gameById);
  if (loaded.kind !== 'ok' && loaded.kind !== 'older') throw new Error(loaded.message);
  const { match, save } = loaded;
  expect(loaded.kind).toBe(save.rules === match.game.rules ? 'ok' : 'older');
  expect(match.decisions).toBe(save.moves.length);
  playToEnd(match, name);
});
