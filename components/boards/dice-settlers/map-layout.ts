/** Where things lie on the map board: tiles, free cells, tiles on offer, and the strip of supplies under them. */
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
const LEAST = 300;
/** Height of the strip on the screen, and what stands in it. */
export const STRIP = 46;
const STACK = 60;
const TENTS = 58;
const DIE = 46;
const GAP = 6;

export interface Places {
  readonly box: Box;
  /** The first tile on offer. */
  readonly shelf: { readonly x: number; readonly y: number };
  /** The strip keeps its size on the screen: `k` units are one point. */
  readonly strip: { readonly x: number; readonly y: number; readonly k: number };
}

/** Room for map, free cells and tiles on offer, in the shape of the screen; the strip takes its foot. */
export function placesOf(
  view: View,
  cells: readonly string[],
  offers: number,
  width: number,
  height: number,
): Places {
  const centres = [
    ...view.map.map((t) => hexCentre(t.q, t.r, R)),
    ...cells.map((key) => hexCentre(hexOf(key).q, hexOf(key).r, R)),
  ];
  const some = centres.length > 0;
  const xs = some ? centres.map(([x]) => x) : [0];
  const ys = some ? centres.map(([, y]) => y) : [0];
  let left = Math.min(...xs) - R;
  let right = Math.max(...xs) + R;
  const top = some ? Math.min(...ys) - R * 1.1 : 0;
  let bottom = some ? Math.max(...ys) + R * 1.1 : R * 0.2;
  const shelf = { x: (left + right) / 2 - (offers - 1) * R, y: bottom + R * 0.95 };
  if (offers > 0) {
    bottom = shelf.y + R * 1.15;
    left = Math.min(left, shelf.x - R);
    right = Math.max(right, shelf.x + (offers - 1) * 2 * R + R);
  }
  const room = Math.max(1, height - STRIP);
  const wide = Math.max(LEAST, right - left, ((bottom - top) * width) / room);
  const k = wide / width;
  const box = {
    x: (left + right) / 2 - wide / 2,
    y: (top + bottom) / 2 - (room * k) / 2,
    width: wide,
    height: height * k,
  };
  const used = STACK + TENTS + RECRUITABLE.length * DIE + (RECRUITABLE.length + 1) * GAP;
  return {
    box,
    shelf,
    strip: { x: box.x + ((width - used) / 2) * k, y: box.y + room * k, k },
  };
}

/** Boxes in the strip, in points of the screen from its corner. */
export const stackBox = { x: 0, y: 2, width: STACK, height: 38 };
export const tentsBox = { x: STACK + GAP, y: 2, width: TENTS, height: 38 };
export function colourBox(i: number) {
  return { x: STACK + TENTS + 2 * GAP + i * (DIE + GAP), y: 2, width: DIE, height: 38 };
}

export function spotsOf(
  view: View,
  seats: readonly SeatLook[],
  cells: readonly string[],
  offer: readonly number[],
  movers: readonly string[],
  tents: number,
  { shelf, strip }: Places,
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
  const inStrip = (target: string, at: Box, label: string): Spot => ({
    target,
    x: strip.x + at.x * strip.k,
    y: strip.y + at.y * strip.k,
    width: at.width * strip.k,
    height: at.height * strip.k,
    label,
  });
  return [
    ...tiles,
    ...free,
    ...moving,
    ...offers,
    inStrip('stack', stackBox, say('stack', { n: view.stack })),
    inStrip('tents', tentsBox, say('tents', { n: tents })),
    ...RECRUITABLE.map((colour, i) =>
      inStrip(
        `colour:${colourAt(colour)}`,
        colourBox(i),
        say('colour', { colour: word(colourAt(colour)), n: view.supply[colour] ?? 0 }),
      ),
    ),
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
