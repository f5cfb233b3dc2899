/** What goes between the page and the worker it hires: plain data, of one build on both sides. */
import type { Seatwork } from '@/engine/bots';
import type { Choice, GameState } from '@/engine/core/game';

/** Seatwork in a letter: the game goes by its name. */
export interface Errand extends Omit<Seatwork<GameState>, 'game'> {
  readonly game: string;
}

export type ToWorker =
  | { readonly ask: number; readonly errand: Errand }
  /** Nobody waits for this one any more. */
  | { readonly drop: number }
  /** Are you there? */
  | { readonly ping: true };

export type FromWorker =
  /** The worker has moved in, or answers a ping. */
  | { readonly here: true }
  | { readonly of: number; readonly choice: Choice }
  /** A verb of the game threw. */
  | { readonly of: number; readonly failed: string };

export function errandOf({ game, ...work }: Seatwork<GameState>): Errand {
  return { ...work, game: game.id };
}
