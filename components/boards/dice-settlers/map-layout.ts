/** Where things lie on the map board: tiles, free cells, tiles on offer, and the supplies in the corners. */
import type { SeatLook } from '@/components/boards/board';
import type { Box, Spot } from '@/components/play/surface';
import { hexCentre } from '@/components/ui/draw';
import { colourAt, RECRUITABLE } from '@/engine/games/dice-settlers/data';
import type { View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';
import { tileName, tileScore } from '@/engine/games/dice-settlers/words/names';
import { hexOf } from '@/engine/geometry/hex';

import { nameOf } from './shown';
import { say } from './words';

export const R = 44;
/** Tiles are no larger than this on the screen, and no larger than this share of the room. */
const MOST = 84;
const SHARE = 0.16;
/** What stands round the map, in points of the screen. */
const STACK = 60;
const DIE = 46;
const HIGH = 38;
const GAP = 6;
/** A tile keeps this far from the edge of the room. */
const EDGE = 4;
/** Another place for the supplies must make the tiles larger by this much: they do not wander for less. */
const WORTH = 1.07;

export interface Places {
  readonly box: Box;
  /** The first tile on offer. */
  readonly shelf: { readonly x: number; readonly y: number };
  /** Supplies keep their size on the screen: `k` units are one point, measured from the corner of the box. */
  readonly k: number;
  readonly slots: Slots;
}

/** Where the supplies stand, in points of the screen. */
export interface Slots {
  readonly stack: Box;
  readonly tents: Box;
  readonly colours: readonly Box[];
}

/** Rooms found before: the search is dear, and most pictures change pieces and not the map. */
const found = new Map<string, Places>();
const MOST_FOUND = 12;

/** Room for map, free cells and tiles on offer, as large as the supplies in the corners leave it. */
export function placesOf(
  view: View,
  cells: readonly string[],
  offers: number,
  width: number,
  height: number,
): Places {
  const laid = view.map.map(({ q, r }) => `${q},${r}`);
  const key = [laid.join(' '), cells.join(' '), offers, width, height].join('|');
  const known = found.get(key);
  if (known) return known;
  const places = searchPlaces(view, cells, offers, width, height);
  if (found.size >= MOST_FOUND) found.delete(found.keys().next().value as string);
  found.set(key, places);
  return places;
}

function searchPlaces(
  view: View,
  cells: readonly string[],
  offers: number,
  width: number,
  height: number,
): Places {
  const laid = [
    ...view.map.map((t) => hexCentre(t.q, t.r, 1)),
    ...cells.map((key) => hexCentre(hexOf(key).q, hexOf(key).r, 1)),
  ];
  const middle = laid.length > 0 ? (least(laid, 0) + most(laid, 0)) / 2 : 0;
  const shelf = { x: middle - (offers - 1), y: laid.length > 0 ? most(laid, 1) + 2.1 : 0 };
  const hexes: readonly Point[] = [
    ...laid,
    ...Array.from({ length: offers }, (_, i): Point => [shelf.x + i * 2, shelf.y]),
  ];
  const all = hexes.length > 0 ? hexes : [[0, 0] as const];
  let best: Fitted = { size: TINY, x: width / 2, y: height / 2, slots: NOWHERE };
  for (const slots of arrangements(width, height)) {
    const worth = best.slots === NOWHERE ? TINY : best.size * WORTH;
    best = fitted(all, slots, width, height, worth) ?? best;
  }
  const { size, x, y, slots } = best;
  const k = R / size;
  return {
    box: { x: -x * k, y: -y * k, width: width * k, height: height * k },
    shelf: { x: shelf.x * R, y: shelf.y * R },
    k,
    slots,
  };
}

type Point = readonly [number, number];

function least(points: readonly Point[], axis: 0 | 1): number {
  return Math.min(...points.map((point) => point[axis]));
}

function most(points: readonly Point[], axis: 0 | 1): number {
  return Math.max(...points.map((point) => point[axis]));
}

/** Stack and tents in one corner, the dice in another; or all in a row at the foot. */
function arrangements(width: number, height: number): Slots[] {
  const dice = RECRUITABLE.length;
  const result: Slots[] = [];
  const bottom = height - HIGH - GAP;
  const row = (width - 2 * (STACK + GAP) - dice * (DIE + GAP) + GAP) / 2;
  if (row >= 0) {
    result.push({
      stack: { x: row, y: bottom, width: STACK, height: HIGH },
      tents: { x: row + STACK + GAP, y: bottom, width: STACK, height: HIGH },
      colours: grid(row + 2 * (STACK + GAP), bottom, DIE, dice, dice),
    });
  }
  const corners = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ] as const;
  for (const [ax, ay] of corners) {
    for (const [bx, by] of corners) {
      for (const columns of [1, 2, 3]) {
        const pair = block(STACK, 2, 1);
        const wide = block(DIE, dice, columns);
        const under = ax === bx && ay === by ? pair.height + GAP : 0;
        if (wide.height + under > height || (ax === bx && pair.height + wide.height + 2 * GAP > height))
          continue;
        const left = (across: number, of: number) => (across === 0 ? GAP : width - of - GAP);
        const top = (down: number, of: number) => (down === 0 ? GAP : height - of - GAP);
        const at = { x: left(ax, pair.width), y: top(ay, pair.height) };
        const [stack, tents] = grid(at.x, at.y, STACK, 2, 1);
        if (!stack || !tents) continue;
        const colours = grid(
          left(bx, wide.width),
          top(by, wide.height) + (by === 0 ? under : -under),
          DIE,
          dice,
          columns,
        );
        result.push({ stack, tents, colours });
      }
    }
  }
  return result;
}

function block(width: number, count: number, columns: number) {
  const rows = Math.ceil(count / columns);
  return { width: columns * (width + GAP) - GAP, height: rows * (HIGH + GAP) - GAP };
}

function grid(x: number, y: number, width: number, count: number, columns: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (width + GAP),
    y: y + Math.floor(i / columns) * (HIGH + GAP),
    width,
    height: HIGH,
  }));
}

interface Fitted {
  readonly size: number;
  /** Where the middle of the map's own coordinates lies in the room. */
  readonly x: number;
  readonly y: number;
  readonly slots: Slots;
}

const SHIFTS = [0.5, 0.25, 0.75, 0, 1];
/** Half the width of a hex whose corner is one away. */
const HALF = Math.sqrt(3) / 2;
/** Tiles in a room that is no room. */
const TINY = 8;
const NOWHERE: Slots = {
  stack: { x: 0, y: 0, width: 0, height: 0 },
  tents: { x: 0, y: 0, width: 0, height: 0 },
  colours: [],
};
/** Halvings of what is between too small and too large. */
const STEPS = 7;

/** The largest tiles that leave all supplies free, near to the middle; null if they are no larger than `floor`. */
function fitted(
  hexes: readonly Point[],
  slots: Slots,
  width: number,
  height: number,
  floor: number,
): Fitted | null {
  const [left, top] = [least(hexes, 0) - HALF, least(hexes, 1) - 1];
  const wide = most(hexes, 0) + HALF - left;
  const high = most(hexes, 1) + 1 - top;
  const roomX = width - 2 * EDGE;
  const roomY = height - 2 * EDGE;
  const blocks = [slots.stack, slots.tents, ...slots.colours];
  const largest = Math.min(MOST, width * SHARE, roomX / wide, roomY / high);
  const place = (size: number): Fitted | null => {
    for (const across of SHIFTS) {
      for (const down of SHIFTS) {
        const x = EDGE + (roomX - wide * size) * across - left * size;
        const y = EDGE + (roomY - high * size) * down - top * size;
        const clear = blocks.every((one) =>
          hexes.every(([q, r]) => apart(one, x + q * size, y + r * size, size * 0.95)),
        );
        if (clear) return { size, x, y, slots };
      }
    }
    return null;
  };
  if (largest < floor) return null;
  let found = place(largest) ?? place(floor);
  if (!found || found.size === largest) return found;
  let over = largest;
  for (let step = 0; step < STEPS; step++) {
    const between: Fitted | null = place((found.size + over) / 2);
    if (between) found = between;
    else over = (found.size + over) / 2;
  }
  return found;
}

/** Whether a circle keeps clear of a box. */
function apart(box: Box, x: number, y: number, reach: number): boolean {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return dx * dx + dy * dy >= reach * reach;
}

export function spotsOf(
  view: View,
  seats: readonly SeatLook[],
  cells: readonly string[],
  offer: readonly number[],
  movers: readonly string[],
  tents: number,
  { box, shelf, k, slots }: Places,
): Spot[] {
  const around = (x: number, y: number, half = R * 0.8) => ({
    x: x - half,
    y: y - half,
    width: half * 2,
    height: half * 2,
  });
  const tiles = view.map.map((t) => {
    const [x, y] = hexCentre(t.q, t.r, R);
    return { target: `cell:${t.q},${t.r}`, ...around(x, y), label: tileLabel(view, seats, t) };
  });
  const free = cells.map((key) => {
    const [x, y] = hexCentre(hexOf(key).q, hexOf(key).r, R);
    return { target: `cell:${key}`, ...around(x, y), label: say('cell') };
  });
  const moving = movers.map((key) => {
    const [x, y] = hexCentre(hexOf(key).q, hexOf(key).r, R);
    return { target: `tent:${key}`, ...around(x, y, R * 0.36), label: say('tent') };
  });
  const offers = offer.map((no, i) => ({
    target: `tile:${no}`,
    ...around(shelf.x + i * R * 2, shelf.y),
    label: say('offered', { name: tileName(no), score: tileScore(no) }),
  }));
  const supply = (target: string, at: Box, label: string): Spot => ({
    target,
    x: box.x + at.x * k,
    y: box.y + at.y * k,
    width: at.width * k,
    height: at.height * k,
    label,
  });
  return [
    ...tiles,
    ...free,
    ...moving,
    ...offers,
    supply('stack', slots.stack, say('stack', { n: view.stack })),
    supply('tents', slots.tents, say('tents', { n: tents })),
    ...slots.colours.map((at, i) => {
      const colour = RECRUITABLE[i] ?? 0;
      const name = colourAt(colour);
      return supply(`colour:${name}`, at, say('colour', { colour: word(name), n: view.supply[colour] ?? 0 }));
    }),
  ];
}

function tileLabel(view: View, seats: readonly SeatLook[], t: View['map'][number]): string {
  const pieces: string[] = [];
  if (t.house >= 0) pieces.push(say('tile.house', { who: nameOf(view, seats, t.house) }));
  t.tents.forEach((n, owner) => {
    if (n > 0) pieces.push(say('tile.tents', { who: nameOf(view, seats, owner), n }));
  });
  return say('tile', {
    name: tileName(t.tile),
    score: tileScore(t.tile),
    pieces: pieces.join(', ') || say('tile.empty'),
  });
}
