import type { BotLevel, Choice, GameState } from '../core/game';
import type { Match } from '../core/match';
import { chooseNow, type Seatwork } from './runner';

/** What a seat of a match has to think about now, or null when the game is over. */
export function seatwork<S extends GameState>(
  match: Match<S, unknown>,
  level: Seatwork<S>['level'] = 'greedy',
): Seatwork<S> | null {
  const decision = match.decision();
  if (decision === null) return null;
  return {
    game: match.game,
    state: match.position(),
    seat: decision.seat,
    level,
    seed: match.seed,
    decision: match.decisions,
  };
}

/** Who holds the lamp. */
export const ADVISER: BotLevel = 'legend';

/** What the greedy bot would do in the acting seat, with its reason; null when the game is over. */
export function hint<S extends GameState>(match: Match<S, unknown>): Choice | null {
  const work = seatwork(match);
  return work === null ? null : chooseNow(work);
}
