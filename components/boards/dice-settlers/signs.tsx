/** The signs Dice Settlers' chips, facts, tabs and verbs name. */
import { makeSigns } from '@/components/boards/signs';

import { ICON_OF } from './shown';

export const { Sign, signNames } = makeSigns({
  ...ICON_OF,
  vp: 'round-star',
  die: 'perspective-die',
  tent: 'camping-tent',
  house: 'house',
  tile: 'spyglass',
  factory: 'cog',
  tech: 'bookshelf',
  keg: 'dynamite',
  extra: 'hourglass',
  set: 'hand-card',
  reroll: 'dice-pair',
  draw: 'card-draw',
  map: 'compass',
  dice: 'dice-pair',
  cards: 'bookshelf',
  supply: 'big-gear',
  rival: 'big-gear',
  bag: 'grain-sack',
});
