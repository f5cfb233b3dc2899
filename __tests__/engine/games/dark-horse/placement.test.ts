import { moves } from '@/engine/games/dark-horse/rules/moves';
import { top, type State } from '@/engine/games/dark-horse/state';

import { bare, can, die, kind, lay, placing, play, run, set, spots } from './table';

function solo(dice: readonly number[], tokens = {}) {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', towns: 'a1 c1', dice, tokens });
  return placing(state);
}

it('DH-4.1 rolls two dice, three with a bonus, fewer after jail', () => {
  const state = bare(2);
  lay(state, 0, { cities: 'b1' });
  lay(state, 1, { cities: 'b6' });
  Object.assign(state.seats[0] ?? {}, { bonus: true });
  Object.assign(state.seats[1] ?? {}, { sentence: 1, role: 'sheriff' });
  run(state, 'start');
  expect(state.seats.map((seat) => seat.dice.length)).toEqual([3, 1]);
  expect(state.seats[1]?.dice[0]?.deputy).toBe(true);
});

it('DH-4.2 V28 pays a double with a Wild Die token below the cap, never for one die', () => {
  let doubles = 0;
  for (let i = 0; i < 60; i++) {
    const state = bare(2);
    lay(state, 0, { cities: 'b1' });
    lay(state, 1, { cities: 'b6', tokens: { wild: 1 } });
    Object.assign(state.seats[0] ?? {}, { sentence: i % 2 });
    state.rng = [i, 7, 9, 11];
    run(state, 'start');
    const faces = state.seats.map((seat) => seat.dice.map((one) => one.face));
    const double = faces[0]?.length === 2 && faces[0][0] === faces[0][1];
    doubles += double ? 1 : 0;
    expect(state.seats[0]?.tokens.wild).toBe(double ? 1 : 0);
    expect(state.seats[1]?.tokens.wild).toBe(1);
  }
  expect(doubles).toBeGreaterThan(0);
});

it('DH-4.3 goes round in turn order until all dice are placed', () => {
  const state = bare(3);
  state.order = [2, 0, 1];
  for (let seat = 0; seat < 3; seat++)
    lay(state, seat, { cities: ['b1', 'f1', 'j1'][seat] ?? '', dice: [1, 2] });
  run(state, 'place');
  const asked: number[] = [];
  while (kind(state) === 'place') {
    asked.push(top(state)?.seat ?? -1);
    play(state, moves(state).find((move) => !move.includes('dealer')) ?? '');
  }
  expect(asked).toEqual([2, 0, 1, 2, 0, 1]);
});

it('DH-4.4 asks for exactly one set, no pass while a die fits, and passes over who cannot', () => {
  const state = solo([1, 5]);
  expect(can(state, 'pass')).toBe(false);
  play(state, 'place:1:rail-baron');
  expect(state.seats[0]?.dice).toHaveLength(1);
  const stuck = bare(2);
  lay(stuck, 0, { cities: 'b1', dice: [1] });
  lay(stuck, 1, { cities: 'b6' });
  set(stuck, 1, 'pioneer', [1]);
  for (const spot of ['dealer', 'market', 'food-p2', 'wood-p2', 'ore-p2'] as const) set(stuck, 0, spot, [2]);
  const told = run(stuck, 'place');
  expect(told.map((event) => event.kind)).toContain('skipped');
});

it('DH-4.10 takes totals of one to three dice on a numbered space, or a miss by 1 with a shift', () => {
  const state = solo([1, 2, 3]);
  expect(can(state, 'place:012:builder')).toBe(true);
  expect(can(state, 'place:0:pioneer')).toBe(true);
  expect(can(state, 'place:12:builder')).toBe(false);
  expect(can(solo([5, 2], { wild: 1 }), 'place:0:builder:w+')).toBe(true);
  expect(can(solo([5, 2]), 'place:0:builder:w+')).toBe(false);
  expect(can(solo([5, 2], { wild: 1 }), 'place:01:builder:w-')).toBe(true);
  expect(can(solo([5, 2], { wild: 1 }), 'place:01:engineer:w+')).toBe(true);
});

it('DH-4.11 P4 asks natural spaces for the rolled number itself', () => {
  expect(can(solo([4], { wild: 1 }), 'place:0:rail-baron:w+')).toBe(false);
  expect(can(solo([5]), 'place:0:rail-baron')).toBe(true);
  expect(spots(solo([2, 3])).includes('rail-baron')).toBe(false);
  const turned = solo([2], { engineer: 1 });
  play(turned, 'change:0:3');
  expect(can(turned, 'place:0:politics')).toBe(true);
});

it('DH-4.12 P9 asks Mayor and Sheriff for exactly 10 as rolled', () => {
  const nine = solo([5, 4], { wild: 1, engineer: 1 });
  expect(spots(nine).filter((spot) => spot === 'mayor' || spot === 'sheriff')).toEqual([]);
  play(nine, 'change:1:5');
  expect(can(nine, 'place:01:mayor')).toBe(false);
  expect(can(solo([4, 6]), 'place:01:sheriff')).toBe(true);
  expect(can(solo([2, 3, 5]), 'place:012:mayor')).toBe(true);
  const rolled = solo([6, 4]);
  for (const one of rolled.seats[0]?.dice ?? []) one.touched = true;
  expect(can(rolled, 'place:01:mayor')).toBe(true);
  const taken = solo([6, 4], { engineer: 1 });
  set(taken, 1, 'mayor', [4, 6]);
  expect(spots(taken)).not.toContain('mayor');
});

it('DH-4.13 takes one die as it lies on any-die spots, and a shift on 3-or-more spots', () => {
  const state = solo([2, 2], { wild: 1 });
  expect(can(state, 'place:0:market')).toBe(true);
  expect(can(state, 'place:0:market:w+')).toBe(false);
  expect(can(state, 'place:01:market')).toBe(false);
  expect(can(state, 'place:0:turn-order:w+')).toBe(true);
  expect(can(state, 'place:0:wood-effort:w+')).toBe(false);
  expect(can(solo([3], { wild: 1 }), 'place:0:wood-effort:w+')).toBe(true);
  expect(can(solo([4]), 'place:0:wood-effort')).toBe(true);
});

it('DH-4.14 holds one set, two on Rail Baron and Builder with four seats', () => {
  const state = solo([6]);
  set(state, 1, 'builder', [6]);
  expect(spots(state)).not.toContain('builder');
  const four = bare(4);
  lay(four, 0, { cities: 'b1', dice: [6, 5] });
  set(four, 1, 'builder', [6]);
  set(four, 1, 'rail-baron', [5]);
  placing(four);
  expect(spots(four)).toEqual(expect.arrayContaining(['builder', 'rail-baron']));
  set(four, 2, 'builder', [6]);
  expect(spots(four)).not.toContain('builder');
});

it('DH-4.15 P1 allows one own set per space and one die per Produce row', () => {
  const state = solo([1, 4]);
  set(state, 0, 'market', [2]);
  set(state, 0, 'food-p2', [2]);
  expect(spots(state)).not.toContain('market');
  expect(spots(state)).not.toContain('food-effort');
  expect(spots(state)).toContain('wood-effort');
});

it('DH-4.16 fills Turn Order from the top', () => {
  const state = bare(3);
  for (let seat = 0; seat < 3; seat++)
    lay(state, seat, { cities: ['b1', 'f1', 'j1'][seat] ?? '', dice: [4] });
  run(state, 'place');
  play(state, 'place:0:turn-order', 'place:0:turn-order');
  expect(state.sets.map((one) => one.slot)).toEqual([0, 1]);
});

it('DH-4.17 opens the third spot with three seats, the second always; a townless row may be blocked', () => {
  expect(spots(solo([1]))).toEqual(expect.arrayContaining(['ore-p2']));
  expect(spots(solo([1]))).not.toContain('food-p3');
  const three = bare(3);
  lay(three, 0, { cities: 'b1', dice: [1] });
  set(three, 1, 'food-p2', [1]);
  expect(spots(placing(three))).toContain('food-p3');
  const one = bare(1);
  lay(one, 0, { cities: 'b1', dice: [1, 4] });
  expect(spots(placing(one))).toEqual(expect.arrayContaining(['food-p2', 'food-effort']));
  expect(spots(one)).not.toContain('turn-order');
});

it('DH-4.17 offers equal spots of a row once, and a lone player no worse one', () => {
  const three = bare(3);
  lay(three, 0, { cities: 'b1', dice: [5], tokens: { engineer: 1 } });
  const rowOf = (state: State) => moves(state).filter((move) => move.includes(':food-'));
  expect(rowOf(placing(three))).toEqual(['place:0:food-p2', 'place:0:food-effort']);
  set(three, 1, 'food-p2', [1]);
  expect(rowOf(three)).toEqual(['place:0:food-p3', 'place:0:food-effort']);
  set(three, 2, 'food-p3', [1]);
  expect(rowOf(three)).toEqual(['place:0:food-p2:e', 'place:0:food-effort']);
  const one = bare(1);
  lay(one, 0, { cities: 'b1', dice: [3, 5] });
  expect(rowOf(placing(one))).toEqual(['place:0:food-p2', 'place:1:food-effort']);
});

it('DH-4.18 shifts a set by 1 at most', () => {
  const state = solo([4], { wild: 1 });
  expect(can(state, 'place:0:builder:w+')).toBe(false);
  expect(moves(state).every((move) => !move.includes('++'))).toBe(true);
});

it('DH-4.20 P19 rolls again or shifts, one Wild Die a phase', () => {
  const state = solo([1, 2], { wild: 2, engineer: 1 });
  lay(state, 0, { cities: 'd3' });
  play(state, 'reroll:01');
  expect(state.seats[0]?.tokens.wild).toBe(1);
  expect(state.seats[0]?.dice.every((one) => one.touched)).toBe(true);
  expect(moves(state).some((move) => /^reroll|:w[+-]/.test(move))).toBe(false);
  expect(can(state, 'change:0:6')).toBe(true);
});

it('DH-4.21 P21 turns a die, or shares a full space one after the other', () => {
  const state = bare(3);
  for (let seat = 0; seat < 3; seat++)
    lay(state, seat, {
      cities: ['b1', 'f1', 'j1'][seat] ?? '',
      dice: seat > 0 ? [3] : [3, 1],
      tokens: seat > 0 ? { engineer: 1 } : {},
    });
  run(state, 'place');
  play(state, 'place:0:politics', 'place:0:politics:e', 'place:0:politics:e');
  expect(state.sets.filter((one) => one.spot === 'politics').map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(state.seats.map((seat) => seat.tokens.engineer)).toEqual([0, 0, 0]);
  const turned = solo([2, 6], { engineer: 1 });
  play(turned, 'change:0:5');
  expect(turned.seats[0]?.dice[0]?.face).toBe(5);
  expect(moves(turned).some((move) => move.startsWith('change:'))).toBe(false);
});

it('DH-4.22 P5 V29 shifts another die through the Dealer in the same turn', () => {
  const state = solo([2, 5]);
  lay(state, 1, { cities: 'b6', dice: [1] });
  play(state, 'place:0:dealer', 'shift:0:builder:+');
  expect(state.sets.map((one) => one.spot)).toEqual(['dealer', 'builder']);
  const low = solo([2, 3]);
  play(low, 'place:0:dealer');
  expect(can(low, 'shift:0:wood-effort:+')).toBe(true);
  expect(moves(low).some((move) => /market|work-crew/.test(move))).toBe(false);
});

it('DH-4.22 V8 moves a whole set placed before, counted from its dice, token lost', () => {
  const state = solo([4], { wild: 0 });
  lay(state, 1, { cities: 'b6', dice: [1] });
  set(state, 0, 'scout', [4, 4], { shift: 1, by: 'wild' });
  play(state, 'place:0:dealer');
  expect(can(state, 'move:scout:trader:-')).toBe(true);
  expect(moves(state).some((move) => /mayor|sheriff/.test(move))).toBe(false);
  play(state, 'move:scout:trader:-');
  expect(state.sets.find((one) => one.spot === 'trader')?.by).toBe('dealer');
  expect(state.seats[0]?.tokens.wild).toBe(0);
});

it('DH-4.22 lends three resources, or does nothing', () => {
  const state = solo([4]);
  play(state, 'place:0:dealer', 'loan:1,1,1');
  expect(state.seats[0]?.res).toEqual([1, 1, 1]);
  expect(state.seats[0]?.tokens.loan).toBe(1);
});

it('DH-4.23 P10 V9 flips the Deputy die when it is placed alone and untouched', () => {
  const state = solo([1, 5]);
  lay(state, 0, { role: 'sheriff' });
  const deputy = state.seats[0]?.dice[0];
  if (deputy) deputy.deputy = true;
  expect(can(state, 'place:0:builder:f')).toBe(true);
  expect(moves(state).some((move) => /^place:01:.*:f(e|$)/.test(move))).toBe(false);
  const two = solo([2, 5]);
  lay(two, 0, { role: 'sheriff' });
  Object.assign(two.seats[0]?.dice[0] ?? {}, { deputy: true });
  expect(can(two, 'place:0:rail-baron:f')).toBe(true);
  expect(moves(two).filter((move) => /^place:01:.*:f/.test(move))).toEqual([]);
  play(two, 'place:0:rail-baron:f');
  expect(two.sets[0]?.dice[0]?.face).toBe(5);
  const touched = solo([2]);
  lay(touched, 0, { role: 'sheriff' });
  Object.assign(touched.seats[0]?.dice[0] ?? {}, { deputy: true, touched: true });
  expect(moves(touched).some((move) => /:f(e|$)/.test(move))).toBe(false);
});

it('DH-4.23 never moves a flipped Deputy die by the Dealer', () => {
  const state = solo([4]);
  set(state, 0, 'rail-baron', [5]);
  Object.assign(state.sets[0]?.dice[0] ?? die(1), { deputy: true, flipped: true });
  play(state, 'place:0:dealer');
  expect(moves(state).some((move) => move.startsWith('move:'))).toBe(false);
});

it('DH-4.24 drops a corrupted seat to last only when placing is over', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [1], hand: ['marked-deck'] });
  lay(state, 1, { cities: 'b6', dice: [1] });
  run(state, 'place');
  play(state, 'card:marked-deck', 'stop');
  expect(state.order).toEqual([0, 1]);
  play(state, 'place:0:market', 'place:0:food-p2');
  expect(state.order).toEqual([1, 0]);
});

it('DH-4.25 V30 pays off a loan before placing, which makes room for another', () => {
  const state = solo([4], { loan: 1 });
  lay(state, 0, { res: [2, 2, 2] });
  play(state, 'repay:2,2,2', 'place:0:dealer', 'loan:3,0,0');
  expect([state.seats[0]?.tokens.loan, state.seats[0]?.res]).toEqual([1, [3, 0, 0]]);
});
