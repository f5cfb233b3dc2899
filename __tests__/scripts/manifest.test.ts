import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cards } from '@/engine/games/cards';

const manifest = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../assets/public/manifest.webmanifest'), 'utf8'),
) as { shortcuts: ReadonlyArray<{ name: string; url: string }> };

/** A home screen shows no more. */
const MOST = 5;

it('leads from the home screen to the set-up of the games on the shelf, by their names', () => {
  const games = cards.map(({ id, info }) => ({ name: info.title, url: `/setup/${id}` }));
  expect(manifest.shortcuts).toEqual(games.slice(0, MOST));
});
