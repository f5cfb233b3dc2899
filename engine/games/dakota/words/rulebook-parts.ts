/** How clauses are written: a chapter numbers its texts from 1, and marks those that are ours. */
import type { RulebookChapter, RuleText } from '../../../core/game';
import { withNumbers } from './catalogue-numbers';

interface Ours {
  readonly ours: string;
}

/** A number or a ruling of this house, where the printed one is lost or silent. */
export function house(text: string): Ours {
  return { ours: text };
}

export function chapter(title: string, prefix: string, texts: readonly (string | Ours)[]): RulebookChapter {
  return { title, rules: texts.map((text, i) => clause(`${prefix}.${i + 1}`, text)) };
}

function clause(id: string, text: string | Ours): RuleText {
  return typeof text === 'string'
    ? { clause: id, text: withNumbers(text) }
    : { clause: id, text: withNumbers(text.ours), house: true };
}
