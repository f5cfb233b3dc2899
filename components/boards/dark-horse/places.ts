/** Where hexes, edges and action tiles lie. */
import { hexPoints, type Point } from '@/components/ui/draw';
import {
  RESOURCES,
  SPOTS,
  THIRD_FROM,
  type Resource,
  type Space,
  type SpotId,
} from '@/engine/games/dark-horse/data';
import { edgeOf, edgePlace, hexAt, HEXES, hexOf, type Hex } from '@/engine/games/dark-horse/rules/map';

/** The map is 17 radii wide and about 12.2 high. */
const MAP_WIDE = 17;
const MAP_HIGH = 7 * Math.sqrt(3) + 0.1;

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
  const hex = hexAt(hexOf(edgePlace(edge).hex));
  const [x, y] = centreOf(hex, frame);
  const points = hexPoints(x, y, frame.s, true);
  const corners = CORNERS[hex.edges.indexOf(edge)];
  if (!corners) throw new RangeError(`There is no rail spot ${edge} on the map.`);
  return [points[corners[0]] as Point, points[corners[1]] as Point];
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
  /** Spot of the engine, or the icon of a Produce row. */
  readonly id: SpotId | `row:${Resource}`;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAD = 8;
const GAP = 5;
const TILE_ROWS = 6;
/** The first rows share their width with the rows of Produce. */
const PRODUCE_ROWS = RESOURCES.length;

/** A space with one spot of its own name: all but Produce. */
type Single = Exclude<Space, 'produce'>;

/** Where its tile lies: in a row and quarter, or in the last row, side by side with others. */
const LIES: Readonly<Record<Single, { readonly line: number; readonly quarter: number } | 'last'>> = {
  dealer: { line: 0, quarter: 0 },
  pioneer: { line: 0, quarter: 1 },
  'hired-hand': { line: 1, quarter: 0 },
  politics: { line: 1, quarter: 1 },
  'work-crew': { line: 2, quarter: 0 },
  'rail-baron': { line: 2, quarter: 1 },
  builder: { line: 3, quarter: 0 },
  trader: { line: 3, quarter: 1 },
  engineer: { line: 3, quarter: 2 },
  scout: { line: 3, quarter: 3 },
  mayor: { line: 4, quarter: 0 },
  sheriff: { line: 4, quarter: 1 },
  broker: { line: 4, quarter: 2 },
  tycoon: { line: 4, quarter: 3 },
  market: 'last',
  'turn-order': 'last',
  character: 'last',
};
const SINGLES = Object.keys(LIES) as Single[];

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Tiles {
  readonly places: readonly TilePlace[];
  /** What the last row leaves free for tokens and cards. */
  readonly belt: Room;
}

/** Six rows of action tiles; the Produce rows stand to the right of the first three. */
export function tilePlaces(seats: number, character: boolean, room: Room): Tiles {
  const row = (room.height - GAP * (TILE_ROWS - 1)) / TILE_ROWS;
  const quarter = (room.width - 2 * PAD - 3 * GAP) / 4;
  const left = room.x + PAD;
  const at = (id: TilePlace['id'], line: number, x: number, w: number): TilePlace => ({
    id,
    x,
    y: room.y + line * (row + GAP),
    width: w,
    height: row,
  });
  const quarters = SINGLES.flatMap((id) => {
    const lies = LIES[id];
    if (lies === 'last') return [];
    return [{ ...lies, place: at(id, lies.line, left + lies.quarter * (quarter + GAP), quarter) }];
  });
  const produce = RESOURCES.flatMap((kind, line) => {
    const from = left + 2 * (quarter + GAP);
    const icon = 30;
    const spots = SPOTS.filter((spot) => spot.row === kind && (spot.part !== 'third' || seats >= THIRD_FROM));
    const each = (2 * quarter + GAP - icon - GAP * spots.length) / spots.length;
    return [
      at(`row:${kind}`, line, from, icon),
      ...spots.map((spot, i) => at(spot.id, line, from + icon + GAP + i * (each + GAP), each)),
    ];
  });
  const last = SINGLES.filter(
    (id) => LIES[id] === 'last' && (id !== 'turn-order' || seats > 1) && (id !== 'character' || character),
  );
  const beltFrom = left + last.length * (quarter + GAP);
  return {
    places: [
      ...quarters.filter(({ line }) => line < PRODUCE_ROWS).map(({ place }) => place),
      ...produce,
      ...quarters.filter(({ line }) => line >= PRODUCE_ROWS).map(({ place }) => place),
      ...last.map((id, i) => at(id, TILE_ROWS - 1, left + i * (quarter + GAP), quarter)),
    ],
    belt: {
      x: beltFrom,
      y: room.y + (TILE_ROWS - 1) * (row + GAP),
      width: room.x + room.width - PAD - beltFrom,
      height: row,
    },
  };
}
