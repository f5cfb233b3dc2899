/**
 * Rows of frames for the eye: each moment of each game as it plays out on the screen, in `out/strips/`.
 * `STRIPS=all npx jest e2e/strips -t "dakota night" --selectProjects e2e`; `SIZE=tablet` and `THEME=dark` look elsewhere.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { filmed, writeStrip } from './film';
import { openHouse, robustly, root, type House, type Size } from './harness';
import { MOMENTS, type Moment } from './moments';
import { makeMoves } from './pictures';
import { openPosition } from './table';

robustly();

const size: Size = process.env.SIZE === 'tablet' ? 'tablet' : 'phone';
const theme = process.env.THEME === 'dark' ? 'dark' : 'light';
const folder = path.join(root, 'out', 'strips');

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

const all = games.flatMap((game) =>
  (MOMENTS[game.id] ?? [])
    .filter(({ always }) => always || process.env.STRIPS === 'all')
    .map((moment) => ({ game, moment })),
);

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
    await writeStrip(house.browser, frames, path.join(folder, `${film}.png`), size);
    expect(frames.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    await context.close();
  },
);
