import { seatwork, Thinker } from '@/engine/bots';
import type { BotLevel, Choice } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import { say } from './words';

/** Half a frame: the other half is for drawing. */
const SLICE_MS = 8;

interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

/** From a clear loss to a clear win an outcome goes from -1 to 1: in hundredths of that way. */
const HUNDREDTHS = 50;

/** Lets a computer think without holding up a frame; null when the game is over or `stale` says that nobody waits any more. */
export async function thinkInSlices(
  match: Match,
  level: BotLevel,
  clock: Clock,
  stale: () => boolean,
): Promise<Choice | null> {
  const work = seatwork(match, level);
  if (work === null) return null;
  const thinker = new Thinker(work);
  for (;;) {
    const start = clock.now();
    const choice = thinker.advance(() => clock.now() - start >= SLICE_MS);
    if (stale()) return null;
    if (choice) return choice;
    await clock.pause(0);
    if (stale()) return null;
  }
}

/** A difference of outcomes as it is said. */
export function hundredths(gain: number): number {
  return Math.round(gain * HUNDREDTHS);
}

/** How much better a choice came out than the next best; nothing where nobody looked ahead. */
export function gainInWords({ gain }: Choice): string {
  if (gain === undefined) return '';
  const n = hundredths(gain);
  return n > 0 ? say('gain.much', { n }) : say('gain.little');
}
