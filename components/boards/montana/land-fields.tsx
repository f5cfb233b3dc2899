/** What lies on the fields of the landscape: ground, costs, settlements, lights and ghosts. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import {
  CountDisc,
  Grain,
  House,
  IconAt,
  Key,
  Label,
  LitBand,
  Plate,
  Shape,
  hexCentre,
  hexPath,
  hexPoints,
  round,
} from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board, terrainTone } from '@/components/ui/tokens';
import { entry, LINE_SETTLEMENTS, RING } from '@/engine/games/montana/data';
import { cellOf } from '@/engine/games/montana/rules/targets';
import type { ViewField } from '@/engine/games/montana/view';

import { Good } from './pieces';

/** From the middle of a field to its corner. */
export const SIZE = 26;

export function place(id: string): readonly [number, number] {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return hexCentre(q, r, SIZE);
}

interface GroundProps {
  readonly kind: ViewField['kind'];
  readonly q: number;
  readonly r: number;
  readonly water: boolean;
  readonly lit: boolean;
  readonly hatched: boolean;
  /** The tone of open land, by the season. */
  readonly meadow: string;
  readonly night: boolean;
}

export const Ground = memo(function Ground(props: GroundProps) {
  const { kind, q, r, water, lit, hatched, meadow, night } = props;
  const [x, y] = hexCentre(q, r, SIZE);
  const tone = kind === 'land' ? meadow : terrainTone(kind === 'lake' ? 'lake' : 'mountains', night);
  return (
    <G>
      <Shape d={hexPath(x, y, SIZE)} fill={lit ? '#F7E9A8' : tone} stroke={board.ink} width={1.3} />
      {kind === 'lake' ? <Grain terrain="lake" x={x} y={y} r={SIZE * 0.95} opacity={0.5} /> : null}
      {kind === 'lake' && water ? <IconAt name="water-flask" x={x} y={y} size={SIZE * 0.72} /> : null}
      {kind === 'mountain' ? <IconAt name="peaks" x={x} y={y} size={SIZE * 1.35} opacity={0.85} /> : null}
      {hatched ? <Shape d={hatch(x, y)} stroke={board.ink} width={1} opacity={0.32} /> : null}
    </G>
  );
});

/** Legal but not payable now: short strokes along the lower left and upper right. */
function hatch(x: number, y: number): string {
  const s = SIZE;
  return [
    [-0.78, -0.1, -0.5, -0.52],
    [-0.78, 0.24, -0.66, 0.06],
    [0.78, 0.1, 0.5, 0.52],
    [0.78, -0.24, 0.66, -0.06],
    [-0.3, -0.72, -0.16, -0.84],
    [0.3, 0.72, 0.16, 0.84],
  ]
    .map(
      ([a = 0, b = 0, c = 0, d = 0]) =>
        `M${round(x + a * s)} ${round(y + b * s)}L${round(x + c * s)} ${round(y + d * s)}`,
    )
    .join('');
}

interface CostProps {
  readonly q: number;
  readonly r: number;
  /** Six digits in the order of GOODS: a primitive, so that a field is drawn once. */
  readonly cost: string;
  readonly cow: boolean;
  readonly two: boolean;
}

type Places = readonly (readonly [number, number])[];
const ABOVE: Readonly<Record<number, Places>> = {
  2: [
    [-0.32, -0.18],
    [0.32, -0.18],
  ],
  3: [
    [-0.52, -0.18],
    [0, -0.18],
    [0.52, -0.18],
  ],
  4: [
    [-0.28, -0.42],
    [0.28, -0.42],
    [-0.28, 0.06],
    [0.28, 0.06],
  ],
};
const MIDDLE: Readonly<Record<number, Places>> = {
  2: [
    [-0.32, 0],
    [0.32, 0],
  ],
  3: [
    [-0.3, -0.27],
    [0.3, -0.27],
    [0, 0.3],
  ],
  4: [
    [-0.28, -0.26],
    [0.28, -0.26],
    [-0.28, 0.26],
    [0.28, 0.26],
  ],
};

function placesFor(table: Readonly<Record<number, Places>>, goods: number): Places {
  const places = table[goods];
  if (!places) throw new RangeError(`No field is drawn with ${goods} goods.`);
  return places;
}

export const Cost = memo(function Cost({ q, r, cost, cow, two }: CostProps) {
  const [x, y] = hexCentre(q, r, SIZE);
  const goods = [...cost].flatMap((n, good) => Array.from({ length: Number(n) }, () => good));
  const places = placesFor(cow || two ? ABOVE : MIDDLE, goods.length);
  const radius = SIZE * (goods.length === 4 ? 0.205 : 0.235);
  return (
    <G>
      {goods.map((good, i) => (
        <Good
          key={i}
          good={good}
          x={x + entry(places, i)[0] * SIZE}
          y={y + entry(places, i)[1] * SIZE}
          r={radius}
        />
      ))}
      {cow ? <IconAt name="cow" x={x} y={y + SIZE * 0.44} size={SIZE * 0.74} /> : null}
      {two ? (
        <Label x={x} y={y + SIZE * 0.72} size={SIZE * 0.62}>
          ×2
        </Label>
      ) : null}
    </G>
  );
});

export const StartTile = memo(function StartTile({ q, r }: { readonly q: number; readonly r: number }) {
  const [x, y] = hexCentre(q, r, SIZE);
  return (
    <G>
      <Shape d={hexPath(x, y, SIZE * 0.8)} fill={board.ink} />
      <IconAt name="compass" x={x} y={y} size={SIZE * 1.1} colour={board.candle} />
    </G>
  );
});

interface SettledProps {
  readonly q: number;
  readonly r: number;
  readonly seat: number;
  readonly stack: number;
  readonly fresh: boolean;
  /** Still in the air over its field: the stage draws it. */
  readonly coming: boolean;
}

export const Settled = memo(function Settled({ q, r, seat, stack, fresh, coming }: SettledProps) {
  const look = useSeat(seat);
  const [x, y] = hexCentre(q, r, SIZE);
  return (
    <G>
      <Shape d={hexPath(x, y, SIZE * 0.78)} fill={look.fill} opacity={0.28} />
      {fresh ? <Shape d={hexPath(x, y, SIZE * 0.84)} stroke={board.pale} width={2.4} /> : null}
      {coming ? null : <House seat={seat} x={x} y={y} size={SIZE * 1.08} />}
      {stack > 1 ? <CountDisc count={stack} x={x + SIZE * 0.5} y={y - SIZE * 0.42} r={SIZE * 0.4} /> : null}
    </G>
  );
});

/** Four fields fenced in as one: the line they make is complete. */
export const Fence = memo(function Fence({ targets }: { readonly targets: string }) {
  const cells = new Set(targets.split(' ').flatMap((target) => cellOf(target) ?? []));
  const d = outline(cells);
  return (
    <G>
      <Shape d={d} stroke={board.ink} width={8} />
      <Shape d={d} stroke={board.candle} width={5} />
      <Shape d={d} stroke={board.ink} width={5} dash="1.6 6.4" butt />
    </G>
  );
});

/** The sides of fields whose neighbour is not among them. */
function outline(cells: ReadonlySet<string>): string {
  let d = '';
  for (const id of cells) {
    const [q = 0, r = 0] = id.split(',').map(Number);
    const points = hexPoints(...hexCentre(q, r, SIZE), SIZE);
    RING.forEach(([dq, dr], side) => {
      const a = points[(side + 1) % points.length];
      const b = points[(side + 2) % points.length];
      if (cells.has(`${q + dq},${r + dr}`) || !a || !b) return;
      d += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
    });
  }
  return d;
}

/** Three of a line waiting for the fourth. */
export const Run = memo(function Run({ cells }: { readonly cells: readonly string[] }) {
  return (
    <G>
      {cells.map((id) => {
        const [x, y] = place(id);
        return <Shape key={id} d={hexPath(x, y, SIZE * 0.86)} stroke={board.lamp} width={2.6} dash="5 4" />;
      })}
    </G>
  );
});

export const Plus = memo(function Plus({ cell }: { readonly cell: string }) {
  const [x, y] = place(cell);
  return <CountDisc count={`+${LINE_SETTLEMENTS}`} x={x - SIZE * 0.62} y={y + SIZE * 0.5} r={SIZE * 0.4} />;
});

interface LitCellProps {
  readonly id: string;
  readonly letter: string;
  readonly chosen: boolean;
  /** Its ticket is in sight; others are legal too and have a thin band. */
  readonly bright: boolean;
}

export const LitCell = memo(function LitCell({ id, letter, chosen, bright }: LitCellProps) {
  const cell = cellOf(id);
  if (cell === null) return null;
  const [x, y] = place(cell);
  return (
    <G>
      <LitBand d={hexPath(x, y, SIZE - 2)} width={chosen ? 6 : bright ? 4.4 : 2.4} />
      <Key letter={letter} x={x} y={y - SIZE * 0.98} r={SIZE * 0.53} />
    </G>
  );
});

interface GhostProps {
  readonly id: string;
  readonly seat: number;
  /** Settlements it would place. */
  readonly stack: number;
}

export const Ghost = memo(function Ghost({ id, seat, stack }: GhostProps) {
  const [x, y] = place(id);
  return (
    <G>
      <Shape d={hexPath(x, y, SIZE * 0.78)} fill={board.litFill} />
      <House seat={seat} x={x} y={y} size={SIZE * 1.08} ghost />
      {stack > 1 ? <CountDisc count={stack} x={x + SIZE * 0.5} y={y - SIZE * 0.42} r={SIZE * 0.34} /> : null}
    </G>
  );
});

interface TileNameProps {
  readonly name: string;
  readonly q: number;
  readonly r: number;
}

/** The name of a tile across its middle. */
export const TileName = memo(function TileName({ name, q, r }: TileNameProps) {
  const [x, y] = hexCentre(q, r, SIZE);
  const width = name.length * 8 + 10;
  return (
    <G>
      <Plate x={x - width / 2} y={y - 29} width={width} height={18} fill={board.pale} line={1} rx={4} />
      <Label x={x} y={y - 15.5} size={14}>
        {name}
      </Label>
    </G>
  );
});
