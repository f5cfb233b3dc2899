import type { TechId } from '@/engine/games/dice-settlers/data-techs';
import { raidMinimum } from '@/engine/games/dice-settlers/rules/raid';
import { act, at, kind, offered, play, player, put, table } from './table';

/** Seat 0 and its foe on one tile. */
function raiding(tents: number[], icons: number, foe: TechId[] = []) {
  const s = table(2);
  put(s, 18, 0, 0, tents);
  Object.assign(player(s), { active: [...Array(icons).fill('grey-raid'), 'white-recruit'], tents: 5 });
  player(s, 1).techs = foe;
  return s;
}

test('DS-4.50 icons first, then a tile with your presence; a house suffices', () => {
  const s = raiding([0, 2], 1);
  at(s, 0, 0).house = 0;
  put(s, 24, 1, 0, [1, 1]);
  put(s, 20, 2, 0, [0, 3]);
  act(s, 'raid');
  expect(kind(s)).toBe('raid-tile');
  expect(offered(s)).toEqual(['at:0,0', 'at:1,0']);
});

test('DS-4.51 each icon swaps one tent; victims may differ; houses stand', () => {
  const s = table(3);
  put(s, 18, 0, 0, [1, 1, 1]);
  Object.assign(player(s), { active: ['grey-raid', 'grey-raid', 'white-recruit'], tents: 2 });
  act(s, 'raid');
  expect(offered(s)).toEqual(['hit:1', 'hit:2']);
  play(s, 'hit:2', 'hit:1');
  expect(at(s, 0, 0).tents).toEqual([3, 0, 0]);
  expect([player(s).tents, player(s, 1).tents, player(s, 2).tents]).toEqual([0, 7, 7]);
});

test('DS-4.52 no raid without a swap: no tent at hand or nobody there', () => {
  const s = raiding([1, 1], 2);
  expect(offered(s)).toContain('act:raid');
  player(s).tents = 0;
  expect(offered(s)).not.toContain('act:raid');
  expect(offered(raiding([1, 0], 2))).not.toContain('act:raid');
});

test('DS-4.53 guards add up: the first swap costs them all', () => {
  expect(raidMinimum(raiding([1, 1], 0, ['stockades', 'city-walls']), 0)).toBe(4);
});

test('O4 three icons against Stockades make two swaps', () => {
  const s = raiding([1, 3], 3, ['stockades']);
  act(s, 'raid');
  play(s, 'hit:1');
  expect(at(s, 0, 0).tents).toEqual([3, 1]);
  expect([player(s).tents, player(s, 1).tents]).toEqual([3, 8]);
});

test('DS-4.54 after the first swap a raid may stop', () => {
  const s = raiding([1, 3], 3);
  act(s, 'raid');
  expect(offered(s)).toEqual(['done', 'hit:1']);
  play(s, 'done');
  expect(at(s, 0, 0).tents).toEqual([2, 2]);
});

test('O33 against a guard of one a single icon is no raid, two are', () => {
  expect(offered(raiding([1, 1], 1, ['stockades']))).not.toContain('act:raid');
  const s = raiding([1, 1], 2, ['stockades']);
  player(s).active = ['grey-raid', 'white-raid', 'white-recruit'];
  play(s, 'act:raid');
  expect(offered(s)).toEqual(['die:grey-raid', 'die:white-raid']);
  play(s, 'die:grey-raid');
  expect(at(s, 0, 0).tents).toEqual([2, 0]);
});
