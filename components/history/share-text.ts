/** A deal or a whole match as texts that can be sent. */
import type { Match } from '@/engine/core/match';
import { shareMatch, shareSetup } from '@/engine/core/share';

import { handOut } from './hand-out';

export type ShareKind = 'deal' | 'match';

export interface ShareText {
  readonly code: string;
  readonly link: string;
  /** Longer than what every messenger carries: the code is sent alone. */
  readonly long: boolean;
}

/** Browsers, mail and messengers agree on this much. */
const LONGEST_LINK = 2000;

/** Null where the start of the match is not known any more. */
export function shareText(match: Match, kind: ShareKind): ShareText | null {
  const { game, config, seed } = match;
  const code = kind === 'deal' ? shareSetup(game, config, seed) : shareMatch(match);
  if (code === null) return null;
  const link = handOut.link(`/setup/${game.id}?code=${code}`);
  return { code, link, long: link.length > LONGEST_LINK };
}
