import type { GameState } from '../core/game';
import { reviewing, type Course, type Mark } from './review';

/** A review at work in slices, as `Thinker` is for a choice. */
export class Reviewer<S extends GameState = GameState> {
  private readonly work;
  private found: readonly Mark[] | null = null;
  private done = 0;

  constructor(course: Course<S>, seat: number) {
    this.work = reviewing(course, seat);
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.done;
  }

  /** Works at least one step and goes on until `spent` says stop; returns the marks once all is looked through. */
  advance(spent: () => boolean): readonly Mark[] | null {
    while (this.found === null) {
      const { done, value } = this.work.next();
      if (done) [this.found, this.done] = [value, 1];
      else {
        this.done = value;
        if (spent()) break;
      }
    }
    return this.found;
  }
}
