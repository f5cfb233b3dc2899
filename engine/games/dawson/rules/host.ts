/** Hosting (DW-4.3.20 to 4.3.22). */
import { noneOfEach } from '../state';
import type { Emit, State } from '../state';
import { cityOf } from './city';
import { campers, emptyHotels } from './lodging';
import type { Lodgings } from './lodging';
import { cellOf } from './notation';

/** DW-4.3.20 */
export function hostingHotels(state: Lodgings): number[] {
  return hostsAmong(state, campers(state), emptyHotels(state, state.active, true));
}

/** Those of the empty hotels a camper fits. */
export function hostsAmong(
  { dice, sizes }: Lodgings,
  waiting: readonly number[],
  empty: readonly number[],
): number[] {
  if (empty.length === 0) return [];
  let values = 0;
  for (const square of waiting) values |= 1 << (dice[square] as number);
  return empty.filter((square) => (values >> (sizes[square] as number)) & 1);
}

/** How many guests can be hosted, whoever goes where. */
export function guestsAmong(
  { dice, sizes }: Lodgings,
  waiting: readonly number[],
  hotels: readonly number[],
): number {
  let guests = 0;
  const left = noneOfEach();
  for (const square of waiting)
    left[(dice[square] as number) - 1] = 1 + (left[(dice[square] as number) - 1] as number);
  for (const hotel of hotels) {
    const value = (sizes[hotel] as number) - 1;
    if ((left[value] as number) === 0) continue;
    left[value] = (left[value] as number) - 1;
    guests++;
  }
  return guests;
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
