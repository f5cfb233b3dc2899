/** The territory: 72 flat-top hexes in 11 columns, 251 edges for rails, 180 vertices where rails meet. */

export const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Side = (typeof SIDES)[number];

/** What lies on a hex before any tile: a place for a city, a printed safe zone, or a spot for a tile. */
export type HexKind = 'plain' | 'safe-food' | 'safe-wood' | 'ore-spot' | 'open-spot' | 'hidden-spot';

export interface Hex {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly kind: HexKind;
  /** A rugged spot costs 1 ore more whatever tile lies on it. */
  readonly rugged: boolean;
  /** Out of bounds on the closed map for two. */
  readonly closed: boolean;
  /** Neighbour hex by side, -1 beyond the rim. */
  readonly near: readonly number[];
  /** Vertex by corner; corner i lies between side i and side i + 1. */
  readonly corners: readonly number[];
  /** Edge by side. */
  readonly edges: readonly number[];
}

export interface Edge {
  readonly id: string;
  readonly ends: readonly [number, number];
  /** The one or two hexes it is a side of. */
  readonly hexes: readonly number[];
}

const COLUMNS = 'abcdefghijk';
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** Corner offsets in units of half a radius across and half a height down: whole numbers, so corners compare exactly. */
const CORNERS: readonly (readonly [number, number])[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];

const KINDS: Readonly<Record<Exclude<HexKind, 'plain'>, string>> = {
  'safe-food': 'c1 k1 a7 i7',
  'safe-wood': 'a1 i1 c7 k7',
  'ore-spot': 'b2 j2 b5 j5',
  'open-spot': 'e1 g1 e7 g7',
  'hidden-spot': 'a4 c4 i4 k4 d2 f2 h2 e4 g4 d5 f5 h5',
};
const RUGGED_SPOTS = 'd2 f2 h2 e4 g4 d5 f5 h5'.split(' ');
const CLOSED_COLUMNS = 'hijk';
const CLOSED_EXTRA = ['g3', 'g4', 'g5'];

function kindOf(id: string): HexKind {
  for (const [kind, ids] of Object.entries(KINDS)) {
    if (ids.split(' ').includes(id)) return kind as HexKind;
  }
  return 'plain';
}

function buildMap(): { hexes: Hex[]; edges: Edge[]; vertices: number } {
  const names: { id: string; q: number; r: number }[] = [];
  for (let q = 0; q < COLUMNS.length; q++) {
    const rows = q % 2 === 0 ? 7 : 6;
    for (let n = 1; n <= rows; n++) {
      names.push({ id: `${COLUMNS.charAt(q)}${n}`, q, r: n - 4 - Math.floor(q / 2) });
    }
  }
  const at = new Map(names.map((hex, index) => [`${hex.q},${hex.r}`, index]));
  const vertexAt = new Map<string, number>();
  const edges: { id: string; ends: [number, number]; hexes: number[] }[] = [];
  const sides: number[][] = names.map(() => []);
  const hexes = names.map((hex, index): Hex => {
    const near = STEPS.map(([dq, dr]) => at.get(`${hex.q + dq},${hex.r + dr}`) ?? -1);
    const corners = CORNERS.map(([dx, dy]) => {
      const key = `${3 * hex.q + dx},${2 * hex.r + hex.q + dy}`;
      const known = vertexAt.get(key) ?? vertexAt.size;
      vertexAt.set(key, known);
      return known;
    });
    const own = sides[index] ?? [];
    SIDES.forEach((side, i) => {
      const other = near[i] ?? -1;
      if (other >= 0 && other < index) {
        const shared = sides[other]?.[(i + 3) % 6] ?? -1;
        own[i] = shared;
        edges[shared]?.hexes.push(index);
      } else {
        own[i] = edges.length;
        edges.push({
          id: `${hex.id}:${side}`,
          ends: [corners[(i + 5) % 6] ?? -1, corners[i] ?? -1],
          hexes: [index],
        });
      }
    });
    return {
      ...hex,
      kind: kindOf(hex.id),
      rugged: RUGGED_SPOTS.includes(hex.id),
      closed: CLOSED_COLUMNS.includes(hex.id.charAt(0)) || CLOSED_EXTRA.includes(hex.id),
      near,
      corners,
      edges: own,
    };
  });
  return { hexes, edges, vertices: vertexAt.size };
}

const built = buildMap();

export const HEXES: readonly Hex[] = built.hexes;
export const EDGES: readonly Edge[] = built.edges;
export const VERTICES = built.vertices;

const hexIndex = new Map(HEXES.map((hex, index) => [hex.id, index]));

export function hexAt(index: number): Hex {
  const hex = HEXES[index];
  if (!hex) throw new RangeError(`There is no hex ${index} on the map.`);
  return hex;
}

export function edgeAt(index: number): Edge {
  const edge = EDGES[index];
  if (!edge) throw new RangeError(`There is no rail spot ${index} on the map.`);
  return edge;
}

export function hexOf(id: string): number {
  const index = hexIndex.get(id);
  if (index === undefined) throw new RangeError(`There is no hex ${id} on the map.`);
  return index;
}

/** An edge as a side of the hex it is named by. */
export function edgePlace(index: number): { readonly hex: string; readonly side: Side } {
  const [hex = '', name = ''] = edgeAt(index).id.split(':');
  return { hex, side: sideOf(name) };
}

function sideOf(name: string): Side {
  const side = SIDES.find((one) => one === name);
  if (!side) throw new RangeError(`There is no side ${name} of a hex.`);
  return side;
}

/** Accepts either name of an edge that two hexes share. */
export function edgeOf(id: string): number {
  const [hex = '', side = ''] = id.split(':');
  const edge = hexAt(hexOf(hex)).edges[SIDES.indexOf(side as Side)];
  if (edge === undefined) throw new RangeError(`There is no rail spot ${id} on the map.`);
  return edge;
}

export function distance(a: number, b: number): number {
  const dq = hexAt(a).q - hexAt(b).q;
  const dr = hexAt(a).r - hexAt(b).r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export function isResourceHex(index: number): boolean {
  return hexAt(index).kind !== 'plain';
}

/** Hexes that carry a tile on the full map, in the order tiles are dealt: ore spots, open spots, hidden spots. */
export const TILE_SPOTS: readonly number[] = (['ore-spot', 'open-spot', 'hidden-spot'] as const).flatMap(
  (kind) => HEXES.flatMap((hex, index) => (hex.kind === kind ? [index] : [])),
);

export const CITY_SITES: readonly number[] = HEXES.flatMap((hex, index) =>
  hex.kind === 'plain' ? [index] : [],
);

/** Resource hexes that touch a hex. */
export const TOUCHED: readonly (readonly number[])[] = HEXES.map((hex) =>
  hex.near.filter((other) => other >= 0 && HEXES[other]?.kind !== 'plain'),
);

export function touchedBy(hex: number): readonly number[] {
  const touched = TOUCHED[hex];
  if (!touched) throw new RangeError(`There is no hex ${hex} on the map.`);
  return touched;
}

/** The two rugged hexes at the dead centre, goal of Wild Frontiers. */
export const CENTRE: readonly number[] = [hexOf('e4'), hexOf('g4')];

/** Edges that meet at each vertex. */
export const EDGES_AT: readonly (readonly number[])[] = Array.from({ length: VERTICES }, (_, vertex) =>
  EDGES.flatMap((edge, index) => (edge.ends.includes(vertex) ? [index] : [])),
);

/** A first city of Wild Frontiers stands beside a safe zone. */
export function touchesSafeZone(index: number): boolean {
  return touchedBy(index).some((hex) => hexAt(hex).kind.startsWith('safe'));
}
