import { sum } from '@/engine/games/dakota/rules/counts';
import { startDay } from '@/engine/games/dakota/rules/day';
import { people as everyone } from '@/engine/games/dakota/rules/town';
import {
  builder,
  begin,
  build,
  dig,
  k,
  kind,
  list,
  people,
  play,
  shaft,
  stackDeck,
  table,
  town,
} from './table';

test('DK-4.1.1 O1 tax is $1 a building, starters included', () => {
  const s = table();
  town(s).cash = 5;
  begin(s, { kind: 'tax' });
  expect(town(s).cash).toBe(7);
});

test('DK-4.1.2 O2 a specialist in the saloon pays $1, a miner nothing', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 1, teacher: 1 });
  begin(s, { kind: 'lodging', seat: 0 });
  expect(town(s).saloonSleepers).toBe(1);
  town(s).cash = 0;
  begin(s, { kind: 'tax' });
  expect(town(s).cash).toBe(4);
});

test('DK-4.1.3 bail is $5 to the jailer, once a morning; the rest join him up to four, then go free', () => {
  const s = table(2);
  build(s, ['sheriffs-office', 'sheriffs-office', 'sheriffs-office'], 1);
  town(s, 1).cells = [
    { kind: k('craftsman'), owner: 0 },
    { kind: k('miner'), owner: 0 },
    { kind: k('teacher'), owner: 0 },
  ];
  town(s, 1).acquired = 3;
  begin(
    s,
    { kind: 'bail', seat: 0, bailed: false },
    { kind: 'settle-prisoners' },
    { kind: 'leave', seat: 0 },
  );
  expect(list(s)).toEqual(['bail:1:craftsman', 'bail:1:miner', 'bail:1:teacher', 'done']);
  play(s, 'bail:1:craftsman');
  expect([town(s).cash, town(s, 1).cash]).toEqual([15, 25]);
  expect(town(s).idle[k('craftsman')]).toBe(1);
  // One bail only: the pick is over by itself, the miner joins the jailer's street, the teacher is one too many.
  expect(town(s, 1).street[k('miner')]).toBe(1);
  expect(town(s, 1).acquired).toBe(4);
  expect(town(s).idle[k('teacher')]).toBe(1);
  expect(town(s, 1).cells).toEqual([]);
});

test('DK-4.1.3 Jailbreak frees a prisoner at the bail step without money', () => {
  const s = table(2);
  build(s, ['sheriffs-office'], 1);
  town(s, 1).cells = [{ kind: k('sheriff'), owner: 0 }];
  town(s).cash = 0;
  town(s).hand = ['jailbreak'];
  begin(s, { kind: 'bail', seat: 0, bailed: false });
  expect(list(s)).toEqual(['jailbreak:1:sheriff', 'done']);
  play(s, 'jailbreak:1:sheriff');
  expect(town(s).idle[k('sheriff')]).toBe(1);
  expect(town(s).hand).toEqual([]);
});

test('DK-4.1.4 an event drawn in the morning happens at once, another card goes to the hand', () => {
  const s = table();
  stackDeck(s, 'county-fair');
  begin(s, { kind: 'draw', seat: 0 });
  expect(town(s).cash).toBe(22);
  expect(town(s).hand).toEqual([]);
  stackDeck(s, 'grubstake');
  begin(s, { kind: 'draw', seat: 0 });
  expect(town(s).hand).toEqual(['grubstake']);
});

test('DK-4.1.5 O22 an event from school is resolved next morning after the draw, oldest first', () => {
  const s = table();
  build(s, ['school']);
  people(s, { miner: 2 });
  stackDeck(s, 'earthquake');
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  play(s, 'send:miner:space:3', 'done', 'learn:3');
  expect(town(s).held).toEqual(['earthquake']);
  expect(town(s).hand).toEqual([]);
  stackDeck(s, 'grubstake');
  const events = begin(s, { kind: 'draw', seat: 0 }, { kind: 'held', seat: 0 });
  expect(events.map((e) => e.kind).filter((e) => e !== 'drew-card')).toEqual(['drew', 'event', 'destroyed']);
  expect(town(s).spaces[2]).toBeNull();
});

test('DK-4.1.6 taxes, bail, draws and held events for all, then each town explores as a block', () => {
  const s = table(2);
  startDay(s);
  const order = [...s.pending].reverse().map((f) => ('seat' in f ? `${f.kind} ${f.seat}` : f.kind));
  expect(order.slice(0, 13)).toEqual([
    'phase',
    'tax',
    'bail 0',
    'bail 1',
    'settle-prisoners',
    'draw 0',
    'draw 1',
    'held 0',
    'held 1',
    'free-exploration 0',
    'explorer 0',
    'free-exploration 1',
    'explorer 1',
  ]);
});

test('earthquake takes the cheapest bought building, the owner picks among equals, starters are spared', () => {
  const s = table();
  build(s, ['house', 'workshop', 'workshop', 'school']);
  begin(s, { kind: 'event', seat: 0, card: 'earthquake' });
  expect(kind(s)).toBe('event-building');
  expect(list(s)).toEqual(['type:house', 'type:workshop']);
  play(s, 'type:workshop');
  expect(
    town(s)
      .spaces.slice(0, 6)
      .map((b) => b?.type),
  ).toEqual(['house', 'workshop', 'house', 'workshop', undefined, 'school']);
  const bare = table();
  const events = begin(bare, { kind: 'event', seat: 0, card: 'earthquake' });
  expect(events.some((e) => e.kind === 'spared')).toBe(true);
});

test('O27 a starter upgraded to a hotel is an ordinary building: the earthquake takes it', () => {
  const s = table();
  builder(s, 'craftsman');
  play(s, 'make:craftsman:upgrade:1');
  expect(town(s).spaces[0]).toMatchObject({ type: 'hotel', starter: false });
  begin(s, { kind: 'event', seat: 0, card: 'earthquake' });
  expect(town(s).spaces[0]).toBeNull();
});

test('O23 a bank run takes half of what lies above $20, rounded down', () => {
  const s = table();
  town(s).cash = 51;
  begin(s, { kind: 'event', seat: 0, card: 'bank-run' });
  expect(town(s).cash).toBe(36);
  town(s).cash = 20;
  begin(s, { kind: 'event', seat: 0, card: 'bank-run' });
  expect(town(s).cash).toBe(20);
});

test('wagon train: a miner free onto the street, or not', () => {
  const s = table(2);
  town(s, 1).acquired = 4;
  const pool = s.miners;
  begin(s, { kind: 'event', seat: 0, card: 'wagon-train' });
  expect(kind(s)).toBe('wagon');
  play(s, 'take');
  expect([town(s).street[0], town(s).acquired, s.miners]).toEqual([1, 1, pool - 1]);
  expect(s.pending).toEqual([]);
});

test('price events and the rich vein', () => {
  const s = table();
  begin(s, { kind: 'event', seat: 0, card: 'railroad-survey' });
  begin(s, { kind: 'event', seat: 0, card: 'mint-delegation' });
  expect(s.rises).toEqual([1, 1, 0, 1, 1]);
  begin(s, { kind: 'event', seat: 0, card: 'rich-vein' });
  expect(kind(s)).toBe('lay');
});

test('mine collapse spares a mine of one tile and takes an end tile of a larger one', () => {
  const s = table();
  shaft(s, ['c']);
  expect(begin(s, { kind: 'event', seat: 0, card: 'mine-collapse' }).some((e) => e.kind === 'spared')).toBe(
    true,
  );
  dig(s, 0, 2, 'l1-tee-c', 'NES');
  dig(s, 1, 2, 'l1-straight-i', 'EW');
  dig(s, 0, 3, 'l1-straight-u', 'NS');
  begin(s, { kind: 'event', seat: 0, card: 'mine-collapse' });
  expect(list(s)).toEqual(['cell:1,2', 'cell:0,3']);
  play(s, 'cell:1,2');
  expect(town(s).mine).toHaveLength(3);
  expect(s.rises).toEqual([0, 1, 0, 0, 0]);
  expect(sum(everyone(town(s)))).toBe(0);
});

test('wagon train: who declines leaves the last miner to the next town; an empty pool asks nobody', () => {
  const s = table(3);
  s.miners = 1;
  begin(s, { kind: 'event', seat: 0, card: 'wagon-train' });
  play(s, 'decline');
  expect(s.pending.at(-1)).toMatchObject({ kind: 'wagon', seat: 1 });
  play(s, 'take');
  expect([town(s, 1).street[0], s.miners, s.pending.length]).toEqual([1, 0, 0]);
});
