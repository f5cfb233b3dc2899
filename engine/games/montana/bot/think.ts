import type { Choice, Move, Thinking } from '../../../core/game';
import { moves } from '../rules/moves';
import { topPick, type PickKind, type State, type TaskOf } from '../state';
import { POLICIES } from './policy';

/** The computer player needs no chance: it sees a resampled position and takes what is worth most. */
export function* think(s: State): Thinking {
  const pick = topPick(s);
  if (!pick) throw new Error('The game is over.');
  const open = moves(s);
  const answer = ask(s, pick.kind, pick, open);
  const choice: Choice = 'move' in answer ? answer : yield* answer;
  if (!open.includes(choice.move)) {
    throw new Error(`The policy of ${pick.kind} answers ${choice.move}, which is not legal.`);
  }
  return choice;
}

function ask<K extends PickKind>(
  s: State,
  kind: K,
  pick: TaskOf<PickKind>,
  open: readonly Move[],
): Choice | Thinking {
  return POLICIES[kind](s, pick as TaskOf<K>, open);
}
