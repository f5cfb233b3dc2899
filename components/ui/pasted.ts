import { createContext, useContext } from 'react';

/** The place of a drawing on a larger one. */
export interface Pasted {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A print or a board that is drawn inside another `Svg`, as on the post-card, has no frame and nothing to press: it is
 * a group of that drawing, at this place. Null where it stands by itself.
 */
export const PastedAt = createContext<Pasted | null>(null);

export function usePasted(): Pasted | null {
  return useContext(PastedAt);
}

/** The `transform` that brings a box into its place: all of it, in the middle; or filled, standing on its feet. */
export function pasteBox(box: Pasted, at: Pasted, how: 'whole' | 'filled'): string {
  const across = at.width / box.width;
  const up = at.height / box.height;
  const k = how === 'whole' ? Math.min(across, up) : Math.max(across, up);
  const spare = at.height - box.height * k;
  const x = at.x + (at.width - box.width * k) / 2 - box.x * k;
  const y = at.y + (how === 'whole' ? spare / 2 : spare) - box.y * k;
  return `translate(${near(x)} ${near(y)}) scale(${k.toFixed(4)})`;
}

function near(n: number): number {
  return Math.round(n * 100) / 100;
}
