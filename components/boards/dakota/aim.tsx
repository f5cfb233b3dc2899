/** A day at a glance: dig at dawn, a card at noon, carts and people at work, sell and hire in the evening, sleep. */
import { Circle, G, Path, Rect } from 'react-native-svg';

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
import { IconAt, Label, Piece, Plate, Shape, carve, rays } from '@/components/ui/draw';
import { board, terrainTone } from '@/components/ui/tokens';
import {
  BUILDING,
  COAL,
  ENGINEER,
  IRON,
  MINER,
  STRONG,
  comboAt,
  comboIndex,
  resAt,
} from '@/engine/games/dakota/data';
import { tileIndex } from '@/engine/games/dakota/data-tiles';

import { TYPE_ICONS } from './card-icons';
import { Facade } from './facades';
import { DISC, skyOf, type Hour } from './hours';
import { Worker } from './people';
import { Scale } from './scale';
import { Scaled } from './scaled';
import { MineTile } from './tile';
import { Wagon } from './wagon';
import { say } from './words';

const { width: WIDTH } = AIM_PICTURE;

/** The line everything of a day stands on; the words lie under it. */
const FLOOR = 130;
/** Where the five hours begin; selling and hiring are two things. */
const EDGES = [0, 68, 128, 206, 290, WIDTH] as const;
const PANELS: Panels = { edges: EDGES, floor: FLOOR };
const MIDDLES = middlesOf(PANELS);
const [DIG = 0, CARD = 0, WORK = 0, SELL = 0, SLEEP = 0] = MIDDLES;
const WORDS = [say('aim.dig'), say('aim.card'), say('aim.work'), say('aim.sell'), say('aim.sleep')];
const HOURS: readonly Hour[] = ['dawn', 'noon', 'late', 'dusk', 'night'];
/** How high the sun stands in each; the last is the moon's. */
const HEIGHTS = [58, 32, 24, 30, 32] as const;

export function AimPicture(props: DrawingProps) {
  const { night } = props;
  return (
    <Scale value={props.width / WIDTH}>
      <AimPanels {...props} panels={PANELS} words={WORDS}>
        {HOURS.map((hour, i) => (
          <Sky key={hour} hour={hour} i={i} night={night} />
        ))}
        <Land night={night} />
        <Dig night={night} />
        <Noon />
        <Scaled x={WORK} y={FLOOR - 36} by={1.06}>
          <Wagon crew={CREW} ore={NOTHING} />
        </Scaled>
        <Evening night={night} />
        <Facade
          type="house"
          x={SLEEP - 32}
          y={FLOOR + 1}
          width={64}
          night={night}
          windows=""
          asleep={BUILDING.house.beds}
          mute
        />
      </AimPanels>
    </Scale>
  );
}

const CREW = [MINER, MINER, STRONG] as const;
const NOTHING: readonly number[] = [];

interface SkyProps {
  readonly hour: Hour;
  readonly i: number;
  readonly night: boolean;
}

/** A stretch of sky with its sun; the corners of the first and the last are round. */
function Sky({ hour, i, night }: SkyProps) {
  const left = EDGES[i] ?? 0;
  const right = EDGES[i + 1] ?? WIDTH;
  const { sky, rays: ray, hills } = skyOf(hour, night);
  const x = MIDDLES[i] ?? 0;
  const y = HEIGHTS[i] ?? 0;
  const half = (right - left) / 2;
  const w = right - left;
  const ridge = `M${left} ${FLOOR}V${FLOOR - 24}L${left + w * 0.4} ${FLOOR - 36}L${left + w * 0.62} ${FLOOR - 28}L${left + w * 0.78} ${FLOOR - 33}L${right} ${FLOOR - 24}V${FLOOR}Z`;
  return (
    <G>
      <Path d={panelPath(PANELS, i)} fill={sky} />
      <Path d={rays(x, y, 15, Math.min(half, y - 1), 14, 0, 360)} fill={ray} />
      <Path d={ridge} fill={hills} />
      {hour === 'night' ? (
        <Moon x={x} y={y} />
      ) : (
        <Circle cx={x} cy={y} r={11} fill={DISC.sun} stroke={board.ink} strokeWidth={1.6} />
      )}
      {i > 0 ? <Divider x={left} floor={FLOOR} night={night} /> : null}
    </G>
  );
}

function Moon({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G>
      <Path
        d={`M${x - 1} ${y - 12}a12 12 0 1 0 11 17a9.5 9.5 0 0 1 -11 -17z`}
        fill={DISC.moon}
        stroke={board.ink}
        strokeWidth={1.4}
      />
      {[
        [-20, -10],
        [18, -14],
        [22, 14],
      ].map(([dx = 0, dy = 0]) => (
        <Circle key={dx} cx={x + dx} cy={y + dy} r={1.5} fill={DISC.moon} />
      ))}
    </G>
  );
}

function Land({ night }: { readonly night: boolean }) {
  return (
    <G>
      <PanelGround floor={FLOOR} fill={terrainTone('rock1', night)}>
        <Path d={GOUGES} fill={board.ink} opacity={0.3} />
      </PanelGround>
    </G>
  );
}

const GOUGES = [10, 92, 176, 262]
  .flatMap((x) => [carve(() => 139, x, x + 34, 2, 6), carve(() => 166, x + 38, x + 66, 2, 6)])
  .join('');

/** The tunnel found this morning. */
function Dig({ night }: { readonly night: boolean }) {
  const y = FLOOR - 28;
  return (
    <G>
      <MineTile tile={tileIndex('l1-tee-u')} turn={0} x={DIG} y={y} side={50} night={night} />
      <Rect x={DIG - 25} y={y - 25} width={50} height={50} fill="none" stroke={board.ink} strokeWidth={2} />
    </G>
  );
}

/** One card played. */
function Noon() {
  return (
    <G transform={`translate(${CARD} ${FLOOR - 35}) rotate(-5)`}>
      <Plate x={-21} y={-31} width={42} height={62} line={2} rx={5} />
      <IconAt name={TYPE_ICONS.noon} x={0} y={-9} size={28} />
      <Shape d="M-13 13H13M-13 21H4" stroke={board.ink} width={2} />
    </G>
  );
}

const LOT = comboAt(comboIndex('steel')).pays;

/** A lot sold, and somebody new in town. */
function Evening({ night }: { readonly night: boolean }) {
  const y = 66;
  return (
    <G>
      {night ? <Plate x={SELL - 42} y={y - 12} width={43} height={24} /> : null}
      <Piece kind={resAt(COAL)} x={SELL - 30} y={y} r={9} />
      <Piece kind={resAt(IRON)} x={SELL - 10} y={y} r={9} />
      <Arrow from={[SELL + 4, y]} to={[SELL + 13, y]} colour={inkOf(night)} head={5} />
      <Label x={SELL + 28} y={y + 6} size={17} colour={inkOf(night)}>
        {`$${LOT}`}
      </Label>
      <Worker kind={ENGINEER} x={SELL} y={FLOOR - 20} size={40} />
    </G>
  );
}
