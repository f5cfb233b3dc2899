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

/** A position of two seats with these tasks of older rules; seat 0 has spent what it laid down. */
function oldTasks(pending: object[], change: (s: State) => void = () => {}): State {
  const s = drafted(2, 'old tasks').position() as State;
  Object.assign(s, { phase: 'turns', turn: { pass: 1, allow: 0, taken: 1 }, pending });
  Object.assign(s.players[0] as object, { active: [], spent: [2, 1, 1, 0, 0, 0], bag: [1, 0, 0, 0, 0, 0] });
  change(s);
  return upgrade(s);
}

const turn = { kind: 'turn-main', seat: 0 };
const payment = { kind: 'commit-icon', seat: 0, card: '', gains: [0, 0, 0, 0], min: 1 };

test('frames of rules 1 become tasks, and a payment under way comes back', () => {
  const { pending: _, ...state } = drafted(2, 'frames').position() as State;
  const commit = { seat: 0, action: 'settle', card: '', icons: 1, gains: [0, 0, 0, 0], min: 1 };
  const frames = [
    { k: 'turn-main', seat: 0 },
    { k: 'commit', ...commit, pair: 'settle', half: true },
  ];
  const spent = { ...state, frames } as unknown as State & GameState;
  Object.assign(spent.players[0] as object, { spent: [2, 0, 0, 0, 0, 0], active: [], used: ['settle'] });
  const s = upgrade(spent);
  expect(s.pending).toEqual([turn]);
  expect(s.players[0]).toMatchObject({ active: ['white-settle', 'white-pioneer'], used: [] });
});

test('an action that was being paid for is open again, with its dice', () => {
  const s = oldTasks([turn, { ...payment, action: 'recruit', icons: 2 }], ({ players }) => {
    players[0]?.used.push('recruit');
  });
  expect(s.pending).toEqual([turn]);
  expect(s.turn).toEqual({ pass: 1, allow: 1, taken: 0 });
  expect(s.players[0]).toMatchObject({ active: ['white-recruit', 'white-recruit'], used: [] });
});

test('a roll that was being changed has its Pioneer back', () => {
  const roll = { kind: 'roll-step', seat: 0 };
  for (const step of [
    { kind: 'pick-reroll', seat: 0, dice: [] },
    { kind: 'pick-die', seat: 0, why: 'set' },
    { kind: 'pick-face', seat: 0, die: 'white-settle' },
  ]) {
    const s = oldTasks([roll, step]);
    expect(s.pending).toEqual([roll]);
    expect(s.players[0]?.active).toEqual(['white-pioneer']);
  }
});

test('tiles in the hand, uses of icons and cards under way go on', () => {
  const last = (task: object, change?: (s: State) => void) => oldTasks([turn, task], change).pending[1];
  expect(last({ kind: 'pick-tile', seat: 0, drawn: [13, 14] })).toMatchObject({
    kind: 'lay-tile',
    drawn: [13, 14],
  });
  expect(last({ kind: 'pick-cell', seat: 0, tile: 14 })).toMatchObject({ kind: 'lay-tile', drawn: [14] });
  expect(last({ kind: 'settle-use', seat: 0, left: 2 })).toEqual({ kind: 'settle-use', seat: 0, bonus: 2 });
  expect(last({ kind: 'trade-use', seat: 0, left: 1, used: 1 })).toEqual({
    kind: 'trade-use',
    seat: 0,
    bonus: 1,
  });
  expect(last({ kind: 'move-to', seat: 0, from: '0,0', moved: 1 })).toMatchObject({
    kind: 'move-tent',
    moved: 1,
  });
  expect(last({ kind: 'govern-tile', seat: 0 })).toBeUndefined();
  const flipped = oldTasks([turn, { kind: 'move-from', seat: 0, moved: 0 }], ({ players }) => {
    players[0]?.flipped.push('mobile-workforce');
  });
  expect(flipped.players[0]?.flipped).toEqual([]);
});

test('a card that was being paid for gives its icons and tokens back', () => {
  const pay = { kind: 'pay-token', seat: 0, card: 'forestry', due: [], rebate: 0 };
  const s = oldTasks([turn, pay], ({ players }) => {
    players[0]?.tokens.fill(0);
  });
  expect(s.pending).toEqual([turn]);
  expect(s.players[0]).toMatchObject({ active: ['white-research'], tokens: [0, 1, 0, 0] });
});
