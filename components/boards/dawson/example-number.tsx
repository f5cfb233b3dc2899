/** A die and its number: a camper on its lot, a hotel that hosts it across the street, and one resized to fit (DW-4.3.20, DW-4.3.34). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, arrowHead } from '@/components/boards/stage';
import { Label, Plate, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { tileIndex, UPGRADE_PRICE } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { extendPlan } from '@/engine/games/dawson/state';

import { camper, hotel, Stage, Stretch, YOU } from './example-parts';
import { CampAt, HotelAt } from './lodging';
import { Streets } from './streets';
import { UNIT } from './tones';
import { say } from './words';

export const NUMBER_HIGH = 182;

/** The two tiles at Main Street. */
const CITY = cityOf(
  extendPlan(extendPlan('', { tile: tileIndex('tile-02'), r: 3, x: -2, y: 0 }), {
    tile: tileIndex('tile-14'),
    r: 1,
    x: 1,
    y: 0,
  }),
);
/** The die that is hosted, and the hotel that does not fit it. */
const VALUE = 4;
const SMALL = 2;
const STAGED = [camper(-1, 1, VALUE), camper(-2, 0, 2), camper(2, 2, 5), hotel(1, 0, VALUE, false)];
const STREETS = [...CITY.streets].join(' ');
const K = 1.08;
const MAP = { x: 14 + 2 * UNIT * K, y: (NUMBER_HIGH - 3 * UNIT * K) / 2 } as const;
/** How the die goes, in units of the board: over Main Street and into the door. */
const WAY = {
  d: `M${-0.12 * UNIT} ${1.36 * UNIT}Q${0.62 * UNIT} ${1.25 * UNIT} ${1.2 * UNIT} ${0.8 * UNIT}`,
  to: [1.2 * UNIT, 0.8 * UNIT],
  heading: -0.66,
} as const;

export function NumberArt(props: DrawingProps) {
  const { night } = props;
  const way = `${WAY.d}${arrowHead(WAY.to, WAY.heading, 8)}`;
  return (
    <Stage {...props} high={NUMBER_HIGH} season="autumn">
      <G transform={`translate(${MAP.x} ${MAP.y}) scale(${K})`}>
        <Streets keys={STREETS} season="autumn" night={night} text={0} />
        <Stretch city={CITY} staged={STAGED} night={night} season="autumn" />
        <Shape d={way} stroke={board.ink} width={6.4} />
        <Shape d={way} stroke={board.lamp} width={3.4} />
      </G>
      <Kind y={16} word={say('example.camper')} night={night} guest={false} />
      <Kind y={66} word={say('example.guest')} night={night} guest />
      <Resize y={116} night={night} />
    </Stage>
  );
}

const PLATE = { x: 252, width: 94, height: 42 } as const;

interface KindProps {
  readonly y: number;
  readonly word: string;
  readonly night: boolean;
  /** In a hotel, or in a tent. */
  readonly guest: boolean;
}

/** A die where it stands, and what it is called there. */
function Kind({ y, word, night, guest }: KindProps) {
  const { x, width, height } = PLATE;
  return (
    <G>
      <Plate x={x} y={y} width={width} height={height} />
      <G transform={`translate(${x + 4} ${y + 4}) scale(${34 / UNIT})`}>
        {guest ? (
          <HotelAt seat={YOU} left={0} top={0} value={VALUE} guest night={night} text={15.5} />
        ) : (
          <CampAt left={0} top={0} face={VALUE} text={15.5} />
        )}
      </G>
      <Label x={x + 41} y={y + height / 2 + 4.5} size={13} anchor="start">
        {word}
      </Label>
    </G>
  );
}

/** An empty hotel becomes one of another number. */
function Resize({ y, night }: { readonly y: number; readonly night: boolean }) {
  const { x, width } = PLATE;
  const middle = x + width / 2;
  return (
    <G>
      <Plate x={x} y={y} width={width} height={50} />
      {[SMALL, VALUE].map((value, i) => (
        <G key={value} transform={`translate(${middle + (i === 0 ? -40 : 10)} ${y + 3}) scale(${30 / UNIT})`}>
          <HotelAt seat={YOU} left={0} top={0} value={value} guest={false} night={night} text={17} />
        </G>
      ))}
      <Arrow from={[middle - 7, y + 18]} to={[middle + 7, y + 18]} colour={board.ink} head={5} />
      <Label x={middle} y={y + 45} size={12.5}>
        {say('example.resize', { gold: UPGRADE_PRICE * (VALUE - SMALL) })}
      </Label>
    </G>
  );
}
