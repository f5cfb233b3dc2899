/** Makes a move, then runs everything that asks nobody until the next real pick. */
import type { Move } from '../../../core/game';
import { asked, isPick, top, type Emit, type PickTask, type State } from '../state';
import { nextStep } from './course';
import { botStep } from './diceoneer';
import { settleJoin } from './explore';
import { moves } from './moves';
import { parse } from './notation';
import { ruleOf } from './picks';

export function apply(s: State, move: Move, emit: Emit): void {
  if (!moves(s).includes(move)) throw new Error(`${move} is no legal move now.`);
  applyLegal(s, move, emit);
}

/** For moves taken from `moves` on the spot, as the computer's plans are: nothing is checked again. */
export function applyLegal(s: State, move: Move, emit: Emit): void {
  answer(s, move, emit);
  advance(s, emit);
}

function answer(s: State, move: Move, emit: Emit): void {
  const task = asked(s);
  if (!task) throw new Error('Nothing is asked now.');
  ruleOf(task).act(s, task, parse(move), emit);
}

/** Picks with one answer that tells nothing new and costs nothing make themselves; what asks nobody runs. */
export function advance(s: State, emit: Emit): void {
  for (;;) {
    const task = top(s);
    if (!task) {
      if (s.phase === 'over') return;
      nextStep(s, emit);
    } else if (!isPick(task)) botStep(s, task, emit);
    else if (task.kind === 'join') {
      if (!settleJoin(s, task, emit)) return;
    } else {
      const given = byItself(s, task);
      if (given === null) return;
      answer(s, given, emit);
    }
  }
}

/** The answer nobody needs to be asked for, or null. */
function byItself(s: State, task: PickTask): Move | null {
  const rule = ruleOf(task);
  const given = rule.unasked?.(s, task) ?? null;
  if (given !== null) return given;
  if (rule.several?.(s, task)) return null;
  const [only, other] = moves(s);
  return only === undefined || other !== undefined || rule.waits?.(s, task, only) ? null : only;
}
