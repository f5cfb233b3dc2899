/** What a hint claims is what happens. */
import { plainConfig } from '@/engine/core/configs';
import { dawson } from '@/engine/games/dawson';
import { tileIndex } from '@/engine/games/dawson/data';

import { hint, plan, play, table } from './table';

describe('hints quote points truly', () => {
  it('those of the seat, not its lead', () => {
    // The 6-guest takes the west (1 point) from Ben, who held it: a lead of 1.5.
    const state = table({ hotels: ['-1,1 0', '-2,0 1 guest'], camps: ['1,0', '2,1'], pool: 5, gold: [0, 0] });
    expect(hint(state)).toEqual({
      move: 'host:-1,1:2,1',
      reason: 'As it stands, it brings you 1 point more in the coming scoring round.',
    });
  });

  it('about growth too', () => {
    // Nobody else can score, and no die is left to roll: the new tile joins both sides, 5 points in all.
    const state = table({
      hotels: ['-1,1 0 guest'],
      pool: 0,
      change: { idle: 1, checkedOut: 0, deck: [tileIndex('tile-22')] },
    });
    play(state, 'done');
    expect(state.step).toBe('lay');
    expect(hint(state).reason).toBe('About 5 points for you in this scoring round.');
    // Ben holds the east, worth 3: what he scores is not taken off your 4 points in the west.
    const rival = table({
      plan: plan('tile-01 r3 -2,0', 'tile-21 r1 1,0'),
      hotels: ['-1,1 0 guest', '1,2 1 =6 guest'],
      pool: 0,
      change: { idle: 1, checkedOut: 0, deck: [tileIndex('tile-22')] },
    });
    play(rival, 'done');
    expect(hint(rival).reason).toBe('About 4 points for you in this scoring round.');
  });

  it('of characters that differ in a rule', () => {
    const state = dawson.setup(plainConfig(dawson, 2, { abilities: true }), 'a');
    expect(hint(state).reason).toBe('Each of them can win: take the rule you like to bend.');
  });

  it('and of guests hosted all at once', () => {
    const state = table({ hotels: ['-2,0 0', '-1,0 0'], camps: ['1,0', '2,0'], gold: [0, 0], pool: 2 });
    state.growAt = 2;
    expect(hint(state)).toEqual({
      move: 'fill',
      reason: 'All 2 guests pay, and the strongest gangs lose them.',
    });
  });
});
