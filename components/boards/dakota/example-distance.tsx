/** Distance is counted along the tunnels (DK-4.2.1, DK-4.2.2): the deepest tile here is nearer than the gold. */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { WIDE } from '@/components/boards/stage';
import { CountDisc, IconAt, Label, Plate, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { LAYERS, fromDistance, tileIndex } from '@/engine/games/dakota/data-tiles';

import { mineOf, Stage, Tiles, type Digging } from './example-parts';
import { Entrance } from './ground';
import { skyOf } from './hours';
import { T } from './measures';
import { Scaled } from './scaled';
import { MineHead } from './street';
import { MineTile } from './tile';
import { say } from './words';

export const DISTANCE_HIGH = 216;

const DIGGINGS: readonly Digging[] = [
  ['l1-tee-x', 0, 1, 0],
  ['l1-straight-c', 1, 1, 1],
  ['l1-straight-i', 2, 1, 1],
  ['l2-straight-u', 3, 1, 1],
  ['l2-curve-s', 4, 1, 2],
  ['l2-curve-u', 4, 2, 3],
  ['l3-end-gg', 3, 2, 1],
  ['l1-straight-c', 0, 2, 0],
  ['l1-end-s', 0, 3, 0],
];
const MINE = mineOf(DIGGINGS);

/** Where the surface lies, and the middle of the entrance. */
const SURFACE = 30;
const K = 0.88;
const HEAD = { x: 38, y: SURFACE + (T / 2) * K };

export function DistanceArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={DISTANCE_HIGH} ground={BED[night ? 1 : 0]}>
      <Heaven night={night} />
      <G transform={`translate(${HEAD.x} ${SURFACE - 2}) scale(0.25)`}>
        <MineHead x={0} y={0} night={night} />
      </G>
      <Scaled x={HEAD.x} y={HEAD.y} by={K}>
        <Entrance night={night} />
        <Tiles mine={MINE} night={night} />
        {MINE.map(({ x, y, distance }) => (
          <CountDisc
            key={`${x},${y}`}
            count={distance}
            x={(x - 0.5) * T + 11}
            y={(y + 0.5) * T - 11}
            r={10}
          />
        ))}
      </Scaled>
      {LAYERS.map((layer) => (
        <Layer key={layer} layer={layer} y={40 + (layer - 1) * 56} night={night} />
      ))}
    </Stage>
  );
}

const PLATE = { x: 246, width: 100, height: 46 } as const;

/** The rock of a layer, its marks as on the bags, and where it begins. */
function Layer({ layer, y, night }: { readonly layer: number; readonly y: number; readonly night: boolean }) {
  const { x, width, height } = PLATE;
  const text = x + 41;
  return (
    <G>
      <Plate x={x} y={y} width={width} height={height} />
      <MineTile
        tile={tileIndex(`l${layer}-straight-x`)}
        turn={1}
        x={x + 21}
        y={y + height / 2}
        side={32}
        night={night}
      />
      {Array.from({ length: layer }, (_, i) => (
        <IconAt key={i} name="war-pick" x={text + 7 + i * 15} y={y + 14} size={14} />
      ))}
      <Label x={text} y={y + 37} size={13} anchor="start">
        {say('example.from', { n: fromDistance(layer) })}
      </Label>
    </G>
  );
}

export const BED = ['#D8BE92', '#5C4A35'] as const;

interface HeavenProps {
  readonly night: boolean;
  /** Where the surface lies. */
  readonly surface?: number;
}

export function Heaven({ night, surface = SURFACE }: HeavenProps) {
  return (
    <G>
      <Shape
        d={`M1 ${surface}V5a4 4 0 0 1 4 -4H${WIDE - 5}a4 4 0 0 1 4 4V${surface}Z`}
        fill={skyOf('dawn', night).sky}
      />
      <Shape d={`M1 ${surface}H${WIDE - 1}`} stroke={board.ink} width={2.2} butt />
    </G>
  );
}
