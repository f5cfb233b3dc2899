import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { bestRound, gainsOf, storyOf, turnOf, type Story } from '@/components/session/story';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { Match, startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

/** A story from what each round brought: `[mine, theirs]`. */
function storyFrom(gains: readonly (readonly number[])[], start: readonly number[] = [0, 0]): Story {
  let before = start;
  const rounds = gains.map((gain, i) => {
    before = before.map((total, side) => total + (gain[side] ?? 0));
    return { n: i + 1, name: `Round ${i + 1}`, totals: before };
  });
  return {
    sides: start.map((_, seat) => ({ seat, name: `P${seat}` })),
    start,
    rounds,
    whole: true,
  };
}

function playedOut(game: AnyGame, seats: number, seed: string): Match {
  const match = startMatch(game, plainConfig(game, seats), seed);
  const rng = seedRng(seed);
  while (!match.over) match.play(pick(rng, match.moves()));
  return match;
}

describe('the turning point', () => {
  it('is the largest step forward after the winner was caught for the last time', () => {
    const mine = [3, 5, 6, 7, 8, 9, 7, 11, 9];
    const theirs = [4, 4, 3, 4, 9, 6, 10, 5, 8];
    const turn = turnOf(storyFrom(mine.map((gain, i) => [gain, theirs[i] ?? 0])));
    expect(turn).toEqual({ at: 7, side: 0, lead: 11, throughout: false });
  });

  it('is never before a round in which the lead was lost, however large the step', () => {
    const story = storyFrom([
      [20, 0],
      [0, 25],
      [4, 1],
      [5, 0],
    ]);
    expect(turnOf(story)).toEqual({ at: 3, side: 0, lead: 3, throughout: false });
  });

  it('is not a large step of a side that was far ahead already', () => {
    const story = storyFrom([
      [0, 3],
      [9, 0],
      [9, 1],
      [12, 0],
    ]);
    expect(turnOf(story)).toEqual({ at: 1, side: 0, lead: 6, throughout: false });
  });

  it('belongs to the other side when that one wins', () => {
    const story = storyFrom([
      [2, 1],
      [1, 6],
      [3, 3],
    ]);
    expect(turnOf(story)).toEqual({ at: 1, side: 1, lead: 4, throughout: false });
  });

  it('is no single round where a side was ahead all the time, unless one made the half of it', () => {
    const steady = storyFrom([
      [0, 4],
      [0, 6],
      [2, 7],
      [0, 11],
    ]);
    expect(turnOf(steady)).toEqual({ at: 3, side: 1, lead: 26, throughout: true });
    const sudden = storyFrom([
      [2, 1],
      [20, 2],
      [3, 3],
    ]);
    expect(turnOf(sudden)).toEqual({ at: 1, side: 0, lead: 19, throughout: false });
  });

  it('is none where all are level at the end, where there is nobody to beat, and after one round', () => {
    expect(
      turnOf(
        storyFrom([
          [5, 1],
          [0, 4],
        ]),
      ),
    ).toBeNull();
    expect(turnOf(storyFrom([[5], [6]], [0]))).toBeNull();
    expect(turnOf(storyFrom([[5, 1]]))).toBeNull();
  });

  it('is none where the lead was there before the story begins and only shrank', () => {
    const shrinks = storyFrom(
      [
        [0, 2],
        [1, 2],
      ],
      [10, 0],
    );
    expect(turnOf({ ...shrinks, whole: false })).toBeNull();
  });

  it('counts against the nearest of several others', () => {
    const story = storyFrom(
      [
        [1, 5, 0],
        [2, 0, 9],
        [9, 1, 0],
      ],
      [0, 0, 0],
    );
    expect(turnOf(story)).toEqual({ at: 2, side: 0, lead: 3, throughout: false });
  });
});

it('the best round of a lone player is named only where one stands out', () => {
  expect(bestRound(storyFrom([[2], [7], [3]], [0]))).toBe(1);
  expect(bestRound(storyFrom([[7], [7], [3]], [0]))).toBeNull();
});

describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('the story of %s', (_, game) => {
  test.each([game.seats.min, game.seats.max])('of %i goes by rounds and ends at the sheet', (seats) => {
    const match = playedOut(game, seats, `story ${seats}`);
    const story = storyOf(match);
    const sheet = game.score(match.position());
    expect(story.whole).toBe(true);
    expect(story.rounds.length).toBeGreaterThan(1);
    const numbers = story.rounds.map(({ n }) => n);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers[0]).toBeGreaterThan(0);
    const last = story.rounds[story.rounds.length - 1];
    const scores = [...sheet.seats, ...(sheet.rival ? [sheet.rival.score] : [])];
    const points = scores.map(({ lines }) => lines.reduce((sum, line) => sum + line.points, 0));
    expect(last?.totals).toEqual(points);
    expect(story.sides).toHaveLength(scores.length);
    const gained = story.rounds.map((_round, at) => gainsOf(story, at)[0] ?? 0);
    expect(gained.reduce((sum, gain) => sum + gain, story.start[0] ?? 0)).toBe(points[0]);
  });
});

it('a match resumed from a position tells what came after it, and says so', () => {
  const whole = playedOut(toy as AnyGame, 2, 'resumed');
  const half = Math.floor(whole.decisions / 2);
  const record = whole.record();
  const match = Match.resume(
    toy as AnyGame,
    toyConfig(2),
    'resumed',
    record.slice(0, half),
    whole.positionAt(half),
  );
  match.playAll(record.slice(half));
  const story = storyOf(match);
  const all = storyOf(whole);
  expect(story.whole).toBe(false);
  expect(story.rounds.length).toBeLessThan(all.rounds.length);
  expect(story.rounds).toEqual(all.rounds.slice(-story.rounds.length));
});

it('a scoring round of Dawson is told with what it scored', () => {
  const dawson = games.find(({ id }) => id === 'dawson');
  if (!dawson) throw new Error('Dawson City is not on the shelf');
  const match = playedOut(dawson, 1, 'rounds');
  const story = storyOf(match);
  const { rival } = dawson.score(match.position());
  const street = rival?.score.lines.map(({ points }) => points) ?? [];
  expect(story.rounds.map((_, at) => gainsOf(story, at)[1])).toEqual(street);
});
