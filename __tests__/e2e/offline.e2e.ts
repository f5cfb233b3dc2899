import { openHouse, robustly, seen, workerReady, type House } from './harness';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('starts at any address with the network off and the server stopped, after one visit', async () => {
  await house.startServer();
  const { context, page } = await house.visit({ worker: true });
  await page.goto('/');
  await seen(page.getByTestId('shelf'));
  await workerReady(page);
  await house.stopServer();
  await context.setOffline(true);

  await page.goto('/');
  await seen(page.getByTestId('shelf'));
  await page.goto('/rules/dawson?clause=DW-3.1');
  await seen(page.getByTestId('clause-DW-3.1'));
  expect(await page.evaluate(() => document.fonts.check('16px Bitter_500Medium'))).toBe(true);

  const id = await startMatch(page, 'dawson');
  await playOn(page, { picks: 4 });
  const before = await keptSave(page, id);
  await page.goto(`/play/${id}`);
  await tableReady(page);
  expect((await keptSave(page, id))?.moves).toEqual(before?.moves);
  await context.close();
});
