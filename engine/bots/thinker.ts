import type { Choice, GameState } from '../core/game';
import { thinkFor, type Seatwork } from './runner';

/**
 * A bot at work in slices. The engine has no clock: whoever draws frames passes one in as `spent`,
 * which says that this slice's time is up.
 */
export class Thinker<S extends GameState = GameState> {
  private readonly thinking;
  private found: Choice | null = null;
  private steps = 0;

  constructor(work: Seatwork<S>) {
    this.thinking = thinkFor(work);
  }

  get choice(): Choice | null {
    return this.found;
  }

  /** How many slices the bot has offered so far: a measure of its progress. */
  get sliceCount(): number {
    return this.steps;
  }

  /** Thinks at least one step and goes on until `spent` says stop; returns the choice once there is one. */
  advance(spent: () => boolean): Choice | null {
    while (this.found === null) {
      const { done, value } = this.thinking.next();
      this.steps++;
      if (done) this.found = value;
      else if (spent()) break;
    }
    return this.found;
  }
}
