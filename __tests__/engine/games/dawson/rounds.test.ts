import { noEvents } from '@/engine/core/game';
import type { GameEvent } from '@/engine/core/game';
import { dawson } from '@/engine/games/dawson';
import { anchorsFor, cityOf, cellKey, fitOf } from '@/engine/games/dawson/rules/city';
import { HEART_SLOTS, SCORING_ROUNDS, SQUARES, tileIndex, TILES } from '@/engine/games/dawson/data';
import { standings } from '@/engine/games/dawson/rules/control';
import type { State } from '@/engine/games/dawson/state';
import { endTurn, landAndScore } from '@/engine/games/dawson/rules/turn';
import { at, CITY_A, CITY_A4, gold, kinds, plan, play, points, table } from './table';

function fits(city: string, tile: string, r: number, x: number, y: number): boolean {
  return fitOf(cityOf(city), tileIndex(tile), r, x, y).ok;
}

/** Puts a scored map on the table: the standing of the neighbourhood of a cell. */
function hoodOf(state: State, cell: string) {
  const city = cityOf(state.plan);
  const found = standings(state)[city.hoodOf[Math.floor(at(state, cell) / SQUARES)] as number];
  if (!found) throw new Error('no neighbourhood');
  return found;
}

/** Lands these faces on the newest tile of the plan. */
function landing(state: State, faces: readonly number[]): { events: GameEvent[]; cells: string[] } {
  const events: GameEvent[] = [];
  for (const face of faces) state.rolled[face - 1] = (state.rolled[face - 1] as number) + 1;
  landAndScore(state, (event) => events.push(event));
  const cells = events
    .filter((event) => event.kind.startsWith('land-'))
    .map((event) => event.targets?.[0] ?? '');
  return { events, cells };
}

describe('the scoring check', () => {
  it('DW-4.4.1 W32: a pool at the threshold at the end of the turn brings a scoring round', () => {
    const state = table({ hotels: ['-2,0 0', '-2,1 1 guest'], pool: 4 });
    play(state, 'fire:-2,0', 'done');
    expect(state.pool).toBe(5);
    expect(state.step).toBe('lay');
    const below = table({ pool: 4, camps: ['1,0'] });
    play(below, 'done');
    expect(below.step).toBe('manage');
  });

  it('DW-4.4.2 W33: one scoring round a turn, even if the pool stays large', () => {
    const state = table({
      pool: 30,
      change: {
        round: 3,
        rounds: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        street: [0, 0, 0],
        ledger: ['', '', ''],
      },
    });
    play(state, 'done');
    play(state, dawson.moves(state).at(-1) as string);
    while (state.step === 'landing-tie') play(state, dawson.moves(state)[0] as string);
    expect(state.round).toBe(4);
    expect(state.pool).toBeGreaterThanOrEqual(5);
    expect(state.step).toBe('manage');
    expect(state.active).toBe(1);
    play(state, 'done');
    expect(state.step).toBe('lay');
  });
});

describe('grow', () => {
  it('DW-4.5.1: the active player draws the top tile and chooses place and turn in one pick', () => {
    const state = table({ pool: 6 });
    const top = state.deck.at(-1) as number;
    const events = play(state, 'done');
    expect(events.find((event) => event.kind === 'draw')?.news).toBe(true);
    expect(state.drawn).toEqual([top]);
    expect(dawson.decision(state)).toEqual({ seat: 0, kind: 'lay' });
    const turns = dawson.moves(state).map((move) => move.slice(-1));
    expect(new Set(turns)).toEqual(new Set(['0', '1', '2', '3']));
    play(state, dawson.moves(state)[0] as string);
    expect(cityOf(state.plan).placed.at(-1)?.tile).toBe(top);
  });

  it('DW-4.5.2 W8: joins, lies one street away, or is too far', () => {
    expect(fits(CITY_A, 'tile-05', 0, -5, 0)).toBe(true);
    expect(fits(CITY_A, 'tile-05', 0, -6, 0)).toBe(true);
    expect(fits(CITY_A, 'tile-05', 0, -7, 0)).toBe(false);
    expect(cityOf(`${CITY_A} ${plan('tile-05 r0 -5,0')}`).hoods).toHaveLength(2);
    expect(cityOf(`${CITY_A} ${plan('tile-05 r0 -6,0')}`).hoods).toHaveLength(3);
  });

  it('DW-4.5.2 W10 W11: no own street edge may run into a tile', () => {
    expect(fits(CITY_A, 'tile-16', 0, 3, 0)).toBe(true);
    expect(fits(CITY_A, 'tile-16', 2, 3, 0)).toBe(false);
    expect(fits(CITY_A, 'tile-16', 2, 4, 0)).toBe(true);
    expect(fits(CITY_A, 'tile-08', 0, -4, -2)).toBe(false);
    expect(fits(CITY_A, 'tile-08', 2, -4, -2)).toBe(true);
  });

  it('DW-4.5.3 W9: corner contact alone is not enough', () => {
    expect(fits(CITY_A, 'tile-05', 0, -5, -2)).toBe(false);
    expect(fits(CITY_A4, 'tile-05', 0, -5, -2)).toBe(true);
  });

  it('DW-4.5.4 W10 W13: the cells beside its street edges become street', () => {
    const { streets } = cityOf(`${CITY_A} ${plan('tile-16 r2 4,0')}`);
    expect(streets.has(cellKey(3, 0)) && streets.has(cellKey(3, 1))).toBe(true);
    expect(cityOf(CITY_A4).hoods.map((hood) => hood.points)).toEqual([1, 1, 1, 1]);
    expect(fits(CITY_A4, 'tile-05', 0, -1, 3)).toBe(false);
  });

  it('DW-4.5.5: every tile has a place in every rotation, and the deck lasts', () => {
    TILES.forEach((_, tile) => {
      for (let r = 0; r < 4; r++) expect(anchorsFor(cityOf(CITY_A4), tile, r).length).toBeGreaterThan(0);
    });
    // The largest Heart and a tile for each scoring round, two drawn for the last one (DW-6.4.4).
    expect(HEART_SLOTS.length + SCORING_ROUNDS + 1).toBeLessThanOrEqual(TILES.length);
    const grown = lastRound({ pool: 6, plan: CITY_A4 });
    finish(grown);
    expect(grown.deck.length).toBe(TILES.length - cityOf(grown.plan).placed.length);
  });

  it('W12: a tile may close Main Street and join its sides', () => {
    expect(fits(CITY_A, 'tile-05', 0, -1, 3)).toBe(true);
    expect(cityOf(`${CITY_A} ${plan('tile-05 r0 -1,3')}`).hoods.map((hood) => hood.points)).toEqual([3]);
  });
});

const GRAVEL = `${CITY_A} ${plan('tile-05 r0 -6,0')}`;

describe('roll', () => {
  it('DW-4.5.10: all dice of the pool are rolled', () => {
    const state = table({ pool: 8 });
    play(state, 'done');
    const events = play(state, dawson.moves(state)[0] as string);
    expect(String(events.find((event) => event.kind === 'roll')?.args?.['dice']).split(' ')).toHaveLength(8);
  });

  it('DW-4.5.11 W20: the new tile first, then hotels of any owner, nearest first', () => {
    const state = table({ plan: GRAVEL, hotels: ['1,1 0', '-2,2 1'], pool: 3 });
    expect(landing(state, [4, 4, 4]).cells).toEqual(['cell:-4,0', 'cell:-2,2', 'cell:1,1']);
  });

  it('DW-4.5.12 W3 W21: extras prefer a far hotel to a near lot', () => {
    const state = table({ plan: GRAVEL, hotels: ['1,1 0'], pool: 2 });
    expect(landing(state, [4, 4]).cells).toEqual(['cell:-4,0', 'cell:1,1']);
    const none = table({ plan: GRAVEL, pool: 2 });
    expect(landing(none, [4, 4]).cells).toEqual(['cell:-4,0', 'cell:-2,2']);
  });

  it('DW-4.5.13: near is counted from the highest lot, occupied or not', () => {
    // Both free 3-lots lie off the new tile; the highest lot of tile-05 is at (-4,1), taken by the 6.
    const state = table({ plan: GRAVEL, pool: 3 });
    expect(landing(state, [6, 3, 3]).cells).toEqual(['cell:-4,1', 'cell:-5,1', 'cell:-1,0']);
  });

  it('DW-4.5.14 W22: the next player settles equal distances, one die at a time', () => {
    const state = table({ plan: GRAVEL, hotels: ['-2,0 0', '-1,2 1 =5'], camps: ['-5,0'], pool: 1 });
    // (-2,0) lies 3 from (-4,1); move A's to distance 4 with a changed hotel at (-1,0).
    state.owners[at(state, '-2,0')] = -1;
    state.sizes[at(state, '-2,0')] = 0;
    state.owners[at(state, '-1,0')] = 0;
    state.sizes[at(state, '-1,0')] = 5;
    landing(state, [5]);
    expect(dawson.decision(state)).toEqual({ seat: 1, kind: 'landing-tie' });
    expect(dawson.moves(state)).toEqual(['cell:-1,0', 'cell:-1,2']);
    const events = play(state, 'cell:-1,2');
    expect(kinds(events).slice(0, 2)).toEqual(['tie-pick', 'land-hotel']);
    expect(state.round).toBe(1);
  });

  it('DW-4.5.15: two equal lots on the new tile go by nearness, then by the next player', () => {
    // tile-08 r2: 6 2 1 / 3 4 3, its 3-lots 1 and 3 from the 6.
    const near = table({ plan: `${CITY_A} ${plan('tile-08 r2 -4,-2')}`, pool: 1 });
    expect(landing(near, [3]).cells).toEqual(['cell:-4,-1']);
    // tile-09 r0: 1 2 1 / 3 5 4, both 1-lots 2 from the 5.
    const tied = table({ plan: `${CITY_A} ${plan('tile-09 r0 -6,0')}`, pool: 1 });
    landing(tied, [1]);
    expect(dawson.moves(tied)).toEqual(['cell:-6,0', 'cell:-4,0']);
    expect(tied.decider).toBe(1);
  });

  it('DW-4.5.16 W23: dice without a space stay in the pool', () => {
    const state = table({ plan: GRAVEL, camps: ['2,1'], pool: 3 });
    const { cells, events } = landing(state, [6, 6, 6]);
    expect(cells).toEqual(['cell:-4,1', 'cell:-1,1']);
    expect(events.find((event) => event.kind === 'stay')?.args?.['count']).toBe(1);
    expect(state.pool).toBe(1);
  });

  it('DW-4.5.17: high values land before low ones', () => {
    const state = table({ plan: GRAVEL, pool: 3 });
    const { events } = landing(state, [1, 6, 3]);
    expect(
      events.filter((event) => event.kind.startsWith('land')).map((event) => event.args?.['value']),
    ).toEqual([6, 3, 1]);
  });

  it('DW-4.5.18: a guest who came by the roll pays at the next collect', () => {
    const state = table({ plan: GRAVEL, hotels: ['-2,2 1'], pool: 2, gold: [0, 0] });
    landing(state, [4, 4]);
    expect(state.active).toBe(1);
    expect(gold(state, 1)).toBe(4);
  });

  it('W27: rolled dice may enter a hotel built this turn (DW-4.3.32)', () => {
    const state = table({ plan: GRAVEL, hotels: ['-1,0 0'], camps: ['-5,1'], pool: 1 });
    state.fresh = at(state, '-1,0');
    expect(landing(state, [3]).cells).toEqual(['cell:-1,0']);
  });
});

describe('score', () => {
  it('DW-4.5.20 W5: 1 for each tile and for each public square', () => {
    const city = cityOf(plan('tile-21 r3 -2,0', 'tile-02 r1 1,0'));
    expect(city.hoods.map((hood) => hood.points)).toEqual([3, 1]);
  });

  it('DW-4.5.21 W16: own hotels that touch form a block, empty ones link', () => {
    const state = table({ hotels: ['-2,0 0 guest', '-2,1 0', '-2,2 0 guest'], camps: ['-1,0', '-1,1'] });
    const west = hoodOf(state, '-2,0');
    expect(west.strength).toEqual({ players: [9, 0], gang: 9 });
    expect(west.control.winners).toEqual([0]);
  });

  it('DW-4.5.22 W14: campers on touching lots form gangs', () => {
    const state = table({ camps: ['-2,0', '-1,0', '-1,2'], hotels: ['-1,1 0 guest'] });
    const west = hoodOf(state, '-2,0');
    expect(west.strength).toEqual({ players: [6, 0], gang: 8 });
    expect(west.control.gang).toBe(true);
    state.dice[at(state, '-1,0')] = 0;
    expect(hoodOf(state, '-2,0').strength.gang).toBe(5);
  });

  it('DW-4.5.23: campers do not help a player, guests no gang, players share no block', () => {
    const state = table({ hotels: ['-2,0 0 guest', '-2,1 1 guest'], camps: ['-1,0'] });
    expect(hoodOf(state, '-2,0').strength).toEqual({ players: [5, 1], gang: 3 });
  });

  it('DW-4.5.24: without dice nobody controls', () => {
    const state = table({ hotels: ['-2,0 0'] });
    expect(hoodOf(state, '-2,0').control).toEqual({ winners: [], gang: false, share: 0, best: 0 });
  });

  it('DW-4.5.25 W17: only the best block of a player counts', () => {
    const state = table({ hotels: ['-2,0 0 guest', '-2,2 0 guest'], camps: ['-1,0', '-1,1'] });
    const west = hoodOf(state, '-2,0');
    expect(west.strength.players[0]).toBe(5);
    expect(west.control.gang).toBe(true);
  });

  it('DW-4.5.26 W15 W18: a player wins ties with a gang; equal players divide, rounded down', () => {
    const alone = table({ hotels: ['-1,1 0 guest', '1,0 0 guest'], camps: ['-2,0', '-1,2'] });
    expect(hoodOf(alone, '-2,0').control).toMatchObject({ winners: [0], share: 1 });
    const tied = table({
      plan: plan('tile-21 r3 -2,0', 'tile-02 r1 1,0'),
      hotels: ['-1,1 0 =3 guest', '-2,0 1 =3 guest'],
    });
    expect(hoodOf(tied, '-2,0').control).toMatchObject({ winners: [0, 1], share: 1 });
    const one = table({ hotels: ['-2,0 0 =3 guest', '-1,2 1 =3 guest'] });
    expect(hoodOf(one, '-2,0').control.share).toBe(0);
  });

  it('DW-4.5.27: a stronger gang leaves nobody any points', () => {
    const state = table({ plan: GRAVEL, camps: ['-2,0', '-1,0'], hotels: ['-1,1 0 guest'], pool: 0 });
    landing(state, []);
    expect(points(state, 0)).toBe(0);
    expect(state.ledger[0]).toContain('1:g');
  });

  it('DW-4.5.28 W19: all neighbourhoods score at once, streets part them, dice stay', () => {
    const state = table({
      plan: GRAVEL,
      hotels: ['-1,1 0 guest', '1,1 1 guest'],
      pool: 0,
      change: { active: 1 },
    });
    landing(state, []);
    expect([points(state, 0), points(state, 1)]).toEqual([1, 1]);
    expect(state.dice[at(state, '1,1')]).toBe(4);
  });
});

describe('slow weeks', () => {
  it('DW-4.6.1 W35: two players who both pass bring a scoring round', () => {
    const state = table({ camps: ['-2,0'], pool: 1 });
    play(state, 'done');
    expect(state.idle).toBe(1);
    const events = play(state, 'done');
    expect(kinds(events)).toContain('round-slow-week');
    expect(state.step).toBe('lay');
    const busy = table({ camps: ['-2,0', '1,0'], pool: 1 });
    play(busy, 'done', 'mine:-2,0');
    expect(busy.idle).toBe(0);
  });

  it('DW-4.6.2: after twelve turns a player without a scoring round one comes', () => {
    const state = table({
      pool: 0,
      camps: ['-2,0', '-1,0', '1,0', '2,0'],
      change: { waited: 23, checkedOut: 1 },
    });
    const events: GameEvent[] = [];
    endTurn(state, (event) => events.push(event));
    expect(kinds(events)[0]).toBe('round-river');
  });

  it('DW-4.6.3: a forced round counts as one of nine, and an empty pool is not rolled', () => {
    const state = table({ pool: 0, camps: ['-2,0'] });
    play(state, 'done', 'done');
    const events = play(state, dawson.moves(state)[0] as string);
    expect(kinds(events)).not.toContain('roll');
    expect(state.round).toBe(1);
    expect(state.forced).toBe(1);
  });
});

/** Eight rounds done: the next one is the last. */
function lastRound(standing: Parameters<typeof table>[0]): State {
  const state = table(standing);
  const none = state.players.map(() => 0);
  return Object.assign(state, {
    round: 8,
    rounds: Array.from({ length: 8 }, () => [...none]),
    street: new Array<number>(8).fill(0),
    ledger: new Array<string>(8).fill(''),
  });
}

function finish(state: State): void {
  dawson.apply(state, 'done', noEvents);
  while (dawson.decision(state)) dawson.apply(state, dawson.moves(state)[0] as string, noEvents);
}

describe('the end', () => {
  it('DW-5.1 W34: at once after the ninth scoring round', () => {
    const state = lastRound({ pool: 6, gold: [27, 3] });
    finish(state);
    expect(state.step).toBe('over');
    expect(state.active).toBe(0);
    expect(dawson.moves(state)).toEqual([]);
  });

  it('DW-5.2 W34: five gold a point, nothing for hotels and guests', () => {
    const state = lastRound({ pool: 6, gold: [27, 3], hotels: ['-2,0 0', '1,0 1 guest'] });
    finish(state);
    const sheet = dawson.score(state);
    expect(sheet.seats[0]?.lines.at(-1)?.points).toBe(5);
    expect(sheet.seats[1]?.lines.at(-1)?.points).toBe(0);
  });

  it('DW-5.3: the most points win', () => {
    const state = lastRound({ pool: 6, gold: [27, 3] });
    finish(state);
    expect(dawson.score(state).winners).toEqual([0]);
  });

  it('DW-5.4: ties go to more gold, then more hotels, else the win is shared', () => {
    const richer = lastRound({ pool: 6, gold: [25, 29] });
    finish(richer);
    expect(dawson.score(richer).winners).toEqual([1]);
    expect(dawson.score(richer).tieBreak).toBeTruthy();
    // An empty pool rolls nothing: nobody scores, and only the hotel parts them.
    const housed = lastRound({ pool: 0, gold: [25, 25], hotels: ['-2,0 1'], change: { idle: 1 } });
    finish(housed);
    expect([points(housed, 0), points(housed, 1)]).toEqual([0, 0]);
    expect(dawson.score(housed)).toMatchObject({
      winners: [1],
      tieBreak: 'Ben has more hotels in the city',
    });
    const shared = lastRound({ pool: 6, gold: [25, 25] });
    finish(shared);
    expect(dawson.score(shared).winners).toEqual([0, 1]);
  });
});
