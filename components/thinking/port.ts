import type { Seatwork } from '@/engine/bots';
import type { Choice, GameState } from '@/engine/core/game';

/** A room beside the page where the computers of one table think, so that their thinking holds up no frame. */
export interface ThinkingRoom {
  /**
   * The choice, or null where none comes from here: nobody works there, `stale` says that nobody waits any more, or
   * the thinking failed. Then the page thinks for itself, to the same choice: counts decide, not who counts.
   */
  ask(work: Seatwork<GameState>, stale: () => boolean): Promise<Choice | null>;
  /** The table has been left. */
  close(): void;
}

/** The room for a table of this game; null where there is none: the page thinks for itself. */
export type OpenRoom = (game: string) => ThinkingRoom | null;
