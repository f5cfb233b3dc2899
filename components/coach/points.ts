/** What a bubble points at, and the room there is for it, as the things of the table lie now. */
import { BAR, DOCK, seatAnchor, type AnchorBook, type Place } from '@/components/play/motion/anchors';
import type { Target } from '@/engine/core/game';

import type { Box } from './place';

export const EDGE = 14;
/** So far a bubble may reach into the dock: down to its first line. */
const RULE = 6;
/** `@seat 0 gold` */
const FIGURE = /^@seat (-?\d+) ./;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first of the names that is in sight; behind a tab, that tab; else the middle of the dock. */
export function findPoint(
  book: AnchorBook,
  names: readonly string[],
  lit: ReadonlyMap<Target, string>,
  tabOf: (target: Target) => string | null,
  window: Size,
): { readonly name: string; readonly box: Box } {
  for (const name of names) {
    for (const one of spelled(book, name, lit)) {
      const place = book.find(one) ?? tabPlace(book, tabOf(one));
      if (place && inSight(place, window)) return { name: one, box: boxOf(place) };
    }
  }
  return { name: '', box: { x: window.width / 2, y: window.height / 2, width: 0, height: 0 } };
}

function tabPlace(book: AnchorBook, tab: string | null): Place | null {
  return tab === null ? null : book.find(`@tab ${tab}`);
}

/** A kind of targets is any of them, one that is lit before others; a figure with no room of its own is its seat. */
function spelled(book: AnchorBook, name: string, lit: ReadonlyMap<Target, string>): readonly string[] {
  const [, seat] = FIGURE.exec(name) ?? [];
  if (seat !== undefined) return [name, seatAnchor(Number(seat))];
  if (!name.endsWith('*')) return [name];
  const known = book.names(name.slice(0, -1));
  return [...known.filter((one) => lit.has(one)), ...known.filter((one) => !lit.has(one))];
}

function inSight({ x, y }: Place, window: Size): boolean {
  return x > 0 && y > 0 && x < window.width && y < window.height;
}

/** Over the dock there is no room for bubbles; on one long page there is no other. */
export function roomFor(book: AnchorBook, window: Size, loose: boolean): Box {
  const whole = { x: EDGE, y: EDGE, width: window.width - 2 * EDGE, height: window.height - 2 * EDGE };
  const dock = book.find(DOCK);
  if (!dock || loose) return whole;
  const { x, y, width, height } = boxOf(dock);
  // Beside the board, on a phone that lies down.
  if (height > window.height * 0.9 || y < EDGE * 4) {
    const left = x > window.width / 2 - 1 ? EDGE : x + width + EDGE;
    return { ...whole, x: left, width: window.width - width - 2 * EDGE };
  }
  return { ...whole, height: y + RULE - EDGE };
}

/** The bar with its tools is covered only where there is no other room. */
export function barBox(book: AnchorBook): readonly Box[] {
  const bar = book.find(BAR);
  return bar ? [boxOf(bar)] : [];
}

export function boxOf({ x, y, width, height }: Place): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function shift(box: Box, corner: { readonly x: number; readonly y: number }): Box {
  return { ...box, x: box.x - corner.x, y: box.y - corner.y };
}

export function pointText({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(Math.round).join(' ');
}
