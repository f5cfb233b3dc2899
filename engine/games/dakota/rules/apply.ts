/** Makes a move, then runs every step that needs no choice. */
import type { Move } from '../../../core/game';
import { top, type Emit, type State } from '../state';
import { act, isStep, movesOf, openPick, runStep } from './moves';

export function apply(s: State, move: Move, emit: Emit): void {
  const task = openPick(s);
  if (!task) throw new Error('The game is over.');
  if (!movesOf(s, task).includes(move)) throw new Error('That cannot be done now.');
  s.pending.pop();
  act(s, task, move, emit);
  run(s, emit);
}

/** Runs to the next real choice: a list of one is taken without asking. */
export function run(s: State, emit: Emit): void {
  for (;;) {
    const task = top(s);
    if (!task) return;
    if (isStep(task)) {
      s.pending.pop();
      runStep(s, task, emit);
      continue;
    }
    const list = movesOf(s, task);
    const only = list[0];
    if (list.length > 1 || only === undefined) return;
    s.pending.pop();
    act(s, task, only, emit);
  }
}
