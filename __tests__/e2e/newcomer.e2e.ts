import type { AnyGame } from '@/engine/core/game';
import { BUBBLE_WORDS } from '@/engine/core/lesson';
import { games } from '@/engine/games';

import { openHouse, robustly, type House } from './harness';
import { beginFirstMatch, faultsOf, playAsNewcomer } from './newcomer';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const GAMES = games.map((game): [string, AnyGame] => [game.id, game]);

describe.each(GAMES)('%s', (id, game) => {
  it.each(['phone', 'tablet'] as const)(
    'is played to a good end on a %s by somebody who only does what the screen says',
    async (size) => {
      const { context, page, errors } = await house.visit({ size, newcomer: true });
      const match = await beginFirstMatch(page, id);
      const {
        bubbles,
        proposed,
        lamps,
        cut,
        match: played,
      } = await playAsNewcomer(page, match, `${id}-${size}`);
      const sheet = game.score(played.position());
      const keys = bubbles.map(({ key }) => key).filter((key) => key !== 'proposal');
      const covered = bubbles.reduce((sum, bubble) => sum + bubble.covered, 0);
      process.stdout.write(
        `${id}, ${size}: ${keys.length} bubbles and ${bubbles.length - keys.length} proposals read, ` +
          `${proposed} picks proposed, ${lamps} by the lamp, ${covered} lit places covered; ` +
          `${sheet.headline} (${sheet.rank?.name ?? '–'})\n`,
      );
      expect(bubbles.flatMap((bubble) => faultsOf(game, bubble))).toEqual([]);
      expect(cut).toEqual([]);
      // Nothing is said twice.
      expect(new Set(keys).size).toBe(keys.length);
      for (const { text } of bubbles) {
        const said = text.split('\n').pop() ?? '';
        expect([said, said.split(/\s+/).length <= BUBBLE_WORDS]).toEqual([said, true]);
      }
      const rung = sheet.rank?.ladder.findIndex(({ name }) => name === sheet.rank?.name) ?? 0;
      if (sheet.rank) expect(rung).toBeGreaterThanOrEqual(Math.floor((sheet.rank.ladder.length - 1) / 2));
      else expect(sheet.won).toBe(true);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
