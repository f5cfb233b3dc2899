/**
 * A look at a position that was not reached by play: one of older rules, or a forged one. Every verb is
 * tried on it and on some positions after it, so that what would break the table breaks here.
 */
import type { AnyGame, GameConfig, GameEvent, GameState, Move } from './game';
import { canonical } from './hash';
import { pick, seedRng } from './rng';

/** Decisions played ahead. */
const AHEAD = 40;
/** No pick of any game tells of more. */
const MOST_EVENTS = 10_000;

/** Ten times what any position of a game holds: a count of four thousand million is a loop without end. */
const MOST = { number: 10_000, letters: 2_000, items: 2_000, depth: 12 } as const;

/** True when the game's verbs work on the position and a little beyond, and none of its invariants is broken. */
export function playable(game: AnyGame, state: GameState, { seats }: GameConfig): boolean {
  try {
    const { rng: _generator, ...rest } = state;
    if (!isMeasured(rest)) return false;
    const copy = game.clone(state) as GameState;
    if (canonical(copy) !== canonical(state) || game.violations(copy).length > 0) return false;
    const rng = seedRng('probe');
    for (let ahead = 0; ahead < AHEAD; ahead++) {
      const moves = looked(game, copy, seats.length);
      if (moves.length === 0) return true;
      make(game, copy, pick(rng, moves));
    }
    return true;
  } catch {
    return false;
  }
}

/** Plain JSON of whole numbers, of a size a position of a game has. */
function isMeasured(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= MOST.letters;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= MOST.number;
  if (typeof value !== 'object' || depth > MOST.depth) return false;
  const items = Object.values(value);
  return items.length <= MOST.items && items.every((item) => isMeasured(item, depth + 1));
}

/** Everything a screen would ask of the position; answers the legal moves, none when it is over. */
function looked(game: AnyGame, state: GameState, seats: number): readonly Move[] {
  const decision = game.decision(state);
  for (let seat = -1; seat < seats; seat++) game.view(state, seat);
  game.status(state);
  if (game.score(state).seats.length !== seats) throw new RangeError('another table');
  if (decision === null) return [];
  if (!(decision.seat >= 0 && decision.seat < seats)) throw new RangeError('nobody is asked');
  game.prompt(state);
  const moves = game.moves(state);
  if (moves.length === 0) throw new RangeError('nothing can be picked');
  for (const move of moves) game.describe(state, move);
  return moves;
}

function make(game: AnyGame, state: GameState, move: Move): void {
  const events: GameEvent[] = [];
  game.apply(state, move, (event) => {
    if (events.push(event) > MOST_EVENTS) throw new RangeError('a pick without end');
  });
  for (const event of events) game.tell(state, event);
}
