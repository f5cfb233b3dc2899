import type { Emit, Move } from '../../../core/game';
import type { State } from '../state';
import { act, settle } from './act';
import { forget, keep } from './moves';
import { tellUntold } from './opening';

/** Makes a legal move: `Match` has asked whether it is one. What cannot be read throws. */
export function apply(state: State, move: Move, report: Emit): void {
  forget(state);
  tellUntold(state, report);
  act(state, move, report);
  keep(state, settle(state, report));
}
