/** What the drawings that teach share: a stretch of table in a frame of ink, arrows, and tags of what is gained. */
import type { ReactNode } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { gouges, IconAt, Label, Plate, Shape, type Point } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board, dark, groundTone, light, line, radius, spots } from '@/components/ui/tokens';

import { NeedleShape } from './arrow';
import { Good } from './pieces';
import type { Season } from './season';

/** Drawings are laid out for this width of a phone. */
export const WIDE = 358;

/** You, and the slate of the rival. */
export const YOU = 0;
export const RIVAL = 5;

/** The ink of what stands on the table itself; on fields and plates it is always the board's. */
export function inkOf(night: boolean): string {
  return night ? dark.ink : light.ink;
}

interface StageProps extends DrawingProps {
  /** Its height to a width of 358. */
  readonly high: number;
  readonly season: Season;
  readonly children: ReactNode;
}

export function Stage({ width, height, night, high, season, children }: StageProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${WIDE} ${high}`} aria-hidden>
      <Rect
        x={1}
        y={1}
        width={WIDE - 2}
        height={high - 2}
        rx={radius.print}
        fill={groundTone(season, night)}
      />
      <Path
        d={gouges(high, 22, WIDE - 56, high - 20, 8, 10)}
        fill={night ? board.pale : board.ink}
        opacity={night ? 0.06 : 0.13}
      />
      {children}
      <StageFrame high={high} night={night} />
    </Svg>
  );
}

/** Drawn last: it covers what ends at the edge. */
export function StageFrame({ high, night }: { readonly high: number; readonly night: boolean }) {
  return (
    <Rect
      x={1}
      y={1}
      width={WIDE - 2}
      height={high - 2}
      rx={radius.print}
      fill="none"
      stroke={inkOf(night)}
      strokeWidth={line.frame}
    />
  );
}

interface WayProps {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  readonly head?: number;
}

/** One straight stroke with an open head. */
export function Way({ from, to, colour, head = 6 }: WayProps) {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return (
    <Shape
      d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${barbs(to, heading, head)}`}
      stroke={colour}
      width={2.4}
    />
  );
}

/** The head of an arrow that ends here with this heading, in radians. */
export function barbs(to: Point, heading: number, head: number): string {
  const barb = (turn: number) =>
    `${(to[0] - head * Math.cos(heading + turn)).toFixed(1)} ${(to[1] - head * Math.sin(heading + turn)).toFixed(1)}`;
  return `M${barb(0.75)}L${to[0]} ${to[1]}L${barb(-0.75)}`;
}

interface PointerProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In degrees, clockwise from the top. */
  readonly turn: number;
  readonly ghost?: boolean;
}

/** The arrow of the wheel, as large as it lies on a wheel of this radius. */
export function Pointer({ x, y, radius: r, turn, ghost = false }: PointerProps) {
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) scale(${(r * 1.2) / 120})`} opacity={ghost ? 0.4 : 1}>
      <NeedleShape />
    </G>
  );
}

interface GainTagProps {
  /** Its left edge. */
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly n: number;
  readonly night: boolean;
  /** The icon or the good it brings. */
  readonly sign: IconName | number;
}

export const TAG = { width: 42, height: 21 } as const;

/** What is gained, in the ink of the game as on a ticket. */
export function GainTag({ x, y, n, night, sign }: GainTagProps) {
  const { light: day, onLight, dark: late, onDark } = spots.montana;
  const on = night ? onDark : onLight;
  return (
    <G>
      <Plate x={x} y={y - TAG.height / 2} {...TAG} fill={night ? late : day} line={line.rule} />
      <Label x={x + 13.5} y={y + 5} size={14} colour={on}>
        {`+${n}`}
      </Label>
      {typeof sign === 'number' ? (
        <Good good={sign} x={x + 30} y={y} r={7} />
      ) : (
        <IconAt name={sign} x={x + 30} y={y} size={16} colour={on} />
      )}
    </G>
  );
}
