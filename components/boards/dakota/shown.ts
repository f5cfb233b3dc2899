import type { Decision } from '@/engine/core/game';
import type { View } from '@/engine/games/dakota';

/** Whose town and mine lie on the table: the one struck while an attack is aimed, else whoever chooses now. */
export function shownSeat(view: View, viewer: number, decision: Decision | null): number {
  if (decision?.kind === 'card-object' && view.attack) return view.attack.target;
  return decision?.seat ?? Math.max(0, viewer);
}

/** A part of a board, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box of the room's own shape that holds at least so much, with that in the middle of its width. */
export function roomFor(width: number, height: number, leastWidth: number, leastHeight: number): Area {
  const k = Math.max(leastWidth / Math.max(1, width), leastHeight / Math.max(1, height));
  return { x: (leastWidth - width * k) / 2, y: 0, width: width * k, height: height * k };
}
