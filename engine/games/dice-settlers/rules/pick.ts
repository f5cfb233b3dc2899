/** What the rules of a pick are; `picks.ts` holds those of every one. */
import type { Move } from '../../../core/game';
import type { Emit, PickKind, State, TaskOf } from '../state';
import type { Answer } from './notation';

export interface PickRule<K extends PickKind> {
  /** Every legal answer, in a stable order. */
  moves(s: State, task: TaskOf<K>): Move[];
  act(s: State, task: TaskOf<K>, answer: Answer, emit: Emit): void;
  /** Whether an only answer waits to be given, as one that costs something does; else it is made by itself. */
  waits?(s: State, task: TaskOf<K>, only: Move): boolean;
  /** The answer that is given by itself though there are others, where asking again would only be a bother. */
  unasked?(s: State, task: TaskOf<K>): Move | null;
  /** True only where there are two answers for certain, and none by itself: long lists need not be made to know it. */
  several?(s: State, task: TaskOf<K>): boolean;
}

export type PickRules<K extends PickKind> = { readonly [P in K]: PickRule<P> };
