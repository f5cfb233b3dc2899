import { memo, type ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { Mark } from './draw-pieces';
import { useSeat, useTheme } from './theme';
import { board } from './tokens';

interface BrandBadgeProps {
  readonly colour: number;
  readonly size?: number;
}

/** A seat's brand in strips and lists; 132 px on the curtain. */
export const BrandBadge = memo(function BrandBadge({ colour, size = 30 }: BrandBadgeProps) {
  const seat = useSeat(colour);
  const { night } = useTheme();
  const large = size > 60;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 30 30">
        <Rect
          x={1}
          y={1}
          width={28}
          height={28}
          rx={7}
          fill={seat.fill}
          stroke={night ? board.pale : board.ink}
          strokeWidth={large ? 0.7 : 1.5}
        />
        <Mark mark={seat.mark} x={15} y={15} r={large ? 9 : 8} colour={seat.on} />
      </Svg>
    </View>
  );
});

/** The badge of an automa: a sign of its own on slate, no seat mark. */
export function SlateBadge({
  size = 30,
  children,
}: {
  readonly size?: number;
  readonly children: ReactNode;
}) {
  const { night } = useTheme();
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: 7,
        borderWidth: 1.5,
        borderColor: night ? board.pale : board.ink,
        backgroundColor: '#33363B',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {children}
    </View>
  );
}
