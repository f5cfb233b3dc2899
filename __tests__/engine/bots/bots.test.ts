import { chooseNow, hint, seatwork, Thinker, unfairChoices, type Seatwork } from '@/engine/bots';
import type { Game, Thinking } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { below } from '@/engine/core/rng';

import { toy, toyConfig, type ToyState, type ToyView } from '../core/toy';

const match = () => Match.start(toy, toyConfig(3), 'seed');

function work(change: Partial<Seatwork<ToyState>> = {}): Seatwork<ToyState> {
  return { ...(seatwork(match()) as Seatwork<ToyState>), ...change };
}

test('the same decision of the same match is answered alike', () => {
  for (const level of ['random', 'greedy'] as const) {
    expect(chooseNow(work({ level }))).toEqual(chooseNow(work({ level })));
  }
});

test('another decision, seat or seed is answered from other words', () => {
  const answers = Array.from(
    { length: 20 },
    (_, decision) => chooseNow(work({ level: 'random', decision })).move,
  );
  expect(new Set(answers).size).toBeGreaterThan(1);
});

test('a bot receives a resampled state and its own generator, never the true ones', () => {
  const { state } = work();
  const given: Array<{ state: ToyState; words: string }> = [];
  const spy: Game<ToyState, ToyView> = {
    ...toy,
    *think(imagined, seat, rng): Thinking {
      given.push({ state: imagined, words: rng.state.join() });
      return yield* toy.think(imagined, seat, rng);
    },
  };
  const before = JSON.stringify(state);
  chooseNow(work({ game: spy, state }));
  const [seen] = given;
  expect(seen?.state).not.toBe(state);
  expect(seen?.state.rng).not.toEqual(state.rng);
  expect(seen?.state.hands[0]).toEqual(state.hands[0]);
  expect(seen?.state.hands[1]).not.toEqual(state.hands[1]);
  expect(seen?.words).not.toBe(state.rng.join());
  expect(JSON.stringify(state)).toBe(before);
});

test('a single legal move needs no thought', () => {
  const forced: Game<ToyState, ToyView> = {
    ...toy,
    moves: () => ['roll'],
    think: () => {
      throw new Error('thought about it');
    },
  };
  expect(chooseNow(work({ game: forced }))).toEqual({
    move: 'roll',
    reason: 'It is the only thing that can be done.',
  });
});

test('a thinker stops when the slice is spent, and ends with the same choice as without slices', () => {
  const slow: Game<ToyState, ToyView> = {
    ...toy,
    *think(state, _seat, rng): Thinking {
      const moves = toy.moves(state);
      for (let i = 0; i < 50; i++) yield;
      return { move: moves[below(rng.state, moves.length)] as string, reason: 'Thought long.' };
    },
  };
  const thinker = new Thinker(work({ game: slow }));
  let frames = 0;
  for (; thinker.choice === null; frames++) {
    let budget = 4;
    thinker.advance(() => --budget <= 0);
  }
  expect(frames).toBeGreaterThanOrEqual(12);
  expect(thinker.choice).toEqual(chooseNow(work({ game: slow })));
  expect(thinker.advance(() => false)).toEqual(thinker.choice);
});

test('a slice makes at least one step, however little time there is', () => {
  const thinker = new Thinker(work());
  thinker.advance(() => true);
  expect(thinker.sliceCount).toBe(1);
});

test('a hint is a legal move with its reason; there is none after the end', () => {
  const one = Match.start(toy, toyConfig(1, { rounds: 1 }), 'a');
  const advice = hint(one);
  expect(one.moves()).toContain(advice?.move);
  expect(advice?.reason).toMatch(/\w/);
  one.play('roll');
  expect(hint(one)).toBeNull();
});

test('the fairness test finds a bot that looks at a hidden hand', () => {
  const config = toyConfig(2);
  expect(unfairChoices(toy, { config, seed: 'a', level: 'greedy', every: 1 }).unfair).toEqual([]);
  const leaky: Game<ToyState, ToyView> = {
    ...toy,
    resample: (state) => toy.clone(state),
    *think(state): Thinking {
      const moves = toy.moves(state);
      return { move: moves[(state.hands[1]?.[0] ?? 0) % moves.length] as string, reason: 'Peeked.' };
    },
  };
  // With an honest deal for the second look, a bot fed from the true state gives itself away.
  const honest = { ...leaky, resample: toy.resample };
  const fed = { ...leaky };
  let calls = 0;
  const mixed = {
    ...leaky,
    resample: (...all: Parameters<typeof toy.resample>) =>
      (calls++ % 3 === 1 ? honest : fed).resample(...all),
  };
  expect(unfairChoices(mixed, { config, seed: 'a', level: 'greedy', every: 1 }).unfair).not.toEqual([]);
});
