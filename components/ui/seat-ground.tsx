import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { markPath } from './draw-pieces';
import type { PatternName } from './seats';
import { useSeat } from './theme';

interface SeatGroundProps {
  readonly colour: number;
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
}

/** A seat's colour and pattern over a box of a drawing. */
export const SeatGround = memo(function SeatGround({ colour, width, height, x = 0, y = 0 }: SeatGroundProps) {
  const seat = useSeat(colour);
  const dots = seat.pattern === 'dots';
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect width={width} height={height} fill={seat.fill} />
      <Path
        d={patternPath(seat.pattern, width, height)}
        fill={dots ? seat.on : 'none'}
        stroke={dots ? 'none' : seat.on}
        strokeWidth={2.6}
        opacity={0.16}
      />
    </G>
  );
});

const STEP = 14;

/** The seat's pattern over a box, as one path. */
function patternPath(pattern: PatternName, width: number, height: number): string {
  const across = (from: number) =>
    Array.from({ length: Math.ceil((width - from) / STEP) }, (_, i) => from + i * STEP);
  const rows = Array.from({ length: Math.ceil(height / STEP) }, (_, i) => STEP / 2 + i * STEP);
  const upright = (from: number) => across(from).map((x) => `M${x} 0V${height}`);
  const level = rows.map((y) => `M0 ${y}H${width}`);
  const paths: Readonly<Record<PatternName, () => readonly string[]>> = {
    dots: () =>
      rows.flatMap((y, row) => across(row % 2 ? STEP : STEP / 2).map((x) => markPath('circle', x, y, 2.8))),
    rising: () => across(-height).map((x) => `M${x} ${height}L${x + height} 0`),
    falling: () => across(-height).map((x) => `M${x} 0L${x + height} ${height}`),
    grid: () => [...upright(0), ...level],
    vertical: () => upright(STEP / 2),
    horizontal: () => level,
  };
  return paths[pattern]().join('');
}
