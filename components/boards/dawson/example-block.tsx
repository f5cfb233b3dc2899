/** Blocks, a gang and who holds the neighbourhood (DW-4.5.21 to DW-4.5.26): the same figures as in the dock of a scoring round. */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { WIDE } from '@/components/boards/stage';
import { BrandAt, Die, IconAt, Label, Plate, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { tileIndex } from '@/engine/games/dawson/data';
import { cityOf, hoodAt } from '@/engine/games/dawson/rules/city';
import { blockAt } from '@/engine/games/dawson/rules/control';
import { hoodName } from '@/engine/games/dawson/words/names';
import { extendPlan } from '@/engine/games/dawson/state';

import { camper, hotel, lodgingOf, squareOf, Stage, Stretch, Tag, YOU, type Staged } from './example-parts';
import { cellsOf, flagSize, Hood, outline } from './hoods';
import { UNIT } from './tones';
import { say } from './words';

export const BLOCK_HIGH = 270;

/** Two tiles that touch are one neighbourhood. */
const CITY = cityOf(
  extendPlan(extendPlan('', { tile: tileIndex('tile-01'), r: 0, x: 0, y: 0 }), {
    tile: tileIndex('tile-21'),
    r: 0,
    x: 3,
    y: 0,
  }),
);
const GUESTS = [hotel(2, 0, 5, true), hotel(2, 1, 3, true)];
const CAMPERS = [camper(0, 0, 4), camper(0, 1, 2)];
const APART = [hotel(5, 1, 4, true)];
const STAGED = [...GUESTS, ...CAMPERS, ...APART];
const LODGING = lodgingOf(CITY, STAGED);
const { points } = hoodAt(CITY, 0);

/** What the dice of a block or gang add up to. */
function strengthOf([first]: readonly Staged[]): number {
  return first ? blockAt(CITY, LODGING, squareOf(CITY, first.cell)).sum : 0;
}

const K = 1.26;
const LEFT = (WIDE - 6 * UNIT * K) / 2;
const TOP = 47;
const FLAG = 12;
const NAME = hoodName(CITY, 0);

function round(staged: readonly Staged[]): string {
  return outline(staged.map(({ cell }) => cell));
}

export function BlockArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={BLOCK_HIGH} season="first-snow">
      <G transform={`translate(${LEFT} ${TOP}) scale(${K})`}>
        <Stretch city={CITY} staged={STAGED} night={night} season="first-snow" />
        <Hood
          d={outline(cellsOf(CITY, 0))}
          x={-4}
          y={-flagSize(FLAG).height - 8}
          points={points}
          leader={`${YOU}`}
          name={NAME}
          text={FLAG}
          night={night}
        />
        <Shape d={round(CAMPERS)} stroke={board.pale} width={4.4} />
        <Shape d={round(CAMPERS)} stroke={board.ink} width={2.2} dash="3 4" />
        <Shape d={round(GUESTS)} stroke={board.ink} width={6.4} />
        <Shape d={round(GUESTS)} stroke={board.pale} width={3.6} />
      </G>
      <Side y={167} staged={GUESTS} word={say('example.block')} night={night} holds />
      <Side y={199} staged={CAMPERS} word={say('example.gang')} night={night} />
      <Side y={231} staged={APART} word={say('example.apart')} night={night} />
    </Stage>
  );
}

interface SideProps {
  readonly y: number;
  readonly staged: readonly Staged[];
  readonly word: string;
  readonly night: boolean;
  /** It takes the points. */
  readonly holds?: boolean;
}

/** A side with its dice, as the dock shows it, and what they add up to. */
function Side({ y, staged, word, night, holds = false }: SideProps) {
  const middle = y + 13;
  const gang = staged.every(({ hotel: value }) => value === 0);
  return (
    <G>
      <Plate x={LEFT} y={y} width={WIDE - 2 * LEFT} height={27} />
      {gang ? (
        <IconAt name="bandit" x={LEFT + 18} y={middle} size={24} />
      ) : (
        <BrandAt seat={YOU} x={LEFT + 18} y={middle} size={20} />
      )}
      {staged.map(({ die }, i) => (
        <Die
          key={die}
          x={LEFT + 48 + i * 40}
          y={middle}
          size={20}
          face={die}
          flat
          line={1.4}
          fill={gang ? board.pale : board.candle}
        />
      ))}
      {staged.length > 1 ? (
        <Label x={LEFT + 68} y={middle + 5} size={15}>
          +
        </Label>
      ) : null}
      <Label x={LEFT + 110} y={middle + 5} size={14} anchor="start" weight={600}>
        {word}
      </Label>
      <Label x={LEFT + 218} y={middle + 6} size={18} colour={holds ? board.ink : board.soft}>
        {strengthOf(staged)}
      </Label>
      {holds ? (
        <Tag x={LEFT + 283} y={middle} text={`+${points}`} sign="round-star" night={night} gain />
      ) : null}
    </G>
  );
}
