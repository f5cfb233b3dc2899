/** Sentences that teach, against what the engine does: each of them once told something else. */
import { plainConfig } from '@/engine/core/configs';
import { FACT } from '@/engine/core/game';
import { dawson, type State } from '@/engine/games/dawson';
import {
  ABILITIES,
  growAtFor,
  HEART_SLOTS,
  PUBLIC_SQUARE_POINTS,
  SCORING_ROUNDS,
  SOLO_LEVELS,
  TILE_POINTS,
  tileIndex,
  TILES,
} from '@/engine/games/dawson/data';
import { standings } from '@/engine/games/dawson/rules/control';
import { FIRE } from '@/engine/games/dawson/rules/notation';

import { gold, kinds, plan, play, table } from './table';

const LATE = { round: SCORING_ROUNDS - 1 } as const;
const RICH = { gold: [20, 20] } as const;

function body(state: State, target: string, viewer = 0): string {
  return dawson.explain(state, target, viewer).body;
}

function bubble(kind: keyof typeof dawson.lesson.events): string {
  return dawson.lesson.events[kind]?.text ?? '';
}

function means(term: string): string {
  return dawson.terms.find((one) => one.term === term)?.means ?? '';
}

describe('who holds what', () => {
  it('says that nobody holds it where the last guest is driven out', () => {
    const state = table({ ...RICH, hotels: ['-2,0 0', '-2,1 0 guest'], camps: ['1,0'], pool: 0 });
    expect(standings(state)[0]?.control).toMatchObject({ winners: [0], share: 1 });
    expect(dawson.advise(state, 'fire:-2,0')).toBe(
      'Pays 5 gold now; to build it again costs 10. Then nobody holds Front Row: 1 point less for you.',
    );
    play(state, 'fire:-2,0');
    expect(standings(state)[0]?.control).toMatchObject({ winners: [], gang: false, best: 0 });
  });

  it('tells the strength of those who share, not a guest of that number', () => {
    const state = table({ ...RICH, hotels: ['1,1 0 guest', '2,1 1 guest', '2,0 1 guest'], pool: 0 });
    expect(dawson.advise(state, 'build:1,0')).toMatch(
      /^With a guest there you would share Harbour Steps with 9 each: 0 points for you\./,
    );
  });

  it('says who gains where a gang is broken for somebody else', () => {
    const state = table({
      ...RICH,
      camps: ['-1,0', '-2,0'],
      hotels: ['-1,1 1 =5 guest', '1,0 0 =3', '2,1 0 guest'],
      pool: 0,
    });
    expect(standings(state)[0]?.control.gang).toBe(true);
    expect(dawson.advise(state, 'host:1,0:-1,0')).toContain(
      `As it stands, it takes Front Row from a gang for ${state.names[1]}: 1 point.`,
    );
    play(state, 'host:1,0:-1,0');
    expect(standings(state)[0]?.control.winners).toEqual([1]);
  });

  it('names everybody who shares what a tile joins', () => {
    const hotels = ['1,1 1 guest', '2,0 2 =4 guest'];
    const state = table({
      seats: 3,
      hotels,
      pool: 0,
      change: { step: 'lay', drawn: [tileIndex('tile-05')] },
    });
    const [, b, c] = state.names;
    expect(dawson.advise(state, 'lay:tile-05:3,0:0')).toContain(
      `${b} and ${c} share Harbour Steps before the roll, 4 to 0: 2 points.`,
    );
  });

  it('counts a tie as enough for whoever wins ties', () => {
    const standing = { hotels: ['1,0 0 =3 guest', '2,1 1 =5 guest'], pool: 0 };
    const plain = table({ ...standing, characters: ['pearl-duchene', 'silas-oakes'] });
    const winsTies = table({
      ...standing,
      ...{ options: { abilities: true } },
      characters: ['pearl-duchene'],
    });
    expect(body(plain, 'hood:1')).toContain('With 3 more it is yours.');
    expect(body(winsTies, 'hood:1')).toContain('With 2 more it is yours.');
    winsTies.dice[winsTies.dice.indexOf(3)] = 5;
    expect(standings(winsTies)[1]?.control).toMatchObject({ winners: [0], share: 1 });
  });
});

describe('gold to come', () => {
  it('is sure alone, and hangs on the last round where others may bring it', () => {
    const standing = { camps: ['1,0'], hotels: ['-2,0 0'], pool: 0, change: LATE };
    expect(dawson.advise(table({ ...standing, seats: 1 }), 'host:-2,0:1,0')).toContain('5 gold next turn,');
    const state = table({ ...standing, gold: [0, 0], hotels: ['-2,0 0', '2,1 1 guest', '1,1 1 guest'] });
    state.pool = growAtFor(2) - 2;
    expect(dawson.advise(state, 'host:-2,0:1,0')).toContain('Pays 5 gold next turn if there is one');
    play(state, 'host:-2,0:1,0', ...(state.active === 0 ? ['done'] : []));
    // The guests of the other one fill the pool: the game ends before it pays.
    expect([state.active, state.step]).toEqual([1, 'lay']);
    play(state, dawson.moves(state)[0] ?? '');
    expect(gold(state, 0)).toBe(0);
  });

  it('comes a turn after hosting, and hosting waits for the turn', () => {
    const state = table({ camps: ['1,0'], hotels: ['-2,0 1'], pool: 0 });
    expect(body(state, 'camper:1,0', 1)).toContain(
      'On your turn your empty 5-hotel can host it free of charge; a turn later it pays 5 gold.',
    );
    expect(body(state, `${FACT}host`, 1)).toContain(
      '1 camper fits them now, worth 5 gold the turn after you host.',
    );
    const last = table({ seats: 1, camps: ['1,0'], hotels: ['-2,0 0'], pool: 9, change: LATE });
    expect(body(last, `${FACT}host`)).toContain('1 camper fits them now, too late for gold.');
    const over = table({ camps: ['1,0'], hotels: ['-2,0 0'], change: { step: 'over' } });
    expect(body(over, 'camper:1,0')).not.toMatch(/can host|Mining/);
  });

  it('offers no building over a camper without a hotel for it', () => {
    const state = table({ camps: ['1,0'], hotels: ['-2,0 0 guest', '-1,1 0 =5 guest'], pool: 0 });
    expect(body(state, 'camper:1,0')).toContain('Both your 5-hotels are in the city.');
    expect(body(state, 'camper:1,0')).not.toContain('To build over it');
  });

  it('burns only the hotels of whoever asks, and only on their turn', () => {
    const state = table({ hotels: ['-2,0 0'], pool: 0 });
    expect(body(state, FIRE, 0)).toContain('The dearest that can burn now would pay 5 gold.');
    expect(body(state, FIRE, 1)).toContain('None of your hotels can burn now.');
  });
});

describe('what follows', () => {
  it('is a scoring round after mining, whatever brings it', () => {
    const state = table({ seats: 1, camps: ['1,0', '2,0'], pool: 0, change: { waited: 11 } });
    expect(dawson.advise(state, 'mine:1,0')).toMatch(
      /^A scoring round follows: as it stands, you score 0 points/,
    );
    expect(kinds(play(state, 'mine:1,0'))).toContain('round-river');
    const last = table({ seats: 1, camps: ['1,0'], pool: 9, change: LATE });
    expect(dawson.advise(last, 'mine:1,0')).not.toContain('its lot then costs');
  });

  it('is a roll before it scores', () => {
    const state = table({ seats: 1, hotels: ['-2,0 0 guest'], pool: 5 });
    expect(dawson.advise(state, 'done')).toContain('you score 1 point and the Street 0; 5 dice roll first.');
    const told = kinds([...play(state, 'done'), ...play(state, dawson.moves(state)[0] ?? '')]);
    expect(told.indexOf('roll')).toBeLessThan(told.indexOf('scoring'));
  });

  it('may be more than one hotel where its owner passes the fire on', () => {
    const state = table({ hotels: ['-2,0 0', '-2,1 1', '-1,1 0', '-2,2 0'], pool: 0 });
    expect(dawson.advise(state, 'fire:-2,0')).toContain(
      'The fire goes on to 1 more hotel, and may go further.',
    );
    play(state, 'fire:-2,0');
    expect([state.step, state.decider]).toEqual(['fire-pass', 1]);
    const burned = play(state, 'cell:-1,1').filter(({ kind }) => kind === 'burn');
    expect(burned).toHaveLength(1);
  });

  it('counts every building next door the fire can enter', () => {
    const city = plan('tile-22 r0 10,0', 'tile-15 r2 11,-2');
    const state = table({ plan: city, hotels: ['11,0 0', '10,0 0'], pool: 0 });
    expect(dawson.describe(state, 'fire:11,0').detail).toContain('one of 3 next door');
    expect(dawson.advise(state, 'fire:11,0')).toContain(
      'You choose which of 3 buildings next door it enters.',
    );
  });

  it('is two tiles in every round only for a lone surveyor', () => {
    const said = (seats: number) => {
      const state = table({ seats, options: { abilities: true }, change: { step: 'pick-character' } });
      state.players.forEach((player) => (player.character = ''));
      return dawson.advise(state, 'character:amos-reed');
    };
    expect(said(1)).toContain('in each of nine scoring rounds');
    expect(said(2)).toContain('whenever you grow the city');
  });
});

describe('bubbles and terms', () => {
  it('call a turn idle only where nobody checked out', () => {
    const state = table({ pool: 0, camps: ['1,0'], change: { checkedOut: 1 } });
    expect(kinds(play(state, 'done'))).toContain('idle');
    expect(state.idle).toBe(0);
    expect(bubble('idle')).toContain('If nobody checked out either');
  });

  it('know that a fire also ends beside a hotel built this turn', () => {
    const state = table({ ...RICH, hotels: ['-2,0 0'], pool: 0 });
    const told = kinds(play(state, 'build:-2,1', 'fire:-2,0'));
    expect(told).toContain('fire-out');
    expect(bubble('fire-out')).toContain('hotels built this turn');
  });

  it('speak of whoever it befell: others collect and mine too', () => {
    const state = table({ pool: 0, hotels: ['1,0 1 guest'], camps: ['2,0'], change: { checkedOut: 1 } });
    const first = play(state, 'done').find(({ kind }) => kind === 'collect');
    expect(first?.seat).toBe(1);
    expect(`${dawson.lesson.events.collect?.title} ${bubble('collect')} ${bubble('claim')}`).not.toMatch(
      /\byou/i,
    );
  });

  it('never see a tile again that went under the deck', () => {
    const most = HEART_SLOTS.length + SCORING_ROUNDS * ABILITIES['two-plans'].tilesDrawn;
    expect(most).toBeLessThanOrEqual(TILES.length);
    expect(bubble('bury')).toContain('It will not come up again.');
  });

  it('claim no lot for the first turn: the first seat may have been chosen', () => {
    const options = { 'first-player': 'seat-1', abilities: true };
    const state = dawson.setup(plainConfig(dawson, 2, options), 'first');
    const told = [0, 1].flatMap(() => play(state, dawson.moves(state)[0] ?? ''));
    expect(told.find(({ kind }) => kind === 'first')?.seat).toBe(0);
    expect(bubble('first')).not.toMatch(/drawn|by lot/);
  });

  it('advise only characters that serve a lone player too', () => {
    const text = dawson.lesson.picks['pick-character']?.[0]?.text ?? '';
    expect(text).not.toMatch(/\bties?\b/);
  });

  it('know when a new hotel pays: built, hosted a turn later, paid another turn later', () => {
    const state = table({ seats: 1, gold: [10], camps: ['1,0'], pool: 0 });
    play(state, 'build:-2,0');
    if (state.turns === 0) play(state, 'done');
    const turns = state.turns;
    play(state, 'host:-2,0:1,0');
    if (state.turns === turns) play(state, 'done');
    expect([state.turns, gold(state, 0)]).toEqual([2, 5]);
    expect(dawson.lesson.picks.manage?.[0]?.text).toContain('host it next turn, and it pays a turn later.');
  });

  it('give figures their unit, from the tables', () => {
    expect(means('Tile')).toContain(`worth ${TILE_POINTS} point to`);
    expect(means('Public building')).toContain(`Adds ${PUBLIC_SQUARE_POINTS} point a square`);
    const forms = dawson.terms.find(({ term }) => term === 'Gang bonus')?.forms ?? [];
    for (const { gangBonus } of SOLO_LEVELS)
      if (gangBonus > 0) expect(forms).toContain(`gangs +${gangBonus}`);
  });

  it('know that a resized hotel stands on a lot of another number', () => {
    const state = table({ ...RICH, hotels: ['-2,1 0'], pool: 0 });
    play(state, 'resize:-2,1:4');
    expect(body(state, 'hotel:-2,1')).toContain('The lot underneath is a 1-lot.');
    expect(means('Lot')).toContain('is built there');
  });
});
