/** Rails still to lay: how far the next city site, town hex or centre hex is. */
import { PIECES } from '../data';
import {
  CENTRE,
  CITY_SITES,
  edgeAt,
  EDGES,
  EDGES_AT,
  hexAt,
  HEXES,
  isResourceHex,
  VERTICES,
} from '../rules/map';
import { accessible, inBounds, networks, networksOf, townAt } from '../rules/network';
import { citySites, tooNear, townSites } from '../rules/sites';
import { seatOf, type State } from '../state';
import { isFrontier } from './advice-plan';

/** Rails needed from the cities of a seat to every corner of the map; rails that lie there cost nothing. */
function railsToCorners(state: State, seat: number): Int16Array {
  const { cities } = seatOf(state, seat);
  const nets = networks(state.rails);
  const mine = networksOf(nets, cities);
  const laid = new Set(state.rails);
  const far = new Int16Array(VERTICES).fill(EDGES.length);
  const start = new Set(cities.flatMap((hex) => hexAt(hex).corners));
  for (let vertex = 0; vertex < VERTICES; vertex++) if (mine.has(nets[vertex] ?? -1)) start.add(vertex);
  let level = [...start];
  for (const vertex of level) far[vertex] = 0;
  for (let cost = 0; level.length > 0; cost++) {
    const next: number[] = [];
    for (let at = 0; at < level.length; at++) {
      const vertex = level[at] ?? 0;
      if ((far[vertex] ?? 0) < cost) continue;
      for (const edge of EDGES_AT[vertex] ?? []) {
        const [a, b] = edgeAt(edge).ends;
        const other = a === vertex ? b : a;
        const price = laid.has(edge) ? cost : cost + 1;
        if (price >= (far[other] ?? 0)) continue;
        far[other] = price;
        (price === cost ? level : next).push(other);
      }
    }
    level = next;
  }
  return far;
}

const least = (numbers: readonly number[]) => Math.min(EDGES.length, ...numbers);

function toHex(far: Int16Array, hex: number): number {
  return least(hexAt(hex).corners.map((corner) => far[corner] ?? EDGES.length));
}

/** A city site asks for a rail on one of its own sides. */
function toSite(state: State, far: Int16Array, hex: number): number {
  return least(
    hexAt(hex).edges.map((edge) => {
      const end = least(edgeAt(edge).ends.map((vertex) => far[vertex] ?? EDGES.length));
      return state.rails.includes(edge) ? end : end + 1;
    }),
  );
}

/** What rails are laid for, where it lies and how many rails it is away. */
export interface Way {
  readonly to: 'site' | 'town' | 'centre';
  readonly hex: number;
  readonly rails: number;
}

/** The nearest ground that is missing; null where none is. */
export function nextWay(state: State, seat: number): Way | null {
  const who = seatOf(state, seat);
  if (who.cities.length === 0) return null;
  if (isFrontier(state)) return nearest(state, seat, 'centre');
  if (who.cities.length < PIECES.cities && citySites(state, seat).length === 0)
    return nearest(state, seat, 'site');
  if (who.towns.length < PIECES.towns && townSites(state, seat).length === 0)
    return nearest(state, seat, 'town');
  return null;
}

export function nearest(state: State, seat: number, to: Way['to']): Way | null {
  const far = railsToCorners(state, seat);
  const reach = new Set(accessible(state, seat));
  const open = (hex: number) => townAt(state, hex) < 0 && !reach.has(hex) && inBounds(state, hex);
  const ways: Way[] =
    to === 'site'
      ? CITY_SITES.filter((hex) => inBounds(state, hex) && !tooNear(state, hex)).map((hex) => ({
          to,
          hex,
          rails: toSite(state, far, hex),
        }))
      : (to === 'centre' ? CENTRE : HEXES.flatMap((_, hex) => (isResourceHex(hex) ? [hex] : [])))
          .filter(open)
          .map((hex) => ({ to, hex, rails: toHex(far, hex) }));
  return ways
    .filter(({ rails }) => rails < EDGES.length)
    .reduce<Way | null>((best, way) => (best && best.rails <= way.rails ? best : way), null);
}

/** Rails to a hex: to one of its corners for a town, to one of its sides for a city. */
export function railsToHex(state: State, seat: number, hex: number): number {
  const far = railsToCorners(state, seat);
  return isResourceHex(hex) ? toHex(far, hex) : toSite(state, far, hex);
}

/** The same with one rail more. */
export function withRail(state: State, edge: number): State {
  return { ...state, rails: [...state.rails, edge], railsLeft: state.railsLeft - 1 };
}
