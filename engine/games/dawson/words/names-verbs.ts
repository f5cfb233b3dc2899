/** The verb bar of the management step. */
import type { Verb as BarVerb } from '../../../core/game';
import { VERBS } from '../data';
import type { Verb } from '../data';
import { say } from './catalogue';

/** The ways to manage, and the helper that hosts all who fit. */
export type BarId = Verb | 'fill';

/** The sign of a verb has its name. */
export function verbOf(id: BarId): BarVerb {
  return {
    id,
    label: say(`verb.${id}`),
    sign: id,
    does: say(`verb.${id}.does`),
    asks: say(`verb.${id}.asks`),
  };
}

/** All of them always stand in the bar, in this order. */
export const BAR: readonly BarVerb[] = [...VERBS, 'fill' as const].map(verbOf);
