import type { RuleText } from '../../../core/game';

/** `[clause, text]` rows; a third entry marks a house value. */
export function rules(rows: ReadonlyArray<readonly [string, string, true?]>): RuleText[] {
  return rows.map(([clause, text, house]) =>
    house ? { clause: `DS-${clause}`, text, house } : { clause: `DS-${clause}`, text },
  );
}
