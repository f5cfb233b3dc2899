import { toy, toyConfig, type ToyState } from '@/__tests__/engine/core/toy';
import { HiredRoom, type Ears } from '@/components/thinking/hired';
import { chooseNow, seatwork, type Seatwork } from '@/engine/bots';
import type { AnyGame, BotLevel, Choice, GameState, Thinking } from '@/engine/core/game';
import { courseOf, reviewing, type Course } from '@/engine/bots/review';
import { LEVELS } from '@/engine/core/character';
import { startMatch } from '@/engine/core/match';

import { hire, type ServantOptions, type Watched } from './servant-at-hand';

const game = toy as AnyGame;

/** Takes so many steps before it answers as the toy does. */
function slow(steps: number): AnyGame {
  return {
    ...game,
    *think(state: ToyState, seat, rng): Thinking {
      for (let i = 0; i < steps; i++) yield;
      return yield* toy.think(state, seat, rng);
    },
  } as AnyGame;
}

function roomOf(played: AnyGame = game, options: ServantOptions = {}) {
  const hired: Watched[] = [];
  const room = new HiredRoom((ears: Ears) => {
    const worker = hire(played, ears, options);
    hired.push(worker);
    return worker;
  });
  return { room, hired };
}

function work(level: BotLevel = 'greedy', decision = 3): Seatwork<GameState> {
  const found = seatwork(startMatch(game, toyConfig(2), 'seed'), level);
  if (!found) throw new Error('The match is over.');
  return { ...found, decision };
}

const waiting = () => false;

/** What a question has come to so far. */
function asked(answer: Promise<Choice | null>) {
  const seen: { choice?: Choice | null } = {};
  void answer.then((choice) => (seen.choice = choice));
  return seen;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(LEVELS)('answers as the page would: %s', async (level) => {
  const { room } = roomOf();
  const one = asked(room.ask(work(level), waiting));
  await pass(30_000);
  expect(one.choice).toEqual(chooseNow(work(level)));
  room.close();
});

test('two questions at once are both answered, each with its own', async () => {
  const { room, hired } = roomOf(slow(30));
  const long = asked(room.ask(work('greedy', 1), waiting));
  const other = asked(room.ask(work('random', 2), waiting));
  await pass(20);
  // The short one does not wait for the long one.
  expect(other.choice).toEqual(chooseNow(work('random', 2)));
  expect(long.choice).toBeUndefined();
  await pass(100);
  expect(long.choice).toEqual(chooseNow(work('greedy', 1)));
  expect(hired).toHaveLength(1);
  room.close();
});

test('a question nobody waits for is taken back, and the next one is answered', async () => {
  const { room, hired } = roomOf(slow(1_000_000));
  let stale = false;
  const first = asked(room.ask(work(), () => stale));
  await pass(150);
  expect(first.choice).toBeUndefined();
  stale = true;
  await pass(100);
  expect(first.choice).toBeNull();
  expect(hired[0]?.got).toContainEqual({ drop: 1 });
  // All that still runs is the time after which the worker goes home: it thinks no more.
  expect(jest.getTimerCount()).toBe(1);
  const next = asked(room.ask(work('random'), waiting));
  await pass(50);
  expect(next.choice).toEqual(chooseNow(work('random')));
  room.close();
});

test('a worker that breaks gives every question back, and no other is hired', async () => {
  const { room, hired } = roomOf(slow(1_000_000));
  const [one, other] = [asked(room.ask(work(), waiting)), asked(room.ask(work(), waiting))];
  await pass(50);
  hired[0]?.ears.lost();
  await pass(0);
  expect([one.choice, other.choice]).toEqual([null, null]);
  expect(hired[0]?.terminated).toBe(true);
  const later = asked(room.ask(work(), waiting));
  await pass(0);
  expect(later.choice).toBeNull();
  expect(hired).toHaveLength(1);
});

test('a worker that falls silent is given up after some seconds', async () => {
  const { room, hired } = roomOf(slow(1_000_000));
  const one = asked(room.ask(work(), waiting));
  await pass(3000);
  expect(one.choice).toBeUndefined();
  if (hired[0]) hired[0].silent = true;
  await pass(4000);
  expect(one.choice).toBeUndefined();
  await pass(4000);
  expect(one.choice).toBeNull();
  expect(hired[0]?.terminated).toBe(true);
});

test('a worker that thinks long and answers pings is waited for', async () => {
  const { room } = roomOf(slow(8000));
  const one = asked(room.ask(work(), waiting));
  await pass(7000);
  expect(one.choice).toBeUndefined();
  await pass(2000);
  expect(one.choice).toEqual(chooseNow(work()));
  room.close();
});

test('a worker still on its way is not waited for; once there, it answers', async () => {
  const { room, hired } = roomOf(game, { late: true });
  const one = asked(room.ask(work(), waiting));
  await pass(400);
  expect(one.choice).toBeUndefined();
  await pass(200);
  expect(one.choice).toBeNull();
  const [worker] = hired;
  if (worker) worker.silent = false;
  worker?.ears.heard({ here: true });
  const next = asked(room.ask(work(), waiting));
  await pass(50);
  expect(next.choice).toEqual(chooseNow(work()));
  expect(hired).toHaveLength(1);
  room.close();
});

test('without a question for long the worker goes home, and the next question calls one again', async () => {
  const { room, hired } = roomOf();
  const one = asked(room.ask(work(), waiting));
  await pass(60_000);
  expect(one.choice).not.toBeNull();
  expect(hired[0]?.terminated).toBe(false);
  await pass(61_000);
  expect(hired[0]?.terminated).toBe(true);
  const next = asked(room.ask(work(), waiting));
  await pass(50);
  expect(next.choice).toEqual(chooseNow(work()));
  expect(hired).toHaveLength(2);
  room.close();
  expect(jest.getTimerCount()).toBe(0);
});

test('a table that is left ends its worker and answers what is still asked', async () => {
  const { room, hired } = roomOf(slow(1_000_000));
  const one = asked(room.ask(work(), waiting));
  await pass(50);
  room.close();
  await pass(0);
  expect(one.choice).toBeNull();
  expect(hired[0]?.terminated).toBe(true);
});

test('where no worker may be hired, nothing is answered from here', async () => {
  const room = new HiredRoom(() => {
    throw new Error('Forbidden.');
  });
  await expect(room.ask(work(), waiting)).resolves.toBeNull();
  await expect(room.ask(work(), waiting)).resolves.toBeNull();
});

test('thinking that throws goes back to the page, and the worker serves on', async () => {
  let broken = true;
  const { room, hired } = roomOf({
    ...game,
    *think(state: ToyState, seat, rng): Thinking {
      if (broken) throw new Error('No answer.');
      return yield* toy.think(state, seat, rng);
    },
  } as AnyGame);
  const one = asked(room.ask(work(), waiting));
  await pass(50);
  expect(one.choice).toBeNull();
  broken = false;
  const next = asked(room.ask(work(), waiting));
  await pass(50);
  expect(next.choice).toEqual(chooseNow(work()));
  expect(hired).toHaveLength(1);
  room.close();
});

test('a worker of another game answers nothing', async () => {
  const { room } = roomOf({ ...game, id: 'other' });
  const one = asked(room.ask(work(), waiting));
  await pass(50);
  expect(one.choice).toBeNull();
  room.close();
});

/** A whole match in which the first card there is was always laid. */
function finished(): Course {
  const match = startMatch(game, toyConfig(1), 'review');
  while (!match.over) match.play(match.moves()[0] ?? '');
  return courseOf(match);
}

function marksOf(course: Course) {
  const review = reviewing(course, 0);
  for (;;) {
    const { done, value } = review.next();
    if (done) return value;
  }
}

test('a review is worked at beside the page, says how far it is, and comes to the same', async () => {
  const { room } = roomOf();
  const far: number[] = [];
  const answer = room.review(finished(), 0, { stale: waiting, far: (progress) => far.push(progress) });
  await pass(60_000);
  expect(await answer).toEqual(marksOf(finished()));
  expect(far.length).toBeGreaterThan(10);
  expect([...far].sort((a, b) => a - b)).toEqual(far);
  room.close();
});

test('a review that was stopped goes on where it was when it is asked for again', async () => {
  const { room } = roomOf();
  const seen: number[][] = [[], []];
  let stopped = false;
  const first = room.review(finished(), 0, { stale: () => stopped, far: (at) => seen[0]?.push(at) });
  await pass(150);
  stopped = true;
  await pass(150);
  expect(await first).toBeNull();
  const reached = Math.max(...(seen[0] ?? []));
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(1);
  const again = room.review(finished(), 0, { stale: waiting, far: (at) => seen[1]?.push(at) });
  await pass(60_000);
  expect(await again).toEqual(marksOf(finished()));
  expect(Math.min(...(seen[1] ?? []))).toBeGreaterThanOrEqual(reached);
  room.close();
});

test('a review that fails beside the page is left to the page', async () => {
  const broken = { ...game, resample: () => { throw new Error('boom'); } } as AnyGame; // prettier-ignore
  const { room } = roomOf(broken);
  const answer = room.review(finished(), 0, { stale: waiting, far: () => {} });
  await pass(1000);
  expect(await answer).toBeNull();
  room.close();
});
