import type { Thinking } from '@/engine/core/game';
import type { Rng } from '@/engine/core/rng';

import { decision, moves } from '../rules/moves';
import type { State } from '../state';
import { say } from '../words/catalogue';
import { POLICY } from './policy';

export function* think(s: State, _seat: number, rng: Rng): Thinking {
  const now = decision(s);
  if (!now) throw new Error('The game is over.');
  yield;
  return { move: POLICY[now.kind](moves(s), rng), reason: say('reason.best') };
}
