/** What makes a text unfit to be read: slips of grammar a machine can see, and what only a machine would write. */
import { soundsLikeVowel, YOU } from './words';

/**
 * `sentence`: a capital, and one mark at the end. `line`: a label or heading, which has no full stop.
 * `either`: the small print of a ticket, a line or whole sentences.
 */
export type TextKind = 'sentence' | 'line' | 'either';

/** A sentence longer than this is not read at a table. */
export const LONGEST = 140;

/** Faults of one text, in words; empty is well. */
export function textFaults(kind: TextKind, text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') return ['is empty'];
  return Object.entries(FAULTS).flatMap(([fault, has]) => (has(text, kind) ? [fault] : []));
}

const FAULTS: Readonly<Record<string, (text: string, kind: TextKind) => boolean>> = {
  'has a hole': (text) => /[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b/.test(text),
  'has stray blanks': (text) => text !== text.trim() || /\s{2}|\s[.,;:!?]/.test(text),
  'shows a key': (text) => /\b[a-z]+(-[a-z]+)*\.[a-z]/.test(text) || /\b[a-z]+[A-Z]/.test(text),
  'has one with a plural': oneWithPlural,
  'has the wrong article': wrongArticle,
  'mistakes the person': wrongPerson,
  'starts small': (text, kind) => kind === 'sentence' && /^[a-z]/.test(text),
  'ends without a mark': (text, kind) => needsMark(text, kind) && !/[.!?…][”’)]?$/.test(text),
  'ends with a full stop': (text, kind) => kind === 'line' && /[^.]\.$/.test(text),
  'has two marks': (text) => /[.!?;:,][.!?;,]|…\.|\.”\./.test(text.replace(/…/g, '')),
  'is too long': (text) => sentencesOf(text).some((one) => one.length > LONGEST),
};

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’)]?)\s+/);
}

/** Small print of more than one sentence ends like one. */
function needsMark(text: string, kind: TextKind): boolean {
  return kind === 'sentence' || (kind === 'either' && sentencesOf(text).length > 1);
}

/** After these a figure is a number of something, not a count of what follows: "row 1 needs stone". */
const NUMBERED =
  /\b(row|layer|seat|round|day|space|level|slot|tile|yard|player|lot|line|step|spot|column|shaft|side|clause|number|die|dice|hotel|hotels|plains|forest|hills|desert|mountains|a|the|with|of) $|[’']s $/i;
const SINGULAR = /^(is|was|has|as|its|this|plus|less|across|us|minus|always|needs|costs|does|or|nobody’s)$/i;
const BETWEEN =
  /^(more|other|free|new|small|big|large|extra|further|own|wild|white|brown|green|orange|grey|black|red|yellow|hidden|spare|empty|lost|short|resource|any)$/i;

function isPlural(word: string): boolean {
  if (/^(dice|people|men|children)$/i.test(word)) return true;
  return /[^su]s$/i.test(word) && !SINGULAR.test(word);
}

function oneWithPlural(text: string): boolean {
  for (const found of text.matchAll(/(?<![\d.,:/$])[+−-]?\b1 ([A-Za-z’]+)(?: ([A-Za-z’]+))?/g)) {
    const [, next = '', after = ''] = found;
    if (NUMBERED.test(text.slice(0, found.index)) && !isPlural(after)) continue;
    if (isPlural(next) || (BETWEEN.test(next) && isPlural(after))) return true;
  }
  return false;
}

function wrongArticle(text: string): boolean {
  for (const [, article = '', word = ''] of text.matchAll(/(?<![’\w])([Aa]n?) ([A-Za-z0-9]+)/g)) {
    if ((article.toLowerCase() === 'an') !== soundsLikeVowel(word)) return true;
  }
  return false;
}

function wrongPerson(text: string): boolean {
  if (/\byou (is|has|was|does|goes)\b/i.test(text)) return true;
  if (/(^|[.!?:“] ?)You (?!always\b)[a-z]+[^su]s\b/.test(text)) return true;
  if (new RegExp(`(?<![.!?:“·(–—] ?)(?<=\\S )${YOU}\\b`).test(text)) return true;
  return new RegExp(`\\b${YOU}[’']s\\b`).test(text);
}
