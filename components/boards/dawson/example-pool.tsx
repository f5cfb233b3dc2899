/** A full pool: the city grows by a tile, the dice are rolled, and land in this order (DW-4.4.1, DW-4.5.11, DW-4.5.12). */
import { Circle, G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf, WIDE } from '@/components/boards/stage';
import { CountDisc, Die, Label, LitBand, Plate, Shape, rect } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { tileIndex } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { extendPlan } from '@/engine/games/dawson/state';

import { camper, hotel, Stage, Stretch } from './example-parts';
import { UNIT } from './tones';
import { say } from './words';

export const POOL_HIGH = 208;

/** The new tile joins nothing: a street lies between. */
const OLD = extendPlan('', { tile: tileIndex('tile-03'), r: 2, x: 4, y: 0 });
const CITY = cityOf(extendPlan(OLD, { tile: tileIndex('tile-17'), r: 0, x: 0, y: 0 }));
const NEW = 1;
/** The roll, lowest first, and where it lands. */
const ROLL = [2, 4, 4, 5, 6] as const;
const LANDED = [camper(0, 0, 5), camper(2, 1, 4), camper(0, 1, 2)];
const WALKED = [hotel(4, 0, 4, true)];
const STRAYED = [camper(4, 1, 6)];
const STAGED = [...LANDED, ...WALKED, ...STRAYED];
/** Where each stands in the order: at a corner of the tile, or beside the cell; and in the legend. */
const ORDER = [
  { at: [1, 1], word: say('example.new'), x: 0 },
  { at: [3.68 * UNIT, 0.5 * UNIT], word: say('example.hotels'), x: 99 },
  { at: [3.68 * UNIT, 1.5 * UNIT], word: say('example.lots'), x: 226 },
] as const;

const K = 1.1;
const WIDTH = 7 * UNIT * K;
const LEFT = (WIDE - WIDTH) / 2;
const TOP = 78;

export function PoolArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={POOL_HIGH} season="winter">
      <Pool />
      <Arrow from={[WIDE / 2, 51]} to={[WIDE / 2, 69]} colour={inkOf(night)} head={7} />
      <G transform={`translate(${LEFT} ${TOP}) scale(${K})`}>
        <Stretch city={CITY} staged={STAGED} night={night} season="winter" fresh={NEW} />
        <LitBand d={rect(-1, -1, 3 * UNIT + 2, 2 * UNIT + 2)} width={4} />
        {ORDER.map(({ at: [x, y] }, i) => (
          <Nth key={i} n={i + 1} x={x} y={y} />
        ))}
      </G>
      {ORDER.map(({ word, x }, i) => (
        <G key={word}>
          <Nth n={i + 1} x={LEFT + 12 + x} y={LEGEND} />
          <Label x={LEFT + 27 + x} y={LEGEND + 4.8} size={13.5} anchor="start" colour={inkOf(night)}>
            {word}
          </Label>
        </G>
      ))}
    </Stage>
  );
}

interface NthProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** With a pale edge: it is seen on dark land too. */
function Nth({ n, x, y }: NthProps) {
  return (
    <G>
      <Circle cx={x} cy={y} r={11} fill={board.pale} />
      <CountDisc count={n} x={x} y={y} r={9.6} />
    </G>
  );
}

const LEGEND = TOP + 2 * UNIT * K + 22;
const STRIP = { y: 13, height: 34 } as const;

/** The pool as it is rolled, full up to its notch. */
function Pool() {
  const middle = STRIP.y + STRIP.height / 2;
  const first = LEFT + 76;
  return (
    <G>
      <Plate x={LEFT} y={STRIP.y} width={WIDTH} height={STRIP.height} />
      <Label x={LEFT + 12} y={middle + 5} size={13} anchor="start" colour={board.soft} spacing={0.8}>
        {say('pool.caption')}
      </Label>
      {ROLL.map((face, i) => (
        <Die key={i} x={first + i * 30} y={middle} size={22} face={face} flat line={1.4} />
      ))}
      <Shape d={`M${first + 138} ${STRIP.y + 6}v${STRIP.height - 12}`} stroke={board.ink} width={2} />
      <Label x={first + 150} y={middle + 5} size={14} anchor="start">
        {say('aim.grow')}
      </Label>
    </G>
  );
}
