/**
 * Words: every sentence shown comes from a typed catalogue, so that a second language is data.
 * A catalogue is a record of texts with holes; the compiler checks its keys. Holes bend their words:
 *
 *   {name}                 as it is
 *   {n|die|dice}           the figure with the word that fits: "1 die", "3 dice"
 *   {n:lies|lie}           the word alone: after a figure by its number,
 *   {name:takes|take}      after a name by its person ("Ada takes", "You take")
 *   {a:thing} {A:thing}    with its article: "a town", "an Engineer token"
 *   {whom:name}            "Ada", "you"
 *   {whose:name} {Whose:…} "Ada’s", "your"
 *
 * Our own few lines and no library of message formats: those weigh more than all our sentences, bring a
 * parser to every start and know nothing of articles and persons. Another language gives its own BENDS
 * and as many forms as it has numbers.
 */
export type Holes = Readonly<Record<string, string | number>>;

/** What a lone player is called; sentences speak to whoever has this name. */
export const YOU = 'You';

export interface Catalogue<K extends string> {
  (key: K, holes?: Holes): string;
  has(key: string): key is K;
  readonly keys: readonly K[];
  /** The text as it stands in the catalogue, holes and all. */
  text(key: K): string;
}

export function catalogue<K extends string>(texts: Readonly<Record<K, string>>): Catalogue<K> {
  const say = (key: K, holes: Holes = {}) => fill(texts[key], holes);
  return Object.assign(say, {
    has: (key: string): key is K => Object.prototype.hasOwnProperty.call(texts, key),
    keys: Object.keys(texts) as K[],
    text: (key: K) => texts[key],
  });
}

const BENDS: Readonly<Record<string, (value: string) => string>> = {
  a: aOrAn,
  A: (value) => capital(aOrAn(value)),
  whom: (value) => (value === YOU ? 'you' : value),
  whose,
  Whose: (value) => capital(whose(value)),
};

/** `{hole}`, `{bend:hole}`, `{hole:one|many}` or `{hole|one|many}`. A hole nothing is given for stays as it is. */
const HOLE = /\{(?:(\w+):)?(\w+)\}|\{(\w+)([:|])([^|{}]*)\|([^|{}]*)\}/g;

function fill(text: string, holes: Holes): string {
  if (!text.includes('{')) return text;
  return text.replace(
    HOLE,
    (
      hole: string,
      bend: string | undefined,
      plain: string | undefined,
      counted: string,
      mark: string,
      one: string,
      many: string,
    ) => {
      const value = holes[plain ?? counted];
      if (value === undefined) return hole;
      if (plain === undefined)
        return mark === '|' ? `${value} ${form(value, one, many)}` : form(value, one, many);
      if (bend === undefined) return String(value);
      return BENDS[bend]?.(String(value)) ?? hole;
    },
  );
}

/** A figure takes the form of its number, a name that of its person; "You" has verbs like many. */
function form(value: string | number, one: string, many: string): string {
  if (typeof value === 'string' && !/^[−+-]?\d/.test(value)) return value === YOU ? many : one;
  return /^[−+-]?1$/.test(String(value)) ? one : many;
}

/** "Ada’s", "your". */
export function whose(name: string): string {
  return name === YOU ? 'your' : `${name}’s`;
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

/** By the sound: "an hour", "an 8", "a university", "a one-way street". */
export function aOrAn(noun: string): string {
  return soundsLikeVowel(noun) ? `an ${noun}` : `a ${noun}`;
}

export function soundsLikeVowel(noun: string): boolean {
  return /^([aeiou]|hour|honest|heir|8|11\b|18\b)/i.test(noun) && !/^(uni|use|eu|one\b|once\b)/i.test(noun);
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
