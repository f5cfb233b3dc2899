/**
 * How a bot is allowed to think: on a resampled state and with a generator of its own. The true state
 * goes into `resample` and no further, so no level can see a hidden card or a coming die.
 */
import type { BotLevel, Choice, Game, GameState, Thinking } from '../core/game';
import { rngFrom, seedRng, type Rng } from '../core/rng';
import { say } from '../core/sayings';
import { habitThinking } from './habits';
import { randomThinking } from './random';
import { searchThinking } from './search';

export interface Seatwork<S extends GameState> {
  readonly game: Game<S, unknown>;
  /** The true position; it is not changed. */
  readonly state: S;
  readonly seat: number;
  readonly level: BotLevel;
  /** The match's seed and the number of the decision: together with the seat they seed the bot's generator. */
  readonly seed: string;
  readonly decision: number;
}

/** A bot's own generator: apart from the game's, and the same each time the same match is played. */
export function botRng(seed: string, seat: number, decision: number): Rng {
  return rngFrom(seedRng(`bot ${seat} ${decision} ${seed}`));
}

/** Starts a bot on its decision. The generator yields where a frame may be drawn. */
export function* thinkFor<S extends GameState>(work: Seatwork<S>): Thinking {
  const { game, state, seat, level, seed, decision } = work;
  const imagined = game.resample(state, seat, botRng(seed, seat, decision));
  const moves = game.moves(imagined);
  const [only] = moves;
  if (only !== undefined && moves.length === 1) return { move: only, reason: say('hint.only') };
  // The thinking starts from fresh words, so that how many the dealing used does not matter.
  const rng = botRng(`${seed} thought`, seat, decision);
  return yield* thinkingOf(game, imagined, seat, rng, level);
}

function thinkingOf<S extends GameState>(
  game: Game<S, unknown>,
  state: S,
  seat: number,
  rng: Rng,
  level: BotLevel,
): Thinking {
  if (level === 'random') return randomThinking(game, state, rng);
  if (level === 'greedy') return game.think(state, seat, rng);
  const who = game.characters[level];
  const { ahead } = who;
  return ahead
    ? searchThinking(game, state, seat, rng, { ...who, ahead })
    : habitThinking(game, state, seat, rng, who);
}

/** For simulations: thinks to the end at once. */
export function chooseNow<S extends GameState>(work: Seatwork<S>): Choice {
  return finish(thinkFor(work));
}

export function finish(thinking: Thinking): Choice {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
