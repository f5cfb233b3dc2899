/**
 * Real Chromium on the production build. The first rule is robustness: every wait is on a condition with
 * a long limit, never on a clock, so that a loaded machine makes a test slow and not red.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';

import type { Taught } from '@/components/coach/kept';
import { cards } from '@/engine/games/cards';

import { findChromium, LAUNCH_FLAGS } from '../../scripts/chromium.cjs';
import { listen, serveFolder } from '../../scripts/serve.cjs';

export const root = path.resolve(__dirname, '../..');
export const dist = path.join(root, 'dist');
const pictures = path.join(root, 'out', 'screenshots');

/** Long enough for a machine that does ten other things. */
export const PATIENCE = 30_000;
export const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const;
export type Size = keyof typeof SIZES;

export interface VisitOptions {
  readonly size?: Size;
  /** Another window than that of the size. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  /** Settings as the app keeps them; tests play without pauses unless they say otherwise. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Things move; without it every visit asks for less motion. */
  readonly moving?: boolean;
  /** Lets the service worker in; without it every visit is lighter. */
  readonly worker?: boolean;
  /** Presses come as fast as they can; without it every press is made by somebody who looks first. */
  readonly hasty?: boolean;
  /** Somebody who has never seen these games: aim and coach come by themselves. */
  readonly newcomer?: boolean;
  /** Other texts kept before the app starts, such as `setup.dakota`. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever the pages reported as an error: a test may expect it to stay empty. */
  readonly errors: string[];
}

/** One answer of the server. */
export interface Sent {
  readonly path: string;
  readonly status: number;
  /** What went over the wire, headers and all. */
  readonly bytes: number;
}

export interface House {
  readonly browser: Browser;
  /** Where the app is served. */
  readonly address: string;
  /** Everything the server has sent, to pages and to service workers. */
  readonly sent: readonly Sent[];
  visit(options?: VisitOptions): Promise<Visit>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** One server and one browser for a test file; `folder` is another build than the one in dist/. */
export async function openHouse(folder: string = dist): Promise<House> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error('dist/ is missing: run `node scripts/web.mjs` first.');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or name it in the variable CHROMIUM.');
  const sent: Sent[] = [];
  let server: Server | null = countedServer(folder, sent);
  const port = await listen(server, 0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: LAUNCH_FLAGS, timeout: 120_000 });
  const address = `http://127.0.0.1:${port}`;
  return {
    browser,
    address,
    sent,
    visit: (options) => visit(browser, address, options),
    async stopServer() {
      await closeServer(server);
      server = null;
    },
    async startServer() {
      if (server) return;
      server = countedServer(folder, sent);
      await listen(server, port, '127.0.0.1');
    },
    async close() {
      await browser.close();
      await closeServer(server);
      server = null;
    },
  };
}

/** A connection carries one answer after the other, so what it has sent between start and end of one is that one. */
function countedServer(folder: string, sent: Sent[]): Server {
  return serveFolder(folder).on('request', ({ url = '', socket }, response) => {
    const before = counted.get(socket) ?? 0;
    response.on('finish', () => {
      counted.set(socket, socket.bytesWritten);
      sent.push({ path: url, status: response.statusCode, bytes: socket.bytesWritten - before });
    });
  });
}

const counted = new WeakMap<object, number>();

function closeServer(server: Server | null): Promise<void> {
  if (!server) return Promise.resolve();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

const CALM = { pace: 'none', reduceMotion: true, confirmTaps: false, haptics: false, sound: false };

/** Somebody who has read every aim and wants no coach. */
const ids = cards.map(({ id }) => id);
const VERSED = JSON.stringify({ met: {}, aims: ids, quiet: ids } satisfies Taught);

async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    size = 'phone',
    theme = 'light',
    settings = {},
    texts = {},
    worker = false,
    moving = false,
    hasty = false,
    newcomer = false,
  } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: options.viewport ?? SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    colorScheme: theme,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    locale: 'en-GB',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE * 2);
  const calm = moving ? { ...CALM, reduceMotion: false } : CALM;
  const kept = {
    settings: JSON.stringify({ ...calm, theme, ...settings }),
    ...(newcomer ? {} : { coach: VERSED }),
    ...texts,
  };
  await context.addInitScript((entries: Record<string, string>) => {
    // The same chance in every run: only the app's own seeds and names use it.
    let word = 20;
    Math.random = () => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word / 4294967296;
    };
    for (const [key, text] of Object.entries(entries)) {
      if (localStorage.getItem(`frontier-five/${key}`) === null)
        localStorage.setItem(`frontier-five/${key}`, text);
    }
  }, kept);
  if (!hasty) await context.addInitScript(unhurried);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  return { context, page, errors };
}

/** The app drops a press that comes too soon after a change: for its clock, half a second passes before every press. */
function unhurried(): void {
  const { now } = Date;
  let looked = 0;
  Date.now = () => now() + looked;
  // A press begins with a finger or a key; a click without either is a press of its own.
  let begun = false;
  const look = () => {
    looked += 500;
  };
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      () => {
        look();
        begun = true;
      },
      true,
    );
  addEventListener(
    'click',
    () => {
      if (!begun) look();
      begun = false;
    },
    true,
  );
}

/** Polls until `check` holds. What it was waiting for stands in the error. */
export async function until(what: string, check: () => Promise<boolean>, limit = PATIENCE): Promise<void> {
  const end = Date.now() + limit;
  let trouble = '';
  while (Date.now() < end) {
    try {
      if (await check()) return;
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${limit / 1000} s for ${what}. ${trouble}`);
}

export async function seen(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible', timeout: PATIENCE });
}

/** The service worker keeps everything and serves this page. */
export async function workerReady(page: Page): Promise<void> {
  await until('the service worker to take over', () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    }),
  );
}

/** A picture for the eye, kept as output of the run and never compared. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: path.join(pictures, `${name}.png`), timeout: PATIENCE });
}

/** Serious and critical findings of axe, in words. */
export async function axeFindings(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  // Not by a script tag: the page's own policy would refuse it.
  if (!loaded) await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    interface Finding {
      id: string;
      impact: string | null;
      nodes: Array<{ html: string; failureSummary?: string }>;
    }
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
  });
}

/** Things to press that are smaller than 44 px in some direction, in words. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roles =
      'button,a[href],input,textarea,select,[role=button],[role=link],[role=switch],[role=radio],[role=tab],[role=checkbox]';
    return [...document.querySelectorAll<HTMLElement>(roles)]
      .filter((element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
        return `${name.slice(0, 60)} (${Math.round(box.width)} × ${Math.round(box.height)})`;
      });
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** Each test may be tried twice; what went wrong the first time is printed. */
export function robustly(): void {
  jest.setTimeout(300_000);
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}
