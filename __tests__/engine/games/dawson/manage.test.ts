import { dawson } from '@/engine/games/dawson';
import { startTurn } from '@/engine/games/dawson/rules/turn';
import { at, gold, kinds, movesOf, plan, play, table, verbs } from './table';

describe('the turn', () => {
  it('DW-4.1.1: collect, manage, check; then the next player', () => {
    const state = table({ hotels: ['-2,0 1 guest'], pool: 0 });
    const events = play(state, 'done');
    expect(kinds(events)).toEqual(['idle', 'turn', 'collect']);
    expect(state.active).toBe(1);
    expect(state.step).toBe('manage');
  });

  it('DW-4.1.2: gold is spent only if it is there, and never runs into debt', () => {
    const state = table({ gold: [3, 9] });
    const prices = movesOf(state, 'build').map((move) => dawson.describe(state, move).cost?.[0]?.amount);
    expect(prices).toEqual([2, 2]);
  });

  it('DW-4.2.1 W24: guests of the active player pay and go to the pool', () => {
    const state = table({
      hotels: ['-2,0 0 guest', '-1,0 0 guest'],
      camps: ['-1,2', '-2,1'],
      pool: 0,
      gold: [0, 20],
    });
    startTurn(state, () => undefined);
    expect(gold(state, 0)).toBe(8);
    expect(state.pool).toBe(2);
    const events = play(state, 'mine:-1,2');
    const rolled = Number(events[0]?.args?.['roll']);
    expect(gold(state, 0)).toBe(8 + rolled);
    expect(state.pool).toBe(3);
    expect(state.active).toBe(1);
  });

  it('DW-4.2.2: collecting is no action and does not prevent mining', () => {
    const state = table({ hotels: ['-2,0 0 guest'], camps: ['-1,2'], pool: 0 });
    startTurn(state, () => undefined);
    expect(state.checkedOut).toBe(1);
    expect(verbs(state)).toContain('mine');
  });

  it('DW-4.2.3: guests of others stay', () => {
    const state = table({ hotels: ['-2,0 1 guest'], pool: 0 });
    startTurn(state, () => undefined);
    expect(state.dice[at(state, '-2,0')]).toBe(5);
  });

  it('DW-4.3.1: mining or the other actions, or nothing', () => {
    const state = table({ hotels: ['-2,0 0'], camps: ['-1,2', '1,0'], gold: [20, 0] });
    expect(verbs(state)).toEqual(['mine', 'host', 'build', 'resize', 'fire', 'done']);
    play(state, 'host:-2,0:1,0');
    expect(verbs(state)).not.toContain('mine');
  });

  it('DW-4.3.2: host often, build group once, fire once', () => {
    const state = table({
      hotels: ['-2,0 0', '-1,0 0', '2,2 0'],
      camps: ['1,0', '2,0'],
      gold: [40, 9],
      pool: 0,
    });
    play(state, 'host:-2,0:1,0', 'host:-1,0:2,0', 'build:1,2');
    expect(verbs(state)).toEqual(['fire', 'done']);
    // Nothing is left to do after the fire, so that the turn ends by itself.
    expect(kinds(play(state, 'fire:2,2'))).toContain('turn');
    expect(state.active).toBe(1);
  });

  it('DW-4.3.3: an upgraded hotel is not built this turn', () => {
    const state = table({ hotels: ['-1,2 0'], gold: [6, 0] });
    play(state, 'resize:-1,2:5');
    expect(state.fresh).toBe(-1);
    expect(verbs(state)).toContain('fire');
  });
});

describe('mine', () => {
  it('DW-4.3.10 W25: not after another action, and only with a camper', () => {
    const built = table({ camps: ['-1,2'], gold: [20, 0] });
    play(built, 'build:-2,0');
    expect(verbs(built)).not.toContain('mine');
    expect(verbs(table())).not.toContain('mine');
  });

  it('DW-4.3.11: any camper; gold equals the roll, the die goes to the pool', () => {
    const rolls = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const state = table({ camps: ['-2,1', '2,1'], pool: 0, gold: [0, 0], change: { rng: [i, 7, 7, 7] } });
      expect(movesOf(state, 'mine')).toEqual(['mine:-2,1', 'mine:2,1']);
      play(state, 'mine:-2,1');
      rolls.add(gold(state, 0));
      expect(state.pool).toBe(1);
      expect(state.dice[at(state, '-2,1')]).toBe(0);
    }
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('DW-4.3.12: mining ends the actions of the turn', () => {
    const state = table({ camps: ['-2,1'], hotels: ['2,1 0'], pool: 0, gold: [50, 9] });
    play(state, 'mine:-2,1');
    expect(state.active).toBe(1);
  });
});

describe('host', () => {
  it('DW-4.3.20: any camper of the hotel’s value, however far', () => {
    const state = table({ hotels: ['-2,0 0', '-1,1 0'], camps: ['1,0', '2,1', '2,0'] });
    expect(movesOf(state, 'host')).toEqual(['host:-2,0:1,0', 'host:-1,1:2,1']);
    const events = play(state, 'host:-2,0:1,0');
    expect(kinds(events)).toEqual(['host']);
    expect(state.dice[at(state, '-2,0')]).toBe(5);
    expect(state.dice[at(state, '1,0')]).toBe(0);
  });

  it('DW-4.3.21: free, and never a guest', () => {
    const state = table({ hotels: ['-2,0 0', '1,0 1 guest'], gold: [0, 0] });
    expect(verbs(state)).not.toContain('host');
  });

  it('DW-4.3.22: a hosted guest stays until the next collect', () => {
    const state = table({ hotels: ['-2,0 0'], camps: ['1,0', '2,0'], pool: 0, gold: [0, 0] });
    // Nothing is left to do: the turn ends by itself, and Ben is asked.
    play(state, 'host:-2,0:1,0');
    expect(dawson.decision(state)?.seat).toBe(1);
    expect(state.dice[at(state, '-2,0')]).toBe(5);
    play(state, 'done');
    expect(gold(state, 0)).toBe(5);
  });

  it('is one pick of a camper and a hotel, whoever fits', () => {
    const state = table({
      hotels: ['-1,2 0'],
      camps: ['2,2'],
      plan: plan('tile-01 r3 -2,0', 'tile-02 r1 1,0', 'tile-07 r2 -1,4'),
    });
    state.dice[at(state, '-1,5')] = 2;
    expect(movesOf(state, 'host')).toEqual(['host:-1,2:2,2', 'host:-1,2:-1,5']);
    expect(dawson.describe(state, 'host:-1,2:-1,5').targets).toEqual(['camper:-1,5', 'hotel:-1,2']);
  });
});

describe('build', () => {
  it('DW-4.3.30 W2: twice the value on a free lot of the same value', () => {
    const state = table({ gold: [4, 0] });
    play(state, 'build:-1,2');
    expect(gold(state, 0)).toBe(0);
    expect(state.sizes[at(state, '-1,2')]).toBe(2);
    expect(state.players[0]?.supply[1]).toBe(1);
  });

  it('DW-4.3.31 W26: four times the value over a camper, who becomes the guest', () => {
    const state = table({ gold: [16, 0], camps: ['-2,2', '1,0'], pool: 0 });
    play(state, 'build:-2,2');
    expect(gold(state, 0)).toBe(0);
    expect(state.dice[at(state, '-2,2')]).toBe(4);
    expect(state.owners[at(state, '-2,2')]).toBe(0);
    play(state, 'done');
    expect(gold(state, 0)).toBe(4);
  });

  it('DW-4.3.32 W27: a new hotel cannot host or burn this turn', () => {
    const state = table({ gold: [6, 0], camps: ['2,0'], pool: 0 });
    const events = play(state, 'build:-1,0');
    // There is nothing else to do with it, so that the turn ends by itself.
    expect(kinds(events)).toEqual(['build', 'turn']);
    expect(state.dice[at(state, '-1,0')]).toBe(0);
  });

  it('DW-4.3.33: never on public buildings, streets or hotels', () => {
    const state = table({
      gold: [99, 0],
      plan: plan('tile-13 r3 -2,0', 'tile-02 r1 1,0'),
      hotels: ['1,0 1'],
    });
    const lots = movesOf(state, 'build');
    expect(lots).not.toContain('build:1,0');
    expect(lots).not.toContain('build:0,1');
    expect(lots).not.toContain('build:-2,1');
    expect(lots).toHaveLength(10);
  });

  it('DW-4.3.34 W28: upgrading costs twice the difference, and the hotel may host at once', () => {
    const state = table({ hotels: ['-1,2 0'], camps: ['1,0'], gold: [6, 0] });
    play(state, 'resize:-1,2:5');
    expect(gold(state, 0)).toBe(0);
    expect(state.players[0]?.supply).toEqual([2, 2, 2, 2, 1, 2]);
    play(state, 'host:-1,2:1,0');
    expect(state.dice[at(state, '-1,2')]).toBe(5);
  });

  it('DW-4.3.35: downgrading is free, and only empty hotels change', () => {
    const state = table({ hotels: ['-1,1 0', '-2,0 0 guest'], gold: [0, 0] });
    expect(movesOf(state, 'resize')).toEqual([1, 2, 3, 4, 5].map((value) => `resize:-1,1:${value}`));
    play(state, 'resize:-1,1:3');
    expect(gold(state, 0)).toBe(0);
  });

  it('DW-4.3.36 W29: the lot keeps its printed value under a changed hotel', () => {
    const state = table({ hotels: ['-1,2 0 =5'], gold: [0, 0] });
    play(state, 'fire:-1,2');
    expect(gold(state, 0)).toBe(5);
    expect(movesOf(state, 'build')).toContain('build:-1,2');
    play(state, 'build:-1,2');
    expect(state.sizes[at(state, '-1,2')]).toBe(2);
  });

  it('DW-4.3.37 W42: a value of which both hotels stand is not offered', () => {
    const state = table({ hotels: ['-1,1 0', '-2,1 0', '1,2 0'] });
    expect(movesOf(state, 'resize')).toContain('resize:-1,1:2');
    expect(movesOf(state, 'resize')).not.toContain('resize:-1,1:1');
    const lots = table({
      hotels: ['-2,0 0', '1,0 0'],
      gold: [40, 0],
      plan: plan('tile-01 r3 -2,0', 'tile-02 r1 1,0', 'tile-12 r0 -1,-3'),
    });
    expect(movesOf(lots, 'build')).toContain('build:0,-3');
    expect(movesOf(lots, 'build')).not.toContain('build:-1,-3');
  });
});

/** W30: A's 1 beside B's 4, which is beside a bank and A's occupied 3. */
function fireTown() {
  return table({
    plan: plan('tile-15 r0 -5,0', 'tile-02 r1 1,0'),
    // rows 2 4 P / 1 6 3
    hotels: ['-5,0 0 =1', '-4,0 1', '-4,1 0 =3 guest'],
    gold: [0, 0],
    pool: 0,
  });
}

describe('fire', () => {
  it('DW-4.3.40: only own empty hotels not built this turn', () => {
    const state = table({ hotels: ['-2,0 0', '-1,0 0 guest', '1,0 1'], gold: [2, 0] });
    play(state, 'build:-2,1');
    expect(movesOf(state, 'fire')).toEqual(['fire:-2,0']);
  });

  it('DW-4.3.41: the tile returns, the lot is free, the insurance pays the value', () => {
    const state = table({ hotels: ['-2,0 0'], gold: [0, 0] });
    const events = play(state, 'fire:-2,0');
    expect(kinds(events)).toEqual(['fire-start', 'burn', 'fire-out']);
    expect(gold(state, 0)).toBe(5);
    expect(state.players[0]?.supply[4]).toBe(2);
    expect(state.owners[at(state, '-2,0')]).toBe(-1);
  });

  it('DW-4.3.42 W30: the owner of the burned hotel must pass the fire on and chooses', () => {
    const state = fireTown();
    play(state, 'fire:-5,0');
    expect(gold(state, 0)).toBe(1);
    expect(gold(state, 1)).toBe(4);
    expect(dawson.decision(state)).toEqual({ seat: 1, kind: 'fire-pass' });
    expect(dawson.moves(state)).toEqual(['cell:-3,0', 'cell:-4,1']);
    const bank = dawson.clone(state);
    play(bank, 'cell:-3,0');
    // Ada cannot do more: Ben is asked next.
    expect(dawson.decision(bank)).toEqual({ seat: 1, kind: 'manage' });
    play(state, 'cell:-4,1');
    expect(state.pool).toBe(1);
    expect(gold(state, 0)).toBe(1);
  });

  it('DW-4.3.42 W31: a hotel built this turn is not entered, and the fire goes out', () => {
    const state = table({
      hotels: ['-2,0 0 =1', '-2,1 1 =4', '-2,2 0'],
      gold: [0, 0],
    });
    state.fresh = at(state, '-2,2');
    const events = play(state, 'fire:-2,0');
    expect(kinds(events)).toEqual(['fire-start', 'burn', 'fire-pass', 'burn', 'fire-out']);
    expect(state.owners[at(state, '-2,2')]).toBe(0);
  });

  it('DW-4.3.43: an occupied hotel loses its guest and stays, without insurance', () => {
    const state = table({ hotels: ['-2,0 0', '-2,1 1 guest'], gold: [0, 0], pool: 0 });
    play(state, 'fire:-2,0');
    expect(state.owners[at(state, '-2,1')]).toBe(1);
    expect(state.dice[at(state, '-2,1')]).toBe(0);
    expect(state.pool).toBe(1);
    expect(gold(state, 1)).toBe(0);
  });

  it('DW-4.3.44: a public building stops the fire unharmed', () => {
    const state = table({
      plan: plan('tile-13 r3 -2,0', 'tile-02 r1 1,0'),
      hotels: ['-2,0 0'],
      gold: [0, 0],
    });
    const events = play(state, 'fire:-2,0');
    expect(kinds(events)).toEqual(['fire-start', 'burn', 'fire-public']);
  });

  it('DW-4.3.45: fire crosses no street and no empty lot', () => {
    const state = table({ hotels: ['-1,0 0', '1,0 1', '-2,1 1', '-1,2 1'] });
    const events = play(state, 'fire:-1,0');
    expect(kinds(events)).toEqual(['fire-start', 'burn', 'fire-out']);
  });

  it('DW-4.3.46: the turn goes on, and an emptied own hotel may host again', () => {
    const state = table({ hotels: ['-2,0 0', '-2,1 0'], camps: ['1,2'], pool: 0 });
    play(state, 'host:-2,1:1,2', 'fire:-2,0');
    expect(state.dice[at(state, '-2,1')]).toBe(0);
    expect(state.active).toBe(0);
    state.dice[at(state, '1,2')] = 1;
    expect(verbs(state)).toContain('host');
  });

  it('DW-4.3.47: campers next door are not harmed', () => {
    const state = table({ hotels: ['-2,0 0'], camps: ['-1,0', '-2,1'], pool: 0 });
    play(state, 'fire:-2,0');
    expect(state.dice[at(state, '-1,0')]).toBe(3);
    expect(state.pool).toBe(0);
  });
});
