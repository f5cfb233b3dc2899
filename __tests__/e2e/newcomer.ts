/** A newcomer at the table: reads every bubble, does what the coach proposes, and then what the lamp says. */
import type { Page } from 'playwright-core';

import type { AnyGame } from '@/engine/core/game';
import { aims, FRAME, type Bubble } from '@/engine/core/lesson';
import type { Match } from '@/engine/core/match';
import { readSave } from '@/engine/core/save';
import { gameById } from '@/engine/games';

import { PATIENCE, picture, seen, until } from './harness';
import { keptSave, matchId, situation, tableReady } from './table';

export interface SeenBubble {
  /** What is met once it was read: `pick ride`, `event tax`, or `proposal`. */
  readonly key: string;
  /** The name of what it points at. */
  readonly at: string;
  readonly text: string;
  /** What is wrong with where it stands. */
  readonly faults: readonly string[];
  /** Lit places whose middle lies under it. */
  readonly covered: number;
}

/** From the set-up's aim to the first question of the guided match; answers the match's id. */
export async function beginFirstMatch(page: Page, game: string): Promise<string> {
  await page.goto(`/setup/${game}`);
  await seen(page.getByTestId('aim-screen'));
  await page.getByTestId('show me').click();
  await page.waitForURL(/\/play\//, { timeout: PATIENCE });
  await tableReady(page);
  return matchId(page);
}

/** The bubble on show once it has come to rest; null where there is none. */
export async function bubbleNow(page: Page): Promise<SeenBubble | null> {
  const bubble = page.getByTestId('bubble');
  if ((await bubble.count()) === 0) return null;
  await until('the bubble to come to rest', () =>
    page.evaluate(() => document.querySelector('[data-testid="bubble"][data-settled="yes"]') !== null),
  );
  return page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-testid="bubble"]');
    if (!element) return null;
    const { key = '', at = '', point = '' } = element.dataset;
    const box = element.getBoundingClientRect();
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const [x = 0, y = 0, width = 0, height = 0] = point.split(' ').map(Number);
    const faults: string[] = [];
    if (meet(box, new DOMRect(x, y, width, height))) faults.push(`covers what it points at, ${at}`);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      faults.push('leaves the screen');
    // A line more than two, or a word wider than its room.
    for (const part of element.querySelectorAll<HTMLElement>('[dir="auto"]'))
      if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
        faults.push(`cuts “${part.textContent}”`);
    for (const id of ['tray', 'confirm', 'undo', 'hint', 'menu']) {
      const other = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
      if (other && meet(box, other)) faults.push(`covers ${id}`);
    }
    const lit = [...document.querySelectorAll('[data-testid^="lit "]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const covered = lit.filter((one) =>
      meet(box, new DOMRect(one.left + one.width / 2 - 2, one.top + one.height / 2 - 2, 4, 4)),
    ).length;
    return { key, at, text: element.innerText, faults, covered };
  });
}

/** True where a bubble points at something its own data names, and not at what is left when nothing is in sight. */
function pointsWell(game: AnyGame, { key, at }: SeenBubble): boolean {
  const names = bubbleOf(game, key)?.at;
  if (!names) return at !== '';
  // Where it has a piece of its own, the question or the bar will not do.
  const pieces = names.filter((name) => !name.startsWith('@') || name.startsWith('@seat'));
  if (pieces.length > 0 && (at === FRAME.prompt || at === FRAME.top)) return false;
  return names.some((name) => {
    if (name === '@event') return at !== '' && !at.startsWith('@');
    // A figure without a room of its own is its seat.
    return aims(name, at) || (at.startsWith('@seat') && name.startsWith(`${at} `));
  });
}

/** What is wrong with a bubble: where it stands, and what it points at. */
export function faultsOf(game: AnyGame, bubble: SeenBubble): string[] {
  const own = pointsWell(game, bubble) ? [] : [`points at ${bubble.at || 'nothing'}`];
  return [...bubble.faults, ...own].map((fault) => `${bubble.key} ${fault}`);
}

function bubbleOf({ lesson }: AnyGame, key: string): Bubble | null {
  const [what, kind = '', nth = '0'] = key.split(' ');
  if (what === 'event') return lesson.events[kind] ?? null;
  return what === 'pick' ? (lesson.picks[kind]?.[Number(nth)] ?? null) : null;
}

export interface Lessoned {
  readonly bubbles: readonly SeenBubble[];
  /** Questions answered as the coach proposed, and as the lamp said. */
  readonly proposed: number;
  readonly lamps: number;
  /** What was asked, or said by the lamp, and could not be read whole. */
  readonly cut: readonly string[];
  readonly match: Match;
}

/** The whole match with nothing but bubbles, proposals and the lamp. */
export async function playAsNewcomer(page: Page, id: string, name: string): Promise<Lessoned> {
  const bubbles: SeenBubble[] = [];
  const cut: string[] = [];
  let [proposed, lamps] = [0, 0];
  for (;;) {
    const now = await situation(page);
    if (now === 'over') break;
    const bubble = await bubbleNow(page);
    if (bubble) {
      bubbles.push(bubble);
      const nth = String(bubbles.length).padStart(2, '0');
      if (process.env['BUBBLES'])
        await picture(page, `bubble-${name}-${nth}-${bubble.key.replace(/ /g, '-')}`);
      await page.getByTestId('bubble next').click();
      await until('the bubble to be put away', async () => (await textOf(page)) !== bubble.text);
      continue;
    }
    if (now !== 'pick') {
      await tableReady(page);
      continue;
    }
    const before = await pickOf(page);
    cut.push(...(await cutIn(page, 'prompt')));
    if (await page.getByTestId('confirm').count()) proposed++;
    else {
      await page.getByTestId('hint').click();
      await seen(page.getByTestId('confirm'));
      await seen(page.getByTestId('hint reason'));
      cut.push(...(await cutIn(page, 'prompt')));
      lamps++;
    }
    await page.getByTestId('confirm').click();
    await until('the pick to be made', async () => (await pickOf(page)) !== before);
  }
  const save = await keptSave(page, id);
  const read = readSave(save?.text ?? '', gameById);
  if (!('match' in read)) throw new Error(`The save is ${read.kind}.`);
  return { bubbles, proposed, lamps, cut, match: read.match };
}

/** Texts of a part of the screen that have no room, in themselves or in it; the air round letters may be cut. */
function cutIn(page: Page, part: string): Promise<string[]> {
  return page.evaluate((id) => {
    const AIR = 4;
    const room = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"] [dir="auto"]`)]
      .filter((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        const outside = room !== undefined && (top < room.top - AIR || bottom > room.bottom + AIR);
        return (
          outside || text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2
        );
      })
      .map((text) => text.textContent ?? '');
  }, part);
}

function textOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="bubble"]')?.innerText ?? '');
}

function pickOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector('[data-testid="end"]')) return 'over';
    return document.querySelector<HTMLElement>('[data-testid="dock"]')?.dataset['pick'] ?? '';
  });
}
