/** What the greedy player answers to every pick. */
import type { PickKind, Task } from '../state';
import type { PoliciesOf, Policy } from './asked';
import { buildingPolicies } from './building';
import { cardPolicies } from './cards';
import { placingPolicies } from './placing';
import { tradePolicies } from './trades';
import { windowPolicies } from './windows';

/** The policy of every pick; one without a policy does not compile. */
const POLICIES: PoliciesOf<PickKind> = {
  ...placingPolicies,
  ...windowPolicies,
  ...tradePolicies,
  ...buildingPolicies,
  ...cardPolicies,
};

export function policyOf(task: Task<PickKind>): Policy<PickKind> {
  return POLICIES[task.kind];
}
