import type { TechId } from '@/engine/games/dice-settlers/data-techs';
import { raidMinimum } from '@/engine/games/dice-settlers/rules/raid';
import { act, at, heads, movesOf, offered, opens, play, player, put, table } from './table';

/** Seat 0 and its foe on one tile. */
function raiding(tents: number[], icons: number, foe: TechId[] = []) {
  const s = table(2);
  put(s, 18, 0, 0, tents);
  Object.assign(player(s), { active: [...Array(icons).fill('grey-raid'), 'white-recruit'], tents: 5 });
  player(s, 1).techs = foe;
  return s;
}

test('DS-4.50 a raid names its icons and a tile with your presence; a house suffices', () => {
  const s = raiding([0, 2], 1);
  at(s, 0, 0).house = 0;
  put(s, 24, 1, 0, [1, 1]);
  put(s, 20, 2, 0, [0, 3]);
  expect(heads(s, 'raid')).toEqual(['raid:0,0', 'raid:1,0']);
});

test('DS-4.51 each icon swaps one tent; victims may differ; houses stand', () => {
  const s = table(3);
  put(s, 18, 0, 0, [1, 1, 1]);
  Object.assign(player(s), { active: ['grey-raid', 'grey-raid', 'white-recruit'], tents: 2 });
  act(s, 'raid');
  expect(offered(s)).toEqual(['hit:1', 'hit:2']);
  // The last icon has one tent left to swap.
  play(s, 'hit:2');
  expect(at(s, 0, 0).tents).toEqual([3, 0, 0]);
  expect([player(s).tents, player(s, 1).tents, player(s, 2).tents]).toEqual([0, 7, 7]);
});

test('DS-4.52 no raid without a swap: no tent at hand or nobody there', () => {
  const s = raiding([1, 1], 2);
  expect(opens(s, 'raid')).toBe(true);
  player(s).tents = 0;
  expect(opens(s, 'raid')).toBe(false);
  expect(opens(raiding([1, 0], 2), 'raid')).toBe(false);
});

test('DS-4.53 guards add up: the first swap costs them all', () => {
  expect(raidMinimum(raiding([1, 1], 0, ['stockades', 'city-walls']), 0)).toBe(4);
});

test('O4 three icons against Stockades make two swaps', () => {
  const s = raiding([1, 3], 3, ['stockades']);
  act(s, 'raid');
  expect(at(s, 0, 0).tents).toEqual([3, 1]);
  expect([player(s).tents, player(s, 1).tents]).toEqual([3, 8]);
});

test('DS-4.54 against one side a raid is paid for so many swaps; among several it may stop', () => {
  const s = raiding([1, 3], 3);
  expect(movesOf(s, 'raid')).toHaveLength(3);
  play(s, 'raid:0,0:by:grey-raid+grey-raid');
  expect(at(s, 0, 0).tents).toEqual([3, 1]);
  const t = table(3);
  put(t, 18, 0, 0, [1, 2, 2]);
  Object.assign(player(t), { active: ['grey-raid', 'grey-raid', 'white-recruit'], tents: 5 });
  act(t, 'raid');
  play(t, 'hit:1');
  expect(offered(t)).toEqual(['done', 'hit:1', 'hit:2']);
  play(t, 'done');
  expect(at(t, 0, 0).tents).toEqual([2, 1, 2]);
});

test('O33 against a guard of one a single icon is no raid, two are', () => {
  expect(opens(raiding([1, 1], 1, ['stockades']), 'raid')).toBe(false);
  const s = raiding([1, 1], 2, ['stockades']);
  player(s).active = ['grey-raid', 'grey-raid', 'white-recruit'];
  expect(movesOf(s, 'raid')).toEqual(['raid:0,0:by:grey-raid+grey-raid']);
  act(s, 'raid');
  expect(at(s, 0, 0).tents).toEqual([2, 0]);
});
