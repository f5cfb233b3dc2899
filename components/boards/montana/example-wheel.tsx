/** A spin, and grain that pushes the arrow on past a space that gives nothing (MT-4.10, MT-4.13). */
import { Circle, G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { arrowHead, inkOf, TableStage } from '@/components/boards/stage';
import { Label, Plate, Shape, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { entry, GRAIN, GRAIN_PER_STEP, WHEEL, WORKERS_PER_SPACE } from '@/engine/games/montana/data';

import { SLICE } from './arrow';
import { Pointer } from './example-parts';
import { Good, WHITE_WORKER, Worker } from './pieces';
import { say } from './words';
import { Wheel } from './wheel';

export const WHEEL_HIGH = 240;

const R = 98;
const CX = 116;
const CY = 122;
/** Where the spin ends, and where grain takes the arrow. */
const SPUN = 0;
const STEPS = 2;
const MOVED = SPUN + STEPS;
const PAID = STEPS * GRAIN_PER_STEP;
/** The way on runs outside the rim. */
const RIM = R + 12;

const NOTHING_LIT: ReadonlyMap<string, string> = new Map();
const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

function onCircle(r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [CX + r * Math.cos(angle), CY + r * Math.sin(angle)];
}

export function WheelArt(props: DrawingProps) {
  const { night } = props;
  const ink = inkOf(night);
  return (
    <TableStage {...props} high={WHEEL_HIGH} ground="spring">
      <Wheel
        cx={CX}
        cy={CY}
        radius={R}
        arrow={MOVED}
        lit={NOTHING_LIT}
        chosen={NOTHING_CHOSEN}
        night={night}
      />
      <Pointer x={CX} y={CY} radius={R} turn={SPUN * SLICE} ghost />
      <Pointer x={CX} y={CY} radius={R} turn={MOVED * SLICE} />
      <WayOn ink={ink} />
      {ROWS.map((row, i) => (
        <Hired key={row.word} {...row} y={14 + i * 74} />
      ))}
    </TableStage>
  );
}

/** One grain for each space the arrow is pushed on. */
function WayOn({ ink }: { readonly ink: string }) {
  const from = onCircle(RIM, SPUN * SLICE + 6);
  const end = MOVED * SLICE - 8;
  const to = onCircle(RIM, end);
  return (
    <G>
      <Shape
        d={`M${from[0]} ${from[1]}A${RIM} ${RIM} 0 0 1 ${to[0]} ${to[1]}${arrowHead(to, (end * Math.PI) / 180, 8)}`}
        stroke={ink}
        width={2.6}
      />
      {Array.from({ length: STEPS }, (_, i) => {
        const [x, y] = onCircle(RIM, (SPUN + i + 0.5) * SLICE);
        return (
          <G key={i}>
            <Circle cx={x} cy={y} r={12.5} fill={board.pale} stroke={board.ink} strokeWidth={1.4} />
            <Good good={GRAIN} x={x} y={y} r={8.5} />
          </G>
        );
      })}
    </G>
  );
}

const ANYBODY = Array.from({ length: WORKERS_PER_SPACE }, () => WHITE_WORKER);

interface HiredProps {
  readonly word: string;
  readonly crew: readonly number[];
}

const ROWS: readonly HiredProps[] = [
  { word: say('example.spin'), crew: entry(WHEEL, SPUN) ?? ANYBODY },
  { word: say('example.on', { n: PAID }), crew: entry(WHEEL, MOVED) ?? ANYBODY },
  { word: say('example.white'), crew: ANYBODY },
];

const PLATE = { x: 244, width: 102, height: 64 } as const;
const PAWN = 30;

/** What it is and whom it brings. */
function Hired({ word, crew, y }: HiredProps & { readonly y: number }) {
  const middle = PLATE.x + PLATE.width / 2;
  return (
    <G>
      <Plate {...PLATE} y={y} />
      <Label x={middle} y={y + 18} size={13.5}>
        {word}
      </Label>
      {crew.map((colour, i) => (
        <Worker
          key={i}
          colour={colour}
          x={middle + (i - (crew.length - 1) / 2) * PAWN * 1.1}
          y={y + 42}
          size={PAWN}
        />
      ))}
    </G>
  );
}
