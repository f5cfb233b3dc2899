/** Building, upgrading and downgrading (DW-4.3.30 to 4.3.37). */
import { CAMPER_LOT_PRICE, FREE_LOT_PRICE, UPGRADE_PRICE, VALUES } from '../data';
import type { Perks } from '../data';
import { isCamper, perksOf, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf } from './city';
import { emptyHotels } from './lodging';
import { cellOf } from './notation';

/** Price of a hotel on a lot, camper or not (DW-4.3.30, DW-4.3.31, DW-6.4.1). */
export function buildPrice(
  state: Pick<State, 'options' | 'people' | 'players'>,
  seat: number,
  value: number,
  occupied: boolean,
): number {
  return priceOf(perksOf(state, seat).timber, value, occupied);
}

function priceOf(timber: Perks['timber'], value: number, occupied: boolean): number {
  if (occupied) return CAMPER_LOT_PRICE * value;
  return FREE_LOT_PRICE * value - (value >= timber.from ? timber.gold : 0);
}

/** DW-4.3.34, DW-4.3.35 */
export function resizePrice(from: number, to: number): number {
  return to > from ? UPGRADE_PRICE * (to - from) : 0;
}

/** DW-4.3.30 to 4.3.33 */
export function buildLots(state: State): number[] {
  if (state.buildUsed) return [];
  const city = cityOf(state.plan);
  const { gold, supply } = playerAt(state, state.active);
  const { timber } = perksOf(state, state.active);
  // With less no lot can be paid, however cheap.
  if (gold < FREE_LOT_PRICE - timber.gold) return [];
  const lots: number[] = [];
  for (let i = 0; i < city.reading.length; i++) {
    const square = city.reading[i] as number;
    const value = city.lots[square] as number;
    if (value === 0 || state.owners[square] !== -1 || supply[value - 1] === 0) continue;
    if (priceOf(timber, value, state.dice[square] !== 0) <= gold) lots.push(square);
  }
  return lots;
}

/** DW-4.3.34, DW-4.3.35 */
export function resizableHotels(state: State): number[] {
  if (state.buildUsed) return [];
  return emptyHotels(state, state.active, false).filter((square) => resizeValues(state, square).length > 0);
}

/** DW-4.3.37 */
export function resizeValues(state: State, square: number): number[] {
  const { gold, supply } = playerAt(state, state.active);
  const from = state.sizes[square] as number;
  return VALUES.filter(
    (value) => value !== from && (supply[value - 1] as number) > 0 && resizePrice(from, value) <= gold,
  );
}

/** DW-4.3.30, DW-4.3.31: a camper on the lot simply stays, as a guest. */
export function build(state: State, square: number, emit: Emit, rule = 'DW-4.3.30'): void {
  const city = cityOf(state.plan);
  const seat = state.active;
  const value = city.lots[square] as number;
  const occupied = isCamper(state, square);
  const gold = buildPrice(state, seat, value, occupied);
  const player = playerAt(state, seat);
  player.gold -= gold;
  player.supply[value - 1] = (player.supply[value - 1] as number) - 1;
  state.owners[square] = seat;
  state.sizes[square] = value;
  state.fresh = square;
  state.buildUsed = true;
  emit({
    kind: occupied ? 'build-occupied' : 'build',
    seat,
    args: { value, gold, square },
    targets: [cellOf(city, square)],
    rule,
  });
}

/** DW-4.3.34, DW-4.3.35 */
export function resize(state: State, square: number, value: number, emit: Emit, rule = 'DW-4.3.34'): void {
  const seat = state.active;
  const player = playerAt(state, seat);
  const from = state.sizes[square] as number;
  const gold = resizePrice(from, value);
  player.gold -= gold;
  player.supply[from - 1] = (player.supply[from - 1] as number) + 1;
  player.supply[value - 1] = (player.supply[value - 1] as number) - 1;
  state.sizes[square] = value;
  state.buildUsed = true;
  emit({
    kind: value > from ? 'upgrade' : 'downgrade',
    seat,
    args: { from, value, gold, square },
    targets: [cellOf(cityOf(state.plan), square)],
    rule,
  });
}
