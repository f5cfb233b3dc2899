import type { TextShelf } from './port';

const PREFIX = 'frontier-five/';

/** A browser may forbid storage altogether; then texts last as long as the page. */
const spare = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? spare.get(key) ?? null;
  } catch {
    return spare.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  spare.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Full or forbidden: the text stays in memory, and settings are nothing to stop a game for.
  }
}

function keys(): string[] {
  const found = new Set(spare.keys());
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    return [...found];
  }
  return [...found];
}

function remove(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Forbidden: there is nothing to remove.
  }
}

export const textShelf = { read, write, keys, remove } satisfies TextShelf;
