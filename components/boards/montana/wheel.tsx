/** The recruitment wheel: a ring of eight spaces; its arrow lies over it. */
import { memo, useMemo } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Key, LitBand, Table, round, type Point } from '@/components/ui/draw';
import { board, groundTone } from '@/components/ui/tokens';
import { entry, WHEEL, WORKERS_PER_SPACE } from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { wheelWords } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { Arrow, SLICE, turnOf } from './arrow';
import { roomFor, roundRoom } from './city';
import { useKept } from './kept';
import { WHITE_WORKER, Worker } from './pieces';
import { seasonOf } from './season';
import { say } from './words';

const TONES = ['#E9D9B4', '#DCC795'] as const;
const TONES_NIGHT = ['#B7A27C', '#A48E66'] as const;

export function WheelBoard(props: BoardProps<View>) {
  const { lit, chosen, happening, width, height, night, calm } = props;
  const view = useKept(props.view);
  const box = useMemo(() => roomFor(width, height, 230, 230), [width, height]);
  const radius = Math.min(box.width, box.height) / 2 - 14;
  const cx = box.width / 2;
  const cy = box.height / 2;
  const spots = useMemo(() => wheelSpots(view.arrow, cx, cy, radius), [view.arrow, cx, cy, radius]);
  return (
    <Surface
      board={props}
      box={box}
      spots={spots}
      ground={groundTone(seasonOf(view), night)}
      over={(fit) => (
        <Arrow
          cx={cx * fit}
          cy={cy * fit}
          radius={radius * fit}
          rest={view.arrow}
          happening={happening}
          calm={calm}
        />
      )}
    >
      <Table {...roundRoom(box)} night={night} fill="none" seed={13} />
      <Wheel
        cx={cx}
        cy={cy}
        radius={radius}
        arrow={turnOf(happening) && !calm ? -1 : view.arrow}
        lit={lit}
        chosen={chosen}
        night={night}
      />
    </Surface>
  );
}

function point(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export function wheelSpots(arrow: number, cx: number, cy: number, radius: number): Spot[] {
  const hub: Spot = {
    target: targetOf.wheel(),
    x: cx - radius * 0.3,
    y: cy - radius * 0.3,
    width: radius * 0.6,
    height: radius * 0.6,
    label: arrow < 0 ? say('spot.wheel.new') : say('spot.wheel', { space: wheelWords(arrow) }),
  };
  const size = radius * 0.46;
  return [
    hub,
    ...WHEEL.map((_, i) => {
      const [x, y] = point(cx, cy, radius * 0.7, i * SLICE);
      return {
        target: targetOf.wheelSpace(i),
        x: x - size / 2,
        y: y - size / 2,
        width: size,
        height: size,
        label: say('spot.wheel.space', { n: i + 1, workers: wheelWords(i) }),
      };
    }),
  ];
}

interface WheelProps {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The space the arrow rests on, -1 while it spins. */
  readonly arrow: number;
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly night: boolean;
}

export const Wheel = memo(function Wheel({ cx, cy, radius, arrow, lit, chosen, night }: WheelProps) {
  // Between two spaces, where the arrow never rests.
  const hubKey = point(cx, cy, radius * 0.3, SLICE / 2);
  return (
    <G>
      <Circle cx={cx} cy={cy} r={radius + 5} fill={board.ink} />
      {WHEEL.map((_, i) => (
        <Sector
          key={i}
          index={i}
          cx={cx}
          cy={cy}
          radius={radius}
          lit={lit.has(`wheel:${i}`)}
          rest={i === arrow}
          night={night}
        />
      ))}
      {WHEEL.map((_, i) => {
        const letter = lit.get(targetOf.wheelSpace(i));
        if (letter === undefined) return null;
        const [x, y] = point(cx, cy, radius * 0.44, i * SLICE);
        return (
          <G key={i}>
            <LitBand
              d={sectorPath(cx, cy, radius - 3, radius * 0.36, i)}
              width={chosen.has(targetOf.wheelSpace(i)) ? 6 : 4}
            />
            <Key letter={letter} x={x} y={y} r={Math.max(10, radius * 0.085)} />
          </G>
        );
      })}
      {lit.has(targetOf.wheel()) ? (
        <G>
          <LitBand d={circle(cx, cy, radius * 0.3)} width={4} />
          <Key letter={lit.get(targetOf.wheel()) ?? ''} x={hubKey[0]} y={hubKey[1]} r={11} />
        </G>
      ) : null}
    </G>
  );
});

function circle(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0z`;
}

function sectorPath(cx: number, cy: number, outer: number, inner: number, index: number): string {
  const from = index * SLICE - SLICE / 2;
  const to = from + SLICE;
  const [ax, ay] = point(cx, cy, outer, from);
  const [bx, by] = point(cx, cy, outer, to);
  const [dx, dy] = point(cx, cy, inner, to);
  const [ex, ey] = point(cx, cy, inner, from);
  return `M${round(ax)} ${round(ay)}A${round(outer)} ${round(outer)} 0 0 1 ${round(bx)} ${round(by)}L${round(dx)} ${round(dy)}A${round(inner)} ${round(inner)} 0 0 0 ${round(ex)} ${round(ey)}Z`;
}

interface SectorProps {
  readonly index: number;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly lit: boolean;
  readonly rest: boolean;
  readonly night: boolean;
}

const Sector = memo(function Sector({ index, cx, cy, radius, lit, rest, night }: SectorProps) {
  const tones = night ? TONES_NIGHT : TONES;
  const pair = entry(WHEEL, index) ?? Array.from({ length: WORKERS_PER_SPACE }, () => WHITE_WORKER);
  const size = Math.min(34, radius * 0.25);
  const [x, y] = point(cx, cy, radius * 0.75, index * SLICE);
  return (
    <G>
      <Path
        d={sectorPath(cx, cy, radius, 0.5, index)}
        fill={lit ? board.litFill : (tones[index % 2] ?? TONES[0])}
        stroke={board.ink}
        strokeWidth={rest ? 2.4 : 1.3}
        strokeLinejoin="round"
      />
      {pair.map((colour, i) => (
        <Worker key={i} colour={colour} x={x + (i - 0.5) * size * 0.92} y={y} size={size} />
      ))}
    </G>
  );
});
