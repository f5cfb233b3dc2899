/** Who holds a tile (DS-4.3), and what it is worth to both sides in the end (DS-5.4). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { inkOf, TableStage } from '@/components/boards/stage';
import { Label } from '@/components/ui/draw';
import { tilePoints } from '@/engine/games/dice-settlers/rules/points';

import { GainTag, RIVAL, SideAt, StagedTile, YOU } from './example-parts';
import { say } from './words';

interface Held {
  readonly no: number;
  /** Your tents and theirs. */
  readonly tents: readonly [number, number];
  readonly house: number;
  readonly head: string;
}

const HELD: readonly Held[] = [
  { no: 24, tents: [2, 1], house: -1, head: say('example.most') },
  { no: 18, tents: [1, 1], house: -1, head: say('example.equal') },
  { no: 20, tents: [3, 0], house: RIVAL, head: say('example.house') },
];

export const HOLD_HIGH = 214;

function pointsOf({ no, tents, house }: Held, side: number): number {
  return tilePoints({ tile: no, q: 0, r: 0, tents: [...tents], house }, side);
}

export function HoldArt(props: DrawingProps) {
  const { night } = props;
  return (
    <TableStage {...props} high={HOLD_HIGH} ground="summer">
      {HELD.map((held, i) => {
        const { no, tents, house, head } = held;
        const x = 62 + i * 117;
        return (
          <G key={no}>
            <Label x={x} y={25} size={14.5} colour={inkOf(night)}>
              {head}
            </Label>
            <StagedTile no={no} x={x} y={89} r={53} tents={tents} house={house} night={night} />
            {[YOU, RIVAL].map((side, row) => (
              <G key={side}>
                <SideAt side={side} x={x - 24} y={162 + row * 28} size={22} />
                <GainTag
                  x={x - 8}
                  y={162 + row * 28}
                  text={`+${pointsOf(held, side)}`}
                  sign="round-star"
                  night={night}
                  own={side === YOU}
                />
              </G>
            ))}
          </G>
        );
      })}
    </TableStage>
  );
}
