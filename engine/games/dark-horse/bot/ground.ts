/** What the map offers a seat: sites and the rails most worth laying, reckoned again only when the map has changed. */
import { citySites, townSites } from '../rules/sites';
import { isRuggedTo } from '../rules/tiles';
import { seatOf, type State } from '../state';
import { bestRails, type RailPlan } from './rails';

export interface Ground {
  readonly towns: readonly number[];
  /** Town sites that are plain ground as far as the seat knows. */
  readonly plain: readonly number[];
  readonly cities: readonly number[];
  readonly rails: RailPlan | null;
}

interface Known {
  readonly print: string;
  readonly ground: Ground;
}

const known = new WeakMap<State, (Known | undefined)[]>();

/** Pieces and rails only ever come, and what is known of the ground only grows: their numbers tell it all. */
function printOf(state: State, seat: number): string {
  let up = 0;
  for (const tile of state.tiles) if (tile.up) up++;
  const pieces = state.seats.map(({ cities, towns }) => `${cities.length},${towns.length}`);
  return `${state.rails.length} ${up} ${seatOf(state, seat).seen.length} ${pieces.join(' ')}`;
}

export function groundOf(state: State, seat: number): Ground {
  const print = printOf(state, seat);
  let seats = known.get(state);
  if (!seats) known.set(state, (seats = []));
  const last = seats[seat];
  if (last?.print === print) return last.ground;
  const towns = townSites(state, seat);
  const ground = {
    towns,
    plain: towns.filter((hex) => !isRuggedTo(state, seat, hex)),
    cities: citySites(state, seat),
    rails: bestRails(state, seat),
  };
  seats[seat] = { print, ground };
  return ground;
}
