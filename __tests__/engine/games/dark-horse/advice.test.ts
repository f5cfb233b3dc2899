/** Advice holds: what it says before a move is what the rules do then. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { dealt } from '@/engine/core/conformance-hidden';
import type { AnyGame, GameEvent, Move } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { darkHorse } from '@/engine/games/dark-horse';
import { GAINS, RESOURCES } from '@/engine/games/dark-horse/data';
import { hexOf } from '@/engine/games/dark-horse/rules/map';
import { apply } from '@/engine/games/dark-horse/rules/apply';
import { affordableTowns, citySites } from '@/engine/games/dark-horse/rules/sites';
import { townsOfType } from '@/engine/games/dark-horse/rules/tiles';
import { clone, pickAt, seatOf, task, type State } from '@/engine/games/dark-horse/state';
import { bundleName } from '@/engine/games/dark-horse/words/names';

import { bare, collecting, lay, placing, play, rails, set, start, tile } from './table';

const game: AnyGame = darkHorse;
const LETTERS = 130;
const said = (state: State, move: Move) => darkHorse.advise(state, move);

/** A lone player with a city on b1 and towns beside it. */
function alone(...dice: number[]): State {
  const state = bare(1);
  lay(state, 0, { cities: 'b1', towns: 'a1 c1', dice });
  return placing(state);
}

describe('placing', () => {
  test('Produce is counted with what is held, and for what it pays', () => {
    const state = alone(2, 6);
    lay(state, 0, { res: [1, 1, 0] });
    expect(said(state, 'place:0:food-p2')).toBe(
      'Brings 1 food; you then hold 2 food and 1 wood. That is enough for town 3 of 6.',
    );
    const after = clone(state);
    play(after, 'place:1:builder');
    expect(said(after, 'place:0:food-p2')).toContain('Your dice on Builder can then build town 3 of 6.');
    play(state, 'place:0:food-p2', 'place:0:builder');
    expect(seatOf(state, 0).res).toEqual([2, 1, 0]);
    expect(darkHorse.moves(state)).toContain('town:b2');
  });

  test('Builder knows what comes before it, and what a die on Produce could still bring', () => {
    const state = alone(2, 6);
    lay(state, 0, { res: [1, 1, 0] });
    expect(said(state, 'place:1:builder')).toBe(
      'Builds nothing as things stand: town 3 of 6 will lack 1 food. A die on Produce food would bring it in time.',
    );
    set(state, 0, 'food-p2', [3]);
    expect(said(state, 'place:1:builder')).toMatch(/^Pays 2 food and 1 wood for town 3 of 6\./);
  });

  test('a ghost on its way fades where dice lie first, and takes what is left to it', () => {
    const state = alone(1, 6);
    state.ghostsDown = false;
    state.ghosts = [{ what: 'single', dice: [6], space: 'builder', status: 'waiting' }];
    expect(said(state, 'place:1:builder')).toContain('The ghost that heads for it fades.');
    expect(said(state, 'place:0:pioneer')).toContain(
      'A ghost then takes Builder, which your other dice would fit.',
    );
    play(state, 'place:0:pioneer');
    expect(state.ghosts[0]?.status).toBe('placed');
  });

  test('a roll again is counted out', () => {
    const state = alone(1, 2);
    lay(state, 0, { tokens: { wild: 1 } });
    expect(said(state, 'reroll:0')).toMatch(
      /^Builder then fits in 2 of 6 rolls\. As they lie your dice fit \d+ other spots\./,
    );
    expect(said(state, 'reroll:01')).toMatch(/^Builder then fits in 16 of 36 rolls\./);
  });

  test('an Engineer token names what a turned die opens', () => {
    const state = alone(1);
    lay(state, 0, { res: [2, 1, 0], tokens: { engineer: 1 } });
    expect(said(state, 'change:0:6')).toContain('Builder: Pays 2 food and 1 wood for town 3 of 6.');
  });
});

describe('the plan', () => {
  test('counts the pieces of the goal, and says when it is met', () => {
    const state = bare(1);
    lay(state, 0, { cities: 'b1 d3 f3', towns: 'a1 c1 d2 f2 e4', res: [2, 1, 0] });
    state.pending = [task('build', 0, 0, 'builder')];
    expect(said(state, 'town:b2')).toContain('Town 6 of 6: ');
    expect(said(state, 'town:b2')).toContain('With it the goal is met.');
    expect(said(state, 'skip')).toBe('Keeps what you have. Town 6 of 6 can be paid.');
  });

  test('counts gold and influence where the scenario asks for them', () => {
    const rush = bare(1, { soloScenario: 'gold-rush' });
    lay(rush, 0, { cities: 'b1', res: [4, 0, 0], gold: 3 });
    rush.pending = [task('trader', 0)];
    expect(said(rush, 'gold:4,0,0')).toBe(
      'Makes 4 gold in all and leaves no resources. That is gold 4 of 10.',
    );
    const barn = bare(1, { soloScenario: 'barnstorming' });
    lay(barn, 0, { cities: 'b1', res: [1, 0, 0], influence: 3 });
    barn.pending = [task('politics', 0)];
    expect(said(barn, 'pay:1,0,0')).toBe(
      'Turns 1 resource into influence: 4 in all. That is influence 4 of 11.',
    );
  });

  test('a rail says what it opens and whether that can be paid', () => {
    const state = alone();
    rails(state, 'b2:ne');
    lay(state, 0, { res: [0, 3, 0], gold: 1 });
    state.pending = [task('rail', 0, 1, 'tycoon')];
    expect(said(state, 'rail:c2:s')).toBe(
      'Opens ground for city 2 of 3 on c3. Of its 1 gold and 4 wood you lack 1 wood.',
    );
    expect(citySites(state, 0)).toEqual([]);
    play(state, 'rail:c2:s');
    expect(citySites(state, 0)).toEqual([hexOf('c3')]);
  });

  test('the way to the centre is counted in rails', () => {
    const state = start(1, { characters: 'off', soloScenario: 'wild-frontiers' });
    expect(said(state, 'city:c2')).toContain('e4 is 3 rails away');
    expect(said(state, 'city:b1')).toContain('e4 is 5 rails away');
  });

  test('hidden ground is told by what is known of the box', () => {
    const state = start(1, { characters: 'off', tiles: 'hidden' });
    play(state, 'city:d3');
    const [first = ''] = darkHorse.moves(state).filter((move) => move.includes('d2'));
    expect(said(state, first)).toMatch(
      /^Of \d+ tiles you have not seen \d+ bring food, \d+ wood and \d+ ore\./,
    );
    tile(state, 'd2', 0, false, true);
    expect(said(state, 'town:d2')).toMatch(/^A die on Produce then brings 1 food\./);
  });

  test('Work Crew is counted for the two kinds that are chosen', () => {
    const state = alone();
    lay(state, 0, { towns: 'b2', res: [1, 0, 0] });
    set(state, 0, 'work-crew', [4]);
    collecting(state);
    expect(said(state, 'crew:0,1')).toMatch(/^You then hold 2 food and 1 wood\./);
    play(state, 'crew:0,1');
    expect(seatOf(state, 0).res).toEqual([2, 1, 0]);
  });
});

/** Matches of one and of two seats, played by the greedy player and now and then by chance. */
function* matches(count: number): Generator<Match> {
  for (let i = 0; i < count; i++) {
    const seats = 1 + (i % 2);
    yield startMatch(game, plainConfig(game, seats), `advice ${i}`);
  }
}

function nextMove(match: Match, rng: ReturnType<typeof seedRng>): Move {
  const work = seatwork(match);
  return !work || below(rng, 5) === 0 ? pick(rng, match.moves()) : chooseNow(work).move;
}

/** What a seat has at the moment of each event of a move. */
function watched(state: State, move: Move, see: (event: GameEvent, now: State) => void): State {
  const next = clone(state);
  apply(next, move, (event) => see(event, next));
  return next;
}

const found = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1) ?? null;

test('figures of goods, gold, influence and pieces are those of the table after the move', () => {
  const faults = new Set<string>();
  const seen: Record<string, number> = {};
  const expectSame = (what: string, move: Move, says: string, is: string | number, was: string | number) => {
    seen[what] = (seen[what] ?? 0) + 1;
    if (String(is) !== String(was)) faults.add(`${what}: ${move} “${says}” but ${is}`);
  };
  for (const match of matches(6)) {
    const rng = seedRng(match.seed);
    while (!match.over) {
      const state = match.position() as State;
      const seat = match.decision()?.seat ?? 0;
      const kind = pickAt(state)?.kind ?? '';
      const moves = [...match.moves()];
      while (moves.length > 6) moves.splice(below(rng, moves.length), 1);
      for (const move of moves) {
        const says = said(state, move);
        const held = found(
          /(?:you then hold|You then hold|Leaves you|and leaves) ((?:\d+ \w+(?:, | and )?)+|no resources)[.;]/,
          says,
        );
        const gold = found(/(?:Makes|Turns \d+ resources? into gold,) (\d+) gold in all/, says);
        const influence = found(/influence: (\d+) in all/, says);
        const town = found(/^(?:Centre town|Town) (\d+) of \d+: Produce (\w+) then brings (\d+)/, says);
        // A crew brings its two kinds one after the other.
        let left = kind === 'work-crew' ? GAINS.crewKinds : 1;
        let counted = 0;
        watched(state, move, (event, now) => {
          const who = seatOf(now, seat);
          if (event.seat !== seat) return;
          if (
            kind !== 'place' &&
            kind !== 'dealer' &&
            kind !== 'keep-card' &&
            held &&
            left > 0 &&
            (event.kind === 'gain' || event.kind === 'pay')
          ) {
            left--;
            if (left > 0) return;
            const total = who.res.some((n) => n > 0) ? bundleName(who.res) : 'no resources';
            expectSame('held', move, says, total, held[0] ?? '');
          }
          if (
            kind !== 'place' &&
            kind !== 'dealer' &&
            kind !== 'keep-card' &&
            gold &&
            event.kind === 'gold' &&
            counted++ === 0
          )
            expectSame('gold', move, says, who.gold, gold[0] ?? '');
          if (kind === 'politics' && influence && event.kind === 'influence' && counted++ === 0)
            expectSame('influence', move, says, who.influence, influence[0] ?? '');
          if (kind === 'build' && town && event.kind === 'town') {
            const type = RESOURCES.findIndex((one) => one === town[1]);
            expectSame(
              'town',
              move,
              says,
              `${who.towns.length} ${townsOfType(now, seat, type)}`,
              `${town[0]} ${town[2]}`,
            );
          }
        });
      }
      match.play(nextMove(match, rng));
    }
  }
  expect([...faults]).toEqual([]);
  for (const what of ['held', 'gold', 'influence', 'town'])
    expect([what, (seen[what] ?? 0) > 20]).toEqual([what, true]);
});

test('what is enough for a town or a city can be built, and ground that is opened is open', () => {
  const faults = new Set<string>();
  let checked = 0;
  for (const match of matches(6)) {
    const rng = seedRng(match.seed);
    while (!match.over) {
      const state = match.position() as State;
      const seat = match.decision()?.seat ?? 0;
      const kind = pickAt(state)?.kind ?? '';
      for (const move of match.moves().slice(0, 12)) {
        const says = said(state, move);
        const enough = found(/That is enough for (town|city)/, says)?.[0];
        const opens = found(/^Opens ground for (city|town)/, says)?.[0];
        const direct = ['gain', 'work-crew', 'market', 'mother-lode'].includes(kind) && enough;
        if (!direct && !opens) continue;
        let left = kind === 'work-crew' ? GAINS.crewKinds : 1;
        watched(state, move, (event, now) => {
          if (event.seat !== seat || event.kind !== (opens ? 'rail' : 'gain')) return;
          if (--left !== 0) return;
          checked++;
          const sites = citySites(now, seat).length > citySites(state, seat).length;
          const holds =
            opens === 'city' ? sites : enough === 'town' ? affordableTowns(now, seat).length > 0 : true;
          if (!holds) faults.add(`${move}: ${says}`);
        });
      }
      match.play(nextMove(match, rng));
    }
  }
  expect([...faults]).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

test('ghosts do as is said of them, and dice bring what was promised when they are collected', () => {
  const faults = new Set<string>();
  const seen = { ghosts: 0, goods: 0, dice: 0 };
  for (let i = 0; i < 8; i++) {
    const match = startMatch(game, plainConfig(game, 1), `forecast ${i}`);
    const rng = seedRng(match.seed);
    const promised = new Map<string, { says: string; bundle: string; events: string }>();
    let dice: { says: string; n: number } | null = null;
    while (!match.over) {
      const state = match.position() as State;
      const move = nextMove(match, rng);
      const says = said(state, move);
      const spot = move.split(':')[2] ?? '';
      const goods = move.startsWith('place:') ? found(/^Brings (\d+) (food|wood|ore);/, says) : null;
      const rolls = found(/^You roll (\d+) dice next round/, says);
      if (goods && /-(p2|effort)$/.test(spot)) {
        const bundle = RESOURCES.map((one) => (one === goods[1] ? Number(goods[0]) : 0)).join(',');
        promised.set(spot.split('-')[0] ?? '', { says, bundle, events: state.events.join() });
      }
      if (rolls && move.startsWith('place:')) dice = { says, n: Number(rolls[0]) };
      const { events } = match.play(move);
      const after = match.position() as State;
      const taken = found(/A ghost then takes ([A-Z][\w ]+), which/, says)?.[0];
      if (taken || says.includes('The ghost that heads for it fades.')) {
        seen.ghosts++;
        const kind = taken ? 'ghost-blocks' : 'ghost-fades';
        if (!/dealer/.test(move) && !events.some((event) => event.kind === kind))
          faults.add(`${move}: ${says}`);
      }
      for (const { kind, args = {} } of events) {
        if (kind === 'gain' && args['why'] === 'produce') {
          const [entry] = [...promised].filter(([, { bundle }]) => bundle === args['bundle']);
          if (entry) {
            seen.goods++;
            promised.delete(entry[0]);
          }
        }
        if (kind === 'jail' || kind === 'jail-all') dice = null;
        if (kind === 'rolls' && dice) {
          seen.dice++;
          if (String(args['faces']).split(',').length !== dice.n) faults.add(dice.says);
          dice = null;
        }
        if (kind === 'round') {
          for (const { says: unkept, events: then } of promised.values())
            if (then === after.events.join()) faults.add(unkept);
          promised.clear();
        }
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect(Math.min(seen.ghosts, seen.goods, seen.dice)).toBeGreaterThan(10);
});

test('it can be read and hides what is hidden, at every number of seats', () => {
  const wrong = new Set<string>();
  for (let seats = 1; seats <= game.seats.max; seats++) {
    const match = startMatch(game, sampleConfigs(game, seats).next().value, `read ${seats}`);
    const rng = seedRng(match.seed);
    while (!match.over) {
      const state = match.position() as State;
      const seat = match.decision()?.seat ?? 0;
      const other = dealt(game, state, seat, match.seed) as State;
      const moves = [...match.moves()];
      while (moves.length > 5) moves.splice(below(rng, moves.length), 1);
      for (const move of moves) {
        const says = said(state, move);
        const faults = [
          ...textFaults('sentence', says),
          ...(says.length > LETTERS ? ['is too long'] : []),
          ...(says === said(other, move) ? [] : ['tells what is hidden']),
        ];
        for (const fault of faults) wrong.add(`${move} ${fault}: ${says}`);
      }
      match.play(nextMove(match, rng));
    }
  }
  expect([...wrong]).toEqual([]);
});
