/** What the drawings that teach share: open land, a stretch of city with what stands on it, and tags. */
import { G } from 'react-native-svg';

import { Stage as PlainStage, Strewn, type StageProps } from '@/components/boards/stage';
import { IconAt, Label, Plate } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board, line, spots } from '@/components/ui/tokens';
import { characterOf } from '@/engine/games/dawson/data';
import { cellKey, type City } from '@/engine/games/dawson/rules/city';

import { Lodging } from './lodging';
import { Tile } from './tile';
import { isSnowy, tonesOf, type Season } from './tones';

/** Your seat colour in all of them. */
export const YOU = characterOf('mabel-frost').colour;

/** Open land, in snow or without. */
export function Stage({
  season,
  ...props
}: Omit<StageProps, 'ground' | 'strewn'> & { readonly season: Season }) {
  const { night, high } = props;
  const drifts = isSnowy(season);
  const fill = night || drifts ? board.pale : board.ink;
  return (
    <PlainStage
      {...props}
      ground={tonesOf(night, season).snow}
      strewn={<Strewn high={high} fill={fill} opacity={night ? 0.08 : drifts ? 0.9 : 0.13} />}
    />
  );
}

/** What stands on a cell of a drawing: a camper's die, or a hotel of yours of a value with or without its guest. */
export interface Staged {
  readonly cell: readonly [x: number, y: number];
  readonly die: number;
  readonly hotel: number;
}

/** A camper on a cell. */
export function camper(x: number, y: number, die: number): Staged {
  return { cell: [x, y], die, hotel: 0 };
}

/** Your hotel on a cell, with a guest or empty. */
export function hotel(x: number, y: number, value: number, guest: boolean): Staged {
  return { cell: [x, y], die: guest ? value : 0, hotel: value };
}

/** The same as the rules keep it, square by square. */
export function lodgingOf(city: City, staged: readonly Staged[]) {
  const dice = city.lots.map(() => 0);
  const owners = city.lots.map(() => -1);
  for (const { cell, die, hotel: value } of staged) {
    const square = squareOf(city, cell);
    dice[square] = die;
    if (value > 0) owners[square] = 0;
  }
  return { dice, owners };
}

export function squareOf(city: City, [x, y]: Staged['cell']): number {
  const square = city.squareAt.get(cellKey(x, y));
  if (square === undefined) throw new RangeError(`no square at ${x},${y}`);
  return square;
}

interface StretchProps {
  readonly city: City;
  readonly staged: readonly Staged[];
  readonly night: boolean;
  readonly season: Season;
  /** The place of a tile that has just been laid, among those in play. */
  readonly fresh?: number;
}

/** Tiles and what stands on them, in units of the board. */
export function Stretch({ city, staged, night, season, fresh = -1 }: StretchProps) {
  return (
    <G>
      {city.placed.map(({ tile, r, x, y }, i) => (
        <Tile key={tile} tile={tile} r={r} x={x} y={y} night={night} text={23} ghost={i === fresh} />
      ))}
      {staged.map((one) => (
        <OneLodging key={one.cell.join()} {...one} snow={isSnowy(season)} night={night} />
      ))}
    </G>
  );
}

interface OneLodgingProps extends Staged {
  readonly snow: boolean;
  readonly night: boolean;
}

function OneLodging({ cell: [x, y], die, hotel: value, snow, night }: OneLodgingProps) {
  return (
    <Lodging
      x={x}
      y={y}
      die={die}
      away={false}
      seat={YOU}
      size={value}
      fresh={false}
      recent={false}
      fire="none"
      snow={snow}
      night={night}
      text={15.5}
    />
  );
}

interface TagProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly text: string | number;
  readonly sign: IconName;
  readonly night: boolean;
  /** What you gain is printed in the ink of the game; what you pay is not. */
  readonly gain: boolean;
}

const TAG = { width: 46, height: 22 } as const;

export function Tag({ x, y, text, sign, night, gain }: TagProps) {
  const ink = spots.dawson;
  const fill = gain ? (night ? ink.dark : ink.light) : board.pale;
  const on = gain ? (night ? ink.onDark : ink.onLight) : board.ink;
  return (
    <G>
      <Plate x={x - TAG.width / 2} y={y - TAG.height / 2} {...TAG} fill={fill} line={line.rule} />
      <Label x={x - 8} y={y + 5.2} size={14.5} colour={on}>
        {text}
      </Label>
      <IconAt name={sign} x={x + 11} y={y} size={16} colour={on} />
    </G>
  );
}
