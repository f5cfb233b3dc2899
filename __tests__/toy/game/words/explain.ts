/** Long press: what a thing is. */
import type { Explanation, Target } from '@/engine/core/game';

import type { State } from '../state';
import { say } from './catalogue';

const THINGS = { plot: 'TY-3', card: 'TY-2', die: 'TY-4', thing: 'TY-1' } as const;

export function explain(_s: State, target: Target): Explanation {
  const kind = target.split(':')[0] as string;
  const thing = kind === 'plot' || kind === 'card' || kind === 'die' ? kind : 'thing';
  return { title: say(`explain.${thing}`), body: say(`explain.${thing}.body`), rule: THINGS[thing] };
}
