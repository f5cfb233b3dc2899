/**
 * Some moves of one decision side by side: each is played on with the greedy player in the same deals and with the
 * same dice to come. What is compared are the differences, deal by deal.
 */
import { worthOf } from '../core/foresight';
import { noEvents, type Choice, type Game, type GameState, type Move } from '../core/game';
import { rngFrom, seedRng, type Rng } from '../core/rng';

/** A decision as a seat sees it, and where the chance for all its deals comes from. */
export interface Compared<S extends GameState> {
  readonly game: Game<S, unknown>;
  /** It is only dealt anew, and not changed. */
  readonly state: S;
  readonly seat: number;
  readonly seats: number;
  readonly seed: string;
}

/** A move, and what it came to in each deal, on the scale of `outcome`. */
export interface Tried {
  readonly move: Move;
  readonly found: number[];
}

export interface Gain {
  readonly mean: number;
  /** The standard error of the mean of the paired differences; endless for less than two deals. */
  readonly error: number;
}

export function tried(move: Move): Tried {
  return { move, found: [] };
}

/** How moves are tried: in so many new deals, and how far. `round` tells the deals of one trial from another's. */
export interface Trial {
  readonly round: string;
  readonly deals: number;
  /** So many from the decision on, for all to the same tick; 0 is to the end. */
  readonly ticks: number;
  /** After each deal but the first two, whether they are enough. */
  readonly enough?: () => boolean;
}

/** Fewer deals are no evidence: the spread of one cannot be told. */
const LEAST = 2;

/** Plays every move on in new deals. */
export function* playDeals<S extends GameState>(
  of: Compared<S>,
  moves: readonly Tried[],
  { round, deals, ticks, enough = () => false }: Trial,
): Generator<void, void, void> {
  for (let i = 0; i < deals && !(i >= LEAST && enough()); i++) {
    // The same for all: what differs is the doing of the moves.
    const deal = of.game.resample(of.state, of.seat, rngFrom(seedRng(`${of.seed} ${round} ${i}`)));
    const rng = rngFrom(seedRng(`${of.seed} ${round} ${i} thought`));
    const end = ticks === 0 ? Infinity : of.game.foresight.clock(deal) + ticks;
    for (const one of moves) {
      const from = of.game.clone(deal);
      of.game.apply(from, one.move, noEvents);
      one.found.push(yield* playedOn(of, from, end, rng));
    }
  }
}

/** Everybody plays greedily from here; what the position is worth to the seat when the clock says `end`. */
function* playedOn<S extends GameState>(
  { game, seat, seats }: Compared<S>,
  state: S,
  end: number,
  rng: Rng,
): Generator<void, number, void> {
  const { foresight } = game;
  for (;;) {
    const decision = game.decision(state);
    if (decision === null) return foresight.outcome(state, seat);
    if (foresight.clock(state) >= end) return worthOf(foresight, state, seat, seats);
    const moves = game.moves(state);
    const [only] = moves;
    const move =
      only !== undefined && moves.length === 1
        ? only
        : ((yield* game.think(state, decision.seat, rng)) as Choice).move;
    game.apply(state, move, noEvents);
    yield;
  }
}

export function meanOf({ found }: Tried): number {
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}

/** How much better the first came out than the second, over the deals both were played in. */
export function gainOf(better: Tried, other: Tried): Gain {
  const n = Math.min(better.found.length, other.found.length);
  const differences = better.found.slice(0, n).map((value, i) => value - (other.found[i] as number));
  const mean = differences.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, error: Infinity };
  const spread = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(spread / (n - 1) / n) };
}
