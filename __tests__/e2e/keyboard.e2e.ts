import { openHouse, robustly, type House } from './harness';
import { situation, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Where the keyboard stands now. */
const focused = () => document.activeElement?.getAttribute('data-testid') ?? '';

it('plays a whole solo game of Dawson City with Tab and Enter alone', async () => {
  const { context, page, errors } = await house.visit({ size: 'tablet' });
  await startMatch(page, 'dawson', { seed: 'keyboard' });
  let picks = 0;
  let tabs = 0;
  while ((await situation(page)) !== 'over') {
    expect(tabs).toBeLessThan(20_000);
    await page.keyboard.press('Tab');
    tabs++;
    const at = await page.evaluate(focused);
    if (/^(move .*|confirm|fold|next step|skip steps)$/.test(at)) {
      await page.keyboard.press('Enter');
      picks++;
    }
  }
  expect(picks).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await context.close();
});
