/** A policy for every kind of pick, with its reason. */
import type { Choice, Move } from '../../../core/game';
import { moves, openPick } from '../rules/moves';
import type { PickTask, PickTaskKind, State } from '../state';
import { say } from '../words/catalogue';
import { attackPolicies } from './attacks';
import { eveningPolicies } from './evening';
import { exploringPolicies } from './exploring';
import { morningPolicies } from './morning';
import { noonPolicies } from './noon';
import { anyOf, type Picked, type Policies } from './pick';
import { workPolicies } from './work';

const POLICY: Policies<PickTaskKind> = {
  ...morningPolicies,
  ...exploringPolicies,
  ...noonPolicies,
  ...attackPolicies,
  ...workPolicies,
  ...eveningPolicies,
};

/** One pick. */
export function choose(s: State, seat: number): Choice {
  const task = openPick(s);
  if (task?.seat !== seat) throw new Error(`Seat ${seat} has nothing to choose.`);
  const list = moves(s);
  if (list.length < 2) return { move: anyOf(list), reason: say('reason.only') };
  const [move, reason] = policyOf(s, task, list);
  if (!list.includes(move)) throw new Error(`The policy of ${task.kind} answers ${move}: no legal move.`);
  return { move, reason: say(`reason.${reason}`) };
}

function policyOf<K extends PickTaskKind>(s: State, task: PickTask<K>, list: readonly Move[]): Picked {
  return POLICY[task.kind](s, task, list);
}
