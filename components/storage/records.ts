/** The shapes kept in the tables, and their checks: everything read back is parsed, never trusted. */
import {
  anyNumber,
  fieldsOf,
  listOf,
  oneOf,
  orElse,
  readJson,
  recordOf,
  textOf,
  wholeNumber,
  yesOrNo,
  type Reader,
} from '@/engine/core/read';
import { SAVE_LIMITS } from '@/engine/core/save';

import type { Row } from './port';

/** One match: the engine's save text, and what the shelf shows without opening it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  /** The engine's save: seed, options, moves, snapshot, checksum. */
  readonly text: string;
  /** One line about the position: "Scoring round 5 of 9 · 34 points". */
  readonly line: string;
  readonly mode: string;
  readonly over: boolean;
  readonly started: number;
  readonly updated: number;
}

export type AsideReason = 'damaged' | 'outgrown' | 'newer' | 'foreign';

export interface AsideSave {
  readonly id: string;
  readonly reason: AsideReason;
  /** Where it came from: "Dakota 1877, solo race". */
  readonly label: string;
  readonly text: string;
  readonly at: number;
}

export interface KeptResult {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  readonly headline: string;
  /** The best total of a person at the table; results of one mode are compared by it. */
  readonly total: number;
  readonly rank?: string;
  /** Its place on the ladder, 0 the lowest. */
  readonly rung?: number;
  readonly won?: boolean;
  readonly trophy?: Trophy;
  readonly unranked: boolean;
  readonly seats: number;
  readonly seed: string;
}

interface Trophy {
  readonly row: string;
  readonly column: string;
  readonly mark: string;
}

/** Everything the app keeps, as it is exported. Rows are read one by one: a damaged one costs no other. */
export interface Dump {
  readonly app: 'frontier-five';
  readonly format: number;
  readonly rows: readonly unknown[];
  readonly texts: Readonly<Record<string, unknown>>;
}

/** A kept match holds a save inside a text inside a record: every quote in it may count twice. */
const ROW_LETTERS = SAVE_LIMITS.text * 3;
/** Some thousand long matches. */
export const DUMP_LETTERS = 100_000_000;

const id = textOf(1, 100);
const short = textOf(0, 80);
const stamp = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const line = orElse(textOf(0, 400), '');
const anything: Reader<unknown> = (value) => value;

const readMatch = fieldsOf<KeptMatch>({
  id,
  game: short,
  text: textOf(0, SAVE_LIMITS.text),
  line,
  mode: line,
  over: orElse(yesOrNo, false),
  started: orElse(stamp, 0),
  updated: orElse(stamp, 0),
});

const readAside = fieldsOf<AsideSave>({
  id,
  reason: orElse(oneOf(['damaged', 'outgrown', 'newer', 'foreign']), 'damaged'),
  label: orElse(textOf(0, 900), ''),
  // Whatever it was that could not be read.
  text: textOf(0, DUMP_LETTERS),
  at: orElse(stamp, 0),
});

const readResult = fieldsOf<KeptResult>({
  id,
  game: short,
  mode: textOf(0, 200),
  at: orElse(stamp, 0),
  headline: line,
  total: orElse(anyNumber, 0),
  rank: orElse(textOf(0, 80), undefined),
  rung: orElse(wholeNumber(0, 100), undefined),
  won: orElse(yesOrNo, undefined),
  trophy: orElse(
    fieldsOf<Trophy>({ row: textOf(0, 80), column: textOf(0, 80), mark: textOf(0, 80) }),
    undefined,
  ),
  unranked: orElse(yesOrNo, false),
  seats: orElse(wholeNumber(1, 12), 1),
  seed: orElse(textOf(0, SAVE_LIMITS.seed), ''),
});

const readDump = fieldsOf<Dump>({
  app: oneOf(['frontier-five']),
  format: wholeNumber(1, 1_000_000),
  rows: listOf(anything, 0, 1_000_000),
  texts: orElse(recordOf(anything, 1000, 100), {}),
});

export const readRow: Reader<Row> = fieldsOf<Row>({
  table: oneOf(['matches', 'aside', 'results']),
  id,
  text: textOf(0, DUMP_LETTERS),
});

export const parseMatch = parser(readMatch, ROW_LETTERS);
export const parseAside = parser(readAside, DUMP_LETTERS * 2);
export const parseResult = parser(readResult, 20_000);
export const parseDump = parser(readDump, DUMP_LETTERS);

/** The record in a text, or null when the text holds none. */
function parser<T>(reader: Reader<T>, most: number): (text: string) => T | null {
  return (text) => {
    const read = readJson(reader, text, most);
    return read.ok ? read.value : null;
  };
}
