/** A match somebody else has shared. */
import type { Match } from '@/engine/core/match';
import { hashText } from '@/engine/core/hash';

import { adoptMatch } from './open-session';

/** Kept as a match of one's own, unranked, to look through and to play on. The same code leads to the same match. */
export function takeShared(match: Match, code: string): Promise<string> {
  return adoptMatch(match.fork(match.decisions, { unranked: true }), `shared-${hashText(code.trim())}`);
}
