/** What a tap costs: one commit from a pick to the next, and only what changed is drawn. */
import { openHouse, robustly, type House } from './harness';
import { playOn, startMatch } from './table';
import { median, tapCosts } from './taps';

robustly();

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

/** The most things a median tap may change on the page of a phone; in two games much opens and closes with every pick. */
const MOST = { dakota: 60, 'dice-settlers': 60, 'dark-horse': 70, dawson: 70, montana: 60 };

test.each(Object.entries(MOST))('%s: one commit a tap, at most %d changes', async (game, most) => {
  const { page, context } = await house.visit();
  await startMatch(page, game);
  await playOn(page, { picks: 15, until: ['over'] });
  const costs = await tapCosts(page, 30);
  expect(costs.length).toBeGreaterThan(10);
  expect(median(costs.map((cost) => cost.commits))).toBeLessThanOrEqual(1);
  console.log(`${game}: ${median(costs.map((cost) => cost.changes))} changes at the median tap`);
  expect(median(costs.map((cost) => cost.changes))).toBeLessThanOrEqual(most);
  await context.close();
});
