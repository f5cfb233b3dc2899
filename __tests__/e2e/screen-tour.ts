/** Every screen outside the table: a picture for the eye, axe and the size of everything that can be pressed. */
import type { Page } from 'playwright-core';

import { games } from '../../engine/games';
import { axeFindings, picture, seen, smallTargets, until, type House, type Size } from './harness';
import { playOn, startMatch } from './table';

interface Stop {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  /** What is done there before the picture. */
  readonly act?: (page: Page) => Promise<void>;
}

const STOPS: readonly Stop[] = [
  { name: 'shelf', path: '/', ready: 'hero-button' },
  ...games.map(({ id }) => ({ name: `setup-${id}`, path: `/setup/${id}`, ready: 'setup' })),
  ...games.map(({ id }) => ({ name: `aim-${id}`, path: `/setup/${id}`, ready: 'setup', act: toAim })),
  ...games.map(({ id }) => ({ name: `page-${id}`, path: `/rules/${id}`, ready: 'rulebook' })),
  {
    name: 'setup-pass',
    path: '/setup/dawson',
    ready: 'setup',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Pass & play' }).click();
      await page.getByTestId('more').click();
      await seen(page.getByTestId('seed'));
    },
  },
  { name: 'rules', path: '/rules', ready: 'rules-list' },
  { name: 'rulebook', path: '/rules/dawson?clause=DW-4.1', ready: 'rulebook' },
  { name: 'records', path: '/records', ready: 'records' },
  { name: 'settings', path: '/settings', ready: 'settings' },
  {
    name: 'settings-erase',
    path: '/settings',
    ready: 'settings',
    act: async (page) => {
      await page.getByTestId('erase').click();
      await seen(page.getByTestId('erase-yes'));
    },
  },
  { name: 'credits', path: '/credits', ready: 'credits' },
  { name: 'lost', path: '/nowhere', ready: 'lost' },
];

async function toAim(page: Page): Promise<void> {
  await page.getByTestId('to aim').click();
  await seen(page.getByTestId('aim-screen'));
}

export async function tourScreens(house: House, size: Size, theme: 'light' | 'dark'): Promise<void> {
  const { context, page, errors } = await house.visit({ size, theme });
  await startMatch(page, 'dawson', { seed: 'tour' });
  await playOn(page, { seed: 2 });
  await startMatch(page, 'dawson', { seed: 'tour-2' });
  await playOn(page, { picks: 4 });
  await picture(page, `${size}-${theme}-play`);
  const found: string[] = [];
  for (const { name, path, ready, act } of STOPS) {
    await page.goto(path);
    await seen(page.getByTestId(ready));
    await until(`${name} to be read`, async () => (await page.locator('[aria-busy="true"]').count()) === 0);
    await act?.(page);
    await picture(page, `${size}-${theme}-${name}`);
    found.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
    found.push(...(await smallTargets(page)).map((target) => `${name}: small ${target}`));
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}
