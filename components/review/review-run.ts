/** A review under way: it works in slices while somebody waits for it, and goes on where it stopped. */
import { createStore } from 'zustand/vanilla';

import { reviewing, type Mark, type Reviewing } from '@/engine/bots/review';
import type { Match } from '@/engine/core/match';

/** Half a frame: the other half is for drawing. */
const SLICE_MS = 8;

export interface ReviewState {
  /** From 0 to 1. */
  readonly progress: number;
  /** Null until it is done. */
  readonly marks: readonly Mark[] | null;
  /** A match carried over from older rules may hold what these cannot read. */
  readonly failed: boolean;
}

interface Clock {
  now(): number;
  /** Does it soon, once a frame may have been drawn. */
  soon(next: () => void): void;
}

const clock: Clock = { now: () => Date.now(), soon: (next) => void setTimeout(next, 0) };

export class ReviewRun {
  readonly store = createStore<ReviewState>(() => ({ progress: 0, marks: null, failed: false }));
  private readonly work: Reviewing;
  /** Raised by whoever starts or stops it: slices of before are no longer wanted. */
  private turn = 0;

  constructor(
    match: Match,
    seat: number,
    private readonly time: Clock = clock,
  ) {
    this.work = reviewing(match, seat);
  }

  /** Answers what stops it again. */
  start(): () => void {
    const turn = ++this.turn;
    const slice = () => {
      if (turn === this.turn && this.advance()) this.time.soon(slice);
    };
    this.time.soon(slice);
    return () => {
      if (turn === this.turn) this.turn++;
    };
  }

  /** False when there is nothing left to do. */
  private advance(): boolean {
    const { marks, failed } = this.store.getState();
    if (marks || failed) return false;
    const start = this.time.now();
    try {
      for (;;) {
        const { done, value } = this.work.next();
        if (done) {
          this.store.setState({ progress: 1, marks: value });
          return false;
        }
        if (this.time.now() - start < SLICE_MS) continue;
        this.store.setState({ progress: value });
        return true;
      }
    } catch (error) {
      console.error(error);
      this.store.setState({ failed: true });
      return false;
    }
  }
}

const runs = new WeakMap<Match, Map<string, ReviewRun>>();

/** The review of a seat: the same one for as long as the match stays as it is. */
export function reviewOf(match: Match, seat: number): ReviewRun {
  const known = runs.get(match) ?? new Map<string, ReviewRun>();
  runs.set(match, known);
  const key = `${match.version} ${seat}`;
  const run = known.get(key) ?? new ReviewRun(match.fork(), seat);
  known.set(key, run);
  return run;
}
