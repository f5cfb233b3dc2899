/** The clause each pick and each main action rests on. */
import type { Action } from '../data';
import type { PickKind } from '../state';

export const PICK_RULE: Readonly<Record<PickKind, string>> = {
  'start-tile': 'DS-3.6',
  'start-cell': 'DS-3.7',
  'roll-step': 'DS-4.7',
  'turn-main': 'DS-4.30',
  'pick-colour': 'DS-4.36',
  'lay-tile': 'DS-4.41',
  join: 'DS-4.43',
  reinforce: 'DS-4.44',
  'settle-use': 'DS-4.45',
  'recall-tent': 'DS-4.45',
  'raid-victim': 'DS-4.51',
  'bonus-kind': 'DS-4.56',
  'trade-use': 'DS-4.60',
  'raise-tile': 'DS-4.71',
  'move-tent': 'DS-4.78',
  'place-tent': 'DS-4.78',
  'clear-victim': 'DS-4.78',
  'keep-die': 'DS-4.80',
  'bot-choice': 'DS-6.27',
  'bot-join-answer': 'DS-6.34',
  'evict-factory': 'DS-6.52',
};

export const ACTION_RULE: Readonly<Record<Action, string>> = {
  recruit: 'DS-4.35',
  explore: 'DS-4.40',
  settle: 'DS-4.45',
  raid: 'DS-4.50',
  harvest: 'DS-4.55',
  trade: 'DS-4.60',
  research: 'DS-4.65',
};
