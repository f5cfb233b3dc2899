/** What follows from a move, in true figures. */
import type { Move } from '@/engine/core/game';

import { DIE_MEAN, KIND_MEAN, worthOf } from '../data';
import { decision } from '../rules/moves';
import { numberIn } from '../rules/picks';
import type { PickKind, State } from '../state';
import { say } from './catalogue';

const ADVICE: Readonly<Record<PickKind, (s: State, move: Move) => string>> = {
  turn: (s, move) =>
    move === 'roll'
      ? say('advice.roll', { mean: s.kind ? KIND_MEAN : DIE_MEAN })
      : say('advice.card', { n: worthOf(numberIn(move)) }),
  place: (s, move) =>
    say((s.plots[numberIn(move)] ?? -1) < 0 ? 'advice.free' : 'advice.covered', { n: worthOf(s.held) }),
};

export function advise(s: State, move: Move): string {
  const now = decision(s);
  return now ? ADVICE[now.kind](s, move) : '';
}
