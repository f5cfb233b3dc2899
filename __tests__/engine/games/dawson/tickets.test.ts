/** What tickets promise is what happens. */
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { dawson, type State } from '@/engine/games/dawson';
import { RIVAL_LEVELS } from '@/engine/games/dawson/data';
import { landAndScore } from '@/engine/games/dawson/rules/turn';

import { hint, kinds, plan, play, points, table, CITY_A } from './table';

function detail(state: State, move: string): string {
  return dawson.describe(state, move).detail ?? '';
}

function warning(state: State, move: string): string {
  return dawson.describe(state, move).warning ?? '';
}

/** Lands these faces; a tie stops it. */
function landing(state: State, faces: readonly number[]): State {
  for (const face of faces) state.rolled[face - 1] = (state.rolled[face - 1] as number) + 1;
  landAndScore(state, () => undefined);
  return state;
}

describe('a scoring round is announced by whatever brings it', () => {
  it('ending a turn in a slow week (DW-4.6.1)', () => {
    const state = table({ seats: 1, camps: ['-2,0'], pool: 1, change: { idle: 1 } });
    expect(detail(state, 'done')).toBe('A slow week: a scoring round follows');
    expect(kinds(play(state, 'done'))).toContain('round-slow-week');
    const first = table({ seats: 1, camps: ['-2,0'], pool: 1 });
    expect(detail(first, 'done')).toBe('2 more dice bring a scoring round. This is idle turn 1 of 2.');
    const { pool, growAt } = play(first, 'done') && first;
    expect(growAt - pool).toBe(2);
  });

  it('ending a turn when the river opens (DW-4.6.2)', () => {
    const state = table({ camps: ['-2,0'], pool: 1, change: { waited: 23, checkedOut: 1 } });
    expect(detail(state, 'done')).toBe('The river opens: a scoring round follows');
    expect(kinds(play(state, 'done'))).toContain('round-river');
  });

  it('mining that fills the pool', () => {
    const state = table({ camps: ['-2,0'], pool: 4 });
    expect(warning(state, 'mine:-2,0')).toBe('A scoring round follows.');
    expect(detail(state, 'mine:-2,0')).toBe('Brings 1–6 gold; it camps alone');
    expect(kinds(play(state, 'mine:-2,0'))).toContain('round-pool');
    const below = table({ camps: ['-2,0'], pool: 3 });
    expect(warning(below, 'mine:-2,0')).toBe('');
  });

  it('the last thing that could be done, after which the turn ends by itself', () => {
    const standing = { hotels: ['-2,0 0'], camps: ['1,0', '2,0'], gold: [0, 0] };
    const state = table({ ...standing, pool: 2 });
    const host = 'host:-2,0:1,0';
    const told = 'Block 0 to 5, gang 8 to 3';
    expect(detail(state, host)).toBe(`${told}; ends turn`);
    expect(warning(state, host)).toBe('');
    expect(kinds(play(state, host))).toEqual(['host', 'turn']);
    const full = table({ ...standing, pool: 5 });
    expect(detail(full, host)).toBe(told);
    expect(warning(full, host)).toBe('A scoring round follows.');
    expect(kinds(play(full, host))).toEqual(['host', 'round-pool', 'draw']);
    const more = table({ ...standing, gold: [2, 0], pool: 5 });
    expect(detail(more, host)).toBe(told);
    expect(warning(more, host)).toBe('');
    expect(kinds(play(more, host))).toEqual(['host']);
  });

  it('the last of the nine, which ends the game', () => {
    const state = table({ pool: 5, change: { round: 8 } });
    expect(detail(state, 'done')).toBe('The last scoring round follows, then the game ends');
  });

  it('in every position of games by chance', () => {
    const rng = seedRng('announced');
    let met = 0;
    for (const seats of [1, 2, 3]) {
      const match = startMatch(
        dawson,
        plainConfig(dawson, seats, { 'solo-level': 'greenhorn' }),
        `due ${seats}`,
      );
      while (!match.over) {
        const step = match.decision()?.kind;
        const move = pick(rng, match.moves());
        const { detail: said = '', warning: warned = '' } = dawson.describe(match.position() as State, move);
        const told = /scoring round follows/.test(`${said} ${warned}`);
        const { events } = match.play(move);
        // The first pick also tells what came before it; a fire that somebody passes on may take guests out, and so fill the pool, after the pick.
        if (match.decisions === 1 || step !== 'manage' || events.some(({ kind }) => kind.startsWith('fire-')))
          continue;
        const came = events.find(({ kind }) => kind === 'turn' || /^round-[pr]|^round-slow/.test(kind));
        expect([move, told]).toEqual([move, came?.kind.startsWith('round-') === true]);
        if (told) met++;
      }
    }
    expect(met).toBeGreaterThan(20);
  });

  it('with the idle and the waiting turns counted in the top bar and at the pool', () => {
    const state = table({ pool: 1, camps: ['-2,0'], change: { idle: 1, waited: 22 } });
    expect(dawson.status(state, 0).facts).toEqual(['Idle turns: 1 of 2', 'Turns without scoring: 22 of 24']);
    expect(dawson.status({ ...state, waited: 5 }, 0).facts).toHaveLength(1);
    expect(dawson.explain(state, 'pool', 0).body).toContain(
      'Idle turns in a row: 1 of 2. Turns without scoring: 22 of 24.',
    );
  });
});

describe('a tie of landing dice', () => {
  /** Your 3-guest next to one tied lot, a camper next to the other. */
  function tied(): State {
    return landing(
      table({
        seats: 1,
        options: { 'solo-level': 'greenhorn' },
        plan: `${CITY_A} ${plan('tile-09 r0 -6,0')}`,
        hotels: ['-5,0 0 =3 guest'],
        camps: ['-6,1'],
        pool: 1,
      }),
      [1],
    );
  }

  it('says on each ticket who gains what', () => {
    const state = tied();
    expect(dawson.moves(state)).toEqual(['cell:-6,0', 'cell:-4,0']);
    expect(detail(state, 'cell:-6,0')).toBe('1 point for the Street, as it stands');
    expect(detail(state, 'cell:-4,0')).toBe('1 point for you, as it stands');
    for (const [move, own, street] of [
      ['cell:-6,0', 0, 1],
      ['cell:-4,0', 1, 0],
    ] as const) {
      const after = dawson.clone(state);
      play(after, move);
      expect([points(after, 0), after.street.at(-1)]).toEqual([own, street]);
    }
  });

  it('is settled for the seat’s own good, for the reason given', () => {
    expect(hint(tied())).toEqual({
      move: 'cell:-4,0',
      reason: 'As it stands, you score 1 point more than with another space.',
    });
  });

  it('sends the guest to the seat’s own hotel, or to the owner with fewest points', () => {
    const hotels = ['-1,0 0 =5', '-1,2 1 =5'];
    const standing = { plan: `${CITY_A} ${plan('tile-05 r0 -6,0')}`, camps: ['-5,0'], pool: 1 };
    const own = landing(table({ ...standing, hotels }), [5]);
    expect(own.decider).toBe(1);
    expect(hint(own)).toEqual({ move: 'cell:-1,2', reason: 'Your own hotel gets the guest.' });
    expect(detail(own, 'cell:-1,0')).toBe('5 gold for Ada, 1 point for Ada');
    expect(dawson.describe(own, 'cell:-1,2').label).toBe('Your hotel, Front Row SE');
    expect(dawson.describe(own, 'cell:-1,2').button).toBe('Front Row SE: 1 for you');
    const three = table({ ...standing, seats: 3, hotels: ['-1,0 0 =5', '-1,2 2 =5'] });
    Object.assign(three.players[0] ?? {}, { points: 4 });
    landing(three, [5]);
    expect(three.decider).toBe(1);
    expect(hint(three)).toEqual({
      move: 'cell:-1,2',
      reason: 'Its owner has the fewest points of those it could go to.',
    });
  });
});

describe('mining', () => {
  const claim = { options: { abilities: true }, characters: ['jack-harrow', 'mabel-frost'] as const };

  it('shows what the ability adds (DW-6.4.3), and what the gang falls to', () => {
    const state = table({ ...claim, camps: ['-2,0', '-1,0'], pool: 0 });
    expect(detail(state, 'mine:-2,0')).toBe('Gang 8 to 3, brings 3–8 gold');
    const plain = table({ camps: ['-2,0'], pool: 0 });
    expect(detail(plain, 'mine:-2,0')).toBe('Brings 1–6 gold; it camps alone');
  });

  it('is worth more to the computer that mines more', () => {
    // A room for 2 gold is a little better than a common roll, and worse than a rich claim.
    const choices = [true, false].map((abilities) => {
      const standing = { ...claim, camps: ['-1,0'], gold: [2, 0], pool: 0 };
      return hint(table({ ...standing, options: { abilities } })).move;
    });
    expect(choices).toEqual(['mine:-1,0', 'build:-2,1']);
  });

  it('counts a gang as the level does, on tickets as in the log (DW-6.2.4)', () => {
    const state = table({
      seats: 1,
      options: { 'solo-level': 'gang-boss' },
      camps: ['-2,0', '-1,0', '-1,1'],
      pool: 0,
    });
    expect(dawson.explain(state, 'cell:-2,0', 0).body).toContain('in a gang of strength 17');
    expect(detail(state, 'mine:-1,0')).toBe('Gang 17 to 9, brings 1–6 gold');
  });
});

describe('hosting and building', () => {
  it('promises no gold now: a guest pays at the next turn, or not at all', () => {
    const standing = { hotels: ['-2,2 0', '-2,1 0'], camps: ['1,1', '2,2'], pool: 5 };
    const state = table({ ...standing, pool: 2 });
    const ticket = dawson.describe(state, 'host:-2,2:1,1');
    expect(ticket.gain).toBeUndefined();
    expect(ticket.detail).toBe('Block 0 to 4, 4 gold next turn');
    const last = table({ ...standing, change: { round: 8 } });
    expect(detail(last, 'host:-2,2:1,1')).toBe('Block 0 to 4, too late to pay');
  });

  it('says that a new hotel cannot host at once where somebody waits, and counts a block in hotels', () => {
    const state = table({ hotels: ['-2,0 0'], camps: ['1,1'], gold: [20, 0], pool: 0 });
    expect(detail(state, 'build:-2,1')).toBe('Makes a block of 2 hotels');
    expect(detail(state, 'build:-2,2')).toBe('Hosts a camper next turn');
    expect(detail(state, 'build:2,2')).toBe('Foothold against 4');
    const empty = table({ gold: [20, 0], pool: 0 });
    expect(detail(empty, 'build:2,2')).toBe('Worth 1 point here');
    expect(detail(state, 'build:1,1')).toBe('Guest of 4: block 4');
  });

  it('tells of the strength of the block it joins', () => {
    const state = table({
      hotels: ['-2,0 0 guest', '-1,1 0 guest'],
      camps: ['-1,0'],
      gold: [20, 0],
      pool: 0,
    });
    expect(detail(state, 'build:-2,1')).toBe('Joins your block of 11');
    expect(detail(state, 'build:-1,0')).toBe('Guest of 3: block 14');
  });

  it('tells of the campers a changed hotel would fit', () => {
    const state = table({ hotels: ['-2,0 0'], camps: ['1,1'], gold: [20, 0], pool: 0 });
    expect(detail(state, 'resize:-2,0:4')).toBe('1 camper fits it then');
    expect(detail(state, 'resize:-2,0:6')).toBe('Room for a rolled 6');
  });
});

describe('fire', () => {
  it('must go on where there is one building, and says so', () => {
    const state = table({ hotels: ['-2,0 0', '-2,1 1', '1,0 0', '1,1 0 guest', '2,2 0'], pool: 0 });
    expect(detail(state, 'fire:-2,0')).toBe('Then Ben’s 1-hotel burns');
    expect(detail(state, 'fire:2,2')).toBe('The fire ends there');
    expect(dawson.describe(state, 'fire:1,0')).toMatchObject({
      detail: 'Then your 4-guest flees',
      warning: 'The fire must drive out your own guest.',
    });
  });

  it('stops at the one public building beside it', () => {
    const state = table({ plan: plan('tile-17 r3 -2,0', 'tile-02 r1 1,0'), hotels: ['-2,1 0'], pool: 0 });
    expect(detail(state, 'fire:-2,1')).toBe('The church stops it');
  });

  it('tells who passes it on, and what each way brings', () => {
    const state = table({
      hotels: ['-2,0 0', '-2,1 1', '-1,1 0 guest', '-2,2 1', '-1,2 0'],
      gold: [0, 0],
      pool: 0,
    });
    const events = play(state, 'fire:-2,0');
    expect(events.map((event) => dawson.tell(state, event, 0))).toEqual([
      'Ada set fire to the hotel at Front Row.',
      'Ada’s 5-hotel at Front Row burned: 5 gold.',
      'Ada passed the fire to Ben’s hotel at Front Row.',
      'Ben’s 1-hotel at Front Row burned: 1 gold.',
    ]);
    expect(dawson.prompt(state)).toBe('Where does the fire go?');
    expect(dawson.describe(state, 'cell:-1,1')).toMatchObject({
      label: 'Ada’s 6-hotel, Front Row',
      detail: 'The guest flees, and the fire is out',
      button: 'Ada’s 6-guest flees',
    });
    expect(detail(state, 'cell:-2,2')).toBe('You get 4 gold and pass it on');
    const own = play(state, 'cell:-2,2').map((event) => dawson.tell(state, event, 0));
    expect(own[0]).toBe('Ben passed the fire to their own hotel at Front Row.');
  });
});

describe('a tie for a neighbourhood', () => {
  /** Ada and Ben hold the west, worth 3, with 3 each; the east is Ada's. */
  function shared(): State {
    const state = table({
      plan: `${plan('tile-21 r3 -2,0', 'tile-02 r1 1,0')} ${plan('tile-05 r0 -6,0')}`,
      hotels: ['-1,1 0 =3 guest', '-2,0 1 =3 guest', '1,0 0 guest'],
      pool: 0,
    });
    return state;
  }

  it('is told as shared', () => {
    const state = shared();
    const events: GameEvent[] = [];
    landAndScore(state, (event) => events.push(event));
    const told = events.filter(({ kind }) => kind === 'score').map((event) => dawson.tell(state, event, 0));
    expect(told).toEqual([
      'Ada shared Gaslight Court with Ben at strength 3: 1 of 3 points.',
      'Ben shared Gaslight Court with Ada at strength 3: 1 of 3 points.',
      'Ada held Harbour Steps with a block of strength 5: 1 point.',
    ]);
  });

  it('stands on the sheet with the share, and the city’s points beside the gold', () => {
    const state = landing(shared(), []);
    const [round, gold] = dawson.score(state).seats[0]?.lines ?? [];
    expect(round).toMatchObject({ points: 2, note: 'By neighbourhood, in points: 1 of 3 shared by 2 and 1' });
    expect(gold?.note).toContain('the city brought 2 points');
  });

  it('is no tie with the Street: alone the headline compares with it', () => {
    const state = table({
      seats: 1,
      gold: [4],
      change: { round: 1, rounds: [[1]], street: [7], ledger: ['1:0'] },
    });
    state.names = ['You'];
    Object.assign(state.players[0] ?? {}, { points: 1 });
    expect(dawson.score(state).headline).toBe('You have 1 point, gold counted; the Street has 7');
  });
});

describe('what a level of rivals says of itself', () => {
  it('names the stipend it draws', () => {
    const spec = dawson.options.find(({ id }) => id === 'rival-level');
    if (spec?.kind !== 'choice') throw new Error('no rival level');
    for (const { id, stipend } of RIVAL_LEVELS) {
      expect(spec.choices.find((choice) => choice.id === id)?.help).toContain(`${stipend} gold`);
    }
  });
});

describe('tickets', () => {
  it('have one line for the label and one for what follows', () => {
    const rng = seedRng('one line');
    const long = new Set<string>();
    for (const seats of [1, 2, 3]) {
      const match = startMatch(dawson, plainConfig(dawson, seats), `lines ${seats}`);
      while (!match.over) {
        const state = match.position() as State;
        const moves = match.moves();
        if (state.step === 'manage' || state.step === 'fire-pass' || state.step === 'landing-tie') {
          for (const move of moves.filter((one) => one !== 'done')) {
            const { label, detail: said = '', cost = [] } = dawson.describe(state, move);
            if (label.length > (/^Host \d:/.test(label) ? 46 : 34)) long.add(label);
            if (said.length > (cost.length > 0 ? 32 : 40)) long.add(said);
          }
        }
        match.play(pick(rng, moves));
      }
    }
    expect([...long]).toEqual([]);
  });
});

describe('places for a tile', () => {
  it('have a name of their own each, in every rotation', () => {
    const state = table({ plan: `${CITY_A} ${plan('tile-05 r0 -6,0', 'tile-09 r1 3,-4')}`, pool: 6 });
    play(state, 'done');
    const labels = dawson.moves(state).map((move) => dawson.describe(state, move).label);
    expect(labels.length).toBeGreaterThan(100);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
