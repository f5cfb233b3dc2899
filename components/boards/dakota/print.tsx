/** The woodblock print of the shelf: a skyline at sundown over the lit tunnels. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { IconAt, Piece, Shape, carve, ground, rays, scatter } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

const { width: WIDTH, height: HEIGHT } = PRINT;

/** Left, width, height, flat roof. */
const ROOFS: readonly (readonly [number, number, number, boolean])[] = [
  [34, 26, 30, true],
  [62, 34, 22, false],
  [98, 22, 40, true],
  [94, 30, 34, true],
  [126, 30, 26, false],
  [206, 34, 34, true],
  [202, 42, 28, true],
  [246, 26, 22, false],
  [274, 30, 44, false],
  [306, 28, 26, true],
];

const LIGHTS: readonly (readonly [number, number])[] = [
  [42, 86],
  [52, 86],
  [103, 76],
  [113, 76],
  [215, 80],
  [228, 80],
  [285, 84],
  [314, 90],
  [138, 92],
];

const TUNNEL = 'M182 100V160H86V196M182 160H288V190';
const LADDER = 'M178 104v54M186 104v54M176 110h12M176 120h12M176 130h12M176 140h12M176 150h12';

function roof([x, w, h, flat]: (typeof ROOFS)[number]): string {
  if (flat) return `M${x} 108V${104 - h}h${w}V108Z`;
  return `M${x} 108V${104 - h * 0.7}L${x + w / 2} ${104 - h}L${x + w} ${104 - h * 0.7}V108Z`;
}

function seams(): string {
  const next = scatter(11);
  let d = '';
  for (let i = 0; i < 34; i++) {
    const x = next() * 350;
    const y = 113 + next() * 98;
    const length = 14 + next() * 22;
    d += carve((q) => y + 2 * Math.sin(q / 20), x, x + length, 2.6, 8);
  }
  return d;
}

const SEAMS = seams();

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={WIDTH} height={HEIGHT} fill={night ? '#4A2015' : '#D9693A'} />
      <Path d={rays(180, 104, 40, 320, 22, 180, 360, 0.55)} fill={night ? '#5E2A1B' : '#E98A55'} />
      <Circle cx={180} cy={104} r={46} fill={board.lamp} />
      <Path d={ROOFS.map(roof).join('')} fill={board.ink} />
      <Shape d="M289 60v-14M284 51h10" stroke={board.ink} width={3} />
      {LIGHTS.map(([x, y]) => (
        <Rect key={`${x} ${y}`} x={x} y={y} width={6} height={9} fill={board.lamp} />
      ))}
      <Shape d="M166 108L178 58h8L198 108M170 92h24M174 76h16" stroke={board.ink} width={5} />
      <Circle cx={182} cy={60} r={9} fill={board.ink} />
      <Circle cx={182} cy={60} r={3.4} fill={board.lamp} />
      <Path d={ground((x) => 104 + 3 * Math.sin(x / 40), WIDTH, HEIGHT)} fill="#C6A077" />
      <Path d={ground((x) => 140 + 4 * Math.sin(x / 50 + 1), WIDTH, HEIGHT)} fill="#8A6447" />
      <Path d={ground((x) => 178 + 4 * Math.sin(x / 44 + 2), WIDTH, HEIGHT)} fill="#563F30" />
      <Path d={SEAMS} fill={board.ink} opacity={0.38} />
      <G>
        <Shape d={TUNNEL} stroke={board.ink} width={31} />
        <Shape d={TUNNEL} stroke={night ? '#E0A02E' : '#F4C65A'} width={24} />
        <Shape d={LADDER} stroke={board.ink} width={1.6} />
        <Shape d="M100 171H272" stroke={board.ink} width={2.4} />
        <IconAt name="mine-wagon" x={232} y={160} size={25} />
        <IconAt name="miner" x={116} y={160} size={24} />
        <Piece kind="gold" x={86} y={195} r={7} />
        <Piece kind="silver" x={288} y={190} r={7} />
      </G>
    </PrintFrame>
  );
});
