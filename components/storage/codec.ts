/** The engine's save codec in the two questions storage asks: is it good, and what match is it? */
import type { Match } from '@/engine/core/match';
import { readSave, writeSave } from '@/engine/core/save';
import { gameById } from '@/engine/games';

import type { AsideReason } from './records';

export function encodeMatch(match: Match, started: number, saved: number): string {
  return writeSave(match, { started, saved });
}

export type Decoded = { readonly match: Match } | { readonly trouble: AsideReason; readonly message: string };

export function decodeMatch(text: string): Decoded {
  const outcome = readSave(text, gameById);
  if (outcome.kind === 'ok' || outcome.kind === 'older') return { match: outcome.match };
  return { trouble: outcome.kind, message: outcome.message };
}

/** What is wrong with a save; null when it can be played. */
export function checkSave(text: string): AsideReason | null {
  const decoded = decodeMatch(text);
  return 'trouble' in decoded ? decoded.trouble : null;
}
