import { G, Path } from 'react-native-svg';

import { IconAt } from '@/components/ui/draw';
import { ICON_PATHS } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';

/** A flame with a pale edge: it is seen on a roof of any colour. */
export function FlameAt({ x, y }: { readonly x: number; readonly y: number }) {
  const k = 34 / 512;
  return (
    <G>
      <Path
        d={ICON_PATHS.flame}
        transform={`translate(${x - 17} ${y - 18}) scale(${k})`}
        fill={board.rugged}
        stroke={board.pale}
        strokeWidth={3.4 / k}
        strokeLinejoin="round"
      />
      <IconAt name="flame" x={x} y={y - 1} size={34} colour={board.rugged} />
      <IconAt name="flame" x={x} y={y + 7} size={15} colour={board.candle} />
    </G>
  );
}
