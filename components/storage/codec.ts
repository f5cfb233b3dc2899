/** The engine's save codec in the questions storage asks: is it good, and what match is it? */
import type { Match } from '@/engine/core/match';
import { lookAtSave, readSave, writeSave } from '@/engine/core/save';
import { gameById } from '@/engine/games';

import type { AsideReason } from './records';

export function encodeMatch(match: Match, started: number, saved: number): string {
  return writeSave(match, { started, saved });
}

export type Decoded = { readonly match: Match } | { readonly trouble: AsideReason };

/** Replays a save. Beside `known`, another point of the same match, only what differs is played. */
export function decodeMatch(text: string, known?: Match): Decoded {
  const outcome = readSave(text, gameById, known);
  return 'match' in outcome ? { match: outcome.match } : { trouble: outcome.kind };
}

/** What is wrong with a save at first sight; null when it looks whole. Nothing is replayed: opening does that. */
export function checkSave(text: string): AsideReason | null {
  const look = lookAtSave(text, gameById);
  return look.kind === 'whole' ? null : look.kind;
}
