import { Match } from '@/engine/core/match';
import { plainConfig } from '@/engine/core/configs';
import { dakota, type State } from '@/engine/games/dakota';
import {
  atWork,
  begin,
  build,
  dig,
  k,
  kind,
  list,
  load,
  people,
  play,
  shaft,
  stackDeck,
  table,
  town,
} from './table';

function plan(s: ReturnType<typeof table>, seat = 0) {
  return begin(s, { kind: 'planning', seat }, { kind: 'resolving', seat });
}

/** Planning, work and evening of one town. */
function afternoon(s: State) {
  return begin(
    s,
    { kind: 'planning', seat: 0 },
    { kind: 'resolving', seat: 0 },
    { kind: 'evening-round', at: 0 },
  );
}

test('DK-4.5.1 free workers take cart seats and work windows; the street does not work', () => {
  const s = table();
  build(s, ['saloon', 'school', 'sheriffs-office', 'hotel']);
  people(s, { miner: 1, teacher: 1 });
  town(s).street[0] = 1;
  plan(s);
  expect(list(s).filter((move) => move.startsWith('send:'))).toEqual([
    ...['send:miner:cart:1', 'send:teacher:cart:1', 'send:miner:space:2', 'send:teacher:space:2'],
    ...['send:miner:space:3', 'send:teacher:space:3', 'send:miner:space:4', 'send:teacher:space:4'],
  ]);
  play(s, 'send:miner:cart:1');
  expect(list(s)).toEqual([
    ...['cart:1', 'space:2', 'space:3', 'space:4'].map((place) => `send:teacher:${place}`),
    'done',
  ]);
  // With the last one at work the plan is over by itself.
  expect(play(s, 'send:teacher:space:4').map((event) => event.kind)).toContain('planned');
  expect(kind(s)).toBe('resolve');
});

test('DK-4.5.1 a person is taken back by undo, and a helper by one undo', () => {
  const match = Match.start(dakota, plainConfig(dakota, 1), 'take back') as Match;
  while (match.decision()?.kind !== 'plan') match.play(match.moves().at(-1)!);
  const before = match.hash();
  const fill = match.moves().find((move) => move.startsWith('fill:')) ?? 'send:miner:space:2';
  match.play(fill);
  expect(match.moves().some((move) => move.startsWith('back:'))).toBe(false);
  match.undo();
  expect(match.hash()).toBe(before);
});

test('DK-4.5.1 a place is filled at once with those who suit it', () => {
  const s = table();
  build(s, ['saloon']);
  shaft(s, ['c', 'i', 'u']);
  people(s, { miner: 3, 'strong-miner': 1, bartender: 1, teacher: 1 });
  plan(s);
  play(s, 'fill:cart:1');
  expect(town(s).carts[0]?.crew).toEqual([k('strong-miner'), 0, 0]);
  play(s, 'fill:space:3');
  expect(town(s).spaces[2]?.here).toEqual([k('bartender'), k('teacher')]);
  expect(town(s).idle[0]).toBe(1);
});

test('DK-4.5.1 a cart is filled with no more than a shaft has work for', () => {
  const s = table();
  shaft(s, ['c', 'x', 'i']);
  people(s, { miner: 4 });
  plan(s);
  play(s, 'fill:cart:1');
  expect(town(s).carts[0]?.crew).toHaveLength(2);
});

test('DK-4.5.1 everybody goes where he was yesterday, as far as he and his place are free', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 1, teacher: 1, sheriff: 1 });
  town(s).yesterday = [
    { at: 'cart', index: 0, kind: 0 },
    { at: 'cart', index: 0, kind: 0 },
    { at: 'space', index: 2, kind: k('teacher') },
    { at: 'space', index: 5, kind: k('sheriff') },
  ];
  plan(s);
  const events = play(s, 'as-yesterday');
  expect(events.map((event) => event.kind)).toEqual(['placed', 'placed']);
  expect([town(s).carts[0]?.crew, town(s).spaces[2]?.here]).toEqual([[0], [k('teacher')]]);
  // One person is sent with one pick: no helper is needed for him.
  expect([town(s).idle[k('sheriff')], list(s).includes('as-yesterday')]).toEqual([1, false]);
});

test('DK-4.5.1 the night keeps who worked where', () => {
  const s = table();
  people(s, { miner: 3 });
  plan(s);
  play(s, 'send:miner:cart:1', 'send:miner:space:2', 'done', 'done');
  begin(s, { kind: 'lodging', seat: 0 });
  expect(town(s).yesterday).toEqual([
    { at: 'cart', index: 0, kind: 0 },
    { at: 'space', index: 1, kind: 0 },
  ]);
});

test('DK-4.5.2 resolve in any order: saloon money pays for a building; what is left undone is used', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 2 });
  town(s).cash = 2;
  plan(s);
  play(s, 'send:miner:space:3', 'send:miner:space:2');
  expect(list(s)).toEqual(['drink:3', 'gamble:3', 'done']);
  play(s, 'drink:3', 'make:miner:new:house');
  expect([town(s).cash, town(s).spaces[3]?.type]).toEqual([0, 'house']);
  const t = table();
  people(t, { miner: 1 });
  town(t).cash = 0;
  plan(t);
  play(t, 'send:miner:space:2');
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
  play(s, 'send:miner:cart:1', 'send:miner:cart:2');
  expect(list(s)).toEqual(['ride:1:1,1', 'ride:1:0,2', 'ride:2:1,1', 'ride:2:0,2', 'done']);
  play(s, 'ride:1:1,1');
  expect([kind(s), list(s).sort()]).toEqual(['cart-drop', ['drop:0,1', 'drop:1,1']]);
  play(s, 'drop:1,1');
  expect(list(s)).toEqual(['ride:2:0,2', 'done']);
  play(s, 'ride:2:0,2');
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
  play(s, 'send:miner:cart:1', 'send:miner:cart:2', 'send:miner:cart:2', 'done', 'ride:1:1,1', 'drop:0,1');
  // The other cart finds one tile left on its way: nobody is asked.
  play(s, 'ride:2:0,2');
  expect(town(s).carts[1]?.drops).toEqual([{ x: 0, y: 2, kind: 0 }]);
});

test('DK-4.5.4 which tiles get a worker is one answer, the best of them first, equal ones once', () => {
  const s = table();
  shaft(s, ['c', 'c', 'x', 'i', 's']);
  people(s, { miner: 2 });
  plan(s);
  play(s, 'send:miner:cart:1', 'send:miner:cart:1', 'ride:1:0,5');
  // Of coal twice, iron and silver: each pair of kinds once, and both coals.
  expect([...list(s)].sort()).toEqual(['drop:0,1;0,2', 'drop:0,1;0,4', 'drop:0,1;0,5', 'drop:0,4;0,5']);
  const [first] = list(s);
  expect(dakota.describe(s, first!)).toMatchObject({ preset: true, targets: expect.any(Array) });
  expect(list(s).filter((move) => dakota.describe(s, move).preset)).toEqual([first]);
  expect(first).toContain('0,5');
});

test('DK-4.5.4 a strong miner stands on a double; where there are two, each way is a move of its own', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ci', 'NS');
  dig(s, 0, 2, 'l1-straight-ii', 'NS');
  people(s, { miner: 1, 'strong-miner': 1 });
  plan(s);
  play(s, 'send:miner:cart:1', 'send:strong-miner:cart:1', 'ride:1:0,2');
  expect([...list(s)].sort()).toEqual(['drop:0,1+;0,2', 'drop:0,1;0,2+']);
  const targets = list(s).map((move) => dakota.describe(s, move).targets.join(' '));
  expect(new Set(targets).size).toBe(2);
  play(s, 'drop:0,1+;0,2');
  expect(town(s).carts[0]?.drops).toEqual([
    { x: 0, y: 1, kind: k('strong-miner') },
    { x: 0, y: 2, kind: 0 },
  ]);
});

test('DK-4.5.5 an ordinary worker brings one of two pieces, chosen at the return', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ci', 'NS');
  people(s, { miner: 1 });
  afternoon(s);
  play(s, 'send:miner:cart:1', 'ride:1:0,1', 'return:1');
  expect([kind(s), list(s)]).toEqual(['double-pick', ['take:coal', 'take:iron']]);
  play(s, 'take:iron');
  expect(town(s).resources).toEqual([0, 1, 0, 0, 0]);
});

test('DK-4.5.6 O9 a strong miner brings both pieces, as far as the pool has them', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ii', 'NS');
  people(s, { 'strong-miner': 1 });
  afternoon(s);
  play(s, 'send:strong-miner:cart:1', 'ride:1:0,1', 'return:1');
  expect(town(s).resources[1]).toBe(2);
  const t = table();
  shaft(t, ['c', 'c', 'c']);
  dig(t, 0, 4, 'l2-straight-ss', 'NS');
  people(t, { 'strong-miner': 1 });
  t.pool[3] = 1;
  afternoon(t);
  play(t, 'send:strong-miner:cart:1', 'ride:1:0,4', 'drop:0,4+', 'return:1');
  expect(town(t).resources).toEqual([0, 0, 0, 1, 0]);
});

test('DK-4.5.7 who is not dropped brings nothing', () => {
  const s = table();
  shaft(s, ['c', 'x']);
  people(s, { miner: 3 });
  afternoon(s);
  play(s, 'send:miner:cart:1', 'send:miner:cart:1', 'send:miner:cart:1', 'ride:1:0,2', 'return:1');
  expect(town(s).resources).toEqual([1, 0, 0, 0, 0]);
});

test('DK-4.5.8 a mined tile stays and can be worked again next day', () => {
  const s = table();
  shaft(s, ['c']);
  town(s).mine[0]!.mark = 'worked';
  begin(s, { kind: 'next-day' });
  expect(town(s).mine[0]).toMatchObject({ mark: '', distance: 1 });
});

test('DK-4.5.15 a saloon guest drinks for $3 or gambles for the die', () => {
  for (const rolled of [1, 6]) {
    const s = table();
    build(s, ['saloon']);
    atWork(s, 3, ['miner', 'teacher']);
    begin(s, { kind: 'resolving', seat: 0 });
    expect(list(s)).toEqual(['drink:3', 'gamble:3', 'drink:all', 'gamble:all', 'done']);
    play(s, 'drink:3');
    load(s, rolled);
    play(s, 'gamble:3');
    expect(town(s).cash).toBe(23 + rolled);
  }
});

test('DK-4.5.15 everybody drinks, or everybody gambles, at once', () => {
  const s = table();
  build(s, ['saloon', 'saloon']);
  atWork(s, 3, ['miner', 'teacher']);
  atWork(s, 4, ['bartender', 'miner']);
  begin(s, { kind: 'resolving', seat: 0 });
  const t = dakota.clone(s);
  play(s, 'drink:all');
  // The bartender earned his pay unasked; beside him a drink pays as much.
  expect([town(s).cash, s.pending.length]).toEqual([20 + 4 + 3 + 3 + 4, 0]);
  const events = play(t, 'gamble:all');
  expect(events.filter((event) => event.kind === 'gambled')).toHaveLength(3);
  // The die beside the bartender is kept from four on, and rolled again below it.
  const [die] = events.filter((event) => event.args?.['tended'] === 1);
  const again = events.some((event) => event.kind === 'gamble-again');
  expect(again).toBe(Number(die?.args?.['rolled']) < 4);
  expect(t.pending).toEqual([]);
});

test('DK-4.5.16 O16 a bartender earns $4; beside him $4 for a drink, or one reroll', () => {
  const s = table();
  build(s, ['saloon', 'saloon']);
  atWork(s, 3, ['bartender', 'miner']);
  atWork(s, 4, ['miner', 'bartender']);
  const events = begin(s, { kind: 'resolving', seat: 0 });
  expect(events.map((event) => event.kind)).toEqual(['drank', 'drank']);
  expect(town(s).cash).toBe(28);
  play(s, 'drink:4');
  expect(town(s).cash).toBe(32);
  load(s, 2);
  play(s, 'gamble:3');
  expect([kind(s), list(s)]).toEqual(['saloon', ['keep', 'reroll']]);
  load(s, 1);
  play(s, 'reroll');
  expect(town(s).cash).toBe(33);
});

test('DK-4.5.17 a school worker draws a card; an event is held and is no part of the hand', () => {
  const s = table();
  build(s, ['school']);
  atWork(s, 3, ['miner', 'miner']);
  stackDeck(s, 'bank-run', 'grubstake');
  begin(s, { kind: 'resolving', seat: 0 });
  const t = dakota.clone(s);
  // The second has nobody beside him: he is asked like the first.
  play(s, 'learn:3', 'learn:3');
  expect([town(s).hand, town(s).held]).toEqual([['grubstake'], ['bank-run']]);
  play(t, 'learn:all');
  expect([town(t).hand, town(t).held]).toEqual([['grubstake'], ['bank-run']]);
});

test('DK-4.5.18 teacher and plain miner: the miner becomes a specialist from the bag, no acquisition', () => {
  const s = table();
  build(s, ['school']);
  atWork(s, 3, ['teacher', 'miner']);
  const pool = s.miners;
  begin(s, { kind: 'resolving', seat: 0 });
  const bag = s.bag[k('engineer')] ?? 0;
  play(s, 'upskill:3:engineer');
  expect([town(s).used[k('engineer')], town(s).used[0], s.miners, s.bag[k('engineer')]]).toEqual([
    1,
    0,
    pool + 1,
    bag - 1,
  ]);
  expect([town(s).acquired, town(s).specialistsHired]).toEqual([0, 0]);
  const t = table();
  build(t, ['school']);
  atWork(t, 3, ['strong-miner', 'teacher']);
  begin(t, { kind: 'resolving', seat: 0 });
  expect(list(t)).toEqual(['learn:3', 'learn:all', 'done']);
  const u = table();
  u.bag = u.bag.map(() => 0);
  build(u, ['school']);
  atWork(u, 3, ['miner', 'teacher']);
  begin(u, { kind: 'resolving', seat: 0 });
  expect(list(u)).toEqual(['learn:3', 'learn:all', 'done']);
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
  play(s, 'send:miner:space:2', 'send:miner:space:2');
  expect(s.pending.at(-1)).toMatchObject({ seat: 1 });
  play(s, 'make:miner:new:school');
  expect(s.pending.at(-1)).toMatchObject({ seat: 0 });
  expect(list(s)).not.toContain('make:miner:new:school');
});

test('DK-4.5.20 O21 least laid out first, ties keep their order', () => {
  const s = table(3);
  town(s, 0).spent = 5;
  town(s, 1).spent = 3;
  town(s, 2).spent = 5;
  begin(s, { kind: 'new-order' });
  expect(s.order).toEqual([1, 0, 2]);
});

test('DK-4.5.23 a cart needs someone aboard, the wage and a free shaft; those in a cart left behind are used', () => {
  const s = table();
  shaft(s, ['c']);
  people(s, { miner: 1 });
  town(s).cash = 0;
  plan(s);
  play(s, 'send:miner:cart:1');
  expect([s.pending.length, town(s).used[0], town(s).carts[0]?.sent]).toEqual([0, 1, 0]);
  const t = table();
  shaft(t, ['c']);
  people(t, { miner: 1 });
  Object.assign(town(t), { cash: 0, freeShift: true });
  plan(t);
  play(t, 'send:miner:cart:1');
  expect(list(t)).toEqual(['ride:1:0,1', 'done']);
  const u = table();
  people(u, { miner: 1 });
  plan(u);
  play(u, 'send:miner:cart:1');
  expect(u.pending).toEqual([]);
});
