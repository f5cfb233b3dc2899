import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import type { GameEvent } from '@/engine/core/game';
import { dawson } from '@/engine/games/dawson';
import { RIVAL_LEVELS, SOLO_LEVELS, tileAt } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { standings } from '@/engine/games/dawson/rules/control';
import { fireWays } from '@/engine/games/dawson/rules/fire';
import {
  fireChoice,
  growChoice,
  landingChoice,
  mineChoice,
  resizeChoice,
} from '@/engine/games/dawson/rules/rival';
import type { State } from '@/engine/games/dawson/state';
import { landAndScore, startTurn } from '@/engine/games/dawson/rules/turn';
import { at, CITY_A, gold, kinds, plan, play, points, table } from './table';

const GRAVEL = `${CITY_A} ${plan('tile-05 r0 -6,0')}`;

function score(state: State): void {
  landAndScore(state, noEvents);
}

describe('against the Street', () => {
  it('DW-6.2.1: alone you also settle the ties of landing dice', () => {
    const state = table({ seats: 1, plan: `${CITY_A} ${plan('tile-09 r0 -6,0')}`, pool: 1 });
    state.rolled[0] = 1;
    landAndScore(state, noEvents);
    expect(dawson.decision(state)).toEqual({ seat: 0, kind: 'landing-tie' });
  });

  it('DW-6.2.2 W14: a gang’s neighbourhood goes to the Street, one without dice to nobody', () => {
    const state = table({
      seats: 1,
      options: { 'solo-level': 'greenhorn' },
      plan: GRAVEL,
      camps: ['-2,0', '-1,0', '-1,2'],
      hotels: ['-1,1 0 guest'],
      pool: 0,
    });
    score(state);
    expect(state.street).toEqual([1]);
    expect(points(state, 0)).toBe(0);
    expect(state.ledger[0]?.split(' ')).toEqual(['1:g', '1:-', '1:-']);
  });

  it('DW-6.2.3 W37: a total equal to the Street wins, and gives the rank', () => {
    const state = table({ seats: 1, gold: [0] });
    Object.assign(state, {
      step: 'over',
      round: 9,
      rounds: [[44], ...Array.from({ length: 8 }, () => [0])],
      street: [44, 0, 0, 0, 0, 0, 0, 0, 0],
      ledger: new Array<string>(9).fill(''),
    });
    Object.assign(state.players[0] ?? {}, { points: 44 });
    const sheet = dawson.score(state);
    expect(sheet.won).toBe(true);
    expect(sheet.winners).toEqual([0]);
    expect(sheet.rank?.name).toBe('Boarding-House Keeper');
    state.street[0] = 45;
    expect(dawson.score(state).won).toBe(false);
  });

  it('DW-6.2.4 W38: the level strengthens every gang that has a die', () => {
    const bonus = SOLO_LEVELS.find((level) => level.id === 'gang-boss')?.gangBonus as number;
    expect(bonus).toBeGreaterThan(0);
    /** Your block of 6 in the west beside a gang of so many pips, at a level. */
    const west = (level: string, camps: readonly string[]) =>
      standings(table({ seats: 1, options: { 'solo-level': level }, camps, hotels: ['-1,1 0 guest'] }))[0]
        ?.control;
    // A gang of 5 at (-2,0), one of 2 at (-1,2): yours is the better block, until the level helps the gang.
    expect(west('greenhorn', ['-2,0'])).toMatchObject({ winners: [0], best: 6 });
    expect(west('gang-boss', ['-2,0'])).toMatchObject({ gang: true, best: 5 + bonus });
    expect(west('gang-boss', ['-1,2'])).toMatchObject({ winners: [0], best: 6 });
    expect(west('gang-boss', [])).toMatchObject({ winners: [0], best: 6 });
  });

  it('starts each level with its dice, threshold and gold', () => {
    for (const level of SOLO_LEVELS) {
      const state = dawson.setup(plainConfig(dawson, 1, { 'solo-level': level.id }), 'a');
      expect([state.diceInGame, state.growAt, state.players[0]?.gold, state.gangBonus]).toEqual([
        9,
        level.growAt,
        level.gold,
        level.gangBonus,
      ]);
    }
  });
});

/** One person, one rival who is active. */
function rivalTable(level: string, standing: Parameters<typeof table>[0] = {}): State {
  const state = table({ seats: 1, options: { rivals: 1, 'rival-level': level }, ...standing });
  return Object.assign(state, { active: 1, decider: 1 });
}

function rivalTurn(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  startTurn(state, (event) => events.push(event));
  return events;
}

describe('rival hoteliers', () => {
  it('DW-6.3.1: collects like anyone, plus the stipend of the level', () => {
    const state = rivalTable('king', { hotels: ['-2,0 1 guest'], gold: [0, 0], pool: 0 });
    const events = rivalTurn(state);
    const stipend = RIVAL_LEVELS.find((level) => level.id === 'king')?.stipend;
    expect(events.find((event) => event.kind === 'collect')?.args?.['gold']).toBe(5);
    expect(events.find((event) => event.kind === 'stipend')?.args?.['gold']).toBe(stipend);
  });

  it('DW-6.3.2: hosts its highest hotel with the camper of the strongest gang', () => {
    const state = rivalTable('tenderfoot', {
      hotels: ['-1,2 1', '2,2 1 =3'],
      camps: ['-1,0', '-2,0', '2,0', '1,2'],
      gold: [0, 0],
      pool: 0,
    });
    const hosted = rivalTurn(state).find((event) => event.kind === 'host');
    expect(hosted?.targets).toEqual(['cell:2,2', 'cell:-1,0']);
    expect(hosted?.rule).toBe('DW-6.3.2');
  });

  it('DW-6.3.3 W39 W40: builds on the most interesting lot it can pay for', () => {
    const first = rivalTable('tenderfoot', { gold: [0, 10], pool: 0 });
    expect(rivalTurn(first).find((event) => event.kind === 'build')?.targets).toEqual(['cell:-2,0']);
    expect(gold(first, 1)).toBe(0);
    const camped = rivalTable('tenderfoot', { gold: [0, 10], pool: 0, camps: ['-2,0'] });
    expect(rivalTurn(camped).find((event) => event.kind === 'build')?.targets).toEqual(['cell:1,0']);
    const linked = rivalTable('tenderfoot', { gold: [0, 10], pool: 0, hotels: ['-1,2 1 =6 guest'] });
    linked.dice[at(linked, '-1,2')] = 0;
    expect(rivalTurn(linked).find((event) => event.kind === 'build')?.targets).toEqual(['cell:-2,2']);
    const king = rivalTable('king', {
      gold: [0, 16],
      pool: 0,
      camps: ['-2,0', '-1,0', '-2,1', '-1,1', '-2,2', '-1,2', '1,0', '2,0', '1,1', '2,1', '1,2', '2,2'],
    });
    expect(kinds(rivalTurn(king))).toContain('build-occupied');
  });

  it('DW-6.3.4: from Trader up it changes a hotel it has a camper for, and hosts there', () => {
    const standing = { hotels: ['-1,2 1'], camps: ['1,1', '2,0'], gold: [0, 4], pool: 0 };
    const state = rivalTable('trader', standing);
    expect(resizeChoice(state)).toEqual({ hotel: at(state, '-1,2'), value: 4 });
    expect(resizeChoice(rivalTable('tenderfoot', standing))).toBeNull();
  });

  it('DW-6.3.5: mines only if it did nothing else, with the strongest gang’s camper', () => {
    const state = rivalTable('tenderfoot', { camps: ['-2,0', '-1,0', '2,1'], gold: [0, 0], pool: 0 });
    expect(mineChoice(state, cityOf(state.plan))).toBe(at(state, '-2,0'));
    expect(kinds(rivalTurn(state))).toContain('mine');
  });

  /** Where the rival passes the fire that burned last at the picked square. */
  function choice(state: State): number {
    const city = cityOf(state.plan);
    return fireChoice(state, city, fireWays(state, city, state.burned), 1);
  }

  it('DW-6.3.6: never starts a fire, and passes one to others first', () => {
    const state = table({
      seats: 1,
      options: { rivals: 1 },
      hotels: ['-2,0 0', '-2,2 1', '-1,1 0 guest'],
      gold: [0, 0],
    });
    state.burned = at(state, '-2,1');
    expect(choice(state)).toBe(at(state, '-1,1'));
    state.owners[at(state, '-1,1')] = 1;
    expect(choice(state)).toBe(at(state, '-2,0'));
    state.owners[at(state, '-2,0')] = 1;
    expect(choice(state)).toBe(at(state, '-1,1'));
    state.dice[at(state, '-1,1')] = 0;
    expect(choice(state)).toBe(at(state, '-2,2'));
  });

  it('DW-6.3.7: places a tile for twice its own points less those of the others', () => {
    const state = rivalTable('trader', { hotels: ['-1,1 1 guest'], camps: ['1,0', '2,0'] });
    state.drawn = [21];
    const place = growChoice(state, cityOf(state.plan));
    // Mercy Block is worth 3: it joins the west, which the rival holds, and not the gang's east.
    expect(place.joins).toEqual([0]);
    const other = rivalTable('trader', { hotels: ['-1,1 0 guest'], camps: ['1,0', '2,0'] });
    other.drawn = [21];
    expect(growChoice(other, cityOf(other.plan)).joins).not.toEqual([0]);
  });

  it('DW-6.3.8: settles landing ties for its own hotel, then for the poorest owner', () => {
    const state = rivalTable('trader', { hotels: ['-2,0 0', '1,0 1'] });
    const squares = [at(state, '-2,0'), at(state, '1,0')];
    expect(landingChoice(state, squares, 1)).toBe(squares[1]);
    Object.assign(state.players[1] ?? {}, { points: 5 });
    expect(landingChoice(state, squares, 2)).toBe(squares[0]);
    expect(landingChoice(table(), [3, 1], 1)).toBe(3);
  });

  it('DW-6.3.9: passes if nothing is possible', () => {
    const state = rivalTable('tenderfoot', { gold: [0, 0], pool: 0 });
    const events = rivalTurn(state);
    expect(events.find((event) => event.kind === 'idle')?.rule).toBe('DW-6.3.9');
    expect(dawson.decision(state)?.seat).toBe(0);
  });

  it('has a name before it has a character', () => {
    const state = dawson.setup(
      plainConfig(dawson, 1, { rivals: 2, abilities: true, 'first-player': 'seat-1' }),
      'a',
    );
    expect(state.names).toEqual(['Ada', 'Rival 1', 'Rival 2']);
    expect(dawson.score(state).headline).toBe('Rival 1 and Rival 2 lead with 2 points each, gold counted');
  });

  it('counts no Street, and names the best rival on the sheet, the others in its last note', () => {
    const state = rivalTable('trader', { options: { rivals: 3 }, gold: [0, 4, 30, 11] });
    const { rival } = dawson.score(state);
    expect(rival?.name).toBe('Rival 2');
    expect(rival?.score.lines.at(-1)?.note).toBe(
      '30 gold, 5 to the point; the city brought 0 points; others: Rival 3 2 and Rival 1 0',
    );
  });
});

describe('abilities', () => {
  const on = { abilities: true };

  it('DW-6.4.1 W41: own timber builds a 1 for 2 and a 4 for 7, never cheaper over a camper', () => {
    const state = table({
      options: on,
      characters: ['silas-oakes', 'mabel-frost'],
      gold: [40, 0],
      camps: ['1,0'],
    });
    const price = (cell: string) => dawson.describe(state, `build:${cell}`).cost?.[0]?.amount;
    expect([price('-2,1'), price('-2,2'), price('1,0')]).toEqual([2, 7, 20]);
    const off = table({ characters: ['silas-oakes', 'mabel-frost'], gold: [40, 0] });
    play(off, 'build:-2,2');
    expect(gold(off, 0)).toBe(32);
  });

  it('DW-6.4.2: full cover pays 1, 3, 4, 6, 7, 9', () => {
    const paid = [1, 2, 3, 4, 5, 6].map((value) => {
      const state = table({
        options: on,
        characters: ['ingrid-vale', 'mabel-frost'],
        hotels: [`-2,0 0 =${value}`],
        gold: [0, 0],
      });
      play(state, 'fire:-2,0');
      return gold(state, 0);
    });
    expect(paid).toEqual([1, 3, 4, 6, 7, 9]);
  });

  it('DW-6.4.3: top billing wins ties among players only', () => {
    const state = table({
      options: on,
      characters: ['mabel-frost', 'pearl-duchene'],
      plan: plan('tile-21 r3 -2,0', 'tile-02 r1 1,0'),
      hotels: ['-1,1 0 =3 guest', '-2,0 1 =3 guest'],
    });
    expect(standings(state)[0]?.control).toMatchObject({ winners: [1], share: 3 });
    state.dice[at(state, '-1,0')] = 4;
    expect(standings(state)[0]?.control.gang).toBe(true);
  });

  it('DW-6.4.4: two plans draws two tiles and puts one under the deck', () => {
    const state = table({ options: on, characters: ['amos-reed', 'mabel-frost'], pool: 6 });
    play(state, 'done');
    expect(dawson.decision(state)?.kind).toBe('lay');
    const [keep = -1, bury = -1] = state.drawn;
    const tiles = new Set(dawson.moves(state).map((move) => move.split(':')[1]));
    expect(tiles).toEqual(new Set([keep, bury].map((tile) => tileAt(tile).id)));
    const events = play(state, dawson.moves(state)[0] as string);
    expect(kinds(events).slice(0, 2)).toEqual(['bury', 'place']);
    expect(cityOf(state.plan).placed.at(-1)?.tile).toBe(keep);
    expect(state.deck[0]).toBe(bury);
    expect(dawson.view(state, 1).under).toEqual([bury]);
    expect(dawson.resample(state, 0, { state: [1, 2, 3, 4] }).deck[0]).toBe(bury);
  });

  it('DW-6.4.5: word of mouth brings 1 gold for each rolled guest, not for hosting', () => {
    const state = table({ options: on, plan: GRAVEL, hotels: ['-2,2 0'], pool: 2, gold: [0, 0] });
    state.rolled[3] = 2;
    landAndScore(state, noEvents);
    expect(gold(state, 0)).toBe(1);
    const hosting = table({ options: on, hotels: ['-2,2 0'], camps: ['1,1'], gold: [0, 0] });
    play(hosting, 'host:-2,2:1,1');
    expect(gold(hosting, 0)).toBe(0);
  });

  it('rich claim mines 2 gold more', () => {
    const state = table({
      options: on,
      characters: ['jack-harrow', 'mabel-frost'],
      camps: ['-2,0'],
      gold: [0, 0],
      pool: 0,
    });
    const [mined] = play(state, 'mine:-2,0');
    expect(gold(state, 0)).toBe(Number(mined?.args?.['roll']) + 2);
  });
});
