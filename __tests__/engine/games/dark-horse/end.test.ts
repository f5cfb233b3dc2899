import { darkHorse } from '@/engine/games/dark-horse';
import { total } from '@/engine/games/dark-horse/data';
import { checkPieces } from '@/engine/games/dark-horse/rules/end';
import { changeInfluence } from '@/engine/games/dark-horse/rules/goods';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { ranking, score, seatScore } from '@/engine/games/dark-horse/score';
import type { State } from '@/engine/games/dark-horse/state';

import { bare, collecting, goOn, lay, play, rails, run, set } from './table';

const silent = () => {};

function two(options: Record<string, unknown> = {}): State {
  const state = bare(2, { map2p: 'full', ...options });
  lay(state, 0, { cities: 'b1' });
  lay(state, 1, { cities: 'j1' });
  return state;
}

const points = (state: State, seat = 0) => seatScore(state, seat).total;

it('DH-5.1 P22 ends after the phase once influence was reached, even if it falls again', () => {
  const state = two();
  lay(state, 0, { influence: 10 });
  changeInfluence(state, 0, 1, silent, 'mayor');
  changeInfluence(state, 0, -1, silent, 'mudslinging');
  expect(state.endTriggered).toBe('influence');
  run(state, 'clean-up');
  expect(state.stage).toBe('over');
});

it('DH-5.1 ends when all pieces of a seat are on the map', () => {
  const state = two();
  lay(state, 0, { cities: 'd3 f4', towns: 'a1 c1 b2 c4 d2 e4' });
  checkPieces(state, 0, silent);
  expect(state.endTriggered).toBe('pieces');
});

it('DH-5.2 stops after round 40', () => {
  const state = two();
  state.round = 40;
  run(state, 'clean-up');
  expect([state.stage, state.endTriggered]).toEqual(['over', 'rounds']);
});

it('DH-5.3 V17 cashes stock and pays loans before the score', () => {
  const state = two();
  lay(state, 0, { tokens: { loan: 2, stock: 1 }, res: [1, 1, 1] });
  state.endTriggered = 'pieces';
  run(state, 'clean-up');
  play(state, 'stock-resources', 'gain:3,0,0');
  expect(state.seats[0]?.tokens.loan).toBe(1);
  expect(points(state)).toBe(-1);
});

it('DH-5.3 pays loans off by itself before the score, and asks for stock alone', () => {
  const state = two();
  lay(state, 0, { tokens: { loan: 2 }, res: [4, 1, 8] });
  state.endTriggered = 'pieces';
  const told = run(state, 'clean-up');
  expect([state.stage, state.seats[0]?.tokens.loan, total(state.seats[0]?.res ?? [0, 0, 0])]).toEqual([
    'over',
    0,
    1,
  ]);
  expect(told.filter((event) => event.kind === 'loan-repaid')).toHaveLength(2);
});

it('DH-5.3 V16 counts gold, influence, cities, office, loans and jail', () => {
  const state = two();
  lay(state, 0, { towns: 'a1 c1', gold: 3, influence: 4, role: 'mayor', tokens: { loan: 1 } });
  rails(state, 'b1:n');
  expect(points(state)).toBe(3 + 4 + 2 + 1 - 1);
  Object.assign(state.seats[0] ?? {}, { jailed: 1 });
  expect(points(state)).toBe(8);
  Object.assign(state.seats[0] ?? {}, { sentence: 1 });
  expect(points(state)).toBe(8);
  Object.assign(state.seats[0] ?? {}, { jailed: 0 });
  expect(points(state)).toBe(8);
  lay(state, 0, { role: 'outlaw' });
  expect(points(state)).toBe(6);
});

it('V18 breaks ties by influence, then resources, then turn order', () => {
  const state = two();
  state.stage = 'over';
  lay(state, 0, { gold: 2, influence: 1, res: [4, 0, 0] });
  lay(state, 1, { gold: 2, influence: 1, res: [3, 3, 0] });
  const winner = () =>
    ranking(
      state,
      state.seats.map((_, seat) => seatScore(state, seat)),
    )[0];
  expect(winner()).toBe(1);
  expect(score(state).tieBreak).toBeDefined();
  lay(state, 0, { res: [3, 3, 0] });
  state.order = [1, 0];
  expect(winner()).toBe(1);
  lay(state, 0, { gold: 1, influence: 2 });
  expect(winner()).toBe(0);
});

it('DH-6.1 V24 ends the quick game at 2 cities and 5 towns, or 9 influence', () => {
  const state = two({ mode: 'quick' });
  lay(state, 0, { cities: 'd3', towns: 'a1 c1 b2 c4 d2' });
  checkPieces(state, 0, silent);
  expect(state.endTriggered).toBe('pieces');
  const other = two({ mode: 'quick' });
  lay(other, 0, { influence: 8 });
  changeInfluence(other, 0, 1, silent, 'mayor');
  expect(other.endTriggered).toBe('influence');
});

describe('Gunslingers', () => {
  function duel(pawn: number, gunDie: number): State {
    const state = two({ gunslinger: true });
    Object.assign(state.seats[0] ?? {}, { pawn, gunDie });
    state.pending = [{ kind: 'gunslinger', seat: 0, n: 0, what: '', list: [] }];
    return state;
  }

  it('DH-6.2 rolls a Gunslinger die beside the others, pawns on Trader', () => {
    const state = two({ gunslinger: true });
    expect(state.seats.map((seat) => seat.pawn)).toEqual([7, 7]);
    run(state, 'start');
    expect(state.seats.every((seat) => seat.gunDie >= 1 && seat.dice.length === 2)).toBe(true);
  });

  it('DH-6.3 P26 V1 moves a pawn exactly, forced at the rim, still on 7 with a 6', () => {
    expect(moves(duel(3, 4))).toEqual(['up']);
    expect(moves(duel(7, 6))).toEqual(['stay']);
    expect(moves(duel(7, 2))).toEqual(['up', 'down']);
  });

  it('DH-6.4 shuts a number for the other seat, not for its owner', () => {
    const state = two({ gunslinger: true });
    Object.assign(state.seats[1] ?? {}, { pawn: 6 });
    Object.assign(state.seats[0] ?? {}, { pawn: 5 });
    lay(state, 0, { dice: [6, 5], tokens: { engineer: 1 } });
    state.pending = [{ kind: 'place', seat: 0, n: 0, what: '', list: [] }];
    const open = moves(state).map((move) => move.split(':')[2]);
    expect(open).not.toContain('builder');
    expect(open).toContain('rail-baron');
  });
});

describe('the Outlaw', () => {
  function wanted(): State {
    const state = two({ outlaw: true });
    lay(state, 0, { hand: ['stagecoach-holdup'], role: 'mayor' });
    lay(state, 1, { res: [3, 0, 0] });
    set(state, 0, 'broker', [5, 6]);
    set(state, 1, 'market', [1]);
    collecting(state);
    play(state, 'card:stagecoach-holdup');
    return state;
  }

  it('DH-6.40 dodges jail by taking the token, at the price of the office', () => {
    const state = wanted();
    play(state, 'outlaw', 'gain:1,0,0');
    expect([state.seats[0]?.role, state.seats[0]?.sentence]).toEqual(['outlaw', 0]);
    const jailed = wanted();
    play(jailed, 'jail');
    expect([jailed.seats[0]?.role, jailed.seats[0]?.sentence]).toEqual(['', 1]);
  });

  it('DH-6.41 keeps the Outlaw from every office', () => {
    const state = two({ outlaw: true });
    lay(state, 0, { role: 'outlaw', dice: [4, 6], hand: ['election'] });
    state.pending = [{ kind: 'place', seat: 0, n: 0, what: '', list: [] }];
    expect(moves(state).some((move) => /mayor|sheriff/.test(move))).toBe(false);
  });

  it('DH-6.42 turns in before the roll, with all dice in jail', () => {
    const state = two({ outlaw: true });
    lay(state, 0, { role: 'outlaw' });
    run(state, 'start');
    expect(moves(state)).toEqual(['turn-in', 'stay']);
    play(state, 'turn-in');
    expect([state.seats[0]?.role, state.seats[0]?.dice.length, state.seats[0]?.jailed]).toEqual(['', 0, 2]);
  });

  it('DH-6.43 is arrested by a new Sheriff, who gains 1 gold', () => {
    const state = two({ outlaw: true });
    lay(state, 1, { role: 'outlaw', res: [3, 0, 0] });
    set(state, 0, 'sheriff', [4, 6]);
    set(state, 1, 'market', [1]);
    collecting(state);
    goOn(state);
    expect(state.seats.map((seat) => [seat.role, seat.gold, seat.sentence])).toEqual([
      ['sheriff', 1, 0],
      ['', 0, 3],
    ]);
  });

  it('DH-6.44 costs 1 point at the end', () => {
    const state = two({ outlaw: true });
    lay(state, 0, { role: 'outlaw' });
    expect(points(state)).toBe(-1);
    expect(darkHorse.score(state).seats[0]?.lines.some((line) => line.points === -1)).toBe(true);
  });
});

it('stops with an error at a stage that is not there, instead of running on for ever', () => {
  const state = bare(2);
  expect(() => run(state, 'siesta' as State['stage'])).toThrow('Nothing follows the stage siesta');
});
