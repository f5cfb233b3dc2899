/** The engine's save codec in the questions storage asks: is it good, and what match is it? */
import { LoadTrouble, readWithGames } from '@/components/boards';
import type { Match } from '@/engine/core/match';
import { lookAtSave, readSave, writeSave } from '@/engine/core/save';

import type { AsideReason } from './records';

export function encodeMatch(match: Match, started: number, saved: number): string {
  return writeSave(match, { started, saved });
}

export type Decoded = { readonly match: Match } | { readonly trouble: AsideReason };

/** Replays a save. Beside `known`, another point of the same match, only what differs is played. */
export async function decodeMatch(text: string, known?: Match): Promise<Decoded> {
  const outcome = await readWithGames((gameById) => readSave(text, gameById, known));
  return 'match' in outcome ? { match: outcome.match } : { trouble: outcome.kind };
}

/** What is wrong with a save at first sight; null when it looks whole. Nothing is replayed: opening does that. */
export async function checkSave(text: string): Promise<AsideReason | null> {
  try {
    const look = await readWithGames((gameById) => lookAtSave(text, gameById));
    return look.kind === 'whole' ? null : look.kind;
  } catch (error) {
    // Its rules could not be fetched: nothing is known against it, and opening it will say so.
    if (error instanceof LoadTrouble) return null;
    throw error;
  }
}
