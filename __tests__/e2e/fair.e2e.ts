/** "How fair is it?": reached from the rulebook, read on a phone and a tablet, by day and by night. */
import { games } from '../../engine/games';
import {
  axeFindings,
  openHouse,
  picture,
  robustly,
  seen,
  smallTargets,
  type House,
  type Size,
} from './harness';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const VISITS = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['tablet', 'dark'],
] as const satisfies ReadonlyArray<readonly [Size, 'light' | 'dark']>;

it.each(VISITS)('shows what was measured of every game: %s, %s', async (size, theme) => {
  const { context, page, errors } = await house.visit({ size, theme });
  const found: string[] = [];
  for (const { id } of games) {
    await page.goto(`/rules/fair/${id}`);
    await seen(page.getByTestId('used-action'));
    await picture(page, `fair-${id}-${size}-${theme}`);
    found.push(...(await axeFindings(page)).map((finding) => `${id}: ${finding}`));
    found.push(...(await smallTargets(page)).map((target) => `${id}: small ${target}`));
    // Nothing sticks out at the side.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found.push(`${id}: ${over} px too wide`);
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it('is a tap away from the rulebook, and every entry of a long list is a tap away', async () => {
  const { context, page, errors } = await house.visit();
  await page.goto('/rules/dakota');
  await page.getByTestId('fair').click();
  await seen(page.getByTestId('fairness'));
  const cards = page.getByTestId('used-card').getByRole('img');
  const few = await cards.count();
  await page.getByTestId('all-card').click();
  expect(await cards.count()).toBeGreaterThan(few);
  // The rulebook lies under the page.
  await page.getByTestId('fairness').getByTestId('back').click();
  await page.getByTestId('fairness').waitFor({ state: 'detached' });
  await seen(page.getByTestId('rulebook'));
  expect(errors).toEqual([]);
  await context.close();
});

it('holds letters of twice the size', async () => {
  const { context, page, errors } = await house.visit({ settings: { textSize: 2 } });
  await page.goto('/rules/fair/montana');
  await seen(page.getByTestId('used-action'));
  await picture(page, 'fair-montana-phone-large');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await context.close();
});
