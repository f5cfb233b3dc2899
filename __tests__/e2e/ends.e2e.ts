/**
 * The end as it plays out: lines in order, the stamp last, a tap shows the same sheet. Pictures of every end lie in
 * `out/ends/`; `LOOK=all` takes three seats, the dark and a tablet as well.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { games } from '@/engine/games';

import { brinkOf, gameOf, playEnd } from './ends';
import { filmed, writeStrip } from './film';
import { expectAccessible, openHouse, robustly, root, seen, until, type House, type Size } from './harness';
import { openPosition } from './table';

robustly();

const folder = path.join(root, 'out', 'ends');
const all = process.env.LOOK === 'all';
let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

/** Every text of the sheet that can be seen, in order. */
function sheetTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-testid="end"]');
    const texts: string[] = [];
    for (const node of root?.querySelectorAll('*') ?? []) {
      const own = [...node.childNodes]
        .filter((child) => child.nodeType === 3)
        .map((child) => child.textContent);
      const unsaid = node.closest('[data-testid="announcer"]');
      if (own.length > 0 && !unsaid && node.checkVisibility({ opacityProperty: true }))
        texts.push(own.join(''));
    }
    return texts;
  });
}

/** When each line of the first table, the rung, the stamp and the verdict came into sight. */
async function noteOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes = new Map<string, number>();
    (window as unknown as { notes: Map<string, number> }).notes = notes;
    const note = (name: string, node: Element | null | undefined) => {
      if (node && !notes.has(name) && Number(getComputedStyle(node).opacity) > 0.05)
        notes.set(name, performance.now());
    };
    const look = () => {
      const end = document.querySelector('[data-testid="end"]');
      if (end) {
        note('end', end);
        const lines = end.querySelectorAll('[data-testid="rounds"] > *, [data-testid="sheet"] > *');
        lines.forEach((line, i) => note(`line ${i}`, line));
        note('rung', end.querySelector('[data-testid="rung"] > *'));
        note('stamp', end.querySelector('[data-testid="stamp"]'));
        note('verdict', end.querySelector('[data-testid="verdict"]'));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function notesOf(page: Page): Promise<ReadonlyArray<readonly [string, number]>> {
  return page.evaluate(() => [...(window as unknown as { notes: Map<string, number> }).notes]);
}

describe('played to its end', () => {
  const settings = { pace: 'normal' };

  it('counts line after line, then climbs, then stamps, then judges; then nothing moves', async () => {
    const { context, page, errors } = await house.visit({ moving: true, settings });
    await noteOrder(page);
    await playEnd(page, 'dawson');
    await until('the verdict', async () => (await notesOf(page)).some(([name]) => name === 'verdict'));
    const notes = await notesOf(page);
    const at = new Map(notes);
    // The heads of the columns and the sum at the foot stand there from the start.
    const last = notes.filter(([name]) => name.startsWith('line')).length - 1;
    const lines = notes.filter(
      ([name]) => name.startsWith('line') && name !== 'line 0' && name !== `line ${last}`,
    );
    expect(lines.map(([name]) => name)).toEqual(lines.map((_, i) => `line ${i + 1}`));
    expect(at.get('stamp')).toBeGreaterThan(Math.max(...lines.map(([, time]) => time)));
    expect(at.get('stamp')).toBeGreaterThan(at.get('rung') ?? Infinity);
    expect(at.get('verdict')).toBeGreaterThan(at.get('stamp') ?? Infinity);
    console.log(
      `${lines.length} lines, stamped after ${Math.round((at.get('stamp') ?? 0) - (at.get('end') ?? 0))} ms`,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['dawson', 'dakota'])('a tap or a key shows the same sheet of %s at once', async (id) => {
    const { context, page } = await house.visit({ moving: true, settings });
    await playEnd(page, id);
    await page.keyboard.press('Shift');
    await until('the sheet to stand', async () => (await page.getByTestId('growing').count()) === 0);
    await page.waitForTimeout(400);
    const skipped = await sheetTexts(page);
    await page.reload();
    await seen(page.getByTestId('end'));
    await until(
      'the same sheet',
      async () => JSON.stringify(await sheetTexts(page)) === JSON.stringify(skipped),
    );
    await expectAccessible(page);
    await context.close();
  });

  it('keeps every line in its place while it counts', async () => {
    const { context, page } = await house.visit({ moving: true, settings });
    await page.addInitScript(() => {
      const moved: number[] = [];
      (window as unknown as { moved: number[] }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources = [], value } = entry as unknown as {
            sources: Array<{ node: Node | null }>;
            value: number;
          };
          const inside = sources.some(({ node }) => node?.parentElement?.closest('[data-testid="end"]'));
          if (inside) moved.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await playEnd(page, 'montana');
    await seen(page.getByTestId('verdict'));
    await page.waitForTimeout(3500);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
    await context.close();
  });
});

/** As slow as a plain phone. */
const SLOW = 4;

it.each(['dawson', 'dark-horse'])('the end of %s is counted without a hitch on a slow phone', async (id) => {
  const { context, page } = await house.visit({ moving: true, settings: { pace: 'normal' } });
  await noteOrder(page);
  await page.addInitScript(() => {
    const long: Array<readonly [number, number]> = [];
    (window as unknown as { long: typeof long }).long = long;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) long.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await playEnd(page, id);
  await until('the verdict', async () => (await notesOf(page)).some(([name]) => name === 'verdict'));
  const notes = new Map(await notesOf(page));
  const long = await page.evaluate(() => (window as unknown as { long: Array<[number, number]> }).long);
  const began = notes.get('line 1') ?? 0;
  const during = long
    .filter(([at]) => at > began && at < (notes.get('verdict') ?? 0))
    .map(([, ms]) => Math.round(ms));
  console.log(`${id}: tasks over 50 ms while it counts: ${during.join(', ') || 'none'}`);
  // None on a machine of its own; one that does ten other things adds some.
  expect(during.length).toBeLessThanOrEqual(5);
  await context.close();
});

describe('for the eye', () => {
  const looks: ReadonlyArray<readonly [Size, 'light' | 'dark']> = all
    ? [
        ['phone', 'light'],
        ['phone', 'dark'],
        ['tablet', 'light'],
        ['tablet', 'dark'],
      ]
    : [['phone', 'light']];
  const tables = games.flatMap(({ id }) => (all ? [1, 3] : [1]).map((seats) => [id, seats] as const));

  it.each(tables)('the end of %s with %i', async (id, seats) => {
    const { over } = brinkOf(gameOf(id), seats);
    for (const [size, theme] of looks) {
      const { context, page, errors } = await house.visit({ size, theme });
      await openPosition(page, id, over);
      await seen(page.getByTestId('end'));
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({ path: path.join(folder, `${id}-${seats}-${size}-${theme}.png`) });
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  const films: ReadonlyArray<readonly [string, number]> = all
    ? [
        ['dawson', 1],
        ['dakota', 1],
        ['dice-settlers', 3],
      ]
    : [['dawson', 1]];

  it.each(films)('the counting of %s with %i', async (id, seats) => {
    const { context, page, errors } = await house.visit({ moving: true, settings: { pace: 'normal' } });
    const frames = await filmed(page, () => playEnd(page, id, seats), 4200);
    const from = (frames[frames.length - 1]?.at ?? 0) - 4;
    await writeStrip(
      house.browser,
      frames.filter(({ at }) => at >= from),
      path.join(folder, `${id}-${seats}-film.png`),
      'phone',
    );
    expect(errors).toEqual([]);
    await context.close();
  });
});
