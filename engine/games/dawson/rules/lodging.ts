/** Who camps where, and which hotels stand empty; always in reading order. */
import { isCamper } from '../state';
import type { State } from '../state';
import { cityOf } from './city';

/** What stands where, and whose turn it is. */
export type Lodgings = Pick<State, 'plan' | 'dice' | 'owners' | 'sizes' | 'fresh' | 'active'>;

/** Written flat, as lists of moves are made at every pick. */
export function campers({ plan, dice, owners }: Lodgings): number[] {
  const { reading } = cityOf(plan);
  const found: number[] = [];
  for (let i = 0; i < reading.length; i++) {
    const square = reading[i] as number;
    if (owners[square] === -1 && (dice[square] as number) > 0) found.push(square);
  }
  return found;
}

export function campersOf(state: Lodgings, value: number): number[] {
  return campers(state).filter((square) => state.dice[square] === value);
}

export function hasCampers(state: Lodgings): boolean {
  for (let square = 0; square < state.dice.length; square++) if (isCamper(state, square)) return true;
  return false;
}

/** Own empty hotels, the one built this turn left out where `old` is asked for. */
export function emptyHotels({ plan, dice, owners, fresh }: Lodgings, seat: number, old: boolean): number[] {
  const { reading } = cityOf(plan);
  const found: number[] = [];
  for (let i = 0; i < reading.length; i++) {
    const square = reading[i] as number;
    if (owners[square] !== seat || dice[square] !== 0) continue;
    if (!old || square !== fresh) found.push(square);
  }
  return found;
}
