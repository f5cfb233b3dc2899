/** The rules of every pick: one without rules here does not compile. */
import type { PickKind, PickTask } from '../state';
import { cardPicks } from './cards';
import { cleanUpPicks } from './clean-up';
import { diceoneerPicks } from './diceoneer';
import { draftPicks } from './draft';
import { explorePicks } from './explore';
import { governPicks } from './govern';
import { harvestPicks } from './harvest';
import type { PickRule, PickRules } from './pick';
import { raidPicks } from './raid';
import { recruitPicks } from './recruit';
import { rollPicks } from './roll';
import { settlePicks } from './settle';
import { tradePicks } from './trade';
import { turnPicks } from './turn';

const RULES: PickRules<PickKind> = {
  ...draftPicks,
  ...rollPicks,
  ...turnPicks,
  ...recruitPicks,
  ...explorePicks,
  ...settlePicks,
  ...raidPicks,
  ...harvestPicks,
  ...tradePicks,
  ...governPicks,
  ...cardPicks,
  ...cleanUpPicks,
  ...diceoneerPicks,
};

export function ruleOf(task: PickTask): PickRule<PickKind> {
  return RULES[task.kind] as PickRule<PickKind>;
}
