/**
 * What the searching player asks of a game beside its rules: where a look ahead may stop, and what the position
 * there is worth. One file a game, `bot/foresight.ts`; the weights beside it are made by `npm run train`.
 */
import type { GameState } from './game';

export interface Foresight<S extends GameState = GameState> {
  /**
   * Grows whenever a turn (where all act at once: a round) has ended: looks ahead are cut so many ticks on.
   * Never falls, is cheap, and differs by one between one turn and the next.
   */
  clock(state: S): number;
  /** How much of the game is over, from 0 at the start to 1 at the end: early and late positions are judged apart. */
  progress(state: S): number;
  /** What each of the numbers says, in a few words, for whoever reads the weights. */
  readonly names: readonly string[];
  /**
   * A position in numbers, as a seat sees its chances: what it has, what it could soon do with it, how it stands
   * against the best of the others or the automa. About as large as 1, always as many as `names`; cheap.
   */
  features(state: S, seat: number): number[];
  /**
   * What a finished game was to a seat: about 1 for a clear win, -1 for a clear loss, and in between by how much.
   * More is always better, so that it is worth playing on for.
   */
  outcome(state: S, seat: number): number;
  readonly weights: Weights;
}

/** A linear judgement that turns from `early` to `late` as the game goes on. */
export interface Judgement {
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/** Made by `npm run train`: positions of whole games, fitted to how they ended. */
export interface Weights {
  /** The command, the rules number and the numbers of games and positions they come from. */
  readonly from: string;
  /** One seat against an automa or a scale. */
  readonly solo: Judgement | null;
  /** Two seats and more. */
  readonly table: Judgement | null;
}

/** What a position promises a seat, on the scale of `outcome`. */
export function worthOf<S extends GameState>(
  of: Foresight<S>,
  state: S,
  seat: number,
  seats: number,
): number {
  const weights = seats === 1 ? of.weights.solo : of.weights.table;
  if (!weights) return 0;
  const { early, late } = weights;
  const numbers = of.features(state, seat);
  const t = of.progress(state);
  // The last weight of each stands alone.
  const n = numbers.length;
  let sum = (early[n] ?? 0) * (1 - t) + (late[n] ?? 0) * t;
  for (let i = 0; i < n; i++) {
    sum += (numbers[i] as number) * ((early[i] as number) * (1 - t) + (late[i] as number) * t);
  }
  return sum;
}
