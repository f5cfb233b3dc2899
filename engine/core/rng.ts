/**
 * The seeded generator: sfc32, four 32-bit words that live in the game's state.
 * Only integer operations, so Node, browsers and Hermes roll the same dice.
 */
export type RngState = [number, number, number, number];

/** A generator bound to its words: whoever holds the words holds the future. */
export interface Rng {
  readonly state: RngState;
}

export function rngFrom(state: RngState): Rng {
  return { state };
}

/** Words from a text seed (xmur3-style mixing), warmed up so that similar seeds part at once. */
export function seedRng(seed: string): RngState {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^= h >>> 16) >>> 0;
  };
  const state: RngState = [word(), word(), word(), word()];
  for (let i = 0; i < 12; i++) nextUint(state);
  return state;
}

/** The next 32 bits; changes the words. */
export function nextUint(s: RngState): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) >>> 0;
  s[0] = (s[1] ^ (s[1] >>> 9)) >>> 0;
  s[1] = ((s[2] + (s[2] << 3)) | 0) >>> 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) >>> 0;
  return t >>> 0;
}

/** Words for a state in which other dice are to come: what `resample` gives its copy. */
export function otherWords({ state }: Rng): RngState {
  return [nextUint(state), nextUint(state), nextUint(state), nextUint(state)];
}

/** A whole number from 0 to n - 1, without modulo bias. */
export function below(s: RngState, n: number): number {
  if (n <= 1) return 0;
  const limit = 4294967296 - (4294967296 % n);
  let x = nextUint(s);
  while (x >= limit) x = nextUint(s);
  return x % n;
}

/** A die with faces 1 to `sides`. */
export function roll(s: RngState, sides = 6): number {
  return below(s, sides) + 1;
}

/** Fisher-Yates in place; returns the same array. */
export function shuffle<T>(s: RngState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** One item of a non-empty list. */
export function pick<T>(s: RngState, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('pick from an empty list');
  return items[below(s, items.length)] as T;
}
