/** Sound in a real browser: after the first tap, with every pick, never when muted, and with the network off. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { startMatch as startGame } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { dawson } from '@/engine/games/dawson';

import { expectAccessible, openHouse, robustly, root, seen, until, workerReady, type House } from './harness';
import { openPosition, playOn, startMatch, tableReady } from './table';

robustly();

const FILES = readdirSync(path.join(root, 'assets', 'sounds')).length;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Settings of somebody who has never touched the sound. */
const untouched = { sound: undefined };

/** Counts what the page really plays. What a test asks of a page counts as a tap to the browser: here only real ones do. */
async function counting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined });
    const { start } = AudioBufferSourceNode.prototype;
    Object.assign(window, { heard: 0 });
    AudioBufferSourceNode.prototype.start = function (...when) {
      (window as unknown as { heard: number }).heard++;
      return start.apply(this, when);
    };
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number }).heard);
const keptSounds = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('sounds')).keys()).length);
const fetched = () => house.sent.filter(({ path }) => path.endsWith('.wav')).length;

/** Picks until a sound is heard: the first may come before the speaker is awake. */
async function hears(page: Page): Promise<void> {
  const before = await heard(page);
  await until('a sound', async () => {
    if ((await heard(page)) > before) return true;
    await playOn(page, { picks: 1 });
    return (await heard(page)) > before;
  });
}

it('is on after the first tap, muted by the menu and by M, and not before or after', async () => {
  await house.startServer();
  const { context, page, errors } = await house.visit({ settings: untouched, size: 'tablet' });
  await counting(context);
  // Opened by its address: nobody has tapped this page yet.
  const before = fetched();
  const match = startGame(dawson as AnyGame, plainConfig(dawson as AnyGame, 1), 'sound');
  await openPosition(page, 'dawson', writeSave(match, { started: 1, saved: 1 }));
  await playOn(page, { picks: 2 });
  expect(await heard(page)).toBe(0);
  expect(fetched()).toBe(before);

  await page.mouse.click(4, 4);
  await until('the sounds to be kept', async () => (await keptSounds(page)) === FILES);
  expect(fetched()).toBe(before + FILES);
  await hears(page);

  await page.getByTestId('menu').click();
  const mute = page.getByRole('switch', { name: 'Sound' });
  expect(await mute.getAttribute('aria-checked')).toBe('true');
  await expectAccessible(page);
  await mute.click();
  expect(await mute.getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('Escape');
  await until('the menu to close', async () => (await page.getByTestId('menu sheet').count()) === 0);
  const muted = await heard(page);
  await playOn(page, { picks: 3 });
  expect(await heard(page)).toBe(muted);

  await page.keyboard.press('m');
  await seen(page.getByTestId('toast').getByText('Sound on'));
  await until('the sound of the switch', async () => (await heard(page)) > muted);
  await hears(page);
  await page.keyboard.press('m');
  await seen(page.getByTestId('toast').getByText('Sound off'));
  const kept = await page.evaluate(() => localStorage.getItem('frontier-five/settings'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ sound: false });
  expect(errors).toEqual([]);
  await context.close();
});

it('is heard with the network off after one match begun with it', async () => {
  await house.startServer();
  const { context, page } = await house.visit({ settings: untouched, worker: true });
  await counting(context);
  await page.goto('/');
  await seen(page.getByTestId('shelf'));
  await workerReady(page);
  const id = await startMatch(page, 'dawson', { seed: 'sound' });
  await until('the sounds to be kept', async () => (await keptSounds(page)) === FILES);
  await house.stopServer();
  await context.setOffline(true);
  await page.goto(`/play/${id}`);
  await tableReady(page);
  await page.touchscreen.tap(4, 4);
  await hears(page);
  await context.close();
});
