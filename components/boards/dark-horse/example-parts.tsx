/** What the drawings that teach share beside the stage: spaces, and a piece of territory. */
import { G } from 'react-native-svg';

import { hexPath, LitBand, Rail, Shape, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { FOOD, ORE, WOOD, type SpotId } from '@/engine/games/dark-horse/data';
import { edgeOf, hexAt, hexOf, type Hex } from '@/engine/games/dark-horse/rules/map';
import { spaceName } from '@/engine/games/dark-horse/words/names';

import { HexTile } from './hex';
import { Piece } from './map-layer';
import { centreOf, edgeEnds, type Frame } from './places';
import { SpaceTile } from './space-tile';
import { badgeOf } from './tiles-layer';

/** Your colour: blue. */
export const YOU = 0;

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
