/** A newer version of the app arrives while people play. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { openHouse, PATIENCE, robustly, seen, until, workerReady, type House } from './harness';
import { copyOfDist, publishSecond } from './second-build';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let folder: string;
let house: House;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'update-'));
  copyOfDist(folder);
  house = await openHouse(folder);
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const builtAs = (page: Page) => page.evaluate(() => (globalThis as { builtAs?: string }).builtAs ?? 'first');

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

it('is told on the shelf, waits, and is taken at a press; an open match goes on, and offline works', async () => {
  const { context, page: table, errors } = await house.visit({ worker: true });
  await table.goto('/');
  await seen(table.getByTestId('shelf'));
  await workerReady(table);
  const id = await startMatch(table, 'dawson');
  await playOn(table, { picks: 3 });
  const shelf = await context.newPage();
  await shelf.goto('/');
  await seen(shelf.getByTestId('hero-button'));
  expect(await shelf.getByTestId('update-note').count()).toBe(0);

  publishSecond(folder);
  await lookForUpdate(shelf);
  await seen(shelf.getByTestId('update-note'));
  expect(await shelf.getByTestId('update-note').innerText()).toContain('A new version is ready.');

  // It waits: a page opened now is still the first build, whose scripts the server has no more.
  await shelf.reload();
  await seen(shelf.getByTestId('update-take'));
  expect(await builtAs(shelf)).toBe('first');
  await shelf.getByTestId('card-montana').click();
  await seen(shelf.getByTestId('setup'));
  await shelf.getByTestId('back').click();
  await playOn(table, { picks: 2 });
  expect(await builtAs(table)).toBe('first');

  let loads = 0;
  shelf.on('load', () => loads++);
  await shelf.getByTestId('update-take').click();
  await until('the second build', async () => (await builtAs(shelf)) === 'second');
  await seen(shelf.getByTestId('hero-button'));
  expect(await shelf.getByTestId('update-note').count()).toBe(0);
  expect(loads).toBe(1);

  // The open table plays on with the scripts it has.
  await playOn(table, { picks: 2 });
  expect(await builtAs(table)).toBe('first');
  const before = await keptSave(table, id);
  await house.stopServer();
  await context.setOffline(true);
  await table.reload();
  await tableReady(table);
  expect(await builtAs(table)).toBe('second');
  expect((await keptSave(table, id))?.moves).toEqual(before?.moves);
  await playOn(table, { picks: 1 });
  expect(errors).toEqual([]);
  await context.close();
});

it('takes over by itself once every tab is closed', async () => {
  const { context, page } = await house.visit({ worker: true });
  await page.goto('/');
  await seen(page.getByTestId('shelf'));
  await workerReady(page);
  publishSecond(folder);
  await lookForUpdate(page);
  await seen(page.getByTestId('update-note'));
  await page.close();
  await until(
    'the second build in a new tab',
    async () => {
      const tab = await context.newPage();
      try {
        // A tab opened while one worker gives way to the other may hang: then another one is opened.
        await tab.goto('/', { timeout: PATIENCE / 2 });
        await seen(tab.getByTestId('hero-button'));
        return (await builtAs(tab)) === 'second';
      } finally {
        await tab.close();
      }
    },
    4 * PATIENCE,
  );
  await context.close();
});
