/** What a space asks: a total, a single face, or a sum of several dice (DH-4.10 to DH-4.12). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf, TableStage } from '@/components/boards/stage';
import { Label } from '@/components/ui/draw';
import { numberOf, type NumberedSpace } from '@/engine/games/dark-horse/data';

import { SPACE, SpaceAt, YOU } from './example-parts';
import { SeatDie } from './seat-die';
import { say } from './words';

interface Try {
  readonly space: NumberedSpace;
  readonly dice: readonly number[];
  readonly fits: boolean;
  readonly word: string;
}

/** The number of a space as so many dice show it. */
function split(space: NumberedSpace, first: number): readonly number[] {
  return [first, numberOf(space) - first];
}

const TRIES: readonly Try[] = [
  { space: 'trader', dice: split('trader', 5), fits: true, word: say('example.total.sum') },
  { space: 'rail-baron', dice: [numberOf('rail-baron')], fits: true, word: say('example.total.alone') },
  { space: 'rail-baron', dice: split('rail-baron', 3), fits: false, word: say('example.total.no') },
  { space: 'mayor', dice: split('mayor', 6), fits: true, word: say('example.total.both') },
];

const ROW = 54;
const TOP = 14;
export const TOTAL_HIGH = TRIES.length * ROW - (ROW - SPACE.height) + 2 * TOP;

const DIE = 34;
/** The middle of two dice, the arrow, the space and the word. */
const DICE = 56;
const ARROW = [102, 130] as const;
const LEFT = 140;
const WORD = 266;

export function TotalArt(props: DrawingProps) {
  const ink = inkOf(props.night);
  return (
    <TableStage {...props} high={TOTAL_HIGH} ground="noon">
      {TRIES.map(({ space, dice, fits, word }, row) => {
        const top = TOP + row * ROW;
        const y = top + SPACE.height / 2;
        return (
          <G key={row}>
            {dice.map((face, i) => (
              <SeatDie
                key={i}
                colour={YOU}
                face={face}
                shift={0}
                x={DICE + (i - (dice.length - 1) / 2) * DIE * 1.2}
                y={y}
                size={DIE}
              />
            ))}
            <Arrow from={[ARROW[0], y]} to={[ARROW[1], y]} colour={ink} crossed={!fits} />
            <SpaceAt id={space} x={LEFT} y={top} lit={fits} />
            <Label x={WORD} y={y + 5} size={14.5} anchor="start" colour={ink} weight={600}>
              {word}
            </Label>
          </G>
        );
      })}
    </TableStage>
  );
}
