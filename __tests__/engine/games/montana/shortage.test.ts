import { montana } from '@/engine/games/montana';
import { gainGoods, gainWorkers } from '@/engine/games/montana/rules/supply';
import { noEvents } from '@/engine/core/game';
import { give, play, quiet, spinTo } from './table';

test('MT-4.5 V1 short of stone: every seat returns one, then three are taken', () => {
  const s = quiet(4);
  [6, 5, 5, 6].forEach((n, seat) => give(s, seat, { s: n }));
  give(s, 0, { 'w-stone': 1, silver: 6 });
  s.supply.goods[2] = 2;
  const events = play(s, 'row:quarry-6:stone');
  expect(s.players.map((p) => p.goods[2])).toEqual([8, 4, 4, 5]);
  expect(s.supply.goods[2]).toBe(3);
  expect(events.filter((event) => event.kind === 'shortage')).toHaveLength(1);
});

test('MT-4.5 MT-4.7 V33 whole rounds of returning, the surplus stays', () => {
  const s = quiet(2);
  give(s, 0, { g: 7 });
  give(s, 1, { g: 5 });
  s.supply.goods[4] = 0;
  give(s, 0, { 'w-grain': 1, silver: 4 });
  play(s, 'row:grain-4:grain');
  expect([s.players[0]?.goods[4], s.players[1]?.goods[4], s.supply.goods[4]]).toEqual([8, 3, 1]);
});

test('MT-4.6 kinds are strict, and workers at work stay', () => {
  const s = quiet(2);
  give(s, 0, { s: 3, 'w-copper': 1 });
  give(s, 1, { S: 2 });
  s.supply.goods[3] = 0;
  gainGoods(s, 0, 3, 1, noEvents);
  expect([s.players[0]?.goods[2], s.players[0]?.goods[3], s.players[1]?.goods[3]]).toEqual([3, 1, 1]);
  play(s, 'bank:bank-1:copper');
  const working = s.spots[0];
  s.supply.workers[0] = 0;
  expect(gainWorkers(s, 1, 0, 1, noEvents)).toBe(0);
  expect([working, s.spots[0]]).toEqual([1, 1]);
});

test('MT-4.5 a colour nobody has left falls short for good', () => {
  const s = quiet(2);
  s.supply.workers = [18, 18, 1, 18];
  s.rng = spinTo(1);
  play(s, 'recruit');
  expect(s.players[0]?.workers).toEqual([0, 0, 1, 0]);
});

test('MT-4.8 several kinds are handled in the fixed order', () => {
  const s = quiet(2);
  give(s, 0, { p: 3 });
  give(s, 1, { c: 1, s: 1, g: 1 });
  s.supply.goods = [0, 6, 0, 6, 0, 9];
  const events = play(s, 'space:city-goods@3', 'mix:1,1,1');
  expect(events.filter((event) => event.kind === 'shortage').map((event) => event.args?.what)).toEqual([
    'copper',
    'stone',
    'grain',
  ]);
  expect(s.players[0]?.goods.slice(0, 5)).toEqual([1, 0, 1, 0, 1]);
});

test('MT-4.9 V20 big pieces of an upgrade fall under the shortage, cows never do', () => {
  const s = quiet(2);
  give(s, 0, { S: 3, s: 2 });
  give(s, 1, { S: 2 });
  s.supply.goods[3] = 1;
  play(s, 'space:city-smelter@1', 'upgrade:0,2');
  expect([s.players[0]?.goods[3], s.players[1]?.goods[3], s.supply.goods[3]]).toEqual([4, 1, 1]);
  expect(s.players[0]?.goods[2]).toBe(0);

  const dry = quiet(2);
  give(dry, 0, { p: 1 });
  give(dry, 1, { cows: 3 });
  dry.supply.cows = 0;
  play(dry, 'space:city-cattle@2');
  expect([dry.players[0]?.cows, dry.players[1]?.cows]).toEqual([0, 3]);
});

test('MT-4.50 only workers are limited', () => {
  const s = quiet(2);
  give(s, 0, { c: 9, silver: 90, 'w-copper': 2 });
  play(s, 'row:mine-6:copper', 'place:copper');
  expect(s.players[0]?.goods[0]).toBe(13);
  expect(montana.decision(s)?.kind).toBe('choose-action');
});
