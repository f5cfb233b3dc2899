import { montana } from '@/engine/games/montana';
import { bidsOf } from '@/engine/games/montana/rules/contractors';
import { give, kind, options, play, quiet } from './table';

test('MT-4.23 V18 the free pumpkin opens the two cheapest spaces, and there is no pass', () => {
  const s = quiet(2);
  const supply = s.supply.goods[5] ?? 0;
  expect(options(s)).toEqual(['recruit', 'space:city-smelter@1', 'space:city-freight@1']);
  play(s, 'space:city-smelter@1');
  // The free pumpkin has paid the bid.
  expect([s.players[0]?.goods[5], s.supply.goods[5]]).toEqual([0, supply]);
});

test('MT-4.24 MT-4.26 V5 Blue is outbid and asked at once, with fourteen spaces and pass', () => {
  const s = quiet(3);
  give(s, 0, { p: 4 });
  give(s, 1, { p: 2 });
  give(s, 2, { p: 4 });
  play(s, 'space:city-goods@3', 'space:city-freight@1', 'space:city-goods@4');
  expect(montana.decision(s)).toEqual({ seat: 0, kind: 'city-place' });
  const spaces = options(s);
  expect(spaces).toHaveLength(15);
  const leftmost = ['city-cattle', 'city-goods', 'city-smelter', 'city-freight'].map(
    (shop) => spaces.find((move) => move.startsWith(`space:${shop}@`)) ?? '',
  );
  expect(leftmost).toEqual([
    'space:city-cattle@2',
    'space:city-goods@5',
    'space:city-smelter@1',
    'space:city-freight@2',
  ]);
  expect(spaces).toContain('pass');
  const again = montana.clone(s);
  play(s, 'space:city-goods@5');
  // Red has four pumpkins: it moves at once.
  expect(montana.decision(s)).toEqual({ seat: 2, kind: 'city-place' });
  play(again, 'space:city-freight@2');
  expect(montana.decision(again)).toEqual({ seat: 1, kind: 'city-place' });
});

test('MT-4.24 only spaces to the right of another contractor, and only what can be paid', () => {
  const s = quiet(2);
  give(s, 0, { p: 2 });
  give(s, 1, { p: 4 });
  play(s, 'space:city-smelter@3');
  expect(options(s)).toContain('space:city-smelter@4');
  expect(options(s)).not.toContain('space:city-smelter@3');
  expect(options(s)).not.toContain('space:city-freight@5');
  expect(options(s)).toContain('space:city-goods@3');
  expect(options(s)).not.toContain('space:city-cattle@1');
});

test('MT-4.25 the others follow clockwise without a pumpkin, and may pass', () => {
  const s = quiet(4);
  [1, 2, 3].forEach((seat) => give(s, seat, { p: 1 }));
  s.pending = [{ kind: 'choose-action', seat: 1, at: 0 }];
  play(s, 'space:city-smelter@1');
  const asked: number[] = [];
  while (kind(s) === 'city-place') {
    asked.push(montana.decision(s)?.seat ?? -1);
    play(s, 'pass');
  }
  // Seat 0 has no pumpkin: its only answer, pass, is given for it.
  expect(asked).toEqual([2, 3]);
  expect(s.players.map((p) => p.goods[5])).toEqual([0, 1, 1, 1]);
});

test('MT-4.26 a chain of outbidding ends before the clockwise order goes on', () => {
  const s = quiet(4);
  [0, 1, 2, 3].forEach((seat) => give(s, seat, { p: 6 }));
  const order: number[] = [];
  const step = (move: string) => {
    order.push(montana.decision(s)?.seat ?? -1);
    play(s, move);
  };
  step('space:city-cattle@2');
  step('space:city-goods@3');
  step('space:city-cattle@3');
  step('space:city-goods@4');
  step('space:city-smelter@1');
  step('space:city-freight@1');
  expect(order).toEqual([0, 1, 2, 0, 1, 3]);
});

test('MT-4.27 V19 the outbid active seat may pass, keeps its pumpkin and is not asked again', () => {
  const s = quiet(2);
  give(s, 1, { p: 3 });
  play(s, 'space:city-smelter@1', 'space:city-smelter@2');
  expect(options(s)).toEqual(['space:city-freight@1', 'pass']);
  const events = play(s, 'pass');
  expect(s.players[0]?.goods[5]).toBe(1);
  expect(events.some((event) => event.kind === 'paid' && event.seat === 1)).toBe(true);
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.28 an auction ends within 21 placements', () => {
  const s = quiet(4);
  [0, 1, 2, 3].forEach((seat) => give(s, seat, { p: 9 }));
  play(s, 'space:city-cattle@2');
  let placed = 1;
  while (kind(s) === 'city-place') {
    placed++;
    play(s, options(s)[0] ?? '');
  }
  expect(placed).toBeLessThanOrEqual(21);
});

test('MT-4.29 the active seat pays first, then clockwise', () => {
  const s = quiet(3);
  [0, 1, 2].forEach((seat) => give(s, seat, { p: 3 }));
  s.pending = [{ kind: 'choose-action', seat: 1, at: 0 }];
  const events = play(s, 'space:city-freight@1', 'space:city-smelter@1', 'space:city-cattle@2');
  expect(events.filter((event) => event.kind === 'paid').map((event) => event.seat)).toEqual([1, 2, 0]);
  expect(s.players.map((p) => p.goods[5])).toEqual([1, 3, 2]);
});

test('MT-4.29 V39 who can no longer pay keeps the pumpkins and gets nothing', () => {
  const s = quiet(2);
  give(s, 0, { p: 8, cows: 2 });
  give(s, 1, { p: 2, s: 2 });
  s.supply.goods[5] = 2;
  play(s, 'space:city-smelter@1', 'space:city-smelter@2');
  expect([s.players[0]?.goods[5], s.players[1]?.goods[5], s.supply.goods[5]]).toEqual([9, 2, 1]);
  play(s, 'trade:pumpkin');
  expect([s.players[0]?.goods[5], s.supply.goods[5]]).toEqual([10, 0]);
  play(s, 'trade:pumpkin');
  expect([s.players[0]?.goods[5], s.players[1]?.goods[5], s.supply.goods[5]]).toEqual([10, 1, 1]);
  const events = play(s, 'space:city-freight@1');
  expect([s.players[0]?.silver, s.players[0]?.goods[5]]).toEqual([2, 9]);
  expect([s.players[1]?.goods[5], s.players[1]?.goods[2]]).toEqual([1, 2]);
  expect(events.some((event) => event.kind === 'cannot-pay' && event.seat === 1)).toBe(true);
});

test('MT-4.30 V21 the general store gives exactly three goods, no pumpkin', () => {
  const s = quiet(2);
  give(s, 0, { p: 2 });
  play(s, 'space:city-goods@3');
  expect(options(s)).toHaveLength(10);
  for (const move of options(s)) {
    const mix = move.slice(4).split(',').map(Number);
    expect(mix).toHaveLength(3);
    expect(mix.reduce((a, b) => a + b, 0)).toBe(3);
  }
  play(s, 'mix:2,0,1');
  expect(s.players[0]?.goods).toEqual([2, 0, 0, 0, 1, 0]);
});

test('MT-4.30 upgrades: up to the shop and up to what is held, none is allowed', () => {
  const s = quiet(2);
  give(s, 0, { p: 3, c: 2, s: 1 });
  play(s, 'space:city-cattle@2');
  expect(options(s)).toEqual([
    'upgrade:0,0',
    'upgrade:0,1',
    'upgrade:1,0',
    'upgrade:1,1',
    'upgrade:2,0',
    'upgrade:2,1',
  ]);
  play(s, 'upgrade:2,1');
  expect(s.players[0]?.goods.slice(0, 4)).toEqual([0, 2, 0, 1]);
});

test('MT-4.31 V38 the cow comes after the declaration and is too late for it', () => {
  const s = quiet(2);
  give(s, 0, { p: 1 });
  play(s, 'space:city-cattle@2');
  expect([s.players[0]?.cows, s.players[0]?.goods.slice(0, 4)]).toEqual([1, [0, 0, 0, 0]]);
  expect(montana.decision(s)?.seat).toBe(1);
});

test('MT-4.32 all contractors go home', () => {
  const s = quiet(2);
  give(s, 1, { p: 2 });
  play(s, 'space:city-freight@1', 'space:city-smelter@1');
  expect(s.city).toBeNull();
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.45 V31 a seat asked in somebody else’s city cannot trade', () => {
  const s = quiet(3);
  give(s, 1, { cows: 3 });
  give(s, 2, { cows: 3, p: 1 });
  play(s, 'space:city-smelter@1');
  expect(montana.decision(s)).toEqual({ seat: 2, kind: 'city-place' });
  expect(montana.moves(s)).toEqual(['space:city-freight@1', 'pass']);
  expect(s.city?.asked[1]).toBe(2);
});

test('MT-4.23 MT-4.44 cows bring the pumpkins a bid still needs', () => {
  const s = quiet(2);
  give(s, 0, { cows: 2 });
  expect(options(s)).toContain('space:city-goods@3');
  expect(options(s)).not.toContain('space:city-goods@4');
  const events = play(s, 'space:city-goods@3');
  expect(events.filter(({ kind: what }) => what === 'traded')).toHaveLength(2);
  expect([s.players[0]?.cows, s.players[0]?.goods[5], kind(s)]).toEqual([0, 0, 'city-goods']);
});

test('MT-4.26 whoever is outbid without pumpkins is asked as long as a cow can bid', () => {
  const s = quiet(2);
  give(s, 0, { cows: 1 });
  give(s, 1, { p: 3 });
  play(s, 'space:city-smelter@1', 'space:city-smelter@2');
  expect(options(s)).toEqual(['space:city-cattle@2', 'space:city-freight@1', 'space:city-freight@2', 'pass']);
  expect(montana.prompt(s)).toBe('You were outbid: bid again or pass; you have 1 pumpkin and 1 cow.');
});

test('MT-4.28 the bids are kept in their order', () => {
  const s = quiet(2);
  give(s, 1, { p: 3 });
  play(s, 'space:city-smelter@1', 'space:city-smelter@2');
  expect(bidsOf(s.city)).toEqual([
    { seat: 0, space: { row: 2, column: 1 } },
    { seat: 1, space: { row: 2, column: 2 } },
  ]);
});
