/** A turn at a glance: a card goes to a plot. */
import Svg, { Rect } from 'react-native-svg';

import { AIM_PICTURE, type DrawingProps } from '@/components/boards/board';
import { board } from '@/components/ui/tokens';

import { Card } from './card';

export function AimPicture({ width, height }: DrawingProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${AIM_PICTURE.width} ${AIM_PICTURE.height}`} aria-hidden>
      <Rect width={AIM_PICTURE.width} height={AIM_PICTURE.height} fill={board.lamp} />
      <Card x={153} y={48} text="4" letter={undefined} chosen={false} />
    </Svg>
  );
}
