/** What the rules of a main action are; `actions.ts` holds those of all seven. */
import type { Move } from '../../../core/game';
import type { Emit, State } from '../state';
import type { Answer } from './notation';

export interface ActionRule {
  /** DS-4.31: whether it can be paid and has an effect. */
  able(s: State, seat: number): boolean;
  /** Every way to begin it: what it is done with and what pays for it, in one. */
  moves(s: State, seat: number): Move[];
  act(s: State, seat: number, answer: Answer, emit: Emit): void;
}
