/** Sitting down again to a match that was played before. */
import { openMatch } from '@/components/storage/saves';
import { newSeed } from '@/components/setup/draft';
import type { Match } from '@/engine/core/match';

import { beginMatch } from './open-session';

/** The same table, with the same seed or a new one; answers the id of the new match. */
export function playAgain(match: Match, seed: 'same' | 'new'): Promise<string> {
  return beginMatch(match.game, match.config, seed === 'same' ? match.seed : newSeed());
}

/** The same table and seed as a kept match; null when it is kept no more. */
export async function adoptSeed(id: string): Promise<string | null> {
  const opened = await openMatch(id);
  return 'match' in opened ? playAgain(opened.match, 'same') : null;
}
