/** Three drawn examples: a die and its number, what holds a neighbourhood, and where the pool lands. */
import type { Example } from '@/components/boards/board';
import { numberWord } from '@/engine/core/words';
import { growAtFor } from '@/engine/games/dawson/data';

import { BLOCK_HIGH, BlockArt } from './example-block';
import { NUMBER_HIGH, NumberArt } from './example-number';
import { POOL_HIGH, PoolArt } from './example-pool';

export const examples: readonly [Example, Example, Example] = [
  {
    title: 'Every die has its number',
    text: 'A camper stands on a lot of its own number. An empty hotel of that number hosts it free of charge, however far away. If none fits, resize one.',
    rule: 'DW-4.3.20',
    height: NUMBER_HIGH,
    Art: NumberArt,
  },
  {
    title: 'The best block holds it',
    text: 'Hotels of one owner side by side are a block, campers side by side a gang. The strongest by its dice holds the neighbourhood, and gangs lose ties; your other blocks add nothing.',
    rule: 'DW-4.5.26',
    height: BLOCK_HIGH,
    Art: BlockArt,
  },
  {
    title: 'A full pool grows the city',
    text: `With enough dice in it at the end of your turn (${numberWord(growAtFor(2))} for two players), a tile is laid and they roll. They fill that tile, then empty hotels of anyone, then other lots, nearest first. Then everything scores.`,
    rule: 'DW-4.5.12',
    height: POOL_HIGH,
    Art: PoolArt,
  },
];
