/** How wide and high the prints of the shelf are in a window: numbers only, so that they can be tested. */
import { PRINT } from '@/components/boards/print-frame';

export const GAP = 12;
const MARGIN = 16;
const WIDEST = 1180;
const SIDE_BY_SIDE = 760;
/** A card that is narrower says nothing any more. */
const LEAST_CARD = 132;
/** Mast, foot bar and gaps of a tablet. */
const BANDS = 62 + 70 + 3 * GAP;
/** The plates under two small prints, one above the other. */
const PLATES = 2 * 96 + GAP;
/** The whole print, and how much higher than wide its room may get before too much of its sides is lost. */
const WHOLE = PRINT.height / PRINT.width;
const TALLEST = 0.8;

export interface ShelfPlan {
  readonly sideBySide: boolean;
  readonly room: number;
  readonly hero: number;
  readonly grid: number;
  readonly card: number;
  /** Height of a print by its width. */
  readonly ratio: number;
}

export function shelfPlan(width: number, height: number, scale: number): ShelfPlan {
  const room = Math.min(width, WIDEST) - 2 * MARGIN;
  if (width < SIDE_BY_SIDE) {
    const half = Math.floor((room - GAP) / 2);
    const card = half >= LEAST_CARD * scale ? half : room;
    return { sideBySide: false, room, hero: room, grid: room, card, ratio: WHOLE };
  }
  const hero = Math.round((room - GAP) * 0.54);
  const grid = room - GAP - hero;
  const card = Math.floor((grid - GAP) / 2);
  // Two cards and their plates fill the height of the window, so that no third of it stays empty.
  const print = (height - BANDS - PLATES * scale) / 2;
  const ratio = Math.min(TALLEST, Math.max(WHOLE, print / card));
  return { sideBySide: true, room, hero, grid, card, ratio };
}
