/**
 * Readers for everything that comes from outside: a reader answers the value it promises or throws
 * `Unreadable` with the path to what was wrong. Every text, list and record has an upper limit, so that
 * nothing read can be larger than the app would ever write.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(
    /** Such as `config.seats.2.name`; empty for the outermost value. */
    readonly path: string,
  ) {
    super(`unreadable: ${path}`);
  }
}

export type Reader<T> = (value: unknown, path: string) => T;

export type ReadOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly path: string };

/** The value by its reader, or the path to what is wrong with it. */
export function readValue<T>(reader: Reader<T>, value: unknown): ReadOutcome<T> {
  try {
    return { ok: true, value: reader(value, '') };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, path: error.path };
  }
}

/** The same from a text of JSON. */
export function readJson<T>(reader: Reader<T>, text: string, most: number): ReadOutcome<T> {
  const parsed = parseJson(text, most);
  return parsed.ok ? readValue(reader, parsed.value) : parsed;
}

/** What a text of JSON holds; a text longer than `most` is not even looked at. */
export function parseJson(text: string, most: number): ReadOutcome<unknown> {
  if (text.length > most) return { ok: false, path: '' };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, path: '' };
  }
}

export function wholeNumber(least: number, most: number): Reader<number> {
  return (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Unreadable(path);
  };
}

export const anyNumber: Reader<number> = (value, path) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Unreadable(path);
};

export const yesOrNo: Reader<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw new Unreadable(path);
};

export function textOf(least: number, most: number): Reader<string> {
  return (value, path) => {
    if (typeof value === 'string' && value.length >= least && value.length <= most) return value;
    throw new Unreadable(path);
  };
}

/** Letters as they are seen, an emoji being one. */
export function shownLetters(text: string): number {
  return [...text].length;
}

export function oneOf<const T extends string | number | boolean>(choices: readonly T[]): Reader<T> {
  return (value, path) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new Unreadable(path);
    return found;
  };
}

export function listOf<T>(item: Reader<T>, least: number, most: number): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) throw new Unreadable(path);
    return value.map((one, at) => item(one, within(path, String(at))));
  };
}

export function recordOf<T>(item: Reader<T>, most: number, longestKey: number): Reader<Record<string, T>> {
  return (value, path) => {
    const entries = Object.entries(plainRecord(value, path));
    if (entries.length > most || entries.some(([key]) => key.length > longestKey)) throw new Unreadable(path);
    return Object.fromEntries(entries.map(([key, one]) => [key, item(one, within(path, key))]));
  };
}

/** A record of known fields; others are dropped, and a field whose reader answers `undefined` is left out. */
export function fieldsOf<T>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  const names = Object.keys(readers) as Array<keyof T & string>;
  return (value, path) => {
    const record = plainRecord(value, path);
    const read: Partial<T> = {};
    for (const name of names) {
      const own = Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined;
      const one = readers[name](own, within(path, name));
      if (one !== undefined) read[name] = one;
    }
    return read as T;
  };
}

/** What cannot be read becomes the fallback. */
export function orElse<T, F>(reader: Reader<T>, fallback: F): Reader<T | F> {
  return (value, path) => {
    try {
      return reader(value, path);
    } catch (error) {
      if (error instanceof Unreadable) return fallback;
      throw error;
    }
  };
}

/** A record as it is, whatever its fields. */
export function plainRecord(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Unreadable(path);
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
