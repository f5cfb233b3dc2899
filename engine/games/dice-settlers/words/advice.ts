/** What follows from a move and what it serves: a sentence or two of true figures for every pick. */
import type { Move } from '../../../core/game';
import { parse, type Answer } from '../rules/notation';
import { asked, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { adviseKeep, adviseRoll, dieAdvice } from './advice-dice';
import { holdAdvice } from './advice-goods';
import {
  adviseBotJoin,
  adviseClear,
  adviseFrom,
  adviseJoin,
  adviseLay,
  adviseMove,
  advisePlace,
  adviseReinforce,
  adviseVictim,
  houseAdvice,
} from './advice-map';
import { adviseBotChoice, adviseCell, adviseEvict, adviseStart } from './advice-rival';
import { answered } from './advice-tools';
import { adviseAction, adviseStop, adviseTurn } from './advice-turn';

export function advise(s: State, move: Move): string {
  const task = asked(s);
  if (!task) throw new Error(`${move} is no move: nothing is asked.`);
  return (ADVICE[task.kind] as Advice<PickTask>)(s, task, parse(move));
}

type Advice<T> = (s: State, task: T, answer: Answer) => string;

const ADVICE: { readonly [K in PickKind]: Advice<TaskOf<K>> } = {
  'start-tile': adviseStart,
  'start-cell': adviseCell,
  'roll-step': adviseRoll,
  'turn-main': (s, { seat }, answer) => adviseTurn(s, seat, answer),
  'pick-colour': (s, { seat, why }, { what }) => dieAdvice(s, seat, what, 1, why === 'recruit'),
  'lay-tile': adviseLay,
  join: adviseJoin,
  reinforce: adviseReinforce,
  'settle-use': (s, { seat }, answer) =>
    answer.verb === 'done' ? adviseStop(s, seat, 'settle') : adviseAction(s, seat, answer),
  'recall-tent': adviseFrom,
  'raid-victim': adviseVictim,
  'bonus-kind': (s, { seat }, answer) => holdAdvice(s, answered(s, answer), seat),
  'trade-use': (s, { seat }, answer) =>
    answer.verb === 'done' ? adviseStop(s, seat, 'trade') : adviseAction(s, seat, answer),
  'raise-tile': (s, { seat }, answer) => houseAdvice(s, answered(s, answer), seat, answer.what),
  'move-tent': adviseMove,
  'place-tent': advisePlace,
  'clear-victim': adviseClear,
  'keep-die': adviseKeep,
  'bot-choice': adviseBotChoice,
  'bot-join-answer': adviseBotJoin,
  'evict-factory': adviseEvict,
};
