/** What the drawings that teach share: a stretch of table in an ink frame, spaces, a piece of territory, arrows. */
import type { ReactNode } from 'react';
import Svg, { G, Rect } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { hexPath, LitBand, Rail, Shape, Table, type Point } from '@/components/ui/draw';
import { board, dark, groundTone, light, line, radius, type GroundId } from '@/components/ui/tokens';
import { FOOD, ORE, WOOD, type SpotId } from '@/engine/games/dark-horse/data';
import { edgeOf, hexAt, hexOf, type Hex } from '@/engine/games/dark-horse/rules/map';
import { spaceName } from '@/engine/games/dark-horse/words/names';

import { HexTile } from './hex';
import { Piece } from './map-layer';
import { centreOf, edgeEnds, type Frame } from './places';
import { SpaceTile } from './space-tile';
import { badgeOf } from './tiles-layer';

/** Drawings are laid out for this width of a phone. */
export const WIDE = 358;

/** Your colour: blue. */
export const YOU = 0;

/** The ink of what stands on the table itself; on hexes and dice it is always the board's. */
export function inkOf(night: boolean): string {
  return night ? dark.ink : light.ink;
}

interface StageProps extends DrawingProps {
  /** Its height to a width of 358. */
  readonly high: number;
  readonly ground: GroundId;
  readonly children: ReactNode;
}

export function Stage({ width, height, night, high, ground, children }: StageProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${WIDE} ${high}`} aria-hidden>
      <Rect
        x={1}
        y={1}
        width={WIDE - 2}
        height={high - 2}
        rx={radius.print}
        fill={groundTone(ground, night)}
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

/** A space as large as on the table of a phone. */
export const SPACE = { width: 112, height: 44 } as const;

interface SpaceAtProps {
  readonly id: SpotId;
  /** Its corner. */
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  /** Faces of your dice on it. */
  readonly own?: string;
  /** Faces of the ghost on it. */
  readonly ghost?: string;
  /** Faces of the ghost that heads for it. */
  readonly coming?: string;
  readonly lit?: boolean;
}

/** An action space as the board draws it. */
export function SpaceAt({
  id,
  x,
  y,
  width = SPACE.width,
  own,
  ghost,
  coming = '',
  lit = false,
}: SpaceAtProps) {
  const held = own ? `${YOU}:${own}:0` : ghost ? `-1:${ghost}:0` : '';
  return (
    <SpaceTile
      id={id}
      x={x}
      y={y}
      width={width}
      height={SPACE.height}
      name={spaceName(id)}
      badge={badgeOf(id)}
      note=""
      held={held}
      ghost=""
      coming={coming}
      event={false}
      pawns=""
      lit={lit}
      letter=""
      chosen={false}
      now={false}
      fresh={false}
    />
  );
}

/** What stands in a piece of territory, by the names of hexes and rail spots. */
export interface Settled {
  readonly cities: readonly string[];
  readonly towns: readonly string[];
  readonly rails: readonly string[];
}

interface TerritoryProps extends Settled {
  readonly hexes: readonly string[];
  /** What was found under the tiles that lay face down. */
  readonly found: Readonly<Record<string, number>>;
  readonly frame: Frame;
  readonly night: boolean;
  /** Light in the windows. */
  readonly lamp?: boolean;
  /** Hexes that are lit. */
  readonly lit?: readonly string[];
}

/** A piece of the territory as the map draws it. */
export function Territory(props: TerritoryProps) {
  const { hexes, found, cities, towns, rails, frame, night, lamp, lit = [] } = props;
  return (
    <G>
      {hexes.map((id) => {
        const hex = hexAt(hexOf(id));
        const [x, y] = centreOf(hex, frame);
        return (
          <HexTile
            key={id}
            x={x}
            y={y}
            s={frame.s}
            type={typeOf(hex, found)}
            rugged={hex.rugged}
            safe={hex.kind.startsWith('safe')}
            secret={false}
            closed={false}
            held={towns.includes(id) || cities.includes(id)}
            name=""
            night={night}
          />
        );
      })}
      {lit.map((id) => {
        const d = hexPath(...centreOf(hexAt(hexOf(id)), frame), frame.s * 0.88, true);
        return (
          <G key={id}>
            <Shape d={d} fill={board.litFill} />
            <LitBand d={d} width={frame.s * 0.13} />
          </G>
        );
      })}
      {rails.map((id) => {
        const [from, to] = edgeEnds(edgeOf(id), frame);
        return <Rail key={id} from={from} to={to} r={frame.s} />;
      })}
      {[...towns, ...cities].map((id) => (
        <Piece
          key={id}
          frame={frame}
          hex={hexOf(id)}
          colour={YOU}
          city={cities.includes(id)}
          fresh={false}
          lamp={lamp}
        />
      ))}
    </G>
  );
}

/** As `groundOf` of the map has it: -2 a city site, -1 a hidden tile. */
function typeOf({ id, kind }: Hex, found: Readonly<Record<string, number>>): number {
  switch (kind) {
    case 'plain':
      return -2;
    case 'safe-food':
      return FOOD;
    case 'safe-wood':
      return WOOD;
    case 'ore-spot':
      return ORE;
    default:
      return found[id] ?? -1;
  }
}

/** The place of a map whose hex lies at this point. */
export function frameAt(id: string, [x, y]: Point, s: number): Frame {
  const [dx, dy] = centreOf(hexAt(hexOf(id)), { x: 0, y: 0, s });
  return { x: x - dx, y: y - dy, s };
}

/** What cannot be done. */
export function CrossAt({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const h = size / 2;
  const d = `M${x - h} ${y - h}L${x + h} ${y + h}M${x + h} ${y - h}L${x - h} ${y + h}`;
  return (
    <G>
      <Shape d={d} stroke={board.pale} width={6.5} />
      <Shape d={d} stroke={board.rugged} width={4} />
    </G>
  );
}

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  /** A way that is closed. */
  readonly crossed?: boolean;
}

const HEAD = 7;

/** One stroke with an open head. */
export function Arrow({ from, to, colour, crossed = false }: ArrowProps) {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number) =>
    `${(to[0] - HEAD * Math.cos(heading + turn)).toFixed(1)} ${(to[1] - HEAD * Math.sin(heading + turn)).toFixed(1)}`;
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${barb(0.7)}L${to[0]} ${to[1]}L${barb(-0.7)}`;
  return (
    <G>
      <Shape d={d} stroke={colour} width={2.6} />
      {crossed ? (
        <CrossAt x={from[0] + (to[0] - from[0]) * 0.36} y={from[1] + (to[1] - from[1]) * 0.36} size={11} />
      ) : null}
    </G>
  );
}
