/** Three drawn examples: what distance is, what a cart brings, and what a lot is worth. */
import type { Example } from '@/components/boards/board';
import { SOLO_COMBO_SLOTS } from '@/engine/games/dakota/data';
import { LAYERS, fromDistance } from '@/engine/games/dakota/data-tiles';
import { numberWord } from '@/engine/core/words';

import { DISTANCE_HIGH, DistanceArt } from './example-distance';
import { LOTS_HIGH, LotsArt, SINGLY, TRIO } from './example-lots';
import { RIDE_HIGH, RideArt } from './example-ride';

const [, SECOND, THIRD] = LAYERS;

export const examples: readonly [Example, Example, Example] = [
  {
    title: 'Far, not deep',
    text: `Richer rock is a matter of distance: count the tiles from the entrance. From ${fromDistance(SECOND)} on you may dig layer ${SECOND}, from ${fromDistance(THIRD)} layer ${THIRD}.`,
    rule: 'DK-4.2.2',
    height: DISTANCE_HIGH,
    Art: DistanceArt,
  },
  {
    title: 'A cart takes one shaft',
    text: 'Its people get off at ore, one a tile, and only on the way to that one end. They bring one piece each, a strong miner both pieces of a double.',
    rule: 'DK-4.5.4',
    height: RIDE_HIGH,
    Art: RideArt,
  },
  {
    title: 'Lots pay more',
    text: `Singly these bring $${SINGLY}, as a lot $${TRIO}. Alone, you sell each lot ${SOLO_COMBO_SLOTS === 1 ? 'once' : `${numberWord(SOLO_COMBO_SLOTS)} times`} a day: a piece stays there till night.`,
    rule: 'DK-4.6.3',
    height: LOTS_HIGH,
    Art: LotsArt,
  },
];
