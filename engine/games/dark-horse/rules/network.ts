/** Rails, access and building sites (DH-4.60 to DH-4.64). Rails belong to nobody; networks pass through no hex. */
import { PRICES, SURCHARGES, type Bundle } from '../data';
import {
  CITY_SITES,
  distance,
  edgeAt,
  EDGES_AT,
  hexAt,
  HEXES,
  isResourceHex,
  TOUCHED,
  touchesSafeZone,
  VERTICES,
} from './map';
import { affords, eventOn, isClosed, isSolo, scenario, seatOf, type State, type Tile } from '../state';

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

export function tileAt(state: State, hex: number): Tile | undefined {
  return state.tiles.find((tile) => tile.hex === hex);
}

/** 0 food, 1 wood, 2 ore; -1 where nothing is produced. The truth, known or not. */
export function produceAt(state: State, hex: number): number {
  const kind = hexAt(hex).kind;
  if (kind === 'safe-food') return 0;
  if (kind === 'safe-wood') return 1;
  return tileAt(state, hex)?.type ?? -1;
}

export function knowsTile(state: State, seat: number, hex: number): boolean {
  const tile = tileAt(state, hex);
  return !tile || tile.up || (state.seats[seat]?.seen.includes(hex) ?? false);
}

export function townsOfType(state: State, seat: number, type: number): number {
  let n = 0;
  for (const hex of seatOf(state, seat).towns) if (produceAt(state, hex) === type) n++;
  return n;
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

/** Resource hexes a seat has access to (DH-4.62), towns or not, bounds or not. */
export function accessible(state: State, seat: number): number[] {
  const who = seatOf(state, seat);
  const nets = networks(state.rails);
  const mine = networksOf(nets, who.cities);
  const found: number[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (!isResourceHex(hex)) continue;
    const beside = who.cities.some((city) => TOUCHED[city]?.includes(hex));
    if (beside || touching(nets, hex).some((net) => mine.has(net))) found.push(hex);
  }
  return found;
}

export function townPrice(state: State, seat: number, hex: number, believed = false): Bundle {
  const [food, wood] = PRICES.town;
  const tile = tileAt(state, hex);
  const tileRugged = tile !== undefined && tile.rugged && (!believed || knowsTile(state, seat, hex));
  const rugged = (hexAt(hex).rugged || tileRugged) && seatOf(state, seat).character !== 'tracker';
  return [
    food + (eventOn(state, 'drought') ? SURCHARGES.droughtFood : 0),
    wood,
    rugged ? PRICES.ruggedOre : 0,
  ];
}

export function cityWood(state: State): number {
  return PRICES.cityWood + (eventOn(state, 'city-fire') ? SURCHARGES.cityFireWood : 0);
}

/** Free resource hexes with access, in bounds, a town piece at hand (DH-4.63). Price not asked. */
export function townSites(state: State, seat: number): number[] {
  if (seatOf(state, seat).towns.length >= 6) return [];
  return accessible(state, seat).filter((hex) => inBounds(state, hex) && townAt(state, hex) < 0);
}

/** Town sites the seat believes it can pay; `wood` 0 for the Homestead Act, which asks for food alone. */
export function affordableTowns(state: State, seat: number, woodToo = true): number[] {
  const who = seatOf(state, seat);
  return townSites(state, seat).filter((hex) => {
    const price = townPrice(state, seat, hex, true);
    return affords(who.res, woodToo ? price : [price[0], 0, price[2]]);
  });
}

/** Sites for a further city (DH-4.64). Price not asked. */
export function citySites(state: State, seat: number): number[] {
  const who = seatOf(state, seat);
  if (who.cities.length >= 3) return [];
  const nets = networks(state.rails);
  const mine = networksOf(nets, who.cities);
  const rails = new Set(state.rails);
  const cities = state.seats.flatMap((one) => one.cities);
  return CITY_SITES.filter((hex) => {
    if (!inBounds(state, hex) || cities.some((city) => distance(city, hex) < 2)) return false;
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
      cities.every((city) => distance(city, hex) >= 3),
  );
}

/** Own towns joined to a city by rail (section 5, line 3). */
export function cityWorth(state: State, seat: number, city: number): number {
  const nets = networks(state.rails);
  const mine = networksOf(nets, [city]);
  return seatOf(state, seat).towns.filter((town) => touching(nets, town).some((net) => mine.has(net))).length;
}
