/** The six characters, cut in wood: a bust of 96 by 96 in the colours of the seat they play for. */
import { memo, type ReactNode } from 'react';
import Svg, { Circle, Ellipse, G, Rect } from 'react-native-svg';

import { Mark, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { CharacterId } from '@/engine/games/dawson/data';

const INK = board.ink;

interface Features {
  readonly skin: string;
  /** Drawn behind the head, and over it. */
  readonly behind?: ReactNode;
  readonly over: ReactNode;
}

/** What tells them apart: hair, hat and what their trade wears. */
const FEATURES: Readonly<Record<CharacterId, Features>> = {
  'mabel-frost': {
    skin: '#EBC6A0',
    behind: <Shape d="M27 44q-6 26 6 32h30q12 -6 6 -32z" fill="#8A4B2C" stroke={INK} width={1.8} />,
    over: (
      <G>
        <Shape
          d="M30 44q2 -12 18 -13q16 1 18 13q-8 -7 -18 -7t-18 7z"
          fill="#8A4B2C"
          stroke={INK}
          width={1.6}
        />
        <Shape
          d="M30 33q-8 -3 -6 -12q3 -7 10 -5q3 -9 14 -9t14 9q7 -2 10 5q2 9 -6 12z"
          fill="#FAF3E1"
          stroke={INK}
          width={2.2}
        />
        <Shape d="M30 33q18 5 36 0" stroke={INK} width={3.4} />
      </G>
    ),
  },
  'silas-oakes': {
    skin: '#B97F55',
    over: (
      <G>
        <Shape
          d="M31 54q2 18 17 19q15 -1 17 -19q-4 8 -9 7q-8 -4 -16 0q-5 1 -9 -7z"
          fill="#33302E"
          stroke={INK}
          width={1.6}
        />
        <Shape d="M27 36q-1 -20 21 -21q22 1 21 21q-21 -7 -42 0z" fill="#6B5639" stroke={INK} width={2.2} />
        <Shape d="M24 37q24 -9 48 0" stroke={INK} width={3.4} />
        <Shape d="M64 31l15 -9" stroke="#F4B731" width={4} />
        <Shape d="M64 31l15 -9" stroke={INK} width={1} />
      </G>
    ),
  },
  'ingrid-vale': {
    skin: '#F1D2B4',
    behind: <Shape d="M28 42q-4 18 2 26h36q6 -8 2 -26z" fill="#D9B45F" stroke={INK} width={1.8} />,
    over: (
      <G>
        <Shape
          d="M30 45q0 -15 18 -16q18 1 18 16q-6 -9 -18 -10q-12 1 -18 10z"
          fill="#D9B45F"
          stroke={INK}
          width={1.6}
        />
        <Shape d="M31 31q1 -18 17 -18t17 18z" fill="#2B3A33" stroke={INK} width={2.2} />
        <Shape d="M23 31h50" stroke={INK} width={4.4} />
        <Circle cx={40.5} cy={49} r={6} fill="none" stroke={INK} strokeWidth={1.8} />
        <Circle cx={55.5} cy={49} r={6} fill="none" stroke={INK} strokeWidth={1.8} />
        <Shape d="M46.5 49h3" stroke={INK} width={1.8} />
      </G>
    ),
  },
  'jack-harrow': {
    skin: '#D9A37A',
    over: (
      <G>
        <Shape
          d="M30 52q-2 32 18 34q20 -2 18 -34q-4 10 -10 8q-8 -4 -16 0q-6 2 -10 -8z"
          fill="#A79C8C"
          stroke={INK}
          width={1.8}
        />
        <Shape
          d="M18 37q30 -9 60 0q-2 -9 -13 -9q0 -17 -17 -17t-17 17q-11 0 -13 9z"
          fill="#7A5B38"
          stroke={INK}
          width={2.2}
        />
        <Shape d="M31 28q17 5 34 0" stroke={INK} width={3.4} />
      </G>
    ),
  },
  'pearl-duchene': {
    skin: '#8A5A3C',
    behind: <Circle cx={48} cy={40} r={25} fill="#2F2B29" stroke={INK} strokeWidth={1.8} />,
    over: (
      <G>
        <Shape
          d="M31 44q1 -14 17 -15q16 1 17 15q-7 -8 -17 -8t-17 8z"
          fill="#2F2B29"
          stroke={INK}
          width={1.4}
        />
        <Shape d="M62 26q4 -18 16 -20q-1 14 -12 22z" fill="#FAF3E1" stroke={INK} width={1.8} />
        <Circle cx={29} cy={58} r={3} fill="#F4B731" stroke={INK} strokeWidth={1.4} />
        <Circle cx={67} cy={58} r={3} fill="#F4B731" stroke={INK} strokeWidth={1.4} />
        <Shape d="M42 61q6 5 12 0z" fill="#A1301C" stroke={INK} width={1.4} />
      </G>
    ),
  },
  'amos-reed': {
    skin: '#C98F63',
    over: (
      <G>
        <Shape
          d="M36 59q6 -5 12 -1q6 -4 12 1q-4 6 -12 3q-8 3 -12 -3z"
          fill="#4A3A2C"
          stroke={INK}
          width={1.6}
        />
        <Shape
          d="M14 36q34 -8 68 0q-3 -8 -16 -9l-4 -15q-7 -4 -14 1q-7 -5 -14 -1l-4 15q-13 1 -16 9z"
          fill="#C6A077"
          stroke={INK}
          width={2.2}
        />
        <Shape d="M30 27q18 5 36 0" stroke={INK} width={3.8} />
      </G>
    ),
  },
};

interface PortraitProps {
  readonly character: CharacterId;
  /** Seat colour. */
  readonly seat: number;
}

/** Inside an `Svg` whose units are those of the bust. */
export const Portrait = memo(function Portrait({ character, seat }: PortraitProps) {
  const { fill, shade, on, mark } = useSeat(seat);
  const { skin, behind, over } = FEATURES[character];
  return (
    <G>
      <Rect x={1} y={1} width={94} height={94} rx={6} fill={board.litFill} stroke={INK} strokeWidth={2} />
      <Shape
        d="M48 40L4 4M48 40L30 2M48 40L66 2M48 40L92 4M48 40L2 34M48 40L94 34"
        stroke={board.candle}
        width={5}
      />
      {behind}
      <Shape d="M10 94q1 -18 26 -22h24q25 4 26 22z" fill={fill} stroke={INK} width={2.2} />
      <Shape d="M36 72q12 9 24 0l-12 13z" fill={shade} stroke={INK} width={1.6} />
      <Shape d="M41 62h14v13q-7 5 -14 0z" fill={skin} stroke={INK} width={1.8} />
      <Ellipse cx={48} cy={48} rx={17.5} ry={20.5} fill={skin} stroke={INK} strokeWidth={2.2} />
      <Circle cx={41} cy={49} r={1.9} fill={INK} />
      <Circle cx={55} cy={49} r={1.9} fill={INK} />
      <Shape d="M48 50l-2.500 6h3.500M42 62q6 3 11 0" stroke={INK} width={1.8} />
      {over}
      <Mark mark={mark} x={75} y={84} r={7} colour={on} />
    </G>
  );
});

/** The bust as a picture of its own. */
export const PortraitBox = memo(function PortraitBox({
  character,
  seat,
  size,
}: PortraitProps & { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 96 96" aria-hidden>
      <Portrait character={character} seat={seat} />
    </Svg>
  );
});
