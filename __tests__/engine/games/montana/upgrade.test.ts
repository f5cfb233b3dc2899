/** A match saved before the last row of every table was there goes on by the rules of today. */
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { montana, type State } from '@/engine/games/montana';
import { BANK, ROWS, TILES, WHEEL } from '@/engine/games/montana/data';
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
