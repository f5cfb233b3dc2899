/** The landscape: flowers of seven fields, their costs, settlements, and the lines that wait for a fourth. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import {
  CountDisc,
  Grain,
  House,
  IconAt,
  Key,
  Label,
  LitBand,
  Shape,
  Table,
  hexCentre,
  hexPath,
  hexPoints,
  round,
} from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board, terrainTone } from '@/components/ui/tokens';
import { list } from '@/engine/core/words';
import { entry, LINE_SETTLEMENTS, RING } from '@/engine/games/montana/data';
import { fieldBuilt } from '@/engine/games/montana/rules/notation';
import { cellOf, targetOf } from '@/engine/games/montana/rules/targets';
import type { ViewField } from '@/engine/games/montana/view';
import { goodsWords, settlements } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { Good } from './pieces';
import { colourOf, ownerName } from './seat-colour';
import { say } from './words';

const SIZE = 26;
const PAD = 9;
/** Key letters stand above the topmost fields. */
const PAD_TOP = 14;

export function LandBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, preview, recent, night } = props;
  const box = useMemo(() => boxOf(view.fields), [view.fields]);
  const spots = useMemo(() => spotsOf(view, seats), [view, seats]);
  const borders = useMemo(() => tileBorders(view.fields), [view.fields]);
  const picking = view.kind === 'choose-action' || view.kind === 'build-next';
  const glowing = view.chances.filter((chance) => lit.has(targetOf.cell(chance.field)));
  const ghost = preview === null ? null : fieldBuilt(preview);
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table
        x={box.x - 300}
        y={box.y - 300}
        width={box.width + 600}
        height={box.height + 600}
        night={night}
        seed={21}
      />
      {view.fields.map((field) => (
        <Ground
          key={field.id}
          kind={field.kind}
          q={field.q}
          r={field.r}
          water={field.water}
          lit={lit.has(targetOf.cell(field.id))}
          hatched={picking && field.open && !field.payable}
          night={night}
        />
      ))}
      <Shape d={borders} stroke={board.ink} width={2.6} />
      {glowing.map((chance) => (
        <Run key={`${chance.field} ${chance.run.join(' ')}`} cells={chance.run} />
      ))}
      {view.fields.map((field) =>
        field.kind !== 'land' ? null : field.start ? (
          <StartTile key={field.id} q={field.q} r={field.r} />
        ) : field.owner >= 0 ? (
          <Settled
            key={field.id}
            q={field.q}
            r={field.r}
            seat={colourOf(field.owner, seats)}
            stack={field.stack}
            fresh={recent.has(targetOf.cell(field.id))}
          />
        ) : (
          <Cost
            key={field.id}
            q={field.q}
            r={field.r}
            cost={field.cost.join('')}
            cow={field.cow}
            two={field.two}
          />
        ),
      )}
      {[...lit].map(([target, letter]) => (
        <LitCell key={target} id={target} letter={letter} chosen={chosen.has(target)} />
      ))}
      {glowing.map((chance) => (
        <Plus key={`+${chance.field} ${chance.run[0]}`} cell={chance.field} />
      ))}
      {ghost !== null && view.acting >= 0 ? <Ghost id={ghost} seat={colourOf(view.acting, seats)} /> : null}
    </Surface>
  );
}

function place(id: string): readonly [number, number] {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return hexCentre(q, r, SIZE);
}

function boxOf(fields: readonly ViewField[]) {
  const centres = fields.map((field) => hexCentre(field.q, field.r, SIZE));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const x = Math.min(...xs) - SIZE * 0.87 - PAD;
  const y = Math.min(...ys) - SIZE - PAD_TOP;
  return {
    x,
    y,
    width: Math.max(...xs) + SIZE * 0.87 + PAD - x,
    height: Math.max(...ys) + SIZE + PAD - y,
  };
}

function spotsOf(view: View, seats: BoardProps['seats']): Spot[] {
  return view.fields.map((field) => {
    const [x, y] = hexCentre(field.q, field.r, SIZE);
    return {
      target: targetOf.cell(field.id),
      x: x - SIZE * 0.8,
      y: y - SIZE * 0.8,
      width: SIZE * 1.6,
      height: SIZE * 1.6,
      label: labelOf(field, seats),
    };
  });
}

function labelOf(field: ViewField, seats: BoardProps['seats']): string {
  const { name } = field;
  if (field.kind === 'lake') return say(field.water ? 'spot.lake.full' : 'spot.lake', { name });
  if (field.kind === 'mountain') return say('spot.mountain', { name });
  if (field.start) return say('spot.start', { name });
  if (field.owner >= 0) {
    return say('spot.owned', {
      name,
      count: settlements(field.stack),
      owner: ownerName(field.owner, seats),
    });
  }
  const extras = [field.two ? say('spot.two') : '', field.cow ? say('spot.cow') : ''].filter(Boolean);
  return list([say('spot.land', { name, goods: goodsWords(field.cost) }), ...extras]);
}

/** The heavier line round every tile. */
function tileBorders(fields: readonly ViewField[]): string {
  const tileAt = new Map(fields.map((field) => [field.id, field.tile]));
  let d = '';
  for (const field of fields) {
    const [x, y] = hexCentre(field.q, field.r, SIZE);
    const points = hexPoints(x, y, SIZE);
    RING.forEach(([dq, dr], side) => {
      if (tileAt.get(`${field.q + dq},${field.r + dr}`) === field.tile) return;
      // Corner 0 is the top; the east side lies between corners 1 and 2.
      const a = points[(side + 1) % 6];
      const b = points[(side + 2) % 6];
      if (a && b) d += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
    });
  }
  return d;
}

interface GroundProps {
  readonly kind: ViewField['kind'];
  readonly q: number;
  readonly r: number;
  readonly water: boolean;
  readonly lit: boolean;
  readonly hatched: boolean;
  readonly night: boolean;
}

const Ground = memo(function Ground({ kind, q, r, water, lit, hatched, night }: GroundProps) {
  const [x, y] = hexCentre(q, r, SIZE);
  const tone = kind === 'lake' ? 'lake' : kind === 'mountain' ? 'mountains' : 'meadow';
  return (
    <G>
      <Shape
        d={hexPath(x, y, SIZE)}
        fill={lit ? '#F7E9A8' : terrainTone(tone, night)}
        stroke={board.ink}
        width={1.3}
      />
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

const Cost = memo(function Cost({ q, r, cost, cow, two }: CostProps) {
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
        <Label x={x} y={y + SIZE * 0.68} size={SIZE * 0.46}>
          ×2
        </Label>
      ) : null}
    </G>
  );
});

const StartTile = memo(function StartTile({ q, r }: { readonly q: number; readonly r: number }) {
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
}

const Settled = memo(function Settled({ q, r, seat, stack, fresh }: SettledProps) {
  const look = useSeat(seat);
  const [x, y] = hexCentre(q, r, SIZE);
  return (
    <G>
      <Shape d={hexPath(x, y, SIZE * 0.78)} fill={look.fill} opacity={0.28} />
      {fresh ? <Shape d={hexPath(x, y, SIZE * 0.84)} stroke={board.pale} width={2.4} /> : null}
      <House seat={seat} x={x} y={y} size={SIZE * 1.08} />
      {stack > 1 ? <CountDisc count={stack} x={x + SIZE * 0.5} y={y - SIZE * 0.42} r={SIZE * 0.32} /> : null}
    </G>
  );
});

/** Three of a line waiting for the fourth. */
const Run = memo(function Run({ cells }: { readonly cells: readonly string[] }) {
  return (
    <G>
      {cells.map((id) => {
        const [x, y] = place(id);
        return <Shape key={id} d={hexPath(x, y, SIZE * 0.86)} stroke={board.lamp} width={2.6} dash="5 4" />;
      })}
    </G>
  );
});

const Plus = memo(function Plus({ cell }: { readonly cell: string }) {
  const [x, y] = place(cell);
  return <CountDisc count={`+${LINE_SETTLEMENTS}`} x={x - SIZE * 0.62} y={y + SIZE * 0.5} r={SIZE * 0.3} />;
});

interface LitCellProps {
  readonly id: string;
  readonly letter: string;
  readonly chosen: boolean;
}

const LitCell = memo(function LitCell({ id, letter, chosen }: LitCellProps) {
  const cell = cellOf(id);
  if (cell === null) return null;
  const [x, y] = place(cell);
  return (
    <G>
      <LitBand d={hexPath(x, y, SIZE - 2)} width={chosen ? 6 : 4} />
      <Key letter={letter} x={x} y={y - SIZE * 0.98} r={SIZE * 0.45} />
    </G>
  );
});

const Ghost = memo(function Ghost({ id, seat }: { readonly id: string; readonly seat: number }) {
  const [x, y] = place(id);
  return <House seat={seat} x={x} y={y} size={SIZE * 1.08} ghost />;
});
