import type { GameEvent } from '@/engine/core/game';
import { assign, botRoll, store, walkSteps, walkTo } from '@/engine/games/dice-settlers/rules/diceoneer';
import { convertHouses } from '@/engine/games/dice-settlers/rules/diceoneer-tools';
import { triggersNow } from '@/engine/games/dice-settlers/rules/clean-up';
import { seatScore } from '@/engine/games/dice-settlers/score';
import { act, ask, at, bot, fresh, game, kind, offered, play, player, put, resolve, solo } from './table';

const quiet = () => {};

test('DS-6.10 how many dice it takes, and the cap by level', () => {
  for (const [queue, quota, option, taken] of [
    [3, 9, 'normal', 3],
    [5, 9, 'normal', 4],
    [8, 9, 'normal', 4],
    [10, 9, 'normal', 5],
    [12, 9, 'normal', 6],
    [12, 3, 'normal', 4],
    [12, 3, 'easy', 3],
    [12, 3, 'hard', 5],
  ] as const) {
    const s = solo({ 'solo.diceCap': option });
    bot(s).queue = Array(queue).fill(3);
    player(s).quota = quota;
    const events: GameEvent[] = [];
    botRoll(s, (e) => events.push(e));
    expect(events[0]?.args?.n).toBe(taken);
  }
  const s = solo();
  bot(s).queue = [];
  botRoll(s, quiet);
  expect(bot(s).sides.every((side) => side.dice.length === 0)).toBe(true);
});

test('O15 twelve in the queue and a quota of three: four dice, easy three, hard five', () => {
  for (const [option, n] of [
    ['normal', 4],
    ['easy', 3],
    ['hard', 5],
  ] as const) {
    const s = solo({ 'solo.diceCap': option });
    bot(s).queue = Array(12).fill(0);
    player(s).quota = 3;
    const events: GameEvent[] = [];
    botRoll(s, (e) => events.push(e));
    expect(events[0]?.args?.n).toBe(n);
  }
});

test('DS-6.11 dice are assigned in the order they were taken', () => {
  const s = solo();
  assign(s, ['white-settle', 'green-settle'], quiet);
  expect(bot(s).sides[5]?.dice).toEqual(['white-settle', 'green-settle']);
});

test('P13 the printed roll: Settle, Research, a Pioneer at Explore, tokens at Raid, Trade and Explore', () => {
  const s = solo();
  const b = bot(s);
  b.queue = [];
  b.sides[0]?.dice.push('yellow-recruit');
  b.centre = [0, 0, 1, 0];
  assign(
    s,
    ['white-pioneer', 'green-wood', 'orange-research', 'green-settle', 'brown-gold', 'orange-gold'],
    quiet,
  );
  expect(b.sides.map((side) => side.dice.length)).toEqual([1, 1, 1, 0, 0, 1]);
  expect(b.sides[1]?.dice).toEqual(['white-pioneer']);
  expect(b.sides.map((side) => side.token)).toEqual([-1, 3, -1, 1, 3, -1]);
  expect(b.queue.slice().sort()).toEqual([2, 4, 5]);
  expect(b.centre).toEqual([0, 0, 1, 0]);
});

test('DS-6.12 action dice go to their side before any Pioneer', () => {
  const s = solo();
  assign(s, ['white-pioneer', 'white-explore'], quiet);
  expect(bot(s).sides[1]?.dice).toEqual(['white-explore']);
  expect(bot(s).sides[2]?.dice).toEqual(['white-pioneer']);
});

test('O16 the marker at Trade, one die at Recruit: Pioneers go to Settle, then Explore', () => {
  const s = solo();
  bot(s).marker = 4;
  bot(s).sides[0]?.dice.push('white-recruit');
  assign(s, ['white-pioneer', 'white-pioneer'], quiet);
  expect(bot(s).sides.map((side) => side.dice.length)).toEqual([1, 1, 0, 0, 0, 1]);
});

test('DS-6.13 a Pioneer counts dice and tokens, the marker’s own side comes last', () => {
  const s = solo();
  bot(s).sides[1] = { dice: [], token: 3 };
  assign(s, ['white-pioneer'], quiet);
  expect(bot(s).sides[2]?.dice).toHaveLength(1);
});

test('DS-6.14 resource dice go to the back of the queue at once', () => {
  const s = solo();
  assign(s, ['green-wood', 'grey-iron'], quiet);
  expect(bot(s).queue.slice(0, 4)).toEqual([0, 0, 1, 2]);
  expect(bot(s).queue.slice(4).sort()).toEqual([2, 3]);
});

test('DS-6.15 with an empty centre all tokens of the roll are stored', () => {
  const s = solo();
  assign(s, ['green-wood', 'grey-iron', 'brown-gold'], quiet);
  expect(bot(s).centre).toEqual([0, 1, 1, 1]);
});

test('DS-6.16 tokens go in order to the side with the fewest dice and no token', () => {
  const s = solo();
  bot(s).centre = [1, 0, 0, 0];
  bot(s).sides[1]?.dice.push('white-explore');
  assign(s, ['brown-gold', 'yellow-food'], quiet);
  expect(bot(s).sides.map((side) => side.token)).toEqual([-1, -1, 0, 3, -1, -1]);
});

test('O17 only Raid is free: food goes there, iron and gold are stored', () => {
  const s = solo();
  bot(s).centre = [0, 1, 0, 0];
  bot(s).sides.forEach((side, i) => (side.token = i === 3 ? -1 : 0));
  assign(s, ['yellow-food', 'grey-iron', 'brown-gold'], quiet);
  expect(bot(s).sides[3]?.token).toBe(0);
  expect(bot(s).centre).toEqual([0, 1, 1, 1]);
});

test('DS-6.17 tokens without a side are stored', () => {
  const s = solo();
  bot(s).centre = [1, 0, 0, 0];
  bot(s).sides.forEach((side) => (side.token = 0));
  assign(s, ['grey-iron'], quiet);
  expect(bot(s).centre).toEqual([1, 0, 1, 0]);
});

test('DS-6.20 it acts twice in a round, in seat order', () => {
  const s = fresh(1, {}, 'twice');
  let acted = 0;
  while (s.round === 1) {
    game.apply(s, offered(s)[0] as string, (e) => {
      if (e.kind === 'bot-walk' || e.kind === 'bot-idle') acted++;
    });
  }
  expect(acted).toBe(2);
});

test('DS-6.21 a lead that stands when its turn starts becomes a house', () => {
  const s = solo();
  put(s, 18, 0, 0, [0, 4]);
  bot(s).general = 10;
  convertHouses(s, quiet);
  expect(at(s, 0, 0)).toMatchObject({ house: 1, tents: [0, 1] });
  expect(bot(s).general).toBe(13);
});

test('DS-6.22 with nothing round the hex it does nothing', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  player(s).active = ['white-settle'];
  s.turn = { pass: 2, allow: 0, taken: 1 };
  const events: string[] = [];
  s.step = 2;
  ask(s, { kind: 'turn-main', seat: 0 });
  s.first = 0;
  s.step = 3;
  game.apply(s, 'end-turn', (e) => events.push(e.kind));
  expect(events).toContain('bot-idle');
  expect(bot(s).marker).toBe(0);
});

test('P14 steps over dice and tokens, empty sides skipped', () => {
  const s = solo();
  bot(s).sides[1]?.dice.push('white-explore', 'white-explore');
  bot(s).sides[2] = { dice: [], token: 3 };
  bot(s).sides[4]?.dice.push('yellow-trade');
  expect([1, 2, 3, 4].map((n) => walkSteps(bot(s), n).pop())).toEqual([1, 1, 2, 4]);
});

test('O18 a full circle comes back to the marker’s own side last', () => {
  const s = solo();
  bot(s).marker = 1;
  bot(s).sides[1]?.dice.push('white-explore', 'white-explore');
  bot(s).sides[5] = { dice: [], token: 0 };
  expect([1, 2, 3, 4].map((n) => walkSteps(bot(s), n).pop())).toEqual([5, 1, 1, 5]);
});

test('DS-6.23 the walk ends on the side of its last step', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  bot(s).sides[4]?.dice.push('yellow-trade');
  walkTo(s, 3, quiet);
  expect(bot(s).marker).toBe(4);
  expect(bot(s).walk).toEqual([4, 4, 4]);
});

test('DS-6.24 strength is dice and tokens; dice go back to the queue, the token to the supply', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  bot(s).sides[4] = { dice: ['yellow-trade', 'brown-trade'], token: 1 };
  const events: GameEvent[] = [];
  walkTo(s, 1, (e) => events.push(e));
  expect(events.find((e) => e.kind === 'bot-strength')?.args?.n).toBe(3);
  expect(bot(s).queue).toEqual([0, 0, 1, 2, 1, 5]);
  expect(bot(s).centre).toEqual([0, 0, 0, 0]);
  expect(bot(s).vp).toBe(3);
});

test('DS-6.25 the side of the first action is empty for the second', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  bot(s).sides[4] = { dice: ['yellow-trade'], token: 1 };
  bot(s).sides[0]?.dice.push('white-recruit');
  walkTo(s, 1, quiet);
  expect(walkSteps(bot(s), 4)).not.toContain(bot(s).marker === 0 ? 0 : 4);
});

test('DS-6.26 unused strength scores 0, 1 or 2 each, from the supply', () => {
  for (const [option, vp] of [
    ['easy', 0],
    ['normal', 3],
    ['hard', 6],
  ] as const) {
    const s = solo({ 'solo.unused': option });
    resolve(s, 'trade', 3);
    expect(bot(s).vp).toBe(vp);
    expect(s.vpSupply).toBe(30 - vp);
  }
});

test('DS-6.50 it joins when you explore beside it, and you may add your second tent', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  put(s, 24, 1, 0);
  s.stack = [14];
  bot(s).tents = 2;
  player(s).active = ['white-explore'];
  act(s, 'explore');
  play(s, 'lay:14=0,1');
  expect(at(s, 0, 1).tents).toEqual([1, 1]);
  expect(kind(s)).toBe('reinforce');
  bot(s).tents = 0;
  const t = solo();
  put(t, 18, 0, 0, [1, 0]);
  put(t, 24, 1, 0, [0, 1]);
  put(t, 16, -1, 0);
  t.stack = [14];
  player(t).active = ['white-explore', 'white-settle'];
  act(t, 'explore');
  play(t, 'lay:14=-1,1');
  expect(at(t, -1, 1).tents).toEqual([1, 0]);
});

test('DS-6.51 you govern against its tents', () => {
  const s = solo();
  put(s, 18, 0, 0, [4, 2]);
  player(s).active = ['white-settle'];
  expect(offered(s)).not.toContain('govern:0,0');
  at(s, 0, 0).tents[1] = 1;
  expect(offered(s)).toContain('govern:0,0');
});

test('O26 it can be driven off a Factory with two tents and more than yours', () => {
  for (const [tents, yes] of [
    [[1, 2], true],
    [[2, 2], false],
    [[0, 1], false],
  ] as const) {
    const s = solo();
    put(s, 22, 0, 0, [...tents]);
    ask(s, { kind: 'evict-factory' });
    expect(offered(s).includes('evict:0,0')).toBe(yes);
  }
});

test('DS-6.52 one tent leaves one Factory, to its personal supply', () => {
  const s = solo();
  put(s, 22, 0, 0, [1, 3]);
  s.phase = 'clean';
  s.step = 1;
  ask(s, { kind: 'keep-die', seat: 0, kept: [] });
  player(s).active = ['white-settle'];
  play(s, 'none');
  expect(kind(s)).toBe('evict-factory');
  const before = bot(s).tents;
  play(s, 'evict:0,0');
  expect(bot(s).tents).toBe(before + 1);
  expect(at(s, 0, 0).tents).toEqual([1, 2]);
  expect(kind(s)).toBe('roll-step');
});

test('DS-6.53 its houses end the game too', () => {
  const s = solo();
  for (let i = 0; i < 5; i++) put(s, 8 + i, i, 0, [], 1);
  expect(triggersNow(s)).toEqual(['houses']);
});

test('DS-6.60 its bonus for technologies and resources by level', () => {
  for (const [option, bonus] of [
    ['easy', [0, 0]],
    ['normal', [2, 3]],
    ['hard', [4, 3]],
  ] as const) {
    const s = solo({ 'solo.endBonus': option });
    bot(s).techs = ['stability', 'scouts'];
    bot(s).centre = [1, 1, 0, 0];
    bot(s).sides[1] = { dice: [], token: 3 };
    expect(
      seatScore(s, 1)
        .lines.slice(-2)
        .map((line) => line.points),
    ).toEqual(bonus);
  }
});

test('O23 Gold Rush: the token of a Trade is stored as gold first and sold with it', () => {
  const s = solo({ 'solo.goldRush': true });
  put(s, 18, 0, 0, [1, 1]);
  bot(s).centre = [0, 0, 0, 1];
  bot(s).sides[4] = { dice: ['yellow-trade'], token: 1 };
  walkTo(s, 1, quiet);
  expect(bot(s)).toMatchObject({ vp: 5, centre: [0, 0, 0, 0] });
});

test('DS-6.70 Gold Rush stores the tokens of the action performed', () => {
  const s = solo({ 'solo.goldRush': true });
  bot(s).sides[0] = { dice: [], token: 2 };
  bot(s).marker = 5;
  walkTo(s, 1, quiet);
  expect(bot(s).centre).toEqual([0, 0, 0, 1]);
});

test('DS-6.71 Gold Rush turns whatever is stored to gold; on the sides tokens keep their kind', () => {
  const s = solo({ 'solo.goldRush': true });
  store(s, 0, 'queue', 'DS-6.15', quiet);
  expect(bot(s).centre).toEqual([0, 0, 0, 1]);
  assign(s, ['green-wood'], quiet);
  expect(bot(s).sides[1]?.token).toBe(1);
});
