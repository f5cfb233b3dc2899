/** Makes a move, then runs every step that needs no choice. */
import type { Emit, Move } from '../../../core/game';
import { moves, pickFor, stepFor } from './moves';
import { top, type State } from '../state';

export function apply(s: State, move: Move, emit: Emit): void {
  const frame = top(s);
  if (!frame) throw new Error('The game is over.');
  if (!moves(s).includes(move)) throw new Error('That cannot be done now.');
  s.stack.pop();
  pickFor(frame).act(s, frame, move, emit);
  run(s, emit);
}

/** Runs to the next real choice: a list of one is taken without asking. */
export function run(s: State, emit: Emit): void {
  for (;;) {
    const frame = top(s);
    if (!frame) return;
    const step = stepFor(frame);
    if (step) {
      s.stack.pop();
      step(s, frame, emit);
      continue;
    }
    const list = moves(s);
    const only = list[0];
    if (list.length > 1 || only === undefined) return;
    s.stack.pop();
    pickFor(frame).act(s, frame, only, emit);
  }
}
