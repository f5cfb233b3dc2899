import type { Move } from '../../../core/game';
import type { reasons } from '../words/catalogue-reasons';

type Reason = Parameters<typeof reasons>[0];

/** What the greedy player picks, and why. */
export type Picked = readonly [Move, Reason];
