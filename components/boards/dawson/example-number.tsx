/** A die and its number: a camper on its lot, a hotel that hosts it across the street, and one resized to fit (DW-4.3.20, DW-4.3.34). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Label, Plate, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { tileIndex, UPGRADE_PRICE } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { extendPlan } from '@/engine/games/dawson/state';

import { Arrow, camper, headAt, hotel, Stage, Stretch, WIDE, YOU } from './example-stage';
import { CampAt, HotelAt } from './lodging';
import { Streets } from './streets';
import { UNIT } from './tones';
import { say } from './words';

export const NUMBER_HIGH = 182;

/** The two tiles at Main Street. */
const CITY = cityOf(
  extendPlan(extendPlan('', { tile: tileIndex('tile-02'), r: 3, x: -2, y: 0 }), {
    tile: tileIndex('tile-13'),
    r: 1,
    x: 1,
    y: 0,
  }),
);
/** The die that is hosted, and the hotel that did not fit. */
const VALUE = 4;
const SMALL = 2;
const STAGED = [camper(-1, 1, VALUE), camper(-2, 0, 2), hotel(1, 2, VALUE, false), camper(2, 1, 5)];
const STREETS = [...CITY.streets].join(' ');
const K = 1.12;
const PLATE = { x: 256, width: 90, height: 46 } as const;

export function NumberArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={NUMBER_HIGH} season="autumn">
      <G transform={`translate(${14 + 2 * UNIT * K} ${(NUMBER_HIGH - 3 * UNIT * K) / 2}) scale(${K})`}>
        <Streets keys={STREETS} season="autumn" night={night} text={11} />
        <Stretch city={CITY} staged={STAGED} night={night} season="autumn" />
      </G>
    </Stage>
  );
}
