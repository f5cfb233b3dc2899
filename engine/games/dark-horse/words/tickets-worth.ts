/** What tickets are worth: enough to put the best first, not to play by. */
import type { Chip } from '../../../core/game';
import { PRICES, WOOD, total, type Bundle } from '../data';
import { bundles } from '../rules/goods';
import { bundleText } from '../rules/notation';
import { townsOfType } from '../rules/tiles';
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

/** What two towns, a city and the Rail Baron ask for: beyond that a resource is to spare. */
const KEPT: Bundle = [0, 1, 2].map(
  (type) =>
    2 * (PRICES.town[type] ?? 0) + (PRICES.railBaron[type] ?? 0) + (type === WOOD ? PRICES.cityWood : 0),
) as Bundle;

/** What a resource is worth to whoever has so many of its kind: the first the most. */
function marginal(state: State, seat: number, type: number, have: number): number {
  const rare = townsOfType(state, seat, type) === 0 ? 1.25 : 1;
  return Math.max(0.1, 1 - have / (KEPT[type] ?? 1)) * rare;
}

/** How well a mix fills what is missing. */
export function gainWorth(state: State, seat: number, bundle: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return bundle.reduce((sum, n, type) => {
    for (let i = 0; i < n; i++) sum += marginal(state, seat, type, (res[type] ?? 0) + i);
    return sum;
  }, 0);
}

/** The mix a seat misses least: chosen beforehand where a payment is asked for. */
export function isSpare(state: State, seat: number, bundle: Readonly<Bundle>): boolean {
  const mine = bundleText(bundle);
  const [best] = bundles(total(bundle), seatOf(state, seat).res)
    .map((one) => ({ text: bundleText(one), worth: payWorth(state, seat, one) }))
    .sort((a, b) => b.worth - a.worth);
  return best?.text === mine;
}

/** How little a payment takes of what is wanted. */
export function payWorth(state: State, seat: number, bundle: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return bundle.reduce((sum, n, type) => {
    for (let i = 1; i <= n; i++) sum -= marginal(state, seat, type, (res[type] ?? 0) - i);
    return sum;
  }, 0);
}
