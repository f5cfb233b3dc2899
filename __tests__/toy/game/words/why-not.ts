/** Why a tapped thing is no move now. */
import type { Target } from '@/engine/core/game';

import type { State } from '../state';
import { say } from './catalogue';

export function whyNot(s: State, target: Target): string {
  if (target.startsWith('plot:') && s.held < 0) return say('why.plot');
  if (target.startsWith('card:') && s.held >= 0) return say('why.card');
  return say('why');
}
