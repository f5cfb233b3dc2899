import type { Seatwork } from '@/engine/bots';
import type { Course, Mark } from '@/engine/bots/review';
import type { Choice, GameState } from '@/engine/core/game';

/** Who waits for a review. */
export interface Waiting {
  /** Nobody does any more. */
  stale(): boolean;
  /** How far it is, from 0 to 1. */
  far(progress: number): void;
}

/**
 * A room beside the page where the computers of one table think, so that their thinking holds up no frame. It
 * answers null where nothing comes from here: nobody works there, nobody waits any more, or the thinking failed.
 * Then the page thinks for itself, and comes to the same: counts decide, not who counts.
 */
export interface ThinkingRoom {
  ask(work: Seatwork<GameState>, stale: () => boolean): Promise<Choice | null>;
  /** A review that is asked for again goes on where it was when nobody waited for it any more. */
  review(course: Course, seat: number, waiting: Waiting): Promise<readonly Mark[] | null>;
  /** The table has been left. */
  close(): void;
}

/** The room for a table of this game; null where there is none: the page thinks for itself. */
export type OpenRoom = (game: string) => ThinkingRoom | null;
