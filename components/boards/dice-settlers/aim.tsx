/** A round at a glance: three dice leave the bag, are rolled, two of them pitch tents, one is kept; most points win. */
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
import { Die, IconAt, Label, LitBand, Plate, Shape, carve, ground, rays, rect } from '@/components/ui/draw';
import { ICON_PATHS } from '@/components/ui/icon-paths';
import { board, dieFill, spots, terrainTone } from '@/components/ui/tokens';
import { TERRAIN_COLOUR } from '@/engine/games/dice-settlers/data';

import { RIVAL, SideAt, StagedTile, YOU } from './example-parts';
import { colourGlyph } from './shown';
import { say } from './words';

const { width: WIDTH, height: HEIGHT } = AIM_PICTURE;

/** The line the things of a round stand on; the words lie under it. */
const FLOOR = 126;
/** Where the five panels begin; spending has a tile to show, and the score two words. */
const EDGES = [0, 62, 125, 199, 264, WIDTH] as const;
const PANELS: Panels = { edges: EDGES, floor: FLOOR };
const MIDDLES = middlesOf(PANELS);
const [DRAW = 0, ROLL = 0, SPEND = 0, KEEP = 0, SCORE = 0] = MIDDLES;
const WORDS = [say('aim.draw'), say('aim.roll'), say('aim.spend'), say('aim.keep'), say('aim.points')];

export function AimPicture(props: DrawingProps) {
  const { night } = props;
  return (
    <AimPanels {...props} panels={PANELS} words={WORDS}>
      <Land night={night} />
      <Bag />
      <Cast night={night} />
      <Spent night={night} />
      <Kept />
      <Podium />
    </AimPanels>
  );
}

/** Sky in five panels, a far ridge, and the ground with the words. */
function Land({ night }: { readonly night: boolean }) {
  const [pale, warm] = night ? NIGHT_SKY : DAY_SKY;
  const spot = night ? NIGHT_GOAL : spots['dice-settlers'].print;
  return (
    <G>
      <Rect x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={4} fill={pale} />
      {[1, 3].map((i) => (
        <Path key={i} d={panelPath(PANELS, i)} fill={warm} />
      ))}
      <Path d={panelPath(PANELS, EDGES.length - 2)} fill={spot} />
      <Path d={GOAL_RAYS} fill={board.litFill} opacity={night ? 0.12 : 0.4} />
      <Path d={ground(ridge, WIDTH, FLOOR)} fill={terrainTone('forest', night)} opacity={night ? 0.55 : 1} />
      <Path d={RIDGE_GOUGES} fill={board.ink} opacity={0.35} />
      <PanelGround floor={FLOOR} fill={terrainTone('rock1', night)}>
        <Path d={FLOOR_GOUGES} fill={board.ink} opacity={0.3} />
      </PanelGround>
      {EDGES.slice(1, -1).map((x) => (
        <Divider key={x} x={x} floor={FLOOR} night={night} />
      ))}
    </G>
  );
}

const DAY_SKY = ['#F8E2AD', board.candle] as const;
const NIGHT_SKY = ['#33301F', '#444028'] as const;
const NIGHT_GOAL = '#6B4F1E';

function ridge(x: number): number {
  return 99 - 9 * Math.sin(x / 46 + 0.4) - 4 * Math.sin(x / 17);
}

const GOAL_RAYS = wedgesIn(EDGES[4], WIDTH - 1);

/** Rays behind the score, as wide as its panel. */
function wedgesIn(from: number, to: number): string {
  return rays((from + to) / 2, 66, 16, (to - from) / 2, 16, 0, 360, 0.45);
}

const RIDGE_GOUGES = [14, 92, 168, 236, 300]
  .map((x) => carve((at) => ridge(at) + 9, x, x + 34, 2.4, 8))
  .join('');
const FLOOR_GOUGES = [8, 96, 180, 268]
  .flatMap((x) => [carve(() => 136, x, x + 30, 2, 6), carve(() => 165, x + 34, x + 62, 2, 6)])
  .join('');

/** Dice come out of the bag unrolled. */
function Bag() {
  const k = 62 / 512;
  return (
    <G>
      <Die x={DRAW - 15} y={34} size={21} face={null} fill={dieFill.white} turn={-14} />
      <Die
        x={DRAW + 9}
        y={24}
        size={21}
        face={colourGlyph(TERRAIN_COLOUR.forest)}
        fill={dieFill.green}
        turn={9}
      />
      <Die
        x={DRAW + 2}
        y={51}
        size={21}
        face={colourGlyph(TERRAIN_COLOUR.plains)}
        fill={dieFill.yellow}
        turn={20}
      />
      <Path
        d={ICON_PATHS['grain-sack']}
        transform={`translate(${DRAW - 31} ${FLOOR + 4 - 472 * k}) scale(${k})`}
        fill={terrainTone('hills', false)}
        stroke={board.ink}
        strokeWidth={2.2 / k}
        strokeLinejoin="round"
      />
      <Shape d={`M${DRAW - 7} ${FLOOR - 37}H${DRAW + 9}`} stroke={board.ink} width={3} />
      <Shape
        d={`M${DRAW - 12} ${FLOOR - 10}q-4 -8 2 -16M${DRAW + 14} ${FLOOR - 6}q5 -8 0 -18`}
        stroke={board.ink}
        width={1.6}
        opacity={0.6}
      />
    </G>
  );
}

/** The same three, as they fell. */
function Cast({ night }: { readonly night: boolean }) {
  return (
    <G>
      <Shape
        d={`M${ROLL - 22} 31q9 -9 20 -9M${ROLL - 26} 44q3 -6 7 -9M${ROLL + 25} 63q-2 -11 -9 -17`}
        stroke={inkOf(night)}
        width={1.8}
        opacity={0.7}
      />
      <Die x={ROLL + 6} y={52} size={27} face="campfire" fill={dieFill.white} turn={-12} />
      <Die x={ROLL - 15} y={86} size={27} face="campfire" fill={dieFill.green} turn={10} />
      <Die x={ROLL + 15} y={108} size={27} face="pumpkin" fill={dieFill.yellow} turn={-6} />
    </G>
  );
}

/** Two campfires are spent, and two tents stand. */
function Spent({ night }: { readonly night: boolean }) {
  return (
    <G>
      <Die x={SPEND - 15} y={21} size={24} face="campfire" fill={dieFill.white} />
      <Die x={SPEND + 15} y={21} size={24} face="campfire" fill={dieFill.green} />
      <Arrow from={[SPEND, 38]} to={[SPEND, 51]} colour={inkOf(night)} />
      <StagedTile no={24} x={SPEND} y={94} r={38} tents={[2, 0]} night={night} />
    </G>
  );
}

/** One die stays as it lies; the spent ones lie flat. */
function Kept() {
  return (
    <G>
      <LitBand d={rect(KEEP - 19, 30, 38, 38)} width={3.4} />
      <Rect x={KEEP - 19} y={30} width={38} height={38} fill={board.litFill} />
      <Die x={KEEP} y={48} size={28} face="pumpkin" fill={dieFill.yellow} />
      <Die x={KEEP - 13} y={FLOOR - 14} size={21} face={null} fill={dieFill.white} flat />
      <Die
        x={KEEP + 13}
        y={FLOOR - 14}
        size={21}
        face={colourGlyph(TERRAIN_COLOUR.forest)}
        fill={dieFill.green}
        flat
      />
    </G>
  );
}

/** Who has most stands higher. */
function Podium() {
  const left = SCORE - 17;
  const right = SCORE + 17;
  return (
    <G>
      <Circle cx={left} cy={30} r={14} fill={board.lamp} stroke={board.ink} strokeWidth={1.6} />
      <IconAt name="round-star" x={left} y={30} size={19} />
      <Plate x={left - 16} y={76} width={32} height={FLOOR - 76} rx={2} line={1.8} />
      <Plate x={right - 16} y={98} width={32} height={FLOOR - 98} rx={2} line={1.8} />
      <Label x={left} y={107} size={16}>
        {MINE}
      </Label>
      <Label x={right} y={118} size={16}>
        {THEIRS}
      </Label>
      <SideAt side={YOU} x={left} y={61} size={27} />
      <SideAt side={RIVAL} x={right} y={83} size={27} />
    </G>
  );
}

/** Results such as a game ends with. */
const MINE = 74;
const THEIRS = 68;
