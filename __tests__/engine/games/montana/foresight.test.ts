/** What the searching player judges positions by, over whole games of both players. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { worthOf } from '@/engine/core/foresight';
import { noEvents, type BotLevel } from '@/engine/core/game';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { montana } from '@/engine/games/montana';
import { LEVELS } from '@/engine/games/montana/data-race';
import { clone, player, type State } from '@/engine/games/montana/state';
import { give, play, quiet, race, testBoard } from './table';

const { foresight } = montana;

/** Every position of a game, the last one being over. */
function positions(seats: number, seed: string, level: BotLevel, given = {}): State[] {
  const config = plainConfig(montana, seats);
  const s = montana.setup({ ...config, options: { ...config.options, ...given } }, seed);
  const found = [clone(s)];
  for (let at = montana.decision(s); at; at = montana.decision(s)) {
    const work = { game: montana, state: s, seat: at.seat, level, seed, decision: found.length };
    montana.apply(s, chooseNow(work).move, noEvents);
    found.push(clone(s));
  }
  return found;
}

const GAMES: readonly (readonly [number, string, BotLevel, object])[] = [
  ...LEVELS.map((level) => [1, `race ${level}`, 'greedy', { level }] as const),
  [1, 'race at random', 'random', {}],
  ...[2, 3, 4].map((seats) => [seats, `table of ${seats}`, 'greedy', {}] as const),
  [3, 'table at random', 'random', {}],
];

describe.each(GAMES)('%i seats, %s', (seats, seed, level, given) => {
  const all = positions(seats, seed, level, given);
  const places = Array.from({ length: seats }, (_, seat) => seat);

  test('there are as many numbers as names, finite and small', () => {
    for (const s of all) {
      for (const seat of places) {
        const numbers = foresight.features(s, seat);
        expect(numbers).toHaveLength(foresight.names.length);
        expect(numbers.filter((n) => !Number.isFinite(n) || Math.abs(n) > 5)).toEqual([]);
        expect(Number.isFinite(worthOf(foresight, s, seat, seats))).toBe(true);
      }
    }
  });

  test('nothing hidden changes a number', () => {
    const rng = rngFrom(seedRng('dealt anew'));
    for (const s of all.filter((_, i) => i % 5 === 0)) {
      for (const seat of places) {
        const other = montana.resample(s, seat, rng);
        expect(foresight.features(other, seat)).toEqual(foresight.features(s, seat));
        expect(foresight.outcome(other, seat)).toBe(foresight.outcome(s, seat));
        expect([foresight.clock(other), foresight.progress(other)]).toEqual([
          foresight.clock(s),
          foresight.progress(s),
        ]);
      }
    }
  });

  test('the clock rises by one with each turn, and the game goes from 0 to 1', () => {
    const ticks = all.map(foresight.clock);
    const done = all.map(foresight.progress);
    expect([ticks[0], done[0], done.at(-1)]).toEqual([0, 0, 1]);
    for (let i = 1; i < all.length; i++) {
      expect([0, 1]).toContain((ticks[i] ?? 0) - (ticks[i - 1] ?? 0));
      expect(done[i] ?? 0).toBeGreaterThanOrEqual(done[i - 1] ?? 0);
    }
    expect(ticks.at(-1)).toBe((all.at(-1)?.round ?? 0) * seats);
  });

  test('whoever won has the best outcome', () => {
    const final = all.at(-1) as State;
    const { winners, won } = montana.score(final);
    const outcomes = places.map((seat) => foresight.outcome(final, seat));
    if (seats === 1) expect(outcomes[0]).toBe(Math.abs(outcomes[0] ?? 0) * (won ? 1 : -1));
    const losers = outcomes.filter((_, seat) => !winners.includes(seat));
    for (const seat of winners) {
      for (const lost of losers) expect(outcomes[seat]).toBeGreaterThan(lost);
    }
  });
});

test('names are told apart', () => {
  expect(new Set(foresight.names).size).toBe(foresight.names.length);
});

test('an extra turn belongs to its turn, and the city to the seat that went there', () => {
  const s = quiet(3);
  give(s, 0, { 'w-copper': 1, canteens: 1 });
  play(s, 'bank:bank-1:copper', 'canteen');
  expect(foresight.clock(s)).toBe(0);
  give(s, 1, { p: 2 });
  play(s, 'space:city-freight@1');
  expect([montana.decision(s)?.seat, foresight.clock(s)]).toEqual([1, 0]);
});

test('a lead of a third of the settlements is a clear win, a shared one is nothing', () => {
  const s = quiet(2);
  Object.assign(s, { over: true, last: true });
  Object.assign(player(s, 0), { fields: 12, left: 0 });
  Object.assign(player(s, 1), { fields: 8, left: 4 });
  expect([0, 1].map((seat) => foresight.outcome(s, seat))).toEqual([1, -1]);
  Object.assign(player(s, 1), { fields: 12, left: 0 });
  expect([0, 1].map((seat) => foresight.outcome(s, seat))).toEqual([0, 0]);
  player(s, 1).cows = 1;
  expect([0, 1].map((seat) => foresight.outcome(s, seat))).toEqual([-0.5, 0.5]);
});

test('an earlier win of the race counts a little more', () => {
  const s = race('trail', 'rv-camp');
  Object.assign(player(s, 0), { fields: 12, left: 0 });
  s.over = true;
  const [early, late] = [10, 30].map((round) => {
    s.round = round;
    return foresight.outcome(s, 0);
  });
  expect(early).toBeGreaterThan(late ?? 0);
  expect(late).toBe(1);
});

test('what can be built now is seen, cows included', () => {
  const s = testBoard();
  const ready = foresight.names.indexOf('settlements a build places now');
  expect(foresight.features(s, 0)[ready]).toBe(0);
  give(s, 0, { s: 1, cows: 1 });
  expect(foresight.features(s, 0)[ready]).toBeGreaterThan(0);
});
