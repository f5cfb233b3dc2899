/** What a player has been taught, as it is kept: each field falls back alone. */
import { listOf, orElse, readJson, recordOf, textOf, fieldsOf } from '@/engine/core/read';

export interface Taught {
  /** By game: kinds of decisions and events whose bubble was read. */
  readonly met: Readonly<Record<string, readonly string[]>>;
  /** Games whose aim was read. */
  readonly aims: readonly string[];
  /** Games whose rules the player knows: there the coach keeps quiet. */
  readonly quiet: readonly string[];
}

export const untaught: Taught = { met: {}, aims: [], quiet: [] };

const LETTERS = 200_000;
const KEYS = 1000;
const GAMES = 100;

const readKeys = listOf(textOf(1, 80), 0, KEYS);

const readGames = listOf(textOf(1, 80), 0, GAMES);

const readTaught = fieldsOf<Taught>({
  met: orElse(recordOf(readKeys, GAMES, 80), {}),
  aims: orElse(readGames, []),
  quiet: orElse(readGames, []),
});

/** What a kept text says; null when it says nothing. */
export function taughtIn(text: string): Taught | null {
  const read = readJson(readTaught, text, LETTERS);
  return read.ok ? read.value : null;
}

/** What either of two devices has taught need not be taught again. */
export function mergedTaught(here: string | null, given: string): string | null {
  const more = taughtIn(given);
  if (!more) return null;
  const known = (here !== null && taughtIn(here)) || untaught;
  const games = new Set([...Object.keys(known.met), ...Object.keys(more.met)]);
  const met = Object.fromEntries([...games].map((id) => [id, union(known.met[id], more.met[id])]));
  const aims = union(known.aims, more.aims);
  return JSON.stringify({ met, aims, quiet: union(known.quiet, more.quiet) } satisfies Taught);
}

function union(a: readonly string[] = [], b: readonly string[] = []): string[] {
  return [...new Set([...a, ...b])].sort();
}
