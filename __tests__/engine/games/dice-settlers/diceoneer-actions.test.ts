import { botCards } from '@/engine/games/dice-settlers/rules/diceoneer-actions';
import { convertHouses } from '@/engine/games/dice-settlers/rules/diceoneer-tools';
import { techPoints } from '@/engine/games/dice-settlers/rules/points';
import { act, at, bot, fresh, kind, offered, play, player, put, resolve, solo } from './table';

const quiet = () => {};

test('P15 it recruits grey, then you choose between equals, or it takes the rarer', () => {
  const s = solo();
  bot(s).queue = [0, 0, 0, 1, 1, 1, 2];
  put(s, 18, 0, 0, [0, 1]);
  put(s, 20, 1, 0, [0, 1]);
  s.supply = [0, 5, 4, 5, 5, 5];
  resolve(s, 'recruit', 1);
  expect(bot(s).queue[7]).toBe(3);
  resolve(s, 'recruit', 1);
  expect(kind(s)).toBe('bot-choice');
  expect(offered(s)).toEqual(['choose:green', 'choose:grey']);
  const t = solo();
  bot(t).queue = [0, 0, 0, 1, 1, 1, 2, 3];
  put(t, 18, 0, 0, [0, 1]);
  put(t, 20, 1, 0, [0, 1]);
  t.supply = [0, 5, 3, 4, 5, 5];
  resolve(t, 'recruit', 1);
  expect(bot(t).queue[8]).toBe(2);
});

test('DS-6.27 a tie is your pick and it follows it', () => {
  const s = solo();
  bot(s).queue = [];
  put(s, 18, 0, 0, [0, 1]);
  put(s, 20, 1, 0, [0, 1]);
  resolve(s, 'recruit', 1);
  play(s, 'choose:grey');
  expect(bot(s).queue).toEqual([3]);
});

test('DS-6.28 a filter that nothing satisfies keeps everything', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  put(s, 16, 1, 0, [1, 1]);
  bot(s).tents = 1;
  const events = resolve(s, 'settle', 1);
  expect(events.find((e) => e.kind === 'bot-settle')?.args).toMatchObject({ tile: 18, why: 'S6' });
});

test('DS-6.29 its tents are twenty at every moment', () => {
  const s = fresh(1, {}, 'tents');
  for (let i = 0; i < 300 && kind(s) !== 'over'; i++) {
    play(s, offered(s)[i % offered(s).length] as string);
    const onMap = s.map.reduce((n, t) => n + (t.tents[1] ?? 0), 0);
    if (s.map.length > 0) expect(onMap + bot(s).tents + bot(s).general).toBe(20);
  }
});

test('O30 Recruit of strength five: two dice and two points, four on hard', () => {
  for (const [option, vp] of [
    ['normal', 2],
    ['hard', 4],
  ] as const) {
    const s = solo({ 'solo.unused': option });
    put(s, 18, 0, 0, [0, 1]);
    resolve(s, 'recruit', 5);
    expect(bot(s).queue).toHaveLength(6);
    expect(bot(s).vp).toBe(vp);
  }
});

test('DS-6.30 one die below strength three, two from three on', () => {
  for (const [strength, dice] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const) {
    const s = solo();
    put(s, 18, 0, 0, [0, 1]);
    resolve(s, 'recruit', strength);
    expect(bot(s).queue).toHaveLength(4 + dice);
    expect(bot(s).vp).toBe(0);
  }
});

test('DS-6.31 dice round the hex count as owned', () => {
  const s = solo();
  bot(s).queue = [];
  bot(s).sides[0]?.dice.push('green-settle');
  put(s, 18, 0, 0, [0, 1]);
  put(s, 20, 1, 0, [0, 1]);
  resolve(s, 'recruit', 1);
  expect(bot(s).queue).toEqual([3]);
});

test('DS-6.32 no colour: all strength scores; one die instead of two: nothing for it', () => {
  const s = solo();
  resolve(s, 'recruit', 3);
  expect(bot(s).vp).toBe(3);
  const t = solo();
  put(t, 18, 0, 0, [0, 1]);
  t.supply = [0, 5, 1, 5, 5, 5];
  resolve(t, 'recruit', 3);
  expect(bot(t).vp).toBe(0);
});

test('DS-6.33 the new tile goes away from you, as far from your tents as it can', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 0]);
  put(s, 24, 1, 0, [0, 1]);
  put(s, 20, 2, 0, [0, 1]);
  s.stack = [13, 14];
  const events = resolve(s, 'explore', 3);
  expect(bot(s).vp).toBe(2);
  expect(kind(s)).toBe('bot-choice');
  expect(offered(s)).toEqual(['choose:2,-1', 'choose:1,1']);
  play(s, 'choose:1,1');
  expect(at(s, 1, 1)).toMatchObject({ tile: 14, tents: [0, 1] });
  expect(events.some((e) => e.news)).toBe(true);
});

test('DS-6.34 its tent comes from the general supply; you may join, then it adds one', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 0]);
  put(s, 24, 1, 0, [0, 1]);
  s.stack = [15];
  Object.assign(bot(s), { tents: 3, general: 5 });
  resolve(s, 'explore', 1);
  play(s, offered(s)[0] as string);
  expect(kind(s)).toBe('bot-join-answer');
  play(s, 'join');
  const t = s.map[2];
  expect(t?.tents).toEqual([1, 2]);
  expect(bot(s)).toMatchObject({ tents: 2, general: 4 });
  expect(player(s).tents).toBe(5);
  const empty = solo();
  empty.stack = [];
  resolve(empty, 'explore', 2);
  expect(bot(empty).vp).toBe(2);
});

test('DS-6.35 several leads: higher points first, and only while a house is left', () => {
  const s = solo();
  put(s, 25, 0, 0, [0, 3]);
  put(s, 20, 1, 0, [0, 3]);
  for (let i = 0; i < 4; i++) put(s, 2 + i, i, 3, [], 1);
  convertHouses(s, quiet);
  expect(at(s, 1, 0).house).toBe(1);
  expect(at(s, 0, 0).house).toBe(-1);
});

test('O19 new terrain, then no presence, then the higher points among equal need', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 2]);
  put(s, 24, 1, 0, [1, 0]);
  put(s, 16, 0, 1);
  Object.assign(bot(s), { tents: 3, general: 10 });
  const events = resolve(s, 'settle', 3).filter((e) => e.kind === 'bot-settle');
  expect(events.map((e) => [e.args?.tile, e.args?.why])).toEqual([
    [24, 'S1'],
    [16, 'S2'],
    [18, 'S6'],
  ]);
  expect(at(s, 0, 0).tents).toEqual([1, 3]);
});

test('DS-6.36 S2 leaves out a tile with your house and nothing for second place; S4 and S5 break your control', () => {
  const s = solo();
  put(s, 24, 0, 0, [0, 1]);
  put(s, 9, 1, 0, [0, 0], 0);
  put(s, 12, 0, 1, [0, 1]);
  put(s, 23, -1, 1, [1, 0]);
  bot(s).tents = 1;
  const [first] = resolve(s, 'settle', 1).filter((e) => e.kind === 'bot-settle');
  expect(first?.args).toMatchObject({ tile: 23, why: 'S2' });
});

test('P16 one tent and strength two: places, gathers three, places one; strength three gathers five', () => {
  for (const [strength, left, general] of [
    [2, 2, 7],
    [3, 4, 5],
  ] as const) {
    const s = solo();
    put(s, 18, 0, 0, [5, 1]);
    put(s, 24, 1, 0, [5, 0]);
    Object.assign(bot(s), { tents: 1, general: 10 });
    resolve(s, 'settle', strength);
    expect(bot(s)).toMatchObject({ tents: left, general });
    expect(at(s, 1, 0).tents[1]).toBe(1);
  }
});

test('DS-6.37 what was gathered is placed without strength', () => {
  const s = solo();
  put(s, 18, 0, 0, [5, 1]);
  Object.assign(bot(s), { tents: 0, general: 10 });
  resolve(s, 'settle', 1);
  expect(at(s, 0, 0).tents[1]).toBe(2);
  expect(bot(s)).toMatchObject({ tents: 2, general: 7 });
});

test('P17 two tents, two in supply and strength five: two placed, two taken, three points, one placed', () => {
  const s = solo();
  put(s, 18, 0, 0, [9, 1]);
  Object.assign(bot(s), { tents: 2, general: 2 });
  resolve(s, 'settle', 5);
  expect(bot(s)).toMatchObject({ tents: 1, general: 0, vp: 3 });
  expect(at(s, 0, 0).tents[1]).toBe(4);
});

test('DS-6.38 with no tents left at all every strength scores', () => {
  const s = solo();
  put(s, 18, 0, 0, [9, 1]);
  Object.assign(bot(s), { tents: 0, general: 0 });
  resolve(s, 'settle', 2);
  expect(bot(s).vp).toBe(2);
});

test('DS-6.39 tents but no presence: strength scores', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 0]);
  bot(s).tents = 3;
  resolve(s, 'settle', 2);
  expect(bot(s)).toMatchObject({ vp: 2, tents: 3 });
});

test('O24 Stockades against a raid of strength one: the unused rate once, no swap', () => {
  for (const [option, vp] of [
    ['normal', 1],
    ['easy', 0],
    ['hard', 2],
  ] as const) {
    const s = solo({ 'solo.unused': option });
    put(s, 18, 0, 0, [1, 1]);
    player(s).techs = ['stockades'];
    resolve(s, 'raid', 1);
    expect(bot(s).vp).toBe(vp);
    expect(at(s, 0, 0).tents).toEqual([1, 1]);
  }
});

test('DS-6.40 guards lower the strength of a raid', () => {
  const s = solo();
  put(s, 18, 0, 0, [5, 1]);
  Object.assign(bot(s), { tents: 5 });
  player(s).techs = ['city-walls'];
  resolve(s, 'raid', 3);
  expect(at(s, 0, 0).tents).toEqual([4, 2]);
});

test('DS-6.41 most swaps first, then your sole control, shared control, need and points', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 3]);
  put(s, 24, 1, 0, [3, 1]);
  put(s, 20, 2, 0, [2, 2]);
  bot(s).tents = 5;
  const raid = (n: number) => resolve(s, 'raid', n).find((e) => e.kind === 'bot-raid')?.args;
  expect(raid(1)).toMatchObject({ tile: 24, why: 'R1' });
  at(s, 1, 0).tents = [1, 3];
  expect(raid(1)).toMatchObject({ tile: 20, why: 'R2' });
});

test('O20 a raid of three: house after the second swap, the third goes on', () => {
  const s = solo();
  put(s, 18, 0, 0, [3, 2]);
  Object.assign(bot(s), { tents: 3, general: 5 });
  resolve(s, 'raid', 3);
  expect(at(s, 0, 0)).toMatchObject({ house: 1, tents: [0, 2] });
  expect(bot(s)).toMatchObject({ vp: 0, tents: 0, general: 8 });
  expect(player(s).tents).toBe(9);
});

test('DS-6.42 no tent of yours goes without one of its own coming', () => {
  const s = solo();
  put(s, 18, 0, 0, [3, 1]);
  bot(s).tents = 1;
  resolve(s, 'raid', 3);
  expect(at(s, 0, 0).tents).toEqual([2, 2]);
});

test('DS-6.43 strength left after a raid scores once', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  bot(s).tents = 5;
  resolve(s, 'raid', 4);
  expect(bot(s).vp).toBe(1);
});

test('O21 four stored and a Trade of three: six, two and one', () => {
  const s = solo();
  bot(s).centre = [2, 1, 1, 0];
  resolve(s, 'trade', 3);
  expect(bot(s)).toMatchObject({ vp: 9, centre: [0, 0, 0, 0] });
});

test('DS-6.44 goods sell at 1, 2 or 3 points by level', () => {
  for (const [option, vp] of [
    ['easy', 2],
    ['normal', 4],
    ['hard', 6],
  ] as const) {
    const s = solo({ 'solo.tradeRate': option });
    bot(s).centre = [1, 0, 0, 1];
    resolve(s, 'trade', 1);
    expect(bot(s).vp).toBe(vp);
  }
});

test('O22 General Education before Mobile Workforce, paid with food', () => {
  const s = solo();
  put(s, 24, 0, 0, [0, 1]);
  put(s, 18, 1, 0, [0, 1]);
  put(s, 9, 0, 1, [0, 1]);
  bot(s).centre = [1, 0, 0, 0];
  resolve(s, 'research', 2);
  expect(bot(s)).toMatchObject({ techs: ['general-education'], centre: [0, 0, 0, 0], vp: 0 });
});

test('DS-6.45 exact kinds first, gold for what is missing, a point for strength above', () => {
  const s = solo();
  put(s, 18, 0, 0, [0, 1]);
  bot(s).centre = [0, 0, 0, 1];
  s.tableau = ['scouts', 'forestry'];
  resolve(s, 'research', 3);
  expect(bot(s)).toMatchObject({ techs: ['scouts'], centre: [0, 0, 0, 0], vp: 2 });
});

test('DS-6.46 a special card is valued as if it were owned and the game ended now', () => {
  const s = solo();
  put(s, 20, 0, 0, [0, 1], 1);
  put(s, 22, 1, 0, [], 1);
  put(s, 21, 2, 0, [], 1);
  bot(s).centre = [0, 1, 1, 0];
  s.tableau = ['drilled-troops', 'builder', 'improved-tools'];
  resolve(s, 'research', 3);
  expect(bot(s).techs).toEqual(['builder']);
});

test('DS-6.47 no card within reach: strength scores', () => {
  const s = solo();
  put(s, 18, 0, 0, [0, 1]);
  s.tableau = ['gold-rush'];
  resolve(s, 'research', 2);
  expect(bot(s).vp).toBe(2);
  expect(botCards(s, 9)).toEqual([]);
});

test('DS-6.48 its cards do nothing for it, nor against you', () => {
  const s = solo();
  bot(s).techs = ['stockades', 'stability'];
  put(s, 18, 0, 0, [1, 2]);
  player(s).active = ['grey-raid', 'white-trade'];
  act(s, 'raid');
  expect(at(s, 0, 0).tents).toEqual([2, 1]);
});

test('DS-6.49 what its special scoring reads', () => {
  const s = solo();
  bot(s).centre = [1, 0, 0, 1];
  bot(s).sides[2] = { dice: ['grey-iron'], token: 3 };
  expect(techPoints(s, 1, 'foreign-trade', [])).toBe(5);
  expect(techPoints(s, 1, 'veterans', [])).toBe(2);
  expect(techPoints(s, 1, 'constitution', [])).toBe(3);
  expect(techPoints(s, 1, 'guild-hall', [])).toBe(8);
});
