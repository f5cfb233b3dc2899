import { plainConfig } from '@/engine/core/configs';
import { shareSetup } from '@/engine/core/share';
import { gameById } from '@/engine/games';

import { openHouse, robustly, seen, until, type House } from './harness';
import { keptSave, matchId, playOn, putRow, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('sets damaged, foreign and newer saves aside and loads the rest', async () => {
  const { context, page, errors } = await house.visit();
  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 2 });
  const good = await keptSave(page, id);
  const text = good?.text ?? '';
  const row = (name: string, save: string) =>
    putRow(
      page,
      'matches',
      name,
      JSON.stringify({ id: name, game: 'dawson', text: save, over: false, updated: 5 }),
    );
  await page.goto('/credits');
  await row('cut', text.slice(0, -50));
  await row('newer', text.replace('"format":1', '"format":99'));
  await row('foreign', text.replace('"game":"dawson"', '"game":"elsewhere"'));
  await putRow(page, 'matches', 'mush', '{"id":');

  await page.goto('/');
  await seen(page.getByTestId('shelf-note'));
  expect(await page.getByTestId('shelf-note').innerText()).toContain('4 saves');
  await seen(page.getByTestId('hero-button'));

  await page.goto('/settings');
  for (const name of ['cut', 'newer', 'foreign', 'mush']) await seen(page.getByTestId(`aside-${name}`));
  const download = page.waitForEvent('download');
  await page
    .getByTestId('aside-newer')
    .getByRole('button', { name: /^Export/ })
    .click();
  expect((await download).suggestedFilename()).toContain('newer');

  await page.goto(`/play/${id}`);
  await tableReady(page);
  expect((await keptSave(page, id))?.moves).toEqual(good?.moves);
  expect(errors).toEqual([]);
  await context.close();
});

it('opens a link to a damaged match with words, not with a crash', async () => {
  const { context, page, errors } = await house.visit();
  await page.goto('/credits');
  await putRow(page, 'matches', 'broken', JSON.stringify({ id: 'broken', game: 'dawson', text: 'nonsense' }));
  await page.goto('/play/broken');
  await seen(page.getByTestId('match-aside'));
  await page.goto('/play/never-was');
  await seen(page.getByTestId('match-missing'));
  await page.goto('/setup/no-such-game');
  await seen(page.getByTestId('lost'));
  expect(errors).toEqual([]);
  await context.close();
});

it('says so when the disk is full, plays on in memory, and keeps everything once there is room', async () => {
  const { context, page } = await house.visit();
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      if (sessionStorage.getItem('full')) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 2 });
  const before = await keptSave(page, id);
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await playOn(page, { picks: 3, seed: 2 });
  await seen(page.getByTestId('trouble'));
  expect((await keptSave(page, id))?.moves).toEqual(before?.moves);

  await page.evaluate(() => sessionStorage.removeItem('full'));
  await playOn(page, { picks: 1, seed: 3 });
  await page.getByTestId('trouble').waitFor({ state: 'detached' });
  await until('all moves to be kept', async () => {
    const kept = await keptSave(page, id);
    return (kept?.moves.length ?? 0) >= (before?.moves.length ?? 0) + 4;
  });
  await page.reload();
  await tableReady(page);
  await context.close();
});

it('starts a match even when nothing can be kept', async () => {
  const { context, page } = await house.visit();
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await startMatch(page, 'dawson');
  const { picks } = await playOn(page, { picks: 3 });
  expect(picks).toBe(3);
  await seen(page.getByTestId('trouble'));
  await context.close();
});

const FORBID = {
  'is missing': () => Reflect.deleteProperty(window, 'indexedDB'),
  'throws at once': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'never answers': () => {
    // The real request is made, and nobody hears of its end.
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `${name}-unheard`);
      request.addEventListener = () => undefined;
      return request;
    };
  },
} as const;

it.each(Object.keys(FORBID) as Array<keyof typeof FORBID>)(
  'plays in memory and says so when IndexedDB %s',
  async (how) => {
    const { context, page, errors } = await house.visit();
    await context.addInitScript(FORBID[how]);
    await page.goto('/');
    await seen(page.getByTestId('shelf-note'));
    expect(await page.getByTestId('shelf-note').innerText()).toContain('games last until you close the page');
    await startMatch(page, 'dawson');
    const { picks } = await playOn(page, { picks: 3 });
    expect(picks).toBe(3);
    await seen(page.getByTestId('trouble'));
    expect(await page.getByTestId('trouble').innerText()).toContain('games last until you close the page');
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('refuses a wrong share code in words and takes a good one', async () => {
  const { context, page } = await house.visit();
  await page.goto('/setup/dawson');
  await page.getByTestId('more').click();
  for (const wrong of ['F5nonsense', 'hello!']) {
    await page.getByTestId('share-code').fill(wrong);
    await page.getByTestId('share-use').click();
    await seen(page.getByTestId('share-trouble'));
  }
  const game = gameById('dawson');
  if (!game) throw new Error('Dawson City is not on the shelf');
  await page.getByTestId('share-code').fill(shareSetup(game, plainConfig(game, 1), 'shared-seed-1'));
  await page.getByTestId('share-use').click();
  await page.getByTestId('share-trouble').waitFor({ state: 'detached' });
  await seen(page.getByText(/^Code read: Dawson City/));
  expect(await page.getByTestId('seed').inputValue()).toBe('shared-seed-1');
  await page.getByTestId('start').click();
  await page.waitForURL(/\/play\//);
  await tableReady(page);
  const { text } = (await keptSave(page, matchId(page))) ?? {};
  expect(JSON.parse(text ?? '{}')).toMatchObject({ game: 'dawson', seed: 'shared-seed-1' });
  await context.close();
});
