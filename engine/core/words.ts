/**
 * Words: every sentence shown comes from a typed catalogue, so that a second language is data.
 * A catalogue is a record of texts with `{holes}`; the compiler checks its keys.
 */
export type Holes = Readonly<Record<string, string | number>>;

export interface Catalogue<K extends string> {
  (key: K, holes?: Holes): string;
  has(key: string): key is K;
  readonly keys: readonly K[];
}

export function catalogue<K extends string>(texts: Readonly<Record<K, string>>): Catalogue<K> {
  const say = (key: K, holes: Holes = {}) => fill(texts[key], holes);
  return Object.assign(say, {
    has: (key: string): key is K => Object.prototype.hasOwnProperty.call(texts, key),
    keys: Object.keys(texts) as K[],
  });
}

function fill(text: string, holes: Holes): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = holes[name];
    return value === undefined ? hole : String(value);
  });
}

/** "1 point", "3 points", "2 city tiles". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 || n === -1 ? one : many}`;
}

const NUMBER_WORDS = [
  ...['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
];

/** "three": a small number inside a sentence; figures above twenty. */
export function numberWord(n: number): string {
  return NUMBER_WORDS[n] ?? String(n);
}

export function aOrAn(noun: string): string {
  return /^([aeiou]|8|11|18)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** "wood", "wood and ore", "wood, ore and gold". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
