/** Large letters and tiny windows: every game can be seen, scrolled and played, and nothing runs out of the page. */
import type { Page } from 'playwright-core';

import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { openHouse, picture, robustly, type House } from './harness';
import { playedUntil } from './resume';
import { openPosition, playOn } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ROOMS = [
  { name: 'double letters', viewport: { width: 390, height: 844 }, textSize: 2 },
  { name: '320 px', viewport: { width: 320, height: 568 }, textSize: 1 },
  { name: '195 px', viewport: { width: 195, height: 422 }, textSize: 1 },
] as const;

/** Buttons of the frame that no scrolling brings under a finger, and pages wider than their window. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
      lost.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const wanted =
      '[data-testid="dock"] [role="button"], [data-testid="list"] [role="button"], [role="tab"], [data-testid^="seat "], [data-testid="undo"]:not([aria-disabled="true"]), [data-testid="hint"], [data-testid="menu"], [data-testid="status"]';
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const there = document.elementFromPoint(x, y);
      if (
        left < -1 ||
        right > innerWidth + 1 ||
        !there ||
        !(element.contains(there) || there.contains(element))
      )
        lost.push(element.getAttribute('aria-label') ?? element.dataset['testid'] ?? element.innerText);
    }
    return lost;
  });
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(ROOMS)('can be played in $name', async ({ name, viewport, textSize }) => {
    const { context, page, errors } = await house.visit({ viewport, settings: { textSize } });
    const match = playedUntil(game, {
      seats: 1,
      stop: (_, now) => now.decisions > 20 && now.moves().length > 3,
    });
    await openPosition(page, id, writeSave(match, { started: 1, saved: 1 }));
    const lost: string[] = [];
    for (let i = 0; i < 6; i++) {
      await playOn(page, i === 0 ? { until: ['pick'] } : { picks: 1, seed: i + 1 });
      lost.push(...(await outOfReach(page)));
    }
    await page.evaluate(() => document.querySelector('[data-testid="page"]')?.scrollTo(0, 0));
    await picture(page, `large-${id}-${name.replace(' ', '-')}`);
    expect(lost).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
