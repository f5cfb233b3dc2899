/** The sheet a woodblock print of the shelf is drawn on: its units, and how it fills its room. What does not fit is sky, never the feet. */
import type { ReactNode } from 'react';
import Svg from 'react-native-svg';

import { Paste, usePasted } from '@/components/ui/pasted';

export const PRINT = { width: 360, height: 220 } as const;

export interface PrintProps {
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
}

export function PrintFrame({
  width,
  height,
  children,
}: Omit<PrintProps, 'night'> & { readonly children: ReactNode }) {
  const pasted = usePasted();
  if (pasted)
    return (
      <Paste at={pasted} box={{ x: 0, y: 0, ...PRINT }} how="filled">
        {children}
      </Paste>
    );
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${PRINT.width} ${PRINT.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      {children}
    </Svg>
  );
}
