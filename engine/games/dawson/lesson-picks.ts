/** One bubble for the first time of every decision, and one for each deed when it can first be done. */
import { FRAME } from '../../core/lesson';
import type { Lesson } from '../../core/lesson';
import { count, numberWord } from '../../core/words';
import { CAMPER_LOT_PRICE, FREE_LOT_PRICE, HOTELS_EACH, PUBLIC_SQUARE_POINTS, TILE_POINTS } from './data';
import type { EventKind, PickKind } from './state';
import { times } from './words/names';

const { prompt, list, strong } = FRAME;

export const pickBubbles: Lesson<PickKind, EventKind>['picks'] = {
  'pick-character': [
    {
      title: 'Choose who you are',
      text: 'Each character bends one rule for the whole game. Cheaper building or stronger mining suit a first match.',
      at: ['character:*', list, prompt],
      rule: 'DW-3.1',
    },
  ],
  manage: [
    {
      title: 'Dice fit their number',
      text: 'A die on a bare lot is a camper. Build a hotel of its number; host it next turn, and it pays a turn later.',
      at: ['camper:*', 'cell:*', prompt],
      rule: 'DW-4.3.1',
    },
    {
      title: 'Building a hotel',
      text: `A free lot costs ${times(FREE_LOT_PRICE)} its number, one with a camper ${times(CAMPER_LOT_PRICE)}. High hotels earn most; you have ${numberWord(HOTELS_EACH)} of each.`,
      at: ['cell:*', 'verb:build', prompt],
      when: ['verb:build'],
      rule: 'DW-4.3.30',
    },
    {
      title: 'Hosting is free',
      text: 'Invite a camper from anywhere into your empty hotel of the same number. Take it from a strong gang: that helps you twice.',
      at: ['camper:*', 'hotel:*', 'verb:host', prompt],
      when: ['verb:host'],
      rule: 'DW-4.3.20',
    },
    {
      title: 'Mining brings quick gold',
      text: 'Roll one camper’s die for gold and weaken its gang. It is your whole turn, so mine when nothing better can be paid.',
      at: ['verb:mine', 'camper:*', prompt],
      when: ['verb:mine'],
      rule: 'DW-4.3.11',
    },
    {
      title: 'Change a number',
      text: 'An empty hotel may change its number to fit a waiting camper. It counts as building: one of the two a turn.',
      at: ['verb:resize', 'hotel:*', prompt],
      when: ['verb:resize'],
      rule: 'DW-4.3.34',
    },
    {
      title: 'Several rooms at once',
      text: 'Host all fills your empty hotels with one pick, the highest first, and takes the campers from the strongest gangs.',
      at: ['verb:fill', list, prompt],
      when: ['verb:fill'],
      rule: 'DW-4.3.20',
    },
    {
      title: 'Fire for insurance',
      text: 'Burning your empty hotel pays its number, and the fire moves next door. Seldom worth it, unless a rival lives there.',
      at: ['verb:fire', 'hotel:*', prompt],
      when: ['verb:fire'],
      rule: 'DW-4.3.40',
    },
  ],
  'fire-pass': [
    {
      title: 'Where the fire goes',
      text: 'It must enter a building next door. Empty hotels burn and pass it on; a guest or a public building stops it.',
      at: ['hotel:*', 'cell:*', prompt],
      rule: 'DW-4.3.42',
    },
  ],
  lay: [
    {
      title: 'The city grows',
      text: `Touching tiles are one neighbourhood: ${count(TILE_POINTS, 'point')} a tile, ${PUBLIC_SQUARE_POINTS} more a public square. Join one you hold, or keep gangs apart by a street.`,
      at: ['tile:*', strong, prompt],
      rule: 'DW-4.5.2',
    },
  ],
  'landing-tie': [
    {
      title: 'Equally near',
      text: 'You choose where this die goes. Feed your own hotel; else keep it away from gangs and from rivals’ rooms.',
      at: ['hotel:*', 'cell:*', prompt],
      rule: 'DW-4.5.14',
    },
  ],
};
