import type { Locator, Page } from 'playwright-core';

import { games } from '@/engine/games';

import { openHouse, picture, robustly, type House, type Size } from './harness';
import { stopsOf, troubleWithTexts } from './readable';
import { openPosition, playOn } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES: readonly Size[] = ['phone', 'tablet'];

/** The tabs of the faces, the one in sight first; where there are none, what is in sight is all. */
async function facesOf(page: Page): Promise<Array<Pick<Locator, 'click'>>> {
  const tabs = await page.getByRole('tab').all();
  return [{ click: async () => {} }, ...tabs];
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(SIZES)('can be read on a %s, whatever is asked', async (size) => {
    const { context, page, errors } = await house.visit({ size, settings: { theme: 'system' } });
    const trouble: string[] = [];
    for (const { kind, save } of stopsOf(game, 1)) {
      await openPosition(page, id, save, kind);
      await playOn(page, { until: ['pick'] });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await picture(page, `table-${id}-${kind}-${size}-${theme}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      for (const face of await facesOf(page)) {
        await face.click();
        trouble.push(...(await troubleWithTexts(page)).map((one) => `${kind}: ${one}`));
      }
    }
    expect(trouble).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
