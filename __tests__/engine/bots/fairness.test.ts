import { unfairChoices } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { games } from '@/engine/games';

/** Reseed the hidden part: no bot of any game may choose otherwise. */
for (const game of games) {
  describe(game.id, () => {
    const counts = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_unused, i) => game.seats.min + i,
    );
    test.each(counts)('with %i seats the greedy bot decides by what its seat sees', (seats) => {
      for (const seed of ['a', 'b']) {
        const config = plainConfig(game, seats);
        const { unfair, looked } = unfairChoices(game, { config, seed, level: 'greedy', every: 7, most: 25 });
        expect(unfair).toEqual([]);
        expect(looked).toBeGreaterThan(3);
      }
    });
  });
}

test('there are games to look at', () => expect(games.length).toBeGreaterThan(0));
