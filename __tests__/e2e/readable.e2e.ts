import type { Locator, Page } from 'playwright-core';

import { plainConfig } from '@/engine/core/configs';
import { startMatch } from '@/engine/core/match';
import { games } from '@/engine/games';

import { openHouse, picture, robustly, type House } from './harness';
import { matchAt, stopsOf, thingsInSight, troubleWithTexts, unexplained } from './readable';
import { openPosition, playOn } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The tabs of the faces, the one in sight first; where there are none, what is in sight is all. */
async function facesOf(page: Page): Promise<Array<Pick<Locator, 'click'>>> {
  const tabs = await page.getByRole('tab').all();
  return [{ click: async () => {} }, ...tabs];
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  // Alone on a phone, and what a table of three has to show on a tablet.
  it.each([
    ['phone', 1],
    ['tablet', 1],
    ['tablet', 3],
  ] as const)(
    'can be read and asked about on a %s with seats for %i, whatever is asked',
    async (size, seats) => {
      const { context, page, errors } = await house.visit({ size, settings: { theme: 'system' } });
      const trouble: string[] = [];
      const asked = new Set<string>();
      expect(unexplained(startMatch(game, plainConfig(game, 1), 'asked'), ['no-such-thing'])).toHaveLength(1);
      for (const stop of stopsOf(game, seats, seats === 1 ? 4 : 1)) {
        const { kind, save } = stop;
        const match = matchAt(stop);
        await openPosition(page, id, save, kind);
        await playOn(page, { until: ['pick'] });
        const name = seats === 1 ? kind : `${kind}-${seats}`;
        for (const theme of seats === 1 ? (['dark', 'light'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme: theme });
          await picture(page, `table-${id}-${name}-${size}-${theme}`);
        }
        for (const face of await facesOf(page)) {
          await face.click();
          const things = await thingsInSight(page);
          for (const thing of things) asked.add(thing);
          trouble.push(
            ...(await troubleWithTexts(page)).map((one) => `${kind}: ${one}`),
            ...unexplained(match, things).map((thing) => `${kind}: nothing is said of ${thing}`),
          );
        }
      }
      process.stdout.write(`${id}, ${size}, seats ${seats}: ${asked.size} things asked about\n`);
      expect(trouble).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
