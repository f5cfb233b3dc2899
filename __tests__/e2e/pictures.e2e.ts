import type { Page } from 'playwright-core';

import type { Match } from '@/engine/core/match';
import { readSave } from '@/engine/core/save';

import { gamesWithFeel } from './feels';
import { openHouse, robustly, until, type House } from './harness';
import {
  kindsOf,
  makeMoves,
  PICTURES,
  picturesSeen,
  plannedGame,
  sitDownAt,
  watchPictures,
  type Seen,
} from './pictures';
import { keptSave, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A whole game is watched: 30 to 90 s on a quiet machine, several times that on a loaded one. */
const WHOLE_MS = 600_000;

/** What a quick run may take before the next question, and the least a picture stands. */
const QUICK_MS = 1600;
const LEAST_MS = 40;

function runsOf(seen: readonly Seen[]): Map<number, Seen[]> {
  const runs = new Map<number, Seen[]>();
  for (const one of seen) runs.set(one.pick, [...(runs.get(one.pick) ?? []), one]);
  return runs;
}

async function expectKept(page: Page, match: Match): Promise<void> {
  await until(
    'the last save',
    async () => (await keptSave(page, PICTURES))?.moves.length === match.decisions,
  );
  const { text = '' } = (await keptSave(page, PICTURES)) ?? {};
  const kept = readSave(text, () => match.game);
  expect(kept.kind === 'ok' ? kept.match.hash() : kept.kind).toBe(match.hash());
}

describe.each(gamesWithFeel.map(([game, feel]) => [game.info.title, game, feel] as const))(
  '%s alone on a phone',
  (_, game, feel) => {
    const seed = 'seen to happen';

    async function sitDown(settings: Readonly<Record<string, unknown>>) {
      const visit = await sitDownAt(house, game, seed, settings);
      await watchPictures(visit.page);
      return visit;
    }

    const whole = async () => {
      const { moves, pictures, match } = plannedGame(game, feel, seed);
      const { context, page, errors } = await sitDown({ pace: 'quick' });
      await makeMoves(page, moves, { limit: WHOLE_MS });
      const seen = await picturesSeen(page);
      expect(seen.map(({ kinds }) => kinds)).toEqual(pictures.flat().map(kindsOf));
      let longest = 0;
      let stood = 0;
      let planned = 0;
      for (const [pick, run] of runsOf(seen)) {
        const meant = run.reduce((sum, { ms }) => sum + ms, 0);
        longest = Math.max(longest, meant);
        expect(`${pick}: ${meant <= QUICK_MS + run.length * LEAST_MS}`).toBe(`${pick}: true`);
        // One that is noticed late makes its own time short and the one before long: only the whole counts.
        for (const [i, one] of run.slice(0, -1).entries()) {
          stood += (run[i + 1]?.at ?? 0) - one.at;
          planned += one.ms;
        }
      }
      expect(stood).toBeGreaterThan(planned * 0.9);
      console.log(
        `${game.id}: ${seen.length} pictures of ${moves.length} picks, longest run ${longest} ms (quick)`,
      );
      await expectKept(page, match);
      expect(errors).toEqual([]);
      await context.close();
    };
    it('shows every picture of a whole game, in order and in time', whole, WHOLE_MS);

    it('comes back at the end where the app was killed in the middle of a run', async () => {
      const { moves, pictures, match } = plannedGame(game, feel, seed, 60);
      // The longest run of them.
      const at = pictures.reduce(
        (best, run, i) => (run.length > (pictures[best]?.length ?? 0) ? i : best),
        0,
      );
      const { context, page, errors } = await sitDown({ pace: 'none' });
      await makeMoves(page, moves.slice(0, at));
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('frontier-five/settings') ?? '{}') as object;
        localStorage.setItem('frontier-five/settings', JSON.stringify({ ...kept, pace: 'normal' }));
      });
      await page.reload();
      await tableReady(page);
      await watchPictures(page);
      await makeMoves(page, moves.slice(at, at + 1), { from: at, leave: true });
      await until('a picture', async () => (await picturesSeen(page)).length > 0);
      await page.reload();
      await tableReady(page);
      await expectKept(page, match.fork(at + 1));
      expect(await page.getByTestId('dock').getAttribute('data-pick')).toBe(String(at + 1));
      expect(errors).toEqual([]);
      await context.close();
    });

    it('ends at the same state where pictures are skipped', async () => {
      const { moves, match } = plannedGame(game, feel, seed, 40);
      const { context, page, errors } = await sitDown({ pace: 'normal' });
      await makeMoves(page, moves, { skip: true });
      await expectKept(page, match);
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);
