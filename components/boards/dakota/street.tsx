/** The sky over the town, its streets and boardwalks, by the hour of the day. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { Shape, carve, rays, round, scatter } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { DISC, SUN_AT, landOf, skyOf, type Hour } from './hours';

interface SkyProps {
  readonly hour: Hour;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly horizon: number;
  readonly night: boolean;
}

export const Sky = memo(function Sky({ hour, left, top, width, horizon, night }: SkyProps) {
  const { sky, rays: ray, hills } = skyOf(hour, night);
  const height = horizon - top;
  const x = left + width * SUN_AT[hour][0];
  const y = top + height * SUN_AT[hour][1];
  const h = horizon;
  const ridge =
    `M${left} ${h}V${h - 22}L60 ${h - 34}L74 ${h - 30}L92 ${h - 50}H128L140 ${h - 28}L210 ${h - 20}` +
    `L236 ${h - 40}H284L298 ${h - 22}L${left + width} ${h - 30}V${h}Z`;
  return (
    <G>
      <Rect x={left} y={top} width={width} height={height} fill={sky} />
      <Path d={rays(x, y, 20, width, 26, 150, 400)} fill={ray} />
      <Circle cx={x} cy={y} r={14} fill={hour === 'night' ? DISC.moon : DISC.sun} />
      <Path d={ridge} fill={hills} />
    </G>
  );
});

const PLANK = ['#B08C5F', '#5C4733'] as const;
const RUT = ['#8F6E45', '#241A12'] as const;
export const ROAD_HEIGHT = 22;
export const WALK_HEIGHT = 7;

interface StreetProps {
  readonly left: number;
  readonly width: number;
  readonly from: number;
  readonly bottom: number;
  /** Feet of the three rows, joined. */
  readonly rows: string;
  readonly hour: Hour;
  readonly night: boolean;
}

export const Street = memo(function Street({ left, width, from, bottom, rows, hour, night }: StreetProps) {
  const i = night ? 1 : 0;
  const { earth, road, yard } = landOf(hour, night);
  const feet = rows.split(' ').map(Number);
  const last = feet[feet.length - 1] ?? 0;
  return (
    <G>
      <Rect x={left} y={from} width={width} height={bottom - from} fill={earth} />
      {feet.slice(0, -1).map((y, n) => (
        <G key={y}>
          <Rect x={left} y={y + WALK_HEIGHT} width={width} height={ROAD_HEIGHT} fill={road} />
          <Path d={ruts(left, width, y + 14, n * 2 + 1)} fill={RUT[i]} opacity={0.55} />
          <Path d={ruts(left, width, y + 23, n * 2 + 2)} fill={RUT[i]} opacity={0.55} />
        </G>
      ))}
      <Rect x={left} y={last + WALK_HEIGHT - 1} width={width} height={bottom - last} fill={yard} />
      {feet.map((y) => (
        <G key={y}>
          <Rect x={left} y={y} width={width} height={WALK_HEIGHT} fill={PLANK[i]} />
          <Shape
            d={`M${left} ${y}h${width}M${left} ${y + WALK_HEIGHT}h${width}`}
            stroke={board.ink}
            width={1.3}
          />
          <Shape d={planks(left, width, y)} stroke={board.ink} width={0.9} opacity={0.55} />
        </G>
      ))}
    </G>
  );
});

function planks(left: number, width: number, y: number): string {
  return Array.from(
    { length: Math.ceil(width / 13) },
    (_, i) => `M${round(left + i * 13 + 5)} ${y + 1}v5.5`,
  ).join('');
}

function ruts(left: number, width: number, y: number, seed: number): string {
  const next = scatter(seed * 53);
  let d = '';
  for (let x = left - 20; x < left + width; x += 64 + next() * 40) {
    d += carve((q) => y + 1.4 * Math.sin(q / 17), x, x + 46 + next() * 30, 2.2);
  }
  return d;
}

const SMOKE = ['#FAF3E1', '#85705A'] as const;

export const Smoke = memo(function Smoke(props: {
  readonly x: number;
  readonly y: number;
  readonly night: boolean;
}) {
  const { x, y, night } = props;
  return (
    <Shape d={`M${x} ${y}q-5 -6 1 -11q6 -5 1 -11`} stroke={SMOKE[night ? 1 : 0]} width={3.4} opacity={0.85} />
  );
});

const RAIL = [board.ink, '#85705A'] as const;
const TOWER = [board.ink, '#C6B08D'] as const;

interface TrackProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly night: boolean;
}

export const Track = memo(function Track({ from, to, y, night }: TrackProps) {
  const ink = RAIL[night ? 1 : 0];
  const ties = Array.from(
    { length: Math.floor((to - from) / 12) },
    (_, i) => `M${from + 4 + i * 12} ${y + 5}v5`,
  );
  return (
    <G>
      <Shape d={`M${from} ${y + 4}H${to}`} stroke={ink} width={2.4} />
      <Shape d={ties.join('')} stroke={ink} width={3} opacity={0.75} />
    </G>
  );
});

/** The head of the mine; its middle and foot. */
export const MineHead = memo(function MineHead(props: {
  readonly x: number;
  readonly y: number;
  readonly night: boolean;
}) {
  const { x, y, night } = props;
  const ink = TOWER[night ? 1 : 0];
  return (
    <G>
      <Shape
        d={`M${x - 26} ${y + 4}L${x - 8} ${y - 82}h16L${x + 26} ${y + 4}M${x - 19} ${y - 28}h38M${x - 13} ${y - 56}h26`}
        stroke={ink}
        width={4.4}
      />
      <Circle cx={x} cy={y - 82} r={10} fill={ink} />
      <Circle cx={x} cy={y - 82} r={3.6} fill={night ? '#1C1612' : '#D9693A'} />
      <Path d={`M${x - 11} ${y + 4}v-18a11 11 0 0 1 22 0v18z`} fill={board.ink} />
    </G>
  );
});
