/** How the advice of a pick is written. `advice.ts` puts the tables of all subjects together. */
import type { Move } from '../../../core/game';
import type { PickKind, State, Task } from '../state';

export type Advice<K extends PickKind> = {
  write(state: State, task: Task<K>, move: Move): string;
}['write'];

/** The advice of some picks: a subject's share of the table. */
export type AdviceOf<K extends PickKind> = { readonly [P in K]: Advice<P> };
