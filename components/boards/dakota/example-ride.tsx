/** One cart, one shaft, one worker a tile, and who brings what (DK-4.5.3 to DK-4.5.7, DK-4.6.2). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf } from '@/components/boards/stage';
import { Label, Piece, Plate } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { COAL, COPPER, IRON, MINER, SILVER, STRONG, resAt, type Res } from '@/engine/games/dakota/data';

import { BED, Heaven } from './example-distance';
import { mineOf, Stage, Tiles, type Digging } from './example-parts';
import { Entrance } from './ground';
import { CART_DOWN, CART_SCALE, MINER_SIZE, T } from './measures';
import { Way } from './mine-board';
import { Worker } from './people';
import { Scaled } from './scaled';
import { MineHead } from './street';
import { Wagon } from './wagon';
import { say } from './words';

export const RIDE_HIGH = 236;

const DIGGINGS: readonly Digging[] = [
  ['l1-tee-x', 0, 1, 0],
  ['l1-straight-ci', 1, 1, 1],
  ['l1-straight-x', 2, 1, 1],
  ['l2-straight-u', 3, 1, 1],
  ['l2-end-ss', 4, 1, 3],
  ['l1-straight-c', 0, 2, 0],
  ['l1-end-s', 0, 3, 0],
];
const MINE = mineOf(DIGGINGS);

const SURFACE = 46;
const K = 0.92;
const HEAD = { x: 40, y: SURFACE + (T / 2) * K };

/** Where each gets off, and what each can bring: one of a list, or all of it. */
const OFF = [
  { kind: MINER, x: 1, brings: [COAL, IRON], either: true, left: 70, width: 110 },
  { kind: MINER, x: 3, brings: [COPPER], either: false, left: 184, width: 68 },
  { kind: STRONG, x: 4, brings: [SILVER, SILVER], either: false, left: 256, width: 90 },
] as const;
const CREW = OFF.map(({ kind }) => kind);
const NOBODY: readonly number[] = [];
/** Above the ore, so that it stays in sight. */
const OFF_AT = [13, -18] as const;
const END = { x: 4, y: 1 } as const;

export function RideArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={RIDE_HIGH} ground={BED[night ? 1 : 0]}>
      <Heaven night={night} surface={SURFACE} />
      <G transform={`translate(${HEAD.x} ${SURFACE - 2}) scale(0.4)`}>
        <MineHead x={0} y={0} night={night} />
      </G>
      <Scaled x={130} y={SURFACE - 17} by={0.52}>
        <Wagon crew={CREW} ore={NOBODY} />
      </Scaled>
      <Arrow from={[102, SURFACE - 14]} to={[78, SURFACE - 14]} colour={inkOf(night)} />
      <Scaled x={HEAD.x} y={HEAD.y} by={K}>
        <Entrance night={night} />
        <Tiles mine={MINE} night={night} />
        <Way town={{ mine: MINE }} end={END} />
        <Scaled x={END.x * T} y={END.y * T + CART_DOWN + 3} by={CART_SCALE}>
          <Wagon crew={NOBODY} ore={NOBODY} />
        </Scaled>
        {OFF.map(({ kind, x, brings }) => (
          <G key={x}>
            {brings.map((res, i) => (
              <Piece
                key={i}
                kind={resAt(res)}
                x={x * T + (2 * i - brings.length + 1) * 7.4}
                y={T + (res === COPPER ? 1 : 0)}
                r={brings.length > 1 ? 6.4 : 8.4}
              />
            ))}
            <Worker kind={kind} x={x * T + OFF_AT[0]} y={T + OFF_AT[1]} size={MINER_SIZE} />
          </G>
        ))}
      </Scaled>
      <Label x={HEAD.x + 2 * T * K} y={HEAD.y + 1.5 * T * K + 15} size={13} colour={inkOf(night)}>
        {say('example.none')}
      </Label>
      {OFF.map((off) => (
        <Brought key={off.x} {...off} />
      ))}
    </Stage>
  );
}

interface BroughtProps {
  readonly kind: number;
  readonly brings: readonly Res[];
  readonly either: boolean;
  /** Where the plate begins. */
  readonly left: number;
  readonly width: number;
}

const PLATE = { y: 174, height: 44 } as const;

/** A worker, and what comes home with him. */
function Brought({ kind, brings, either, left, width }: BroughtProps) {
  const y = PLATE.y + PLATE.height / 2;
  const step = either ? 38 : 18;
  const first = left + 56;
  return (
    <G>
      <Plate x={left} y={PLATE.y} width={width} height={PLATE.height} />
      <Worker kind={kind} x={left + 17} y={y} size={26} />
      <Arrow from={[left + 31, y]} to={[left + 42, y]} colour={board.ink} head={5} />
      {brings.map((res, i) => (
        <Piece key={i} kind={resAt(res)} x={first + i * step} y={y} r={9} />
      ))}
      {either ? (
        <Label x={first + step / 2} y={y + 4.5} size={13} weight={600}>
          {say('example.or')}
        </Label>
      ) : null}
    </G>
  );
}
