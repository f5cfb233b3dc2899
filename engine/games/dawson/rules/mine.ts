/** Mining (DW-4.3.10 to 4.3.12). */
import { roll } from '../../../core/rng';
import { hasActed, perksOf, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf } from './city';
import { hasCampers } from './lodging';
import { cellOf } from './notation';

/** DW-4.3.10 */
export function mayMine(state: State): boolean {
  return !hasActed(state) && hasCampers(state);
}

/** DW-4.3.11 */
export function mine(state: State, camper: number, emit: Emit, rule = 'DW-4.3.11'): void {
  const seat = state.active;
  const face = roll(state.rng);
  const gold = face + perksOf(state, seat).claimGold;
  const value = state.dice[camper] as number;
  const targets = [cellOf(cityOf(state.plan), camper)];
  state.mined = true;
  emit({ kind: 'mine', seat, args: { roll: face, gold, value }, targets, rule });
  workClaim(state, camper, gold);
  emit({ kind: 'claim', seat, args: { gold }, targets, rule });
}

/** The camper's die goes to the pool and the active player takes what it brought. */
export function workClaim(state: State, camper: number, gold: number): void {
  state.dice[camper] = 0;
  state.pool += 1;
  playerAt(state, state.active).gold += gold;
  state.mined = true;
}
