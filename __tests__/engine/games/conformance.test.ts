/** Whole games of every game and number of seats, held to the contract step by step. */
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { games } from '@/engine/games';

/** What a game has besides its defaults and should be played with by the greedy computer as well. */
const WITH_MORE: Readonly<Record<string, (seats: number) => Readonly<Record<string, unknown>>>> = {
  'dice-settlers': () => ({ techSet: 'random', explosive: true }),
  'dark-horse': (seats) => ({ outlaw: seats === 3, gunslinger: seats === 2 }),
  dawson: (seats) => ({ rivals: seats < 3 ? 1 : 0, abilities: seats % 2 === 0 }),
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test.each(counts)('random games of %i seats over the options keep every promise', (seats) => {
    const configs = sampleConfigs(game, seats);
    for (let i = 0; i < 4; i++) {
      const result = conform(game, { config: configs.next().value, seed: `random ${i}`, thorough: 90 });
      expect(result.violations).toEqual([]);
      expect(result.finished).toBe(true);
    }
  });

  test.each(counts)('a greedy game of %i seats keeps every promise', (seats) => {
    const config = plainConfig(game, seats, WITH_MORE[id]?.(seats));
    const result = conform(game, { config, seed: 'greedy', policy: 'greedy', thorough: 150 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  });
});
