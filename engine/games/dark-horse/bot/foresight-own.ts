/** A seat by itself in numbers: what it has, what is about to come in, and what it could soon build. */
import { DICE, FOOD, ORE, PIECES, PRICES, spotOf, typeOfRow, WOOD } from '../data';
import { harvest } from '../rules/collecting';
import { STEPS } from '../rules/collection';
import { CITY_SITES, hexAt, VERTICES } from '../rules/map';
import { cityWorth, GROUNDS, inBounds, type Networks } from '../rules/network';
import { cityWood, plainPrice, tooNear } from '../rules/sites';
import { isRuggedTo, produceAt } from '../rules/tiles';
import { politicsPrice } from '../rules/trades';
import { seatOf, type Seat, type State } from '../state';
import { railsTo } from './foresight-ways';

export const OWN_NAMES = [
  'gold',
  'influence',
  'cities',
  'towns joined to cities',
  'towns that bring food',
  'towns that bring wood',
  'towns that bring ore',
  'food in hand',
  'wood in hand',
  'ore in hand',
  'heap beyond what can be used',
  'share of the next town in hand',
  'town sites in reach',
  'share of the next city in hand',
  'a city site stands ready',
  'rails missing to the next city site',
  'dice of the next round',
  'dice still to be placed',
  'cards in hand',
  'tokens that change dice',
  'stock',
  'loans',
  'an office, less for an outlaw',
  'goods about to come in',
  'a build about to come',
  'influence about to come',
  'gold about to come',
  'other spaces about to be collected',
] as const;

const FAR = 6;

/** `nets` are the networks of the rails as they lie. */
export function ownNumbers(state: State, seat: number, nets: Networks): number[] {
  const who = seatOf(state, seat);
  const mine = ownCorners(nets, who);
  const [food, wood, ore] = who.res;
  const brings = [0, 0, 0];
  for (const town of who.towns) {
    const type = produceAt(state, town);
    if (type >= 0) brings[type] = (brings[type] as number) + 1;
  }
  let joined = 0;
  for (const city of who.cities) joined += cityWorth(state, seat, city, nets);
  const town = nextTown(state, seat, mine);
  const wants = cityWood(state);
  const more = who.cities.length < PIECES.cities;
  const far = more ? farFromSites(state, mine) : FAR;
  const city = more ? (Math.min(1, wood / wants) + Math.min(1, who.gold / PRICES.cityGold)) / 2 : 0;
  const soon = comingIn(state, seat, brings);
  return [
    who.gold / 6,
    who.influence / 8,
    (who.cities.length - 1) / 2,
    joined / 8,
    (brings[FOOD] as number) / 3,
    (brings[WOOD] as number) / 3,
    (brings[ORE] as number) / 3,
    Math.min(food, 6) / 4,
    Math.min(wood, 8) / 4,
    Math.min(ore, 6) / 4,
    Math.min(2, (Math.max(0, food - 6) + Math.max(0, wood - 8) + Math.max(0, ore - 6)) / 5),
    town.share,
    Math.min(4, town.sites) / 4,
    city,
    more && far === 0 ? 1 : 0,
    more ? Math.min(far, FAR) / 4 : 0,
    Math.max(0, DICE.own + (who.bonus ? 1 : 0) - who.sentence) / 2,
    who.dice.length / 2,
    Math.min(4, who.hand.length) / 2,
    (who.tokens.wild + who.tokens.engineer) / 3,
    who.tokens.stock / 2,
    who.tokens.loan / 2,
    who.role === '' ? 0 : who.role === 'outlaw' ? -1 : 1,
    Math.min(8, soon.goods) / 4,
    soon.build,
    soon.influence,
    soon.gold,
    soon.others / 2,
  ];
}

/** Corners of a seat's cities, and of every network that touches one of them. */
export function ownCorners(nets: Networks, { cities }: Seat): number[] {
  const mine: number[] = [];
  const own = new Uint8Array(VERTICES);
  for (const city of cities) {
    for (const corner of hexAt(city).corners) {
      const net = nets[corner] as number;
      if (net >= 0) own[net] = 1;
      else mine.push(corner);
    }
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const net = nets[vertex] as number;
    if (net >= 0 && own[net]) mine.push(vertex);
  }
  return mine;
}

/** How many sites a seat reaches, and how much of the cheapest town there it could pay. */
function nextTown(state: State, seat: number, mine: readonly number[]): { sites: number; share: number } {
  const who = seatOf(state, seat);
  const none = { sites: 0, share: 0 };
  if (who.towns.length >= PIECES.towns) return none;
  let sites = 0;
  let plain = false;
  for (const hex of GROUNDS) {
    if (railsTo(hex, mine, 1) > 0) continue;
    if (!inBounds(state, hex) || state.seats.some((one) => one.towns.includes(hex))) continue;
    sites++;
    plain = plain || !isRuggedTo(state, seat, hex);
  }
  if (sites === 0) return none;
  const [food, wood, ore] = plainPrice(state);
  const rugged = plain || who.character === 'tracker' ? 0 : PRICES.ruggedOre;
  const price = food + wood + ore + rugged;
  const paid =
    Math.min(food, who.res[FOOD]) + Math.min(wood, who.res[WOOD]) + Math.min(ore + rugged, who.res[ORE]);
  return { sites, share: paid / price };
}

/** Rails a seat still has to lay to the nearest free city site: 0 where one touches its network. */
function farFromSites(state: State, mine: readonly number[]): number {
  let least = FAR;
  for (const hex of CITY_SITES) {
    const far = railsTo(hex, mine, least);
    if (far >= least || !inBounds(state, hex) || tooNear(state, hex)) continue;
    // The last of them lies along a side of the site.
    if (far === 0 && hexAt(hex).edges.some((edge) => state.rails.includes(edge))) return 0;
    least = Math.min(least, far + 1);
  }
  return least;
}

/** What the seat's sets will bring that are not collected yet. */
function comingIn(state: State, seat: number, brings: readonly number[]) {
  const who = seatOf(state, seat);
  const soon = { goods: 0, build: 0, influence: 0, gold: 0, others: 0 };
  if (state.stage !== 'place' && state.stage !== 'collect') return soon;
  for (const { seat: by, spot } of state.sets) {
    if (by !== seat) continue;
    const { space, row } = spotOf(spot);
    if (space === 'dealer' || isCollected(state, space)) continue;
    switch (space) {
      case 'produce': {
        soon.goods += harvest(spot, brings[typeOfRow(row)] ?? 0, state.events);
        break;
      }
      case 'work-crew': {
        const [a = 0, b = 0, c = 0] = brings;
        soon.goods += a + b + c - Math.min(a, b, c);
        break;
      }
      case 'builder':
        soon.build = 1;
        break;
      case 'politics':
        soon.influence += who.res[0] + who.res[1] + who.res[2] >= politicsPrice(state, seat) ? 1 : 0;
        break;
      case 'mayor':
        soon.influence += 1;
        break;
      case 'tycoon':
      case 'trader':
      case 'broker':
        soon.gold += 1;
        break;
      default:
        soon.others++;
    }
  }
  return soon;
}

const STEP_AT: ReadonlyMap<string, number> = new Map(STEPS.map((step, at) => [step, at]));

function isCollected(state: State, space: string): boolean {
  return state.stage === 'collect' && (STEP_AT.get(space) ?? 0) <= state.spaceAt;
}
