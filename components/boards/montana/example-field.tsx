/** Three fields: one by a lake, one that is the fourth in a row, one with a cow (MT-4.34 to MT-4.41). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, TableStage } from '@/components/boards/stage';
import { Key, Label, Plate, type Point } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import { numberWord } from '@/engine/core/words';
import { FIELD_SETTLEMENTS, GOODS, LINE, LINE_SETTLEMENTS } from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';

import { GainTag, RIVAL, TAG, YOU } from './example-parts';
import { Cost, Ground, LitCell, Run, place, Settled, SIZE, StartTile } from './land-fields';
import { Good } from './pieces';
import { meadowTone } from './season';
import { say } from './words';

export const FIELD_HIGH = 212;

/** Where the cell 0,0 lies. */
const LEFT = 36;
const TOP = 46;

type Kind = 'land' | 'lake' | 'mountain' | 'start' | 'yours' | 'rival';

interface Staged {
  readonly id: string;
  readonly kind: Kind;
  /** Digits in the order of GOODS. */
  readonly cost?: string;
  readonly cow?: boolean;
  readonly two?: boolean;
}

/** Copper, big copper, stone, big stone, grain, pumpkin. */
const LAKESIDE = { id: '1,1', cost: '001001' } as const;
const FOURTH = { id: '2,2', cost: '100010' } as const;
const PASTURE = { id: '3,0', cost: '000110' } as const;
const LINE_SO_FAR = ['-1,2', '0,2', '1,2'] as const;

const FIELDS: readonly Staged[] = [
  { id: '0,0', kind: 'mountain' },
  { id: '1,0', kind: 'lake' },
  { id: '2,0', kind: 'land', cost: '101000' },
  { ...PASTURE, kind: 'land', cow: true },
  { id: '0,1', kind: 'start' },
  { ...LAKESIDE, kind: 'land' },
  { id: '2,1', kind: 'rival' },
  ...LINE_SO_FAR.map((id): Staged => ({ id, kind: 'yours' })),
  { ...FOURTH, kind: 'land' },
  { id: '-1,3', kind: 'land', cost: '000012' },
  { id: '0,3', kind: 'land', cost: '010020', two: true },
  { id: '1,3', kind: 'land', cost: '002010' },
];

interface Built {
  readonly letter: string;
  /** Where its letter stands, so that it covers nothing. */
  readonly mark: Point;
  readonly id: string;
  readonly cost: string;
  readonly word: string;
  readonly sign: IconName;
  readonly n: number;
}

const ON_TOP: Point = [0, -0.98];
const ABOVE: Point = [0.72, -0.72];
const BELOW: Point = [0.72, 0.72];

const BUILT: readonly Built[] = [
  { letter: 'A', mark: ABOVE, ...PASTURE, word: say('example.cow'), sign: 'cow', n: 1 },
  { letter: 'B', mark: ON_TOP, ...LAKESIDE, word: say('example.lake'), sign: 'water-flask', n: 1 },
  {
    letter: 'C',
    mark: BELOW,
    ...FOURTH,
    word: say('example.row', { n: numberWord(LINE) }),
    sign: 'house',
    n: LINE_SETTLEMENTS,
  },
];

export function FieldArt(props: DrawingProps) {
  const { night } = props;
  return (
    <TableStage {...props} high={FIELD_HIGH} ground="summer">
      <G transform={`translate(${LEFT} ${TOP})`}>
        {FIELDS.map((field) => (
          <Land key={field.id} {...field} night={night} />
        ))}
        <Run cells={LINE_SO_FAR} />
        {FIELDS.map((field) => (
          <On key={field.id} {...field} />
        ))}
        {BUILT.map(({ id }) => (
          <LitCell key={id} id={targetOf.cell(id)} letter="" chosen={false} bright />
        ))}
        {BUILT.map(({ id, letter, mark: [dx, dy] }) => {
          const [x, y] = place(id);
          return <Key key={id} letter={letter} x={x + dx * SIZE} y={y + dy * SIZE} r={11} />;
        })}
      </G>
      {BUILT.map((built, i) => (
        <Row key={built.id} {...built} y={14 + i * 63} night={night} />
      ))}
    </TableStage>
  );
}

function cellAt(id: string): { readonly q: number; readonly r: number } {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return { q, r };
}

function Land({ id, kind, night }: Staged & { readonly night: boolean }) {
  return (
    <Ground
      kind={kind === 'lake' || kind === 'mountain' ? kind : 'land'}
      {...cellAt(id)}
      water={kind === 'lake'}
      lit={BUILT.some((built) => built.id === id)}
      hatched={false}
      meadow={meadowTone('summer', night)}
      night={night}
    />
  );
}

function On({ id, kind, cost, cow = false, two = false }: Staged) {
  const at = cellAt(id);
  if (kind === 'start') return <StartTile {...at} />;
  if (kind === 'yours' || kind === 'rival') {
    const seat = kind === 'yours' ? YOU : RIVAL;
    return <Settled {...at} seat={seat} stack={FIELD_SETTLEMENTS} fresh={false} coming={false} />;
  }
  return cost === undefined ? null : <Cost {...at} cost={cost} cow={cow} two={two} />;
}

const PLATE = { x: 204, width: 142, height: 57 } as const;
/** The left edge of what is gained. */
const GAIN = PLATE.x + PLATE.width - TAG.width - 7;

/** What the field costs and brings, as on a ticket. */
function Row({
  letter,
  cost,
  word,
  sign,
  n,
  y,
  night,
}: Built & { readonly y: number; readonly night: boolean }) {
  const goods = GOODS.flatMap((_, good) => Array.from({ length: Number(cost[good]) }, () => good));
  const [above, below] = [y + 16, y + 41];
  return (
    <G>
      <Plate {...PLATE} y={y} />
      <Key letter={letter} x={PLATE.x + 15} y={above} r={10.5} />
      {goods.map((good, i) => (
        <Good key={good} good={good} x={PLATE.x + 38 + i * 19} y={above} r={7} />
      ))}
      <Arrow from={[GAIN - 14, above]} to={[GAIN - 5, above]} colour={board.ink} head={5} />
      <GainTag x={GAIN} y={above} n={FIELD_SETTLEMENTS} sign="house" night={night} />
      <Label x={PLATE.x + 7} y={below + 4.5} size={13} anchor="start">
        {word}
      </Label>
      <GainTag x={GAIN} y={below} n={n} sign={sign} night={night} />
    </G>
  );
}
