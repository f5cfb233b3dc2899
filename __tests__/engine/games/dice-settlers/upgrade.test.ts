import { plainConfig } from '@/engine/core/configs';
import type { GameState } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { COLOURS, DICE_TOTAL, RESOURCES } from '@/engine/games/dice-settlers/data';
import { TECHS } from '@/engine/games/dice-settlers/data-techs';
import { TILES } from '@/engine/games/dice-settlers/data-tiles';
import { upgrade, type State } from '@/engine/games/dice-settlers/state';
import { openedOlder, playToEnd, savedBefore } from '../older';
import { game } from './table';

/** The first Roll step of a game for so many seats, drafted by chance. */
function drafted(seats: number, seed: string): Match {
  const match = Match.start(game, plainConfig(game, seats), seed) as Match;
  const rng = seedRng(seed);
  while (match.decision()?.kind !== 'roll-step') match.play(pick(rng, match.moves()));
  return match;
}

/** Its save by the rules before these, with the position changed. */
function older(match: Match, change: (s: State) => void): string {
  return savedBefore<State>(match, (s) => {
    change(s);
    return s;
  });
}

/** Reads it and plays it to its end by chance; answers the position it began with. */
function goesOn(text: string): State {
  const match = openedOlder(text);
  const read = match.position() as State;
  playToEnd(match);
  return read;
}

test('a match goes on without a tile that was added since: it stays out', () => {
  const last = TILES.length;
  const read = goesOn(
    older(drafted(4, 'tiles'), (s) => {
      expect(s.stack).toContain(last);
      s.stack = s.stack.filter((no) => no !== last);
    }),
  );
  expect(read.stack).not.toContain(last);
  expect(read.removed).toContain(last);
});

test('a match goes on without dice of a colour that was added since: they stay in the box', () => {
  const last = COLOURS.length - 1;
  const read = goesOn(
    older(drafted(3, 'colours'), (s) => {
      for (const counts of [s.supply, s.box, ...s.players.flatMap((p) => [p.bag, p.spent])]) counts.pop();
    }),
  );
  expect(read.box[last]).toBe(DICE_TOTAL[last]);
  expect(read.supply[last]).toBe(0);
  expect(read.players.map((p) => p.bag.length)).toEqual([6, 6, 6]);
});

test('a match goes on with none of a resource that was added since', () => {
  const read = goesOn(
    older(drafted(2, 'resources'), (s) => {
      for (const player of s.players) player.tokens.pop();
    }),
  );
  expect(read.players.map((p) => p.tokens.length)).toEqual([RESOURCES.length, RESOURCES.length]);
});

test('a technology that was added since lies in no tableau dealt before', () => {
  const match = drafted(2, 'technologies');
  const { tableau } = match.position() as State;
  expect(tableau).not.toContain(TECHS[TECHS.length - 1]?.id);
  expect(goesOn(older(match, () => {})).tableau).toEqual(tableau);
});

test('frames of rules 1 become tasks, a pair of Pioneers one of its own', () => {
  const { pending: _, ...state } = drafted(2, 'frames').position() as State;
  const commit = { seat: 0, action: 'settle', card: '', icons: 1, gains: [0, 0, 0, 0], min: 1 };
  const frames = [
    { k: 'turn-main', seat: 0 },
    { k: 'commit', ...commit, pair: 'settle', half: true },
  ];
  expect(upgrade({ ...state, frames } as GameState).pending).toEqual([
    { kind: 'turn-main', seat: 0 },
    { kind: 'commit-icon', ...commit },
    { kind: 'pick-pair', seat: 0, action: 'settle', icon: 'settle', half: true },
  ]);
  const pay = { k: 'pay-token', seat: 0, card: 'forestry', due: [1], rebate: true };
  expect(upgrade({ ...state, frames: [pay] } as GameState).pending[0]).toMatchObject({ rebate: 1 });
});
