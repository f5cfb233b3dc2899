/**
 * The strokes every board and print is made of. Everything here lives inside one `Svg`, is a plain
 * function of its props and cheap to draw: paths, circles and text, no gradient, filter, clip or pattern.
 */
import { memo } from 'react';
import { Circle, G, Path, Rect, Text } from 'react-native-svg';

import { ICON_PATHS, type IconName } from './icon-paths';
import { round } from './shapes';
import { board, fonts } from './tokens';

export * from './shapes';
export * from './draw-terrain';
export * from './draw-pieces';
export * from './draw-resources';
export * from './draw-dice';

interface ShapeProps {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Butt ends, for strokes that meet the edge of a tile. */
  readonly butt?: boolean;
}

/** One path with round joins: the basic mark of the press. */
export const Shape = memo(function Shape({
  d,
  fill = 'none',
  stroke,
  width = 0,
  opacity,
  dash,
  butt,
}: ShapeProps) {
  return (
    <Path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap={butt ? 'butt' : 'round'}
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
});

interface LabelProps {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly children: string | number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 500 | 600 | 700;
  readonly spacing?: number;
  /** Degrees, turned round its own anchor. */
  readonly turn?: number;
}

const faces = { 500: fonts.medium, 600: fonts.semi, 700: fonts.bold } as const;

/** Text on a board. Board labels do not scale with the text size: zoom does. */
export const Label = memo(function Label(props: LabelProps) {
  const { x, y, size, children, colour = board.ink, anchor = 'middle', weight = 700, spacing, turn } = props;
  return (
    <Text
      x={x}
      y={y}
      fontSize={size}
      fill={colour}
      textAnchor={anchor}
      fontFamily={faces[weight]}
      letterSpacing={spacing}
      transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
    >
      {children}
    </Text>
  );
});

interface IconAtProps {
  readonly name: IconName;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  readonly opacity?: number;
  readonly flip?: boolean;
}

/** A sign drawn on a board, centred on a point. */
export const IconAt = memo(function IconAt({
  name,
  x,
  y,
  size,
  colour = board.ink,
  opacity,
  flip,
}: IconAtProps) {
  const k = size / 512;
  const left = flip ? x + size / 2 : x - size / 2;
  return (
    <Path
      d={ICON_PATHS[name]}
      fill={colour}
      opacity={opacity}
      transform={`translate(${round(left)} ${round(y - size / 2)}) scale(${flip ? -k : k} ${k})`}
    />
  );
});

/** A lit target: a lamp band between two ink lines. */
export const LitBand = memo(function LitBand({
  d,
  width = 5,
}: {
  readonly d: string;
  readonly width?: number;
}) {
  return (
    <G>
      <Shape d={d} stroke={board.ink} width={width + 3} />
      <Shape d={d} stroke={board.lamp} width={width} />
    </G>
  );
});

interface KeyProps {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

/** The key letter on a corner of a lit place; the same letter stands on its ticket. Draws nothing without a letter. */
export const Key = memo(function Key({ letter, x, y, r = 12 }: KeyProps) {
  if (letter === '') return null;
  return (
    <G>
      <Circle cx={x} cy={y} r={r} fill={board.lamp} stroke={board.ink} strokeWidth={1.5} />
      <Label x={x} y={y + r * 0.42} size={r * 1.25}>
        {letter}
      </Label>
    </G>
  );
});

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
  readonly rx?: number;
  readonly dash?: string;
}

/** A pale plate for points and values. */
export const Plate = memo(function Plate(props: PlateProps) {
  const { x, y, width, height, fill = board.pale, stroke = board.ink, line = 1.4, rx = 4, dash } = props;
  return (
    <Rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={rx}
      fill={fill}
      stroke={stroke}
      strokeWidth={line}
      strokeDasharray={dash}
    />
  );
});

interface CountDiscProps {
  readonly count: number | string;
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

/** Stacks show one piece and a count in an ink disc. */
export const CountDisc = memo(function CountDisc({ count, x, y, r = 8.5 }: CountDiscProps) {
  return (
    <G>
      <Circle cx={x} cy={y} r={r} fill={board.ink} />
      <Label x={x} y={y + r * 0.52} size={r * 1.47} colour={board.pale}>
        {count}
      </Label>
    </G>
  );
});

interface StarsProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly colour?: string;
}

/** A row of point stars, centred. */
export const Stars = memo(function Stars({ count, x, y, size = 11, colour }: StarsProps) {
  return (
    <G>
      {Array.from({ length: count }, (_, i) => (
        <IconAt
          key={i}
          name="round-star"
          x={x + (i - (count - 1) / 2) * (size + 1)}
          y={y}
          size={size}
          colour={colour}
        />
      ))}
    </G>
  );
});
