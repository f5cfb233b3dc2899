/** Advice is what happens: its figures against what the engine then does. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent, Move } from '@/engine/core/game';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch, type Match } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { dawson, type State } from '@/engine/games/dawson';
import { tileAt, tileIndex } from '@/engine/games/dawson/data';
import { cityOf, hoodIndex } from '@/engine/games/dawson/rules/city';
import { gangAt, pointsOf, standings } from '@/engine/games/dawson/rules/control';
import { layTile } from '@/engine/games/dawson/rules/grow';
import { readLay } from '@/engine/games/dawson/rules/notation';
import { streetPoints } from '@/engine/games/dawson/rules/scoring';
import { clone } from '@/engine/games/dawson/state';
import { campersExpected } from '@/engine/games/dawson/words/advice-city';
import { hoodName } from '@/engine/games/dawson/words/names';

import { at, gold, plan, play, points, table } from './table';

const SOLO = { seats: 1, gold: [20] } as const;

describe('a deed before a scoring round', () => {
  const full = { ...SOLO, pool: 5 };

  it('says which neighbourhood it makes mine, with both strengths, and the gold', () => {
    const state = table({ ...full, camps: ['-1,0', '1,0'], hotels: ['-2,0 0'] });
    const said = dawson.advise(state, 'host:-2,0:1,0');
    expect(said).toBe(
      'Makes Front Row yours for this turn’s scoring round, 5 to 4 before the roll: 1 point. Pays 5 gold next turn.',
    );
    const [before] = standings(state);
    play(state, 'host:-2,0:1,0');
    const [after] = standings(state);
    expect([before?.control.gang, after?.control.winners, after?.strength]).toEqual([
      true,
      [0],
      { players: [5], gang: 3 },
    ]);
  });

  it('says what is missing where a gang stays stronger', () => {
    const state = table({ ...full, camps: ['1,1', '2,1', '2,0'], hotels: ['2,2 0 =3'], gold: [0] });
    expect(dawson.advise(state, 'host:2,2:2,0')).toContain('3 to 11 at Harbour Steps: 8 more would hold');
  });

  it('says what the roll may bring, and what the round would pay now', () => {
    const state = table({ ...full, camps: ['1,0'], hotels: ['-2,0 0 guest'] });
    expect(dawson.advise(state, 'build:-1,1')).toMatch(/shows a 6 in 60 % of cases, and it may walk in\.$/);
    expect(dawson.advise(state, 'done')).toBe(
      'A scoring round follows: as it stands, you score 1 point and the Street 1; 5 dice roll first. 1 guest pays 5 gold next turn.',
    );
  });

  it('knows that the last round is too late for gold', () => {
    const state = table({ ...full, camps: ['1,0'], hotels: ['-2,0 0'], change: { round: 8 } });
    expect(dawson.advise(state, 'host:-2,0:1,0')).toMatch(/: 1 point\. It is too late for its gold\.$/);
    expect(dawson.advise(state, 'done')).not.toContain('next turn');
  });
});

describe('a deed while the pool fills', () => {
  it('says the gold of the next turn and the dice that are then missing, as they come', () => {
    const state = table({ ...SOLO, pool: 1, camps: ['1,0', '2,0'], hotels: ['-2,0 0'] });
    expect(dawson.advise(state, 'host:-2,0:1,0')).toBe(
      'Pays 5 gold next turn and cuts the gang at Harbour Steps from 9 to 4. A scoring round then lacks at most 1 die.',
    );
    play(state, 'host:-2,0:1,0');
    expect(dawson.advise(state, 'done')).toBe(
      '1 guest pays 5 gold next turn. A scoring round then lacks at most 1 die.',
    );
    play(state, 'done');
    expect([gold(state, 0), state.growAt - state.pool]).toEqual([25, 1]);
  });

  it('plans the guest of a new room without those who will have left', () => {
    const hotels = ['-2,0 0 guest', '1,1 0'];
    const state = table({ ...SOLO, pool: 0, camps: ['2,2', '2,1', '1,0'], hotels });
    expect(dawson.advise(state, 'build:-2,1')).toBe(
      'A guest there would hold Front Row for you: 1 point. It waits for a rolled 1; 2 guests pay it back.',
    );
    const waits = table({ ...SOLO, pool: 0, camps: ['1,0'], hotels: ['-2,1 0 guest'] });
    expect(dawson.advise(waits, 'build:-2,0')).toBe(
      'Next turn it can host the 5 from Harbour Steps and hold Front Row: 1 point. A scoring round then lacks at most 2 dice.',
    );
    play(waits, 'build:-2,0', 'done', 'host:-2,0:1,0');
    expect(standings(waits)[0]).toMatchObject({ strength: { players: [5] }, points: 1 });
    expect(waits.growAt - waits.pool).toBe(2);
  });

  it('mines on average, and tells the cheaper lot', () => {
    const state = table({ ...SOLO, pool: 0, camps: ['1,0'] });
    expect(dawson.advise(state, 'mine:1,0')).toBe(
      'Brings 3.5 gold on average, and its lot then costs 10 gold instead of 20. A scoring round then lacks 2 dice.',
    );
  });

  it('burns for less than it costs to build', () => {
    const state = table({ ...SOLO, pool: 0, camps: ['1,0'], hotels: ['-2,0 0', '-2,1 0 guest'] });
    expect(dawson.advise(state, 'fire:-2,0')).toBe(
      'Pays 5 gold now; to build it again costs 10. It drives out your guest of 1.',
    );
    play(state, 'fire:-2,0');
    expect(gold(state, 0)).toBe(25);
  });
});

describe('a scoring round', () => {
  it('tells who holds what the tile joins, and how many dice will camp on it', () => {
    const state = table({
      ...SOLO,
      pool: 5,
      hotels: ['-1,1 0 guest'],
      change: { deck: [tileIndex('tile-05')] },
    });
    play(state, 'done');
    expect(dawson.advise(state, 'lay:tile-05:-5,0:0')).toBe(
      'You hold Front Row before the roll: 2 points. In all, you score 2 points then, the Street 0.',
    );
    expect(dawson.advise(state, 'lay:tile-05:-6,1:0')).toBe(
      'Alone for 1 point; on average 3.6 of 5 rolled dice camp on it. In all, you score 1 point then, the Street 0.',
    );
  });

  it('counts the campers to be expected as the rolls have it', () => {
    for (const id of ['tile-05', 'tile-07', 'tile-21']) {
      const { lots } = tileAt(tileIndex(id));
      const faces = [1, 2, 3, 4, 5, 6];
      let sum = 0;
      for (const a of faces)
        for (const b of faces)
          for (const c of faces)
            for (const value of faces) {
              const room = lots.filter((lot) => lot === value).length;
              sum += Math.min(room, [a, b, c].filter((face) => face === value).length);
            }
      expect(campersExpected(tileIndex(id), 3)).toBe(String(Math.round((sum / 216) * 10) / 10));
    }
  });

  it('compares the spaces a rolled die may take', () => {
    const city = plan('tile-01 r3 -2,0', 'tile-02 r1 1,0', 'tile-09 r0 -6,0');
    const state = table({
      ...SOLO,
      plan: city,
      camps: ['-6,1'],
      hotels: ['-5,0 0 =3 guest'],
      pool: 1,
      change: { step: 'landing-tie', rolled: [1, 0, 0, 0, 0, 0], heart: 2, round: 0 },
    });
    const moves = dawson.moves(state);
    expect(moves).toHaveLength(2);
    for (const move of moves) {
      const said = dawson.advise(state, move);
      const after = clone(state);
      play(after, move);
      expect(said).toContain(`you score ${points(after, 0)} point`);
      expect(said).toContain(`the Street ${after.street[0]}`);
    }
    expect(new Set(moves.map((move) => dawson.advise(state, move))).size).toBe(2);
  });
});

test('whoever picks a character reads what the ability comes to', () => {
  const state = table({ ...SOLO, options: { abilities: true }, change: { step: 'pick-character' } });
  state.players.forEach((player) => (player.character = ''));
  const said = dawson.moves(state).map((move) => dawson.advise(state, move));
  expect(new Set(said).size).toBe(7);
  expect(said).toContain('Saves up to 10 gold: 1 on a free lot for each of your 10 hotels of 2 or more.');
  expect(said).toContain('Mining brings 5.5 gold on average instead of 3.5: quick money for early hotels.');
});

/** Games of one and of two, played by the greedy player and by chance in turns. */
function* positions(): Generator<Match> {
  for (const [i, seats] of [1, 1, 1, 2].entries()) {
    const rng = seedRng(`advised ${i}`);
    const config = i === 0 ? lessonConfig(dawson) : plainConfig(dawson, seats);
    const match = startMatch(dawson, config, `advised ${i}`);
    while (!match.over) {
      yield match;
      const work = seatwork(match);
      if (!work) break;
      match.play(below(rng, 3) === 0 ? pick(rng, match.moves()) : chooseNow(work).move);
    }
  }
}

/** What a sentence promises: its pattern, and whether it came true. */
interface Promised {
  readonly says: RegExp;
  readonly holds: (figures: readonly string[], scene: Scene) => boolean;
}

interface Scene {
  readonly state: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

const laid = ({ state, move }: Scene): State => {
  const next = clone(state);
  layTile(next, readLay(move));
  return next;
};
const goldOf = (events: readonly GameEvent[], kind: string): number =>
  events.reduce((sum, event) => (event.kind === kind ? sum + Number(event.args?.['gold']) : sum), 0);
/** The hosted, built and laid position, before anything that follows by itself. */
const deeds = ['host', 'build', 'build-occupied', 'upgrade', 'downgrade'];
const stays = ({ events }: Scene) => events.every(({ kind }) => deeds.includes(kind));

const PROMISES: readonly Promised[] = [
  {
    says: /^Makes (.+) yours (?:as it stands|for this turn’s scoring round), (\d+) to (\d+)(?: before the roll)?: (\d+) /,
    holds: ([place, own, other, worth], scene) => {
      if (!stays(scene)) return true;
      const { after, state } = scene;
      const city = cityOf(after.plan);
      return standings(after).some(
        ({ control, strength, points: n }, hood) =>
          hoodName(city, hood) === place &&
          control.winners.includes(state.decider) &&
          control.best === Number(own) &&
          [
            ...strength.players.filter((_, seat) => seat !== state.decider),
            strength.gang + after.gangBonus,
          ].includes(Number(other)) &&
          n === Number(worth),
      );
    },
  },
  {
    says: /(\d+) guests? pays? (\d+) gold next turn\. (?:A scoring round then lacks at most (\d+)|Then a scoring round is sure)/,
    holds: ([n, pays, lacks], { move, after, events, state }) => {
      if (move !== 'done' || state.players.length > 1) return true;
      const collect = events.find(({ kind }) => kind === 'collect');
      const missing = after.growAt - after.pool;
      return (
        Number(collect?.args?.['guests']) === Number(n) &&
        goldOf(events, 'collect') === Number(pays) &&
        (lacks === undefined ? missing <= 0 : missing === Number(lacks))
      );
    },
  },
  {
    says: /cuts the gang at .+ from (\d+) to (\d+)\./,
    holds: ([from, to], { state, move }) => {
      const cells = move.split(':').slice(1);
      const square = at(state, cells[cells.length - 1] ?? '');
      const city = cityOf(state.plan);
      const dice = state.dice.map((die, other) => (other === square ? 0 : die));
      const left = (city.near[square] ?? []).filter(
        (mate) => state.owners[mate] === -1 && (dice[mate] ?? 0) > 0,
      );
      const rest = Math.max(0, ...left.map((mate) => gangAt(city, { ...state, dice }, mate)));
      return gangAt(city, state, square) === Number(from) && rest === Number(to);
    },
  },
  {
    says: /^Brings .*A scoring round then lacks (\d+)/,
    holds: ([n], { after, state }) => state.players.length > 1 || Number(n) === after.growAt - after.pool,
  },
  {
    says: /^Pays (\d+) gold now/,
    holds: ([n], { events }) => events.find(({ kind }) => kind === 'burn')?.args?.['gold'] === Number(n),
  },
  {
    says: /In all, you score (\d+) points? then, the (?:Street|others) (\d+)\./,
    holds: ([own, rest], scene) => {
      const next = laid(scene);
      const all = standings(next);
      const each = pointsOf(next, all);
      const mine = each[scene.state.decider] ?? NaN;
      const others = next.players.length === 1 ? streetPoints(all) : each.reduce((sum, n) => sum + n, -mine);
      return mine === Number(own) && others === Number(rest);
    },
  },
  {
    says: /^As it stands, you score (\d+) points? and the Street (\d+)/,
    holds: ([own, street], { state, after, events }) => {
      if (state.rolled.reduce((sum, n) => sum + n, 0) > 1) return true;
      if (!events.some(({ kind }) => kind === 'round-end')) return true;
      const round = state.round;
      return after.rounds[round]?.[0] === Number(own) && after.street[round] === Number(street);
    },
  },
  {
    says: /^You hold (.+) before the roll, (\d+) to (\d+): (\d+) /,
    holds: ([place, own, , worth], scene) => {
      const next = laid(scene);
      const city = cityOf(next.plan);
      const square = next.dice.length - 1;
      const hood = hoodIndex(city, square);
      const standing = standings(next)[hood];
      return (
        hoodName(city, hood) === place &&
        standing?.control.best === Number(own) &&
        standing.points === Number(worth) &&
        standing.control.winners.includes(scene.state.decider)
      );
    },
  },
];

test('what advice promises comes true in games by the greedy player and by chance', () => {
  const broken = new Set<string>();
  const met = new Map<string, number>();
  for (const match of positions()) {
    const state = match.position() as State;
    for (const move of match.moves().slice(0, 40)) {
      const said = dawson.advise(state, move);
      for (const { says, holds } of PROMISES) {
        const found = says.exec(said);
        if (!found) continue;
        met.set(says.source, (met.get(says.source) ?? 0) + 1);
        const after = clone(state);
        const events: GameEvent[] = [];
        dawson.apply(after, move, (event) => events.push(event));
        if (!holds(found.slice(1), { state, move, after, events })) broken.add(`${move}: ${said}`);
      }
    }
  }
  expect([...broken]).toEqual([]);
  // Each promise is made, so that none is looked for in vain.
  expect(PROMISES.filter(({ says }) => !met.has(says.source)).map(({ says }) => says.source)).toEqual([]);
});
