/** Sky, street and the three layers of rock behind the mine. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { IconAt, Shape, scatter } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dakota';

import { DISC, SUN_AT, skyOf, type Hour } from './hours';
import { T } from './measures';
import type { Area } from './shown';
import { BUILDING_ICONS } from './signs';

/** The height of the sky in board units. */
export const SKY = 46;

export type TownView = View['towns'][number];

export const ROCK_BED = ['#6B4E3B', '#3A2A20'] as const;
const BANDS = {
  day: ['#D8BE92', '#A78460', '#6B4E3B'],
  night: ['#8F7656', '#6B523C', '#3A2A20'],
} as const;

/** Sky and the three layers, told apart by tone, dotted lines and pick marks. */
interface GroundProps {
  readonly box: Area;
  readonly hour: Hour;
  readonly night: boolean;
}

export const Ground = memo(function Ground({ box, hour, night }: GroundProps) {
  const { sky } = skyOf(hour, night);
  const [far, high] = SUN_AT[hour];
  const left = box.x - 400;
  const width = box.width + 800;
  const tones = night ? BANDS.night : BANDS.day;
  const levels = [-T / 2, 3.5 * T, 6.5 * T, 40 * T];
  return (
    <G>
      <Rect x={left} y={box.y - 400} width={width} height={400 + SKY} fill={sky} />
      <Circle
        cx={box.x + box.width * far}
        cy={-T / 2 - SKY + SKY * high}
        r={11}
        fill={hour === 'night' ? DISC.moon : DISC.sun}
      />
      {tones.map((tone, i) => {
        const top = levels[i] ?? 0;
        return (
          <G key={tone}>
            <Rect x={left} y={top} width={width} height={(levels[i + 1] ?? 0) - top} fill={tone} />
            {i > 0 ? <Shape d={`M${left} ${top}h${width}`} stroke={board.ink} width={1} dash="1 4" /> : null}
          </G>
        );
      })}
      <Path d={grain(left, width)} fill={board.ink} opacity={0.16} />
      <Shape d={`M${left} ${-T / 2}h${width}`} stroke={board.ink} width={2.4} />
    </G>
  );
});

function grain(left: number, width: number): string {
  const next = scatter(7);
  let d = '';
  for (let i = 0; i < 70; i++) {
    const x = left + next() * width;
    const y = -10 + next() * 12 * T;
    const w = 10 + next() * 20;
    d += `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)} -3 ${Math.round(w)} 0q${-Math.round(w / 2)} 3 ${-Math.round(w)} 0z`;
  }
  return d;
}

/** The street above, as far as it is built. */
export const Skyline = memo(function Skyline({
  town,
  ink,
}: {
  readonly town: TownView;
  readonly ink: string;
}) {
  const built = town.spaces.flatMap((b) => (b ? [b.type] : []));
  return (
    <G>
      {built.map((type, i) => {
        const side = i % 2 === 0 ? -1 : 1;
        const x = side * (46 + Math.floor(i / 2) * 30);
        return <IconAt key={i} name={BUILDING_ICONS[type]} x={x} y={-T / 2 - 13} size={26} colour={ink} />;
      })}
      <Shape
        d={`M-17 ${-T / 2}L-5 ${-T / 2 - 34}h10L17 ${-T / 2}M-11 ${-T / 2 - 14}h22`}
        stroke={ink}
        width={3}
      />
      <Circle cx={0} cy={-T / 2 - 35} r={6.5} fill={ink} />
      <Circle cx={0} cy={-T / 2 - 35} r={2.6} fill={board.lamp} />
    </G>
  );
});

export const Entrance = memo(function Entrance({ night }: { readonly night: boolean }) {
  return (
    <G>
      <Rect x={-T / 2} y={-T / 2} width={T} height={T} fill={night ? '#A88460' : '#C6A077'} />
      <Path d={`M0 ${-T / 2}V${T / 2}`} stroke={board.ink} strokeWidth={20} />
      <Path d={`M0 ${-T / 2}V${T / 2}`} stroke={board.hollow} strokeWidth={15.5} />
    </G>
  );
});
