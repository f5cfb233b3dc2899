import { dakota } from '@/engine/games/dakota';
import { pointLines, meter, perDay, rankOf } from '@/engine/games/dakota/score';
import { begin, build, builder, dig, k, people, play, shaft, table, town } from './table';

test('DK-5.1 the twelfth building makes it the last day, and the evening is still played', () => {
  const s = table();
  build(s, Array(9).fill('house') as 'house'[]);
  builder(s, 'miner', { kind: 'evening-round', at: 0 });
  play(s, 'make:miner:new:school');
  expect([s.lastDay, dakota.decision(s)?.kind]).toEqual([true, 'evening']);
  play(s, 'pass');
  expect([dakota.decision(s), s.day, s.phase]).toEqual([null, 1, 'over']);
});

test('DK-5.2 O25 the lines in order: buildings, sheriffs, money, miners, specialists, full town', () => {
  const s = table();
  build(s, ['sheriffs-office', 'sheriffs-office']);
  people(s, { sheriff: 3, miner: 2, 'strong-miner': 1 });
  town(s).cash = 11;
  expect(Object.values(pointLines(town(s)))).toEqual([8, 3, 3, 3, 6, 0]);
  // Six of the eight building points are the two offices'.
  build(s, []);
  const bare = table();
  people(bare, { sheriff: 3 });
  expect(pointLines(town(bare)).sheriffs).toBe(0);
});

test('DK-5.3 tied towns all score a prize; no mine, no mining prize', () => {
  const s = table(3);
  people(s, { miner: 2 });
  people(s, { miner: 2 }, 1);
  const without = dakota.score(s);
  expect(without.seats.map((seat) => seat.lines.slice(6).map((line) => line.points))).toEqual([
    [5, 0, 0],
    [5, 0, 0],
    [0, 0, 0],
  ]);
  shaft(s, ['c', 'i', 'u'], 2);
  dig(s, 0, 1, 'l1-cross-x', 'NESW', 1);
  dig(s, 0, 2, 'l1-straight-c', 'NS', 1);
  dig(s, 1, 1, 'l1-straight-c', 'EW', 1);
  const sheet = dakota.score(s);
  expect(sheet.seats.map((seat) => seat.lines.slice(7).map((line) => line.points))).toEqual([
    [0, 0],
    [0, 3],
    [3, 3],
  ]);
});

test('DK-5.3 O24 two full towns on one day score five each', () => {
  const s = table(2);
  build(s, Array(10).fill('house') as 'house'[]);
  build(s, Array(10).fill('saloon') as 'saloon'[], 1);
  expect([pointLines(town(s))['full-town'], pointLines(town(s, 1))['full-town']]).toEqual([5, 5]);
});

test('DK-5.4 prisoners count for the jailer; pieces, carts and cards count nothing', () => {
  const s = table(2);
  town(s).cash = 0;
  town(s).cells = [{ kind: k('teacher'), owner: 1 }];
  town(s).resources = [3, 3, 3, 3, 3];
  town(s).hand = ['grubstake'];
  expect(Object.values(pointLines(town(s)))).toEqual([2, 0, 0, 0, 2, 0]);
});

test('DK-5.5 ties go to money, then workers, else are shared', () => {
  const s = table(2);
  s.phase = 'over';
  town(s).cash = 20;
  town(s, 1).cash = 19;
  expect(dakota.score(s)).toMatchObject({ winners: [0], tieBreak: 'more money' });
  town(s, 1).cash = 20;
  expect(dakota.score(s)).toMatchObject({ winners: [0, 1] });
});

test('DK-5.6 P4 O26 solo divides by the day, one decimal half up, and reads the rank off the shown value', () => {
  expect([perDay(100, 7), perDay(134, 9), perDay(149, 10), perDay(199, 10)]).toEqual([
    14.3, 14.9, 14.9, 19.9,
  ]);
  expect(perDay(41, 4)).toBe(10.3);
  expect([4.9, 5, 9.9, 10, 14.9, 15, 19.9, 20].map(rankOf)).toEqual([
    'Rookie',
    'Stable hand',
    'Stable hand',
    'Capable Cowboy',
    'Capable Cowboy',
    'Town Founder',
    'Town Founder',
    'Legend of the West',
  ]);
  const s = table();
  s.day = 7;
  s.phase = 'over';
  const sheet = dakota.score(s);
  expect(sheet.seats[0]?.lines).toHaveLength(6);
  expect(sheet.seats[0]?.divided?.by).toBe(7);
});

test('the meter says what the last building would bring', () => {
  const s = table();
  build(s, Array(9).fill('house') as 'house'[]);
  people(s, { miner: 1 });
  s.phase = 'morning';
  s.day = 5;
  town(s).cash = 30;
  const now = meter(s, 0);
  expect(now.points).toBe(11 + 1 + 10);
  expect(now.last).toMatchObject({ type: 'sheriffs-office', cost: 9, perDay: perDay(22 + 3 + 5 - 3, 5) });
  expect(dakota.status(s, 0).facts).toEqual(['4.4 a day', 'Sheriff’s office for $9: 5.4 a day']);
  expect(dakota.status(s, -1).facts).toEqual([]);
});

test('the meter names only a last building that can be paid and worked on today', () => {
  const s = table();
  build(s, Array<'house'>(9).fill('house'));
  people(s, { miner: 1 });
  s.phase = 'morning';
  town(s).cash = 0;
  expect(meter(s, 0).last).toBeNull();
  town(s).cash = 5;
  expect(meter(s, 0).last).toMatchObject({ cost: 5 });
  town(s).cash = 30;
  expect(meter(s, 0).last).toMatchObject({ type: 'sheriffs-office', cost: 9 });
  people(s, {});
  expect(meter(s, 0).last).toBeNull();
  people(s, { craftsman: 1 });
  expect(meter(s, 0).last?.cost).toBe(3);
  s.phase = 'evening';
  expect(meter(s, 0).last).toBeNull();
});

test('the meter counts on a worker who waits in a workshop, and on no other once the work has begun', () => {
  const s = table();
  build(s, Array<'house'>(9).fill('house'));
  people(s, { miner: 2 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  expect(meter(s, 0).last).not.toBeNull();
  play(s, 'send:miner:space:2', 'done');
  expect(meter(s, 0).last).not.toBeNull();
  play(s, 'make:miner:cart:small');
  expect(meter(s, 0).last).toBeNull();
});
