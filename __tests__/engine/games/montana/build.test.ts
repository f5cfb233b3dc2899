import { montana } from '@/engine/games/montana';
import { landscape, layoutKey } from '@/engine/games/montana/rules/landscape';
import { player } from '@/engine/games/montana/state';
import { cell, field, give, kind, options, own, play, testBoard } from './table';

/** V6: Red has a settlement on (-1,0) and the goods of the printed example. */
function red() {
  const s = testBoard();
  own(s, 0, '-1,0');
  give(s, 0, { S: 1, g: 2, s: 1, p: 1 });
  return s;
}

test('MT-4.35 MT-4.40 MT-4.41 V6 big stone and grain bring the field, the cow and the canteen', () => {
  const s = red();
  play(s, 'field:0,0');
  const p = player(s, 0);
  expect(p.goods).toEqual([0, 0, 1, 0, 1, 1]);
  expect([p.cows, p.canteens, field(s, '0,0')]).toEqual([1, 1, 1]);
  expect(s.water[cell(s, '1,-1')]).toBe(0);
});

test('MT-4.36 V7 a traded cow pays the ×2 field with two settlements', () => {
  const s = red();
  play(s, 'field:0,0');
  const cows = s.supply.cows;
  play(s, 'trade:copper');
  expect(s.supply.cows).toBe(cows + 1);
  expect(player(s, 0).goods[0]).toBe(1);
  play(s, 'field:1,0');
  expect(field(s, '1,0')).toBe(2);
  expect([player(s, 0).canteens, player(s, 0).goods]).toEqual([1, [0, 0, 0, 0, 0, 0]]);
});

test('MT-4.42 V8 with nothing payable the build stops by itself for 1 silver', () => {
  const s = red();
  play(s, 'field:0,0', 'trade:copper', 'field:1,0');
  // The canteen of the first field is asked about at the end of the turn.
  expect([player(s, 0).silver, kind(s)]).toEqual([1, 'end-turn']);
});

test('MT-4.37 V9 the fourth in line on a ×2 field holds three settlements', () => {
  const s = red();
  play(s, 'field:0,0', 'trade:copper', 'field:1,0', 'end');
  s.pending = [{ kind: 'choose-action', seat: 0, at: 0 }];
  give(s, 0, { C: 1, S: 1, g: 1 });
  play(s, 'field:2,0');
  expect(field(s, '2,0')).toBe(3);
  expect(player(s, 0).canteens).toBe(2);
  expect(s.water[cell(s, '2,1')]).toBe(0);
  expect([player(s, 0).fields, player(s, 0).twos, player(s, 0).lines]).toEqual([4, 2, 1]);
});

test('MT-4.35 V22 small stone does not pay a big one', () => {
  const s = testBoard();
  own(s, 0, '-1,0');
  give(s, 0, { s: 4, g: 2, p: 1, c: 1, cows: 3 });
  expect(options(s)).not.toContain('field:0,0');
  expect(options(s)).toContain('field:-2,0');
});

test('MT-4.42 V23 one field 2 silver, two fields 1, three none', () => {
  for (const [fields, silver] of [
    [['-1,0'], 2],
    [['-1,0', '-2,0'], 1],
    [['-1,0', '-2,0', '-1,-1'], 0],
  ] as const) {
    const s = testBoard();
    give(s, 0, { s: 4, p: 4, c: 4, g: 4 });
    play(s, ...fields.map((id) => `field:${id}`));
    if (fields.length < 3) play(s, 'stop');
    expect(player(s, 0).silver).toBe(silver);
    expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
  }
});

test('MT-4.37 V24 five in line give nothing', () => {
  const s = testBoard();
  own(s, 0, '-3,0', '-2,0', '0,0', '1,0');
  give(s, 0, { s: 1, p: 1 });
  play(s, 'field:-1,0');
  expect(field(s, '-1,0')).toBe(1);
  expect(player(s, 0).lines).toBe(0);
});

test('MT-4.37 V25 the gap of a line of four', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { S: 1, g: 1 });
  play(s, 'field:0,0');
  expect(field(s, '0,0')).toBe(2);
});

test('MT-4.37 V26 two lines at once give two settlements more', () => {
  const s = testBoard({}, undefined, '0,1');
  own(s, 0, '-4,2', '-3,2', '-2,2', '-1,-1', '-1,0', '-1,1');
  give(s, 0, { C: 1, p: 1 });
  play(s, 'field:-1,2');
  expect(field(s, '-1,2')).toBe(3);
  expect([player(s, 0).lines, player(s, 0).canteens]).toEqual([2, 0]);
});

test('MT-4.37 the start tile and settlements of others break a line', () => {
  const s = testBoard();
  own(s, 0, '-3,1', '-2,1', '0,1');
  give(s, 0, { s: 1, p: 1 });
  play(s, 'field:1,1');
  expect(field(s, '1,1')).toBe(1);
});

test('MT-4.39 MT-4.43 MT-5.1 V27 the last settlement on a ×2 field ends the action', () => {
  const s = testBoard();
  own(s, 0, '0,0');
  player(s, 0).left = 1;
  give(s, 0, { c: 3, s: 3, g: 3, p: 3 });
  play(s, 'field:1,0');
  expect([field(s, '1,0'), player(s, 0).left, s.last, player(s, 0).silver]).toEqual([1, 0, true, 2]);
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.41 V32 two lakes give two canteens', () => {
  const board = layoutKey(2, [
    [0, 0],
    [1, 0],
    [2, 0],
    [6, 0],
    [7, 0],
    [8, 0],
    [3, 0],
  ]);
  const s = testBoard({}, board);
  s.owner[cell(s, '2,-3')] = 1;
  s.stack[cell(s, '2,-3')] = 1;
  give(s, 0, { c: 1, p: 2 });
  play(s, 'field:2,-2');
  expect(player(s, 0).canteens).toBe(2);
  expect([s.water[cell(s, '1,-1')], s.water[cell(s, '3,-2')]]).toEqual([0, 0]);
});

test('MT-4.33 build needs a payable field and a settlement, and one field must be built', () => {
  const s = testBoard();
  const fields = () => options(s).filter((move) => move.startsWith('field:'));
  expect(fields()).toEqual([]);
  give(s, 0, { s: 2, p: 2, c: 1, g: 1 });
  expect(fields().length).toBeGreaterThan(0);
  expect(options(s)).not.toContain('stop');
  play(s, fields()[0] ?? '');
  expect(options(s)).toContain('stop');
  const none = testBoard();
  give(none, 0, { s: 1, p: 1 });
  player(none, 0).left = 0;
  expect(options(none).filter((move) => move.startsWith('field:'))).toEqual([]);
});

test('MT-4.34 fields next to anybody’s settlement, even one just built; no lake, mountain or taken field', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { c: 9, C: 9, s: 9, S: 9, g: 9, p: 9 });
  const { fields, next } = landscape(s);
  const open = options(s).flatMap((move) => (move.startsWith('field:') ? [move.slice(6)] : []));
  for (const id of open) {
    const index = cell(s, id);
    expect(fields[index]?.kind).toBe('land');
    expect((next[index] ?? []).some((near) => near === s.start || s.owner[near] === 1)).toBe(true);
  }
  expect(open).toContain('0,0');
  expect(open).not.toContain('-2,-1');
  expect(open).not.toContain('1,0');
  play(s, 'field:0,0');
  expect(options(s)).toContain('field:1,0');
});

test('MT-4.38 extra settlements do not use up one of the three fields', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { S: 1, g: 3, c: 3, s: 3, p: 3 });
  play(s, 'field:0,0');
  expect(field(s, '0,0')).toBe(2);
  expect(kind(s)).toBe('build-next');
  play(s, 'field:0,1', 'field:-1,-1');
  expect(kind(s)).not.toBe('build-next');
});

test('MT-4.4 what is paid goes to the supply', () => {
  const s = red();
  const [, , , bigStone = 0, grain = 0] = s.supply.goods;
  play(s, 'field:0,0');
  expect([s.supply.goods[3], s.supply.goods[4]]).toEqual([bigStone + 1, grain + 1]);
});

test('MT-4.33 cows stand in for missing small goods within the pick of the field', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, cows: 2 });
  const grain = s.supply.goods[4] ?? 0;
  const events = play(s, 'field:0,0');
  expect(events.map((event) => event.kind).slice(0, 2)).toEqual(['traded', 'built']);
  // The cow of the field itself comes afterwards.
  expect([player(s, 0).cows, player(s, 0).goods, s.supply.goods[4]]).toEqual([2, [0, 0, 0, 0, 0, 0], grain]);
});

test('MT-4.44 no cow brings a big good or what the supply has not', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { g: 1, cows: 3 });
  expect(options(s)).not.toContain('field:0,0');
  give(s, 0, { g: 0, S: 1 });
  expect(options(s)).toContain('field:0,0');
  s.supply.goods[4] = 0;
  expect(options(s)).not.toContain('field:0,0');
});

test('MT-4.42 the build stops by itself when neither goods nor cows pay another field', () => {
  const s = testBoard();
  give(s, 0, { s: 1, p: 1, cows: 2 });
  play(s, 'field:-1,0');
  // Two cows would pay a field of two small goods.
  expect(kind(s)).toBe('build-next');
  expect(options(s).length).toBeGreaterThan(1);
  const poor = testBoard();
  give(poor, 0, { s: 1, p: 1, cows: 1 });
  poor.supply.goods = [0, 0, 0, 0, 0, 0];
  play(poor, 'field:-1,0');
  expect([player(poor, 0).silver, player(poor, 0).cows]).toEqual([2, 1]);
  expect(montana.decision(poor)).toEqual({ seat: 1, kind: 'choose-action' });
});
