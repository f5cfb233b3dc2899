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

/** True when the game's verbs work on the position and a little beyond, and none of its invariants is broken. */
export function playable(game: AnyGame, state: GameState, { seats }: GameConfig): boolean {
  try {
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
