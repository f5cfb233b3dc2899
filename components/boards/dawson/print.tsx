/** The woodblock print of the shelf: a row of hotels under the northern lights. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { PRINT, PrintFrame, type PrintProps } from '@/components/boards/print-frame';
import { carve, Die, ground, poly, round, scatter, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

const { width: WIDTH, height: HEIGHT } = PRINT;

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  return (
    <PrintFrame width={width} height={height}>
      <Rect width={WIDTH} height={HEIGHT} fill={night ? '#14303F' : '#4D8AA6'} />
      <Path d={LIGHTS} fill={night ? '#3F7F74' : '#7FB3C4'} />
      <Peak x={72} w={84} h={92} night={night} />
      <Peak x={300} w={90} h={104} night={night} />
      <Peak x={188} w={66} h={64} night={night} />
      {FRONTS.map((front) => (
        <Front key={front.x} {...front} />
      ))}
      <Path
        d={ground((x) => 186 + 2 * Math.sin(x / 24), WIDTH, HEIGHT)}
        fill={night ? '#B9C4C6' : '#F3EFE4'}
      />
      <Path d={DRIFTS} fill={night ? '#5C7680' : '#9DBECB'} />
      <Die x={92} y={201} size={20} face={4} turn={-8} />
      <Die x={262} y={203} size={22} face={6} turn={9} />
      {FLAKES.map(([x, y, r]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={board.pale} />
      ))}
    </PrintFrame>
  );
});

function lights(): string {
  let d = '';
  for (let i = 0; i < 44; i++) {
    const x = -6 + i * 8.6;
    const y = 30 + 15 * Math.sin(i / 5.2);
    const h = 30 + 18 * Math.sin(i / 3.1 + 1);
    d += poly([
      [x, y],
      [x + 4, y - h * 0.25],
      [x + 5, y + h],
      [x + 2, y + h * 1.1],
    ]);
  }
  return d;
}

function flakes(): Array<readonly [number, number, number]> {
  const next = scatter(5);
  return Array.from(
    { length: 46 },
    () => [round(next() * WIDTH), round(next() * 180), round(0.8 + next() * 1.3)] as const,
  );
}

const LIGHTS = lights();
const FLAKES = flakes();
const DRIFTS =
  carve((x) => 198 + 2 * Math.sin(x / 30), 10, 150, 3) +
  carve(() => 206, 120, 290, 3) +
  carve(() => 196, 220, 350, 3) +
  carve(() => 213, 20, 110, 2.5);

interface PeakProps {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly night: boolean;
}

const FOOT = 140;

function Peak({ x, w, h, night }: PeakProps) {
  return (
    <G>
      <Shape
        d={poly([
          [x - w, FOOT],
          [x, FOOT - h],
          [x + w, FOOT],
        ])}
        fill={night ? '#C9D3D4' : '#F3EFE4'}
        stroke={board.ink}
        width={2}
      />
      <Shape
        d={poly([
          [x, FOOT - h],
          [x + w, FOOT],
          [x + w * 0.3, FOOT],
          [x + w * 0.12, FOOT - h * 0.4],
        ])}
        fill={night ? '#6F8C97' : '#9DBECB'}
      />
      <Shape
        d={[0.25, 0.42, 0.6, 0.78]
          .map(
            (q) =>
              `M${round(x + w * q * 0.55)} ${round(FOOT - h * (1 - q) + 4)}L${round(x + w * q * 0.5 + 4)} ${round(FOOT - h * (1 - q) + 20)}`,
          )
          .join('')}
        stroke={board.ink}
        width={1.6}
      />
    </G>
  );
}

interface FrontProps {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly gabled: boolean;
}

const FRONTS: readonly FrontProps[] = [
  { x: 52, w: 58, h: 62, fill: '#B2321F', gabled: true },
  { x: 116, w: 46, h: 48, fill: '#C6A077', gabled: false },
  { x: 168, w: 62, h: 78, fill: '#1E4F6B', gabled: true },
  { x: 236, w: 44, h: 52, fill: '#F0B429', gabled: false },
  { x: 286, w: 52, h: 62, fill: '#4F9A6B', gabled: true },
  { x: 6, w: 40, h: 46, fill: '#8A6447', gabled: false },
];

const STREET = 186;

/** A false front with boards, two lit windows and a door. */
function Front({ x, w, h, fill, gabled }: FrontProps) {
  const top = STREET - h;
  const crown = gabled ? `h${w * 0.22}l${w * 0.28 + 4} -12l${w * 0.28 + 4} 12h${w * 0.22}` : `h${w + 8}`;
  const boards = Array.from(
    { length: Math.floor((h - 26) / 9) },
    (_, i) => `M${x + 2} ${top + 8 + i * 9}h${w - 4}`,
  );
  return (
    <G>
      <Shape d={`M${x} ${STREET}V${top}h${w}V${STREET}Z`} fill={fill} stroke={board.ink} width={2.2} />
      <Shape d={`M${x - 4} ${top}v-14${crown}v14Z`} fill={fill} stroke={board.ink} width={2.2} />
      <Shape d={boards.join('')} stroke={board.ink} width={0.8} opacity={0.5} />
      {[0.16, 0.6].map((q) => (
        <Rect
          key={q}
          x={x + w * q}
          y={top + 10}
          width={w * 0.24}
          height={16}
          fill={board.lamp}
          stroke={board.ink}
          strokeWidth={1.6}
        />
      ))}
      <Rect x={x + w * 0.38} y={160} width={w * 0.26} height={26} fill={board.ink} />
    </G>
  );
}
