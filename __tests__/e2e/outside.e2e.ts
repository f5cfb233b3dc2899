/** Around the table: giving a match up and taking that back, the way back to the shelf, and sharing by link. */
import type { Page } from 'playwright-core';

import { openHouse, robustly, seen, until, workerReady, type House } from './harness';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const onShelf = (page: Page) =>
  until('the shelf', async () => new URL(page.url()).pathname === '/' && (await shelfShown(page)));
const shelfShown = (page: Page) => page.locator('[data-testid="shelf"][aria-busy="false"]').isVisible();

/** The link the share sheet of the match on screen shows, without the host. */
async function sharedLink(page: Page, what: 'This deal' | 'The whole match'): Promise<string> {
  await page.getByTestId('menu').click();
  await page.getByTestId('open share').click();
  await seen(page.getByTestId('share sheet'));
  // A match that counts keeps its seed until it is over: whoever shares it before plays on unranked.
  const unseal = page.getByTestId('unseal');
  if (await unseal.isVisible()) await unseal.click();
  await page.getByRole('radio', { name: what }).click();
  const link = new URL((await page.getByTestId('share-text').textContent()) ?? '');
  return link.pathname + link.search;
}

it('leads back to the shelf from a match, not to its set-up', async () => {
  const { context, page, errors } = await house.visit();
  await page.goto('/');
  await page.getByTestId('card-montana').click();
  await page.getByTestId('start').click();
  await page.waitForURL(/\/play\//);
  await tableReady(page);
  await page.goBack();
  await onShelf(page);
  await seen(page.getByText('Ride on'));
  expect(errors).toEqual([]);
  await context.close();
});

it('gives a match up, keeps it while it can be put back, and erases it after that', async () => {
  const { context, page, errors } = await house.visit();
  const id = await startMatch(page, 'dawson', { seed: 'give-up' });
  await playOn(page, { picks: 3 });
  const giveUp = async () => {
    await page.getByTestId('menu').click();
    await page.getByTestId('give up').click();
    await page.getByTestId('give up yes').click();
    await onShelf(page);
    await seen(page.getByTestId('undo-bar'));
  };
  await giveUp();
  expect(await page.getByText('Ride on').count()).toBe(0);

  // Killed now, the app has the match still.
  await page.goto('/');
  await seen(page.getByText('Ride on'));
  await page.getByTestId(`remove-${id}`).click();
  await page.getByTestId('put-back').click();
  await page.getByTestId('hero-button').click();
  await tableReady(page);
  expect((await keptSave(page, id))?.moves).toHaveLength(3);

  await giveUp();
  await page.getByText('Records').click();
  await seen(page.getByTestId('records'));
  await until('the match to be erased', async () => (await keptSave(page, id)) === null);
  expect(errors).toEqual([]);
  await context.close();
});

it('opens the link of a deal and of a whole match on another device, from a cold start and with the network off', async () => {
  const host = await house.visit();
  const id = await startMatch(host.page, 'montana', { seed: 'shared-seed' });
  await playOn(host.page, { picks: 6 });
  const saved = await keptSave(host.page, id);
  const deal = await sharedLink(host.page, 'This deal');
  await host.page.goto(`/play/${id}`);
  await tableReady(host.page);
  const whole = await sharedLink(host.page, 'The whole match');
  await host.context.close();

  const { context, page, errors } = await house.visit({ worker: true });
  await page.goto(deal);
  await seen(page.getByTestId('seed'));
  expect(await page.getByTestId('seed').inputValue()).toBe('shared-seed');
  await workerReady(page);
  await house.stopServer();
  await page.goto(whole);
  await page.waitForURL(/\/play\/shared-/);
  await tableReady(page);
  const guest = await keptSave(page, /\/play\/([^/?]+)/.exec(page.url())?.[1] ?? '');
  expect(guest?.moves).toEqual(saved?.moves);
  await page.goBack();
  await onShelf(page);

  await page.goto(deal.slice(0, -3));
  await seen(page.getByTestId('link-trouble'));
  await house.startServer();
  expect(errors).toEqual([]);
  await context.close();
});

it('chooses by the arrow keys, and the focus goes with the choice', async () => {
  const { context, page, errors } = await house.visit();
  await page.goto('/settings');
  const day = page.getByRole('radio', { name: 'Day', exact: true });
  await day.focus();
  await page.keyboard.press('ArrowRight');
  const night = page.getByRole('radio', { name: 'Night', exact: true });
  await until('Night to be chosen', async () => (await night.getAttribute('aria-checked')) === 'true');
  await until('Night to be focused', () => night.evaluate((part) => part === document.activeElement));
  expect(errors).toEqual([]);
  await context.close();
});

const PAGES = {
  '/': 'hero-button',
  '/setup/dawson': 'setup',
  '/setup/dice-settlers': 'setup',
  '/settings': 'settings',
  '/records': 'records',
  '/rules': 'rules-list',
  '/rules/dawson': 'rulebook',
  '/credits': 'credits',
  '/nowhere': 'lost',
} as const;

it.each([
  { width: 320, height: 568, textSize: 1 },
  { width: 195, height: 420, textSize: 1 },
  { width: 390, height: 844, textSize: 2 },
])('fits a window of $width px at text size $textSize: nothing grows sideways', async (window) => {
  const { context, page, errors } = await house.visit({ settings: { textSize: window.textSize } });
  await page.setViewportSize({ width: window.width, height: window.height });
  await startMatch(page, 'montana');
  const found: string[] = [];
  for (const [path, ready] of Object.entries(PAGES)) {
    await page.goto(path);
    await seen(page.getByTestId(ready));
    found.push(...(await sideways(page)).map((what) => `${path}: ${what}`));
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Words and buttons that reach over the right edge, and a page that scrolls sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const over = [...document.querySelectorAll('#root [role="button"], #root [role="radio"], #root [dir]')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
      .map((part) => part.textContent ?? '');
    return scrollWidth > clientWidth ? [`page of ${scrollWidth} px`, ...over] : over;
  });
}
