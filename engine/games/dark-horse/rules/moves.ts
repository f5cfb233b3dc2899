/** Who picks what now, and every legal pick (section 8). */
import type { Decision, Move } from '../../../core/game';
import { pickAt, type PickKind, type State, type Task } from '../state';
import { buildingPicks } from './building';
import { cardPicks } from './cards-picks';
import { characterPicks } from './characters';
import { eventPicks } from './events';
import type { PickRules, PicksOf } from './pick';
import { dealerPicks } from './placement-dealer';
import { jumpPicks } from './placement-jump';
import { turnPicks } from './placement-turn';
import { rolePicks } from './roles';
import { lookMoves, sightPicks } from './sight';
import { isSpacePick, tradePicks } from './trades';
import { isWorthAsking, usesWithin, windowPicks } from './windows';

/** The rules of every pick; one without rules does not compile. */
const PICKS: PicksOf<PickKind> = {
  ...characterPicks,
  ...buildingPicks,
  ...sightPicks,
  ...rolePicks,
  ...turnPicks,
  ...dealerPicks,
  ...jumpPicks,
  ...windowPicks,
  ...tradePicks,
  ...cardPicks,
  ...eventPicks,
};

export function rulesOf(task: Task<PickKind>): PickRules<PickKind> {
  return PICKS[task.kind];
}

export function decision(state: State): Decision<PickKind> | null {
  const now = pickAt(state);
  return now ? { seat: now.seat, kind: now.kind } : null;
}

/** Every answer to a pick. A space that can only be left is worth a question where something could change that. */
export function answersTo(state: State, now: Task<PickKind>): Move[] {
  const own = rulesOf(now).moves(state, now);
  if (!isSpacePick(now.kind) || (own.length < 2 && !isWorthAsking(state, now))) return own;
  return [...own, ...usesWithin(state, now)];
}

/** Answers `apply` has found anyway, until the position changes again. Only `apply` fills and empties it. */
const known = new WeakMap<State, Move[]>();

export function remember(state: State, answers: Move[]): void {
  known.set(state, answers);
}

export function forget(state: State): void {
  known.delete(state);
}

export function moves(state: State): Move[] {
  const now = pickAt(state);
  if (!now) return [];
  const own = known.get(state) ?? answersTo(state, now);
  const looks = lookMoves(state, now.seat);
  return looks.length > 0 ? [...own, ...looks] : own;
}
