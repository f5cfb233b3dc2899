/** Figures of advice and of long presses that once were wrong: each is held against what the rules do. */
import type { Move } from '@/engine/core/game';
import { darkHorse } from '@/engine/games/dark-horse';
import { edgeAt, hexOf } from '@/engine/games/dark-horse/rules/map';
import { railSpots } from '@/engine/games/dark-horse/rules/network';
import { townPrice } from '@/engine/games/dark-horse/rules/sites';
import { freeSlot } from '@/engine/games/dark-horse/rules/turn-order';
import { seatOf, task, top, type State } from '@/engine/games/dark-horse/state';
import { railsToHex, withRail } from '@/engine/games/dark-horse/words/advice-ground';

import { bare, can, collecting, goOn, lay, placing, play, rails, set, start, tile } from './table';

const said = (state: State, move: Move) => darkHorse.advise(state, move);
const body = (state: State, target: string, viewer = 0) => darkHorse.explain(state, target, viewer).body;

/** A lone player with a city on b1 and towns beside it. */
function alone(...dice: number[]): State {
  const state = bare(1);
  lay(state, 0, { cities: 'b1', towns: 'a1 c1', dice });
  return placing(state);
}

describe('the Dealer', () => {
  test('is said to help dice that a shift would bring to a space', () => {
    const state = alone(5, 2);
    expect(body(state, 'space:dealer')).toMatch(/Now: could shift a set to [^.]*Builder/);
    play(state, 'place:1:dealer');
    expect(can(state, 'shift:0:builder:+')).toBe(true);
  });

  test('moves a set that was placed before as well', () => {
    const state = alone(2);
    set(state, 0, 'politics', [3]);
    expect(said(state, 'place:0:dealer')).toMatch(/^Could shift a set to [^.]*Hired Hand/);
    play(state, 'place:0:dealer');
    expect(can(state, 'move:politics:hired-hand:-')).toBe(true);
  });

  test('helps nothing where neither is to be had', () => {
    const state = alone(2);
    expect(said(state, 'place:0:dealer')).toMatch(/^Lends any 3 resources; no shift helps/);
    play(state, 'place:0:dealer');
    expect(darkHorse.moves(state).some((move) => /^(shift|move):/.test(move))).toBe(false);
  });
});

describe('while spaces are collected', () => {
  function atBuilder(): State {
    const state = alone();
    lay(state, 0, { res: [1, 1, 0] });
    set(state, 0, 'food-p2', [2]);
    set(state, 0, 'builder', [6]);
    collecting(state);
    return state;
  }

  test('what came in is not counted again', () => {
    const state = atBuilder();
    goOn(state);
    expect(top(state)?.kind).toBe('build');
    expect(seatOf(state, 0).res).toEqual([2, 1, 0]);
    lay(state, 0, { res: [1, 1, 0] });
    expect(body(state, 'space:builder')).toContain('town 3 of 6 will lack 1 food.');
  });

  test('a space that has been collected, or holds no dice, promises nothing', () => {
    const state = atBuilder();
    goOn(state);
    expect(body(state, 'space:food-p2')).not.toContain('Now:');
    expect(body(state, 'space:tycoon')).not.toContain('Now:');
    expect(body(state, 'space:builder')).toContain('Now:');
  });
});

describe('placing', () => {
  test('a token spent on the way makes room for the one Engineer brings', () => {
    const state = alone(5, 2);
    lay(state, 0, { tokens: { wild: 1 } });
    expect(said(state, 'place:01:engineer:w+')).toMatch(/^Brings an Engineer and a Wild Die token/);
    play(state, 'place:01:engineer:w+');
    collecting(state);
    expect(seatOf(state, 0).tokens).toMatchObject({ wild: 1, engineer: 1 });
  });

  test('Turn Order names the place it brings, even one further back', () => {
    const state = bare(3);
    lay(state, 0, { cities: 'b1', dice: [4] });
    set(state, 1, 'turn-order', [3]);
    set(state, 2, 'turn-order', [3]);
    placing(state);
    expect(freeSlot(state)).toBe(2);
    expect(said(state, 'place:0:turn-order')).toMatch(/^You act as number 3: /);
    play(state, 'place:0:turn-order');
    collecting(state);
    expect(state.order.indexOf(0)).toBe(2);
  });

  test('Rail Baron says what it takes away from Builder, and Builder what Rail Baron would', () => {
    const state = alone(5, 6);
    lay(state, 0, { res: [2, 1, 2] });
    set(state, 0, 'builder', [6]);
    expect(said(state, 'place:0:rail-baron')).toMatch(
      /^Pays .* for 2 rails\. Town 3 of 6 then lacks 1 food\./,
    );
    state.sets = [];
    set(state, 0, 'rail-baron', [5]);
    expect(said(state, 'place:1:builder')).toMatch(/If you pay Rail Baron first, you lack 1 food\.$/);
    seatOf(state, 0).dice = [];
    set(state, 0, 'builder', [6]);
    collecting(state);
    while (darkHorse.moves(state)[0]?.startsWith('rail:')) play(state, darkHorse.moves(state)[0] ?? '');
    expect(seatOf(state, 0).res).toEqual([1, 1, 0]);
    expect(seatOf(state, 0).towns).toHaveLength(2);
  });

  test('a Sheriff who takes the office again still goes first', () => {
    const state = bare(2);
    lay(state, 0, { cities: 'b1' });
    lay(state, 1, { cities: 'd6', role: 'sheriff', dice: [4, 6] });
    placing(state, 1);
    expect(said(state, 'place:01:sheriff')).toMatch(/^You go first in turn order; you are Sheriff already\./);
    play(state, 'place:01:sheriff');
    collecting(state);
    expect(state.order[0]).toBe(1);
  });

  test('a pawn that stays shuts what the other’s dice would fit', () => {
    const state = bare(2, { gunslinger: true });
    lay(state, 0, { cities: 'b1' });
    lay(state, 1, { cities: 'd6', dice: [3, 4] });
    Object.assign(seatOf(state, 0), { pawn: 7, gunDie: 6 });
    Object.assign(seatOf(state, 1), { pawn: 3 });
    state.pending = [task('gunslinger', 0)];
    expect(said(state, 'stay')).toMatch(/whose dice would fit/);
  });

  test('an Outlaw who stays rolls the dice that are not sentenced', () => {
    const state = bare(1, { outlaw: true });
    lay(state, 0, { cities: 'b1', role: 'outlaw' });
    seatOf(state, 0).sentence = 1;
    state.stage = 'roll';
    state.pending = [task('turn-in', 0)];
    expect(said(state, 'stay')).toMatch(/^You roll your 1 die;/);
    play(state, 'stay');
    expect(seatOf(state, 0).dice).toHaveLength(1);
  });
});

describe('building', () => {
  test('the Kickstarter’s third town is counted', () => {
    const state = start(1, { characters: 'off', promoKickstarter: true });
    lay(state, 0, { character: 'kickstarter' });
    expect(said(state, 'city:b1')).toMatch(/^Your 3 free towns stand on .*\. They fill it: /);
    expect(said(state, 'city:a2')).toMatch(/^Your 2 free towns stand on /);
  });

  test('ground that may prove rugged is not promised at the plain price', () => {
    const state = alone();
    lay(state, 0, { res: [2, 1, 0] });
    lay(state, 0, { cities: 'j1 j6' });
    tile(state, 'c4', 0, true, false);
    state.pending = [task('rail', 0, 1, 'tycoon')];
    const far = (one: State) => railsToHex(one, 0, hexOf('c4'));
    const nearer = () => {
      const [edge] = railSpots(state, 0).filter((one) => far(withRail(state, one)) < far(state));
      return edgeAt(edge ?? -1).id;
    };
    while (far(state) > 1) rails(state, nearer());
    const move = `rail:${nearer()}`;
    expect(said(state, move)).toMatch(/c4.*Unless it proves rugged, you can pay its 2 food and 1 wood\.$/);
    play(state, move);
    expect(townPrice(state, 0, hexOf('c4'))).toEqual([2, 1, 1]);
  });

  test('nor is a town on tiles that a new city reaches, before they are seen', () => {
    const state = bare(1);
    lay(state, 0, { cities: 'j1', towns: 'j2 k1 i1 b2 a1', res: [2, 5, 0], gold: 1 });
    tile(state, 'a4', 0, true, false);
    state.pending = [task('build', 0, 0, 'builder')];
    expect(said(state, 'city:a3')).toContain('Town 6 of 6 on plain ground can be paid.');
  });

  test('the ore a Prospector gains with a town on ore is counted', () => {
    const state = bare(1);
    lay(state, 0, { cities: 'b1', towns: 'a1 c1', character: 'prospector', res: [2, 1, 0] });
    state.pending = [task('build', 0, 0, 'builder')];
    expect(said(state, 'town:b2')).toMatch(
      /Rail Baron lacks 1 ore and 1 food\.$|Rail Baron lacks 1 food and 1 ore\.$/,
    );
    play(state, 'town:b2');
    expect(seatOf(state, 0).res).toEqual([0, 0, 1]);
  });

  test('the way is told as it is once the city stands', () => {
    const state = alone(6);
    rails(state, 'b2:ne c2:s');
    lay(state, 0, { res: [0, 4, 0], gold: 1 });
    expect(said(state, 'place:0:builder')).toMatch(/for city 2 of 3\. 1 city and 4 towns to go/);
  });
});

describe('cards and windows', () => {
  test('a Trader token without room is not promised', () => {
    const state = alone();
    lay(state, 0, { hand: ['crooked-merchants'], tokens: { trader: 1 } });
    expect(body(state, 'card:crooked-merchants')).toContain('no room for its Trader token');
    lay(state, 0, { tokens: { trader: 0 } });
    expect(body(state, 'card:crooked-merchants')).toContain('brings a Trader token and any 1 resource');
  });

  test('the Switcheroo counts nobody it cannot be aimed at', () => {
    const state = bare(3);
    lay(state, 0, { cities: 'b1', hand: ['ol-switcheroo'] });
    lay(state, 1, { cities: 'd6', res: [5, 0, 0], role: 'sheriff' });
    lay(state, 2, { cities: 'f1', res: [2, 0, 0] });
    expect(body(state, 'card:ol-switcheroo')).toContain('the most held is 2');
  });

  test('rails that cannot be paid reach nothing', () => {
    const state = alone();
    lay(state, 0, { hand: ['powder-crew'] });
    rails(state, 'b2:ne');
    expect(body(state, 'card:powder-crew')).toContain('now lacks 1 food and 1 ore');
    expect(body(state, 'card:powder-crew')).not.toContain('so it is reached');
  });

  test('nothing is kept for rounds that do not come', () => {
    const state = alone();
    lay(state, 0, { hand: ['barn-raising'] });
    state.round = 28;
    state.stage = 'collect';
    state.spaceAt = 16;
    set(state, 0, 'market', [2]);
    state.pending = [task('window', 0, 0, 'after')];
    expect(said(state, 'continue')).toMatch(/^You keep everything, but no round follows\./);
    state.round = 27;
    expect(said(state, 'continue')).toMatch(/^You keep everything for the rounds to come\./);
  });

  test('one trade of several is one or the other', () => {
    const state = alone(2);
    lay(state, 0, { res: [3, 3, 0], gold: 1 });
    expect(said(state, 'place:0:market')).toMatch(
      /^One trade: 6 for 1 gold, 3 for any 1 or 1 gold for any 3\./,
    );
  });

  test('one Stock token is left unused, not several', () => {
    const state = alone();
    lay(state, 0, { tokens: { stock: 1 } });
    state.stage = 'scored';
    state.pending = [task('end-window', 0)];
    expect(said(state, 'done')).toBe('Leaves 1 Stock token unused: it counts for nothing.');
  });
});

describe('medals', () => {
  test('no bronze is promised where silver lasts to the end of the clock', () => {
    const state = bare(1, { soloScenario: 'gold-rush', soloDifficulty: 'ornery', soloClock: 'tight' });
    const means = darkHorse
      .legend(state, 0)
      .lines.map((line) => line.means)
      .join(' ');
    expect(means).toContain('by round 27, the last, for silver');
    expect(means).not.toContain('bronze');
  });
});
