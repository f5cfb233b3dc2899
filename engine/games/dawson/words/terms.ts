/** The words a newcomer does not know. */
import type { Term } from '../../../core/lesson';
import { count, numberWord } from '../../../core/words';
import {
  CAMPER_LOT_PRICE,
  FREE_LOT_PRICE,
  GOLD_A_POINT,
  HOTELS_EACH,
  PUBLIC_SQUARE_POINTS,
  RIVER_TURNS,
  SCORING_ROUNDS,
  SOLO_LEVELS,
  TILE_POINTS,
  UPGRADE_PRICE,
  VALUES,
} from '../data';
import { times } from './names';

/** "4-hotel" and "4-hotels": as they are called by their number. */
function numbered(...forms: readonly string[]): string[] {
  return forms.flatMap((form) => VALUES.map((value) => `${value}-${form}`));
}

/** "gangs +1": as the top bar shows what a level adds. */
const bonuses = [...new Set(SOLO_LEVELS.map(({ gangBonus }) => gangBonus))]
  .filter((bonus) => bonus > 0)
  .map((bonus) => `gangs +${bonus}`);

export const terms: readonly Term[] = [
  {
    term: 'Camper',
    forms: ['camper', 'campers', 'prospector', 'prospectors', ...numbered('camper', 'campers')],
    means:
      'A die on a lot without a hotel. You may host it, mine with it or build over it; left alone it strengthens a gang.',
    rule: 'DW-4.5.22',
  },
  {
    term: 'Guest',
    forms: ['guest', 'guests', ...numbered('guest')],
    means:
      'A die in a hotel. It pays the owner its number at their next turn and makes their block stronger.',
    rule: 'DW-4.2.1',
  },
  {
    term: 'Hotel',
    forms: ['hotel', 'hotels', ...numbered('hotel', 'hotels')],
    means: `Has one room, for a die of its number. You own ${numberWord(HOTELS_EACH)} of each number, and they hold neighbourhoods for you.`,
    rule: 'DW-3.1',
  },
  {
    term: 'Lot',
    forms: ['lot', 'lots', ...numbered('lot', 'lots')],
    means:
      'A numbered square of a tile. Only a die of that number camps there, and only a hotel of it is built there.',
    rule: 'DW-4.3.30',
  },
  {
    term: 'Free lot',
    forms: ['free lot', 'free lots'],
    means: `A lot with neither die nor hotel: building there costs ${times(FREE_LOT_PRICE)} its number in gold.`,
    rule: 'DW-4.3.30',
  },
  {
    term: 'Build over',
    forms: ['build over', 'built over', 'builds over', 'to build over'],
    means: `Building on a lot with a camper costs ${times(CAMPER_LOT_PRICE)} its number; the camper is your guest at once.`,
    rule: 'DW-4.3.31',
  },
  {
    term: 'Room',
    forms: ['room', 'rooms', 'free room', 'free rooms', 'empty room', 'empty rooms'],
    means: 'The one bed of a hotel. A free one can take a camper you host or a rolled die of its number.',
    rule: 'DW-4.3.20',
  },
  {
    term: 'Host',
    forms: ['host', 'hosts', 'hosted', 'hosting'],
    means:
      'To move a camper from anywhere into your empty hotel of its number, free and as often as you can.',
    rule: 'DW-4.3.20',
  },
  {
    term: 'Host all',
    forms: ['host all'],
    means: 'One pick that fills your empty hotels, the highest first, with campers of the strongest gangs.',
    rule: 'DW-4.3.20',
  },
  {
    term: 'Mine',
    forms: ['mine', 'mines', 'mined', 'mining', 'claim'],
    means:
      'To roll the die of a camper and take that much gold. The die goes to the pool; it is all you do that turn.',
    rule: 'DW-4.3.11',
  },
  {
    term: 'Resize',
    forms: ['resize', 'resized', 'resizes', 'resizing', 'upgrade', 'upgrading', 'downgrade', 'downgrading'],
    means: `To change the number of an empty hotel: ${UPGRADE_PRICE} gold for each step up, free on the way down. It counts as building.`,
    rule: 'DW-4.3.34',
  },
  {
    term: 'Manage',
    forms: ['manage', 'manages', 'management'],
    means: 'The part of your turn in which you act: mine and nothing else, or host, build and burn.',
    rule: 'DW-4.3.1',
  },
  {
    term: 'Check out',
    forms: ['check out', 'checks out', 'checked out', 'collect', 'collects', 'collected', 'collecting'],
    means: 'When your turn begins, your guests pay their numbers in gold and their dice go to the pool.',
    rule: 'DW-4.2.1',
  },
  {
    term: 'Fire',
    forms: ['fire', 'fires'],
    means:
      'Burns an empty hotel of yours for its insurance, then must go on next door; a guest or stone stops it.',
    rule: 'DW-4.3.40',
  },
  {
    term: 'Insurance',
    forms: ['insurance'],
    means: 'Gold for a burned hotel, as much as its number. The hotel itself can be built again.',
    rule: 'DW-4.3.41',
  },
  {
    term: 'Dice pool',
    forms: ['dice pool', 'pool'],
    means:
      'The dice that are not in the city. With enough of them at the end of a turn a scoring round comes.',
    rule: 'DW-4.4.1',
  },
  {
    term: 'Scoring round',
    forms: ['scoring round', 'scoring rounds'],
    means: `A tile is laid, the pool is rolled, and all neighbourhoods score. After ${numberWord(SCORING_ROUNDS)} of them the game ends.`,
    rule: 'DW-4.4.1',
  },
  {
    term: 'Grow',
    forms: ['grow', 'grows', 'grew'],
    means: 'The first step of a scoring round: whoever is on turn adds a new tile to the city.',
    rule: 'DW-4.5.1',
  },
  {
    term: 'Tile',
    forms: ['tile', 'tiles', 'new tile'],
    means: `A piece of the city with six squares, worth ${count(TILE_POINTS, 'point')} to its neighbourhood. Rolled dice fill the newest one first.`,
    rule: 'DW-2.5',
  },
  {
    term: 'Neighbourhood',
    forms: ['neighbourhood', 'neighbourhoods'],
    means:
      'All tiles that touch each other. Whoever has the strongest block in it takes its points in a scoring round.',
    rule: 'DW-4.5.20',
  },
  {
    term: 'Block',
    forms: ['block', 'blocks'],
    means:
      'Hotels of one player that touch, as strong as the sum of their guests. Only your best one in a neighbourhood counts.',
    rule: 'DW-4.5.21',
  },
  {
    term: 'Gang',
    forms: ['gang', 'gangs', 'street gang', 'street gangs'],
    means:
      'Campers on touching lots, as strong as their sum. Where it beats every block no player scores; you win ties.',
    rule: 'DW-4.5.22',
  },
  {
    term: 'The Street',
    forms: ['the street', 'the street’s'],
    means: 'Your rival when you play alone: it takes the points of every neighbourhood that a gang holds.',
    rule: 'DW-6.2.2',
  },
  {
    term: 'Gang bonus',
    forms: [...bonuses, 'gang bonus'],
    means: 'What the level adds to the strength of every gang when a neighbourhood is decided.',
    rule: 'DW-6.2.4',
  },
  {
    term: 'Strength',
    forms: ['strength', 'strengths'],
    means: 'The sum of the dice in a block or gang: the highest one holds the neighbourhood.',
    rule: 'DW-4.5.24',
  },
  {
    term: 'Hold',
    forms: ['hold', 'holds', 'held', 'control', 'controls'],
    means: 'To have the strongest block in a neighbourhood and take its points when it scores.',
    rule: 'DW-4.5.24',
  },
  {
    term: 'Public building',
    forms: ['public building', 'public buildings', 'public square', 'public squares'],
    means: `Adds ${count(PUBLIC_SQUARE_POINTS, 'point')} a square to its neighbourhood. Nobody lodges or builds there, and it stops fires and parts blocks.`,
    rule: 'DW-4.5.20',
  },
  {
    term: 'Street edge',
    forms: ['street edge', 'street edges'],
    means:
      'A pale kerb on a tile: the cells beside it stay street for ever, so that no tile can touch there.',
    rule: 'DW-4.5.4',
  },
  {
    term: 'Main Street',
    forms: ['main street'],
    means: 'The three cells in the middle of the map, where Dawson began. It parts the first two tiles.',
    rule: 'DW-3.6',
  },
  {
    term: 'Next door',
    forms: ['next door'],
    means: 'Sharing a side, on one tile or on two that touch; never across a corner, a street or open land.',
    rule: 'DW-4.3.45',
  },
  {
    term: 'Walk in',
    forms: ['walk in', 'walks in', 'walked in', 'checked in'],
    means:
      'A rolled die that fits no lot of the new tile goes to the nearest empty hotel of its number, for free.',
    rule: 'DW-4.5.12',
  },
  {
    term: 'Idle turn',
    forms: ['idle turn', 'idle turns', 'idle'],
    means: 'A turn in which nobody checked out and nothing was done. Some in a row bring a slow week.',
    rule: 'DW-4.6.1',
  },
  {
    term: 'Slow week',
    forms: ['slow week', 'slow weeks'],
    means: 'A scoring round that comes because of too many idle turns in a row, whatever the pool.',
    rule: 'DW-4.6.1',
  },
  {
    term: 'The river opens',
    forms: ['the river opens', 'the river opened'],
    means: `A scoring round that comes because there was none for ${RIVER_TURNS} turns of each player.`,
    rule: 'DW-4.6.2',
  },
  {
    term: 'Gold',
    forms: ['gold'],
    means: `Pays for hotels; at the end every ${GOLD_A_POINT} of it are worth a point.`,
    rule: 'DW-5.2',
  },
  {
    term: 'Supply',
    forms: ['supply', 'left to build', 'hotels left'],
    means: `Your hotels that are not in the city: ${numberWord(HOTELS_EACH)} of each number at the start.`,
    rule: 'DW-4.3.37',
  },
  {
    term: 'Rival hotelier',
    forms: ['rival', 'rivals', 'rival hotelier', 'rival hoteliers'],
    means:
      'A player without a person: it builds, hosts and scores like you, by a list of rules you can read.',
    rule: 'DW-6.3.2',
  },
  {
    term: 'Stipend',
    forms: ['stipend', 'stipends', 'gold from home'],
    means: 'Gold that rivals of the better levels get each turn from outside the city.',
    rule: 'DW-6.3.1',
  },
];
