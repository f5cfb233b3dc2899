import { guessesOf, unfairChoices } from '@/engine/bots';
import type { Guesses } from '@/engine/bots/fairness';
import { LEVELS } from '@/engine/core/character';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
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

/** Looking ahead takes its time: fewer decisions, every character. */
for (const game of games) {
  describe(game.id, () => {
    const tables = LEVELS.flatMap((level) => [1, 2].map((seats) => [level, seats] as const));
    test.each(tables)('%s with %i seats decides by what the seat sees', (level, seats) => {
      const config = plainConfig(game, seats);
      const options = { config, seed: `${level} ${seats}`, level, every: 9, most: 4 };
      const { unfair, looked } = unfairChoices(game, options);
      expect(unfair).toEqual([]);
      expect(looked).toBeGreaterThan(2);
    });

    test('what comes next is guessed no better than chance guesses it', () => {
      const found = guesses(game);
      expect(found.tries).toBeGreaterThan(100);
      expect(beyondChance(found)).toBeLessThan(ERRORS);
    });

    test.each(['nothing is dealt anew', 'the true dice are left in place'])(
      'it would show where %s',
      (what) => {
        const resample: AnyGame['resample'] = (state, seat, rng) =>
          what === 'nothing is dealt anew'
            ? game.clone(state)
            : { ...game.resample(state, seat, rng), rng: [...state.rng] };
        expect(beyondChance(guesses({ ...game, resample }))).toBeGreaterThan(ERRORS);
      },
    );
  });
}

/** So many standard errors are no chance. */
const ERRORS = 3;

/** What is guessed in a few games played by chance. */
function guesses(game: AnyGame): Guesses {
  const total = { tries: 0, right: 0, byChance: 0, both: 0 };
  for (let i = 0; i < 8; i++) {
    const found = guessesOf(game, plainConfig(game, 1 + (i % 2)), `guess ${i}`);
    for (const name of Object.keys(total) as (keyof Guesses)[]) total[name] += found[name];
  }
  return total;
}

/**
 * By how many standard errors guesses are better than those of chance: of the tries that one of the two had and the
 * other had not, half should be each one's. How many outcomes there are makes no difference to that. Below nothing it
 * says that a guess of what others hold is not what they mostly hold.
 */
function beyondChance({ right, byChance, both }: Guesses): number {
  const [ahead, behind] = [right - both, byChance - both];
  return (ahead - behind) / Math.sqrt(Math.max(1, ahead + behind));
}

test('there are games to look at', () => expect(games.length).toBeGreaterThan(0));
