import { seatwork, Thinker } from '@/engine/bots';
import type { BotLevel, Choice } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

/** Half a frame: the other half is for drawing. */
const SLICE_MS = 8;

interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

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
