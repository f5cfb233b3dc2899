/** Matches, results and set-aside saves on top of the save port. Nothing here deletes what it cannot read. */
import { checkSave } from './codec';
import { memoryPort } from './memory-port';
import { TABLES, type Row, type SavePort } from './port';
import {
  parseAside,
  parseDump,
  parseMatch,
  parseResult,
  type AsideReason,
  type AsideSave,
  type KeptMatch,
  type KeptResult,
} from './records';
import { savePort } from './save-port';
import { textShelf } from './text-shelf';

let port: SavePort = savePort;

/** Tests keep their rows in memory. */
export function usingPort(other: SavePort = memoryPort()): SavePort {
  port = other;
  return other;
}

export interface MatchList {
  /** Newest first. */
  readonly matches: readonly KeptMatch[];
  /** Saves found unreadable just now and set aside. */
  readonly moved: readonly AsideSave[];
}

/** Every readable match; what cannot be read is moved to the set-aside saves in the same breath. */
export async function listMatches(): Promise<MatchList> {
  const matches: KeptMatch[] = [];
  const moved: AsideSave[] = [];
  for (const row of await port.all('matches')) {
    const kept = parseMatch(row.text);
    // A finished match is opened from the records only, and is looked at then.
    const trouble = kept ? (kept.over ? null : checkSave(kept.text)) : 'damaged';
    if (kept && trouble === null) matches.push(kept);
    else moved.push(await moveAside(row, trouble ?? 'damaged', kept));
  }
  matches.sort((a, b) => b.updated - a.updated);
  return { matches, moved };
}

export type OpenedMatch =
  { readonly kept: KeptMatch } | { readonly missing: true } | { readonly aside: AsideSave };

export async function openMatch(id: string): Promise<OpenedMatch> {
  const row = await port.one({ table: 'matches', id });
  if (!row) return { missing: true };
  const kept = parseMatch(row.text);
  const trouble = kept ? checkSave(kept.text) : 'damaged';
  if (kept && trouble === null) return { kept };
  return { aside: await moveAside(row, trouble ?? 'damaged', kept) };
}

/** Resolves when the match is on the disk; a result found with it goes in the same step. */
export function keepMatch(kept: KeptMatch, result?: KeptResult): Promise<void> {
  const rows = [rowOf('matches', kept)];
  if (result) rows.push(rowOf('results', result));
  return port.change(rows);
}

/** A save that failed later than the checks here: a record its game refuses to replay. */
export async function setMatchAside(kept: KeptMatch, reason: AsideReason): Promise<AsideSave> {
  return moveAside(rowOf('matches', kept), reason, kept);
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

export function removeAside(id: string): Promise<void> {
  return port.change([], [{ table: 'aside', id }]);
}

/** Newest first. A damaged result is left where it is and not shown. */
export async function listResults(): Promise<KeptResult[]> {
  const rows = await port.all('results');
  return rows
    .map((row) => parseResult(row.text))
    .filter((result) => result !== null)
    .sort((a, b) => b.at - a.at);
}

/** Everything the app keeps, as one text. */
export async function exportAll(): Promise<string> {
  const rows: Row[] = [];
  for (const table of TABLES) rows.push(...(await port.all(table)));
  const texts: Record<string, string> = {};
  for (const key of textShelf.keys()) texts[key] = textShelf.read(key) ?? '';
  return JSON.stringify({ app: 'frontier-five', format: 1, rows, texts });
}

export type ImportOutcome =
  | { readonly trouble: 'foreign' | 'damaged' }
  | { readonly matches: number; readonly results: number; readonly aside: number };

/** Adds what an export holds; of two versions of one match the newer stays. Nothing changes when the text is no export. */
export async function importAll(text: string): Promise<ImportOutcome> {
  const dump = parseDump(text);
  if (!dump) return { trouble: looksLikeOurs(text) ? 'damaged' : 'foreign' };
  const write: Row[] = [];
  const counts = { matches: 0, results: 0, aside: 0 };
  for (const row of dump.rows) {
    if (row.table === 'matches' && (await keepsNewer(row))) continue;
    write.push(row);
    counts[row.table]++;
  }
  await port.change(write);
  for (const [key, value] of Object.entries(dump.texts)) textShelf.write(key, value);
  return counts;
}

export async function eraseAll(): Promise<void> {
  await port.erase();
  for (const key of textShelf.keys()) textShelf.remove(key);
}

async function keepsNewer(row: Row): Promise<boolean> {
  const here = await port.one(row);
  const kept = here && parseMatch(here.text);
  const given = parseMatch(row.text);
  return Boolean(kept && given && kept.updated > given.updated);
}

function looksLikeOurs(text: string): boolean {
  return text.includes('"frontier-five"');
}

async function moveAside(row: Row, reason: AsideReason, kept: KeptMatch | null): Promise<AsideSave> {
  const aside: AsideSave = {
    id: row.id,
    reason,
    label: kept ? [kept.mode, kept.line].filter(Boolean).join(' · ') : '',
    text: row.text,
    at: kept?.updated ?? 0,
  };
  await port.change([rowOf('aside', aside)], [row]);
  return aside;
}

function rowOf(table: Row['table'], record: { readonly id: string }): Row {
  return { table, id: record.id, text: JSON.stringify(record) };
}
