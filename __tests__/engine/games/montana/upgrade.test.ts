/** A match saved before the last row of every table was there goes on by the rules of today. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { canonical, hashText } from '@/engine/core/hash';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, saveOf } from '@/engine/core/save';
import { gameById } from '@/engine/games';
import { montana, type State } from '@/engine/games/montana';
import { BANK, ROWS, TILES, WHEEL } from '@/engine/games/montana/data';
import { RIVAL_CARDS } from '@/engine/games/montana/data-race';
import { bankSpot, largeSpot, occupied, smallSpot } from '@/engine/games/montana/rules/worker-board';
import { SPOT_WIDTH, TALLY } from '@/engine/games/montana/state';

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
    const seed = `upgrade ${game}`;
    const match = startMatch(montana, plainConfig(montana, seats), seed);
    for (let decision = match.decision(); decision; decision = match.decision()) {
      const state = match.position() as State;
      if (state.round > 5 && fits(state)) return match;
      const { seat } = decision;
      const work = { game: montana, state, seat, level: 'greedy' as const, seed, decision: match.decisions };
      match.play(chooseNow(work).move);
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

function saved(match: Match, state: State): string {
  const times = { started: 1000, saved: 2000 };
  const { checksum: _, ...save } = saveOf(match, times);
  const body = { ...save, rules: montana.rules - 1, state };
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
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
    const outcome = readSave(saved(match, before(now, parts)), gameById);
    if (outcome.kind !== 'older') throw new Error(outcome.kind);
    const state = outcome.match.position() as State;
    expect(state.spots).toEqual(now.spots);
    expect(state.tally).toEqual(now.tally.map((n, i) => (i === TALLY.length - 1 ? 0 : n)));
    expect(state.deck).not.toContain(LAST_CARD);
    expect(montana.violations(state)).toEqual([]);
    const rng = seedRng(`upgrade ${seats}`);
    while (!outcome.match.over) {
      outcome.match.play(pick(rng, outcome.match.moves()));
      expect(montana.violations(outcome.match.position() as State)).toEqual([]);
    }
  },
);
