import { chooseNow, seatwork, Thinker, type Seatwork } from '@/engine/bots';
import type { Lookahead } from '@/engine/core/character';
import type { Game, Thinking } from '@/engine/core/game';
import { Match } from '@/engine/core/match';

import { toy, toyConfig, type ToyState, type ToyView } from '../core/toy';

const ahead: Lookahead = {
  wide: 8,
  rounds: [
    { deals: 6, ticks: 2, keep: 4 },
    { deals: 16, ticks: 0, keep: 2 },
  ],
};

/** A greedy player that lays the worst card it can. */
const poor: Game<ToyState, ToyView> = {
  ...toy,
  characters: { ...toy.characters, legend: { ...toy.characters.legend, ahead } },
  *think(state): Thinking {
    const moves = toy.moves(state);
    yield;
    return { move: moves[moves.length - 1] as string, reason: 'The last of the list.' };
  },
};

function work(game = poor, seed = 'a', skip = 0): Seatwork<ToyState> {
  const match = Match.start(game, toyConfig(2), seed);
  for (let i = 0; i < skip; i++) match.play(match.moves()[0] as string);
  return seatwork(match, 'legend') as Seatwork<ToyState>;
}

/** Whole games against a player who takes the last of every list. */
function lead(level: 'greedy' | 'legend', seed: string): number {
  const match = Match.start(poor, toyConfig(2), seed);
  while (!match.over) {
    const seat = match.decision()?.seat ?? 0;
    match.play(chooseNow(seatwork(match, seat === 0 ? level : 'greedy') as Seatwork<ToyState>).move);
  }
  const [own = 0, other = 0] = match.position().points;
  return own - other;
}

test('it plays better than the player whose games it plays on', () => {
  const gain = Array.from({ length: 12 }, (_, i) => lead('legend', `s${i}`) - lead('greedy', `s${i}`));
  expect(gain.filter((one) => one >= 0).length).toBeGreaterThanOrEqual(9);
  expect(gain.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(12);
});

test('it answers alike every time, and says by how much it is the better', () => {
  const choice = chooseNow(work());
  expect(chooseNow(work())).toEqual(choice);
  expect(poor.moves(work().state)).toContain(choice.move);
  expect(choice.gain).toBeGreaterThanOrEqual(0);
});

test('counts decide, not the clock: in slices of any size it comes to the same', () => {
  const whole = chooseNow(work());
  for (const size of [1, 7]) {
    const thinker = new Thinker(work());
    while (!thinker.choice) {
      let left = size;
      thinker.advance(() => --left <= 0);
    }
    expect(thinker.choice).toEqual(whole);
    expect(thinker.sliceCount).toBeGreaterThan(50);
  }
});

test('the position it is given stays as it was', () => {
  const given = work();
  const before = JSON.stringify(given.state);
  chooseNow(given);
  expect(JSON.stringify(given.state)).toBe(before);
});

test('without evidence it does as the greedy player does', () => {
  const blind = { ...poor, foresight: { ...poor.foresight, outcome: () => 0 } };
  const { move } = chooseNow({ ...work(blind), level: 'greedy' });
  expect(chooseNow(work(blind))).toMatchObject({ move, gain: 0 });
});

test('who likes something does it where it costs less than the like is worth', () => {
  const even = { ...poor, foresight: { ...poor.foresight, outcome: () => 0 } };
  const greedy = chooseNow({ ...work(even), level: 'greedy' }).move;
  const other = even.moves(work(even).state).find((move) => move !== greedy) as string;
  const fond = (likes: number): Game<ToyState, ToyView> => ({
    ...even,
    characters: {
      ...even.characters,
      maverick: {
        ...even.characters.maverick,
        likes: [{ starts: other, of100: 100 }],
        ahead: { ...ahead, likes },
      },
    },
  });
  expect(chooseNow({ ...work(fond(0.1)), level: 'maverick' }).move).toBe(other);
  expect(chooseNow({ ...work(fond(0)), level: 'maverick' }).move).toBe(greedy);
});
