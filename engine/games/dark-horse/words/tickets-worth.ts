/** What tickets are worth: enough to put the best first, not to play by. */
import type { Chip } from '../../../core/game';
import { PRICES, RESOURCES, type Bundle } from '../data';
import { seatOf, type State } from '../state';
import type { ChipSign } from './names';

const WORTH: Readonly<Record<ChipSign, number>> = {
  food: 1,
  wood: 1,
  ore: 1,
  any: 1,
  gold: 4,
  influence: 3,
  rail: 1.5,
  town: 8,
  city: 16,
  card: 2,
  bonus: 2.5,
  wild: 1.3,
  engineer: 1.6,
  stock: 3,
  loan: -1,
  trader: 1.2,
  mayor: 2,
  sheriff: 2,
  outlaw: -2,
};

function sumOf(chips: readonly Chip[] = []): number {
  return chips.reduce((sum, { sign, amount }) => sum + amount * WORTH[sign as ChipSign], 0);
}

/** What a ticket brings less what it costs; one with a warning stands behind all others. */
export function ticketWorth(about: {
  readonly cost?: readonly Chip[];
  readonly gain?: readonly Chip[];
  readonly warning?: string;
}): number {
  return sumOf(about.gain) - sumOf(about.cost) - (about.warning === undefined ? 0 : 100);
}

/** What one should have at hand for a town and rails. */
const KEPT: Bundle = [0, 1, 2].map(
  (type) => (PRICES.town[type] ?? 0) + (PRICES.railBaron[type] ?? 0),
) as Bundle;

/** How well a mix fills what is missing. */
export function gainWorth(state: State, seat: number, bundle: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return RESOURCES.reduce((sum, _, type) => {
    const missing = Math.max(0, (KEPT[type] ?? 0) - (res[type] ?? 0));
    return sum + Math.min(bundle[type] ?? 0, missing);
  }, 0);
}

/** How little a payment takes from what is kept. */
export function payWorth(state: State, seat: number, bundle: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return RESOURCES.reduce((sum, _, type) => {
    const left = (res[type] ?? 0) - (bundle[type] ?? 0);
    return sum - Math.max(0, Math.min(res[type] ?? 0, KEPT[type] ?? 0) - left);
  }, 0);
}
