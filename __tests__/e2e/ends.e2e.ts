import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { games } from '@/engine/games';

import { brinkOf } from './ends';
import { openHouse, robustly, root, seen, type House } from './harness';
import { openPosition } from './table';

robustly();

const folder = path.join(root, 'out', 'ends');
let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

const looks = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
] as const;

it.each(games.flatMap((game) => [1, 3].map((seats) => [game.id, seats, game] as const)))(
  '%s with %i',
  async (id, seats, game) => {
    const { over } = brinkOf(game, seats);
    for (const [size, theme] of looks) {
      const { context, page, errors } = await house.visit({ size, theme });
      await openPosition(page, id, over);
      await seen(page.getByTestId('end'));
      await page.waitForTimeout(300);
      await page.screenshot({ path: path.join(folder, `${id}-${seats}-${size}-${theme}.png`) });
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);
