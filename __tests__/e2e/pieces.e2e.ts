/** Each game is a piece of its own: it comes when it is needed, and a piece that does not come is said in words. */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openHouse, robustly, seen, type House } from './harness';
import { copyOfDist } from './second-build';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let folder: string;
let house: House;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pieces-'));
  copyOfDist(folder);
  house = await openHouse(folder);
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const scripts = () => path.join(folder, '_expo/static/js/web');

/** The script that holds a rule of the game. */
function pieceWith(words: string): string {
  const found = readdirSync(scripts()).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(scripts(), name), 'utf8').includes(words),
  );
  if (found.length !== 1) throw new Error(`${words} stands in ${found.length} scripts.`);
  return found[0] as string;
}

it('loads the rules of a game with its first screen and not before', async () => {
  const montana = pieceWith('MT-3.1');
  const asked = () => house.sent.filter((one) => one.path.endsWith(montana)).length;
  const { context, page } = await house.visit();
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  expect(asked()).toBe(0);
  await page.getByTestId('card-montana').click();
  await seen(page.getByTestId('setup'));
  expect(asked()).toBe(1);
  await context.close();
});

it('says so when a game cannot be fetched, keeps its matches, and finds it later', async () => {
  const piece = path.join(scripts(), pieceWith('DW-3.1'));
  const { context, page } = await house.visit();
  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 3 });
  const before = await keptSave(page, id);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  renameSync(piece, `${piece}-away`);
  try {
    await page.goto('/');
    await seen(page.getByTestId('hero-button'));
    expect(await page.getByTestId('shelf-note').count()).toBe(0);
    await page.getByTestId('hero-button').click();
    await seen(page.getByTestId('not-loaded'));
    expect(await page.getByTestId('not-loaded').innerText()).toContain('Nothing you have played is lost.');
    await page.goto('/setup/dawson');
    await seen(page.getByTestId('not-loaded'));
  } finally {
    renameSync(`${piece}-away`, piece);
  }
  await page.getByTestId('load-again').click();
  await seen(page.getByTestId('setup'));
  await page.goto(`/play/${id}`);
  await tableReady(page);
  expect((await keptSave(page, id))?.moves).toEqual(before?.moves);
  await context.close();
});
