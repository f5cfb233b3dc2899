/** Fingers as they are: too fast, too long, and lifted where something else has come to lie. */
import type { CDPSession, Page } from 'playwright-core';

import { writeSave } from '@/engine/core/save';
import { dawson } from '@/engine/games/dawson';

import { openHouse, robustly, seen, until, type House } from './harness';
import { playedUntil } from './resume';
import { keptSave, openPosition } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Dawson's Manage: its mining is a roll, which cannot be taken back. */
async function manage(page: Page): Promise<number> {
  const match = playedUntil(dawson, {
    seats: 1,
    stop: (_, now) =>
      now.decision()?.kind === 'manage' && now.moves().some((move) => move.startsWith('mine')),
  });
  await openPosition(page, 'dawson', writeSave(match, { started: 1, saved: 1 }));
  return match.decisions;
}

async function middle(page: Page, testId: string): Promise<Spot> {
  const box = await page.getByTestId(testId).first().boundingBox();
  if (!box) throw new Error(`${testId} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function finger(page: Page): Promise<(kind: 'touchStart' | 'touchEnd', spot?: Spot) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  return async (type, spot) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] });
  };
}

it('makes no move beyond undo by a double tap, however fast', async () => {
  const { context, page, errors } = await house.visit({ hasty: true });
  const before = await manage(page);
  // Somebody looks first, then taps twice.
  await page.waitForTimeout(400);
  const verb = await middle(page, 'verb mine');
  for (const pause of [0, 60, 120]) {
    await page.touchscreen.tap(verb.x, verb.y);
    await page.waitForTimeout(pause);
    await page.touchscreen.tap(verb.x, verb.y);
    await page.waitForTimeout(350);
    expect((await keptSave(page, 'position'))?.moves.length).toBe(before);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('keeps the sheet of a long press open when the finger leaves, whatever lies under it', async () => {
  const { context, page, errors } = await house.visit();
  await manage(page);
  const touch = await finger(page);
  const ticket = page.locator('[data-testid="dock"] [data-testid^="move "]').first();
  const box = await ticket.boundingBox();
  if (!box) throw new Error('no ticket is in sight');
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch('touchStart', spot);
  await seen(page.getByTestId('explanation'));
  await touch('touchEnd');
  await page.waitForTimeout(600);
  await seen(page.getByTestId('explanation'));
  expect(page.url()).toContain('/play/');
  await page.touchscreen.tap(spot.x, 60);
  await until(
    'the sheet to close at a tap beside it',
    async () => (await page.getByTestId('explanation').count()) === 0,
  );
  expect(errors).toEqual([]);
  await context.close();
});
