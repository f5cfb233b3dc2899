/** Where the greedy player wants rails and cities: shortest ways over the map, counted in rails still to lay. */
import { FOOD, PIECES, WOOD } from '../data';
import {
  CENTRE,
  CITY_SITES,
  distance,
  edgeAt,
  EDGES,
  EDGES_AT,
  hexAt,
  HEXES,
  isResourceHex,
  touchedBy,
  VERTICES,
  type Edge,
} from '../rules/map';
import {
  accessible,
  cityWorth,
  inBounds,
  networks,
  networksOf,
  townAt,
  type Networks,
} from '../rules/network';
import { tooNear } from '../rules/sites';
import { knowsTile, produceAt } from '../rules/tiles';
import { isSolo, scenario, seatOf, type State } from '../state';

export interface RailPlan {
  /** Edges to lay, the first one legal now. */
  readonly path: readonly number[];
  readonly cost: number;
  /** Worth of each of these rails. */
  readonly worth: number;
  readonly goal: 'city' | 'town' | 'join' | 'centre';
  readonly hex: number;
}

interface Ways {
  readonly far: Int16Array;
  readonly by: Int16Array;
}

/** Rails needed from the start vertices to every vertex: level by level, laid rails cost nothing. */
function waysFrom(laid: Uint8Array, start: readonly number[]): Ways {
  const far = new Int16Array(VERTICES).fill(999);
  const by = new Int16Array(VERTICES).fill(-1);
  let level = start.slice();
  for (const vertex of level) far[vertex] = 0;
  for (let cost = 0; level.length > 0 && cost < REACH; cost++) {
    const next: number[] = [];
    for (let at = 0; at < level.length; at++) {
      const vertex = level[at] as number;
      if ((far[vertex] ?? 0) < cost) continue;
      const edges = EDGES_AT[vertex] as readonly number[];
      for (const edge of edges) {
        const { ends } = EDGES[edge] as Edge;
        const other = ends[0] === vertex ? ends[1] : ends[0];
        const price = laid[edge] ? cost : cost + 1;
        if (price >= (far[other] ?? 999)) continue;
        far[other] = price;
        by[other] = edge;
        if (price === cost) level.push(other);
        else next.push(other);
      }
    }
    level = next;
  }
  return { far, by };
}

/** Ways longer than this are never laid. */
const REACH = 10;

function laidRails(state: State): Uint8Array {
  const laid = new Uint8Array(EDGES.length);
  for (const rail of state.rails) laid[rail] = 1;
  return laid;
}

function startOf(nets: Networks, hexes: readonly number[]): number[] {
  const mine = networksOf(nets, hexes);
  const found = new Set(hexes.flatMap((hex) => hexAt(hex).corners));
  for (let vertex = 0; vertex < VERTICES; vertex++) if (mine.has(nets[vertex] ?? -1)) found.add(vertex);
  return [...found];
}

function pathTo(laid: Uint8Array, ways: Ways, vertex: number): number[] {
  const path: number[] = [];
  let at = vertex;
  while ((ways.far[at] ?? 0) > 0) {
    const edge = ways.by[at] ?? -1;
    if (edge < 0) break;
    if (!laid[edge]) path.unshift(edge);
    const [a, b] = edgeAt(edge).ends;
    at = a === at ? b : a;
  }
  return path;
}

/** The way to a city site: a rail must lie on one of its sides. */
function pathToSite(laid: Uint8Array, ways: Ways, hex: number): number[] | null {
  let best: number[] | null = null;
  let cost = 99;
  for (const edge of hexAt(hex).edges) {
    const [a, b] = edgeAt(edge).ends;
    const from = (ways.far[a] ?? 999) <= (ways.far[b] ?? 999) ? a : b;
    const need = (ways.far[from] ?? 999) + (laid[edge] ? 0 : 1);
    if (need >= cost) continue;
    cost = need;
    best = [...pathTo(laid, ways, from), ...(laid[edge] ? [] : [edge])];
  }
  return best;
}

function pathToHex(laid: Uint8Array, ways: Ways, hex: number): number[] | null {
  let near = -1;
  for (const corner of hexAt(hex).corners)
    if (near < 0 || (ways.far[corner] ?? 999) < (ways.far[near] ?? 999)) near = corner;
  return (ways.far[near] ?? 999) < 999 ? pathTo(laid, ways, near) : null;
}

/** What a new city on a hex would open: free hexes out of reach, kinds the seat lacks most of all. */
export function siteWorth(state: State, seat: number, hex: number, reach: ReadonlySet<number>): number {
  const kinds = new Set(seatOf(state, seat).towns.map((town) => produceAt(state, town)));
  let worth = 0;
  for (const near of touchedBy(hex)) {
    if (!inBounds(state, near) || townAt(state, near) >= 0) continue;
    const share = reach.has(near) ? 0.4 : 1;
    if (!knowsTile(state, seat, near)) worth += 0.9 * share;
    else worth += (kinds.has(produceAt(state, near)) ? 1.2 : 1.8) * share;
    if (hexAt(near).rugged) worth -= 0.3;
  }
  return worth;
}

/** The rails most worth laying next; null when none is. */
export function bestRails(state: State, seat: number): RailPlan | null {
  const who = seatOf(state, seat);
  if (who.cities.length === 0 || state.railsLeft === 0) return null;
  const solo = isSolo(state);
  const frontier = solo && scenario(state) === 'wild-frontiers';
  const laid = laidRails(state);
  const nets = networks(state.rails);
  const ways = waysFrom(laid, startOf(nets, who.cities));
  const reach = new Set(accessible(state, seat));
  let best: RailPlan | null = null;
  const offer = (goal: RailPlan['goal'], hex: number, path: readonly number[] | null, worth: number) => {
    if (!path || path.length === 0 || path.length > state.railsLeft) return;
    const each = worth / (path.length + 0.35);
    if (each > 0 && (!best || each > best.worth)) best = { goal, hex, path, cost: path.length, worth: each };
  };
  if (frontier) {
    for (const hex of CENTRE)
      if (townAt(state, hex) < 0 && !reach.has(hex)) offer('centre', hex, pathToHex(laid, ways, hex), 60);
    return best;
  }
  if (who.cities.length < PIECES.cities) offerSites(state, seat, laid, ways, reach, offer);
  const open = [...reach].filter((hex) => townAt(state, hex) < 0 && inBounds(state, hex)).length;
  if (who.towns.length + open < PIECES.towns) {
    HEXES.forEach((_, hex) => {
      if (!isResourceHex(hex) || reach.has(hex) || townAt(state, hex) >= 0 || !inBounds(state, hex)) return;
      offer('town', hex, pathToHex(laid, ways, hex), knowsTile(state, seat, hex) ? 4 : 3.4);
    });
  }
  if (!solo) offerJoins(state, seat, laid, nets, offer);
  return best;
}

type Offer = (goal: RailPlan['goal'], hex: number, path: readonly number[] | null, worth: number) => void;

function offerSites(
  state: State,
  seat: number,
  laid: Uint8Array,
  ways: Ways,
  reach: ReadonlySet<number>,
  offer: Offer,
): void {
  // One free site is enough until it is built on.
  for (const hex of CITY_SITES) {
    if (!inBounds(state, hex) || tooNear(state, hex)) continue;
    const near = hexAt(hex).corners.some((corner) => (ways.far[corner] ?? 999) <= 4);
    if (!near) continue;
    const path = pathToSite(laid, ways, hex);
    if (path?.length === 0) {
      // A site stands ready: further rails for sites can wait.
      if (siteWorth(state, seat, hex, reach) >= 1.5) return;
      continue;
    }
    offer('city', hex, path, 2.5 + 1.5 * siteWorth(state, seat, hex, reach));
  }
}

/** Points by joining towns to cities (section 5, line 3). */
function offerJoins(state: State, seat: number, laid: Uint8Array, nets: Networks, offer: Offer): void {
  const who = seatOf(state, seat);
  const before = worthOfCities(state, seat);
  for (const city of who.cities) {
    const ways = waysFrom(laid, startOf(nets, [city]));
    for (const hex of [...who.towns, ...who.cities]) {
      if (hex === city) continue;
      const path = joinPath(laid, ways, hex);
      if (path.length === 0 || path.length > 5) continue;
      state.rails.push(...path);
      const gained = worthOfCities(state, seat) - before;
      state.rails.length -= path.length;
      if (gained > 0) offer('join', hex, path, gained * 2.6);
    }
  }
}

/** A town beside its city still needs a rail of its own to count. */
function joinPath(laid: Uint8Array, ways: Ways, hex: number): number[] {
  const path = pathToHex(laid, ways, hex);
  if (!path || path.length > 0) return path ?? [];
  const corner = hexAt(hex).corners.find((one) => ways.far[one] === 0);
  const edges = corner === undefined ? [] : (EDGES_AT[corner] ?? []);
  if (edges.some((edge) => laid[edge])) return [];
  return edges.slice(0, 1);
}

function worthOfCities(state: State, seat: number): number {
  const nets = networks(state.rails);
  return seatOf(state, seat).cities.reduce((sum, city) => sum + cityWorth(state, seat, city, nets), 0);
}

/** How good a hex is for the first city: known kinds round it, and the way to the centre where that is the goal. */
export function firstCityWorth(state: State, seat: number, hex: number): number {
  const near = touchedBy(hex).filter((one) => inBounds(state, one));
  const kinds = new Set<number>();
  let worth = 0;
  for (const one of near) {
    if (!knowsTile(state, seat, one)) {
      worth += 1.1 - (hexAt(one).rugged ? 0.4 : 0);
      continue;
    }
    const type = produceAt(state, one);
    worth += 2 + (kinds.has(type) ? 0 : 1.2) + (type === FOOD ? 0.4 : type === WOOD ? 0.3 : 0);
    kinds.add(type);
  }
  const toCentre = Math.min(...CENTRE.map((one) => distance(one, hex)));
  const frontier = isSolo(state) && scenario(state) === 'wild-frontiers';
  return worth - toCentre * (frontier ? 2.2 : 0.12);
}
