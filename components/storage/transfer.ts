/** Everything the app keeps, out of the app and into it. An import adds; it never replaces good by bad or new by old. */
import { readValue } from '@/engine/core/read';

import { decodeMatch } from './codec';
import { StorageTrouble, TABLES, type Row, type SeenRow } from './port';
import { DUMP_LETTERS, parseAside, parseDump, parseMatch, parseResult, readRow } from './records';
import { asideOf, asidePlace, currentPort, rowOf } from './saves';
import { textShelf } from './text-shelf';
import { goodText } from './texts';

const FORMAT = 1;
/** Times an import begins anew because another window wrote in between. */
const TRIES = 5;

/** Everything the app keeps, as one text. */
export async function exportAll(): Promise<string> {
  const rows: Row[] = [];
  for (const table of TABLES) rows.push(...(await currentPort().all(table)));
  const texts: Record<string, string> = {};
  for (const key of textShelf.keys()) texts[key] = textShelf.read(key) ?? '';
  return JSON.stringify({ app: 'frontier-five', format: FORMAT, rows, texts });
}

export interface ImportCounts {
  readonly matches: number;
  readonly results: number;
  /** Saves that cannot be played here, kept with the set-aside ones. */
  readonly aside: number;
  /** Left out: this device has it as new or newer. */
  readonly known: number;
  /** Left out: damaged. */
  readonly damaged: number;
}

export type ImportOutcome = { readonly trouble: 'foreign' | 'damaged' | 'newer' | 'large' } | ImportCounts;

/** Adds what an export holds; of two good versions of one match the newer stays. Every row is checked before anything is written. */
export async function importAll(text: string): Promise<ImportOutcome> {
  if (text.length > DUMP_LETTERS) return { trouble: 'large' };
  const dump = parseDump(text);
  if (!dump) return { trouble: looksLikeOurs(text) ? 'damaged' : 'foreign' };
  if (dump.format > FORMAT) return { trouble: 'newer' };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const plan = new Plan();
    for (const row of dump.rows) await plan.add(row);
    if (!(await currentPort().change([...plan.write.values()], [], [...plan.seen.values()]))) continue;
    for (const [key, value] of Object.entries(dump.texts)) {
      const good = typeof value === 'string' ? goodText(key, value, textShelf.read(key)) : null;
      if (good !== null) textShelf.write(key, good);
    }
    return plan.counts;
  }
  throw new StorageTrouble('broken', 'another window keeps writing');
}

export async function eraseAll(): Promise<void> {
  await currentPort().erase();
  for (const key of textShelf.keys()) textShelf.remove(key);
}

function looksLikeOurs(text: string): boolean {
  return text.includes('"frontier-five"');
}

/** What an import will write, what it has seen on the disk, and what it says. */
class Plan {
  readonly write = new Map<string, Row>();
  readonly seen = new Map<string, SeenRow>();
  readonly counts = { matches: 0, results: 0, aside: 0, known: 0, damaged: 0 };

  async add(raw: unknown): Promise<void> {
    const row = readValue(readRow, raw);
    if (!row.ok) this.counts.damaged++;
    else if (row.value.table === 'matches') await this.addMatch(row.value);
    else if (row.value.table === 'results') await this.addResult(row.value);
    else await this.addAside(row.value);
  }

  private async addMatch(row: Row): Promise<void> {
    const given = parseMatch(row.text);
    const decoded =
      given && given.id === row.id ? await decodeMatch(given.text) : { trouble: 'damaged' as const };
    if (!given || ('trouble' in decoded && decoded.trouble === 'damaged')) {
      this.counts.damaged++;
      return;
    }
    // From a newer app or a game unknown here: kept for the day it can be played.
    if ('trouble' in decoded) return this.setAside(rowOf('aside', asideOf(row, decoded.trouble, given)));
    const here = await this.look(row);
    if (here !== null) {
      const kept = parseMatch(here);
      const good = kept !== null && 'match' in (await decodeMatch(kept.text));
      if (good && kept.updated >= given.updated) {
        this.counts.known++;
        return;
      }
      if (!good) await this.place(rowOf('aside', asideOf({ ...row, text: here }, 'damaged', kept)));
    }
    this.put(row);
    this.counts.matches++;
  }

  private async addResult(row: Row): Promise<void> {
    const given = parseResult(row.text);
    if (!given || given.id !== row.id) {
      this.counts.damaged++;
      return;
    }
    const here = await this.look(row);
    const kept = here === null ? null : parseResult(here);
    if (kept && kept.at >= given.at) {
      this.counts.known++;
      return;
    }
    this.put(row);
    this.counts.results++;
  }

  private async addAside(row: Row): Promise<void> {
    const given = parseAside(row.text);
    if (given) await this.setAside(row);
    else this.counts.damaged++;
  }

  private async setAside(row: Row): Promise<void> {
    if (await this.place(row)) this.counts.aside++;
    else this.counts.known++;
  }

  /** False when the very same save lies there already. */
  private async place(row: Row): Promise<boolean> {
    const aside = parseAside(row.text);
    if (!aside) return false;
    const { row: place, here } = await asidePlace(aside);
    this.seen.set(nameOf(place), { table: place.table, id: place.id, text: here?.text ?? null });
    if (here) return false;
    this.put(place);
    return true;
  }

  private async look({ table, id }: Row): Promise<string | null> {
    const planned = this.write.get(nameOf({ table, id }));
    if (planned) return planned.text;
    const here = (await currentPort().one({ table, id }))?.text ?? null;
    this.seen.set(nameOf({ table, id }), { table, id, text: here });
    return here;
  }

  private put(row: Row): void {
    this.write.set(nameOf(row), row);
  }
}

function nameOf({ table, id }: Pick<Row, 'table' | 'id'>): string {
  return `${table}/${id}`;
}
