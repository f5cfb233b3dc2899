/** A turn at a glance: hire at the wheel, or send workers out, or pay for a settlement; most settlements win. */
import { Fragment } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import {
  AimPanels,
  Divider,
  middlesOf,
  PanelGround,
  panelPath,
  type Panels,
} from '@/components/boards/aim-panels';
import { AIM_PICTURE, type DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf } from '@/components/boards/stage';
import { carve, ground, House, IconAt, Label, Plate, poly, rays } from '@/components/ui/draw';
import { board, terrainTone } from '@/components/ui/tokens';
import {
  BANK,
  colourIndex,
  colourOfRow,
  COPPER,
  entry,
  FIELD_SETTLEMENTS,
  goodOfRow,
  numberOf,
  PUMPKIN,
  ROWS,
  sizeOf,
  STONE,
  WHEEL,
} from '@/engine/games/montana/data';

import { SLICE } from './arrow';
import { Pointer, RIVAL, YOU } from './example-parts';
import { Ground, Settled, SIZE } from './land-fields';
import { Coin, Good, GoodRow, WHITE_WORKER, Worker } from './pieces';
import { meadowTone } from './season';
import { Wheel } from './wheel';
import { say } from './words';

const { width: WIDTH } = AIM_PICTURE;

/** The line everything stands on; the words lie under it. */
const FLOOR = 132;
/** Where the three ways of a turn and the end of the game begin. */
const EDGES = [0, 90, 182, 270, WIDTH] as const;
const PANELS: Panels = { edges: EDGES, floor: FLOOR };
const MIDDLES = middlesOf(PANELS);
const [RECRUIT = 0, WORK = 0, BUILD = 0, MOST = 0] = MIDDLES;
const WORDS = [say('aim.recruit'), say('aim.work'), say('aim.build'), say('aim.most')];

export function AimPicture(props: DrawingProps) {
  const { night } = props;
  return (
    <AimPanels {...props} panels={PANELS} words={WORDS}>
      <Country night={night} />
      <Hire night={night} />
      <Work night={night} />
      <Build night={night} />
      <Most />
    </AimPanels>
  );
}

const SKY = { day: ['#DCE4C4', '#E9E6C6'], night: ['#1B3226', '#223B2C'] } as const;
const GOAL = { day: '#9DBF8E', night: '#2F5740' } as const;

/** Sky in four panels, far peaks, and the ground with the words. */
function Country({ night }: { readonly night: boolean }) {
  const [pale, warm] = night ? SKY.night : SKY.day;
  return (
    <G>
      <Path d={panelPath(PANELS, 0)} fill={pale} />
      <Path d={panelPath(PANELS, 1)} fill={warm} />
      <Path d={panelPath(PANELS, 2)} fill={pale} />
      <Path d={panelPath(PANELS, 3)} fill={night ? GOAL.night : GOAL.day} />
      <Path d={GOAL_RAYS} fill={board.litFill} opacity={night ? 0.1 : 0.45} />
      <Path d={PEAKS} fill={night ? '#35594A' : '#A9C198'} />
      <Path d={SNOW} fill={board.pale} opacity={night ? 0.35 : 0.8} />
      <Path d={ground(meadow, WIDTH - 1, FLOOR)} fill={meadowTone('spring', night)} />
      <PanelGround floor={FLOOR} fill={terrainTone('rock1', night)}>
        <Path d={GOUGES} fill={board.ink} opacity={0.3} />
      </PanelGround>
      {EDGES.slice(1, -1).map((x, i) => (
        <Fragment key={x}>
          <Divider x={x} floor={FLOOR} night={night} />
          {i < 2 ? <Or x={x} /> : null}
        </Fragment>
      ))}
    </G>
  );
}

/** One of the three, never two. */
function Or({ x }: { readonly x: number }) {
  return (
    <G>
      <Circle cx={x} cy={19} r={11} fill={board.pale} stroke={board.ink} strokeWidth={1.4} />
      <Label x={x} y={23} size={12.5}>
        {say('or')}
      </Label>
    </G>
  );
}

function meadow(x: number): number {
  return 116 + 5 * Math.sin(x / 44 + 1) + 3 * Math.sin(x / 15);
}

const GOAL_RAYS = rays((EDGES[3] + WIDTH - 1) / 2, 66, 14, 43, 16, 0, 360, 0.45);

const TOPS = [
  [26, 70, 46],
  [108, 62, 56],
  [170, 78, 40],
  [244, 66, 50],
  [322, 74, 46],
] as const;
const PEAKS = TOPS.map(([x, y, w]) =>
  poly([
    [Math.max(1, x - w), FLOOR],
    [x, y],
    [Math.min(WIDTH - 1, x + w), FLOOR],
  ]),
).join('');
const SNOW = TOPS.map(([x, y, w]) => {
  const k = 13 / (FLOOR - y);
  return poly([
    [x, y],
    [x + w * k, y + 13],
    [x + w * k * 0.3, y + 9],
    [x - w * k * 0.2, y + 14],
    [x - w * k, y + 12],
  ]);
}).join('');
const GOUGES = [10, 92, 176, 262]
  .flatMap((x) => [carve(() => 140, x, x + 34, 2, 6), carve(() => 166, x + 38, x + 66, 2, 6)])
  .join('');

const NOTHING_LIT: ReadonlyMap<string, string> = new Map();
const NOTHING_CHOSEN: ReadonlySet<string> = new Set();
/** The space opposite the top: its workers stand under it. */
const SPACE = WHEEL.length / 2;

/** The arrow points down at those who come. */
function Hire({ night }: { readonly night: boolean }) {
  const y = 50;
  const r = 35;
  const crew = entry(WHEEL, SPACE) ?? [WHITE_WORKER];
  return (
    <G>
      <Wheel
        cx={RECRUIT}
        cy={y}
        radius={r}
        arrow={SPACE}
        lit={NOTHING_LIT}
        chosen={NOTHING_CHOSEN}
        night={night}
      />
      <Pointer x={RECRUIT} y={y} radius={r} turn={SPACE * SLICE} />
      {crew.map((colour, i) => (
        <Worker key={i} colour={colour} x={RECRUIT + (i - 0.5) * 31} y={FLOOR - 16.5} size={31} />
      ))}
    </G>
  );
}

const ROW = numberOf(ROWS, 'grain-4');
const SPOT = numberOf(BANK, 'bank-1');

/** A worker in the field brings goods, one at the bank silver. */
function Work({ night }: { readonly night: boolean }) {
  const { yields } = entry(ROWS, ROW);
  const { pays } = entry(BANK, SPOT);
  const ink = inkOf(night);
  const from = WORK - 32;
  const [above, below] = [62, FLOOR - 16.5];
  return (
    <G>
      <Worker colour={colourOfRow(ROW)} x={from} y={above} size={31} />
      <Arrow from={[from + 18, above]} to={[from + 26.5, above]} colour={ink} />
      <GoodRow good={goodOfRow(ROW)} n={yields} x={from + 38} y={above} r={7.2} />
      <Worker colour={colourIndex('stone')} x={from} y={below} size={31} />
      <Arrow from={[from + 18, below]} to={[from + 28, below]} colour={ink} />
      <Coin n={pays} x={from + 48} y={below} r={14} />
    </G>
  );
}

const PAID = [COPPER, STONE, PUMPKIN] as const;
const FIELD = 37;

/** Goods on a field, and a settlement stands. */
function Build({ night }: { readonly night: boolean }) {
  const k = FIELD / SIZE;
  return (
    <G>
      {PAID.map((good, i) => (
        <Good key={good} good={good} x={BUILD + (i - 1) * 21} y={24} r={8.6} />
      ))}
      <Arrow from={[BUILD, 38]} to={[BUILD, 51]} colour={inkOf(night)} />
      <G transform={`translate(${BUILD} ${FLOOR - FIELD}) scale(${k})`}>
        <Ground
          kind="land"
          q={0}
          r={0}
          water={false}
          lit={false}
          hatched={false}
          meadow={meadowTone('summer', night)}
          night={night}
        />
        <Settled q={0} r={0} seat={YOU} stack={FIELD_SETTLEMENTS} fresh={false} coming={false} />
      </G>
    </G>
  );
}

const LAST = sizeOf(2).settlements;

/** Who has most stands higher. */
function Most() {
  const left = MOST - 19;
  const right = MOST + 19;
  return (
    <G>
      <Plate x={left - 17} y={78} width={34} height={FLOOR - 78} rx={2} line={1.8} />
      <Plate x={right - 17} y={98} width={34} height={FLOOR - 98} rx={2} line={1.8} />
      <Label x={left} y={111} size={17}>
        {LAST}
      </Label>
      <Label x={right} y={121} size={17}>
        {THEIRS}
      </Label>
      <House seat={YOU} x={left} y={60} size={34} />
      <House seat={RIVAL} x={right} y={81} size={30} />
      <Circle cx={left} cy={24} r={14} fill={board.lamp} stroke={board.ink} strokeWidth={1.6} />
      <IconAt name="trophy" x={left} y={24} size={18} />
    </G>
  );
}

/** A result such as a game ends with. */
const THEIRS = 9;
