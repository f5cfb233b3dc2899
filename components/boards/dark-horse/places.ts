/** Where hexes, edges and action tiles lie. */
import { hexPoints, type Point } from '@/components/ui/draw';
import { edgeOf, EDGES, HEXES, type Hex } from '@/engine/games/dark-horse/rules/map';

/** The map is 17 radii wide and about 12.2 high. */
export const MAP_WIDE = 17;
export const MAP_HIGH = 7 * Math.sqrt(3) + 0.1;

/** A place for the map: its middle-left origin and the radius of its hexes. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

export function fitMap(x: number, y: number, width: number, height: number): Frame {
  const s = Math.min(width / MAP_WIDE, height / MAP_HIGH);
  return { s, x: x + (width - 15 * s) / 2, y: y + height / 2 };
}

export function centreOf(hex: Hex, { x, y, s }: Frame): Point {
  return [x + 1.5 * s * hex.q, y + Math.sqrt(3) * s * (hex.r + hex.q / 2)];
}

/** Corners by side: side i of [n, ne, se, s, sw, nw] runs between these two of a flat hex. */
const CORNERS: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

export function edgeEnds(edge: number, frame: Frame): readonly [Point, Point] {
  const hexIndex = EDGES[edge]?.hexes[0] ?? 0;
  const hex = HEXES[hexIndex] as Hex;
  const [x, y] = centreOf(hex, frame);
  const points = hexPoints(x, y, frame.s, true);
  const [a, b] = CORNERS[hex.edges.indexOf(edge)] ?? [0, 1];
  return [points[a] as Point, points[b] as Point];
}

export function edgeMiddle(edge: number, frame: Frame): Point {
  const [a, b] = edgeEnds(edge, frame);
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The hex a target names, or null. */
export function hexOfTarget(target: string | null): Hex | null {
  if (!target?.startsWith('hex:')) return null;
  return HEXES.find((hex) => hex.id === target.slice(4)) ?? null;
}

export function edgeOfTarget(target: string | null): number | null {
  return target?.startsWith('edge:') ? edgeOf(target.slice(5)) : null;
}

export interface TilePlace {
  /** Spot id of the engine, or `row:food` for the icon of a Produce row. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAD = 8;
const GAP = 5;
const LEFT: readonly (readonly string[])[] = [
  ['dealer', 'pioneer'],
  ['hired-hand', 'politics'],
  ['work-crew', 'rail-baron'],
];
const FOURS: readonly (readonly string[])[] = [
  ['builder', 'trader', 'engineer', 'scout'],
  ['mayor', 'sheriff', 'broker', 'tycoon'],
];
export const TILE_ROWS = 6;

/** Six rows of action tiles; the Produce rows stand to the right of the first three. */
export function tilePlaces(
  seats: number,
  character: boolean,
  top: number,
  width: number,
  height: number,
): TilePlace[] {
  const row = (height - GAP * (TILE_ROWS - 1)) / TILE_ROWS;
  const quarter = (width - 2 * PAD - 3 * GAP) / 4;
  const places: TilePlace[] = [];
  const put = (id: string, line: number, x: number, w: number) =>
    places.push({ id, x, y: top + line * (row + GAP), width: w, height: row });
  LEFT.forEach((pair, line) => pair.forEach((id, i) => put(id, line, PAD + i * (quarter + GAP), quarter)));
  const from = PAD + 2 * (quarter + GAP);
  const wide = 2 * quarter + GAP;
  const icon = 30;
  const spots = seats >= 3 ? ['p3', 'p2', 'effort'] : ['p2', 'effort'];
  ['food', 'wood', 'ore'].forEach((kind, line) => {
    put(`row:${kind}`, line, from, icon);
    const each = (wide - icon - GAP * spots.length) / spots.length;
    spots.forEach((spot, i) => put(`${kind}-${spot}`, line, from + icon + GAP + i * (each + GAP), each));
  });
  FOURS.forEach((four, line) =>
    four.forEach((id, i) => put(id, line + 3, PAD + i * (quarter + GAP), quarter)),
  );
  const last = ['market', ...(seats > 1 ? ['turn-order'] : []), ...(character ? ['character'] : [])];
  const share = (width - 2 * PAD - GAP * (last.length - 1)) / last.length;
  last.forEach((id, i) => put(id, 5, PAD + i * (share + GAP), share));
  return places;
}
