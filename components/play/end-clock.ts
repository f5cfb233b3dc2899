/**
 * When what of the last sheet is seen: the lines one after the other, the rungs of the ladder, the stamp. Every part
 * asks the clock for its own moment, so that a tick draws only what has changed.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

import { motion } from '@/components/ui/tokens';

/** Moments in ms from the beginning. */
export interface EndPlan {
  /** The lines are written between these two. */
  readonly from: number;
  readonly to: number;
  /** The ladder is climbed between these two. */
  readonly foot: number;
  readonly top: number;
  readonly stamp: number;
  readonly end: number;
}

const PRINT_MS = 320;
/** All lines together take no longer: many of them hurry. */
const LINES_MS = 1500;
const RUNG_MS = 110;
const RUNGS_MS = 600;
const BREATH_MS = 140;
const LAST_MS = 460;

export function planEnd(lines: number, rungs: number, quick = false): EndPlan {
  const k = quick ? 0.5 : 1;
  const from = PRINT_MS * k;
  const to = from + Math.min(lines * motion.scoreLine, LINES_MS) * k;
  const foot = to + BREATH_MS * k;
  const top = foot + Math.min(rungs * RUNG_MS, RUNGS_MS) * k;
  const stamp = top + BREATH_MS * k;
  return { from, to, foot, top, stamp, end: stamp + LAST_MS * k };
}

const TICK_MS = 40;

export class EndClock {
  private readonly ears = new Set<() => void>();
  private timer: ReturnType<typeof setInterval> | null = null;
  private now = 0;

  constructor(readonly plan: EndPlan) {}

  /** Since it began; past every moment when all is shown. */
  get at(): number {
    return this.now;
  }

  get running(): boolean {
    return this.now < this.plan.end;
  }

  listen = (ear: () => void): (() => void) => {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  };

  start(): () => void {
    const began = Date.now() - this.now;
    if (this.running) this.timer = setInterval(() => this.set(Date.now() - began), TICK_MS);
    return () => this.stop();
  }

  /** Shows everything at once. */
  finish(): void {
    this.set(Infinity);
  }

  private set(now: number): void {
    this.now = now;
    if (!this.running) this.stop();
    for (const ear of this.ears) ear();
  }

  private stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }
}

/** Null where the sheet stands as a whole. */
export const EndTime = createContext<EndClock | null>(null);

const never = () => () => {};

/** What a part wants to know of the time; a plain value, so that it is drawn anew only when that changes. */
function useTime<T extends number | boolean>(ask: (at: number, plan: EndPlan) => T, whole: T): T {
  const clock = useContext(EndTime);
  const snapshot = () => (clock ? ask(clock.at, clock.plan) : whole);
  return useSyncExternalStore(clock?.listen ?? never, snapshot, snapshot);
}

/** True from a moment on, `after` ms later where that is said. */
export function useReached(moment: keyof EndPlan, after = 0): boolean {
  return useTime((at, plan) => at >= plan[moment] + after, true);
}

/** How far the one of `n` lines is written that stands at this place: 0, then in thirds. */
export function useLine(place: number, n: number): number {
  return useTime((at, { from, to }) => thirds(shareOf(at, from, to) * n - place), 1);
}

/** How far all of `n` lines are counted, in thirds of a line. */
export function useCounted(n: number): number {
  return useTime((at, { from, to }) => Math.floor(shareOf(at, from, to) * n * 3) / (n * 3), 1);
}

/** How many of `n` rungs have been stepped on. */
export function useClimbed(n: number): number {
  return useTime((at, { foot, top }) => {
    if (at < foot) return 0;
    return Math.min(n, 1 + Math.floor(shareOf(at, foot, top) * n));
  }, n);
}

/** True until all is shown. */
export function useRunning(): boolean {
  return useTime((at, { end }) => at < end, false);
}

function shareOf(at: number, from: number, to: number): number {
  if (at === Infinity) return 1;
  return to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : Number(at >= to);
}

function thirds(share: number): number {
  if (share <= 0) return 0;
  return Math.min(1, Math.ceil(share * 3) / 3);
}
