/** The wheel, the end of a turn and the end of a round. */
import type { Emit } from '../../../core/game';
import { below } from '../../../core/rng';
import { WHEEL } from '../data';
import { isRace, player, sides, tableSize, tallyUp, WHEEL_SPACES, type State, type Task } from '../state';
import { clearFull, receiveWorkers } from './supply';

/** MT-4.10, MT-3.8: a uniform draw; the two workers of the space follow. */
export function spin(s: State, task: Task, emit: Emit): void {
  s.arrow = below(s.rng, WHEEL_SPACES);
  emit({
    kind: 'spun',
    seat: task.seat,
    args: { space: s.arrow },
    targets: ['wheel', `wheel:${s.arrow}`],
    rule: 'MT-4.10',
  });
  s.pending.push({ kind: 'take', seat: task.seat, at: s.arrow });
}

export function takeFromWheel(s: State, seat: number, space: number, emit: Emit): void {
  const pair = WHEEL[space];
  if (pair) receiveWorkers(s, seat, pair, emit);
  else s.pending.push({ kind: 'white-pair', seat, at: space });
}

/** MT-4.47 to MT-4.49: sweep, then either the extra turn or the next seat. */
export function finishTurn(s: State, task: Task, emit: Emit): void {
  clearFull(s, emit);
  if (task.at === 1) {
    player(s, task.seat).canteens--;
    s.spent++;
    tallyUp(s, 'canteen');
    emit({ kind: 'extra-turn', seat: task.seat, rule: 'MT-4.48' });
    beginTurn(s, task.seat);
    return;
  }
  if (isRace(s)) {
    s.pending.push({ kind: 'round-end', seat: -1, at: 0 }, { kind: 'rival-turn', seat: -1, at: 0 });
    return;
  }
  const next = (task.seat + 1) % s.seats;
  if (next === s.first) s.pending.push({ kind: 'round-end', seat: -1, at: 0 });
  else beginTurn(s, next);
}

export function beginTurn(s: State, seat: number): void {
  s.turns++;
  s.pending.push({ kind: 'choose-action', seat, at: 0 });
}

/** MT-5.1, MT-5.2 */
export function endRound(s: State, emit: Emit): void {
  if (s.last || s.round >= tableSize(s).cap) {
    s.over = true;
    s.pending = [];
    emit({ kind: 'game-over', seat: -1, args: { round: s.round }, rule: s.last ? 'MT-5.1' : 'MT-5.2' });
    return;
  }
  s.round++;
  emit({ kind: 'round', seat: -1, args: { round: s.round }, rule: 'MT-4.1' });
  beginTurn(s, isRace(s) ? 0 : s.first);
}

/** Seats in turn order, beginning with `from`. */
export function inOrder(s: State, from: number): number[] {
  const n = sides(s);
  return Array.from({ length: n }, (_, i) => (from + i) % n);
}
