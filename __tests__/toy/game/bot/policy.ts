/** What the greedy player does at every pick. */
import type { Move } from '@/engine/core/game';
import { pick, type Rng } from '@/engine/core/rng';

import { CYCLE, worthOf } from '../data';
import { numberIn } from '../rules/picks';
import type { PickKind } from '../state';

type Policy = (moves: readonly Move[], rng: Rng) => Move;

export const POLICY: Readonly<Record<PickKind, Policy>> = {
  turn(moves, rng) {
    const best = moves.find((move) => move.startsWith('card:') && worthOf(numberIn(move)) === CYCLE - 1);
    return best ?? pick(rng.state, moves);
  },
  place: (moves, rng) => pick(rng.state, moves),
};
