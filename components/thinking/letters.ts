/** What goes between the page and the worker it hires: plain data, of one build on both sides. */
import type { Seatwork } from '@/engine/bots';
import type { Course, Mark } from '@/engine/bots/review';
import type { Choice, GameState } from '@/engine/core/game';

/** Seatwork in a letter: the game goes by its name. */
export interface Errand extends Omit<Seatwork<GameState>, 'game'> {
  readonly game: string;
}

/** A finished match, and whose picks are looked through. */
export interface ReviewErrand extends Omit<Course, 'game'> {
  readonly game: string;
  readonly seat: number;
}

export type ToWorker =
  | { readonly ask: number; readonly errand: Errand }
  | { readonly review: number; readonly errand: ReviewErrand }
  /** Nobody waits for this one any more. */
  | { readonly drop: number }
  /** Are you there? */
  | { readonly ping: true };

/** What is sent back to a question. */
export type Answer =
  | { readonly choice: Choice }
  | { readonly marks: readonly Mark[] }
  /** Not yet: a review is so far, from 0 to 1. */
  | { readonly far: number }
  /** A verb of the game threw. */
  | { readonly failed: string };

export type FromWorker =
  /** The worker has moved in, or answers a ping. */
  { readonly here: true } | (Answer & { readonly of: number });

export function errandOf({ game, ...work }: Seatwork<GameState>): Errand {
  return { ...work, game: game.id };
}

export function reviewErrandOf({ game, ...course }: Course, seat: number): ReviewErrand {
  return { ...course, seat, game: game.id };
}
