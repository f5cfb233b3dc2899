/** The houses of the street: bed windows above, work windows below, a name over the door. */
import { memo } from 'react';
import { Circle, G, Rect } from 'react-native-svg';

import { IconAt, Label, Shape, poly, round, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { BuildingId } from '@/engine/games/dakota/data';

import { useReadable } from './scale';
import { tone } from './tones';
import { BedWindow, DARK_PANE, WorkWindow, windowsOf } from './windows';
import { say } from './words';

/** Width and height of a plot in board units; a facade is drawn in these and scaled. */
export const PLOT = { width: 88, height: 94 };
const WINDOW = { width: 28, height: 38 };
/** Middles of the two work windows. */
const WINDOWS_AT: readonly number[] = [24, 64];
const LETTERS = 13;

const FACE: Readonly<Record<BuildingId, readonly [string, string]>> = {
  house: ['#D0AA7C', '#A8835A'],
  workshop: ['#96694A', '#7A5439'],
  saloon: ['#B9532E', '#9A4426'],
  school: ['#9DB0AE', '#72878A'],
  hotel: ['#DDA362', '#B57F45'],
  'sheriffs-office': ['#B8A27C', '#927E5C'],
};
const ROOF = ['#563F30', '#5A4130'] as const;
const TRIM = ['#FAF3E1', '#D9C9A6'] as const;

interface FacadeProps {
  readonly type: BuildingId;
  /** Left and foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly night: boolean;
  /** The two work windows as text, so that a facade draws only when it changes: `0 . .`, `- . lit`. */
  readonly windows: string;
  /** Beds somebody lies in. */
  readonly asleep: number;
  readonly ghost?: boolean;
  /** Without its name, where it is small. */
  readonly mute?: boolean;
}

export const Facade = memo(function Facade(props: FacadeProps) {
  const { type, x, y, width, night, windows, asleep, ghost, mute = false } = props;
  const k = width / PLOT.width;
  const Walls = WALLS[type];
  const pen: Pen = { x, y, k, night, face: tone(FACE[type], night), asleep, mute };
  return (
    <G opacity={ghost ? 0.72 : 1}>
      <Walls {...pen} />
      {windowsOf(windows).map((state, i) => (
        <WorkWindow
          key={i}
          x={round(x + (WINDOWS_AT[i] ?? 0) * k)}
          y={round(y - k)}
          width={WINDOW.width * k}
          height={WINDOW.height * k}
          {...state}
        />
      ))}
    </G>
  );
});

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly night: boolean;
  readonly face: string;
  readonly asleep: number;
  readonly mute: boolean;
}

interface BoxProps {
  readonly pen: Pen;
  readonly a: number;
  readonly b: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly line?: number;
  readonly rx?: number;
}

/** A box in plot units: from the left edge and above the foot. */
function Box({ pen: { x, y, k }, a, b, w, h, fill, line = 1.8, rx = 0 }: BoxProps) {
  return (
    <Rect
      x={round(x + a * k)}
      y={round(y - (b + h) * k)}
      width={round(w * k)}
      height={round(h * k)}
      rx={rx}
      fill={fill}
      stroke={board.ink}
      strokeWidth={line}
    />
  );
}

function Gable({ pen: { x, y, k }, points, fill }: { pen: Pen; points: readonly Point[]; fill: string }) {
  const d = poly(points.map(([a, b]): Point => [x + a * k, y - b * k]));
  return <Shape d={d} fill={fill} stroke={board.ink} width={1.8} />;
}

/** The joints of the boards a wall is made of. */
function Boards({ pen: { x, y, k }, a, w, h, n }: { pen: Pen; a: number; w: number; h: number; n: number }) {
  const d = Array.from(
    { length: n },
    (_, i) =>
      `M${round(x + a * k + 1.5)} ${round(y - h * k + ((i + 1) * h * k) / (n + 1))}h${round(w * k - 3)}`,
  ).join('');
  return <Shape d={d} stroke={board.ink} width={0.9} opacity={0.3} />;
}

function Signboard({ pen, type, b, w }: { pen: Pen; type: BuildingId; b: number; w: number }) {
  const { x, y, k, night, mute } = pen;
  const letters = useReadable(LETTERS * k);
  const more = letters / (LETTERS * k);
  const wide = Math.min(86, w * more);
  const high = 17 * more;
  if (mute) return null;
  return (
    <G>
      <Box
        pen={pen}
        a={44 - wide / 2}
        b={b - (high - 17) / 2}
        w={wide}
        h={high}
        fill={tone(TRIM, night)}
        line={1.4}
        rx={2}
      />
      <Label x={round(x + 44 * k)} y={round(y - b * k - 8.5 * k + letters * 0.35)} size={letters}>
        {say(`sign.${type}`)}
      </Label>
    </G>
  );
}

/** A name painted on the wood. */
function Named({ x, y, size, children }: { x: number; y: number; size: number; children: string }) {
  return (
    <Label x={x} y={y} size={useReadable(size)} colour={board.pale}>
      {children}
    </Label>
  );
}

function Beds({ pen: { x, y, k, night, asleep }, at }: { pen: Pen; at: readonly Point[] }) {
  return (
    <G>
      {at.map(([a, b], i) => (
        <BedWindow key={i} x={x + a * k} y={y - b * k} k={k} night={night} on={i < asleep} />
      ))}
    </G>
  );
}

const WALLS: Readonly<Record<BuildingId, (pen: Pen) => React.JSX.Element>> = {
  house: House,
  hotel: Hotel,
  workshop: Workshop,
  saloon: Saloon,
  school: School,
  'sheriffs-office': Office,
};

function House(pen: Pen) {
  const { x, y, k, night, face } = pen;
  const roof = tone(ROOF, night);
  return (
    <G>
      <Box pen={pen} a={60} b={62} w={10} h={22} fill={roof} />
      <Box pen={pen} a={9} b={0} w={70} h={48} fill={face} />
      <Boards pen={pen} a={9} w={70} h={48} n={6} />
      <Gable
        pen={pen}
        points={[
          [2, 46],
          [44, 84],
          [86, 46],
        ]}
        fill={roof}
      />
      {pen.mute ? null : (
        <Named x={round(x + 44 * k)} y={round(y - 52 * k)} size={LETTERS * k}>
          {say('sign.house')}
        </Named>
      )}
      <Beds
        pen={pen}
        at={[
          [24, 36],
          [44, 36],
          [64, 36],
        ]}
      />
      <Box pen={pen} a={37} b={0} w={14} h={24} fill={roof} line={1.5} />
      <Circle cx={round(x + 48 * k)} cy={round(y - 11 * k)} r={1.3} fill={board.candle} />
    </G>
  );
}

function Hotel(pen: Pen) {
  const roof = tone(ROOF, pen.night);
  return (
    <G>
      <Box pen={pen} a={6} b={0} w={76} h={84} fill={pen.face} />
      <Boards pen={pen} a={6} w={76} h={84} n={10} />
      <Box pen={pen} a={1} b={82} w={86} h={9} fill={roof} />
      <Beds
        pen={pen}
        at={[
          [20, 70],
          [44, 70],
          [68, 70],
          [26, 52],
          [62, 52],
        ]}
      />
      <Signboard pen={pen} type="hotel" b={26} w={54} />
      <Box pen={pen} a={36} b={0} w={16} h={22} fill={roof} line={1.5} />
    </G>
  );
}

function Workshop(pen: Pen) {
  const { x, y, k } = pen;
  return (
    <G>
      <Gable
        pen={pen}
        points={[
          [3, 60],
          [14, 80],
          [44, 92],
          [74, 80],
          [85, 60],
        ]}
        fill={tone(ROOF, pen.night)}
      />
      <Box pen={pen} a={5} b={0} w={78} h={62} fill={pen.face} />
      <Boards pen={pen} a={5} w={78} h={62} n={7} />
      <IconAt name="claw-hammer" x={x + 44 * k} y={y - 77 * k} size={21 * k} colour={board.candle} />
      <Signboard pen={pen} type="workshop" b={45} w={76} />
    </G>
  );
}

function Saloon(pen: Pen) {
  const { x, y, k, night } = pen;
  return (
    <G>
      <Box pen={pen} a={5} b={0} w={78} h={66} fill={pen.face} />
      <Gable
        pen={pen}
        points={[
          [1, 64],
          [1, 84],
          [22, 84],
          [30, 93],
          [58, 93],
          [66, 84],
          [87, 84],
          [87, 64],
        ]}
        fill={pen.face}
      />
      <Boards pen={pen} a={5} w={78} h={84} n={10} />
      <Beds
        pen={pen}
        at={[
          [16, 74.5],
          [72, 74.5],
        ]}
      />
      <IconAt name="saloon" x={x + 44 * k} y={y - 76 * k} size={25 * k} colour={tone(TRIM, night)} />
      <Signboard pen={pen} type="saloon" b={45} w={62} />
    </G>
  );
}

function School(pen: Pen) {
  const { x, y, k } = pen;
  const roof = tone(ROOF, pen.night);
  return (
    <G>
      <Box pen={pen} a={35} b={76} w={18} h={14} fill={pen.face} />
      <Gable
        pen={pen}
        points={[
          [32, 88],
          [44, 99],
          [56, 88],
        ]}
        fill={roof}
      />
      <Circle
        cx={round(x + 44 * k)}
        cy={round(y - 83 * k)}
        r={round(4 * k)}
        fill={board.candle}
        stroke={board.ink}
        strokeWidth={1.3}
      />
      <Gable
        pen={pen}
        points={[
          [2, 62],
          [44, 80],
          [86, 62],
        ]}
        fill={roof}
      />
      <Box pen={pen} a={6} b={0} w={76} h={62} fill={pen.face} />
      <Boards pen={pen} a={6} w={76} h={62} n={7} />
      <Signboard pen={pen} type="school" b={45} w={60} />
    </G>
  );
}

function Office(pen: Pen) {
  const { x, y, k, night } = pen;
  const bars = [67.5, 71.5, 75.5]
    .map((a) => `M${round(x + a * k)} ${round(y - 82 * k)}v${round(15 * k)}`)
    .join('');
  return (
    <G>
      <Box pen={pen} a={5} b={0} w={78} h={64} fill={pen.face} />
      <Gable
        pen={pen}
        points={[
          [1, 62],
          [1, 86],
          [87, 86],
          [87, 62],
        ]}
        fill={pen.face}
      />
      <Boards pen={pen} a={5} w={78} h={86} n={10} />
      <IconAt name="police-badge" x={x + 44 * k} y={y - 75 * k} size={20 * k} />
      <Box pen={pen} a={64} b={67} w={15} h={15} fill={DARK_PANE} line={1.4} />
      <Shape d={bars} stroke={tone(TRIM, night)} width={1.5} />
      <Signboard pen={pen} type="sheriffs-office" b={45} w={64} />
    </G>
  );
}
