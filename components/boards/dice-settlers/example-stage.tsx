/** What the drawings that teach share: a stretch of table in an ink frame, staged tiles, tags and arrows. */
import type { ReactNode } from 'react';
import Svg, { G, Rect } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { BrandAt, Die, IconAt, Label, Plate, Shape, Table, type Point } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useSeat } from '@/components/ui/theme';
import {
  board,
  dark,
  dieFill,
  groundTone,
  light,
  line,
  radius,
  spots,
  type GroundId,
} from '@/components/ui/tokens';
import type { Colour, Icon } from '@/engine/games/dice-settlers/data';

import { HexTile } from './hex-tile';
import { ICON_OF } from './shown';

/** Drawings are laid out for this width of a phone. */
export const WIDE = 358;
/** Letters on a tile are no smaller than this. */
const LEAST = 12.5;

/** You, and the side across the table: blue, and the slate of the Diceoneer. */
export const YOU = 0;
export const RIVAL = 1;
const COLOURS = [0, 5] as const;

/** The ink of what stands on the table itself; on tiles and plates it is always the board's. */
export function inkOf(night: boolean): string {
  return night ? dark.ink : light.ink;
}

interface StageProps extends DrawingProps {
  /** Its height to a width of 358. */
  readonly high: number;
  readonly season: GroundId;
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
      <Table x={6} y={6} width={WIDE - 52} height={high - 12} fill="none" night={night} seed={high} />
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

interface StagedTileProps {
  readonly no: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly night: boolean;
  /** Your tents and theirs. */
  readonly tents?: readonly [number, number];
  readonly house?: number;
}

/** A tile of the map as the board draws it, with the pieces of the two sides. */
export function StagedTile({ tents = [0, 0], house = -1, ...at }: StagedTileProps) {
  return (
    <HexTile
      {...at}
      tents={tents.join(',')}
      house={house}
      colours={COLOURS.join(',')}
      bot={RIVAL}
      ghost=""
      ghostOwner={YOU}
      fresh={false}
      least={LEAST}
    />
  );
}

interface SideAtProps {
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The brand of a side; the Diceoneer's is its cog. */
export function SideAt({ side, x, y, size }: SideAtProps) {
  const look = useSeat(COLOURS[side] ?? 0);
  if (side !== RIVAL) return <BrandAt seat={COLOURS[side] ?? 0} x={x} y={y} size={size} />;
  return (
    <G>
      <Plate x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size * 0.24} fill={look.fill} />
      <IconAt name="cog" x={x} y={y} size={size * 0.7} colour={look.on} />
    </G>
  );
}

interface GainTagProps {
  /** Its left edge. */
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly text: string;
  readonly sign: IconName;
  readonly night: boolean;
  /** Yours is printed in the ink of the game. */
  readonly own: boolean;
}

const TAG = { width: 44, height: 21 } as const;

/** What a place brings, as it hangs under the places of the table. */
export function GainTag({ x, y, text, sign, night, own }: GainTagProps) {
  const ink = spots['dice-settlers'];
  const fill = own ? (night ? ink.dark : ink.light) : board.pale;
  const on = own ? (night ? ink.onDark : ink.onLight) : board.ink;
  return (
    <G>
      <Plate x={x} y={y - TAG.height / 2} {...TAG} fill={fill} line={line.rule} />
      <Label x={x + 15} y={y + 5} size={14} colour={on}>
        {text}
      </Label>
      <IconAt name={sign} x={x + 32} y={y} size={14} colour={on} />
    </G>
  );
}

interface DiceAtProps {
  readonly dice: ReadonlyArray<readonly [Colour, Icon]>;
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Dice that have been rolled, side by side. */
export function DiceAt({ dice, x, y, size }: DiceAtProps) {
  return (
    <G>
      {dice.map(([colour, icon], i) => (
        <Die
          key={colour}
          x={x + (i - (dice.length - 1) / 2) * size * 1.14}
          y={y}
          size={size}
          face={ICON_OF[icon]}
          fill={dieFill[colour]}
        />
      ))}
    </G>
  );
}

/** What cannot be had. */
export function CrossAt({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const h = size / 2;
  return (
    <Shape
      d={`M${x - h} ${y - h}L${x + h} ${y + h}M${x + h} ${y - h}L${x - h} ${y + h}`}
      stroke={board.rugged}
      width={4}
    />
  );
}

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
}

/** One stroke with an open head. */
export function Arrow({ from, to, colour }: ArrowProps) {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number) =>
    `${(to[0] - HEAD * Math.cos(heading + turn)).toFixed(1)} ${(to[1] - HEAD * Math.sin(heading + turn)).toFixed(1)}`;
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${barb(0.7)}L${to[0]} ${to[1]}L${barb(-0.7)}`;
  return <Shape d={d} stroke={colour} width={2.6} />;
}

const HEAD = 7;
