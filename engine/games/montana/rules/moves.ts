import type { Decision, Move } from '../../../core/game';
import { topPick, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { openTrades } from './cattle';
import { write } from './notation';
import { PICKS } from './picks';

export function decision(s: State): Decision<PickKind> | null {
  const pick = topPick(s);
  return pick && { seat: pick.seat, kind: pick.kind };
}

export function moves(s: State): Move[] {
  const pick = topPick(s);
  if (!pick) return [];
  const own = answers(s, pick);
  if (PICKS[pick.kind].trades) for (const trade of openTrades(s, pick)) own.push(write.trade(trade));
  return own;
}

/** What the pick itself asks for: cattle can be traded beside it, but are no answer to it. */
export function answers(s: State, pick: PickTask): Move[] {
  return answersTo(s, pick.kind, pick);
}

/** Whether the seat has a choice: `answers` would hold more than one. */
export function hasMany(s: State, pick: PickTask): boolean {
  return isMany(s, pick.kind, pick);
}

function isMany<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>): boolean {
  return PICKS[kind].many(s, pick as TaskOf<K>);
}

function answersTo<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>): Move[] {
  return PICKS[kind].moves(s, pick as TaskOf<K>);
}
