/**
 * Rows of frames for the eye: each moment of each game as it plays out on the screen, in `out/strips/`.
 * `npx jest e2e/strips -t "dakota night" --selectProjects e2e`; `SIZE=tablet` and `THEME=dark` look elsewhere.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { openHouse, robustly, root, SIZES, type House, type Size } from './harness';
import { MOMENTS, type Moment } from './moments';
import { makeMoves } from './pictures';
import { openPosition } from './table';

robustly();

const size: Size = process.env.SIZE === 'tablet' ? 'tablet' : 'phone';
const theme = process.env.THEME === 'dark' ? 'dark' : 'light';
const folder = path.join(root, 'out', 'strips');
const FRAMES = 12;

let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

interface Found {
  readonly save: string;
  readonly move: Move;
  readonly from: number;
}

/** The first pick of greedy solo games in which the moment happens. */
function findMoment(game: AnyGame, { kinds, after = 0 }: Moment): Found {
  for (let n = 0; n < 12; n++) {
    const match = startMatch(game, plainConfig(game, 1), `moment ${n}`);
    for (let choice = hint(match); choice !== null; choice = hint(match)) {
      const from = match.decisions;
      const save = from >= after ? writeSave(match, { started: 1, saved: 1 }) : '';
      const { events } = match.play(choice.move);
      const met = kinds.every((kind) => events.some((event) => event.kind === kind));
      if (met && from >= after) return { save, move: choice.move, from };
    }
  }
  throw new Error(`no greedy game of ${game.id} shows ${kinds.join(' and ')}`);
}

interface Frame {
  readonly at: number;
  readonly data: string;
}

/** Everything the page paints until `done` is through. */
async function filmed(page: Page, done: () => Promise<void>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await done();
  await page.waitForTimeout(700);
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** Frames at even times, side by side. */
async function writeStrip(frames: readonly Frame[], name: string): Promise<void> {
  const [first] = frames;
  const last = frames[frames.length - 1];
  if (!first || !last) throw new Error('nothing was painted');
  const chosen = Array.from({ length: FRAMES }, (_, i) => {
    const at = first.at + ((last.at - first.at) * i) / (FRAMES - 1);
    return frames.filter((frame) => frame.at <= at + 0.001).pop() ?? first;
  });
  const { width, height } = SIZES[size];
  const scale = size === 'phone' ? 0.62 : 0.5;
  const w = Math.round(width * scale);
  const columns = size === 'phone' ? 6 : 3;
  const cells = chosen.map(
    ({ at, data }) =>
      `<figure><img src="data:image/png;base64,${data}" width="${w}" height="${Math.round(height * scale)}"><figcaption>${Math.round((at - first.at) * 1000)} ms</figcaption></figure>`,
  );
  const page = await house.browser.newPage({ viewport: { width: columns * (w + 8) + 8, height: 600 } });
  await page.setContent(
    `<style>body{margin:4px;font:13px sans-serif;display:grid;grid-template-columns:repeat(${columns},${w}px);gap:8px}figure{margin:0}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

const all = games.flatMap((game) => (MOMENTS[game.id] ?? []).map((moment) => ({ game, moment })));

it.each(all.map(({ game, moment }) => [game.id, moment.name, game, moment] as const))(
  '%s %s plays out in sight',
  async (id, name, game, moment) => {
    const { save, move, from } = findMoment(game, moment);
    const { context, page, errors } = await house.visit({
      size,
      theme,
      moving: true,
      settings: { pace: 'normal' },
    });
    await openPosition(page, id, save, 'moment');
    const frames = await filmed(page, () => makeMoves(page, [move], { from }));
    const film = [id, name, size === 'phone' ? '' : size, theme === 'light' ? '' : theme]
      .filter(Boolean)
      .join('-');
    await writeStrip(frames, film);
    expect(frames.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    await context.close();
  },
);
