import { plainConfig } from '@/engine/core/conformance';
import { noEvents } from '@/engine/core/game';
import { pick, rngFrom, seedRng } from '@/engine/core/rng';
import { dakota, type State } from '@/engine/games/dakota';
import { choose } from '@/engine/games/dakota/bot/policy';
import { totalOf } from '@/engine/games/dakota/score';

const { clock, features, names, outcome, progress } = dakota.foresight;

/** Every position of a whole game, of greedy players or of players who pick at random. */
function* positions(seats: number, how: 'greedy' | 'random', seed: string): Generator<State> {
  const s = dakota.setup(plainConfig(dakota, seats), seed);
  const rng = seedRng(seed);
  for (;;) {
    yield s;
    const decision = dakota.decision(s);
    if (!decision) return;
    const move = how === 'greedy' ? choose(s, decision.seat).move : pick(rng, dakota.moves(s));
    dakota.apply(s, move, noEvents);
  }
}

const tables = [1, 2, 4].flatMap((seats) =>
  (['greedy', 'random'] as const).map((how): [number, 'greedy' | 'random'] => [seats, how]),
);

test.each(tables)('%i seats, %s: as many numbers as names, none of them wild', (seats, how) => {
  let n = 0;
  for (const s of positions(seats, how, 'numbers')) {
    if (n++ % 7 > 0 && s.phase !== 'over') continue;
    for (let seat = 0; seat < seats; seat++) {
      const numbers = features(s, seat);
      expect(numbers).toHaveLength(names.length);
      const wild = numbers.flatMap((x, i) =>
        Number.isFinite(x) && Math.abs(x) <= 5 ? [] : [`${names[i]}: ${x}`],
      );
      expect(wild).toEqual([]);
    }
  }
});

test.each(tables)(
  '%i seats, %s: the clock never falls, ticks once a day, and progress ends at 1',
  (seats, how) => {
    let [before, last] = [0, 0];
    for (const s of positions(seats, how, 'clock')) {
      const now = clock(s);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now - before).toBeLessThanOrEqual(1);
      before = now;
      last = progress(s);
      expect(last).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThanOrEqual(1);
      if (now === 0) expect(last).toBe(0);
      if (s.phase === 'over') expect(now).toBe(s.day);
    }
    expect(last).toBe(1);
  },
);

test.each(tables)('%i seats, %s: nothing hidden is counted', (seats, how) => {
  let n = 0;
  for (const s of positions(seats, how, 'hidden')) {
    if (n++ % 11 > 0 && s.phase !== 'over') continue;
    for (let seat = 0; seat < seats; seat++) {
      const dealt = dakota.resample(s, seat, rngFrom(seedRng(`${n} ${seat}`)));
      expect(features(dealt, seat)).toEqual(features(s, seat));
      if (s.phase === 'over') expect(outcome(dealt, seat)).toBe(outcome(s, seat));
    }
  }
});

function finalOf(seats: number, seed: string): State {
  let last: State | undefined;
  for (const s of positions(seats, 'greedy', seed)) last = s;
  return last as State;
}

test('who wins has the best outcome, and a lead counts', () => {
  for (const seed of ['a', 'b', 'c']) {
    const s = finalOf(3, seed);
    const all = s.towns.map((_, seat) => outcome(s, seat));
    const { winners, seats } = dakota.score(s);
    expect(seats.map(({ total }) => total)).toEqual(s.towns.map((_, seat) => totalOf(s, seat)));
    for (let seat = 0; seat < 3; seat++) {
      if (winners.includes(seat)) expect(all[seat]).toBe(Math.max(...all));
      else expect(all[seat]).toBeLessThan(Math.max(...all));
      expect(Math.abs(all[seat] as number)).toBeLessThanOrEqual(1);
    }
  }
});

test('a tie is no loss, and money breaks it', () => {
  const s = dakota.setup(plainConfig(dakota, 2), 'tie');
  s.phase = 'over';
  s.towns.forEach((t) => (t.cash = 6));
  expect([outcome(s, 0), outcome(s, 1)]).toEqual([0, 0]);
  s.towns[1]!.cash = 7;
  expect([outcome(s, 0), outcome(s, 1)]).toEqual([-0.5, 0.5]);
});

test('alone, points divided by the day count: sooner is better', () => {
  const s = finalOf(1, 'alone');
  expect(outcome(s, 0)).toBeCloseTo(totalOf(s, 0) / s.day / 20);
  const sooner = { ...s, day: s.day - 1 };
  expect(outcome(sooner, 0)).toBeGreaterThan(outcome(s, 0));
});
