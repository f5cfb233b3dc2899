/** What follows from a move and what it serves, in true figures: said with a hint, and where two are compared. */
import type { Move } from '../../../core/game';
import { verbOf } from '../rules/notation';
import { isSpacePick } from '../rules/trades';
import { isUse } from '../rules/windows';
import { pickAt, type PickKind, type State, type Task } from '../state';
import { buildingAdvice, lookAdvice } from './advice-building';
import { cardPicksAdvice } from './advice-cards';
import { placingAdvice } from './advice-placing';
import type { Advice, AdviceOf } from './advice-said';
import { tradeAdvice, useAdvice } from './advice-trades';

/** The advice of every pick; one without advice does not compile. */
const ADVICE: AdviceOf<PickKind> = {
  ...placingAdvice,
  ...buildingAdvice,
  ...tradeAdvice,
  ...cardPicksAdvice,
};

export function advise(state: State, move: Move): string {
  const now = pickAt(state);
  if (!now) throw new Error('The game is over: there is nothing to advise.');
  if (verbOf(move) === 'look') return lookAdvice(state, now.seat, move);
  if (isSpacePick(now.kind) && isUse(move)) return useAdvice(state, now, move);
  return adviceOf(now)(state, now, move);
}

function adviceOf(now: Task<PickKind>): Advice<PickKind> {
  return ADVICE[now.kind];
}
