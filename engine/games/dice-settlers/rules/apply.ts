/** Makes a move, then runs everything that asks nobody until the next real pick. */
import type { Move } from '../../../core/game';
import { asked, isPick, top, type Emit, type PickTask, type State } from '../state';
import { nextStep } from './course';
import { botStep } from './diceoneer';
import { settleJoin } from './explore';
import { dropList, keepList, listOf } from './moves';
import { parse } from './notation';
import { ruleOf } from './picks';

/** The move is taken to be legal: `Match` asks before, and searches take theirs from the list. */
export function apply(s: State, move: Move, emit: Emit): void {
  dropList(s);
  answer(s, move, emit);
  keepList(s, advance(s, emit));
}

function answer(s: State, move: Move, emit: Emit): void {
  const task = asked(s);
  if (!task) throw new Error('Nothing is asked now.');
  ruleOf(task).act(s, task, parse(move), emit);
}

/**
 * Picks with one answer that tells nothing new and costs nothing make themselves; what asks nobody runs. Answers
 * the list of the pick that is asked in the end, where it had to be made to know that it is.
 */
export function advance(s: State, emit: Emit): readonly Move[] | null {
  for (;;) {
    const task = top(s);
    if (!task) {
      if (s.phase === 'over') return null;
      nextStep(s, emit);
    } else if (!isPick(task)) botStep(s, task, emit);
    else if (task.kind === 'join') {
      if (!settleJoin(s, task, emit)) return null;
    } else {
      const given = byItself(s, task);
      if (typeof given !== 'string') return given;
      answer(s, given, emit);
    }
  }
}

/** The answer nobody needs to be asked for; else the list to choose from, where it was made, or null. */
function byItself(s: State, task: PickTask): Move | readonly Move[] | null {
  const rule = ruleOf(task);
  if (rule.several?.(s, task)) return null;
  const given = rule.unasked?.(s, task) ?? null;
  if (given !== null) return given;
  const list = listOf(s, task);
  const [only, other] = list;
  return only === undefined || other !== undefined || rule.waits?.(s, task, only) ? list : only;
}
