import { LEVELS, OLD_LEVELS } from '@/engine/core/character';

import { noteThinking, thoughtBeside } from './beside';
import { openHouse, picture, robustly, seen, type House } from './harness';
import { playOn, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Short games each; the ladder itself is measured without a screen. */
it.each(LEVELS)('plays a whole match of Montana against %s', async (level) => {
  const { context, page, errors } = await house.visit();
  await noteThinking(context);
  const seats = [
    { name: 'Robin', kind: 'person' as const },
    { name: 'Ada', kind: 'bot' as const, level },
  ];
  await startMatch(page, 'montana', { kind: 'bots', seats });
  const { end } = await playOn(page, { seed: 11, limit: 280_000 });
  expect(end).toBe('over');
  await seen(page.getByTestId('end'));
  await picture(page, `level-${level}-end`);
  const { answered, failed } = await thoughtBeside(page);
  // A machine with too much to do may let a question or two go back to the page.
  expect(answered).toBeGreaterThan(10);
  expect(failed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it.each(['dakota', 'dice-settlers', 'dark-horse', 'dawson'])(
  'plays on against the best of %s, and against computers of older drafts',
  async (game) => {
    const { context, page, errors } = await house.visit();
    for (const level of ['legend', ...OLD_LEVELS]) {
      const seats = [
        { name: 'Robin', kind: 'person' as const },
        { name: 'Ada', kind: 'bot' as const, level },
      ];
      await startMatch(page, game, { kind: 'bots', seats });
      const { picks } = await playOn(page, { seed: 12, picks: 6, limit: 200_000 });
      expect(picks).toBe(6);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);
