import { createContext, useContext, type ReactNode } from 'react';
import { ClipPath, G, Rect } from 'react-native-svg';

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

interface PasteProps {
  readonly at: Pasted;
  /** What is drawn, in its own units. */
  readonly box: Pasted;
  /** All of it, in the middle; or filled, standing on its feet. */
  readonly how: 'whole' | 'filled';
  readonly ground?: string;
  readonly children: ReactNode;
}

/** A drawing cut out and pasted to its place. */
export function Paste({ at, box, how, ground, children }: PasteProps) {
  const id = `cut-${Math.round(at.x)}-${Math.round(at.y)}`;
  const place = <Rect x={at.x} y={at.y} width={at.width} height={at.height} fill={ground ?? 'none'} />;
  return (
    <G>
      <ClipPath id={id}>{place}</ClipPath>
      {ground === undefined ? null : place}
      <G clipPath={`url(#${id})`}>
        <G transform={fitting(box, at, how)}>{children}</G>
      </G>
    </G>
  );
}

function fitting(box: Pasted, at: Pasted, how: PasteProps['how']): string {
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
