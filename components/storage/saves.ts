/** Matches, results and set-aside saves on top of the save port. Nothing here deletes what it cannot read. */
import type { Match } from '@/engine/core/match';

import { checkSave, decodeMatch } from './codec';
import { memoryPort } from './memory-port';
import { StorageTrouble, type Row, type SavePort } from './port';
import {
  parseAside,
  parseMatch,
  parseResult,
  type AsideReason,
  type AsideSave,
  type KeptMatch,
  type KeptResult,
} from './records';
import { savePort } from './save-port';

let port: SavePort = savePort;

/** Tests keep their rows in memory. */
export function usingPort(other: SavePort = memoryPort()): SavePort {
  port = other;
  return other;
}

export function currentPort(): SavePort {
  return port;
}

export interface MatchList {
  /** Newest first. */
  readonly matches: readonly KeptMatch[];
  /** Saves found unreadable just now and set aside. */
  readonly moved: readonly AsideSave[];
}

/** Every match that looks whole; what does not is moved to the set-aside saves in the same breath. */
export async function listMatches(): Promise<MatchList> {
  const matches: KeptMatch[] = [];
  const moved: AsideSave[] = [];
  for (const row of await port.all('matches')) {
    const kept = parseMatch(row.text);
    // A finished match is opened from the records only, and is looked at then.
    const trouble = kept ? (kept.over ? null : await checkSave(kept.text)) : 'damaged';
    if (kept && trouble === null) matches.push(kept);
    else {
      const aside = await moveAside(row, trouble ?? 'damaged', kept);
      if (aside) moved.push(aside);
    }
  }
  matches.sort((a, b) => b.updated - a.updated);
  return { matches, moved };
}

export type OpenedMatch =
  /** `row` is the text on the disk the match stands on: a save of it goes through only on top of that. */
  | { readonly kept: KeptMatch; readonly match: Match; readonly row: string }
  | { readonly missing: true }
  | { readonly aside: AsideSave };

/** Replays the kept match, or only what it has more than `known`. */
export async function openMatch(id: string, known?: Match): Promise<OpenedMatch> {
  for (;;) {
    const row = await port.one({ table: 'matches', id });
    if (!row) return { missing: true };
    const kept = parseMatch(row.text);
    const decoded = kept ? await decodeMatch(kept.text, known) : { trouble: 'damaged' as const };
    if (kept && 'match' in decoded) return { kept, match: decoded.match, row: row.text };
    const aside = await moveAside(row, 'trouble' in decoded ? decoded.trouble : 'damaged', kept);
    if (aside) return { aside };
    // Another window has written meanwhile: what it wrote is looked at.
  }
}

export interface KeepOptions {
  /** The row this save continues, as last adopted or written by this window; null for the first save of a match. */
  readonly on: string | null;
  /** A result found with it goes in the same step. */
  readonly result?: KeptResult;
}

/** Answers the row once it is on the disk, or null when another window has written since `on`: nothing was kept then. */
export async function keepMatch(kept: KeptMatch, { on, result }: KeepOptions): Promise<string | null> {
  const row = rowOf('matches', kept);
  const rows = result ? [row, rowOf('results', result)] : [row];
  const done = await port.change(rows, [], [{ table: 'matches', id: kept.id, text: on }]);
  return done ? row.text : null;
}

/** The row of a match as it is on the disk now; null when it is kept no more. */
export async function matchRow(id: string): Promise<string | null> {
  return (await port.one({ table: 'matches', id }))?.text ?? null;
}

/** Erases a match for good, unless somebody has played on in it since `row` was read: false then, and it stays. */
export function eraseMatch(id: string, row: string): Promise<boolean> {
  return port.change([], [{ table: 'matches', id }], [{ table: 'matches', id, text: row }]);
}

/** A match its own game could not stand: null when it is kept no more. */
export async function setMatchAside(id: string, reason: AsideReason): Promise<AsideSave | null> {
  for (;;) {
    const row = await port.one({ table: 'matches', id });
    if (!row) return null;
    const aside = await moveAside(row, reason, parseMatch(row.text));
    if (aside) return aside;
  }
}

/** Newest first. */
export async function listAside(): Promise<AsideSave[]> {
  const rows = await port.all('aside');
  return rows
    .map(
      (row) =>
        parseAside(row.text) ?? { id: row.id, reason: 'damaged' as const, label: '', text: row.text, at: 0 },
    )
    .sort((a, b) => b.at - a.at);
}

export async function removeAside(id: string): Promise<void> {
  await port.change([], [{ table: 'aside', id }]);
}

/** Newest first. A damaged result is left where it is and not shown. */
export async function listResults(): Promise<KeptResult[]> {
  const rows = await port.all('results');
  return rows
    .map((row) => parseResult(row.text))
    .filter((result) => result !== null)
    .sort((a, b) => b.at - a.at);
}

export function rowOf(table: Row['table'], record: { readonly id: string }): Row {
  return { table, id: record.id, text: JSON.stringify(record) };
}

export function asideOf(row: Row, reason: AsideReason, kept: KeptMatch | null): AsideSave {
  const label = kept ? [kept.mode, kept.line].filter(Boolean).join(' · ') : '';
  return { id: row.id, reason, label, text: row.text, at: kept?.updated ?? 0 };
}

/** How many saves of one id can lie aside before something is wrong with the disk itself. */
const MOST_ASIDES = 1000;

/** A place among the set-aside saves that is free, or holds this very save: one aside never replaces another. */
export async function asidePlace(
  aside: AsideSave,
): Promise<{ readonly row: Row; readonly here: Row | null }> {
  for (let number = 1; number <= MOST_ASIDES; number++) {
    const row = rowOf('aside', { ...aside, id: number === 1 ? aside.id : `${aside.id}-${number}` });
    const here = await port.one(row);
    if (!here || parseAside(here.text)?.text === aside.text) return { row, here };
  }
  throw new StorageTrouble('broken', 'no place to set a save aside');
}

/** Null when the row is no longer what was read: another window has written. */
async function moveAside(row: Row, reason: AsideReason, kept: KeptMatch | null): Promise<AsideSave | null> {
  const aside = asideOf(row, reason, kept);
  const { row: place, here } = await asidePlace(aside);
  const seen = { table: place.table, id: place.id, text: here?.text ?? null };
  const done = await port.change([place], [row], [row, seen]);
  return done ? { ...aside, id: place.id } : null;
}
