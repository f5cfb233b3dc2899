/** The seven main actions (DS 4.C). */
import type { Move } from '../../../core/game';
import { ACTIONS, type Action } from '../data';
import { playerOf, type Emit, type State } from '../state';
import type { ActionRule } from './action';
import { explore } from './explore';
import { harvest } from './harvest';
import type { Answer } from './notation';
import { raid } from './raid';
import { recruit } from './recruit';
import { research } from './research';
import { settle } from './settle';
import { trade } from './trade';

const RULES: Readonly<Record<Action, ActionRule>> = {
  recruit,
  explore,
  settle,
  raid,
  harvest,
  trade,
  research,
};

/** DS-4.31: whether a main action is unused, can be paid and has an effect. */
export function able(s: State, seat: number, action: Action): boolean {
  return !playerOf(s, seat).used.includes(action) && RULES[action].able(s, seat);
}

export function actionMoves(s: State, seat: number): Move[] {
  return ACTIONS.flatMap((action) => (able(s, seat, action) ? RULES[action].moves(s, seat) : []));
}

export function takeAction(s: State, seat: number, action: Action, answer: Answer, emit: Emit): void {
  playerOf(s, seat).used.push(action);
  s.turn.allow--;
  s.turn.taken++;
  emit({ kind: 'action', seat, args: { action } });
  RULES[action].act(s, seat, answer, emit);
}
