import type { Move } from '../../../core/game';
import {
  isPick,
  top,
  topPick,
  type Emit,
  type PickKind,
  type State,
  type StepKind,
  type Task,
  type TaskOf,
} from '../state';
import { tradeCow } from './cattle';
import { askNext, payNext } from './city';
import { answers, hasMany } from './moves';
import { readPlay, readTrade } from './notation';
import { PICKS } from './picks';
import { spin, takeFromWheel } from './recruit';
import { rivalTurn } from './rival';
import { endRound, finishTurn } from './turn';

/** Makes a move, then everything that follows by itself up to the next real choice. */
export function apply(s: State, move: Move, emit: Emit): void {
  for (const event of s.opening) emit(event);
  s.opening = [];
  perform(s, move, emit);
  run(s, emit);
}

/** Steps of the table and picks with a single answer are made at once; a cow to trade makes no question. */
export function run(s: State, emit: Emit): void {
  for (let next = top(s); next && !s.over; next = top(s)) {
    if (!isPick(next)) {
      s.pending.pop();
      takeStep(s, next.kind, next, emit);
      continue;
    }
    if (hasMany(s, next)) return;
    const [only] = answers(s, next);
    if (only === undefined) return;
    perform(s, only, emit);
  }
}

/** What the table does by itself; the step has left `pending`. */
const STEPS: { readonly [K in StepKind]: (s: State, step: TaskOf<K>, emit: Emit) => void } = {
  spin,
  take: takeFromWheel,
  'city-ask': (s, _step, emit) => askNext(s, emit),
  'city-pay': payNext,
  finish: finishTurn,
  'rival-turn': (s, _step, emit) => rivalTurn(s, emit),
  'round-end': (s, _step, emit) => endRound(s, emit),
};

function takeStep<K extends StepKind>(s: State, kind: K, step: Task, emit: Emit): void {
  STEPS[kind](s, step as TaskOf<K>, emit);
}

/** The move alone, without what follows by itself: words look ahead with it. */
export function perform(s: State, move: Move, emit: Emit): void {
  const pick = topPick(s);
  if (!pick) throw new Error('The game is over.');
  const trade = readTrade(move);
  if (trade) tradeCow(s, pick.seat, trade, emit);
  else answer(s, pick.kind, pick, move, emit);
}

function answer<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>, move: Move, emit: Emit): void {
  PICKS[kind].act(s, pick as TaskOf<K>, readPlay(kind, move), emit);
}
