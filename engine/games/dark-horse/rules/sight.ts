/** Looking under tiles: by access (DH-4.66), with the Scout and as the Tracker. */
import type { Move } from '../../../core/game';
import type { Emit, State } from '../state';
import { hexAt, hexOf } from './map';
import { accessible, networks } from './network';
import { argOf, hexesIn } from './notation';
import type { PicksOf } from './pick';
import { hiddenFrom, knowsTile, see } from './tiles';

/** Tiles a seat gained access to are shown to it at once when looking is automatic. */
export function refreshSight(state: State, emit: Emit): void {
  if (state.options['peek'] !== 'auto' || state.stage === 'setup') return;
  if (state.tiles.every((tile) => tile.up)) return;
  const nets = networks(state.rails);
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const hex of accessible(state, seat, nets)) see(state, seat, hex, emit);
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

/** One tile, or two at once: whoever may look under two has no reason to look under fewer. */
function peeks(hidden: readonly number[], n: number): Move[] {
  const ids = hidden.map((hex) => hexAt(hex).id);
  if (n < 2 || ids.length < 2) return ids.map((id) => `peek:${id}`);
  return ids.flatMap((one, i) => ids.slice(i + 1).map((other) => `peek:${one},${other}`));
}

export const sightPicks: PicksOf<'peek'> = {
  peek: {
    moves: (state, { seat, n }) => [...peeks(hiddenFrom(state, seat), n), 'done'],
    act(state, { seat }, move, emit) {
      if (move === 'done') return;
      for (const hex of hexesIn(move)) see(state, seat, hex, emit);
    },
  },
};
