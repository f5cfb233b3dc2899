/** Hosting (DW-4.3.20 to 4.3.22). */
import type { Emit, State } from '../state';
import { cityOf } from './city';
import { campers, emptyHotels } from './lodging';
import type { Lodgings } from './lodging';
import { cellOf } from './notation';

/** DW-4.3.20 */
export function hostingHotels(state: Lodgings): number[] {
  const waiting = new Set(campers(state).map((square) => state.dice[square]));
  return emptyHotels(state, state.active, true).filter((square) => waiting.has(state.sizes[square]));
}

/** DW-4.3.20 */
export function host(state: State, hotel: number, camper: number, emit: Emit, rule = 'DW-4.3.20'): void {
  const value = state.dice[camper] as number;
  state.dice[hotel] = value;
  state.dice[camper] = 0;
  state.hosted += 1;
  const city = cityOf(state.plan);
  emit({
    kind: 'host',
    seat: state.active,
    args: { value, hotel, camper },
    targets: [cellOf(city, hotel), cellOf(city, camper)],
    rule,
  });
}
