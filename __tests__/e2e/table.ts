/** Sitting down and playing through the screen, for every game alike. */
import type { Page } from 'playwright-core';

import { PATIENCE, until } from './harness';

export interface TableOptions {
  readonly kind?: 'solo' | 'bots' | 'pass';
  readonly seats?: ReadonlyArray<{
    readonly name: string;
    readonly kind: 'person' | 'bot';
    readonly level?: string;
  }>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: string;
}

/** Starts a match on the set-up screen, which remembers `options` as its last choice; answers the match's id. */
export async function startMatch(page: Page, game: string, table: TableOptions = {}): Promise<string> {
  const {
    kind = 'solo',
    seats = [{ name: 'Robin', kind: 'person' }],
    options = {},
    seed = 'copper-creek-417',
  } = table;
  const draft = { kind, seats: seats.map((seat, colour) => ({ ...seat, colour })), options };
  if (page.url() === 'about:blank') await page.goto('/credits');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(`frontier-five/${key}`, text as string),
    [`setup.${game}`, JSON.stringify(draft)],
  );
  await page.goto(`/setup/${game}`);
  await page.getByTestId('more').click();
  await page.getByTestId('seed').fill(seed);
  await page.getByTestId('start').click();
  await page.waitForURL(/\/play\//, { timeout: PATIENCE });
  await tableReady(page);
  return matchId(page);
}

export function matchId(page: Page): string {
  return /\/play\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
}

/** Something can be done at the table, or the match is over. */
export async function tableReady(page: Page): Promise<void> {
  await until('the table to be ready', async () => (await situation(page)) !== 'busy');
}

export type Situation = 'busy' | 'pick' | 'curtain' | 'steps' | 'welcome' | 'over' | 'follows';

export function situation(page: Page): Promise<Situation> {
  return page.evaluate(() => {
    const has = (id: string) => document.querySelector(`[data-testid="${id}"]`) !== null;
    if (has('end')) return 'over';
    if (has('take over')) return 'follows';
    if (has('lift')) return 'curtain';
    if (has('welcome')) return 'welcome';
    if (has('skip steps')) return 'steps';
    return has('list') || document.querySelector('[data-testid="dock"]:not([aria-busy="true"])')
      ? 'pick'
      : 'busy';
  });
}

export interface PlayOptions {
  /** Stops after that many picks. */
  readonly picks?: number;
  /** Stops as soon as the table looks like this, before anything is pressed. */
  readonly until?: readonly Situation[];
  /** Which ticket is pressed; the same seed presses the same ones. */
  readonly seed?: number;
  /** The longest the whole stretch may take. */
  readonly limit?: number;
}

export interface Played {
  readonly picks: number;
  readonly end: Situation;
}

/**
 * Plays by pressing what the screen offers, chosen by a seeded generator, and waits for the screen to change after
 * each press. The loop runs inside the page: hundreds of picks take seconds, and a slow machine only slows it down.
 */
export async function playOn(page: Page, options: PlayOptions = {}): Promise<Played> {
  const { picks = 100_000, until: stops = [], seed = 1, limit = 240_000 } = options;
  const played = await page.evaluate(
    async ({ most, stopAt, firstWord, patience }) => {
      let word = firstWord >>> 0;
      const below = (n: number) => {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        return Math.floor((word / 4294967296) * n);
      };
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const within = (room: string) => [
        ...document.querySelectorAll<HTMLElement>(`[data-testid="${room}"] [data-testid^="move "]`),
      ];
      const dock = () => document.querySelector<HTMLElement>('[data-testid="dock"]:not([aria-busy="true"])');
      const look = (): Situation => {
        if (find('end')) return 'over';
        if (find('take over')) return 'follows';
        if (find('lift')) return 'curtain';
        if (find('welcome')) return 'welcome';
        if (find('skip steps')) return 'steps';
        return dock() || find('list') ? 'pick' : 'busy';
      };
      /** What was chosen is confirmed; else a button or a ticket of the dock, or one of the whole list. */
      const next = (): HTMLElement | null => {
        const listed = within('list');
        if (listed.length > 0) return listed[below(listed.length)] ?? null;
        const confirm = find('confirm');
        if (confirm) return confirm;
        const offered = within('dock');
        const folded = find('fold');
        const at = below(offered.length + (folded ? 3 : 0));
        return offered[at] ?? folded;
      };
      // A pressed ticket looks pressed before its pick is made: only other words or other things count as a change.
      const changed = (ms: number, looks: boolean) =>
        new Promise<void>((resolve) => {
          const done = () => {
            observer.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const observer = new MutationObserver(done);
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: looks,
            characterData: true,
          });
          const timer = setTimeout(done, ms);
        });
      /** React has drawn everything that follows from the last press. */
      const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
      const began = performance.now();
      let count = 0;
      let pressed = false;
      let last = dock()?.dataset['pick'] ?? '';
      for (;;) {
        await settled();
        const now = look();
        const picked = now === 'over' ? 'all' : ((dock() ?? find('notice'))?.dataset['pick'] ?? last);
        if (picked !== last) {
          if (pressed) count++;
          pressed = false;
          last = picked;
        }
        if (now === 'over' || now === 'follows' || stopAt.includes(now) || count >= most) {
          // A hand that lies face down is as far as it goes.
          if (now !== 'busy' || find('hold')) return { picks: count, end: now };
        }
        if (performance.now() - began > patience) throw new Error(`still at ${now} after ${count} picks`);
        const waiting = changed(now === 'busy' ? 500 : 3000, now !== 'pick');
        if (now === 'curtain') find('lift')?.click();
        else if (now === 'welcome') find('welcome done')?.click();
        else if (now === 'steps') find('skip steps')?.click();
        else if (now === 'pick') {
          pressed = true;
          next()?.click();
        }
        await waiting;
      }
    },
    { most: picks, stopAt: [...stops], firstWord: seed, patience: limit },
  );
  return played;
}

interface KeptSave {
  readonly moves: string[];
  readonly text: string;
}

/** What is kept of a match on the disk: its save as data. */
export async function keptSave(page: Page, id: string): Promise<KeptSave | null> {
  const text = await page.evaluate(
    (key) =>
      new Promise<string | null>((resolve, reject) => {
        const open = indexedDB.open('frontier-five', 1);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const request = open.result.transaction('rows').objectStore('rows').get(['matches', key]);
          request.onsuccess = () => {
            open.result.close();
            resolve((request.result as { text: string } | undefined)?.text ?? null);
          };
          request.onerror = () => reject(request.error);
        };
      }),
    id,
  );
  if (text === null) return null;
  const save = (JSON.parse(text) as { text: string }).text;
  return { text: save, moves: (JSON.parse(save) as { moves: string[] }).moves };
}

/** Puts a row on the disk as if the app had kept it, and whatever it holds. */
export async function putRow(page: Page, table: string, id: string, text: string): Promise<void> {
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('frontier-five', 1);
        open.onupgradeneeded = () => {
          open.result.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('table', 'table');
        };
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('rows', 'readwrite');
          tx.objectStore('rows').put(row);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    { table, id, text },
  );
}

/** Opens a position written by a test: the engine's save text becomes a kept match. */
export async function openPosition(page: Page, game: string, save: string, id = 'position'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/credits');
  const kept = { id, game, text: save, line: '', mode: '', over: false, started: 1, updated: 1 };
  await putRow(page, 'matches', id, JSON.stringify(kept));
  await page.goto(`/play/${id}`);
  await tableReady(page);
}
