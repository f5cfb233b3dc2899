/** What every file of rules is made of: the rules of a pick, the steps between, what comes next, what is told. */
import type { GameEvent } from '../../../core/game';
import type { Emit, EventKind, PickTask, PickTaskKind, State, StepTask, StepTaskKind, Task } from '../state';

/** One kind of pick: its list, and what a choice does. The task has left `pending` when `act` runs. */
interface PickRule<K extends PickTaskKind> {
  moves(s: State, task: PickTask<K>): string[];
  act(s: State, task: PickTask<K>, move: string, emit: Emit): void;
}
export type PickRules<T extends PickTaskKind> = { readonly [K in T]: PickRule<K> };

/** One kind of step that runs by itself. */
export type StepRules<T extends StepTaskKind> = {
  readonly [K in T]: (s: State, task: StepTask<K>, emit: Emit) => void;
};

/** Lets these tasks come next, the first of them first. */
export function soon(s: State, tasks: readonly Task[]): void {
  for (const task of [...tasks].reverse()) s.pending.push(task);
}

export function report(
  emit: Emit,
  kind: EventKind,
  seat: number,
  args: GameEvent['args'] = {},
  more: Omit<GameEvent, 'kind' | 'seat' | 'args'> = {},
): void {
  emit({ kind, seat, args, ...more });
}
