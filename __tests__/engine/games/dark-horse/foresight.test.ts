import { plainConfig, sampleConfigs } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import { pick, rngFrom, seedRng } from '@/engine/core/rng';
import { darkHorse } from '@/engine/games/dark-horse';
import { foresight } from '@/engine/games/dark-horse/bot/foresight';
import { pointsOf, seatScore } from '@/engine/games/dark-horse/score';
import { type State } from '@/engine/games/dark-horse/state';

/** A whole game by chance; every position is shown to `look`. */
function randomGame(
  seats: number,
  options: Record<string, unknown>,
  seed: string,
  look: (state: State) => void,
) {
  const state = darkHorse.setup(plainConfig(darkHorse, seats, options), seed);
  const rng = seedRng(seed);
  look(state);
  while (darkHorse.decision(state)) {
    darkHorse.apply(state, pick(rng, darkHorse.moves(state)), noEvents);
    look(state);
  }
  return state;
}

const COURSES: readonly [number, Record<string, unknown>][] = [
  ...['tenderfoot', 'wild-frontiers', 'gold-rush', 'barnstorming', 'marshal-law'].map(
    (soloScenario): [number, Record<string, unknown>] => [
      1,
      { soloScenario, soloDifficulty: 'cruel', soloClock: 'tight', tiles: 'hidden' },
    ],
  ),
  [2, { outlaw: true, gunslinger: true }],
  [2, { mode: 'quick', map2p: 'full' }],
  [3, { tiles: 'hidden', outlaw: true }],
  [4, {}],
];

describe('what the searching player judges by', () => {
  test('has a name for each number', () => {
    const state = darkHorse.setup(plainConfig(darkHorse, 2), 'names');
    expect(foresight.features(state, 0)).toHaveLength(foresight.names.length);
    expect(new Set(foresight.names).size).toBe(foresight.names.length);
    expect(foresight.names.length).toBeLessThanOrEqual(50);
  });

  test.each(COURSES)('goes through whole games: %i seats, %p', (seats, options) => {
    let clock = -1;
    let progress = -1;
    let at = 0;
    const wrong: string[] = [];
    const end = randomGame(seats, options, `course ${seats}`, (state) => {
      const now = foresight.clock(state);
      if (now < clock || now > clock + 2) wrong.push(`${at}: clock ${clock} to ${now}`);
      clock = now;
      progress = foresight.progress(state);
      if (!(progress >= 0 && progress <= 1)) wrong.push(`${at}: progress ${progress}`);
      if (at === 0) expect(progress).toBe(0);
      const imagined = rngFrom(seedRng(`imagined ${at}`));
      for (let seat = 0; seat < seats; seat++) {
        const numbers = foresight.features(state, seat);
        if (numbers.length !== foresight.names.length) wrong.push(`${at}: ${numbers.length} numbers`);
        if (!numbers.every((n) => Math.abs(n) <= 5)) wrong.push(`${at}: ${numbers.join()}`);
        if (at % 13 !== 0) continue;
        const other = darkHorse.resample(state, seat, imagined);
        expect(foresight.features(other, seat)).toEqual(numbers);
        expect(foresight.outcome(other, seat)).toBe(foresight.outcome(state, seat));
      }
      at++;
    });
    expect(wrong).toEqual([]);
    expect(clock).toBeGreaterThan(10);
    expect(progress).toBe(1);
    const [winner] = darkHorse.score(end).winners;
    const worth = end.seats.map((_, seat) => foresight.outcome(end, seat));
    if (winner !== undefined) {
      expect(worth[winner]).toBeGreaterThanOrEqual(0.5);
      worth.forEach((one, seat) => expect(one > 0).toBe(seat === winner));
    } else expect(worth[0]).toBeLessThanOrEqual(-0.5);
  });

  test('counts points as the score sheet does', () => {
    for (const config of [plainConfig(darkHorse, 3, { outlaw: true }), plainConfig(darkHorse, 1)]) {
      randomGame(config.seats.length, config.options, 'points', (state) =>
        state.seats.forEach((_, seat) => {
          const counted = pointsOf(state, seat);
          if (counted !== seatScore(state, seat).total)
            throw new Error(`${counted} points in round ${state.round}`);
        }),
      );
    }
  });

  test('stands whatever the options', () => {
    const configs = sampleConfigs(darkHorse, 2);
    for (let i = 0; i < 30; i++) {
      const state = darkHorse.setup(configs.next().value, `options ${i}`);
      for (const n of foresight.features(state, 0)) expect(Number.isFinite(n)).toBe(true);
    }
  });

  test('a win with rounds to spare is worth more, a loss by more less', () => {
    const state = darkHorse.setup(plainConfig(darkHorse, 1), 'solo');
    Object.assign(state, { stage: 'over', round: 16, won: true });
    const early = foresight.outcome(state, 0);
    state.round = 24;
    const late = foresight.outcome(state, 0);
    Object.assign(state, { round: 28, won: false });
    const lost = foresight.outcome(state, 0);
    state.seats[0]!.cities.push(0, 9);
    const near = foresight.outcome(state, 0);
    expect([early > late, late > near, near > lost]).toEqual([true, true, true]);
  });
});
