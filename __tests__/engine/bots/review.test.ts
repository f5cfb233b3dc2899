import { chooseNow, seatwork } from '@/engine/bots';
import {
  askedOf,
  courseOf,
  MOST_MARKS,
  reviewed,
  reviewing,
  type Asked,
  type Mark,
} from '@/engine/bots/review';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { Match, startMatch } from '@/engine/core/match';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

import { toy, toyConfig } from '../core/toy';

jest.setTimeout(120_000);

const game = toy as AnyGame;
const seed = 'review';

const worth = (move: Move) => Number(move.split(':')[1]) % 5;
const cards = (moves: readonly Move[]) => moves.filter((move) => move.startsWith('card:'));

/** Lays a four, else rolls; lays on ground that is free. */
function sound({ moves }: { readonly moves: readonly Move[] }): Move {
  const four = cards(moves).find((move) => worth(move) === 4);
  return four ?? (moves.includes('roll') ? 'roll' : (moves[0] as Move));
}

/** Lays the worst card there is. */
function poor({ moves }: { readonly moves: readonly Move[] }): Move {
  const [worst] = [...cards(moves)].sort((a, b) => worth(a) - worth(b));
  return worst ?? (moves[0] as Move);
}

type Player = (asked: {
  readonly moves: readonly Move[];
  readonly at: number;
  readonly seat: number;
}) => Move;

function played(player: Player, seats = 1, options = {}): Match {
  const match = startMatch(game, toyConfig(seats, options), seed);
  for (let now = match.decision(); now; now = match.decision()) {
    match.play(player({ moves: match.moves(), at: match.decisions, seat: now.seat }));
  }
  return match;
}

function finished<T>(work: Generator<number, T, void>): { readonly value: T; readonly progress: number[] } {
  const progress: number[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done) return { value, progress };
    progress.push(value);
  }
}

const marksOf = (match: Match, seat = 0) => finished(reviewing(courseOf(match), seat)).value;

/** Every decision of a match at which a card worth nothing could be laid. */
function temptations(match: Match): number[] {
  const found: number[] = [];
  match.log.forEach(({ kind, move }, at) => {
    const moves = game.moves(match.positionAt(at));
    if (kind === 'turn' && move !== poor({ moves }) && worth(poor({ moves })) === 0) found.push(at);
  });
  return found;
}

describe('a planted blunder', () => {
  const [at = -1] = temptations(played(sound)).slice(-1);
  const match = played((asked) => (asked.at === at ? poor(asked) : sound(asked)));

  it('is marked, with what is better, why, and by how much', () => {
    const mark = marksOf(match).find((one) => one.at === at) as Mark;
    expect(mark.played).toBe(match.log[at]?.move);
    expect(mark.better).not.toBe(mark.played);
    const state = match.positionAt(at);
    expect(game.moves(state)).toContain(mark.better);
    expect(mark.playedLabel).toBe(game.describe(state, mark.played).label);
    expect(mark.betterLabel).toBe(game.describe(state, mark.better).label);
    expect(mark.why).toBe(game.advise(state, mark.better));
    expect(mark.round).toMatch(/^Round \d$/);
    // A roll brings 3.5 in the mean where this brought nothing, and a point is a tenth.
    expect(mark.gain.mean).toBeGreaterThan(0.1);
    expect(mark.gain.mean).toBeLessThan(0.6);
  });

  it('is the only one in a match that is sound else', () => {
    expect(temptations(played(sound)).length).toBeGreaterThan(0);
    expect(marksOf(played(sound))).toEqual([]);
    expect(marksOf(match).map((mark) => mark.at)).toEqual([at]);
  });

  it('is found alike every time, in as many slices, and the match stays as it is', () => {
    const before = match.hash();
    const [one, two] = [finished(reviewing(courseOf(match), 0)), finished(reviewing(courseOf(match), 0))];
    expect(one).toEqual(two);
    expect(match.hash()).toBe(before);
  });

  it('is found in a match that goes on from a position', () => {
    const record = match.record();
    const later = Match.resume(game, match.config, seed, record.slice(0, 1), match.positionAt(1) as never);
    later.playAll(record.slice(1));
    expect(marksOf(later as Match).map((mark) => mark.at)).toEqual([at]);
  });
});

it('marks at most five, in the order of the match, and of a turn only one', () => {
  const match = played(poor, 1, { rounds: 9 });
  const marks = marksOf(match);
  expect(marks.length).toBe(MOST_MARKS);
  const turns = marks.map((mark) => toy.foresight.clock(match.positionAt(mark.at) as never));
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
});

it('goes through the picks of the seat that is asked for', () => {
  const match = played((asked) => (asked.seat === 1 ? poor(asked) : sound(asked)), 2);
  const own = (seat: number) => marksOf(match, seat).map(({ at }) => match.log[at]?.seat);
  expect(own(0)).toEqual([]);
  expect(own(1).length).toBeGreaterThan(1);
  expect(new Set(own(1))).toEqual(new Set([1]));
});

it('has nothing to say where nothing can be known to be better', () => {
  const blind = { ...toy, foresight: { ...toy.foresight, outcome: () => 0, features: () => [0] } } as AnyGame;
  const match = played(poor);
  const asked = finished(askedOf(courseOf(match), 0)).value;
  expect(finished(reviewed(blind, asked, 0, seed)).value).toEqual([]);
});

it('tells how much is done, and never takes it back', () => {
  const { progress } = finished(reviewing(courseOf(played(poor, 1, { rounds: 9 })), 0));
  expect(progress.length).toBeGreaterThan(500);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(progress[0]).toBe(0);
  expect(progress[progress.length - 1]).toBeGreaterThan(0.9);
  expect(progress[progress.length - 1]).toBeLessThan(1);
});

describe.each(games.map((one) => [one.id, one as AnyGame] as const))('%s', (_id, real) => {
  /** The first picks of somebody who plays by whim half of the time. */
  function greenhorns(seats: number, most: number): Match {
    const match = startMatch(real, plainConfig(real, seats), 'whims');
    while (!match.over && match.decisions < most) {
      const work = seatwork(match, 'greenhorn');
      if (work) match.play(chooseNow(work).move);
    }
    return match;
  }

  it.each([1, 2])(
    'is reviewed with %i seats by what the seat saw: all else dealt anew, the marks are the same',
    (seats) => {
      const match = greenhorns(seats, 20 * seats);
      const asked = finished(askedOf(courseOf(match), 0)).value.slice(-4);
      const elsewhere = asked.map((one): Asked => ({
        ...one,
        state: real.resample(one.state, 0, rngFrom(seedRng(`elsewhere ${one.at}`))),
      }));
      expect(asked.length).toBe(4);
      expect(JSON.stringify(elsewhere)).not.toBe(JSON.stringify(asked));
      const [here, there] = [asked, elsewhere].map((list) => finished(reviewed(real, list, 0, 'fair')));
      expect(there?.value).toEqual(here?.value);
      // Whatever it thought about was the same too, marked or not.
      expect(there?.progress).toEqual(here?.progress);
    },
  );
});
