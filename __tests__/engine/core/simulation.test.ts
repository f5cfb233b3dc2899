import { figuresOf, playGame } from '@/engine/core/simulation';
import { mean, median, quantile, rounded, share, shares, spread, wilson } from '@/engine/core/statistics';

import { toy, toyConfig } from './toy';

test('statistics of known lists', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect([mean([]), quantile([], 0.5), share([], Boolean)]).toEqual([0, 0, 0]);
  expect(share([1, 2, 3, 4], (n) => n > 1)).toBe(0.75);
  expect(shares(['a', 'b', 'a', 'a'])).toEqual({ a: 0.75, b: 0.25 });
  expect(spread(Array.from({ length: 101 }, (_, i) => i))).toEqual({ mean: 50, p10: 10, p50: 50, p90: 90 });
  expect(rounded(2 / 3)).toBe(0.67);
});

test('a simulated game ends, and the same seed ends alike', () => {
  const play = (seed: string) => playGame(toy, toyConfig(3), seed, ['greedy', 'random']);
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
  expect(play('a')).toMatchObject({ finished: true, illegal: 0 });
});

test('figures: win rates share out the wins, decisions and scores are counted', () => {
  const played = Array.from({ length: 30 }, (_, i) => playGame(toy, toyConfig(2), `${i}`, ['greedy']));
  const figures = figuresOf(2, played);
  expect(figures).toMatchObject({ games: 30, finished: 30, illegal: 0 });
  expect(figures.seatStats).toHaveLength(2);
  const won = figures.seatStats.reduce((sum, seat) => sum + seat.winRate, 0);
  expect(won).toBeGreaterThanOrEqual(1);
  expect(figures.decisions.max).toBeGreaterThanOrEqual(figures.decisions.p50);
});

test('a bot that answers with an illegal move is counted, not followed', () => {
  const cheat = {
    ...toy,
    *think() {
      return { move: 'plot:9', reason: 'Why not.' };
    },
  };
  expect(playGame(cheat, toyConfig(2), 'a', ['greedy'])).toMatchObject({
    finished: false,
    illegal: 1,
    decisions: 0,
  });
});

test('the interval of a share is that of Wilson', () => {
  expect(wilson(65, 100)).toEqual({ low: 0.553, high: 0.736 });
  expect(wilson(0, 20)).toEqual({ low: 0, high: 0.161 });
  expect(wilson(20, 20)).toEqual({ low: 0.839, high: 1 });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
