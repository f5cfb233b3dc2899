/** The figures of the top bar, and how the game ends. */
import type { Legend } from '@/engine/core/lesson';

import type { State } from '../state';
import { say } from './catalogue';
import { status } from './status';

export function legend(s: State): Legend {
  return {
    lines: [{ shown: status(s).line, means: say('legend.round', { rounds: s.rounds }) }],
    end: say('legend.end', { rounds: s.rounds }),
    rule: 'TY-5',
  };
}
