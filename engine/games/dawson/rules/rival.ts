/**
 * What a rival hotelier chooses (6.3): a table of preferences read from top to bottom. Everything here only
 * chooses; whoever asks carries it out.
 */
import { INTEREST_OCCUPIED, INTEREST_PER_NEIGHBOUR, MAIN_STREET, OWN_POINTS_WEIGHT } from '../data';
import { isCamper, levelOf, playerAt } from '../state';
import type { State } from '../state';
import { buildLots, resizeValues } from './build';
import { hoodAt, hoodIndex, walk } from './city';
import type { City } from './city';
import { blockAt, pointsOf, standingsAfter, strengths } from './control';
import { possiblePlaces } from './grow';
import type { Place } from './grow';
import { hostingHotels } from './host';
import { campers, campersOf, emptyHotels } from './lodging';
import type { Lodgings } from './lodging';

/** The first of the best in the order given: reading order settles what the keys leave equal. */
function best<T>(items: readonly T[], ...keys: Array<(item: T) => number>): T | undefined {
  let chosen: T | undefined;
  for (const item of items) {
    if (chosen === undefined) {
      chosen = item;
      continue;
    }
    for (const key of keys) {
      const gap = key(item) - key(chosen);
      if (gap === 0) continue;
      if (gap > 0) chosen = item;
      break;
    }
  }
  return chosen;
}

/** DW-6.3.2: hotel and camper, or nothing. */
export function hostChoice(state: Lodgings, city: City): { hotel: number; camper: number } | null {
  const hotel = best(hostingHotels(state), (square) => state.sizes[square] as number);
  return hotel === undefined ? null : { hotel, camper: camperFor(state, city, hotel) };
}

export function camperFor(state: Lodgings, city: City, hotel: number): number {
  const camper = best(
    campersOf(state, state.sizes[hotel] as number),
    (square) => blockAt(city, state, square).sum,
    (square) => -walk(city, hotel, square),
  );
  if (camper === undefined) throw new Error('No camper fits this hotel.');
  return camper;
}

/** DW-6.3.3 */
export function buildChoice(state: State, city: City): number | null {
  const level = levelOf(state);
  const lots = buildLots(state).filter((square) => level.buildsOccupied || !isCamper(state, square));
  const lot = best(
    lots,
    (square) => interest(state, city, square),
    (square) => city.lots[square] as number,
  );
  return lot ?? null;
}

function interest(state: State, city: City, square: number): number {
  const own = (city.near[square] as readonly number[]).filter(
    (other) => state.owners[other] === state.active,
  ).length;
  return (
    (city.lots[square] as number) +
    INTEREST_PER_NEIGHBOUR * own +
    hoodAt(city, hoodIndex(city, square)).points -
    (isCamper(state, square) ? INTEREST_OCCUPIED : 0)
  );
}

/** DW-6.3.4 */
export function resizeChoice(state: State): { hotel: number; value: number } | null {
  if (!levelOf(state).resizes || state.buildUsed) return null;
  const pairs = emptyHotels(state, state.active, false).flatMap((hotel) =>
    resizeValues(state, hotel)
      .filter((value) => campersOf(state, value).length > 0)
      .map((value) => ({ hotel, value })),
  );
  return (
    best(
      pairs,
      (pair) => pair.value,
      (pair) => state.sizes[pair.hotel] as number,
    ) ?? null
  );
}

/** DW-6.3.5 */
export function mineChoice(state: State, city: City): number | null {
  const camper = best(
    campers(state),
    (square) => blockAt(city, state, square).sum,
    (square) => state.dice[square] as number,
  );
  return camper ?? null;
}

/** DW-6.3.6: one of the ways the fire can go. */
export function fireChoice(state: State, city: City, ways: readonly number[], owner: number): number {
  const hotels = ways.filter((square) => (state.owners[square] as number) >= 0);
  const occupied = (square: number) => ((state.dice[square] as number) > 0 ? 1 : 0);
  const size = (square: number) => state.sizes[square] as number;
  const choice =
    best(
      hotels.filter((square) => state.owners[square] !== owner),
      size,
      occupied,
    ) ??
    ways.find((square) => city.lots[square] === 0) ??
    best(hotels, occupied, (square) => -size(square));
  if (choice === undefined) throw new Error('The fire has nowhere to go.');
  return choice;
}

/** DW-6.3.8 */
export function landingChoice(state: State, squares: readonly number[], seat: number): number {
  const own = squares.find((square) => state.owners[square] === seat);
  if (own !== undefined) return own;
  const choice = best(squares, (square) => {
    const owner = state.owners[square] as number;
    return owner >= 0 ? -playerAt(state, owner).points : 0;
  });
  if (choice === undefined) throw new Error('The die has nowhere to land.');
  return choice;
}

/** DW-6.3.7 */
export function growChoice(state: State, city: City): Place {
  const before = strengths(city, state);
  const worth = new Map<string, number>();
  const value = (place: Place) => {
    // Placements that join the same neighbourhoods are worth the same before the roll.
    const key = place.joins.join();
    let known = worth.get(key);
    if (known === undefined) {
      const points = pointsOf(state, standingsAfter(state, city, before, place.tile, place.joins));
      known = points.reduce((sum, n, seat) => sum + (seat === state.active ? OWN_POINTS_WEIGHT * n : -n), 0);
      worth.set(key, known);
    }
    return known;
  };
  const [mx, my] = middleOfMainStreet();
  const place = best(
    possiblePlaces(state),
    value,
    (p) => -(Math.abs(p.x - mx) + Math.abs(p.y - my)),
    (p) => -p.r,
    (p) => -p.y,
    (p) => -p.x,
  );
  if (!place) throw new Error('The tile fits nowhere.');
  return place;
}

function middleOfMainStreet(): readonly [number, number] {
  return MAIN_STREET[Math.floor(MAIN_STREET.length / 2)] as readonly [number, number];
}
