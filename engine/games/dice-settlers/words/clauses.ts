/** The clause each pick and each main action rests on. */
import type { Action } from '../data';
import type { Task } from '../state';

const RULES: Readonly<Partial<Record<Task['kind'], string>>> = {
  'start-tile': 'DS-3.6',
  'start-cell': 'DS-3.7',
  'roll-step': 'DS-4.7',
  'pick-die': 'DS-4.8',
  'pick-face': 'DS-4.8',
  'pick-reroll': 'DS-4.7',
  'turn-main': 'DS-4.30',
  'commit-icon': 'DS-4.25',
  'pick-pair': 'DS-4.25',
  'pick-card': 'DS-4.65',
  'pay-token': 'DS-4.69',
  'pick-colour': 'DS-4.36',
  'pick-tile': 'DS-4.40',
  'pick-cell': 'DS-4.41',
  join: 'DS-4.43',
  reinforce: 'DS-4.44',
  'settle-use': 'DS-4.45',
  'recall-tent': 'DS-4.45',
  'raid-tile': 'DS-4.50',
  'raid-victim': 'DS-4.51',
  'bonus-kind': 'DS-4.56',
  'trade-use': 'DS-4.60',
  'factory-tile': 'DS-4.70',
  'govern-tile': 'DS-4.72',
  'raise-tile': 'DS-4.71',
  'keep-die': 'DS-4.80',
  'bot-choice': 'DS-6.27',
  'bot-join-answer': 'DS-6.34',
  'evict-factory': 'DS-6.52',
};

export function ruleOf(task: Task): string {
  return RULES[task.kind] ?? 'DS-4.78';
}

export const ACTION_RULE: Readonly<Record<Action, string>> = {
  recruit: 'DS-4.35',
  explore: 'DS-4.40',
  settle: 'DS-4.45',
  raid: 'DS-4.50',
  harvest: 'DS-4.55',
  trade: 'DS-4.60',
  research: 'DS-4.65',
};
