/** The woodblock print of the shelf: peaks, a lake, pines and two cows before a homestead. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { House, IconAt, Shape, carve, ground, poly, rays, scatter } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

const { width: WIDTH, height: HEIGHT } = PRINT;

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={WIDTH} height={HEIGHT} fill={night ? '#1B3226' : '#BBD0B0'} />
      <Path d={rays(110, 66, 34, 330, 24, 0, 360, 0.5)} fill={night ? '#234031' : '#CDDDC2'} />
      <Circle cx={110} cy={66} r={30} fill={night ? '#F3E6CC' : board.lamp} />
      <Peak x={60} y={130} w={96} h={66} fill={night ? '#35594A' : '#5A8A58'} />
      <Peak x={286} y={130} w={110} h={84} fill={night ? '#35594A' : '#5A8A58'} />
      <Peak x={180} y={130} w={104} h={106} fill={night ? '#46705A' : '#79A36F'} />
      <Rect y={128} width={WIDTH} height={40} fill={night ? '#4C7E8C' : '#8DB9C9'} />
      <Path d={WAVES} fill={board.ink} opacity={0.45} />
      <Path d={ground(meadow, WIDTH, HEIGHT)} fill={night ? '#8A8A4E' : '#D6C56A'} />
      <Path d={FURROWS} fill={board.ink} opacity={0.4} />
      {PINES.map(([x, y, size]) => (
        <IconAt key={`${x} ${y}`} name="pine-tree" x={x} y={y} size={size} />
      ))}
      <IconAt name="cow" x={176} y={164} size={76} />
      <IconAt name="cow" x={252} y={174} size={46} flip />
      <House seat={1} x={102} y={172} size={34} />
    </PrintFrame>
  );
});

const PINES: readonly (readonly [number, number, number])[] = [
  [24, 136, 54],
  [50, 146, 42],
  [330, 128, 66],
  [300, 142, 46],
  [352, 150, 44],
  [2, 150, 44],
];

function meadow(x: number): number {
  return 158 + 8 * Math.sin(x / 52 + 4.2);
}

function waves(): string {
  const next = scatter(4);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = next() * 340;
    const y = 133 + next() * 26;
    d += carve(() => y, x, x + 16 + next() * 30, 2.2, 6);
  }
  return d;
}

function furrows(): string {
  let d = '';
  for (let i = 1; i < 8; i++) {
    for (let x = -20 + (i % 2) * 36; x < WIDTH; x += 72) {
      d += carve((at) => meadow(at) + i * 8, x, x + 48, 2.8, 10);
    }
  }
  return d;
}

const WAVES = waves();
const FURROWS = furrows();

interface PeakProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
}

const STROKES: readonly (readonly [number, number, number])[] = [
  [0.05, 0.46, 0.2],
  [0.2, 0.5, 0.3],
  [0.36, 0.5, 0.3],
  [0.5, 0.3, 0.2],
  [-0.3, 0.4, 0.22],
  [-0.1, 0.36, 0.3],
];

function Peak({ x, y, w, h, fill }: PeakProps) {
  return (
    <G>
      <Shape
        d={poly([
          [x - w, y],
          [x - w * 0.32, y - h * 0.7],
          [x - w * 0.18, y - h * 0.62],
          [x, y - h],
          [x + w * 0.2, y - h * 0.66],
          [x + w * 0.34, y - h * 0.72],
          [x + w, y],
        ])}
        fill={fill}
        stroke={board.ink}
        width={2}
      />
      <Shape
        d={poly([
          [x, y - h],
          [x + w * 0.2, y - h * 0.66],
          [x + w * 0.1, y - h * 0.56],
          [x, y - h * 0.68],
          [x - w * 0.1, y - h * 0.55],
          [x - w * 0.18, y - h * 0.62],
        ])}
        fill={board.pale}
        stroke={board.ink}
        width={1.4}
      />
      <Shape
        d={STROKES.map(([a, b, l]) => `M${x + w * a} ${y - h * b}l${w * 0.12} ${h * l}`).join('')}
        stroke={board.ink}
        width={2}
        opacity={0.7}
      />
    </G>
  );
}
