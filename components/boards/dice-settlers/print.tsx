/** The woodblock print of the shelf: a wagon on the far ridge, a camp in the near one, two dice cast between. */
import { memo } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { Die, IconAt, carve, ground, rays } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

const { width: WIDTH, height: HEIGHT } = PRINT;

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={WIDTH} height={HEIGHT} fill={night ? '#33301F' : '#F3D48B'} />
      <Path d={RAYS} fill={night ? '#444028' : '#F8E2AD'} />
      <Circle cx={252} cy={84} r={36} fill={night ? '#F3E6CC' : '#E77F3C'} />
      <Path d={ground(far, WIDTH, HEIGHT)} fill={night ? '#5B7A66' : '#7FA588'} />
      <Path d={FAR_GOUGES} fill={board.ink} opacity={0.5} />
      <Path d={ground(middle, WIDTH, HEIGHT)} fill={night ? '#B98A35' : '#DFA036'} />
      <Path d={MIDDLE_GOUGES} fill={board.ink} opacity={0.45} />
      <IconAt name="old-wagon" x={116} y={106} size={62} />
      <Path d="M84 134q30 -4 66 2" fill="none" stroke={board.ink} strokeWidth={2.5} strokeLinecap="round" />
      <Path d={ground(near, WIDTH, HEIGHT)} fill="#8F5B35" />
      <Path d={NEAR_GOUGES} fill={board.ink} opacity={0.5} />
      <Die x={208} y={158} size={56} face="campfire" fill={board.pale} turn={-12} line={3} />
      <Die x={270} y={172} size={50} face="compass" fill="#EBCB77" turn={14} line={3} />
      <IconAt name="camping-tent" x={50} y={164} size={46} />
      <IconAt name="cactus" x={330} y={158} size={42} />
    </PrintFrame>
  );
});

function far(x: number): number {
  return 112 - 22 * Math.sin(x / 62 + 0.6);
}

function middle(x: number): number {
  return 142 - 14 * Math.sin(x / 70 + 3.4);
}

function near(x: number): number {
  return 182 - 12 * Math.sin(x / 80 + 1.2);
}

/** Rows of gouges that follow a ridge, every other row shifted by half a gap. */
function ridgeGouges(
  ridge: (x: number) => number,
  rows: number,
  deep: number,
  gap: number,
  long: number,
): string {
  let d = '';
  for (let row = 1; row <= rows; row++) {
    const line = (x: number) => ridge(x) + row * deep;
    for (let x = -20 + (row % 2) * 32; x < WIDTH; x += gap) d += carve(line, x, x + long, 3, 10);
  }
  return d;
}

const RAYS = rays(252, 84, 34, 340, 26, 130, 410, 0.5);
const FAR_GOUGES = ridgeGouges(far, 6, 8, 62, 46);
const MIDDLE_GOUGES = ridgeGouges(middle, 5, 8, 70, 50);
const NEAR_GOUGES = ridgeGouges(near, 4, 9, 66, 44);
