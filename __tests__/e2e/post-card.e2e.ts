/** The post-card of every game as the browser makes it, in `out/cards/` for the eye. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { games } from '@/engine/games';

import { brinkOf, gameOf, playEnd } from './ends';
import { expectAccessible, openHouse, robustly, root, seen, type House } from './harness';
import { openPosition } from './table';

robustly();

const folder = path.join(root, 'out', 'cards');
let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

/** Opens the share sheet of a finished match and saves its card; answers the file. */
async function savedCard(page: Page, name: string): Promise<string> {
  await page.getByTestId('share').click();
  await seen(page.locator('[data-testid="post-card"] svg'));
  const download = page.waitForEvent('download');
  await page.getByTestId('card-keep').click();
  const file = path.join(folder, `${name}.png`);
  await (await download).saveAs(file);
  return file;
}

interface Look {
  readonly width: number;
  readonly height: number;
  /** How many colours a grid of samples shows, in the whole and in the window of the board. */
  readonly colours: number;
  readonly board: number;
}

/** What a picture is made of, read back by the browser itself. */
function lookAt(page: Page, file: string): Promise<Look> {
  const url = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const coloursIn = (from: number, to: number) => {
      const found = new Set<string>();
      for (let x = 60; x < canvas.width - 60; x += 7)
        for (let y = Math.round(canvas.height * from); y < canvas.height * to; y += 7)
          found.add(String(context?.getImageData(x, y, 1, 1).data.slice(0, 3)));
      return found.size;
    };
    return {
      width: canvas.width,
      height: canvas.height,
      colours: coloursIn(0, 1),
      board: coloursIn(0.42, 0.87),
    };
  }, url);
}

const tables = [
  ...games.map((game) => [game.id, 1, game] as const),
  ['dawson', 3, gameOf('dawson')] as const,
];

it.each(tables)(
  '%s with %i seats becomes a picture of its own, in its own letters',
  async (id, seats, game) => {
    const { over } = brinkOf(game, seats);
    const { context, page, errors } = await house.visit();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(house.address))
        foreign.push(request.url());
    });
    const refused: string[] = [];
    await context.exposeFunction('noteRefused', (what: string) => refused.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteRefused } = window as unknown as { noteRefused(what: string): void };
        noteRefused(`${event.violatedDirective}: ${event.blockedURI}`);
      });
    });
    await openPosition(page, id, over);
    const file = await savedCard(page, seats === 1 ? id : `${id}-${seats}`);
    const look = await lookAt(page, file);
    expect(look).toMatchObject({ width: 1080, height: 1350 });
    expect(look.colours).toBeGreaterThan(12);
    expect(look.board).toBeGreaterThan(8);
    expect(await page.getByTestId('card-note').textContent()).toBe('The picture is among your downloads.');
    await page.screenshot({ path: path.join(folder, `${id}-${seats}-sheet.png`) });
    await expectAccessible(page);
    expect({ foreign, refused, errors }).toEqual({ foreign: [], refused: [], errors: [] });
    await context.close();
  },
);

it('is there for an older match of the records too', async () => {
  const { context, page, errors } = await house.visit();
  await playEnd(page, 'dawson');
  await page.goto('/records');
  await seen(page.getByTestId('records'));
  await page.locator('[data-testid^="share-"]').first().click();
  await seen(page.locator('[data-testid="post-card"] svg'));
  const letters = await page.locator('[data-testid="post-card"]').textContent();
  const today = new Date().toLocaleDateString('en-GB', { year: 'numeric', month: 'short', day: 'numeric' });
  expect(letters).toContain(today);
  expect(letters).toContain('Frontier Five');
  expect(errors).toEqual([]);
  await context.close();
});

it('says so plainly where the browser lets no picture out', async () => {
  const { over } = brinkOf(gameOf('dawson'));
  const { context, page } = await house.visit();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await openPosition(page, 'dawson', over);
  await page.getByTestId('share').click();
  await seen(page.locator('[data-testid="post-card"] svg'));
  await page.getByTestId('card-keep').click();
  await seen(page.getByTestId('card-note'));
  expect(await page.getByTestId('card-note').textContent()).toContain('does not let the app');
  await context.close();
});
