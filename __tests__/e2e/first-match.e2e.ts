import type { AnyGame } from '@/engine/core/game';
import { games } from '@/engine/games';

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
import { beginFirstMatch, bubbleNow, faultsOf } from './newcomer';
import { tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const GAMES = games.map((game): [string, AnyGame] => [game.id, game]);
const FIRST = 5;

describe.each(GAMES)('%s', (id, game) => {
  it.each(['phone', 'tablet'] as const)(
    'begins with its aim and five bubbles on a %s',
    async (size: Size) => {
      const { context, page, errors } = await house.visit({ size, newcomer: true });
      await page.goto(`/setup/${id}`);
      await seen(page.getByTestId('aim-screen'));
      await picture(page, `first-${id}-${size}-aim`);
      await expectAccessible(page);
      await beginFirstMatch(page, id);
      const faults: string[] = [];
      for (let n = 1; n <= FIRST;) {
        const bubble = await bubbleNow(page);
        if (bubble) {
          await picture(page, `first-${id}-${size}-${n}`);
          if (n === 1) await expectAccessible(page);
          faults.push(...faultsOf(game, bubble));
          n++;
          // The last one goes with its pick: it need not be put away.
          if (n <= FIRST) await page.getByTestId('bubble next').click();
          continue;
        }
        await tableReady(page);
        const confirm = page.getByTestId('confirm');
        if (!(await confirm.count())) await page.getByTestId('hint').click();
        await seen(confirm);
        const before = await page.getByTestId('dock').getAttribute('data-pick');
        await confirm.click();
        await until(
          'the pick to be made',
          async () => (await page.getByTestId('dock').getAttribute('data-pick')) !== before,
        );
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

describe('the coach', () => {
  it('goes on after a break, keeps quiet when told so, and comes back', async () => {
    const { context, page, errors } = await house.visit({ newcomer: true });
    const match = await beginFirstMatch(page, 'montana');
    const first = await bubbleNow(page);
    await page.getByTestId('bubble next').click();
    await until('the next bubble', async () => (await bubbleNow(page))?.text !== first?.text);
    const second = await bubbleNow(page);
    // Whatever was read is not said again; what was on show is.
    await page.goto('/');
    await page.goto(`/play/${match}`);
    await tableReady(page);
    expect((await bubbleNow(page))?.text).toBe(second?.text);
    await page.getByTestId('menu').click();
    const quiet = page.getByRole('switch', { name: 'Coach' });
    await quiet.click();
    await page.keyboard.press('Escape');
    await until('the coach to be quiet', async () => (await page.getByTestId('bubble').count()) === 0);
    await page.getByTestId('menu').click();
    await quiet.click();
    await page.keyboard.press('Escape');
    await seen(page.getByTestId('bubble'));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says nothing to somebody who knows the rules, until asked', async () => {
    const { context, page } = await house.visit({ newcomer: true });
    await page.goto('/setup/dawson');
    await page.getByTestId('known').click();
    await page.getByTestId('start').click();
    await page.waitForURL(/\/play\//);
    await tableReady(page);
    expect(await page.getByTestId('bubble').count()).toBe(0);
    await page.goto('/setup/dawson');
    // The aim comes by itself once.
    await seen(page.getByTestId('setup'));
    await page.getByTestId('to aim').click();
    await page.getByTestId('show me').click();
    await page.waitForURL(/\/play\//);
    await tableReady(page);
    await seen(page.getByTestId('bubble'));
    await context.close();
  });

  it('is read and put away by key, and heard', async () => {
    const { context, page } = await house.visit({ newcomer: true });
    await beginFirstMatch(page, 'dark-horse');
    const bubble = await bubbleNow(page);
    const said = bubble?.text.split('\n').pop() ?? '?';
    await until('the bubble to be heard', async () =>
      ((await page.getByTestId('announcer').textContent()) ?? '').includes(said),
    );
    await page.getByTestId('bubble next').focus();
    await page.keyboard.press('Enter');
    await until('it to be put away', async () => (await bubbleNow(page))?.text !== bubble?.text);
    const next = await bubbleNow(page);
    if (next) {
      await page.keyboard.press('Escape');
      await until('the next to be put away', async () => (await bubbleNow(page))?.text !== next.text);
    }
    await context.close();
  });
});
