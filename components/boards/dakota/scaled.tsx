/** Part of a board drawn smaller or larger: its letters know. */
import { useContext, type ReactNode } from 'react';
import { G } from 'react-native-svg';

import { Scale } from './scale';

interface ScaledProps {
  readonly x: number;
  readonly y: number;
  readonly by: number;
  readonly children: ReactNode;
}

export function Scaled({ x, y, by, children }: ScaledProps) {
  return (
    <Scale value={useContext(Scale) * by}>
      <G transform={`translate(${x} ${y}) scale(${by})`}>{children}</G>
    </Scale>
  );
}
