/** The woodblock print of the shelf: a tent by the fire under a low sun, a die cast before it. */
import { memo } from 'react';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { Die, carve, ground, rays } from '@/components/ui/draw';
import { ICON_PATHS } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';

const WIDTH = 360;
const HEIGHT = 220;

interface PrintProps {
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
}

export const Print = memo(function Print({ width, height, night }: PrintProps) {
  const sky = night ? '#33240F' : '#DFA036';
  const disc = night ? '#F3E6CC' : '#F7E4A0';
  const far = night ? '#5A4320' : '#B5762A';
  const near = night ? '#241811' : '#3A2A1C';
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <Rect width={WIDTH} height={HEIGHT} fill={sky} />
      <Path d={RAYS} fill={night ? '#45321A' : '#E9B658'} />
      <Circle cx={236} cy={104} r={52} fill={disc} />
      <Path d={BANDS} fill={sky} />
      <Path d={RANGE} fill={far} />
      <Path d={PLAIN} fill={night ? '#6B5226' : '#8A5A1E'} />
      <Path d={FURROWS} fill={near} opacity={0.5} />
      <Path d={HILL} fill={near} />
      <G>
        <Path
          d="M92 182L150 84L208 182Z"
          fill={board.pale}
          stroke={board.ink}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <Path d="M150 112L176 182H124Z" fill={board.ink} />
        <Path d="M150 84l-9 -13M150 84l9 -13" stroke={board.ink} strokeWidth={4} strokeLinecap="round" />
        <Path d={CANVAS} fill={board.ink} />
      </G>
      <Path transform="translate(222 138) scale(.1)" d={ICON_PATHS.campfire} fill={disc} />
      <Path transform="translate(16 96) scale(.15)" d={ICON_PATHS['pine-tree']} fill={near} />
      <Path transform="translate(-18 120) scale(.12)" d={ICON_PATHS['pine-tree']} fill={near} />
      <Path transform="translate(304 118) scale(.13)" d={ICON_PATHS['pine-tree']} fill={near} />
      <Die x={296} y={186} size={40} face="compass" fill="#FAF3E1" turn={-12} line={2.4} />
      <Die x={64} y={196} size={30} face="wheat" fill="#EBCB77" turn={14} line={2} />
    </Svg>
  );
});

function bands(): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const y = 118 + i * 6;
    const w = Math.sqrt(Math.max(0, 52 * 52 - (y - 104) ** 2));
    d += carve(() => y, 236 - w, 236 + w, 1.8 + i * 0.35, 12);
  }
  return d;
}

function furrows(): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const y = 150 + i * 5;
    d += carve((x) => y + 3 * Math.sin(x / 40 + i), 10 + i * 9, 350 - i * 6, 1.6 + i * 0.3, 24);
  }
  return d;
}

const RAYS = rays(236, 104, 58, 360, 30, 0, 360, 0.5);
const BANDS = bands();
const RANGE = ground(
  (x) => 132 - 22 * Math.abs(Math.sin(x / 47)) - 10 * Math.abs(Math.sin(x / 19 + 1)),
  WIDTH,
  HEIGHT,
);
const PLAIN = ground((x) => 144 + 3 * Math.sin(x / 38), WIDTH, HEIGHT);
const FURROWS = furrows();
const HILL = ground((x) => 184 + 5 * Math.sin(x / 55 + 1), WIDTH, HEIGHT);
const CANVAS =
  carve((x) => 176 - (x - 98) * 1.45, 104, 136, 2.2, 8) +
  carve((x) => 128 + (x - 166) * 1.45, 166, 196, 2.2, 8);
