/** What is asked now and every legal answer, in a stable order (section 8 of the specification). */
import type { Decision, Move } from '../../../core/game';
import { asked, seatOf, type PickKind, type PickTask, type State } from '../state';
import { ruleOf } from './picks';

export function decision(s: State): Decision<PickKind> | null {
  const task = asked(s);
  return task && { seat: seatOf(task), kind: task.kind };
}

/**
 * Lists of states that lie as `apply` left them, made when first asked for. Only `apply` puts a state in here, and
 * takes it out before it changes anything: a copy, or a table laid by hand, is looked at anew each time.
 */
const made = new WeakMap<State, { list: readonly Move[] | null }>();

export function moves(s: State): Move[] {
  const known = made.get(s);
  if (known?.list) return known.list.slice();
  const task = asked(s);
  const list = task ? listOf(s, task) : [];
  if (!known) return list;
  known.list = list;
  return list.slice();
}

export function listOf(s: State, task: PickTask): Move[] {
  return ruleOf(task).moves(s, task);
}

export function keepList(s: State, list: readonly Move[] | null): void {
  made.set(s, { list });
}

export function dropList(s: State): void {
  made.delete(s);
}
