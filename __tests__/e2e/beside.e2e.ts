/** Computers think in a worker beside the page: to the same choices, with the network off, and never at the price of a match. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, BotLevel } from '@/engine/core/game';
import { startMatch as startGame } from '@/engine/core/match';
import { games } from '@/engine/games';

import { noteThinking, thoughtBeside, withoutWorkers } from './beside';
import { dist, openHouse, robustly, seen, until, workerReady, type House } from './harness';
import { keptSave, playOn, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LEGEND = {
  kind: 'bots' as const,
  seats: [
    { name: 'Robin', kind: 'person' as const },
    { name: 'Mae', kind: 'bot' as const, level: 'legend' },
  ],
};

/** Questions as the page would put them, from the middle of a game, and what this process answers. */
function questionsOf(game: AnyGame) {
  const match = startGame(game, plainConfig(game, 2), 'beside');
  const asked = [];
  for (const level of ['legend', 'maverick', 'hand'] satisfies BotLevel[]) {
    for (let i = 0; i < 9; i++) match.play(match.moves()[i % match.moves().length] ?? '');
    const work = seatwork(match, level);
    if (!work) throw new Error(`${game.id} is over too soon.`);
    asked.push({ errand: { ...work, game: game.id }, choice: chooseNow(work) });
  }
  return asked;
}

it.each(games.map((game) => [game.id, game] as const))(
  'chooses in a worker of the browser what it chooses elsewhere: %s',
  async (id, game) => {
    const asked = questionsOf(game);
    const { context, page, errors } = await house.visit();
    await page.goto('/credits');
    const answers = await page.evaluate(
      async ({ id, errands }) => {
        const written = document.querySelector<HTMLMetaElement>('meta[name="thinking"]')?.content ?? '';
        const worker = new Worker(written.split(' ').find((one) => one.includes(`/${id}-`)) ?? '');
        const found = new Map<number, unknown>();
        // All at once: each is answered for itself.
        errands.forEach((errand, ask) => worker.postMessage({ ask, errand }));
        return new Promise<unknown[]>((resolve, reject) => {
          worker.onerror = () => reject(new Error('The worker could not begin.'));
          worker.onmessage = ({ data }) => {
            if ('of' in data) found.set(data.of, data.choice ?? data.failed);
            if (found.size === errands.length) resolve(errands.map((_, ask) => found.get(ask)));
          };
        });
      },
      { id, errands: asked.map(({ errand }) => errand) },
    );
    expect(answers).toEqual(asked.map(({ choice }) => choice));
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('is named after what it holds, so that a page meets the workers of its own build alone', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const addresses = (/<meta name="thinking" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const named = addresses.map((address) => {
    const hash = createHash('md5').update(readFileSync(path.join(dist, address)));
    return address.replace(hash.digest('hex'), 'hash');
  });
  expect(named.sort()).toEqual(games.map(({ id }) => `/thinking/${id}-hash.js`).sort());
});

/** The same first picks of the same match: whoever thinks where, the moves must be the same. */
async function movesOf(page: Page): Promise<readonly string[]> {
  const id = await startMatch(page, 'montana', { ...LEGEND, seed: 'beside' });
  await playOn(page, { picks: 6, seed: 3 });
  await until('Legend to have played', async () => ((await keptSave(page, id))?.moves.length ?? 0) > 8);
  return (await keptSave(page, id))?.moves ?? [];
}

const isThinker = '**/thinking/*.js';

/** A worker that hears two questions and then nothing more. */
async function fallsSilent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let heard = 0;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, letter: unknown) {
      if (heard >= 2) return;
      if (typeof letter === 'object' && letter && 'ask' in letter) heard++;
      return postMessage.call(this, letter);
    };
  });
}

it('plays the same match with a worker, without one, and when it is missing or falls silent', async () => {
  const watched = await house.visit();
  await noteThinking(watched.context);
  const moves = await movesOf(watched.page);
  const { asked, answered, failed } = await thoughtBeside(watched.page);
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(answered);
  expect(watched.errors).toEqual([]);
  await watched.context.close();

  const ways: Array<(context: BrowserContext) => Promise<unknown>> = [
    withoutWorkers,
    (context) => context.route(isThinker, (route) => route.abort()),
    fallsSilent,
    // As `npx expo start` serves the page: nothing is built beside it.
    (context) =>
      context.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const answer = await route.fetch();
        const body = (await answer.text()).replace('<meta name="thinking"', '<meta name="nothing"');
        return route.fulfill({ response: answer, body });
      }),
  ];
  for (const way of ways) {
    const { context, page } = await house.visit();
    await way(context);
    expect(await movesOf(page)).toEqual(moves);
    await context.close();
  }
});

it('is brought by the first table, not by the first visit, and ends when the table is left', async () => {
  const { context, page } = await house.visit();
  const before = house.sent.length;
  const thinkers = () => house.sent.slice(before).filter(({ path }) => path.startsWith('/thinking/'));
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  expect(thinkers()).toEqual([]);
  await startMatch(page, 'montana', LEGEND);
  await playOn(page, { picks: 2 });
  await until('the worker to begin', async () => page.workers().length === 1);
  await page.getByTestId('menu').click();
  await page.getByTestId('leave').click();
  await seen(page.getByTestId('shelf'));
  await until('the worker to end', async () => page.workers().length === 0);
  await context.close();
});

it('thinks beside the page with the network off, in a game never opened before', async () => {
  await house.startServer();
  const { context, page, errors } = await house.visit({ worker: true });
  await noteThinking(context);
  await page.goto('/');
  await seen(page.getByTestId('shelf'));
  await workerReady(page);
  await startMatch(page, 'dawson');
  await until('all of them to be kept', () =>
    page.evaluate(async () => (await (await caches.open('thinking')).keys()).length === 5),
  );
  await house.stopServer();
  await context.setOffline(true);
  await startMatch(page, 'montana', LEGEND);
  await playOn(page, { picks: 4 });
  await until('an answer of the worker', async () => (await thoughtBeside(page)).answered > 0);
  expect(errors).toEqual([]);
  await context.close();
});
