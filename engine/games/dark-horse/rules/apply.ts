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
import { answersTo, forget, remember, rulesOf } from './moves';
import { verbOf } from './notation';
import { step } from './round';
import { holdsSecrets } from './secrets';
import { look } from './sight';
import { isSpacePick } from './trades';
import { isUse, passDeals, use } from './windows';

export function apply(state: State, move: Move, emit: Emit): void {
  const now = pickAt(state);
  if (!now) throw new Error('The game is over.');
  forget(state);
  // DH-4.66: a look leaves the pick as it was.
  if (verbOf(move) === 'look') look(state, now.seat, move, emit);
  else if (isSpacePick(now.kind) && isUse(move)) use(state, now, move, emit);
  else act(state, now, move, emit);
  const answers = settle(state, emit, now.seat);
  if (answers) remember(state, answers);
}

function act(state: State, now: Task<PickKind>, move: Move, emit: Emit): void {
  const rules = rulesOf(now);
  if (isSpacePick(now.kind)) passDeals(state, now);
  if (!rules.stays) state.pending.pop();
  rules.act(state, now, move, emit);
}

/**
 * Runs everything that needs no pick. `by` is the seat whose pick set it off, -1 for none. Returns the answers to
 * the pick it stops at, null when the game is over.
 */
export function settle(state: State, emit: Emit, by = -1): Move[] | null {
  while (state.stage !== 'over') {
    const now = top(state);
    if (!now) step(state, emit, by);
    else if (!isPick(now)) follow(state, now, emit);
    else {
      const answers = asked(state, now, emit, by);
      if (answers) return answers;
    }
  }
  return null;
}

/** The answers a seat has to choose from; null where what answers itself was done at once. */
function asked(state: State, now: Task<PickKind>, emit: Emit, by: number): Move[] | null {
  const rules = rulesOf(now);
  if (rules.before?.(state, now, emit)) return null;
  const options = answersTo(state, now);
  const [only] = options;
  if (options.length > 1) return options;
  // Another seat is passed over in silence: whoever sees that learns of its cards or tiles, so undo stops here.
  if (now.seat !== by && holdsSecrets(state, now))
    emit({ kind: 'unasked', seat: now.seat, news: true, only: [] });
  if (only === undefined) {
    state.pending.pop();
    return null;
  }
  act(state, now, only, emit);
  return null;
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
