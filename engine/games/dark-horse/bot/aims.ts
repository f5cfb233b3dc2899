/** What the greedy player wants: how much a thing is worth to it, in resources. */
import {
  FOOD,
  GOALS,
  ORE,
  PIECES,
  PRICES,
  resourceAt,
  WOOD,
  type Bundle,
  type GoalWhat,
  type Resource,
  type Scenario,
} from '../data';
import { SURCHARGES } from '../data-cards';
import { CENTRE } from '../rules/map';
import { inBounds, townAt } from '../rules/network';
import { cityWood, townPrice } from '../rules/sites';
import { clockRounds } from '../rules/solitaire';
import { knowsTile, produceAt, townsOfType } from '../rules/tiles';
import { eventOn, isSolo, scenario, seatOf, type State } from '../state';
import { endingOf } from './ending';
import { groundOf } from './ground';

/** Worth of things to one seat now. A resource that is wanted is 1. */
export interface Aims {
  readonly town: number;
  readonly city: number;
  readonly gold: number;
  readonly influence: number;
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

interface Course {
  /** Worth of a town: with time to grow, and without. */
  readonly town: { readonly growing: number; readonly late: number };
  /** Worth of a city; 0 where none is wanted. */
  readonly city: number;
  /** Towns to save for. */
  readonly townsAhead: number;
}

const always = (worth: number) => ({ growing: worth, late: worth });
const early = { growing: 7, late: 2 };
/** A town on a centre hex of Wild Frontiers. */
const CENTRE_TOWN = 16;

/** How each scenario, and the game against rivals, is gone about. */
const COURSES: Readonly<Record<Scenario | 'crowd', Course>> = {
  crowd: { town: always(8), city: 16, townsAhead: 2 },
  tenderfoot: { town: always(9), city: 17, townsAhead: 2 },
  'marshal-law': { town: always(9), city: 17, townsAhead: 2 },
  'wild-frontiers': { town: { growing: 4.5, late: 1 }, city: 0, townsAhead: 1 },
  'gold-rush': { town: early, city: 18, townsAhead: 1 },
  barnstorming: { town: early, city: 18, townsAhead: 1 },
};

/** How much of something the scenario asks for. */
function goalOf(plan: Scenario | 'crowd', what: GoalWhat): number {
  if (plan === 'crowd') return 0;
  return GOALS[plan].find((part) => part.what === what)?.of ?? 0;
}

export function aimsOf(state: State, seat: number): Aims {
  const who = seatOf(state, seat);
  const solo = isSolo(state);
  const plan = solo ? scenario(state) : 'crowd';
  const course = COURSES[plan];
  const roundsLeft = solo ? clockRounds(state) - state.round : state.endTriggered ? 0 : 10;
  const frontier = plan === 'wild-frontiers';
  const townsLeft = PIECES.towns - who.towns.length;
  const citiesLeft = course.city > 0 ? PIECES.cities - who.cities.length : 0;
  const point = solo ? 0.05 : 2.6;
  const goalGold = goalOf(plan, 'gold');
  const goldNeed = citiesLeft * PRICES.cityGold + goalGold - who.gold;
  const gold =
    goldNeed > 0 && (goalGold > 0 || citiesLeft > 0) ? 5 : goalGold > 0 ? 0.5 : Math.max(point, 0.6);
  const influenceNeed = goalOf(plan, 'influence') - who.influence;
  const influence = influenceNeed > 0 ? 5 : solo ? point : point * 1.35;
  const ground = groundOf(state, seat);
  const { rails } = ground;
  const wanted = (hex: number) => !frontier || townsLeft > CENTRE.length || CENTRE.includes(hex);
  const sites = ground.towns.filter(wanted);
  // Where any plain ground is in reach, a town need not cost ore.
  const site = sites.find((hex) => ground.plain.includes(hex)) ?? sites[0];
  const cheapest = site === undefined ? null : townPrice(state, seat, site, true);
  const atCentre = frontier && CENTRE.some((hex) => sites.includes(hex));
  const town = atCentre ? CENTRE_TOWN : roundsLeft > 6 ? course.town.growing : course.town.late;
  const railsWanted = rails ? rails.cost : 0;
  const laying = railsWanted > 0 && (rails?.worth ?? 0) > 1;
  const townsAhead = Math.min(townsLeft, course.townsAhead, Math.max(sites.length, 1));
  const drought = eventOn(state, 'drought') ? SURCHARGES.droughtFood : 0;
  const want: Bundle = [
    (PRICES.town[FOOD] + drought) * townsAhead + (laying ? PRICES.railBaron[FOOD] : 0),
    PRICES.town[WOOD] * townsAhead + (citiesLeft > 0 ? cityWood(state) : 0),
    (cheapest ? cheapest[ORE] * townsAhead : 0) + (laying ? PRICES.railBaron[ORE] : 0),
  ];
  const ending = endingOf(state, seat);
  return {
    town: townsLeft > 0 && cheapest ? withEnd(town, ending.town) : 0,
    city: citiesLeft > 0 ? withEnd(course.city, ending.city) : 0,
    gold,
    influence: withEnd(influence, ending.influence),
    rail: rails ? Math.min(4.5, rails.worth) : 0,
    rails: railsWanted,
    die: roundsLeft > 0 ? 2.6 : 0,
    card: roundsLeft > 1 ? 2 : 0.5,
    role: solo ? 0.8 : point + 0.4,
    loan: solo ? -0.3 : -point - 0.6,
    want,
    surplus: roundsLeft <= 1 ? 0.15 : Math.max(0.3, Math.min(0.66, gold * 0.135)),
    produces: [townsOfType(state, seat, FOOD), townsOfType(state, seat, WOOD), townsOfType(state, seat, ORE)],
    townPrice: cheapest,
    cityWood: cityWood(state),
    citySite: citiesLeft > 0 && ground.cities.length > 0,
    roundsLeft,
  };
}

/** What ends the game is worth much to who wins by it, and nothing to who does not. */
function withEnd(worth: number, ending: '' | 'good' | 'bad'): number {
  return ending === '' ? worth : ending === 'good' ? worth + WINNING : 0;
}

const WINNING = 6;
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

/** What a town on each kind is good for before anything else is known. */
const TOWN_BASE: Readonly<Record<Resource, number>> = { food: 3.2, wood: 2.9, ore: 2.2 };

/** What a further town of a kind is worth less. */
export const SAME_KIND = 0.9;

/** How good a town is on a hex: what is missing counts more, a centre hex of Wild Frontiers most. */
export function townWorth(state: State, seat: number, hex: number): number {
  const frontier = isSolo(state) && scenario(state) === 'wild-frontiers';
  if (frontier && CENTRE.includes(hex)) return 30;
  if (!inBounds(state, hex) || townAt(state, hex) >= 0) return -5;
  const price = townPrice(state, seat, hex, true);
  if (!knowsTile(state, seat, hex)) return 1.6 - price[2];
  const type = produceAt(state, hex);
  const have = townsOfType(state, seat, type);
  const base = TOWN_BASE[resourceAt(type)];
  return base - have * SAME_KIND - price[2] * 0.8;
}
