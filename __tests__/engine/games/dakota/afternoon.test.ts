import { TAKE_BACKS } from '@/engine/games/dakota/data';
import { begin, build, dig, k, kind, list, load, people, play, shaft, stackDeck, table, town } from './table';

function plan(s: ReturnType<typeof table>, seat = 0) {
  return begin(s, { kind: 'planning', seat }, { kind: 'resolving', seat });
}

test('DK-4.5.1 free workers take cart seats and work windows; the street does not work', () => {
  const s = table();
  build(s, ['saloon', 'school', 'sheriffs-office', 'hotel']);
  people(s, { miner: 1, teacher: 1 });
  town(s).street[0] = 1;
  plan(s);
  expect(list(s)).toEqual(['at:c1', 'at:s2', 'at:s3', 'at:s4', 'done']);
  play(s, 'at:c1');
  expect(list(s)).toEqual(['worker:miner', 'worker:teacher']);
  play(s, 'worker:miner', 'at:s4');
  expect(list(s)).toEqual(['done', 'back:c1:miner', 'back:s4:teacher']);
});

test('DK-4.5.1 a worker can be taken back until the work starts', () => {
  const s = table();
  people(s, { miner: 2 });
  plan(s);
  play(s, 'at:s2', 'at:c1', 'back:s2:miner');
  expect([town(s).idle[0], town(s).used[0], town(s).spaces[1]?.waiting.length]).toEqual([1, 1, 0]);
  for (let i = 1; i < TAKE_BACKS; i++) play(s, 'at:s2', 'back:s2:miner');
  expect(list(s).some((move) => move.startsWith('back:'))).toBe(false);
});

test('DK-4.5.2 resolve in any order: saloon money pays for a building; what is left undone is used', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 2 });
  town(s).cash = 2;
  plan(s);
  play(s, 'at:s3', 'at:s2', 'done');
  expect(list(s)).toEqual(['drink:3:miner', 'gamble:3:miner', 'done']);
  play(s, 'drink:3:miner', 'work:2:miner', 'new:house');
  expect([town(s).cash, town(s).spaces[3]?.type]).toEqual([0, 'house']);
  const t = table();
  people(t, { miner: 1 });
  town(t).cash = 0;
  plan(t);
  play(t, 'at:s2', 'done');
  expect([town(t).used[0], t.pending.length]).toEqual([1, 0]);
});

test('DK-4.5.3 O8 carts cost $1, $3, $5, $7 in turn, each in a shaft of its own', () => {
  const s = table();
  town(s).carts.push({ ...town(s).carts[0]!, crew: [], drops: [] });
  dig(s, 0, 1, 'l1-tee-c', 'NES');
  dig(s, 1, 1, 'l1-straight-i', 'EW');
  dig(s, 0, 2, 'l1-straight-u', 'NS');
  people(s, { miner: 2 });
  plan(s);
  play(s, 'at:c1', 'at:c2', 'done', 'cart:1');
  expect(kind(s)).toBe('cart-shaft');
  expect(list(s)).toEqual(['shaft:1,1', 'shaft:0,2']);
  play(s, 'shaft:1,1', 'drop:1,1', 'cart:2');
  // The other shaft is the only one left, so it is taken unasked.
  expect(town(s).carts[1]?.shaft).toEqual({ x: 0, y: 2 });
  expect([town(s).cash, town(s).spent]).toEqual([16, 4]);
});

test('DK-4.5.4 O7 one worker a tile; a tile shared by two shafts is worked once a day', () => {
  const s = table();
  town(s).carts.push({ ...town(s).carts[0]!, crew: [], drops: [] });
  dig(s, 0, 1, 'l1-tee-c', 'NES');
  dig(s, 1, 1, 'l1-straight-i', 'EW');
  dig(s, 0, 2, 'l1-straight-u', 'NS');
  people(s, { miner: 4 });
  plan(s);
  play(s, 'at:c1', 'at:c2', 'at:c2', 'done', 'cart:1', 'shaft:1,1');
  expect(list(s)).toEqual(['drop:0,1', 'drop:1,1', 'done']);
  play(s, 'drop:0,1', 'cart:2');
  expect(list(s)).toEqual(['drop:0,2', 'done']);
});

test('DK-4.5.5 an ordinary worker brings one of two pieces, chosen at the return', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ci', 'NS');
  people(s, { miner: 1 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 }, { kind: 'evening-round', at: 0 });
  play(s, 'at:c1', 'done', 'cart:1', 'drop:0,1', 'return:1');
  expect([kind(s), list(s)]).toEqual(['double-pick', ['take:coal', 'take:iron']]);
  play(s, 'take:iron');
  expect(town(s).resources).toEqual([0, 1, 0, 0, 0]);
});

test('DK-4.5.6 O9 a strong miner brings both pieces, as far as the pool has them', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ii', 'NS');
  people(s, { 'strong-miner': 1 });
  const night = { kind: 'evening-round', at: 0 } as const;
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 }, night);
  play(s, 'at:c1', 'done', 'cart:1', 'drop:0,1', 'return:1');
  expect(town(s).resources[1]).toBe(2);
  const t = table();
  shaft(t, ['c', 'c', 'c']);
  dig(t, 0, 4, 'l2-straight-ss', 'NS');
  people(t, { 'strong-miner': 1 });
  t.pool[3] = 1;
  begin(t, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 }, night);
  play(t, 'at:c1', 'done', 'cart:1', 'drop:0,4', 'return:1');
  expect(town(t).resources).toEqual([0, 0, 0, 1, 0]);
});

test('DK-4.5.7 who is not dropped brings nothing', () => {
  const s = table();
  shaft(s, ['c', 'i']);
  people(s, { miner: 2 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 }, { kind: 'evening-round', at: 0 });
  play(s, 'at:c1', 'at:c1', 'done', 'cart:1', 'drop:0,1', 'done', 'return:1');
  expect(town(s).resources).toEqual([1, 0, 0, 0, 0]);
});

test('DK-4.5.8 a mined tile stays and can be worked again next day', () => {
  const s = table();
  shaft(s, ['c']);
  town(s).mine[0]!.mark = 'worked';
  begin(s, { kind: 'next-day' });
  expect(town(s).mine[0]).toMatchObject({ mark: '', distance: 1 });
});

test('DK-4.5.9 a workshop worker builds a building or a cart, replaces, or builds nothing', () => {
  const s = table();
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  expect(list(s)).toEqual([
    'new:house',
    'new:hotel',
    'new:saloon',
    'new:school',
    'new:workshop',
    'new:sheriffs-office',
    'cart:small',
    'cart:large',
    'swap:house',
    'swap:hotel',
    'swap:saloon',
    'swap:school',
    'swap:workshop',
    'swap:sheriffs-office',
    'nothing',
  ]);
  play(s, 'cart:large');
  expect([town(s).carts.map((c) => c.size), town(s).cash, town(s).spent]).toEqual([
    ['small', 'large'],
    14,
    6,
  ]);
});

test('DK-4.5.10 a new building goes on the lowest empty space, from the supply, for its price', () => {
  const s = table();
  build(s, ['hotel', 'saloon']);
  town(s).spaces[2] = null;
  const left = s.supply.school;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'new:school');
  expect([town(s).spaces[2]?.type, town(s).cash, s.supply.school]).toEqual(['school', 8, left - 1]);
});

test('DK-4.5.11 replacing costs the new price, takes another type, starters too, and completes nothing', () => {
  const s = table();
  build(s, Array(9).fill('house') as 'house'[]);
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'swap:saloon', 'space:1');
  expect([town(s).spaces[0]?.type, town(s).spaces[0]?.starter, town(s).cash]).toEqual(['saloon', false, 10]);
  expect([s.lastDay, s.removed.house]).toEqual([false, 1]);
});

test('DK-4.5.12 a craftsman builds $2 and carts $1 cheaper', () => {
  const s = table();
  town(s).cash = 7;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  expect(list(s)).toContain('new:sheriffs-office');
  expect(list(s)).not.toContain('new:saloon');
  play(s, 'new:hotel');
  expect(town(s).cash).toBe(1);
  town(s).cash = 5;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  play(s, 'cart:large');
  expect(town(s).cash).toBe(0);
});

test('DK-4.5.12 O13 O14 Cheap Lumber takes $4 off besides, never under $1', () => {
  const s = table();
  town(s).cash = 10;
  town(s).lumber = 2;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  play(s, 'new:hotel', 'yes');
  expect(town(s).cash).toBe(8);
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  play(s, 'new:house', 'yes');
  expect([town(s).cash, town(s).lumber]).toEqual([7, 0]);
  town(s).lumber = 1;
  town(s).cash = 3;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'new:house');
  expect([town(s).cash, town(s).lumber]).toEqual([2, 0]);
});

test('DK-4.5.13 with a full yard an unused cart is scrapped, else no cart', () => {
  const s = table();
  town(s).carts = [0, 1, 2, 3].map(() => ({ ...town(s).carts[0]!, crew: [0], drops: [] }));
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  expect(list(s).some((move) => move.startsWith('cart:'))).toBe(false);
  town(s).carts[2]!.crew = [];
  town(s).carts[3]!.crew = [];
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'cart:large');
  expect(list(s)).toEqual(['cart:3', 'cart:4']);
  play(s, 'cart:3');
  expect(town(s).carts.map((cart) => cart.size)).toEqual(['small', 'small', 'small', 'large']);
});

test('DK-4.5.14 O15 a craftsman turns the starter house into a hotel for $3', () => {
  const s = table();
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  play(s, 'upgrade');
  expect([town(s).cash, town(s).spaces[0]?.type, town(s).spaces.filter((b) => b).length]).toEqual([
    17,
    'hotel',
    2,
  ]);
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  expect(list(s)).not.toContain('upgrade');
});

test('DK-4.5.15 a saloon guest drinks for $3 or gambles for the die', () => {
  for (const rolled of [1, 6]) {
    const s = table();
    build(s, ['saloon']);
    people(s, { miner: 2 });
    plan(s);
    play(s, 'at:s3', 'at:s3', 'done', 'drink:3:miner');
    load(s, rolled);
    play(s, 'gamble:3:miner');
    expect(town(s).cash).toBe(23 + rolled);
  }
});

test('DK-4.5.16 O16 a bartender earns $4; beside him $4 for a drink, or one reroll', () => {
  const s = table();
  build(s, ['saloon', 'saloon']);
  people(s, { miner: 2, bartender: 2 });
  plan(s);
  play(s, 'at:s3', 'worker:bartender', 'at:s3', 'worker:miner', 'at:s4', 'worker:bartender', 'at:s4', 'done');
  play(s, 'drink:3:bartender', 'drink:4:bartender');
  expect(town(s).cash).toBe(28);
  expect(list(s)).not.toContain('gamble:3:bartender');
  play(s, 'drink:4:miner');
  expect(town(s).cash).toBe(32);
  load(s, 2);
  play(s, 'gamble:3:miner');
  expect([kind(s), list(s)]).toEqual(['saloon', ['keep', 'reroll']]);
  load(s, 1);
  play(s, 'reroll');
  expect(town(s).cash).toBe(33);
});

test('DK-4.5.17 a school worker draws a card; an event is held and is no part of the hand', () => {
  const s = table();
  build(s, ['school']);
  people(s, { miner: 2 });
  stackDeck(s, 'bank-run', 'grubstake');
  plan(s);
  play(s, 'at:s3', 'at:s3', 'done', 'learn:3:miner', 'learn:3:miner');
  expect([town(s).hand, town(s).held]).toEqual([['grubstake'], ['bank-run']]);
});

test('DK-4.5.18 teacher and plain miner: the miner becomes a specialist from the bag, no acquisition', () => {
  const s = table();
  build(s, ['school']);
  people(s, { miner: 1, teacher: 1, 'strong-miner': 1 });
  const pool = s.miners;
  plan(s);
  play(s, 'at:s3', 'worker:teacher', 'at:s3', 'worker:miner', 'done', 'upskill:3');
  const bag = s.bag[k('engineer')] ?? 0;
  play(s, 'kind:engineer');
  expect([town(s).used[k('engineer')], town(s).used[0], s.miners, s.bag[k('engineer')]]).toEqual([
    1,
    0,
    pool + 1,
    bag - 1,
  ]);
  expect([town(s).acquired, town(s).specialistsHired]).toEqual([0, 0]);
  const t = table();
  build(t, ['school']);
  people(t, { 'strong-miner': 1, teacher: 1 });
  plan(t);
  play(t, 'at:s3', 'worker:teacher', 'at:s3', 'done');
  expect(list(t).some((move) => move.startsWith('upskill'))).toBe(false);
  const u = table();
  u.bag = u.bag.map(() => 0);
  build(u, ['school']);
  people(u, { miner: 1, teacher: 1 });
  plan(u);
  play(u, 'at:s3', 'worker:teacher', 'at:s3', 'done');
  expect(list(u)).toEqual(['learn:3:miner', 'learn:3:teacher', 'done']);
});

test('DK-4.5.19 the last building of a kind goes to the town earlier in the order', () => {
  const s = table(2);
  s.order = [1, 0];
  s.supply.school = 1;
  people(s, { miner: 1 });
  people(s, { miner: 1 }, 1);
  begin(
    s,
    ...s.order.map((seat) => ({ kind: 'planning', seat }) as const),
    ...s.order.map((seat) => ({ kind: 'resolving', seat }) as const),
  );
  play(s, 'at:s2', 'done', 'at:s2', 'done');
  expect(s.pending.at(-1)).toMatchObject({ seat: 1 });
  play(s, 'work:2:miner', 'new:school', 'work:2:miner');
  expect(list(s)).not.toContain('new:school');
});

test('DK-4.5.20 O21 least laid out first, ties keep their order', () => {
  const s = table(3);
  town(s, 0).spent = 5;
  town(s, 1).spent = 3;
  town(s, 2).spent = 5;
  begin(s, { kind: 'new-order' });
  expect(s.order).toEqual([1, 0, 2]);
});

test('DK-4.5.21 O28 no replacing under people at work, nor of an office whose cell is taken', () => {
  const s = table(2);
  build(s, ['saloon', 'sheriffs-office']);
  town(s).cells = [{ kind: 0, owner: 1 }];
  town(s).spaces[2]!.waiting = [0];
  town(s).spaces[1]!.waiting = [0];
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'swap:hotel');
  // Saloon and workshop have people waiting, the office holds a prisoner: the house makes way unasked.
  expect(
    town(s)
      .spaces.map((b) => b?.type)
      .slice(0, 4),
  ).toEqual(['hotel', 'workshop', 'saloon', 'sheriffs-office']);
  town(s).cells = [];
  town(s).spaces[1]!.waiting = [];
  begin(s, { kind: 'build', seat: 0, space: 1, worker: 0 });
  play(s, 'swap:house');
  expect(list(s)).toEqual(['space:1', 'space:2', 'space:4']);
});

test('DK-4.5.22 building needs a space and a piece, replacing and upgrading a piece', () => {
  const s = table();
  build(s, Array(10).fill('saloon') as 'saloon'[]);
  s.supply.hotel = 0;
  begin(s, { kind: 'build', seat: 0, space: 1, worker: k('craftsman') });
  expect(list(s).filter((move) => move.startsWith('new:'))).toEqual([]);
  expect(list(s)).not.toContain('swap:hotel');
  expect(list(s)).not.toContain('upgrade');
});

test('DK-4.5.23 a cart needs someone aboard, the wage and a free shaft; those in a cart left behind are used', () => {
  const s = table();
  shaft(s, ['c']);
  people(s, { miner: 1 });
  town(s).cash = 0;
  plan(s);
  play(s, 'at:c1', 'done');
  expect([s.pending.length, town(s).used[0], town(s).carts[0]?.sent]).toEqual([0, 1, 0]);
  const t = table();
  shaft(t, ['c']);
  people(t, { miner: 1 });
  Object.assign(town(t), { cash: 0, freeShift: true });
  plan(t);
  play(t, 'at:c1', 'done');
  expect(list(t)).toEqual(['cart:1', 'done']);
  const u = table();
  people(u, { miner: 1 });
  plan(u);
  play(u, 'at:c1', 'done');
  expect(u.pending).toEqual([]);
});
