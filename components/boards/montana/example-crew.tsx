/** Who may stand on a place and what it brings: one of its own, or two others (MT-4.18 to MT-4.20). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, TableStage } from '@/components/boards/stage';
import { Label, Plate, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import {
  areaOfRow,
  BANK,
  colourIndex,
  colourOfRow,
  entry,
  goodOfRow,
  numberOf,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SMALL_YIELD,
} from '@/engine/games/montana/data';
import { largeSpot, smallSpot } from '@/engine/games/montana/rules/worker-board';
import { SPOT_WIDTH } from '@/engine/games/montana/state';

import { GainTag, TAG } from './example-parts';
import { Coin, Worker } from './pieces';
import { AreaPlace, type Standing } from './places';
import { say } from './words';

export const CREW_HIGH = 226;

/** The row in use, and who stands on it. */
const ROW = numberOf(ROWS, 'grain-4');
const OWN = Array.from({ length: OWN_CREW }, () => colourOfRow(ROW));
const OTHERS = [colourIndex('copper'), colourIndex('stone')].slice(0, OTHER_CREW);
const MIX = [...OWN, ...OTHERS.slice(1)];

function standingWith(
  crews: readonly (readonly [spot: number, crew: readonly number[]])[],
): readonly number[] {
  const spots = Array.from({ length: (BANK.length + 2 * ROWS.length) * SPOT_WIDTH }, () => 0);
  for (const [spot, crew] of crews) {
    for (const colour of crew)
      spots[spot * SPOT_WIDTH + colour] = crew.filter((one) => one === colour).length;
  }
  return spots;
}

const SPOTS = standingWith([
  [largeSpot(ROW), OWN],
  [smallSpot(ROW), OTHERS],
]);

const AREA = { x: 12, y: 12, width: 190, height: 150 } as const;
const RIGHT = { x: 212, width: 134 } as const;
const CREWS = [
  { crew: OWN, word: say('example.own') },
  { crew: OTHERS, word: say('example.others') },
  { crew: MIX, word: say('example.mix') },
] as const;
const GAP = 6;
const HIGH = (AREA.height - 2 * GAP) / CREWS.length;
/** The strip that says what the two spaces bring. */
const STRIP = { y: AREA.y + AREA.height + 8, height: 44 } as const;

export function CrewArt(props: DrawingProps) {
  const { night } = props;
  const standing: Standing = { spots: SPOTS, lit: new Map(), chosen: new Set(), night, sent: null };
  const { price, yields } = entry(ROWS, ROW);
  const good = goodOfRow(ROW);
  const y = STRIP.y + STRIP.height / 2;
  const right = RIGHT.x + RIGHT.width - TAG.width - 9;
  const left = AREA.x + AREA.width - TAG.width - 9;
  return (
    <TableStage {...props} high={CREW_HIGH} ground="autumn">
      <AreaPlace area={areaOfRow(ROW)} at={AREA} standing={standing} />
      {CREWS.map(({ crew, word }, i) => (
        <Allowed key={word} crew={crew} word={word} y={AREA.y + i * (HIGH + GAP)} cross={crew === MIX} />
      ))}
      <Plate x={AREA.x} width={AREA.width} {...STRIP} />
      <Pawns crew={OWN} x={AREA.x + 30} y={y} size={28} />
      <Coin n={price} x={AREA.x + 74} y={y} r={12} />
      <Arrow from={[left - 38, y]} to={[left - 14, y]} colour={board.ink} />
      <GainTag x={left} y={y} n={yields} sign={good} night={night} />
      <Plate x={RIGHT.x} width={RIGHT.width} {...STRIP} dash="3 2" />
      <Pawns crew={OTHERS} x={RIGHT.x + 32} y={y} size={28} />
      <Arrow from={[right - 20, y]} to={[right - 9, y]} colour={board.ink} />
      <GainTag x={right} y={y} n={SMALL_YIELD} sign={good} night={night} />
    </TableStage>
  );
}

interface PawnsProps {
  readonly crew: readonly number[];
  /** Their middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Pawns({ crew, x, y, size }: PawnsProps) {
  const step = size * 0.92;
  return (
    <G>
      {crew.map((colour, i) => (
        <Worker key={i} colour={colour} x={x + (i - (crew.length - 1) / 2) * step} y={y} size={size} />
      ))}
    </G>
  );
}

interface AllowedProps {
  readonly crew: readonly number[];
  readonly word: string;
  readonly y: number;
  readonly cross: boolean;
}

/** A crew and whether a place takes it. */
function Allowed({ crew, word, y, cross }: AllowedProps) {
  const x = RIGHT.x + 32;
  const middle = y + HIGH / 2;
  return (
    <G>
      <Plate {...RIGHT} y={y} height={HIGH} />
      <Pawns crew={crew} x={x} y={middle} size={28} />
      {cross ? (
        <Shape
          d={`M${x - 24} ${middle - 15}L${x + 24} ${middle + 15}M${x + 24} ${middle - 15}L${x - 24} ${middle + 15}`}
          stroke={board.rugged}
          width={4}
        />
      ) : null}
      <Label x={RIGHT.x + 64} y={middle + 4.5} size={13} anchor="start">
        {word}
      </Label>
    </G>
  );
}
