/** Who stands where in the city: nobody else knows how a space is written into the position. */
import type { City, State } from '../state';

export interface CitySpace {
  /** The shop, by its number in SHOPS. */
  readonly row: number;
  readonly column: number;
}

const HARDWARE_STORE = -1;
const UNASKED = 0;
const ASKED = 1;
const PASSED = 2;

function write({ row, column }: CitySpace): number {
  return row * 10 + column;
}

function read(at: number | undefined): CitySpace | null {
  if (at === undefined || at < 0) return null;
  return { row: Math.floor(at / 10), column: at % 10 };
}

export function newCity(s: State, active: number): City {
  return {
    active,
    at: s.players.map(() => HARDWARE_STORE),
    asked: s.players.map(() => UNASKED),
    bids: [],
  };
}

type Standing = Pick<City, 'at'> | null;

/** Where a seat's contractor stands, null in the hardware store or while nobody is in the city. */
export function standOf(city: Standing, seat: number): CitySpace | null {
  return read(city?.at[seat]);
}

/** Who stands in a row, -1 for nobody. */
export function contractorIn(city: Standing, row: number): number {
  return city ? city.at.findIndex((at) => read(at)?.row === row) : -1;
}

export function contractorOn(city: Standing, space: CitySpace): number {
  return city ? city.at.indexOf(write(space)) : -1;
}

export function putOn(city: City, seat: number, space: CitySpace): void {
  city.at[seat] = write(space);
  city.asked[seat] = ASKED;
  city.bids.push({ seat, at: write(space) });
}

/** Who bid for which space, one after the other. */
export function bidsOf(
  city: Pick<City, 'bids'> | null,
): { readonly seat: number; readonly space: CitySpace }[] {
  return (city?.bids ?? []).flatMap(({ seat, at }) => {
    const space = read(at);
    return space ? [{ seat, space }] : [];
  });
}

export function sendHome(city: City, seat: number): void {
  city.at[seat] = HARDWARE_STORE;
}

export function isUnasked(city: City, seat: number): boolean {
  return city.asked[seat] === UNASKED;
}

export function markAsked(city: City, seat: number): void {
  city.asked[seat] = ASKED;
}

export function markPassed(city: City, seat: number): void {
  city.asked[seat] = PASSED;
}

export function hasPassed(city: City, seat: number): boolean {
  return city.asked[seat] === PASSED;
}
