/** How a pick is ruled. `moves.ts` puts the tables of all subjects together. */
import type { Move } from '../../../core/game';
import type { Emit, PickKind, State, Task } from '../state';

export interface PickRules<K extends PickKind> {
  /** Every legal move, in a stable order. With none the task is dropped, a single one is made at once. */
  moves(state: State, task: Task<K>): Move[];
  /** Makes a legal move. The task has been taken off `pending`, unless it `stays`. */
  act(state: State, task: Task<K>, move: Move, emit: Emit): void;
  /** The task stays on `pending` until `act` takes it off itself. */
  readonly stays?: true;
  /** What comes just before it is asked; returns whether something was done. */
  before?(state: State, task: Task<K>, emit: Emit): boolean;
}

/** The rules of some picks: a subject's share of the table. */
export type PicksOf<K extends PickKind> = { readonly [P in K]: PickRules<P> };
