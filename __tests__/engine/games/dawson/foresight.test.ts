/** What the searching player is promised of its numbers, over whole games. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import { pick, rngFrom, seedRng } from '@/engine/core/rng';
import { dawson } from '@/engine/games/dawson';
import type { State } from '@/engine/games/dawson';
import { ranking } from '@/engine/games/dawson/rules/end';

const { foresight } = dawson;

/** Every position of a game: every fourth pick is greedy, so that hotels stand and somebody scores. */
function* positions(seats: number, options: Record<string, unknown>, seed: string): Generator<State> {
  const state = dawson.setup(plainConfig(dawson, seats, options), seed);
  const rng = seedRng(seed);
  for (let decision = 0; ; decision++) {
    yield state;
    const asked = dawson.decision(state);
    if (asked === null) return;
    const move =
      decision % 4 === 0 && seats < 4
        ? chooseNow({ game: dawson, state, seat: asked.seat, level: 'greedy', seed, decision }).move
        : pick(rng, dawson.moves(state));
    dawson.apply(state, move, noEvents);
  }
}

describe.each([
  [1, {}],
  [1, { 'solo-level': 'long-winter' }],
  [1, { rivals: 2, 'rival-level': 'king' }],
  [2, { abilities: true }],
  [3, { rivals: 1 }],
  [6, {}],
])('%i seats, %o', (seats, options) => {
  it('gives as many numbers as names, all about as large as 1, and the same for what a seat cannot tell apart', () => {
    const other = rngFrom(seedRng('other'));
    for (const state of positions(seats, options, 'numbers')) {
      for (let seat = 0; seat < seats; seat++) {
        const numbers = foresight.features(state, seat);
        expect(numbers).toHaveLength(foresight.names.length);
        expect(numbers.filter((n) => !Number.isFinite(n) || Math.abs(n) > 5)).toEqual([]);
        const dealt = dawson.resample(state, seat, other);
        expect(foresight.features(dealt, seat)).toEqual(numbers);
        expect(foresight.outcome(dealt, seat)).toBe(foresight.outcome(state, seat));
      }
    }
  });

  it('has a clock that goes on turn by turn, and goes from 0 to 1', () => {
    let [first, clock, progress, decisions] = [-1, 0, -1, 0];
    for (const state of positions(seats, options, 'clock')) {
      const next = foresight.clock(state);
      expect(next - clock === 0 || next - clock === 1).toBe(true);
      expect(foresight.progress(state)).toBeGreaterThanOrEqual(progress);
      clock = next;
      progress = foresight.progress(state);
      if (first < 0) first = progress;
      decisions++;
    }
    expect([first, progress]).toEqual([0, 1]);
    expect(clock).toBeGreaterThan(decisions / 20);
  });

  it('likes winning more than losing', () => {
    let last: State | undefined;
    for (const state of positions(seats, options, 'outcome')) last = state;
    if (!last) throw new Error('There was no game.');
    const end = last;
    const { winners } = ranking(end);
    const values = Array.from({ length: seats }, (_, seat) => foresight.outcome(end, seat));
    values.forEach((value, seat) => {
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      if (seats === 1) expect(value >= 0).toBe(dawson.score(end).won);
      else if (winners.includes(seat)) expect(value).toBe(Math.max(...values));
      else expect(value).toBeLessThan(0);
    });
  });
});
