/** Rails and access (DH-4.60 to DH-4.62). Rails belong to nobody; networks pass through no hex. */
import { isClosed, seatOf, type State } from '../state';
import { edgeAt, EDGES_AT, hexAt, HEXES, isResourceHex, touchedBy, VERTICES, type Hex } from './map';

/** Network number of each vertex, -1 where no rail ends. */
export type Networks = Int16Array;

export function networks(rails: readonly number[]): Networks {
  const root = new Int16Array(VERTICES).fill(-1);
  const find = (vertex: number): number => {
    let at = vertex;
    while (root[at] !== at) at = root[at] ?? at;
    return at;
  };
  for (const rail of rails) {
    const [a, b] = edgeAt(rail).ends;
    if ((root[a] ?? -1) < 0) root[a] = a;
    if ((root[b] ?? -1) < 0) root[b] = b;
    root[find(a)] = find(b);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if ((root[vertex] ?? -1) >= 0) root[vertex] = find(vertex);
  }
  return root;
}

/** Networks that touch a hex. */
export function touching(nets: Networks, hex: number): number[] {
  const found: number[] = [];
  for (const corner of hexAt(hex).corners) {
    const net = nets[corner] ?? -1;
    if (net >= 0 && !found.includes(net)) found.push(net);
  }
  return found;
}

export function networksOf(nets: Networks, hexes: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const hex of hexes) for (const net of touching(nets, hex)) found.add(net);
  return found;
}

export function inBounds(state: State, hex: number): boolean {
  return !(isClosed(state) && hexAt(hex).closed);
}

export function townAt(state: State, hex: number): number {
  return state.seats.findIndex((seat) => seat.towns.includes(hex));
}

/** Vertices a seat may build on from: DH-4.61 (a) to (c). */
function startVertices(state: State, seat: number, nets: Networks): Uint8Array {
  const who = seatOf(state, seat);
  const from = new Uint8Array(VERTICES);
  for (const city of who.cities) for (const corner of hexAt(city).corners) from[corner] = 1;
  const mine = networksOf(nets, [...who.cities, ...who.towns]);
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const net = nets[vertex] ?? -1;
    if (net >= 0 && mine.has(net)) from[vertex] = 1;
  }
  return from;
}

export function railSpots(state: State, seat: number): number[] {
  if (state.railsLeft <= 0) return [];
  const from = startVertices(state, seat, networks(state.rails));
  const taken = new Set(state.rails);
  const found = new Set<number>();
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (!from[vertex]) continue;
    for (const edge of EDGES_AT[vertex] ?? []) if (!taken.has(edge)) found.add(edge);
  }
  return [...found].sort((a, b) => a - b);
}

/** Hexes that can carry a town. */
export const GROUNDS: readonly number[] = HEXES.flatMap((_, hex) => (isResourceHex(hex) ? [hex] : []));

/** Resource hexes a seat has access to (DH-4.62), towns or not, bounds or not. */
export function accessible(state: State, seat: number, nets = networks(state.rails)): number[] {
  const { cities } = seatOf(state, seat);
  const mine = new Uint8Array(VERTICES);
  const beside = new Uint8Array(HEXES.length);
  for (const city of cities) {
    for (const hex of touchedBy(city)) beside[hex] = 1;
    for (const corner of hexAt(city).corners) {
      const net = nets[corner] as number;
      if (net >= 0) mine[net] = 1;
    }
  }
  return GROUNDS.filter((hex) => {
    if (beside[hex]) return true;
    for (const corner of (HEXES[hex] as Hex).corners) {
      const net = nets[corner] as number;
      if (net >= 0 && mine[net]) return true;
    }
    return false;
  });
}

/** Own towns joined to a city by rail (section 5, line 3). */
export function cityWorth(state: State, seat: number, city: number, nets = networks(state.rails)): number {
  const mine = networksOf(nets, [city]);
  return seatOf(state, seat).towns.filter((town) => touching(nets, town).some((net) => mine.has(net))).length;
}
