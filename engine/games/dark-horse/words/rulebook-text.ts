/** A clause; its text may name numbers of the rules, such as `{loanCosts}`. */
import type { RuleText } from '../../../core/game';
import { numbered } from './catalogue-numbers';

/** A printed rule. */
export function rule(clause: string, text: string): RuleText {
  return { clause, text: numbered(text) };
}

/** A house value, or a ruling where the rulebook is silent or its picture is lost. */
export function house(clause: string, text: string): RuleText {
  return { clause, text: numbered(text), house: true };
}
