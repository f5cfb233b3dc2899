/** What the drawings that teach stand in, for all games: a stretch of ground in a frame of ink, arrows and crosses. */
import type { ReactNode } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { gouges, Shape, Table, type Point } from '@/components/ui/draw';
import { board, dark, groundTone, light, line, radius, type GroundId } from '@/components/ui/tokens';

import { AIM_PICTURE, type DrawingProps } from './board';

/** Drawings are laid out for this width of a phone. */
export const WIDE = AIM_PICTURE.width;

/** The ink of what stands on the ground itself; on plates, tiles and dice it is always the board's. */
export function inkOf(night: boolean): string {
  return night ? dark.ink : light.ink;
}

export interface StageProps extends DrawingProps {
  /** Its height to a width of 358. */
  readonly high: number;
  readonly ground: string;
  /** What the ground is strewn with; a few gouges where nothing is said. */
  readonly strewn?: ReactNode;
  readonly children: ReactNode;
}

export function Stage({ width, height, night, high, ground, strewn, children }: StageProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${WIDE} ${high}`} aria-hidden>
      <Rect x={1} y={1} width={WIDE - 2} height={high - 2} rx={radius.print} fill={ground} />
      {strewn ?? <Strewn high={high} fill={night ? board.pale : board.ink} opacity={night ? 0.06 : 0.13} />}
      {children}
      <StageFrame high={high} night={night} />
    </Svg>
  );
}

interface StrewnProps {
  readonly high: number;
  readonly fill: string;
  readonly opacity: number;
}

export function Strewn({ high, fill, opacity }: StrewnProps) {
  return <Path d={gouges(high, 22, WIDE - 56, high - 20, 8, 10)} fill={fill} opacity={opacity} />;
}

/** A stretch of the table the boards lie on. */
export function TableStage(props: Omit<StageProps, 'ground' | 'strewn'> & { readonly ground: GroundId }) {
  const { high, night, ground } = props;
  return (
    <Stage
      {...props}
      ground={groundTone(ground, night)}
      strewn={
        <Table x={6} y={6} width={WIDE - 52} height={high - 12} fill="none" night={night} seed={high} />
      }
    />
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

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  readonly head?: number;
  /** A way that is closed. */
  readonly crossed?: boolean;
}

/** Where on its way an arrow is crossed. */
const CROSSED_AT = 0.36;

/** One straight stroke with an open head. */
export function Arrow({ from, to, colour, head = 6.5, crossed = false }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const way = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}${arrowHead(to, Math.atan2(dy, dx), head)}`;
  return (
    <G>
      <Shape d={way} stroke={colour} width={2.4} />
      {crossed ? <Cross x={from[0] + dx * CROSSED_AT} y={from[1] + dy * CROSSED_AT} size={11} /> : null}
    </G>
  );
}

/** The open head of an arrow that ends here with this heading, in radians. */
export function arrowHead(to: Point, heading: number, head: number): string {
  const barb = (turn: number) =>
    `${(to[0] - head * Math.cos(heading + turn)).toFixed(1)} ${(to[1] - head * Math.sin(heading + turn)).toFixed(1)}`;
  return `M${barb(0.75)}L${to[0]} ${to[1]}L${barb(-0.75)}`;
}

/** What cannot be done, or had. */
export function Cross({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const h = size / 2;
  const d = `M${x - h} ${y - h}L${x + h} ${y + h}M${x + h} ${y - h}L${x - h} ${y + h}`;
  return (
    <G>
      <Shape d={d} stroke={board.pale} width={6.5} />
      <Shape d={d} stroke={board.rugged} width={4} />
    </G>
  );
}
