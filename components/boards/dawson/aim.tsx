/** A turn at a glance: a guest pays and leaves, a camper is hosted, a hotel is built, the city grows, and it scores. */
import { G, Path, Rect } from 'react-native-svg';

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
import { Die, IconAt, LitBand, Shape, carve, poly, rect, starPath } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { FREE_LOT_PRICE, tileIndex } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { extendPlan } from '@/engine/games/dawson/state';

import { camper, Stretch, Tag, YOU } from './example-parts';
import { outline } from './hoods';
import { CampAt, HotelAt, Scaffold } from './lodging';
import { UNIT } from './tones';
import { say } from './words';

const { width: WIDTH, height: HEIGHT } = AIM_PICTURE;

/** The line the things of a turn stand on; the words lie under it. */
const FLOOR = 130;
/** Where the five scenes begin. */
const EDGES = [0, 84, 142, 198, 280, WIDTH] as const;
const PANELS: Panels = { edges: EDGES, floor: FLOOR };
const MIDDLES = middlesOf(PANELS);
const [PAY = 0, HOST = 0, BUILD = 0, GROW = 0, SCORE = 0] = MIDDLES;
const WORDS = [say('aim.pay'), say('aim.host'), say('aim.build'), say('aim.grow'), say('aim.score')];

export function AimPicture(props: DrawingProps) {
  const { night } = props;
  return (
    <AimPanels {...props} panels={PANELS} words={WORDS}>
      <Land night={night} />
      <Pays night={night} />
      <Hosts night={night} />
      <Builds night={night} />
      <Grows night={night} />
      <Scores night={night} />
    </AimPanels>
  );
}

const DAY = {
  skies: ['#EDE7D3', '#DCE5E2'],
  last: '#4D8AA6',
  lights: '#86B8C8',
  hills: '#B9CFD6',
  snow: '#F3EFE4',
  drift: '#9DBECB',
};
const NIGHT = {
  skies: ['#1D2B35', '#25363F'],
  last: '#14303F',
  lights: '#3F7F74',
  hills: '#3A515E',
  snow: '#B9C4C6',
  drift: '#5C7680',
};

/** Sky in five stretches, the last under the northern lights; far peaks; and the snow with the words. */
function Land({ night }: { readonly night: boolean }) {
  const { skies, last, lights, hills, snow, drift } = night ? NIGHT : DAY;
  const [pale, cool] = skies;
  return (
    <G>
      <Rect x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={4} fill={pale} />
      {[1, 3].map((i) => (
        <Path key={i} d={panelPath(PANELS, i)} fill={cool} />
      ))}
      <Path d={panelPath(PANELS, EDGES.length - 2)} fill={last} />
      <Path d={LIGHTS} fill={lights} />
      <Path d={PEAKS} fill={hills} />
      <PanelGround floor={FLOOR} fill={snow}>
        <Path d={DRIFTS} fill={drift} />
      </PanelGround>
      {EDGES.slice(1, -1).map((x) => (
        <Divider key={x} x={x} floor={FLOOR} night={night} />
      ))}
    </G>
  );
}

/** As on the print of the shelf. */
const LIGHTS = Array.from({ length: 8 }, (_, i) => {
  const x = EDGES[4] + 5 + i * 9.2;
  const y = 16 + 7 * Math.sin(i / 1.7);
  const h = 26 + 8 * Math.sin(i / 1.2 + 1);
  return poly([
    [x, y],
    [x + 4, y - h * 0.25],
    [x + 5, y + h],
    [x + 2, y + h * 1.1],
  ]);
}).join('');

const PEAKS = poly([
  [1, FLOOR],
  [1, 104],
  [30, 88],
  [62, 112],
  [104, 84],
  [150, 114],
  [186, 92],
  [224, 112],
  [268, 86],
  [306, 110],
  [336, 94],
  [WIDTH - 1, 108],
  [WIDTH - 1, FLOOR],
]);

const DRIFTS = [10, 96, 176, 262]
  .flatMap((x) => [carve(() => 138, x, x + 34, 2, 6), carve(() => 166, x + 38, x + 66, 2, 6)])
  .join('');

interface StandProps {
  /** Its middle. */
  readonly x: number;
  readonly value: number;
  readonly guest: boolean;
  readonly night: boolean;
  readonly building?: boolean;
}

const TALL = 1.24;

/** Your hotel on the floor. */
function Stand({ x, value, guest, night, building = false }: StandProps) {
  return (
    <G transform={`translate(${x - (UNIT / 2) * TALL} ${FLOOR + 1 - UNIT * TALL + 2}) scale(${TALL})`}>
      <HotelAt seat={YOU} left={0} top={0} value={value} guest={guest} night={night} text={15.5} />
      {building ? <Scaffold left={0} top={0} /> : null}
    </G>
  );
}

interface SceneProps {
  readonly night: boolean;
}

/** A guest walks out to the pool and leaves its number in gold. */
function Pays({ night }: SceneProps) {
  return (
    <G>
      <Stand x={PAY} value={GUEST} guest={false} night={night} />
      <Arrow from={[PAY - 19, 70]} to={[PAY - 22, 51]} colour={inkOf(night)} />
      <Die x={PAY - 21} y={29} size={26} face={GUEST} fill={board.candle} turn={-10} />
      <Tag x={PAY + 13} y={59} text={`+${GUEST}`} sign="two-coins" night={night} gain />
    </G>
  );
}

const GUEST = 5;
const CAMPER = 4;

/** A camper moves into a hotel of its number. */
function Hosts({ night }: SceneProps) {
  return (
    <G>
      <G transform={`translate(${HOST - 22} 10) scale(1.05)`}>
        <CampAt left={0} top={0} face={CAMPER} snow text={15.5} />
      </G>
      <Arrow from={[HOST, 56]} to={[HOST, 73]} colour={inkOf(night)} />
      <Stand x={HOST} value={CAMPER} guest={false} night={night} />
    </G>
  );
}

const NEW = 3;

/** A hotel is paid for and built. */
function Builds({ night }: SceneProps) {
  return (
    <G>
      <IconAt name="claw-hammer" x={BUILD} y={26} size={27} colour={inkOf(night)} />
      <Tag x={BUILD} y={58} text={`${NEW * FREE_LOT_PRICE}`} sign="two-coins" night={night} gain={false} />
      <Stand x={BUILD} value={NEW} guest={false} night={night} building />
    </G>
  );
}

const TILE = cityOf(extendPlan('', { tile: tileIndex('tile-17'), r: 0, x: 0, y: 0 }));
const LANDED = [camper(0, 0, 5), camper(2, 1, 4)];
const POOL = [
  { face: 2, x: -26, y: 24, turn: -12 },
  { face: 3, x: 0, y: 33, turn: 8 },
  { face: 1, x: 26, y: 23, turn: 18 },
] as const;
const LAID = 0.57;

/** The pool rolls onto the new tile. */
function Grows({ night }: SceneProps) {
  return (
    <G>
      {POOL.map(({ face, x, y, turn }) => (
        <Die key={face} x={GROW + x} y={y} size={21} face={face} turn={turn} />
      ))}
      <Arrow from={[GROW, 51]} to={[GROW, 68]} colour={inkOf(night)} />
      <G transform={`translate(${GROW - 1.5 * UNIT * LAID} ${FLOOR - 3 - 2 * UNIT * LAID}) scale(${LAID})`}>
        <LitBand d={rect(-1, -1, 3 * UNIT + 2, 2 * UNIT + 2)} width={5} />
        <Stretch city={TILE} staged={LANDED} night={night} season="autumn" fresh={0} />
      </G>
    </G>
  );
}

const HELD = 0.71;
const STARS = [
  [-23, 59, 9.5],
  [0, 38, 12],
  [23, 59, 9.5],
] as const;

/** Two guests side by side hold it. */
function Scores({ night }: SceneProps) {
  const line = outline([
    [0, 0],
    [1, 0],
  ]);
  return (
    <G>
      {STARS.map(([x, y, r]) => (
        <Path
          key={x}
          d={starPath(SCORE + x, y, r)}
          fill={board.candle}
          stroke={board.ink}
          strokeWidth={1.6}
        />
      ))}
      <G transform={`translate(${SCORE - UNIT * HELD} ${FLOOR - 4 - UNIT * HELD}) scale(${HELD})`}>
        <Rect x={-4} y={-4} width={2 * UNIT + 8} height={UNIT + 8} fill={board.lot} />
        <HotelAt seat={YOU} left={0} top={0} value={5} guest night={night} text={17} />
        <HotelAt seat={YOU} left={UNIT} top={0} value={2} guest night={night} text={17} />
        <Shape d={line} stroke={board.ink} width={7} />
        <Shape d={line} stroke={board.pale} width={4} />
      </G>
    </G>
  );
}
