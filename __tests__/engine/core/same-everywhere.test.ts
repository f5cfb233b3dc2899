import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { games } from '@/engine/games';

const script = path.resolve(__dirname, '../../../scripts/same-everywhere.mjs');

function fingerprints(where: 'node' | 'hermes'): Record<string, string> {
  const text = execFileSync(process.execPath, [script, where], { encoding: 'utf8' });
  return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Record<string, string>;
}

/** The browser's turn comes in __tests__/e2e/same-everywhere.e2e.ts, which runs the same script. */
test('the same seeds and moves end alike in Node and in the Hermes VM', () => {
  const node = fingerprints('node');
  expect(Object.keys(node)).toEqual(
    games.flatMap((game) => [`${game.id} ${game.seats.min}`, `${game.id} ${game.seats.max}`]),
  );
  expect(fingerprints('hermes')).toEqual(node);
}, 180_000);
