import { dakota } from '@/engine/games/dakota';
import { atWork, begin, build, builder, list, play, table, town } from './table';

test('DK-4.5.9 a workshop worker builds a building or a cart, or replaces', () => {
  const s = table();
  builder(s);
  expect(list(s).filter((move) => !move.includes(':swap:'))).toEqual([
    ...['house', 'hotel', 'saloon', 'school', 'workshop', 'sheriffs-office'].map(
      (type) => `make:miner:new:${type}`,
    ),
    'make:miner:cart:small',
    'make:miner:cart:large',
    'done',
  ]);
  expect(list(s)).toContain('make:miner:swap:saloon:1');
  expect(list(s)).not.toContain('make:miner:swap:house:1');
  play(s, 'make:miner:cart:large');
  expect([town(s).carts.map((c) => c.size), town(s).cash, town(s).spent]).toEqual([
    ['small', 'large'],
    14,
    6,
  ]);
});

test('DK-4.5.9 two who build alike are one choice, a craftsman is another', () => {
  const s = table();
  build(s, ['workshop']);
  atWork(s, 2, ['miner', 'sheriff']);
  atWork(s, 3, ['craftsman']);
  begin(s, { kind: 'resolving', seat: 0 });
  expect(list(s).filter((move) => move.endsWith(':new:school'))).toEqual([
    'make:craftsman:new:school',
    'make:miner:new:school',
  ]);
  const targets = list(s).map((move) => dakota.describe(s, move).targets.join(' '));
  expect(new Set(targets).size).toBe(targets.length);
});

test('DK-4.5.10 a new building goes on the lowest empty space, from the supply, for its price', () => {
  const s = table();
  build(s, ['hotel', 'saloon']);
  town(s).spaces[2] = null;
  const left = s.supply.school;
  builder(s);
  play(s, 'make:miner:new:school');
  expect([town(s).spaces[2]?.type, town(s).cash, s.supply.school]).toEqual(['school', 8, left - 1]);
});

test('DK-4.5.11 replacing costs the new price, takes another type, starters too, and completes nothing', () => {
  const s = table();
  build(s, Array(9).fill('house') as 'house'[]);
  builder(s);
  // The printed house, the nine built ones as one choice, and the builder's own workshop.
  expect(list(s).filter((move) => move.startsWith('make:miner:swap:saloon'))).toEqual([
    'make:miner:swap:saloon:1',
    'make:miner:swap:saloon:2',
    'make:miner:swap:saloon:3',
  ]);
  play(s, 'make:miner:swap:saloon:1');
  expect([town(s).spaces[0]?.type, town(s).spaces[0]?.starter, town(s).cash]).toEqual(['saloon', false, 10]);
  expect([s.lastDay, s.removed.house]).toEqual([false, 1]);
});

test('DK-4.5.12 a craftsman builds $2 and carts $1 cheaper', () => {
  const s = table();
  town(s).cash = 7;
  builder(s, 'craftsman');
  expect(list(s)).toContain('make:craftsman:new:sheriffs-office');
  expect(list(s)).not.toContain('make:craftsman:new:saloon');
  play(s, 'make:craftsman:new:hotel');
  expect(town(s).cash).toBe(1);
  town(s).cash = 5;
  builder(s, 'craftsman');
  play(s, 'make:craftsman:cart:large');
  expect(town(s).cash).toBe(0);
});

test('DK-4.5.12 O13 O14 Cheap Lumber takes $4 off besides, never under $1', () => {
  const s = table();
  town(s).cash = 10;
  town(s).lumber = 2;
  builder(s, 'craftsman');
  play(s, 'make:craftsman:new:hotel', 'yes');
  expect(town(s).cash).toBe(8);
  builder(s, 'craftsman');
  play(s, 'make:craftsman:new:house', 'yes');
  expect([town(s).cash, town(s).lumber]).toEqual([7, 0]);
  town(s).lumber = 1;
  town(s).cash = 3;
  builder(s);
  play(s, 'make:miner:new:house');
  expect([town(s).cash, town(s).lumber]).toEqual([2, 0]);
});

test('DK-4.5.13 with a full yard an unused cart is scrapped, else no cart', () => {
  const s = table();
  town(s).carts = [0, 1, 2, 3].map(() => ({ ...town(s).carts[0]!, crew: [0], drops: [] }));
  builder(s);
  expect(list(s).some((move) => move.startsWith('make:miner:cart:'))).toBe(false);
  town(s).carts[2]!.crew = [];
  town(s).carts[3]!.crew = [];
  builder(s);
  // Two unused small carts are one choice.
  expect(list(s).filter((move) => move.startsWith('make:miner:cart:'))).toEqual([
    'make:miner:cart:small:3',
    'make:miner:cart:large:3',
  ]);
  expect(dakota.describe(s, 'make:miner:cart:large:3').warning).toBe(
    'The cart in yard 3 is scrapped for good.',
  );
  play(s, 'make:miner:cart:large:3');
  expect(town(s).carts.map((cart) => cart.size)).toEqual(['small', 'small', 'small', 'large']);
});

test('DK-4.5.14 O15 a craftsman turns the starter house into a hotel for $3', () => {
  const s = table();
  builder(s, 'craftsman');
  play(s, 'make:craftsman:upgrade:1');
  expect([town(s).cash, town(s).spaces[0]?.type, town(s).spaces.filter((b) => b).length]).toEqual([
    17,
    'hotel',
    2,
  ]);
  builder(s);
  expect(list(s).some((move) => move.includes(':upgrade:'))).toBe(false);
});

test('DK-4.5.21 O28 no replacing under people at work, nor of an office whose cell is taken', () => {
  const s = table(2);
  build(s, ['saloon', 'sheriffs-office']);
  town(s).cells = [{ kind: 0, owner: 1 }];
  town(s).spaces[2]!.waiting = [0];
  atWork(s, 2, ['miner', 'sheriff']);
  begin(s, { kind: 'resolving', seat: 0 });
  const swaps = () => list(s).filter((move) => /:swap:(hotel|house):/.test(move));
  // Saloon and workshop have others at work, the office holds a prisoner: the house alone may go.
  expect(swaps()).toEqual(['make:miner:swap:hotel:1']);
  town(s).cells = [];
  town(s).spaces[1]!.waiting = [0];
  expect(swaps()).toEqual([
    ...['make:miner:swap:house:2', 'make:miner:swap:house:4'],
    ...['make:miner:swap:hotel:1', 'make:miner:swap:hotel:2', 'make:miner:swap:hotel:4'],
  ]);
});

test('DK-4.5.22 building needs a space and a piece, replacing and upgrading a piece', () => {
  const s = table();
  build(s, Array(10).fill('saloon') as 'saloon'[]);
  s.supply.hotel = 0;
  builder(s, 'craftsman');
  expect(list(s).filter((move) => /:(new|upgrade):|:swap:hotel/.test(move))).toEqual([]);
});
