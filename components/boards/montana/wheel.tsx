/** The recruitment wheel: a ring of eight spaces and an arrow that spins and settles. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Key, LitBand, Shape, Table, poly, round, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { entry, WHEEL, WORKERS_PER_SPACE } from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { wheelWords } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { roomFor } from './city';
import { WHITE_WORKER, Worker } from './pieces';
import { say } from './words';

const SPIN_MS = 1200;
const STEP_MS = 300;
const SLICE = 360 / WHEEL.length;
const TONES = ['#E9D9B4', '#DCC795'] as const;
const TONES_NIGHT = ['#B7A27C', '#A48E66'] as const;

export function WheelBoard(props: BoardProps<View>) {
  const { view, lit, chosen, width, height, night, calm } = props;
  const box = useMemo(() => roomFor(width, height, 230, 230), [width, height]);
  const radius = Math.min(box.width, box.height) / 2 - 14;
  const cx = box.width / 2;
  const cy = box.height / 2;
  const spots = useMemo(() => wheelSpots(view, cx, cy, radius), [view, cx, cy, radius]);
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table x={-200} y={-200} width={box.width + 400} height={box.height + 400} night={night} seed={13} />
      <Wheel
        cx={cx}
        cy={cy}
        radius={radius}
        arrow={view.arrow}
        lit={lit}
        chosen={chosen}
        night={night}
        calm={calm}
      />
    </Surface>
  );
}

function point(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export function wheelSpots(view: View, cx: number, cy: number, radius: number): Spot[] {
  const hub: Spot = {
    target: targetOf.wheel(),
    x: cx - radius * 0.3,
    y: cy - radius * 0.3,
    width: radius * 0.6,
    height: radius * 0.6,
    label: view.arrow < 0 ? say('spot.wheel.new') : say('spot.wheel', { space: wheelWords(view.arrow) }),
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
  readonly arrow: number;
  readonly spins: number;
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly night: boolean;
  readonly calm: boolean;
}

export function Wheel({ cx, cy, radius, arrow, spins, lit, chosen, night, calm }: WheelProps) {
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
      <Arrow cx={cx} cy={cy} radius={radius} arrow={arrow} spins={spins} calm={calm} />
      {lit.has(targetOf.wheel()) ? (
        <G>
          <LitBand d={circle(cx, cy, radius * 0.3)} width={4} />
          <Key
            letter={lit.get(targetOf.wheel()) ?? ''}
            x={cx + radius * 0.22}
            y={cy - radius * 0.22}
            r={11}
          />
        </G>
      ) : null}
    </G>
  );
}

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

interface ArrowProps {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly arrow: number;
  readonly spins: number;
  readonly calm: boolean;
}

/** Turns at least a full circle on a spin (MT-4.14), and step by step when grain moves it. */
export const Arrow = memo(function Arrow({ cx, cy, radius, arrow, spins, calm }: ArrowProps) {
  const angle = useAngle(Math.max(0, arrow) * SLICE, spins, calm);
  const r = radius;
  return (
    <G>
      <G transform={`rotate(${round(angle)} ${round(cx)} ${round(cy)})`}>
        <Shape
          d={poly([
            [cx, cy - r * 0.56],
            [cx + r * 0.1, cy - r * 0.36],
            [cx + r * 0.045, cy - r * 0.36],
            [cx + r * 0.06, cy + r * 0.24],
            [cx - r * 0.06, cy + r * 0.24],
            [cx - r * 0.045, cy - r * 0.36],
            [cx - r * 0.1, cy - r * 0.36],
          ])}
          fill={board.rugged}
          stroke={board.ink}
          width={1.4}
        />
      </G>
      <Circle cx={cx} cy={cy} r={r * 0.13} fill={board.candle} stroke={board.ink} strokeWidth={1.6} />
    </G>
  );
});

/** The angle drawn now: frame by frame towards the goal, at once when motion is reduced. */
function useAngle(goal: number, spins: number, calm: boolean): number {
  const [angle, setAngle] = useState(goal);
  const drawn = useRef({ angle: goal, spins });
  useEffect(() => {
    const from = drawn.current.angle;
    const spun = drawn.current.spins !== spins;
    drawn.current.spins = spins;
    const ahead = (((goal - from) % 360) + 360) % 360;
    const way = spun ? ahead + 720 : ahead;
    if (way === 0) return undefined;
    if (calm) {
      drawn.current.angle = goal;
      setAngle(goal);
      return undefined;
    }
    const length = spun ? SPIN_MS : STEP_MS;
    let start = -1;
    let frame = requestAnimationFrame(function turn(now: number) {
      if (start < 0) start = now;
      const u = Math.min(1, (now - start) / length);
      const eased = 1 - (1 - u) ** 3;
      const next = u < 1 ? from + way * eased : goal;
      drawn.current.angle = next;
      setAngle(next);
      if (u < 1) frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal, spins, calm]);
  return angle;
}
