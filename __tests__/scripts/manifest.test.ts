import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cards } from '@/engine/games/cards';

const manifest = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../assets/public/manifest.webmanifest'), 'utf8'),
) as { shortcuts: ReadonlyArray<{ name: string; url: string }> };

it('leads from the home screen to the set-up of every game', () => {
  expect(manifest.shortcuts).toEqual(
    cards.map(({ id, info }) => ({ name: info.title, url: `/setup/${id}` })),
  );
});
