import { montana } from '@/engine/games/montana';
import { ROWS } from '@/engine/games/montana/data';
import { largeSpot, occupied, smallSpot, spot } from '@/engine/games/montana/rules/worker-board';
import { SPOT_WIDTH, type State } from '@/engine/games/montana/state';
import { give, kind, options, play, quiet } from './table';

function crewAt(s: State, index: number, colour: number, n = 1): void {
  s.spots[index * SPOT_WIDTH + colour] = n;
}

function row(id: string): number {
  return ROWS.findIndex((one) => one.id === id);
}

test('MT-4.15 a Work action uses one place', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 4, silver: 20 });
  play(s, 'row:mine-1:copper', 'skip');
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.16 V3 two mixed workers at the bank for 8 silver', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-copper': 1, 'w-stone': 1 });
  play(s, 'bank:bank-2b:copper+stone');
  expect([p.silver, p.workers]).toEqual([8, [0, 0, 0, 0]]);
  expect(spot(s, 2)).toEqual([1, 1, 0, 0, 0]);
  expect(montana.moves(s).filter((move) => move.startsWith('bank:bank-2b'))).toEqual([]);
});

test('MT-4.16 a bank space takes exactly its number', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, 'w-grain': 2 });
  expect(options(s).filter((move) => move.startsWith('bank:bank-3'))).toEqual([
    'bank:bank-3:copper+copper+grain',
    'bank:bank-3:copper+grain+grain',
  ]);
  const poor = quiet(2);
  give(poor, 0, { 'w-copper': 2 });
  expect(options(poor).filter((move) => move.startsWith('bank:bank-3'))).toEqual([]);
});

test('MT-4.17 a row is open with a free large space, silver and hands', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, silver: 3 });
  expect(options(s).filter((move) => move.startsWith('row:'))).toEqual([
    'row:mine-1:copper',
    'row:mine-3:copper',
  ]);
  crewAt(s, largeSpot(row('mine-3')), 1, 2);
  expect(options(s).filter((move) => move.startsWith('row:'))).toEqual(['row:mine-1:copper']);
});

test('MT-4.18 V14 only the matching worker; grain with stone is no crew', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-grain': 1, 'w-stone': 1, silver: 2 });
  expect(options(s).filter((move) => move.startsWith('row:grain'))).toEqual(['row:grain-2:grain']);
  play(s, 'row:grain-2:grain');
  expect(p.workers).toEqual([0, 1, 0, 0]);
  expect(p.goods[4]).toBe(2);
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.18 V15 two other workers may differ', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-copper': 1, 'w-stone': 1, silver: 2 });
  play(s, 'row:grain-2:copper+stone');
  expect([p.goods[4], p.silver]).toEqual([2, 0]);
  expect(spot(s, largeSpot(row('grain-2')))).toEqual([1, 1, 0, 0, 0]);
});

test('MT-4.18 with both kinds at hand all crews are offered', () => {
  const s = quiet(2);
  give(s, 0, { 'w-grain': 1, 'w-copper': 2, 'w-stone': 1, silver: 2 });
  expect(options(s).filter((move) => move.startsWith('row:grain-2'))).toEqual([
    'row:grain-2:grain',
    'row:grain-2:copper+copper',
    'row:grain-2:copper+stone',
  ]);
});

test('MT-4.19 MT-4.20 V4 four grain for 6 silver, and one more on the small space for nothing', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-grain': 1, 'w-copper': 1, 'w-stone': 1, silver: 6 });
  play(s, 'row:grain-6:grain');
  expect([p.silver, p.goods[4], kind(s)]).toEqual([0, 4, 'small-space']);
  play(s, 'place:copper+stone');
  expect(p.goods[4]).toBe(5);
  expect([spot(s, largeSpot(row('grain-6'))), spot(s, smallSpot(row('grain-6')))]).toEqual([
    [0, 0, 1, 0, 0],
    [1, 1, 0, 0, 0],
  ]);
});

test('MT-4.20 a small space is never used later or by others', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, silver: 2 });
  give(s, 1, { 'w-copper': 2, silver: 9 });
  play(s, 'row:mine-1:copper', 'skip');
  expect(options(s).filter((move) => move.startsWith('row:mine'))).toEqual([
    'row:mine-3:copper',
    'row:mine-6:copper',
  ]);
});

test('MT-4.21 V16 a full quarry is swept at the end of the turn, small spaces too', () => {
  const s = quiet(2);
  give(s, 0, { 'w-stone': 2, silver: 6, canteens: 1 });
  crewAt(s, largeSpot(row('quarry-1')), 1);
  crewAt(s, largeSpot(row('quarry-3')), 0, 2);
  crewAt(s, smallSpot(row('quarry-3')), 1);
  crewAt(s, largeSpot(row('mine-1')), 0);
  play(s, 'row:quarry-6:stone', 'place:stone');
  expect(kind(s)).toBe('end-turn');
  for (const id of ['quarry-1', 'quarry-3', 'quarry-6']) expect(occupied(s, largeSpot(row(id)))).toBe(true);
  const [copper = 0, stone = 0, grain = 0, pumpkin = 0] = s.supply.workers;
  play(s, 'end');
  for (const id of ['quarry-1', 'quarry-3', 'quarry-6']) {
    expect(occupied(s, largeSpot(row(id))) || occupied(s, smallSpot(row(id)))).toBe(false);
  }
  expect(s.supply.workers).toEqual([copper + 2, stone + 4, grain, pumpkin]);
  expect(occupied(s, largeSpot(row('mine-1')))).toBe(true);
});

test('MT-4.22 areas are looked at one by one, and nothing is freed within the turn', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, silver: 6 });
  for (const id of ['quarry-1', 'quarry-3', 'mine-1']) crewAt(s, largeSpot(row(id)), 1);
  play(s, 'row:mine-3:copper');
  expect(['quarry-1', 'quarry-3', 'mine-1', 'mine-3'].every((id) => occupied(s, largeSpot(row(id))))).toBe(
    true,
  );
});

test('MT-4.21 MT-4.48 V17 the bank is cleared before the extra turn', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, canteens: 1 });
  crewAt(s, 0, 0);
  crewAt(s, 1, 0, 2);
  crewAt(s, 3, 0, 3);
  play(s, 'bank:bank-2b:copper+copper', 'canteen');
  expect([0, 1, 2, 3].some((index) => occupied(s, index))).toBe(false);
  expect(montana.decision(s)).toEqual({ seat: 0, kind: 'choose-action' });
});
