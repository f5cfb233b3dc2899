import type { Page } from 'playwright-core';

import type { FeelTable } from '@/components/boards/feel';
import { feel as dakotaFeel } from '@/components/boards/dakota/feel';
import { feel as darkHorseFeel } from '@/components/boards/dark-horse/feel';
import { feel as dawsonFeel } from '@/components/boards/dawson/feel';
import { feel as diceSettlersFeel } from '@/components/boards/dice-settlers/feel';
import { feel as montanaFeel } from '@/components/boards/montana/feel';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { readSave, writeSave } from '@/engine/core/save';
import { dakota } from '@/engine/games/dakota';
import { darkHorse } from '@/engine/games/dark-horse';
import { dawson } from '@/engine/games/dawson';
import { diceSettlers } from '@/engine/games/dice-settlers';
import { montana } from '@/engine/games/montana';

import { openHouse, robustly, until, type House } from './harness';
import { makeMoves, picturesSeen, plannedGame, watchPictures, type Seen } from './pictures';
import { keptSave, openPosition } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const GAMES: ReadonlyArray<readonly [AnyGame, FeelTable<string>]> = [
  [dakota, dakotaFeel],
  [diceSettlers, diceSettlersFeel],
  [darkHorse, darkHorseFeel],
  [dawson, dawsonFeel],
  [montana, montanaFeel],
];

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
    async () => (await keptSave(page, 'pictures'))?.moves.length === match.decisions,
  );
  const { text = '' } = (await keptSave(page, 'pictures')) ?? {};
  const kept = readSave(text, () => match.game);
  expect(kept.kind === 'ok' ? kept.match.hash() : kept.kind).toBe(match.hash());
}

describe.each(GAMES.map(([game, feel]) => [game.info.title, game, feel] as const))(
  '%s alone on a phone',
  (_, game, feel) => {
    const seed = 'seen to happen';

    async function sitDown(settings: Readonly<Record<string, unknown>>) {
      const visit = await house.visit({ moving: true, settings });
      const first = startMatch(game, plainConfig(game, 1), seed);
      await openPosition(visit.page, game.id, writeSave(first, { started: 1, saved: 1 }), 'pictures');
      await watchPictures(visit.page);
      return visit;
    }

    it('shows every picture of a whole game, in order and in time', async () => {
      const { moves, pictures, match } = plannedGame(game, feel, seed);
      const { context, page, errors } = await sitDown({ pace: 'quick' });
      await makeMoves(page, moves);
      const seen = await picturesSeen(page);
      expect(seen.map(({ kinds }) => kinds)).toEqual(pictures.flat());
      let longest = 0;
      for (const [pick, run] of runsOf(seen)) {
        const meant = run.reduce((sum, { ms }) => sum + ms, 0);
        longest = Math.max(longest, meant);
        expect(`${pick}: ${meant <= QUICK_MS + run.length * LEAST_MS}`).toBe(`${pick}: true`);
        // A picture stands its time: the next does not come before.
        for (const [i, one] of run.entries()) {
          const next = run[i + 1];
          if (next) expect(next.at - one.at).toBeGreaterThanOrEqual(one.ms - 12);
        }
      }
      console.log(
        `${game.id}: ${seen.length} pictures of ${moves.length} picks, longest run ${longest} ms (quick)`,
      );
      await expectKept(page, match);
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
