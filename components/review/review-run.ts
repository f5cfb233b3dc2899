/** A review under way: it works while somebody waits for it, beside the page if it can, and goes on where it stopped. */
import { createStore } from 'zustand/vanilla';

import type { ThinkingRoom } from '@/components/thinking/port';
import { courseOf, type Course, type Mark } from '@/engine/bots/review';
import { Reviewer } from '@/engine/bots/reviewer';
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
  private readonly course: Course;
  /** What the page itself has done of it. */
  private reviewer: Reviewer | null = null;
  /** Raised by whoever starts or stops it: work of before is no longer wanted. */
  private turn = 0;

  constructor(
    match: Match,
    private readonly seat: number,
    private readonly time: Clock = clock,
  ) {
    this.course = courseOf(match);
  }

  /** Answers what stops it again. Without a room the page does the work, in slices. */
  start(room: ThinkingRoom | null = null): () => void {
    const turn = ++this.turn;
    const stale = () => turn !== this.turn;
    // What the page has begun, the page ends.
    if (room && !this.reviewer) void this.workAside(room, stale);
    else this.workHere(stale);
    return () => {
      if (!stale()) this.turn++;
    };
  }

  private async workAside(room: ThinkingRoom, stale: () => boolean): Promise<void> {
    if (this.store.getState().marks) return;
    const far = (progress: number) => {
      if (!stale()) this.store.setState({ progress });
    };
    const marks = await room.review(this.course, this.seat, { stale, far });
    if (stale()) return;
    if (marks) this.store.setState({ progress: 1, marks });
    else this.workHere(stale);
  }

  private workHere(stale: () => boolean): void {
    const slice = () => {
      if (!stale() && this.advance()) this.time.soon(slice);
    };
    this.time.soon(slice);
  }

  /** False when there is nothing left to do. */
  private advance(): boolean {
    const { marks, failed } = this.store.getState();
    if (marks || failed) return false;
    const start = this.time.now();
    try {
      this.reviewer ??= new Reviewer(this.course, this.seat);
      const found = this.reviewer.advance(() => this.time.now() - start >= SLICE_MS);
      this.store.setState({ progress: this.reviewer.progress, marks: found });
      return !found;
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
  const run = known.get(key) ?? new ReviewRun(match, seat);
  known.set(key, run);
  return run;
}
