import type { Emit, Move } from '../../../core/game';
import type { State } from '../state';
import { act, settle } from './act';
import { moves } from './moves';
import { tellUntold } from './opening';

/** Makes a move. One that is not legal throws before anything has changed. */
export function apply(state: State, move: Move, report: Emit): void {
  if (state.step === 'over' || !moves(state).includes(move)) {
    throw new Error(`${move} is no move of ${state.step}`);
  }
  tellUntold(state, report);
  act(state, move, report);
  settle(state, report);
}
