import { chooseNow, seatwork, type Seatwork } from '@/engine/bots';
import type { Character } from '@/engine/core/character';
import type { Game } from '@/engine/core/game';
import { Match } from '@/engine/core/match';

import { toy, toyConfig, type ToyState, type ToyView } from '../core/toy';

const steady: Character = { line: 'Does as always.', whims: 0, likes: [], forgets: [] };

/** What somebody of this way answers to the first question of so many tables. */
function answers(who: Partial<Character>, tables = 60): string[] {
  const game: Game<ToyState, ToyView> = {
    ...toy,
    characters: { ...toy.characters, hand: { ...steady, ...who } },
  };
  return Array.from({ length: tables }, (_, i) => {
    const match = Match.start(game, toyConfig(2), `t${i}`);
    return chooseNow(seatwork(match, 'hand') as Seatwork<ToyState>).move;
  });
}

const greedy = answers({});

function other(than: string): string {
  const match = Match.start(toy, toyConfig(2), 't0');
  return match.moves().find((move) => move[0] !== than[0]) as string;
}

test('without whims, likes and forgets the greedy player sits there', () => {
  expect(greedy).toEqual(
    Array.from({ length: 60 }, (_, i) => {
      const match = Match.start(toy, toyConfig(2), `t${i}`);
      return chooseNow(seatwork(match, 'foreman') as Seatwork<ToyState>).move;
    }),
  );
});

test('a whim comes about as often as is said', () => {
  const changed = (whims: number) => answers({ whims }).filter((move, i) => move !== greedy[i]).length;
  expect(changed(0)).toBe(0);
  expect(changed(100)).toBeGreaterThan(changed(30));
  expect(changed(30)).toBeGreaterThan(0);
});

test('what is liked is done whenever it can be, at that kind of decision', () => {
  const liked = other(greedy[0] as string);
  const starts = liked[0] as string;
  const first = answers({ likes: [{ kind: 'turn', starts, of100: 100 }] });
  expect(first.every((move) => move.startsWith(starts))).toBe(true);
  expect(answers({ likes: [{ kind: 'place', starts, of100: 100 }] })).toEqual(greedy);
});

test('what is forgotten is not done while anything else can be', () => {
  const starts = (greedy[0] as string)[0] as string;
  const forgetting = answers({ forgets: [{ starts, of100: 100 }] });
  expect(forgetting.some((move) => move.startsWith(starts))).toBe(false);
  expect(answers({ forgets: [{ starts: '', of100: 100 }] })).toEqual(greedy);
});
