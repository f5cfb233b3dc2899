/**
 * The searching player: plays its candidates on with the greedy player, all in the same deals and with the same
 * dice to come, to the end of a turn or round, and judges what it finds there. The better half goes on to more
 * deals and a longer look. The greedy player's answer is left only where the gain is more than chance would give.
 *
 * Counts alone decide how long it thinks, so that a match is played alike everywhere.
 */
import { leansTo, type Character, type Lookahead, type Round } from '../core/character';
import type { Choice, Game, GameState, Move, Thinking } from '../core/game';
import { below, nextUint, type Rng, type RngState } from '../core/rng';
import { say } from '../core/sayings';
import { gainOf, meanOf, playDeals, tried, type Compared, type Tried } from './compare';

interface Candidate extends Tried {
  /** Added to every mean: a liking. */
  readonly bonus: number;
}

/** A gain counts when it is more than so many of its standard errors. */
const SURE = 1;

export function* searchThinking<S extends GameState>(
  game: Game<S, unknown>,
  state: S,
  seat: number,
  rng: Rng,
  who: Character & { readonly ahead: Lookahead },
): Thinking {
  const greedy: Choice = yield* game.think(state, seat, rng);
  const candidates = candidatesOf(game, state, greedy.move, rng.state, who);
  const [favourite] = candidates;
  if (!favourite || candidates.length < 2) return greedy;
  const seats = game.score(state).seats.length;
  const table = { game, state, seat, seats, seed: `${nextUint(rng.state)}` };
  let left = candidates;
  const { rounds, proof, most = Infinity } = who.ahead;
  const patience = new Patience(most, rounds.length + (proof ? 1 : 0));
  for (const [i, round] of rounds.entries()) {
    yield* playRound(table, left, `${i}`, round, patience);
    left = bestOf(left, favourite, round.keep);
    if (left.length < 2) return { ...greedy, gain: 0 };
  }
  const found = decide(left, favourite, greedy);
  const other = left.find(({ move }) => move === found.move);
  if (!proof || !other || other === favourite) return found;
  yield* playRound(table, [favourite, other], 'proof', proof, patience);
  return decide([favourite, other], favourite, greedy);
}

/** Divides the thinking of a decision among its rounds; what one leaves is for the next. */
class Patience {
  private used = 0;
  private share = 0;

  constructor(
    private left: number,
    private rounds: number,
  ) {}

  readonly spent = (): boolean => this.used >= this.share;

  *with(work: Generator<void, void, void>): Generator<void, void, void> {
    this.share = this.left / this.rounds--;
    for (this.used = 0; !work.next().done; yield) this.used++;
    this.left -= this.used;
  }
}

/** The greedy answer first, then as many others as there is room for: first some that are liked, then any. */
function candidatesOf<S extends GameState>(
  game: Game<S, unknown>,
  state: S,
  greedy: Move,
  words: RngState,
  { ahead, likes }: Character & { readonly ahead: Lookahead },
): Candidate[] {
  const kind = game.decision(state)?.kind ?? '';
  const others = game.moves(state).filter((move) => move !== greedy);
  const liked = (move: Move) => likes.some((one) => leansTo(one, kind, move));
  const dear = likes.length > 0 ? someOf(others.filter(liked), ahead.wide >> 1, words) : [];
  const any = dear.length > 0 ? others.filter((move) => !dear.includes(move)) : others;
  const rest = someOf(any, ahead.wide - 1 - dear.length, words);
  return [greedy, ...dear, ...rest].map((move) => ({
    ...tried(move),
    bonus: liked(move) ? (ahead.likes ?? 0) : 0,
  }));
}

/** At most so many of them, without a preference. The list is used up. */
function someOf(moves: Move[], most: number, words: RngState): Move[] {
  while (moves.length > most) {
    const at = below(words, moves.length);
    // The last takes the place of the one that goes: order does not matter, and nothing is moved.
    moves[at] = moves[moves.length - 1] as Move;
    moves.pop();
  }
  return moves;
}

/** What was found before is forgotten: whoever was lucky in it would else stay so. */
function* playRound<S extends GameState>(
  table: Compared<S>,
  left: readonly Candidate[],
  round: string,
  { deals, ticks }: Omit<Round, 'keep'>,
  patience: Patience,
): Generator<void, void, void> {
  for (const one of left) one.found.length = 0;
  yield* patience.with(playDeals(table, left, { round, deals, ticks, enough: patience.spent }));
}

function bestOf(left: readonly Candidate[], favourite: Candidate, keep: number): Candidate[] {
  const others = left.filter((one) => one !== favourite);
  others.sort((a, b) => worthOf(b) - worthOf(a));
  return [favourite, ...others.slice(0, keep - 1)];
}

function worthOf(one: Candidate): number {
  return one.bonus + meanOf(one);
}

function decide(left: readonly Candidate[], favourite: Candidate, greedy: Choice): Choice {
  let best = favourite;
  let gain = 0;
  for (const one of left) {
    if (one === favourite) continue;
    const { mean, error } = gainOf(one, favourite);
    const ahead = mean + one.bonus - favourite.bonus;
    if (ahead > gain && ahead > SURE * error) [best, gain] = [one, ahead];
  }
  if (best === favourite) {
    const others = left.filter((one) => one !== favourite).map(worthOf);
    return { ...greedy, gain: Math.max(0, worthOf(favourite) - Math.max(...others)) };
  }
  return { move: best.move, reason: say('hint.ahead'), gain };
}
