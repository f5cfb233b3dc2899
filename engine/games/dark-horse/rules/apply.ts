/** Makes a pick, then lets the table run on until somebody has to pick again. */
import type { Move } from '../../../core/game';
import {
  isPick,
  pickAt,
  top,
  type Emit,
  type PickKind,
  type State,
  type StepKind,
  type Task,
} from '../state';
import { changeInfluence, gainGold } from './goods';
import { rulesOf } from './moves';
import { step } from './round';

export function apply(state: State, move: Move, emit: Emit): void {
  const now = pickAt(state);
  if (!now) throw new Error('The game is over.');
  act(state, now, move, emit);
  settle(state, emit);
}

function act(state: State, now: Task<PickKind>, move: Move, emit: Emit): void {
  const rules = rulesOf(now);
  if (!rules.stays) state.pending.pop();
  rules.act(state, now, move, emit);
}

/** Runs everything that needs no pick. */
export function settle(state: State, emit: Emit): void {
  while (state.stage !== 'over') {
    const now = top(state);
    if (!now) step(state, emit);
    else if (!isPick(now)) follow(state, now, emit);
    else if (isAsked(state, now, emit)) return;
  }
}

/** Whether a seat has to answer; what answers itself is done at once. */
function isAsked(state: State, now: Task<PickKind>, emit: Emit): boolean {
  const rules = rulesOf(now);
  if (rules.before?.(state, now, emit)) return false;
  const options = rules.moves(state, now);
  const [only] = options;
  if (only === undefined) {
    state.pending.pop();
    return false;
  }
  if (options.length > 1 || (rules.confirmed && only !== 'pass')) return true;
  act(state, now, only, emit);
  return false;
}

/** Gains that waited for a payment. */
const FOLLOW: Readonly<Record<StepKind, (state: State, task: Task<StepKind>, emit: Emit) => void>> = {
  influence: (state, { seat, n, what }, emit) => changeInfluence(state, seat, n, emit, what),
  gold: (state, { seat, n, what }, emit) => gainGold(state, seat, n, emit, what),
};

function follow(state: State, now: Task<StepKind>, emit: Emit): void {
  state.pending.pop();
  FOLLOW[now.kind](state, now, emit);
}
