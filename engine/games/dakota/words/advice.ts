/** What follows from a move and what it serves, in true figures. */
import type { Move } from '../../../core/game';
import { openPick } from '../rules/moves';
import type { PickTask, PickTaskKind, State } from '../state';
import { cardAdvice } from './advice-cards';
import { eveningAdvice } from './advice-evening';
import { morningAdvice } from './advice-morning';
import type { Advices } from './advice-parts';
import { workAdvice } from './advice-work';

const ADVICE: Advices<PickTaskKind> = {
  ...morningAdvice,
  ...cardAdvice,
  ...workAdvice,
  ...eveningAdvice,
};

export function advise(s: State, move: Move): string {
  const task = openPick(s);
  if (!task) throw new Error('The game is over.');
  return adviceOf(s, task, move);
}

function adviceOf<K extends PickTaskKind>(s: State, task: PickTask<K>, move: Move): string {
  return ADVICE[task.kind](s, task, move);
}
