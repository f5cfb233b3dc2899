import { montana } from '@/engine/games/montana';
import { keysOf, places, score } from '@/engine/games/montana/score';
import { player, workersOf } from '@/engine/games/montana/state';
import { cell, give, kind, options, own, play, quiet, spinTo, testBoard } from './table';

test('MT-4.1 a round is one turn of everybody with the extra turns in it', () => {
  const s = quiet(3);
  give(s, 0, { canteens: 1 });
  s.rng = spinTo(0);
  play(s, 'recruit', 'canteen');
  expect([s.round, montana.decision(s)?.seat]).toEqual([1, 0]);
  for (const seat of [0, 1, 2]) {
    expect([s.round, montana.decision(s)?.seat]).toEqual([1, seat]);
    s.rng = spinTo(0);
    play(s, 'recruit');
  }
  expect([s.round, montana.decision(s)?.seat]).toEqual([2, 0]);
});

test('MT-4.2 one action per turn, no passing, recruiting always open', () => {
  const s = quiet(2);
  expect(montana.moves(s)).toEqual(['recruit', 'space:city-smelter@1', 'space:city-freight@1']);
  s.rng = spinTo(0);
  play(s, 'recruit');
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.3 cattle can be traded before, between and after the steps of the action', () => {
  const s = quiet(2);
  give(s, 0, { cows: 3, 'w-copper': 1, silver: 1, canteens: 1 });
  play(s, 'trade:w-copper', 'row:mine-1:copper', 'trade:grain', 'place:copper', 'trade:silver');
  expect(player(s, 0).goods).toEqual([2, 0, 0, 0, 1, 0]);
  expect([player(s, 0).silver, player(s, 0).cows]).toEqual([3, 0]);
});

test('MT-4.44 nine things for a cow, never a big good', () => {
  const s = quiet(2);
  give(s, 0, { cows: 9 });
  const trades = montana.moves(s).filter((move) => move.startsWith('trade:'));
  expect(trades).toHaveLength(9);
  const cows = s.supply.cows;
  play(s, 'trade:silver', 'trade:silver', 'trade:stone', 'trade:w-grain');
  expect([player(s, 0).silver, player(s, 0).goods[2], player(s, 0).workers[2]]).toEqual([6, 1, 1]);
  expect(s.supply.cows).toBe(cows + 4);
});

test('MT-4.46 V30 a worker for a cow respects the limit of eight', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 8, cows: 1 });
  play(s, 'trade:w-copper');
  // Only copper workers are held, so the one to return is sent away at once.
  expect([workersOf(player(s, 0)), player(s, 0).cows, kind(s)]).toEqual([8, 0, 'choose-action']);
  const mixed = quiet(2);
  give(mixed, 0, { 'w-copper': 4, 'w-stone': 4, cows: 1 });
  play(mixed, 'trade:w-copper');
  expect(options(mixed)).toEqual(['return:copper', 'return:stone']);
  play(mixed, 'return:stone');
  expect(player(mixed, 0).workers).toEqual([5, 3, 0, 0]);
});

test('MT-4.46 a colour nobody could give is not offered', () => {
  const s = quiet(2);
  give(s, 0, { cows: 1 });
  s.supply.workers[2] = 0;
  expect(montana.moves(s)).not.toContain('trade:w-grain');
  give(s, 1, { 'w-grain': 1 });
  expect(montana.moves(s)).toContain('trade:w-grain');
});

test('MT-4.47 last trades come before the clearing; without a canteen the turn just ends', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, cows: 1 });
  play(s, 'bank:bank-1:copper');
  expect([montana.decision(s), player(s, 0).cows]).toEqual([{ seat: 1, kind: 'choose-action' }, 1]);
  const wet = quiet(2);
  give(wet, 0, { 'w-copper': 1, cows: 1, canteens: 1 });
  play(wet, 'bank:bank-1:copper');
  expect([kind(wet), options(wet)]).toEqual(['end-turn', ['end', 'canteen']]);
  play(wet, 'trade:grain', 'end');
  expect(player(wet, 0).goods[4]).toBe(1);
});

test('MT-4.48 a canteen gained this turn may be spent at its end, and another after that', () => {
  const s = testBoard();
  give(s, 0, { S: 1, g: 1, canteens: 1 });
  own(s, 1, '-1,0');
  play(s, 'field:0,0');
  expect(player(s, 0).canteens).toBe(2);
  if (kind(s) === 'build-next') play(s, 'stop');
  play(s, 'canteen');
  expect([s.spent, montana.decision(s)?.seat]).toEqual([1, 0]);
  s.rng = spinTo(0);
  play(s, 'recruit');
  expect(options(s)).toContain('canteen');
});

test('MT-4.49 extra turns in the last round, even without settlements', () => {
  const s = quiet(2);
  give(s, 1, { canteens: 1 });
  player(s, 1).left = 0;
  s.last = true;
  s.pending = [{ kind: 'choose-action', seat: 1, at: 0 }];
  s.rng = spinTo(0);
  play(s, 'recruit', 'canteen');
  expect([s.over, montana.decision(s)?.seat]).toEqual([false, 1]);
});

test('MT-5.1 V28 the round is finished, then the game', () => {
  const s = testBoard({}, undefined, '-1,1', 3);
  s.round = 12;
  player(s, 0).left = 1;
  give(s, 0, { s: 1, p: 1 });
  play(s, 'field:-1,0');
  expect([s.last, s.over, montana.decision(s)?.seat]).toEqual([true, false, 1]);
  for (const seat of [1, 2]) {
    expect(montana.decision(s)?.seat).toBe(seat);
    s.rng = spinTo(0);
    play(s, 'recruit');
  }
  expect([s.over, s.round, montana.decision(s), montana.moves(s)]).toEqual([true, 12, null, []]);
});

test('MT-5.1 when the last seat triggers, its turn ends the game', () => {
  const s = testBoard();
  player(s, 1).left = 1;
  give(s, 1, { s: 1, p: 1 });
  s.pending = [{ kind: 'choose-action', seat: 1, at: 0 }];
  play(s, 'field:-1,0');
  expect(s.over).toBe(true);
});

test('MT-5.2 V37 winter: round 60, 50 or 40 is the last', () => {
  for (const [seats, cap] of [
    [2, 60],
    [3, 50],
    [4, 40],
  ] as const) {
    const s = quiet(seats);
    s.round = cap;
    s.pending = [{ kind: 'choose-action', seat: seats - 1, at: 0 }];
    s.rng = spinTo(0);
    play(s, 'recruit');
    expect([s.over, s.round]).toEqual([true, cap]);
    expect(score(s).winners.length).toBeGreaterThan(0);
  }
});

function ended(...players: Record<string, number>[]) {
  const s = quiet(players.length);
  s.over = true;
  s.pending = [];
  players.forEach((what, seat) => give(s, seat, what));
  return s;
}

test('MT-5.3 most settlements win, pieces and not fields', () => {
  const s = ended({ fields: 5, twos: 1 }, { fields: 4, twos: 2, lines: 1 });
  expect(score(s).winners).toEqual([1]);
  expect(score(s).seats.map((seat) => seat.total)).toEqual([6, 7]);
});

test('MT-5.4 level: cows and canteens decide', () => {
  const s = ended({ fields: 6, cows: 1, silver: 50 }, { fields: 6, canteens: 2 });
  expect(score(s).winners).toEqual([1]);
  expect(score(s).tieBreak).toMatch(/cows and canteens/);
});

test('MT-5.5 V29 then silver, workers and goods', () => {
  const s = ended(
    { fields: 12, cows: 1, canteens: 1, silver: 10, c: 2, 'w-copper': 1 },
    { fields: 12, cows: 2, silver: 9, c: 3, S: 1, 'w-stone': 3 },
  );
  expect(s.players.map((p) => keysOf(p)[2])).toEqual([13, 16]);
  expect(score(s).winners).toEqual([1]);
});

test('MT-5.6 seats level on everything share the win and the place', () => {
  const s = ended({ fields: 5 }, { fields: 8 }, { fields: 5 }, { fields: 2 });
  expect(places(s)).toEqual([2, 1, 2, 4]);
  const shared = ended({ fields: 5, silver: 3 }, { fields: 5, silver: 3 });
  expect(score(shared).winners).toEqual([0, 1]);
});

test('a move that is not open changes nothing and says why', () => {
  const s = testBoard();
  give(s, 0, { s: 1, p: 1, c: 1 });
  const before = JSON.stringify(s);
  expect(() => montana.apply(s, 'field:0,0', () => undefined)).toThrow(/goods|built/i);
  expect(JSON.stringify(s)).toBe(before);
  expect(montana.whyNot(s, 'cell:-2,-1', 0)).toMatch(/mountain/i);
  expect(s.owner[cell(s, '0,0')]).toBe(-1);
});
