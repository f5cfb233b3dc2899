import { montana } from '@/engine/games/montana';
import { writeSave } from '@/engine/core/save';
import { openHouse, robustly, seen, until, type House } from './harness';
import { playedUntil } from './resume';
import { keptSave, openPosition, playOn, situation, startMatch } from './table';

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

it('presses a ticket by its letter, takes back with Ctrl+Z and asks the lamp with H', async () => {
  const { context, page, errors } = await house.visit({ size: 'tablet' });
  const match = playedUntil(montana, {
    seats: 1,
    stop: (_, now) => now.decision()?.kind === 'build-next' && now.moves().length > 3,
  });
  await openPosition(page, 'montana', writeSave(match, { started: 1, saved: 1 }));
  const kept = async () => (await keptSave(page, 'position'))?.moves.length ?? -1;
  const before = await kept();
  const second = page.getByTestId('tickets').locator('[data-testid^="move "]').nth(1);
  const wanted = ((await second.getAttribute('data-testid')) ?? '').replace('move ', '');
  await page.keyboard.press('b');
  await until('the ticket to be taken', async () => (await kept()) === before + 1);
  expect((await keptSave(page, 'position'))?.moves.at(-1)).toBe(wanted);
  await page.keyboard.press('Control+z');
  await until('the pick to be taken back', async () => (await kept()) === before);
  await until('the question to be asked again', async () => (await situation(page)) === 'pick');
  await page.keyboard.press('h');
  await seen(page.getByTestId('hint reason'));
  await page.keyboard.press('Escape');
  await until('the hint to be dropped', async () => (await page.getByTestId('hint reason').count()) === 0);
  expect(errors).toEqual([]);
  await context.close();
});

it('opens the list first where words are wanted first, and plays on through it', async () => {
  const { context, page, errors } = await house.visit({ settings: { listFirst: true } });
  await startMatch(page, 'dawson', { seed: 'words' });
  await seen(page.getByTestId('list'));
  for (let i = 0; i < 12; i++) {
    await playOn(page, { picks: 1, seed: i + 1 });
    if ((await situation(page)) === 'over') break;
  }
  await seen(page.getByTestId('list').or(page.getByTestId('dock')));
  expect(errors).toEqual([]);
  await context.close();
});
