/** Where the tappable places of a board lie on the screen. */
import type { Target } from '@/engine/core/game';
import { touch } from '@/components/ui/tokens';

export interface Spot {
  readonly target: Target;
  /** Corner and size in the board's own units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Said by a screen reader: "Lot 4, west side, empty". */
  readonly label: string;
  /** Where pieces stand on it, if not in its middle: there they arrive, and from there they leave. */
  readonly piece?: readonly [number, number];
}

export interface PlacedSpot {
  readonly target: Target;
  readonly label: string;
  /** The Pressable, 44 px at least. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The true middle and half sizes of the place. */
  readonly cx: number;
  readonly cy: number;
  readonly hx: number;
  readonly hy: number;
  /** Where its pieces stand. */
  readonly px: number;
  readonly py: number;
  readonly lit: boolean;
}

interface Origin {
  readonly x: number;
  readonly y: number;
}

export function placeSpots(
  spots: readonly Spot[],
  lit: ReadonlyMap<Target, string>,
  origin: Origin,
  fit: number,
): readonly PlacedSpot[] {
  // In the board's own order, lit or not: what stays is not drawn again.
  return spots.map((spot) => {
    const width = Math.max(touch.min, spot.width * fit);
    const height = Math.max(touch.min, spot.height * fit);
    const cx = (spot.x + spot.width / 2 - origin.x) * fit;
    const cy = (spot.y + spot.height / 2 - origin.y) * fit;
    const [px, py] = spot.piece
      ? [(spot.piece[0] - origin.x) * fit, (spot.piece[1] - origin.y) * fit]
      : [cx, cy];
    const letter = lit.get(spot.target);
    return {
      target: spot.target,
      label: letter ? `${letter}: ${spot.label}` : spot.label,
      left: cx - width / 2,
      top: cy - height / 2,
      width,
      height,
      cx,
      cy,
      hx: (spot.width * fit) / 2,
      hy: (spot.height * fit) / 2,
      px,
      py,
      lit: letter !== undefined,
    };
  });
}

/** Crowded Pressables overlap: the place whose own rectangle is nearest to the finger wins. */
export function nearestSpot(placed: readonly PlacedSpot[], x: number, y: number, tapped: Target): Target {
  let best = tapped;
  let least = Infinity;
  for (const spot of placed) {
    if (x < spot.left || x > spot.left + spot.width || y < spot.top || y > spot.top + spot.height) continue;
    const dx = Math.abs(x - spot.cx);
    const dy = Math.abs(y - spot.cy);
    const outside = Math.max(0, dx - spot.hx) + Math.max(0, dy - spot.hy);
    // A finger between two places meant the one that can be done.
    const distance = outside * 1000 + dx + dy - (spot.lit ? 4 : 0);
    if (distance < least) {
      least = distance;
      best = spot.target;
    }
  }
  return best;
}

/** The next place in a direction, sideways steps counting double; null at the edge. */
export function neighbour(
  placed: readonly PlacedSpot[],
  from: Target,
  dx: number,
  dy: number,
): Target | null {
  const here = placed.find((spot) => spot.target === from);
  if (!here) return null;
  let best: Target | null = null;
  let least = Infinity;
  for (const spot of placed) {
    const along = (spot.cx - here.cx) * dx + (spot.cy - here.cy) * dy;
    if (spot === here || along <= 1) continue;
    const across = Math.abs((spot.cx - here.cx) * dy) + Math.abs((spot.cy - here.cy) * dx);
    const distance = along + across * 2;
    if (distance < least) {
      least = distance;
      best = spot.target;
    }
  }
  return best;
}
