import type { Game, GameState, Thinking } from '../core/game';
import { pick, type Rng } from '../core/rng';
import { say } from '../core/sayings';

/** Any legal move, each as likely as the next. */
export function* randomThinking<S extends GameState>(game: Game<S, unknown>, state: S, rng: Rng): Thinking {
  return { move: pick(rng.state, game.moves(state)), reason: say('hint.random') };
}
