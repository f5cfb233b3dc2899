/** What is asked now and every legal answer, in a stable order (section 8 of the specification). */
import type { Decision, Move } from '../../../core/game';
import { asked, seatOf, type PickKind, type State } from '../state';
import { ruleOf } from './picks';

export function decision(s: State): Decision<PickKind> | null {
  const task = asked(s);
  return task && { seat: seatOf(task), kind: task.kind };
}

export function moves(s: State): Move[] {
  const task = asked(s);
  return task ? ruleOf(task).moves(s, task) : [];
}
