import { thinkInSlices } from '@/components/session/think';
import { seatwork } from '@/engine/bots';
import type { BotLevel, Choice } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import type { ThinkingRoom } from './port';

interface Means {
  /** Where to think beside the page; without it, or where it answers nothing, the page thinks itself. */
  readonly room?: ThinkingRoom | null;
  readonly clock: Parameters<typeof thinkInSlices>[2];
}

/** What a computer chooses, wherever it thinks; null when the game is over or `stale` says that nobody waits any more. */
export async function thinkAside(
  match: Match,
  level: BotLevel,
  { room, clock }: Means,
  stale: () => boolean,
): Promise<Choice | null> {
  const work = room ? seatwork(match, level) : null;
  const at = match.version;
  const choice = work && (await room?.ask(work, stale));
  if (stale()) return null;
  // While nobody was at work the position may have gone on: then there is nothing to think about any more.
  if (choice || at !== match.version) return choice ?? null;
  return thinkInSlices(match, level, clock, stale);
}
