/** What the greedy player wants: how much a thing is worth to it, in resources. */
import { GOAL } from '../data';
import { clockRounds } from '../rules/ghosts';
import { CENTRE, hexAt } from '../rules/map';
import { bestRails } from './rails';
import {
  citySites,
  cityWood,
  inBounds,
  knowsTile,
  townAt,
  townPrice,
  townSites,
  townsOfType,
} from '../rules/network';
import { eventOn, isSolo, scenario, seatOf, type State } from '../state';
import type { Bundle } from '../data';

/** Worth of things to one seat now. A resource that is wanted is 1. */
export interface Aims {
  readonly town: number;
  readonly city: number;
  readonly gold: number;
  readonly influence: number;
  readonly point: number;
  /** What one rail is worth, and how many of them. */
  readonly rail: number;
  readonly rails: number;
  readonly die: number;
  readonly card: number;
  readonly role: number;
  readonly loan: number;
  readonly want: Bundle;
  readonly surplus: number;
  readonly produces: Bundle;
  /** Cheapest town in reach; null where none is. */
  readonly townPrice: Bundle | null;
  readonly cityWood: number;
  readonly citySite: boolean;
  readonly roundsLeft: number;
}

export function aimsOf(state: State, seat: number): Aims {
  const who = seatOf(state, seat);
  const solo = isSolo(state);
  const plan = solo ? scenario(state) : 'crowd';
  const roundsLeft = solo ? clockRounds(state) - state.round : state.endTriggered ? 0 : 10;
  const settle = plan === 'tenderfoot' || plan === 'marshal-law';
  const frontier = plan === 'wild-frontiers';
  const townsLeft = 6 - who.towns.length;
  const citiesLeft = frontier ? 0 : 3 - who.cities.length;
  const growing = roundsLeft > 6;
  const point = solo ? 0.05 : 2.6;
  const goldNeed = citiesLeft + (plan === 'gold-rush' ? GOAL.gold : 0) - who.gold;
  const gold =
    plan === 'gold-rush'
      ? goldNeed > 0
        ? 5
        : 0.5
      : citiesLeft > 0 && goldNeed > 0
        ? 5
        : Math.max(point, 0.6);
  const influenceNeed = plan === 'barnstorming' ? GOAL.influence - who.influence : 0;
  const influence = influenceNeed > 0 ? 5 : solo ? point : point * 1.35;
  const sites = townSites(state, seat).filter((hex) => !frontier || townsLeft > 2 || CENTRE.includes(hex));
  const prices = sites.map((hex) => townPrice(state, seat, hex, true));
  const cheapest = prices.reduce<Bundle | null>(
    (best, price) => (best && best[2] <= price[2] ? best : price),
    null,
  );
  const site = citiesLeft > 0 && citySites(state, seat).length > 0;
  const rails = bestRails(state, seat);
  const centre = frontier ? CENTRE.filter((hex) => sites.includes(hex)).length : 0;
  const town = frontier ? (centre > 0 ? 16 : growing ? 4.5 : 1) : settle ? 9 : solo ? (growing ? 7 : 2) : 8;
  const railsWanted = rails ? rails.cost : 0;
  const laying = railsWanted > 0 && (rails?.worth ?? 0) > 1;
  const townsAhead = Math.min(townsLeft, settle || plan === 'crowd' ? 2 : 1, Math.max(sites.length, 1));
  const ore = cheapest ? cheapest[2] * townsAhead : 0;
  const drought = eventOn(state, 'drought') ? 1 : 0;
  const want: Bundle = [
    (2 + drought) * townsAhead + (laying ? 1 : 0),
    townsAhead + (citiesLeft > 0 ? cityWood(state) : 0),
    ore + (laying ? 2 : 0),
  ];
  return {
    town: townsLeft > 0 && cheapest ? town : 0,
    city: citiesLeft > 0 ? (settle ? 17 : solo ? 18 : 16) : 0,
    gold,
    influence,
    point,
    rail: rails ? Math.min(4.5, rails.worth) : 0,
    rails: railsWanted,
    die: roundsLeft > 0 ? 2.6 : 0,
    card: roundsLeft > 1 ? 2 : 0.5,
    role: solo ? 0.8 : point + 0.4,
    loan: solo ? -0.3 : -point - 0.6,
    want,
    surplus: roundsLeft <= 1 ? 0.15 : Math.max(0.3, Math.min(0.66, gold * 0.135)),
    produces: [townsOfType(state, seat, 0), townsOfType(state, seat, 1), townsOfType(state, seat, 2)],
    townPrice: cheapest,
    cityWood: cityWood(state),
    citySite: site,
    roundsLeft,
  };
}

const HEAP = 6;

/** Worth of what is in hand: full up to what is wanted, less beyond. */
export function worthOf(aims: Aims, res: Readonly<Bundle>): number {
  let sum = 0;
  let spare = 0;
  for (let type = 0; type < 3; type++) {
    const have = res[type] ?? 0;
    const wanted = Math.min(have, aims.want[type] ?? 0);
    sum += wanted * (aims.produces[type] === 0 ? 1.25 : 1);
    spare += have - wanted;
  }
  // A heap beyond one trade waits for a second one.
  return sum + Math.min(spare, HEAP) * aims.surplus + Math.max(0, spare - HEAP) * aims.surplus * 0.45;
}

/** How good a town is on a hex: what is missing counts more, a centre hex of Wild Frontiers most. */
export function townWorth(state: State, seat: number, hex: number): number {
  const frontier = isSolo(state) && scenario(state) === 'wild-frontiers';
  if (frontier && CENTRE.includes(hex)) return 30;
  if (!inBounds(state, hex) || townAt(state, hex) >= 0) return -5;
  const price = townPrice(state, seat, hex, true);
  if (!knowsTile(state, seat, hex)) return 1.6 - price[2];
  const kinds = [0, 1, 2].map((type) => townsOfType(state, seat, type));
  const type = typeAt(state, hex);
  const have = kinds[type] ?? 0;
  const base = [3.2, 2.9, 2.2][type] ?? 0;
  return base - have * 0.9 - price[2] * 0.8;
}

export function typeAt(state: State, hex: number): number {
  const { kind } = hexAt(hex);
  if (kind === 'safe-food') return 0;
  if (kind === 'safe-wood') return 1;
  return state.tiles.find((tile) => tile.hex === hex)?.type ?? -1;
}
