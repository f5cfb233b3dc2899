import {
  expectAccessible,
  openHouse,
  picture,
  robustly,
  seen,
  until,
  type House,
  type Size,
} from './harness';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each<readonly [Size, 'light' | 'dark']>([
  ['phone', 'light'],
  ['tablet', 'dark'],
])('Dawson City on a %s (%s)', (size, theme) => {
  it('plays a whole solo game against the Street through the screen', async () => {
    const { context, page, errors } = await house.visit({ size, theme });
    await startMatch(page, 'dawson', { seed: 'whole-solo' });
    await seen(page.getByTestId('pool'));
    await playOn(page, { picks: 30, seed: 3 });
    await picture(page, `dawson-${size}-${theme}-play`);
    await expectAccessible(page);
    const { end, picks } = await playOn(page, { seed: 5 });
    expect(end).toBe('over');
    expect(picks).toBeGreaterThan(30);
    await seen(page.getByText('The Street'));
    await picture(page, `dawson-${size}-${theme}-end`);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('calls three people by a banner on one table, and a rival plays along', async () => {
  const { context, page, errors } = await house.visit({ size: 'tablet' });
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person' as const }));
  await startMatch(page, 'dawson', { kind: 'pass', seats, seed: 'three', options: { rivals: 1 } });
  const called = new Set<string>();
  for (let picks = 0; called.size < 3 && picks < 60; picks++) {
    const banner = (await page.getByTestId('banner').textContent()) ?? '';
    for (const { name } of seats) if (banner.startsWith(name)) called.add(name);
    const { end } = await playOn(page, { picks: 1, until: ['curtain', 'welcome'], seed: picks + 1 });
    expect(end).toBe('pick');
  }
  expect([...called].sort()).toEqual(['Ada', 'Ben', 'Cleo']);
  await picture(page, 'dawson-tablet-banner');
  expect(errors).toEqual([]);
  await context.close();
});

it('lays a tile by a tap on the map, turns it there and puts it down', async () => {
  const { context, page, errors } = await house.visit();
  await startMatch(page, 'dawson', { seed: 'whole-solo' });
  for (let pick = 0; pick < 60; pick++) {
    if ((await page.locator('[data-testid="tray"]').count()) > 0) break;
    await playOn(page, { picks: 1, seed: pick + 1 });
  }
  await seen(page.getByTestId('tray'));
  const laid = await page.getByTestId('dock').getAttribute('data-pick');
  await until('a place to be chosen', async () => {
    if ((await page.getByTestId('confirm').count()) > 0) return true;
    await page.locator('[data-testid^="lit cell:"]').first().click({ force: true });
    return false;
  });
  await seen(page.getByText('Lay it here'));
  await picture(page, 'dawson-phone-lay');
  const turn = page.getByTestId('turn');
  if ((await turn.count()) > 0) await turn.click();
  await page.getByTestId('confirm').click();
  await until('the tile to lie', async () => {
    const pick = await page
      .getByTestId('dock')
      .getAttribute('data-pick')
      .catch(() => null);
    return pick !== laid;
  });
  expect(errors).toEqual([]);
  await context.close();
});

it('comes back after a reload in the middle of a turn exactly as it was', async () => {
  const { context, page } = await house.visit();
  const id = await startMatch(page, 'dawson', { seed: 'resume' });
  for (let stretch = 1; stretch <= 5; stretch++) {
    await playOn(page, { picks: stretch * 2 + 1, seed: stretch });
    const tickets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-testid^="move "]')].map((one) => one.textContent),
      );
    const before = { save: (await keptSave(page, id))?.moves, tickets: await tickets() };
    await page.reload();
    await tableReady(page);
    expect((await keptSave(page, id))?.moves).toEqual(before.save);
    expect(await tickets()).toEqual(before.tickets);
  }
  await context.close();
});
