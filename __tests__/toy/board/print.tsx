/** The woodblock print of the shelf: a sun over a ridge. */
import { memo } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { rays } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={PRINT.width} height={PRINT.height} fill={night ? '#2B2622' : '#E3D3A8'} />
      <Path d={rays(180, 120, 50, 330, 24, 180, 360, 0.5)} fill={night ? '#3A332D' : '#EFE3C2'} />
      <Circle cx={180} cy={120} r={44} fill={board.lamp} />
      <Path d="M0 220V160L70 120L120 150L190 100L260 150L310 125L360 155V220Z" fill={board.ink} />
    </PrintFrame>
  );
});
