/** What the drawings that teach share beside the stage: sums, and tiles dug as the rules dig them. */
import { G, Path } from 'react-native-svg';

import { Stage as PlainStage, WIDE, type StageProps } from '@/components/boards/stage';
import { Label, Plate } from '@/components/ui/draw';
import { board, line, spots } from '@/components/ui/tokens';
import { tileIndex } from '@/engine/games/dakota/data-tiles';
import { place } from '@/engine/games/dakota/rules/mine';
import type { MineTile as Dug } from '@/engine/games/dakota/state';

import { T } from './measures';
import { Scale } from './scale';
import { MineTile } from './tile';

/** The common stage, with its pieces as large as the drawing. */
export function Stage(props: StageProps) {
  return (
    <Scale value={props.width / WIDE}>
      <PlainStage {...props} />
    </Scale>
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
