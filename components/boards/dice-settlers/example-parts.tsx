/** What the drawings that teach share beside the stage: staged tiles, the sides, tags and dice. */
import { G } from 'react-native-svg';

import { BrandAt, Die, IconAt, Label, Plate } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useSeat } from '@/components/ui/theme';
import { board, dieFill, line, spots } from '@/components/ui/tokens';
import type { Colour, Icon } from '@/engine/games/dice-settlers/data';

import { HexTile } from './hex-tile';
import { ICON_OF } from './shown';

/** Letters on a tile are no smaller than this. */
const LEAST = 12.5;

/** You, and the side across the table: blue, and the slate of the Diceoneer. */
export const YOU = 0;
export const RIVAL = 1;
const COLOURS = [0, 5] as const;

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
