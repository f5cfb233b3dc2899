/** The rows that have been played, one line of JSON each: what is on the shelf is not played again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Cell } from './cells';
import type { Figures } from './play';

export interface Row {
  /** What it was played with. */
  readonly stamp: string;
  readonly cell: Cell;
  readonly rules: number;
  readonly figures: Figures;
}

/** The last row of every stamp. A line that was cut off while it was written is passed over. */
export function readRows(file: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  if (!existsSync(file)) return rows;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const row = parsed(line);
    if (row) rows.set(row.stamp, row);
  }
  return rows;
}

export function appendRow(file: string, row: Row): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A line cut off by the end of an earlier run must not swallow this one.
  const cut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(file, `${cut ? '\n' : ''}${JSON.stringify(row)}\n`);
}

function parsed(line: string): Row | null {
  if (line.trim() === '') return null;
  try {
    return JSON.parse(line) as Row;
  } catch {
    return null;
  }
}
