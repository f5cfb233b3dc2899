/** Where a bubble stands: near what it points at, never on it, and on as little as possible that can be pressed. */

/** Left, top, width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** From the edge of the bubble to what it points at; null where it lies too near. */
  readonly tail: { readonly from: readonly [number, number]; readonly to: readonly [number, number] } | null;
  /** It lies so far off that a tail would cross what is between: a ring goes round it instead. */
  readonly far: boolean;
}

/** Room for the tail between a bubble and its piece. */
export const TAIL = 22;
/** A longer tail would lie over words. */
const LONGEST = 44;
/** The bubble is tried at heights so far apart. */
const STEP = 8;
/** What a square point of what should stay in sight weighs beside one of a lit place. */
const KEPT = 6;
/** What one point of distance weighs beside a square point of something covered. */
const FAR = 14;
/** The foot of the tail keeps from the corners. */
const CORNER = 26;
const UNREACHED = 1e9;

/**
 * `room` is where bubbles may stand, `point` what this one is about, `lit` what the player may want to press. The
 * bubble stands above or below, or else beside it, as near as what is lit lets it.
 */
export function placeBubble(
  size: { readonly width: number; readonly height: number },
  room: Box,
  point: Box,
  lit: readonly Box[],
  kept: readonly Box[] = [],
): Placed {
  const most = { x: room.x + room.width - size.width, y: room.y + room.height - size.height };
  const middle = clamp(point.x + point.width / 2 - size.width / 2, room.x, most.x);
  const columns = new Set([
    middle,
    clamp(point.x - TAIL - size.width, room.x, most.x),
    clamp(point.x + point.width + TAIL, room.x, most.x),
  ]);
  let best: Box = { ...size, x: middle, y: room.y };
  let least = Infinity;
  for (const x of columns) {
    for (let y = room.y; y <= Math.max(room.y, most.y); y += STEP) {
      const box = { ...size, x, y };
      const costs = cost(box, point, lit, x === middle) + KEPT * covered(box, kept);
      if (costs < least) [best, least] = [box, costs];
    }
  }
  const tail = tailOf(best, point);
  const far = gapOf(best, point) > LONGEST;
  return { x: best.x, y: best.y, tail: far ? null : tail, far };
}

function cost(box: Box, point: Box, lit: readonly Box[], straight: boolean): number {
  const gap = gapOf(box, point);
  // On its own piece only where there is nowhere else, and then on as little of it as may be.
  const own = gap < 0 ? UNREACHED + shared(box, point) : 0;
  // A tail needs its length.
  const near = gap >= 0 && gap < TAIL ? (TAIL - gap) * FAR * 4 : (gap - TAIL) * FAR;
  return own + near + covered(box, lit) + (straight ? 0 : TAIL * FAR);
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, one) => sum + shared(box, one), 0);
}

/** How far apart two boxes stand; negative where they lie over each other. */
function gapOf(a: Box, b: Box): number {
  const across = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const up = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
  return Math.max(across, up);
}

/** The area two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const up = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && up > 0 ? across * up : 0;
}

function tailOf(box: Box, point: Box): Placed['tail'] {
  if (gapOf(box, point) < 4) return null;
  const x = point.x + point.width / 2;
  const y = point.y + point.height / 2;
  const footX = clamp(x, box.x + CORNER, box.x + box.width - CORNER);
  const footY = clamp(y, box.y + CORNER, box.y + box.height - CORNER);
  if (box.y >= point.y + point.height) return { from: [footX, box.y], to: [x, point.y + point.height] };
  if (box.y + box.height <= point.y) return { from: [footX, box.y + box.height], to: [x, point.y] };
  if (box.x >= point.x + point.width) return { from: [box.x, footY], to: [point.x + point.width, y] };
  return { from: [box.x + box.width, footY], to: [point.x, y] };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
