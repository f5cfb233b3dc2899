/** The ground between the tiles: open land, packed streets with ruts, and Main Street with its name. */
import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { Label, rect, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { MAIN_STREET } from '@/engine/games/dawson/data';
import { keyCell } from '@/engine/games/dawson/rules/city';

import { GLOW, isSnowy, STARS, tonesOf, UNIT } from './tones';
import type { Season } from './tones';
import { say } from './words';

interface GroundProps {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly season: Season;
  readonly night: boolean;
}

/** What lies on the open land: stubble in autumn, drifts in winter. Its tone is the table's own, which fades. */
export const Ground = memo(function Ground({ west, east, north, south, season, night }: GroundProps) {
  const tones = tonesOf(night, season);
  let dots = '';
  for (let x = west - 6; x <= east + 7; x++) {
    for (let y = north - 8; y <= south + 9; y++) dots += `M${x * UNIT} ${y * UNIT}l.01 0`;
  }
  const strewn = strewnOver(west, east, north, south, season);
  return (
    <G>
      {isSnowy(season) ? (
        <Shape d={strewn} stroke={night ? DRIFTS.night : DRIFTS.day} width={7} opacity={night ? 0.5 : 0.9} />
      ) : (
        <Shape d={strewn} stroke={tones.dots} width={1.6} opacity={0.45} />
      )}
      <Shape d={dots} stroke={tones.dots} width={2.4} opacity={0.55} />
      {night ? (
        <Shape d={starsOf(west, east, north, south)} stroke={STARS} width={2.6} opacity={0.5} />
      ) : null}
    </G>
  );
});

const DRIFTS = { day: '#F6F7F4', night: '#34424F' } as const;

/** How many of a hundred places have something on them. */
const STREWN: Readonly<Record<Season, number>> = {
  autumn: 34,
  'first-snow': 20,
  winter: 16,
  'long-night': 30,
};

/** Tufts of stubble, or long drifts; the same at every look. */
function strewnOver(west: number, east: number, north: number, south: number, season: Season): string {
  const drift = isSnowy(season);
  let d = '';
  for (let x = west - 6; x <= east + 7; x++) {
    for (let y = north - 8; y <= south + 9; y++) {
      const n = Math.abs((x * 61 + y * 97 + x * y * 17) % 100);
      if (n >= STREWN[season]) continue;
      const [px, py] = [(x + 0.2 + (n % 5) / 10) * UNIT, (y + 0.3 + (n % 7) / 14) * UNIT];
      d += drift ? `M${px} ${py}q7 -5 15 0` : `M${px} ${py}l-3 -6m3 6l0 -8m0 8l3 -6`;
    }
  }
  return d;
}

/** Snow that glitters: strewn, and the same at every look. */
function starsOf(west: number, east: number, north: number, south: number): string {
  let d = '';
  for (let x = west - 6; x <= east + 7; x++) {
    for (let y = north - 8; y <= south + 9; y++) {
      const n = Math.abs((x * 73 + y * 149 + x * y * 31) % 97);
      if (n < 24) d += `M${(x + n / 24) * UNIT} ${(y + (n % 7) / 7) * UNIT}l.01 0`;
    }
  }
  return d;
}

interface StreetsProps {
  /** Keys of the street cells, joined: a primitive, so that streets are drawn once. */
  readonly keys: string;
  readonly season: Season;
  readonly night: boolean;
  /** Size of the name of Main Street; 0 where it could not be read. */
  readonly text: number;
}

export const Streets = memo(function Streets({ keys, season, night, text }: StreetsProps) {
  const tones = tonesOf(night, season);
  const cells = keys === '' ? [] : keys.split(' ').map((key) => keyCell(Number(key)));
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  const ruts = cells
    .filter(([x, y]) => !MAIN_STREET.some(([mx, my]) => mx === x && my === y))
    .map(([x, y]) => {
      const across = has.has(`${x - 1},${y}`) || has.has(`${x + 1},${y}`);
      const l = x * UNIT;
      const t = y * UNIT;
      return [0.28, 0.72]
        .map((q) =>
          across
            ? `M${l + 4} ${t + q * UNIT}q10 -4 ${UNIT / 2 - 4} 0t${UNIT / 2 - 4} 0`
            : `M${l + q * UNIT} ${t + 4}q4 10 0 ${UNIT / 2 - 4}t0 ${UNIT / 2 - 4}`,
        )
        .join('');
    })
    .join('');
  const middle = UNIT / 2;
  return (
    <G>
      <Shape d={cells.map(([x, y]) => rect(x * UNIT, y * UNIT, UNIT, UNIT)).join('')} fill={tones.street} />
      <Shape d={ruts} stroke={tones.rut} width={2} opacity={0.5} />
      <Shape
        d={[0.14, 0.86]
          .map((q) => `M${q * UNIT} 0q4 20 0 ${UNIT}t0 ${UNIT}t0 ${UNIT * (MAIN_STREET.length - 2)}`)
          .join('')}
        stroke={tones.rut}
        width={2.2}
        opacity={0.6}
      />
      {text > 0 ? (
        <Label
          x={middle + 5}
          y={(MAIN_STREET.length * UNIT) / 2}
          size={text}
          spacing={1.3}
          colour={tones.name}
          turn={-90}
        >
          {say('main-street')}
        </Label>
      ) : null}
      {night ? <Lamps /> : null}
    </G>
  );
});

/** The lamps at both ends of Main Street. */
function Lamps() {
  return (
    <G>
      {[0, MAIN_STREET.length * UNIT].map((y) => (
        <G key={y}>
          <Circle cx={UNIT / 2} cy={y} r={9} fill={GLOW} />
          <Circle cx={UNIT / 2} cy={y} r={3.6} fill={board.candle} stroke={board.ink} strokeWidth={1.2} />
        </G>
      ))}
    </G>
  );
}
