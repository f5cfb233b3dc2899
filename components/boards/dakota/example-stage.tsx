/** What the drawings that teach share: a frame of ink, an arrow, a tag, and tiles dug as the rules dig them. */
import type { ReactNode } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Label, Plate, Shape, gouges, type Point } from '@/components/ui/draw';
import { board, dark, light, line, radius, spots } from '@/components/ui/tokens';
import { tileIndex } from '@/engine/games/dakota/data-tiles';
import { place } from '@/engine/games/dakota/rules/mine';
import type { MineTile as Dug } from '@/engine/games/dakota/state';

import { T } from './measures';
import { Scale } from './scale';
import { MineTile } from './tile';

/** Drawings are laid out for this width of a phone. */
export const WIDE = 358;

/** The ink of what stands on the ground itself; on plates and tiles it is always the board's. */
export function inkOf(night: boolean): string {
  return night ? dark.ink : light.ink;
}

interface StageProps extends DrawingProps {
  /** Its height to a width of 358. */
  readonly high: number;
  readonly ground: string;
  readonly children: ReactNode;
}

export function Stage({ width, height, night, high, ground, children }: StageProps) {
  return (
    <Scale value={width / WIDE}>
      <Svg width={width} height={height} viewBox={`0 0 ${WIDE} ${high}`} aria-hidden>
        <Rect x={1} y={1} width={WIDE - 2} height={high - 2} rx={radius.print} fill={ground} />
        <Path
          d={gouges(high, 22, WIDE - 56, high - 20, 8, 10)}
          fill={night ? board.pale : board.ink}
          opacity={night ? 0.06 : 0.13}
        />
        {children}
        <StageFrame high={high} night={night} />
      </Svg>
    </Scale>
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

interface SumProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly night: boolean;
  /** What is best is printed in the ink of the game. */
  readonly best?: boolean;
}

export const SUM = { width: 48, height: 28 } as const;

/** What something brings. */
export function Sum({ x, y, text, night, best = false }: SumProps) {
  const { light: day, onLight, dark: late, onDark } = spots.dakota;
  const fill = best ? (night ? late : day) : board.pale;
  const on = best ? (night ? onDark : onLight) : board.ink;
  return (
    <G>
      <Plate x={x - SUM.width / 2} y={y - SUM.height / 2} {...SUM} fill={fill} line={line.rule} />
      <Label x={x} y={y + 6.5} size={18} colour={on}>
        {text}
      </Label>
    </G>
  );
}

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  readonly head?: number;
}

/** One straight stroke with an open head. */
export function Arrow({ from, to, colour, head = 6 }: ArrowProps) {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number) =>
    `${(to[0] - head * Math.cos(heading + turn)).toFixed(1)} ${(to[1] - head * Math.sin(heading + turn)).toFixed(1)}`;
  const way = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return <Shape d={`${way}M${barb(0.75)}L${to[0]} ${to[1]}L${barb(-0.75)}`} stroke={colour} width={2.4} />;
}

/** A tile by its id, the cell it is dug in and how it is turned. */
export type Digging = readonly [id: string, x: number, y: number, turn: number];

/** A mine as it grows when these are dug one after the other: joints and distances are the engine's. */
export function mineOf(diggings: readonly Digging[]): readonly Dug[] {
  const mine: Dug[] = [];
  for (const [id, x, y, turn] of diggings) place(mine, { x, y }, tileIndex(id), turn);
  return mine;
}

/** The tiles of a mine with the thin edges between them, in units of the board. */
export function Tiles({ mine, night }: { readonly mine: readonly Dug[]; readonly night: boolean }) {
  return (
    <G>
      {mine.map(({ tile, turn, x, y }) => (
        <MineTile key={`${x},${y}`} tile={tile} turn={turn} x={x * T} y={y * T} side={T} night={night} />
      ))}
      <Path
        d={mine.map(({ x, y }) => `M${(x - 0.5) * T} ${(y - 0.5) * T}h${T}v${T}h${-T}z`).join('')}
        fill="none"
        stroke={board.ink}
        strokeWidth={1}
        opacity={0.6}
      />
    </G>
  );
}
