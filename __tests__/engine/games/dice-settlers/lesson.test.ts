/** What the guided match says of its own deal is true there. */
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch, type Match } from '@/engine/core/match';
import { stackTiles, tileOf } from '@/engine/games/dice-settlers/data-tiles';
import type { State } from '@/engine/games/dice-settlers/state';

import { game } from './table';

function guided(picks: number): Match {
  const match = startMatch(game, lessonConfig(game), game.lesson.seed);
  for (const { move } of game.lesson.proposals.slice(0, picks)) match.play(move);
  return match;
}

const at = (picks: number) => guided(picks).position() as State;
const whyOf = (nth: number) => game.lesson.proposals[nth]?.why ?? '';

test('the start tile brings an iron and a grey die', () => {
  const [me] = at(1).players;
  expect(me?.tokens).toEqual([0, 0, 1, 0]);
  expect(me?.bag[3]).toBe(1);
  expect((me?.active.length ?? 0) + (me?.bag.reduce((a, b) => a + b, 0) ?? 0)).toBe(6);
  expect(whyOf(0)).toBe('Mountains 5 brings an iron and a grey die: you begin with six dice.');
});

test('no tile of the stack scores more than the one laid first, and the Diceoneer joins on either cell', () => {
  const most = Math.max(...stackTiles(2).map((no) => tileOf(no).hi ?? 0));
  expect(tileOf(20).hi).toBe(most);
  const match = guided(3);
  const cells = match.moves().filter((move) => move.startsWith('lay:20='));
  expect(cells).toHaveLength(2);
  for (const cell of cells)
    expect(game.describe(match.position() as State, cell).detail).toMatch(/the Diceoneer will join/);
  expect(whyOf(3)).toMatch(/^Mountains 20 scores 9 points for control and 5 for second place: /);
});

test('the second tent takes control, and one more with a raid makes the lead of a house', () => {
  const s = at(5);
  expect(s.map.find(({ tile }) => tile === 20)?.tents).toEqual([2, 1]);
  expect(game.moves(s)).toContain('recruit:grey:by:yellow-recruit');
});

test('the kept Settle lies beside a whole new roll', () => {
  const s = at(7);
  expect(s.round).toBe(2);
  const [me] = s.players;
  expect(me?.active).toHaveLength((me?.quota ?? 0) + 1);
  expect(me?.active[0]).toBe('white-settle');
});
