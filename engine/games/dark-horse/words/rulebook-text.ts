import type { RuleText } from '../../../core/game';

/** A printed rule. */
export function rule(clause: string, text: string): RuleText {
  return { clause, text };
}

/** A house value, or a ruling where the rulebook is silent or its picture is lost. */
export function house(clause: string, text: string): RuleText {
  return { clause, text, house: true };
}
