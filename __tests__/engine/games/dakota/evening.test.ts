import { dakota } from '@/engine/games/dakota';
import { salePrice } from '@/engine/games/dakota/rules/market';
import { begin, build, dig, k, kind, list, people, play, shaft, table, town } from './table';

function evening(s: ReturnType<typeof table>) {
  s.phase = 'evening';
  return begin(s, { kind: 'evening-round', at: 0 });
}

test('DK-4.6.1 turns of up to three actions in the new order; a turn without one is a pass', () => {
  const s = table(2);
  s.order = [1, 0];
  build(s, ['hotel', 'hotel']);
  build(s, ['hotel', 'hotel'], 1);
  evening(s);
  const actor = () => (s.pending.at(-1) as { seat: number }).seat;
  expect(actor()).toBe(1);
  play(s, 'miner', 'miner', 'miner');
  expect(actor()).toBe(0);
  play(s, 'pass');
  expect(actor()).toBe(1);
  // The other passed, so it is his turn again; with four hired nothing is left and the evening ends.
  play(s, 'miner');
  expect([town(s, 1).idle[0], s.day]).toEqual([4, 2]);
  const t = table();
  evening(t);
  play(t, 'miner', 'miner', 'miner');
  expect(list(t)).toContain('strong');
});

test('DK-4.6.2 O10 a cart returns once, nearest first, what the pool lacks is not collected', () => {
  const s = table();
  shaft(s, ['c', 'i', 'u', 'x', 'x', 'x', 'x']);
  dig(s, 0, 8, 'l2-end-ug', 'N');
  s.pool = [1, 0, 1, 1, 0];
  people(s, { miner: 2, sheriff: 1 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 }, { kind: 'evening-round', at: 0 });
  play(s, 'send:miner:cart:1', 'send:miner:cart:1', 'send:sheriff:cart:1', 'ride:1:0,8');
  play(s, 'drop:0,1;0,2;0,8', 'return:1');
  // Coal first, no iron in the pool, and of copper and gold only copper is there.
  expect(town(s).resources).toEqual([1, 0, 1, 0, 0]);
  expect(list(s)).not.toContain('return:1');
});

test('DK-4.6.3 P2 any number of one type singly, or a combination on a free slot; one piece stays', () => {
  const s = table(2);
  town(s).resources = [2, 0, 0, 3, 0];
  s.pool = [2, 4, 4, 1, 4];
  evening(s);
  play(s, 'combo:silver-trio');
  expect([town(s).cash, s.pool[3], s.slots[6]]).toEqual([30, 3, [3]]);
  play(s, 'sell:coal:2');
  expect([town(s).cash, s.pool[0]]).toEqual([32, 4]);
});

test('DK-4.6.3 O11 coal, iron and copper sell best as a mixed trio; the seller picks the piece that stays', () => {
  const s = table();
  town(s).resources = [1, 1, 1, 0, 0];
  s.pool = [2, 2, 2, 3, 3];
  evening(s);
  expect(list(s).filter((m) => m.startsWith('combo:'))).toEqual([
    'combo:steel',
    'combo:mixed-pair:ci',
    'combo:mixed-pair:cu',
    'combo:mixed-pair:iu',
    'combo:mixed-trio:ciu',
  ]);
  // While a load is still below, the piece that leaves the pool matters.
  Object.assign(town(s).carts[0]!, { sent: 1, crew: [0], drops: [{ x: 0, y: 1, kind: 0 }] });
  shaft(s, ['c']);
  play(s, 'combo:mixed-trio:ciu');
  expect([kind(s), list(s)]).toEqual(['slot-piece', ['piece:coal', 'piece:iron', 'piece:copper']]);
  play(s, 'piece:iron');
  expect([town(s).cash, s.pool]).toEqual([31, [3, 2, 3, 3, 3]]);
});

test('DK-4.6.3 O12 alone each combination has one slot a day', () => {
  const s = table();
  town(s).resources = [0, 0, 0, 3, 0];
  s.pool[3] = 0;
  evening(s);
  play(s, 'combo:silver-trio');
  town(s).resources[3] = 2;
  s.pool[3] = 0;
  expect(list(s).some((move) => move.startsWith('combo:silver'))).toBe(false);
  play(s, 'sell:silver:2');
  expect(town(s).cash).toBe(34);
});

test('DK-4.6.3 the best lots are sold at once, alone all of them, among others one', () => {
  const s = table();
  town(s).resources = [1, 1, 1, 3, 1];
  s.pool = [2, 2, 2, 0, 2];
  evening(s);
  expect(dakota.describe(s, 'best')).toMatchObject({ targets: ['slot:best'], gain: [{ sign: 'coin' }] });
  const earned = dakota.describe(s, 'best').gain![0]!.amount;
  play(s, 'best');
  // Silver trio and mixed trio; the gold is no lot.
  expect([town(s).cash, earned, town(s).resources]).toEqual([41, 21, [0, 0, 0, 0, 1]]);
  const t = table(2);
  town(t).resources = [1, 1, 1, 3, 1];
  evening(t);
  play(t, 'best');
  expect(town(t).resources.reduce((a, b) => a + b)).toBeGreaterThan(0);
  expect(list(t)).not.toContain('clear');
});

test('DK-4.6.3 everything is sold at once, lots first and the rest singly', () => {
  const s = table();
  town(s).resources = [3, 0, 1, 0, 0];
  s.pool = [0, 3, 2, 3, 3];
  evening(s);
  expect(dakota.describe(s, 'clear').gain![0]!.amount).toBe(9);
  play(s, 'clear');
  expect([town(s).cash, town(s).resources]).toEqual([29, [0, 0, 0, 0, 0]]);
});

test('DK-4.6.2 all carts come home at once, each double bringing what fits best', () => {
  const s = table();
  dig(s, 0, 1, 'l1-tee-c', 'NES');
  dig(s, 1, 1, 'l1-straight-ci', 'EW');
  dig(s, 0, 2, 'l1-straight-u', 'NS');
  town(s).carts = [
    {
      ...town(s).carts[0]!,
      sent: 1,
      crew: [0, 0],
      drops: [
        { x: 0, y: 1, kind: 0 },
        { x: 1, y: 1, kind: 0 },
      ],
    },
    { ...town(s).carts[0]!, sent: 2, crew: [0], drops: [{ x: 0, y: 2, kind: 0 }] },
  ];
  evening(s);
  play(s, 'home');
  expect([town(s).resources, kind(s), list(s).includes('home')]).toEqual([[1, 1, 1, 0, 0], 'evening', false]);
});

test('DK-4.6.6 miners are hired for all free beds at once, alone', () => {
  const s = table();
  build(s, ['hotel']);
  people(s, { miner: 4 });
  town(s).resources[0] = 1;
  evening(s);
  expect(dakota.describe(s, 'beds').label).toBe('Hire 4 miners for the free beds');
  play(s, 'beds');
  expect([town(s).cash, town(s).acquired]).toEqual([16, 4]);
  const t = table(2);
  evening(t);
  expect(list(t)).not.toContain('beds');
});

test('DK-4.6.4 P3 price rises are added for each piece sold', () => {
  const s = table();
  shaft(s, ['c']);
  dig(s, 0, 2, 'l1-straight-s', 'NS');
  begin(s, { kind: 'event', seat: 0, card: 'mine-collapse' });
  town(s).resources = [0, 0, 0, 3, 0];
  s.pool[3] = 0;
  expect(salePrice(s, 3)).toBe(3);
  evening(s);
  play(s, 'combo:silver-trio');
  expect(town(s).cash).toBe(33);
});

test('DK-4.6.5 O18 one specialist an evening, one more for each school; the stagecoach is extra', () => {
  const s = table();
  town(s).hand = ['stagecoach'];
  s.jobs = [k('teacher'), k('sheriff'), k('engineer')];
  evening(s);
  expect(list(s).filter((m) => m.startsWith('hire:'))).toEqual(['hire:1', 'hire:2', 'hire:3']);
  play(s, 'hire:2');
  expect([town(s).cash, town(s).street[k('sheriff')], s.jobs[1]]).toEqual([17, 1, -1]);
  expect(list(s).some((m) => m.startsWith('hire:'))).toBe(false);
  play(s, 'card:stagecoach');
  expect(kind(s)).toBe('stagecoach-pick');
  play(s, list(s)[0]!);
  expect([town(s).cash, town(s).acquired, town(s).specialistsHired]).toEqual([16, 2, 1]);
});

test('DK-4.6.6 miners cost $1 and strong miners $3', () => {
  const s = table();
  evening(s);
  play(s, 'miner', 'strong');
  expect([town(s).cash, town(s).street.slice(0, 2), s.strong, s.miners]).toEqual([16, [1, 1], 0, 6]);
});

test('DK-4.6.7 O17 four people a day in all', () => {
  const s = table();
  build(s, ['school']);
  s.jobs = [k('teacher'), k('sheriff'), k('engineer')];
  evening(s);
  play(s, 'hire:1', 'hire:2', 'miner', 'miner');
  // Nothing is left to do but go to bed, so the evening is over: four came, nobody has worked.
  expect(town(s).acquired).toBe(4);
});

test('DK-4.6.8 evening cards are actions: buyer, telegram, tents, packet, cache', () => {
  const s = table();
  build(s, ['hotel']);
  people(s, { miner: 5 });
  town(s).hand = ['private-buyer', 'second-telegram', 'tent-camp', 'pay-packet', 'buried-cache'];
  town(s).resources = [2, 1, 1, 0, 0];
  s.pool = [1, 2, 2, 3, 3];
  evening(s);
  play(s, 'combo:steel');
  // With no cart to come home nobody asks which piece stays.
  expect([s.slots[0]?.length, kind(s)]).toEqual([1, 'evening']);
  play(s, 'card:second-telegram');
  expect(s.slots[0]).toEqual([]);
  play(s, 'card:private-buyer', 'give:copper', 'done');
  expect(town(s).cash).toBe(30);
  play(s, 'card:tent-camp', 'card:pay-packet', 'card:buried-cache');
  expect([town(s).tents, town(s).cash, town(s).cache]).toEqual([3, 34, 4]);
});

test('DK-4.6.9 O19 carts not returned bring nothing; who has no bed leaves, the owner chooses', () => {
  const s = table();
  build(s, ['house']);
  shaft(s, ['c']);
  people(s, { miner: 5, teacher: 2, 'strong-miner': 1 });
  town(s).carts[0]!.sent = 1;
  town(s).carts[0]!.drops = [{ x: 0, y: 1, kind: 0 }];
  const { miners, strong } = s;
  begin(s, { kind: 'lodging', seat: 0 });
  expect([kind(s), list(s)]).toEqual(['leave', ['leave:miner', 'leave:strong-miner', 'leave:teacher']]);
  play(s, 'leave:miner', 'leave:strong-miner');
  expect([s.miners, s.strong, town(s).resources[0], s.pending.length]).toEqual([
    miners + 1,
    strong + 1,
    0,
    0,
  ]);
});

test('DK-4.6.10 specialists fill the saloons first', () => {
  const s = table();
  build(s, ['saloon', 'saloon']);
  people(s, { miner: 4, teacher: 3 });
  begin(s, { kind: 'lodging', seat: 0 });
  expect(town(s).saloonSleepers).toBe(3);
});

test('DK-4.6.11 O20 one piece a building, three in an office; the rest is given up', () => {
  const s = table();
  build(s, ['house', 'sheriffs-office']);
  town(s).resources = [3, 3, 1, 0, 0];
  s.pool = [0, 0, 2, 3, 3];
  begin(s, { kind: 'lodging', seat: 0 });
  expect(list(s)).toEqual(['drop:coal', 'drop:iron', 'drop:copper']);
  play(s, 'drop:copper');
  expect([s.pool[2], s.pending.length]).toEqual([3, 0]);
});

test('DK-4.6.12 passing only as the first choice of a turn; alone at any time', () => {
  const s = table(2);
  evening(s);
  expect(list(s).at(-1)).toBe('pass');
  play(s, 'miner');
  expect(list(s).at(-1)).toBe('end');
  const t = table();
  evening(t);
  play(t, 'miner');
  expect(list(t).at(-1)).toBe('pass');
});

test('DK-4.7.1 after the last day there is no night', () => {
  const s = table();
  s.day = 10;
  town(s).hand = ['grubstake', 'grubstake', 'tent-camp', 'tent-camp', 'free-shift'];
  begin(s, { kind: 'night' });
  expect([s.phase, s.pending.length, town(s).hand.length, s.day]).toEqual(['over', 0, 5, 10]);
});

test('DK-4.7.2 the first job slot empties, the others slide, strong miners drawn go to their section', () => {
  const s = table();
  s.jobs = [k('teacher'), -1, k('sheriff')];
  s.bag = s.bag.map(() => 0);
  s.bag[k('strong-miner')] = 1;
  s.bag[k('engineer')] = 1;
  const strong = s.strong;
  begin(s, { kind: 'night' });
  expect(s.jobs).toEqual([k('sheriff'), k('engineer'), -1]);
  expect([s.strong, s.bag[k('teacher')]]).toEqual([strong + 1, 1]);
});

test('DK-4.7.3 the market is cleared, tiles go back, money laid out is cleared, prices end', () => {
  const s = table();
  s.slots[0] = [1];
  s.pool[1] = 2;
  s.fallen = [0];
  s.rises = [1, 0, 0, 0, 0];
  town(s).spent = 9;
  s.tiles[0] = 3;
  begin(s, { kind: 'night' });
  expect([s.slots[0], s.pool[1], s.fallen, s.rises[0], town(s).spent, s.tiles[0]]).toEqual([
    [],
    3,
    [],
    0,
    0,
    4,
  ]);
});

test('DK-4.7.4 hands are cut to three cards and one a school', () => {
  const s = table();
  build(s, ['school']);
  town(s).hand = ['grubstake', 'tent-camp', 'free-shift', 'mule-train', 'barn-dance'];
  begin(s, { kind: 'hand-check', seat: 0 });
  expect([kind(s), list(s)]).toEqual(['discard-card', town(s).hand.map((card) => `card:${card}`)]);
  play(s, 'card:mule-train');
  expect([town(s).hand.length, s.pending.length]).toEqual([4, 0]);
});

test('DK-4.7.5 the day marker moves on', () => {
  const s = table();
  s.day = 4;
  begin(s, { kind: 'night' });
  expect([s.day, s.phase]).toEqual([5, 'morning']);
});

test('DK-4.6.2 every piece the pool lacks is told, for a strong miner too', () => {
  const s = table();
  s.phase = 'evening';
  shaft(s, ['c']);
  dig(s, 0, 2, 'l1-straight-ci', 'NS');
  const cart = town(s).carts[0]!;
  Object.assign(cart, {
    sent: 1,
    crew: [k('strong-miner')],
    drops: [{ x: 0, y: 2, kind: k('strong-miner') }],
  });
  s.pool = [0, 1, 3, 3, 3];
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  const events = play(s, 'return:1');
  expect(events.map((event) => event.kind)).toEqual(['cart-returns', 'pool-empty', 'mined']);
  const empty = events.find((event) => event.kind === 'pool-empty')!;
  s.names = ['Ada'];
  expect(dakota.tell(s, empty, 0)).toBe('Ada’s strong miner brings up no coal: the pool has none.');
});

test('DK-4.6.6 nobody is hired from an empty pool or section', () => {
  const s = table();
  s.phase = 'evening';
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(list(s)).toEqual(expect.arrayContaining(['miner', 'strong']));
  s.miners = 0;
  expect(list(s)).not.toContain('miner');
  s.strong = 0;
  expect(list(s)).not.toContain('strong');
  // Who applies moves has looked at the list; only what cannot be read is refused.
  expect(() => play(s, 'dig:3')).toThrow('dig:3');
});
