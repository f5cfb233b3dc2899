/**
 * Taking an unfinished match off the shelf. It is hidden at once and erased only when the way back is gone, so
 * that whatever ends the app in between keeps the match.
 */
import { create } from 'zustand';

import { StorageTrouble } from '@/components/storage/port';
import { eraseMatch, matchRow } from '@/components/storage/saves';

interface Offer {
  readonly id: string;
  /** The title of its game. */
  readonly title: string;
  /** The match as it was when it was taken off: one that was played on since is not erased. */
  readonly row: string;
}

interface Removal {
  /** Matches the shelf does not show. */
  readonly hidden: ReadonlySet<string>;
  /** The one that can be put back. */
  readonly offer: Offer | null;
}

export const useRemoval = create<Removal>(() => ({ hidden: new Set(), offer: null }));

/** Hides a match and offers the way back; one that was offered before is erased. */
export async function takeOff(id: string, title: string): Promise<void> {
  const row = await orTrouble(matchRow(id), null);
  await letGo();
  if (row === null) return;
  useRemoval.setState(({ hidden }) => ({ hidden: new Set([...hidden, id]), offer: { id, title, row } }));
}

export function putBack(): void {
  const { offer } = useRemoval.getState();
  if (offer) show(offer.id);
  useRemoval.setState({ offer: null });
}

/** The way back is gone: the match is erased. */
export async function letGo(): Promise<void> {
  const { offer } = useRemoval.getState();
  if (!offer) return;
  useRemoval.setState({ offer: null });
  if (!(await orTrouble(eraseMatch(offer.id, offer.row), false))) show(offer.id);
}

function show(id: string): void {
  useRemoval.setState(({ hidden }) => ({ hidden: new Set([...hidden].filter((other) => other !== id)) }));
}

/** A disk that does not answer erases nothing: the match is on the shelf again. */
async function orTrouble<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageTrouble) return otherwise;
    throw error;
  }
}
