/** One gesture at a table is one pick, and nobody is asked what has one answer. */
import { hint as advice } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { startMatch } from '@/engine/core/match';
import { dawson, type State } from '@/engine/games/dawson';
import { shapeOf } from '@/engine/games/dawson/rules/city';
import { prospects } from '@/engine/games/dawson/rules/outlook';
import { landAndScore } from '@/engine/games/dawson/rules/turn';

import { at, CITY_A, kinds, movesOf, plan, play, table, verbs } from './table';

const BUDGET = 85;

test('a solo game of the greedy player stays within its budget of decisions, none of them a list of one', () => {
  const counts = Array.from({ length: 20 }, (_, i) => {
    const match = startMatch(dawson, plainConfig(dawson, 1), `budget ${i}`);
    for (let choice = advice(match); choice !== null; choice = advice(match)) {
      expect(match.moves().length).toBeGreaterThan(1);
      match.play(choice.move);
    }
    return match.decisions;
  }).sort((p, q) => p - q);
  expect(counts[10]).toBeLessThanOrEqual(BUDGET);
});

describe('the management step is one list', () => {
  const standing = {
    hotels: ['-2,0 0', '-1,0 0'],
    camps: ['1,0', '2,0', '2,1'],
    gold: [20, 0],
    pool: 0,
  };

  it('of all deeds, each with its verb, its pieces, its button and its worth', () => {
    const state = table(standing);
    expect(verbs(state)).toEqual(['mine', 'host', 'fill', 'build', 'resize', 'fire', 'done']);
    const told = dawson.moves(state).map((move) => ({ move, about: dawson.describe(state, move) }));
    for (const { move, about } of told) {
      const [verb = ''] = move.split(':');
      if (verb === 'done' || verb === 'fill') continue;
      expect([move, about.verb?.id]).toEqual([move, verb]);
      expect(about.button?.length).toBeLessThanOrEqual(24);
      expect(about.worth).toEqual(expect.any(Number));
      expect(about.targets.length).toBeGreaterThan(1);
    }
    const pieces = told.map(({ about }) => [...about.targets].sort().join()).filter((key) => key !== '');
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  it('in which a piece leads to all that can be done with it', () => {
    const state = table(standing);
    const withPiece = (target: string) =>
      dawson.moves(state).filter((move) => dawson.describe(state, move).targets.includes(target));
    expect(withPiece('camper:1,0')).toEqual(['mine:1,0', 'host:-2,0:1,0', 'build:1,0']);
    const hotel = withPiece('hotel:-1,0').map((move) => move.split(':')[0]);
    expect(new Set(hotel)).toEqual(new Set(['host', 'resize', 'fire']));
    expect(withPiece('room:6').map((move) => move.split(':')[0])).toEqual(['build', 'resize', 'resize']);
  });

  it('whose most useful deed stands first', () => {
    const state = table({ ...standing, gold: [0, 0], pool: 5 });
    const worth = (move: string) => dawson.describe(state, move).worth ?? NaN;
    expect(worth('host:-2,0:1,0')).toBeGreaterThan(worth('fire:-2,0'));
    expect(worth('host:-2,0:1,0')).toBeGreaterThan(worth('resize:-2,0:1'));
  });
});

describe('the helper that hosts all who fit', () => {
  const state = () =>
    table({ hotels: ['-2,0 0', '-1,0 0', '1,2 0'], camps: ['1,0', '2,0', '2,1'], gold: [0, 0], pool: 0 });

  it('does what as many picks would, the strongest gang first, and one undo takes it back', () => {
    const filled = state();
    const byHand = state();
    expect(dawson.describe(filled, 'fill')).toMatchObject({
      label: 'Host all who fit',
      detail: '2 guests pay 8 gold next turn',
      verb: { id: 'fill', label: 'Host all', sign: 'fill' },
    });
    expect(kinds(play(filled, 'fill'))).toEqual(['host', 'host']);
    play(byHand, 'host:-2,0:1,0', 'host:-1,0:2,0');
    expect(filled).toEqual(byHand);
  });

  it('is offered only where it saves a pick', () => {
    const one = state();
    one.dice[at(one, '2,0')] = 0;
    expect(dawson.moves(one)).not.toContain('fill');
    expect(movesOf(one, 'host')).toHaveLength(1);
  });
});

describe('laying a tile is one pick', () => {
  /** Ada holds the west, a gang the east; Gravel Bar is drawn. */
  const growing = (): State => {
    const state = table({ hotels: ['-1,1 0 guest'], camps: ['1,0', '2,0'], pool: 6, change: { deck: [4] } });
    play(state, 'done');
    return state;
  };

  it('with everything it is made of, and what would follow', () => {
    const state = growing();
    const told = dawson.moves(state).map((move) => dawson.describe(state, move));
    expect(told.length).toBeGreaterThan(60);
    expect(new Set(told.map(({ targets }) => targets.join())).size).toBe(told.length);
    const both = told.find(({ group }) => group === 'Joins Front Row and Harbour Steps: 3 points');
    expect(both?.detail).toBe('A gang holds it, 8 to 6');
    expect(new Set(told.map(({ group }) => group)).size).toBe(4);
  });

  it('and the best place of every consequence is known, none over another', () => {
    const state = growing();
    const best = prospects(state, 0);
    expect(best.map(({ place }) => place.joins)).toEqual([[0], [1], [], [0, 1]]);
    // Ada's points; nobody else scores.
    expect(best.map(({ worth }) => Math.ceil(worth) + 0)).toEqual([2, 1, 1, 0]);
    const cells = best.flatMap(({ place: { r, x, y } }) => {
      const [w, h] = shapeOf(r);
      return Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('and of equal ones that near Main Street is listed first', () => {
    const state = growing();
    const worth = (move: string) => dawson.describe(state, move).worth ?? NaN;
    expect(worth('lay:tile-05:-5,0:0')).toBeGreaterThan(worth('lay:tile-05:-4,-2:0'));
  });
});

describe('nobody is asked', () => {
  it('which of two public buildings stops a fire', () => {
    // tile-21 has its opera house on (-2,1) and (-2,2); the hotel between church and opera house burns.
    const state = table({
      plan: plan('tile-17 r3 -2,0', 'tile-02 r1 1,0', 'tile-13 r0 -2,-2'),
      hotels: ['-1,-1 0'],
      gold: [0, 0],
      pool: 0,
    });
    expect(kinds(play(state, 'fire:-1,-1')).slice(0, 3)).toEqual(['fire-start', 'burn', 'fire-public']);
  });

  it('where the last die of the game lands, if the score is the same', () => {
    const tied = (round: number) => {
      const state = table({ seats: 1, plan: `${CITY_A} ${plan('tile-09 r0 -6,0')}`, pool: 1 });
      const none = Array.from({ length: round }, () => 0);
      Object.assign(state, { round, rounds: none.map(() => [0]), street: none, ledger: none.map(() => '') });
      state.rolled[0] = 1;
      landAndScore(state, () => undefined);
      return state.step;
    };
    expect([tied(7), tied(8)]).toEqual(['landing-tie', 'over']);
  });

  it('for the last character that is left', () => {
    const state = dawson.setup(plainConfig(dawson, 6, { abilities: true }), 'six');
    for (let seat = 0; seat < 5; seat++) play(state, dawson.moves(state)[0] ?? '');
    expect(state.step).not.toBe('pick-character');
    expect(state.players.every(({ character }) => character !== '')).toBe(true);
  });
});
