/** Who camps where, and which hotels stand empty; always in reading order. */
import { isCamper, isEmptyHotel } from '../state';
import type { State } from '../state';
import { cityOf } from './city';

/** What stands where, and whose turn it is. */
export type Lodgings = Pick<State, 'plan' | 'dice' | 'owners' | 'sizes' | 'fresh' | 'active'>;

export function campers(state: Lodgings): number[] {
  return cityOf(state.plan).reading.filter((square) => isCamper(state, square));
}

export function campersOf(state: Lodgings, value: number): number[] {
  return campers(state).filter((square) => state.dice[square] === value);
}

/** Own empty hotels, the one built this turn left out where `old` is asked for. */
export function emptyHotels(state: Lodgings, seat: number, old: boolean): number[] {
  return cityOf(state.plan).reading.filter(
    (square) =>
      state.owners[square] === seat && isEmptyHotel(state, square) && !(old && square === state.fresh),
  );
}
