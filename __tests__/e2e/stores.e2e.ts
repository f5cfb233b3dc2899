import type { BrowserContext, Page } from 'playwright-core';

import { openHouse, robustly, seen, until, type House } from './harness';
import { keptSave, playOn, situation, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What a player sees of the position: the dock and every lit place. */
async function shown(page: Page): Promise<string> {
  const dock = await page.getByTestId('dock').innerText();
  const lit = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid^="lit "], [data-testid^="move "]')]
      .map((element) => element.getAttribute('data-testid'))
      .sort()
      .join('\n'),
  );
  return `${dock}\n${lit}`;
}

it('resumes exactly where it was when the page is reloaded in mid-turn', async () => {
  const { context, page } = await house.visit();
  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 9, seed: 5 });
  const before = await shown(page);
  const save = await keptSave(page, id);
  expect(save?.moves.length).toBeGreaterThanOrEqual(9);
  await page.reload();
  await tableReady(page);
  expect(await shown(page)).toBe(before);
  expect((await keptSave(page, id))?.moves).toEqual(save?.moves);
  await context.close();
});

it('puts an unfinished match on the shelf and rides on from there', async () => {
  const { context, page } = await house.visit();
  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 3 });
  const before = await shown(page);
  await page.goto('/');
  await page.getByTestId('hero-button').click();
  await page.waitForURL(`**/play/${id}`);
  await tableReady(page);
  expect(await shown(page)).toBe(before);
  await context.close();
});

it('lets a second tab follow, and take over', async () => {
  const { context, page: first } = await house.visit();
  const id = await startMatch(first, 'dawson');
  await playOn(first, { picks: 2 });

  const second = await context.newPage();
  await second.goto(`/play/${id}`);
  await until('the second tab to follow', async () => (await situation(second)) === 'follows');

  await playOn(first, { picks: 2, seed: 3 });
  const position = await keptSave(first, id);
  await until('the second tab to catch up', async () => {
    const kept = await keptSave(second, id);
    return kept?.moves.length === position?.moves.length && (await situation(second)) === 'follows';
  });

  await second.getByTestId('take over').click();
  await until('the second tab to play', async () => (await situation(second)) === 'pick');
  await until('the first tab to follow', async () => (await situation(first)) === 'follows');
  await playOn(second, { picks: 2, seed: 4 });
  const later = await keptSave(second, id);
  expect(later?.moves.slice(0, position?.moves.length)).toEqual(position?.moves);
  expect(later?.moves.length).toBeGreaterThan(position?.moves.length ?? 0);

  await second.close();
  await until('the first tab to play again', async () => (await situation(first)) === 'pick');
  expect((await keptSave(first, id))?.moves).toEqual(later?.moves);
  await context.close();
});

/** Every record of moves put on the disk by any page, in the order of the transactions. */
async function written(context: BrowserContext): Promise<() => string[][]> {
  const puts: Array<{ at: number; text: string }> = [];
  await context.exposeBinding('wrote', (_source, at: number, text: string) => puts.push({ at, text }));
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      const row = args[0] as { table: string; text: string };
      const { wrote } = window as unknown as { wrote(at: number, text: string): void };
      if (row.table === 'matches') wrote(performance.timeOrigin + performance.now(), row.text);
      return put.apply(this, args);
    };
  });
  return () =>
    [...puts]
      .sort((a, b) => a.at - b.at)
      .map(
        ({ text }) => (JSON.parse((JSON.parse(text) as { text: string }).text) as { moves: string[] }).moves,
      );
}

function expectUnbroken(history: readonly string[][]): void {
  history.forEach((moves, at) => {
    const before = history[at - 1] ?? [];
    expect(moves.slice(0, before.length)).toEqual(before);
  });
}

const tap = (page: Page) =>
  page.evaluate(() => {
    const press = (id: string) => {
      const found = document.querySelector<HTMLElement>(`[data-testid^="${id}"]`);
      found?.click();
      return found !== null;
    };
    if (!document.querySelector('[data-testid="dock"]:not([aria-busy="true"])')) return;
    if (!press('confirm') && !press('move ') && press('fold')) press('move ');
    press('confirm');
  });

/** The top bar and the seats: what a leading and a following tab show alike. */
const boardText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="status"], [data-testid^="seat "]')]
      .map((element) => element.textContent)
      .join(),
  );

it('loses no pick when another tab takes over at that moment', async () => {
  const { context, page: first, errors } = await house.visit();
  const history = await written(context);
  const id = await startMatch(first, 'dawson', { seed: 'take-over' });
  const second = await context.newPage();
  await second.goto(`/play/${id}`);
  await until('the second tab to follow', async () => (await situation(second)) === 'follows');
  let [leader, follower] = [first, second];
  for (let round = 0; round < 16; round++) {
    const pick = tap(leader);
    if (round % 4 > 0)
      await leader.evaluate((ms) => new Promise((go) => setTimeout(go, ms)), (round % 4) * 4);
    await follower.getByTestId('take over').click();
    await pick;
    await until('the other tab to play', async () => (await situation(follower)) === 'pick');
    await until('the first tab to follow', async () => (await situation(leader)) === 'follows');
    [leader, follower] = [follower, leader];
  }
  expectUnbroken(history());
  const last = history().at(-1);
  expect((await keptSave(leader, id))?.moves).toEqual(last);
  expect(last?.length).toBeGreaterThan(0);
  await until(
    'both tabs to show the same',
    async () => (await boardText(first)) === (await boardText(second)),
  );
  expect(errors).toEqual([]);
  await context.close();
});

it('loses no pick when two tabs play without locks', async () => {
  const { context, page: first, errors } = await house.visit();
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  const history = await written(context);
  const id = await startMatch(first, 'dawson', { seed: 'no-locks' });
  const second = await context.newPage();
  await second.goto(`/play/${id}`);
  await tableReady(second);
  expect([await situation(first), await situation(second)]).toEqual(['pick', 'pick']);
  for (let round = 0; round < 10; round++) {
    await Promise.all([tap(first), tap(second)]);
    for (const page of [first, second]) await tableReady(page);
  }
  await until('both tabs to stand on the last save', async () => {
    const kept = (await keptSave(first, id))?.moves.length;
    return kept === history().at(-1)?.length && (await boardText(first)) === (await boardText(second));
  });
  expectUnbroken(history());
  expect(history().at(-1)?.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

it('enters a finished match in the records and offers it no more on the shelf', async () => {
  const { context, page } = await house.visit();
  await startMatch(page, 'dawson');
  const { end } = await playOn(page, { seed: 11 });
  expect(end).toBe('over');
  await page.getByTestId('to shelf').click();
  await seen(page.getByTestId('hero-button'));
  expect(await page.getByTestId('hero-button').innerText()).toMatch(/Saddle up$/);
  await page.goto('/records');
  await until('the record to stand there', async () =>
    (await page.getByTestId('records').innerText()).includes('1 played'),
  );
  await context.close();
});
