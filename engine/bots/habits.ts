import { leansTo, type Character, type Leaning } from '../core/character';
import type { Choice, Game, GameState, Move, Thinking } from '../core/game';
import { below, pick, type Rng, type RngState } from '../core/rng';
import { say } from '../core/sayings';

/** Plays greedily but for whims, likes and forgets: what one sees of somebody's way. */
export function* habitThinking<S extends GameState>(
  game: Game<S, unknown>,
  state: S,
  seat: number,
  rng: Rng,
  who: Character,
): Thinking {
  const words = rng.state;
  const kind = game.decision(state)?.kind ?? '';
  const moves = game.moves(state);
  if (below(words, 100) < who.whims) return { move: pick(words, moves), reason: say('hint.whim') };
  const liked = moves.filter((move) => happens(words, who.likes, kind, move));
  if (liked.length > 0) return { move: pick(words, liked), reason: say('hint.like') };
  const greedy: Choice = yield* game.think(state, seat, rng);
  if (!happens(words, who.forgets, kind, greedy.move)) return greedy;
  const others = moves.filter((move) => !who.forgets.some((one) => leansTo(one, kind, move)));
  return others.length > 0 ? { move: pick(words, others), reason: say('hint.forget') } : greedy;
}

function happens(words: RngState, leanings: readonly Leaning[], kind: string, move: Move): boolean {
  return leanings.some((one) => leansTo(one, kind, move) && below(words, 100) < one.of100);
}
