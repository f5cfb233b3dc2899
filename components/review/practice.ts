/** Playing on from a pick of a finished match. */
import { adoptMatch } from '@/components/session/open-session';
import type { Match } from '@/engine/core/match';

/** A match of its own, unranked, at the pick after so many decisions; answers its id. The finished one stays as it is. */
export function tryFrom(match: Match, decisions: number): Promise<string> {
  return adoptMatch(match.fork(decisions, { unranked: true }));
}
