/** A plot nobody has built on. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import { IconAt, Label, Shape, round, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { useReadable } from './scale';
import { tone } from './tones';

interface EmptyPlotProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
}

const ROPE = ['#8F7756', '#85705A'] as const;
const STAKE = [board.ink, '#C6B08D'] as const;
const LAND = ['#E2C892', '#4B3B29'] as const;
const BOARD = ['#FAF3E1', '#2B221B'] as const;

/** An empty plot: four stakes and a rope, a board with its number, something that grows there. */
export const EmptyPlot = memo(function EmptyPlot({ n, x, y, width: w, height: h, night }: EmptyPlotProps) {
  const ink = tone(STAKE, night);
  const land = `M${x + 8} ${y - 4}L${x + 18} ${y - h + 8}H${x + w - 18}L${x + w - 8} ${y - 4}Z`;
  const stakes: readonly Point[] = [
    [8, 4],
    [18, h - 8],
    [w - 18, h - 8],
    [w - 8, 4],
  ];
  const post = { x: x + w * 0.4, y: y - h * 0.52 };
  return (
    <G>
      <Shape d={land} fill={tone(LAND, night)} stroke={tone(ROPE, night)} width={1.4} dash="5 4" />
      <Shape d={stakes.map(([a, b]) => `M${x + a} ${y - b + 3}v-11`).join('')} stroke={ink} width={2.6} />
      {n % 3 === 0 ? (
        <IconAt name="cactus" x={x + w * 0.73} y={y - h * 0.42} size={24} colour={ink} opacity={0.75} />
      ) : (
        <Shape d={grass(x + w * 0.66, y - h * 0.3)} stroke={ink} width={1.7} opacity={0.7} />
      )}
      <Shape d={`M${post.x} ${y - h * 0.22}V${post.y}`} stroke={ink} width={3} />
      <Rect
        x={post.x - 14}
        y={round(post.y - 18)}
        width={28}
        height={20}
        rx={2}
        fill={tone(BOARD, night)}
        stroke={ink}
        strokeWidth={1.5}
      />
      <Label x={post.x} y={round(post.y - 3)} size={useReadable(14)} colour={ink}>
        {n}
      </Label>
    </G>
  );
});

function grass(x: number, y: number): string {
  return `M${x} ${y}q4 -9 1 -15M${x + 4} ${y}q0 -8 5 -12M${x + 8} ${y}q4 -5 8 -6`;
}
