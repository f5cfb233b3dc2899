/** A round at a glance: dice go to a space, a ghost is there first, a town brings food, towns, rails and cities grow. */
import { G, Path } from 'react-native-svg';

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
import { IconAt, Label, Plate, carve, ground, poly, rect, type Point } from '@/components/ui/draw';
import { board, terrainTone } from '@/components/ui/tokens';
import { FOOD, numberOf, WOOD } from '@/engine/games/dark-horse/data';
import { harvest } from '@/engine/games/dark-horse/rules/collecting';

import { frameAt, SpaceAt, Territory, YOU } from './example-parts';
import { glyphOf } from './hex';
import { SeatDie } from './seat-die';
import { say } from './words';

const { width: WIDTH } = AIM_PICTURE;

/** The line of the rails; the words lie under it. */
const FLOOR = 127;
/** Where the four panels begin; the territory has the most to show. */
const EDGES = [0, 88, 176, 244, WIDTH] as const;
const PANELS: Panels = { edges: EDGES, floor: FLOOR };
const MIDDLES = middlesOf(PANELS);
/** The middle of the rays. */
const SUN = 64;
const [PLACE = 0, BLOCKED = 0, COLLECT = 0, BUILD = 0] = MIDDLES;
const WORDS = [say('aim.place'), say('aim.blocked'), say('aim.collect'), say('aim.build')];

export function AimPicture(props: DrawingProps) {
  const { night } = props;
  return (
    <AimPanels {...props} panels={PANELS} words={WORDS}>
      <Sky night={night} />
      <Land night={night} />
      <Placed night={night} />
      <Blocked night={night} />
      <Collected night={night} />
      <Territory {...TOWNSHIP} frame={FRAME} night={night} lamp />
    </AimPanels>
  );
}

/** From dawn to the low sun of the print. */
const SKIES = {
  day: ['#F0CDB0', '#F3E3B9', '#EDBC83', '#9C3A48'],
  night: ['#44291F', '#3D3220', '#4A2C18', '#3A1820'],
} as const;
const RAYS = { day: '#B4505B', night: '#4A222C' } as const;

/** Four stretches of a day; the corners of the first and the last are round. */
function Sky({ night }: { readonly night: boolean }) {
  const time = night ? 'night' : 'day';
  return (
    <G>
      {SKIES[time].map((sky, i) => (
        <Path key={sky} d={panelPath(PANELS, i)} fill={sky} />
      ))}
      <Path d={SUN_RAYS} fill={RAYS[time]} />
    </G>
  );
}

/** Rays that end at the edges of the last panel. */
const SUN_RAYS = Array.from({ length: 18 }, (_, i) =>
  poly([[BUILD, SUN], toEdge(i / 18), toEdge((i + 0.5) / 18)]),
).join('');

/** Where a ray of this share of a turn leaves the panel. */
function toEdge(share: number): Point {
  const [dx, dy] = [Math.cos(2 * Math.PI * share), Math.sin(2 * Math.PI * share)];
  const across = (WIDTH - 1 - BUILD) / Math.abs(dx);
  const down = (dy < 0 ? SUN - 1 : FLOOR - SUN) / Math.abs(dy);
  const far = Math.min(across, down);
  return [BUILD + dx * far, SUN + dy * far];
}

/** The ground with the words, and a rail along all of it. */
function Land({ night }: { readonly night: boolean }) {
  return (
    <G>
      <Path d={RIDGE} fill={board.ink} opacity={night ? 0.35 : 0.16} />
      <PanelGround floor={FLOOR} fill={terrainTone('rock1', night)}>
        <Path d={GOUGES} fill={board.ink} opacity={0.3} />
        <Path d={SLEEPERS} fill={board.ink} />
      </PanelGround>
      {EDGES.slice(1, -2).map((x) => (
        <Divider key={x} x={x} floor={FLOOR} night={night} />
      ))}
    </G>
  );
}

const RIDGE = ground((x) => 101 - 7 * Math.sin(x / 40) - 3 * Math.sin(x / 13), EDGES[3], FLOOR);
const SLEEPERS = Array.from({ length: 30 }, (_, i) => rect(4 + i * 12, FLOOR + 2, 6, 3)).join('');
const GOUGES = [10, 98, 184, 270]
  .flatMap((x) => [carve(() => 140, x, x + 32, 2, 6), carve(() => 166, x + 36, x + 64, 2, 6)])
  .join('');

const TILE = { y: 76, width: 80 } as const;
const TRADER = numberOf('trader');
const BUILDER = numberOf('builder');
const FIVE = 5;

/** Two dice go to the space of their total. */
function Placed({ night }: { readonly night: boolean }) {
  return (
    <G>
      <SeatDie colour={YOU} face={FIVE} shift={0} x={PLACE - 17} y={28} size={30} />
      <SeatDie colour={YOU} face={TRADER - FIVE} shift={0} x={PLACE + 17} y={28} size={30} />
      <Arrow from={[PLACE, 50]} to={[PLACE, 71]} colour={inkOf(night)} />
      <SpaceAt id="trader" x={PLACE - TILE.width / 2} y={TILE.y} width={TILE.width} lit />
    </G>
  );
}

/** A ghost die lies where one of yours would go. */
function Blocked({ night }: { readonly night: boolean }) {
  return (
    <G>
      <SeatDie colour={YOU} face={BUILDER} shift={0} x={BLOCKED} y={28} size={30} />
      <Arrow from={[BLOCKED, 50]} to={[BLOCKED, 71]} colour={inkOf(night)} crossed />
      <SpaceAt
        id="builder"
        x={BLOCKED - TILE.width / 2}
        y={TILE.y}
        width={TILE.width}
        ghost={String(BUILDER)}
      />
    </G>
  );
}

/** A town on a field brings food. */
function Collected({ night }: { readonly night: boolean }) {
  return (
    <G>
      <Plate x={COLLECT - 27} y={16} width={54} height={28} />
      <Label x={COLLECT - 10} y={36} size={17}>
        {`+${HARVEST}`}
      </Label>
      <IconAt name={glyphOf(FOOD)} x={COLLECT + 13} y={30} size={21} />
      <Arrow from={[COLLECT, 66]} to={[COLLECT, 50]} colour={inkOf(night)} />
      <Territory
        hexes={FIELD}
        found={NONE}
        cities={[]}
        towns={FIELD}
        rails={[]}
        frame={frameAt('c1', [COLLECT, 95], 30)}
        night={night}
      />
    </G>
  );
}

const FIELD = ['c1'] as const;
const NONE = {};
const HARVEST = harvest('food-p2', FIELD.length, []);

/** Two cities joined by rails, and their towns. */
const FRAME = frameAt('c2', [BUILD, SUN], 21);
const TOWNSHIP = {
  hexes: ['b1', 'b2', 'c1', 'c2', 'c3', 'd1', 'd2'],
  found: { d2: WOOD },
  cities: ['b1', 'c3'],
  towns: ['b2', 'c1', 'd2'],
  rails: ['b2:ne', 'c2:s'],
} as const;
