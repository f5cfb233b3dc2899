/** Which decision is open and what may be picked; the rules of each pick stand in the files of the phases. */
import type { Decision } from '../../../core/game';
import {
  top,
  type Emit,
  type PickKind,
  type PickTask,
  type PickTaskKind,
  type State,
  type StepTask,
  type StepTaskKind,
  type Task,
} from '../state';
import { attackPicks, attackSteps } from './attacks';
import { buildingPicks } from './building';
import { daySteps } from './day';
import { eveningPicks, eveningSteps } from './evening';
import { eveningCardPicks } from './evening-cards';
import { eventPicks, eventSteps } from './events';
import { exploringPicks, exploringSteps } from './exploring';
import { marketPicks } from './market';
import { morningPicks, morningSteps } from './morning';
import { nightPicks, nightSteps } from './night';
import { noonPicks, noonSteps } from './noon';
import { planningPicks, planningSteps } from './planning';
import type { PickRules, StepRules } from './tasks';
import { workPicks, workSteps } from './work';

const STEPS: StepRules<StepTaskKind> = {
  ...daySteps,
  ...morningSteps,
  ...eventSteps,
  ...exploringSteps,
  ...noonSteps,
  ...attackSteps,
  ...planningSteps,
  ...workSteps,
  ...eveningSteps,
  ...nightSteps,
};

const PICKS: PickRules<PickTaskKind> = {
  ...morningPicks,
  ...eventPicks,
  ...exploringPicks,
  ...noonPicks,
  ...attackPicks,
  ...planningPicks,
  ...workPicks,
  ...buildingPicks,
  ...eveningPicks,
  ...marketPicks,
  ...eveningCardPicks,
  ...nightPicks,
};

/** The pick that is open, null when the game is over. Steps have run before anyone asks. */
export function openPick(s: State): PickTask | null {
  const task = top(s);
  if (!task) return null;
  if (isStep(task)) throw new Error(`The step ${task.kind} has not run.`);
  return task;
}

/** What is asked now; null too while the table runs on and nobody is asked yet. */
export function openKind(s: State): PickKind | null {
  const task = top(s);
  return task && !isStep(task) ? shownAs(task.kind) : null;
}

export function decision(s: State): Decision<PickKind> | null {
  const task = openPick(s);
  return task && { seat: task.seat, kind: shownAs(task.kind) };
}

export function moves(s: State): string[] {
  const kept = LISTS.get(s);
  if (kept) return kept.slice();
  const task = openPick(s);
  return task ? movesOf(s, task) : [];
}

/**
 * The list the end of a move has made to see whether there is anything to choose, until the state changes again.
 * A copy of a state has none, and only `apply` keeps one: whoever else changes a state must not find an old list.
 */
const LISTS = new WeakMap<State, readonly string[]>();

export function keepList(s: State, list: readonly string[] | null): void {
  if (list) LISTS.set(s, list);
  else LISTS.delete(s);
}

export function isStep(task: Task): task is StepTask {
  return task.kind in STEPS;
}

export function runStep<K extends StepTaskKind>(s: State, task: StepTask<K>, emit: Emit): void {
  STEPS[task.kind](s, task, emit);
}

export function movesOf<K extends PickTaskKind>(s: State, task: PickTask<K>): string[] {
  return PICKS[task.kind].moves(s, task);
}

export function act<K extends PickTaskKind>(s: State, task: PickTask<K>, move: string, emit: Emit): void {
  PICKS[task.kind].act(s, task, move, emit);
}

/** Boards and tests know these two by the name the specification gives them. */
function shownAs(kind: PickTaskKind): PickKind {
  switch (kind) {
    case 'dance':
      return 'card-crew';
    case 'mule':
      return 'card-object';
    default:
      return kind;
  }
}
