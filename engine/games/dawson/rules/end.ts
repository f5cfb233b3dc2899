/** Totals and winners (DW-5.2 to 5.4, DW-6.2.2). */
import { GOLD_A_POINT, SCORING_ROUNDS } from '../data';
import { playerAt } from '../state';
import type { State } from '../state';

/** DW-5.2 */
export function goldPoints(gold: number): number {
  return Math.floor(gold / GOLD_A_POINT);
}

export function totalOf(state: State, seat: number): number {
  const player = playerAt(state, seat);
  return player.points + goldPoints(player.gold);
}

/** DW-6.2.2 */
export function streetTotal(state: Pick<State, 'street'>): number {
  return state.street.reduce((sum, points) => sum + points, 0);
}

export interface Ranking {
  /** Nobody before the end. */
  readonly winners: readonly number[];
  /** What parted equals, where anything did. */
  readonly by: 'gold' | 'hotels' | null;
}

/** DW-5.3, DW-5.4 */
export function ranking(state: State): Ranking {
  if (state.round < SCORING_ROUNDS) return { winners: [], by: null };
  const seats = state.players.map((_, seat) => seat);
  const first = bestOf(seats, (seat) => totalOf(state, seat));
  if (first.length === 1) return { winners: first, by: null };
  const rich = bestOf(first, (seat) => playerAt(state, seat).gold);
  if (rich.length === 1) return { winners: rich, by: 'gold' };
  const housed = bestOf(rich, (seat) => hotelsOf(state, seat));
  return { winners: housed, by: housed.length === 1 ? 'hotels' : null };
}

/** How many hotels of a player stand in the city. */
export function hotelsOf(state: Pick<State, 'owners'>, seat: number): number {
  return state.owners.filter((owner) => owner === seat).length;
}

function bestOf(seats: readonly number[], key: (seat: number) => number): number[] {
  const top = Math.max(...seats.map(key));
  return seats.filter((seat) => key(seat) === top);
}
