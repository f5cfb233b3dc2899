/** Who starts (DW-3.4), and with how much gold everyone does (DW-3.5, DW-6.2.4). */
import { below } from '../../../core/rng';
import { FIRST_GOLD, LATER_GOLD, soloLevel } from '../data';
import { isStreet, UNDRAWN } from '../state';
import type { Emit, State } from '../state';

/** Drawn after the characters are picked, so that nobody picks in the light of it. */
export function drawFirst(state: State, emit: Emit): void {
  if (state.first === UNDRAWN) {
    state.first = below(state.rng, state.players.length);
    seatFirst(state);
  }
  if (state.players.length > 1) emit({ kind: 'first', seat: state.first, rule: 'DW-3.4', news: true });
}

/** Once it is known who starts, so is the gold. */
export function seatFirst(state: State): void {
  const total = state.players.length;
  state.active = state.first;
  state.players.forEach((player, seat) => {
    player.gold = isStreet(state)
      ? soloLevel(state.options['solo-level']).gold
      : FIRST_GOLD + LATER_GOLD * ((seat - state.first + total) % total);
  });
}
