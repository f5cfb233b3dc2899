/** The dice ledger: the fingerprint at the start, the counts midway, luck and the seed at the end. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

import { playedGreedily } from '@/__tests__/engine/ledger/greedy-games';
import { ledgerOf } from '@/engine/core/ledger';
import { Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { gameOf } from './ends';
import {
  expectAccessible,
  openHouse,
  picture,
  robustly,
  seen,
  type House,
  type VisitOptions,
} from './harness';
import { makeMoves } from './pictures';
import { openPosition, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function openLedger(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('open dice').click();
  await seen(page.getByTestId('fingerprint'));
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByTestId('ledger sheet').waitFor({ state: 'detached' });
}

const textOf = (page: Page, id: string) => page.getByTestId(id).textContent();

/** A finished match of these many seats, opened on its last sheet. */
async function openEnd(page: Page, id: string, seats: number): Promise<void> {
  const match = playedGreedily(gameOf(id), seats, 'finished');
  await openPosition(page, id, writeSave(match, { started: 1, saved: 1 }));
  await seen(page.getByTestId('end luck'));
}

async function widerThanItself(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

it('keeps the seed under its seal while a match runs', async () => {
  const { context, page, errors } = await house.visit();
  const seed = 'nobody-knows-this';
  await startMatch(page, 'montana', { seed });
  await openLedger(page);
  const fingerprint = await textOf(page, 'fingerprint');
  expect(fingerprint).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
  expect(await page.content()).not.toContain(seed);
  await expectAccessible(page);
  await picture(page, 'ledger-start-phone');
  await shut(page);

  await playOn(page, { picks: 14 });
  await openLedger(page);
  expect(await textOf(page, 'fingerprint')).toBe(fingerprint);
  await seen(page.getByTestId('ledger side 0'));
  expect(await page.getByTestId('luck').count()).toBe(0);
  expect(await page.content()).not.toContain(seed);
  await expectAccessible(page);
  await picture(page, 'ledger-midway-phone');
  await shut(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('open share').click();
  await seen(page.getByTestId('unseal'));
  expect(await page.content()).not.toContain(seed);
  await picture(page, 'ledger-sealed-share-phone');
  await page.keyboard.press('Escape');

  await context.close();
  expect(errors).toEqual([]);
});

it('opens the seal with the last pick: luck, the seed, and a line anybody can hash', async () => {
  const { context, page, errors } = await house.visit();
  const game = gameOf('montana');
  const match = playedGreedily(game, 1, 'nobody-knew-this', { kind: 'person' });
  const moves = match.record();
  const brink = Match.replay(game, match.config, match.seed, moves.slice(0, -1)) as Match;
  await openPosition(page, game.id, writeSave(brink, { started: 1, saved: 1 }));
  await openLedger(page);
  const fingerprint = await textOf(page, 'fingerprint');
  expect(await page.content()).not.toContain(match.seed);
  await shut(page);
  await makeMoves(page, moves.slice(-1), { from: brink.decisions, skip: true });
  const line = page.getByTestId('end luck');
  await seen(line);
  await line.scrollIntoViewIfNeeded();
  await picture(page, 'ledger-end-line-phone');
  await line.click();
  await seen(page.getByTestId('seal proven'));
  expect(await textOf(page, 'opened seed')).toBe(match.seed);
  expect(await textOf(page, 'fingerprint')).toBe(fingerprint);
  await picture(page, 'ledger-end-phone');
  await page.getByTestId('seal how').click();
  const sealed = (await textOf(page, 'sealed text')) ?? '';
  const hash = createHash('sha256').update(sealed).digest('hex');
  expect(sealed).toContain(match.seed);
  expect(hash.startsWith((fingerprint ?? '-').replaceAll(' ', ''))).toBe(true);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});

it('shares a running match only for its rank, also after the app was opened again', async () => {
  const { context, page, errors } = await house.visit();
  await startMatch(page, 'montana', { seed: 'shared-early' });
  await playOn(page, { picks: 2 });
  const share = async () => {
    await page.getByTestId('menu').click();
    await page.getByTestId('open share').click();
    await seen(page.getByTestId('share sheet'));
  };
  await share();
  await page.getByTestId('unseal').click();
  await seen(page.getByTestId('share-text'));
  await page.reload();
  await tableReady(page);
  await share();
  await seen(page.getByText('Seed: shared-early'));
  expect(await page.getByTestId('unseal').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

const ROOMS: ReadonlyArray<readonly [string, VisitOptions]> = [
  ['phone', {}],
  ['phone-night', { theme: 'dark' }],
  ['tablet', { size: 'tablet' }],
  ['tablet-night', { size: 'tablet', theme: 'dark' }],
  ['large', { settings: { textSize: 2 } }],
];

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(ROOMS)('shows what was rolled (%s)', async (room, options) => {
    const seats = Math.min(2, game.seats.max);
    const { context, page, errors } = await house.visit(options);
    await openEnd(page, id, seats);
    const line = page.getByTestId('end luck');
    await line.scrollIntoViewIfNeeded();
    await picture(page, `ledger-${id}-${room}-line`);
    await line.click();
    const { sides } = ledgerOf(playedGreedily(game, seats, 'finished'), -1);
    const shown = sides.find(({ rolls }) => rolls > 0);
    const luck = shown?.luck?.of100;
    await seen(page.getByTestId(`ledger side ${shown?.seat}`));
    await seen(page.getByText(luck ? `luckier than ${luck} of 100` : 'None of these rolls is good or bad'));
    await picture(page, `ledger-${id}-${room}`);
    await page.getByTestId('all rolls').scrollIntoViewIfNeeded();
    await picture(page, `ledger-${id}-${room}-rolls`);
    expect(await widerThanItself(page)).toBe(false);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});
