/** A match saved before the last row of every table was there goes on by the rules of today. */
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { montana, type State } from '@/engine/games/montana';
import { BANK, PUMPKIN, ROWS, TILES, WHEEL } from '@/engine/games/montana/data';
import { RIVAL_CARDS } from '@/engine/games/montana/data-race';
import { bankSpot, largeSpot, occupied, smallSpot } from '@/engine/games/montana/rules/worker-board';
import { SPOT_WIDTH, TALLY } from '@/engine/games/montana/state';

import { openedOlder, playToEnd, savedBefore } from '../older';

const LAST_TILE = TILES.length - 1;
const LAST_CARD = RIVAL_CARDS.length - 1;
/** The spots of the last bank space and the last row. */
const LAST_SPOTS = [bankSpot(BANK.length - 1), largeSpot(ROWS.length - 1), smallSpot(ROWS.length - 1)];

/** True where nothing on the table comes from a last row. */
function fits(s: State): boolean {
  const tiles = (s.board.split(':')[1] ?? '').split('-').map((text) => Number(text.split('.')[0]));
  return (
    !tiles.includes(LAST_TILE) &&
    LAST_SPOTS.every((spot) => !occupied(s, spot)) &&
    s.spots.some((n) => n > 0) &&
    s.arrow !== WHEEL.length - 1 &&
    s.city === null
  );
}

/** A greedy game, some rounds on. */
function played(seats: number): Match {
  for (let game = 0; game < 50; game++) {
    const match = startMatch(montana, plainConfig(montana, seats), `upgrade ${game}`);
    for (let choice = hint(match); choice; choice = hint(match)) {
      const state = match.position() as State;
      if (state.round > 5 && fits(state)) return match;
      match.play(choice.move);
    }
  }
  throw new Error('No position fits.');
}

/** The position as it was written while the tables were one row shorter. */
function before(s: State, parts: { readonly bank: boolean; readonly rows: boolean }): State {
  const gone = new Set([
    ...(parts.bank ? LAST_SPOTS.slice(0, 1) : []),
    ...(parts.rows ? LAST_SPOTS.slice(1) : []),
  ]);
  return {
    ...s,
    spots: s.spots.filter((_, i) => !gone.has(Math.floor(i / SPOT_WIDTH))),
    deck: s.deck.filter((card) => card !== LAST_CARD),
    discard: s.discard.filter((card) => card !== LAST_CARD),
    tally: s.tally.slice(0, -1),
  };
}

const TABLES = [
  ['bank space', { bank: true, rows: false }],
  ['row', { bank: false, rows: true }],
  ['bank space and row', { bank: true, rows: true }],
] as const;
const CASES = [1, 2, 4].flatMap((seats) => TABLES.map(([what, parts]) => ({ seats, what, parts })));

test.each(CASES)(
  'a match of $seats seats saved before the last $what was added goes on',
  ({ seats, parts }) => {
    const match = played(seats);
    const now = match.position() as State;
    const older = openedOlder(savedBefore<State>(match, (s) => before(s, parts)));
    const state = older.position() as State;
    expect(state.spots).toEqual(now.spots);
    expect(state.tally).toEqual(now.tally.map((n, i) => (i === TALLY.length - 1 ? 0 : n)));
    expect(state.deck).not.toContain(LAST_CARD);
    playToEnd(older);
  },
);

/** A race whose player is to choose an action, as the rules before these wrote it. */
function choosing(): Match {
  const match = startMatch(montana, plainConfig(montana, 1), 'older steps');
  for (let choice = hint(match); choice; choice = hint(match)) {
    const state = match.position() as State;
    if (state.round > 3 && match.decision()?.kind === 'choose-action') return match;
    match.play(choice.move);
  }
  throw new Error('No action was chosen.');
}

const STEPS = [
  ['bank-workers', 'bank', 0],
  ['row-workers', 'area', 4],
  ['build-next', 'build', 0],
] as const;

test.each(STEPS)('an action saved at its older step %s is asked for once more', (kind, action, at) => {
  const match = choosing();
  const now = match.position() as State;
  const older = openedOlder(
    savedBefore<State>(match, ({ opening: _, ...s }) => ({
      ...s,
      tally: s.tally.map((n, i) => (TALLY[i] === action ? n + 1 : n)),
      pending: [...s.pending.slice(0, -1), { kind, seat: 0, at }],
    })),
  );
  expect(older.position()).toEqual(now);
  playToEnd(older);
});

test('a first bid not yet made is asked for with the action', () => {
  const match = choosing();
  const now = match.position() as State;
  const older = openedOlder(
    savedBefore<State>(match, ({ opening: _, ...s }) => ({
      ...s,
      players: s.players.map((p, seat) =>
        seat === 0 ? { ...p, goods: p.goods.map((n, good) => (good === PUMPKIN ? n + 1 : n)) } : p,
      ),
      supply: { ...s.supply, goods: s.supply.goods.map((n, good) => (good === PUMPKIN ? n - 1 : n)) },
      tally: s.tally.map((n, i) => (TALLY[i] === 'city' ? n + 1 : n)),
      city: { active: 0, at: [-1, -1], asked: [0, 0] },
      pending: [
        ...s.pending.slice(0, -1),
        { kind: 'city-ask', seat: 0, at: 0 },
        { kind: 'city-place', seat: 0, at: 0 },
      ],
    })),
  );
  expect(older.position()).toEqual(now);
  playToEnd(older);
});

test('an auction under way keeps its bids, and a turn with nothing left to ask goes on', () => {
  const match = choosing();
  const bidding = openedOlder(
    savedBefore<State>(match, ({ opening: _, ...s }) => ({
      ...s,
      city: { active: 0, at: [-1, 32], asked: [1, 2] },
      pending: [
        ...s.pending.slice(0, -1),
        { kind: 'city-ask', seat: 1, at: 0 },
        { kind: 'city-place', seat: 0, at: 2 },
      ],
    })),
  );
  expect((bidding.position() as State).city?.bids).toEqual([{ seat: 1, at: 32 }]);
  playToEnd(bidding);
  const ending = openedOlder(
    savedBefore<State>(match, ({ opening: _, ...s }) => ({
      ...s,
      pending: [...s.pending.slice(0, -1), { kind: 'end-turn', seat: 0, at: 0 }],
    })),
  );
  expect(match.decision()?.kind).toBe('choose-action');
  expect([ending.decision()?.kind, (ending.position() as State).round]).toEqual([
    'choose-action',
    (match.position() as State).round + 1,
  ]);
});
