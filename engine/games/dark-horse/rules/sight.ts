/** Looking under tiles: by access (DH-4.66), with the Scout and as the Tracker. */
import type { Move } from '../../../core/game';
import { push, task, type Emit, type State } from '../state';
import { hexAt, hexOf } from './map';
import { accessible } from './network';
import { argOf } from './notation';
import type { PicksOf } from './pick';
import { hiddenFrom, knowsTile, see } from './tiles';

/** Tiles a seat gained access to are shown to it at once when looking is automatic. */
export function refreshSight(state: State, emit: Emit): void {
  if (state.options['peek'] !== 'auto' || state.stage === 'setup') return;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const hex of accessible(state, seat)) see(state, seat, hex, emit);
  }
}

/** With looking by hand: tiles with access not looked at yet, whatever else is asked after set-up (DH-4.66). */
export function lookMoves(state: State, seat: number): Move[] {
  if (state.options['peek'] !== 'manual' || state.stage === 'setup') return [];
  return accessible(state, seat)
    .filter((hex) => !knowsTile(state, seat, hex))
    .map((hex) => `look:${hexAt(hex).id}`);
}

export function look(state: State, seat: number, move: Move, emit: Emit): void {
  see(state, seat, hexOf(argOf(move)), emit);
}

export const sightPicks: PicksOf<'peek'> = {
  peek: {
    moves: (state, { seat }) => [...hiddenFrom(state, seat).map((hex) => `peek:${hexAt(hex).id}`), 'done'],
    act(state, { seat, n, what }, move, emit) {
      if (move === 'done') return;
      look(state, seat, move, emit);
      if (n > 1) push(state, task('peek', seat, n - 1, what));
    },
  },
};
