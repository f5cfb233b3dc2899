/** The woodblock print of the shelf: a black horse before the low sun, rails running up to it. */
import { memo } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { carve, ground, poly, rays } from '@/components/ui/draw';
import { ICON_PATHS } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';

const { width: WIDTH, height: HEIGHT } = PRINT;

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  const sky = night ? '#2E141B' : '#9C3A48';
  const disc = night ? '#F3E6CC' : '#F3D48B';
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={WIDTH} height={HEIGHT} fill={sky} />
      <Path d={RAYS} fill={night ? '#3C1B24' : '#B4505B'} />
      <Circle cx={180} cy={98} r={84} fill={disc} />
      <Path d={BANDS} fill={sky} />
      <Path d={GROUND} fill="#3A2A22" />
      <Path d={SLEEPERS} fill="#C6A077" />
      <Path d={LEFT_RAIL + RIGHT_RAIL} fill={disc} />
      <Path
        transform="translate(246 28) scale(-.27 .27)"
        d={ICON_PATHS['horse-head']}
        fill={board.ink}
        stroke={board.ink}
        strokeWidth={36}
        strokeLinejoin="round"
      />
      <Circle cx={171} cy={83} r={4.5} fill={board.ink} />
      <Path d={EYE} fill={disc} />
      <Circle cx={136} cy={112} r={2.6} fill={disc} />
      <Path d="M141 129q9 -4 15 -12" fill="none" stroke={disc} strokeWidth={2.4} strokeLinecap="round" />
      <Path d={MANE} fill="none" stroke={disc} strokeWidth={2.2} strokeLinecap="round" />
    </PrintFrame>
  );
});

function bands(): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const y = 128 + i * 7;
    const w = Math.sqrt(Math.max(0, 84 * 84 - (y - 98) ** 2));
    d += carve(() => y, 180 - w, 180 + w, 2 + i * 0.35, 12);
  }
  return d;
}

function sleepers(): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const u = (i / 9) ** 1.7;
    const y = 174 + u * 46;
    const w = 12 + u * 74;
    const t = 2 + u * 6;
    d += poly([
      [180 - w, y],
      [180 + w, y],
      [180 + w * 1.06, y + t],
      [180 - w * 1.06, y + t],
    ]);
  }
  return d;
}

const RAYS = rays(180, 98, 60, 340, 32, 0, 360, 0.5);
const BANDS = bands();
const GROUND = ground((x) => 172 - 5 * Math.sin(x / 60), WIDTH, HEIGHT);
const SLEEPERS = sleepers();
const LEFT_RAIL = poly([
  [174, 172],
  [177, 172],
  [130, 220],
  [120, 220],
]);
const RIGHT_RAIL = poly([
  [183, 172],
  [186, 172],
  [240, 220],
  [230, 220],
]);
const EYE = carve((x) => 81 - (x - 160) * 0.12, 158, 174, 5, 8);
const MANE = (
  [
    [196, 60, 214, 47],
    [205, 73, 226, 62],
    [211, 88, 233, 80],
    [214, 104, 236, 99],
    [214, 120, 236, 118],
    [213, 135, 233, 136],
  ] as const
)
  .map(([a, b, c, d]) => `M${a} ${b}Q${(a + c) / 2 + 1} ${(b + d) / 2 - 4} ${c} ${d}`)
  .join('');
