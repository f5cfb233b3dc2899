/** Beside which tile of the city a new one would lie: what people call the place. */
import { shapeOf } from './city';
import type { City } from './city';

export type Way = 'n' | 'e' | 's' | 'w';

export interface Beside {
  /** Index into `city.placed`. */
  readonly tile: number;
  /** On which side of it. */
  readonly side: Way;
  /** Straight across one cell instead of touching. */
  readonly across: boolean;
  /** How far its corner lies from being level with that tile's, to the east or the south. */
  readonly shift: number;
}

/**
 * The tile it shares most of a side with, the oldest of equals; one across a cell only where it touches none.
 * Tile, side, distance and shift together name one place for a tile turned so.
 */
export function besideOf(city: City, r: number, x: number, y: number): Beside {
  const [w, h] = shapeOf(r);
  let best: { beside: Beside; shared: number } | null = null;
  city.placed.forEach((placed, tile) => {
    const [pw, ph] = shapeOf(placed.r);
    const columns = Math.min(x + w, placed.x + pw) - Math.max(x, placed.x);
    const rows = Math.min(y + h, placed.y + ph) - Math.max(y, placed.y);
    const gaps: Record<Way, number> = {
      n: placed.y - (y + h),
      s: y - (placed.y + ph),
      w: placed.x - (x + w),
      e: x - (placed.x + pw),
    };
    for (const side of ['n', 'e', 's', 'w'] as const) {
      const upright = side === 'n' || side === 's';
      const shared = upright ? columns : rows;
      const gap = gaps[side];
      if (shared <= 0 || gap < 0 || gap > 1) continue;
      const beside = { tile, side, across: gap === 1, shift: upright ? x - placed.x : y - placed.y };
      const nearer = best !== null && best.beside.across && !beside.across;
      const alike = best === null || best.beside.across === beside.across;
      if (nearer || (alike && shared > (best?.shared ?? 0))) best = { beside, shared };
    }
  });
  // The compiler does not see that the loop may have set it.
  const found = best as { beside: Beside } | null;
  if (!found) throw new RangeError(`nothing of the city is beside ${x},${y}`);
  return found.beside;
}
