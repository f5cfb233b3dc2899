/** Where a town or a city may stand and what it costs (DH-3.7, DH-4.63, DH-4.64). */
import { CITY_GAP, FOOD, ORE, PIECES, PRICES, type Bundle, affords } from '../data';
import { CARD_EFFECTS, SURCHARGES } from '../data-cards';
import { eventOn, isClosed, isSolo, scenario, seatOf, type State } from '../state';
import { CITY_SITES, distance, edgeAt, hexAt, touchedBy, touchesSafeZone } from './map';
import { accessible, inBounds, networks, networksOf, townAt } from './network';
import { isRugged, isRuggedTo, knowsTile } from './tiles';

function isTracker(state: State, seat: number): boolean {
  return state.seats[seat]?.character === 'tracker';
}

/** Whether a hidden tile could still make a town dearer than the seat believes. */
export function mayProveRugged(state: State, seat: number, hex: number): boolean {
  return (
    !knowsTile(state, seat, hex) &&
    !isRuggedTo(state, seat, hex) &&
    !isTracker(state, seat) &&
    !isClosed(state)
  );
}

/** What a town costs on plain ground now. */
export function plainPrice(state: State): Bundle {
  const price: Bundle = [...PRICES.town];
  if (eventOn(state, 'drought')) price[FOOD] += SURCHARGES.droughtFood;
  return price;
}

/**
 * What a town costs a seat; `believed` as far as it knows the ground. A Tracker never pays for rugged ground.
 * Seat -1 is anybody without a character.
 */
export function townPrice(state: State, seat: number, hex: number, believed = false): Bundle {
  const rugged = believed ? isRuggedTo(state, seat, hex) : isRugged(state, hex);
  const price = plainPrice(state);
  if (rugged && !isTracker(state, seat)) price[ORE] += PRICES.ruggedOre;
  return price;
}

/** The Homestead Act asks for no wood. */
export function homesteadPrice([food, , ore]: Readonly<Bundle>): Bundle {
  return [food, CARD_EFFECTS['homestead-act'].wood, ore];
}

export function cityWood(state: State): number {
  return PRICES.cityWood + (eventOn(state, 'city-fire') ? SURCHARGES.cityFireWood : 0);
}

/** Free resource hexes with access, in bounds, a town piece at hand (DH-4.63). Price not asked. */
export function townSites(state: State, seat: number): number[] {
  if (seatOf(state, seat).towns.length >= PIECES.towns) return [];
  return accessible(state, seat).filter((hex) => inBounds(state, hex) && townAt(state, hex) < 0);
}

/** Town sites the seat believes it can pay, with the Homestead Act or without. */
export function affordableTowns(state: State, seat: number, homestead = false): number[] {
  const who = seatOf(state, seat);
  return townSites(state, seat).filter((hex) => {
    const price = townPrice(state, seat, hex, true);
    return affords(who.res, homestead ? homesteadPrice(price) : price);
  });
}

/** Whether a city stands too near for a further one. */
export function tooNear(state: State, hex: number): boolean {
  return state.seats.some((seat) => seat.cities.some((city) => distance(city, hex) < CITY_GAP.further));
}

/** Sites for a further city (DH-4.64). Price not asked. */
export function citySites(state: State, seat: number): number[] {
  const who = seatOf(state, seat);
  if (who.cities.length >= PIECES.cities) return [];
  const nets = networks(state.rails);
  const mine = networksOf(nets, who.cities);
  const rails = new Set(state.rails);
  return CITY_SITES.filter((hex) => {
    if (!inBounds(state, hex) || tooNear(state, hex)) return false;
    return hexAt(hex).edges.some((edge) => rails.has(edge) && mine.has(nets[edgeAt(edge).ends[0]] ?? -1));
  });
}

/** Sites for a first city (DH-3.7; solo Wild Frontiers: beside a safe zone). */
export function firstCitySites(state: State): number[] {
  const cities = state.seats.flatMap((one) => one.cities);
  const frontier = isSolo(state) && scenario(state) === 'wild-frontiers';
  return CITY_SITES.filter(
    (hex) =>
      inBounds(state, hex) &&
      (!frontier || touchesSafeZone(hex)) &&
      cities.every((city) => distance(city, hex) >= CITY_GAP.first),
  );
}

/** Where the first towns may stand: beside the city (DH-3.8). */
export function firstTownSites(state: State, seat: number): number[] {
  return firstCityHexes(state, seat).filter((hex) => townAt(state, hex) < 0);
}

/** Resource hexes in bounds that the first city touches. */
export function firstCityHexes(state: State, seat: number): number[] {
  const city = seatOf(state, seat).cities[0];
  if (city === undefined) return [];
  return touchedBy(city).filter((hex) => inBounds(state, hex));
}
