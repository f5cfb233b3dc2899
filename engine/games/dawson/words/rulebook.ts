/** Every clause of the specification in our own words; `house` marks what the rulebook leaves open. */
import type { RulebookChapter } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  CAMPER_LOT_PRICE,
  CHARACTERS,
  diceFor,
  FIRST_GOLD,
  FREE_LOT_PRICE,
  GOLD_A_POINT,
  GROW_BEYOND_PLAYERS,
  HEART_DICE,
  HEART_SIDES,
  HIGHEST_VALUE,
  HOTELS_EACH,
  LATER_GOLD,
  LOWEST_VALUE,
  MAIN_STREET,
  MOST_PLAYERS,
  PUBLIC_SQUARE_POINTS,
  RIVER_TURNS,
  SCORING_ROUNDS,
  SLOW_WEEK_LEAST,
  TILE_POINTS,
  TILES,
  UPGRADE_PRICE,
  VALUES,
} from '../data';
import { say } from './catalogue';
import { times } from './names';
import { abilityChapter, rivalChapter, streetChapter } from './rulebook-modes';
import { levelFigures, tableChapter } from './rulebook-tables';

/** "12, 15, 18, 21 or 24": from two players to the most there can be. */
const dice = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => diceFor(i + 2));
const diceInWords = `${dice.slice(0, -1).join(', ')} or ${dice.at(-1)}`;

export const rulebook: readonly RulebookChapter[] = [
  {
    title: say('rulebook.setup'),
    rules: [
      {
        clause: 'DW-3.1',
        text: `Everyone is one of the ${numberWord(CHARACTERS.length)} characters and takes ${numberWord(HOTELS_EACH * VALUES.length)} hotels: ${numberWord(HOTELS_EACH)} of each value from ${LOWEST_VALUE} to ${HIGHEST_VALUE}. With abilities on, seats pick in order; with abilities off, the colour of a seat says who it is. Rivals then get one of the rest by lot.`,
      },
      {
        clause: 'DW-3.2',
        text: `The game uses ${diceInWords} dice for two to ${numberWord(MOST_PLAYERS)} players, and ${diceFor(1)} alone. All of them start in the pool.`,
        house: true,
      },
      {
        clause: 'DW-3.3',
        text: `The ${TILES.length} city tiles are shuffled into a deck nobody may look through.`,
      },
      {
        clause: 'DW-3.4',
        text: 'When everyone has a character the first player is drawn by lot. Turns pass to the next seat, and from the last seat to the first.',
      },
      {
        clause: 'DW-3.5',
        text: `The first player has ${FIRST_GOLD} gold, and each one after that ${LATER_GOLD} gold more than the player before. Alone you have the gold of the level: ${levelFigures(({ gold }) => gold)}.`,
        house: true,
      },
      {
        clause: 'DW-3.6',
        text: `Main Street is a strip of ${numberWord(MAIN_STREET.length)} cells from north to south in the middle of the map. It stays street for ever and reserves no other cell.`,
      },
      {
        clause: 'DW-3.7',
        text: 'The Heart of the City: tiles are drawn for the west side, the east side, the north end and the south end, one at a time, each with its long street edge towards Main Street if it has one. A tile without one lies either way by chance.',
      },
      {
        clause: 'DW-3.8',
        text: `One tile lies on each side of Main Street, ${numberWord(HEART_SIDES)} in all.`,
        house: true,
      },
      {
        clause: 'DW-3.9',
        text: `For each of these tiles ${numberWord(HEART_DICE)} dice are rolled. Each goes to a free lot of its value on that tile; the others return to the pool. With fewer than ${numberWord(HEART_DICE)} dice left, those are rolled.`,
      },
      {
        clause: 'DW-3.10',
        text: 'Of two equal lots the one nearer to the highest lot of the tile fills first, then the one further north, then further west.',
        house: true,
      },
      {
        clause: 'DW-3.11',
        text: `The north tile comes only if ${numberWord(HEART_DICE)} dice or more are still in the pool, the south tile likewise after it. Then the Heart is done, however many dice are left.`,
      },
      {
        clause: 'DW-3.12',
        text: 'While the Heart is laid no die goes to another tile, nothing scores, and no scoring round is used up.',
        house: true,
      },
      {
        clause: 'DW-3.13',
        text: 'A pool that is large enough right after setup waits: the first check comes at the end of the first turn.',
        house: true,
      },
    ],
  },
  {
    title: say('rulebook.turn'),
    rules: [
      { clause: 'DW-4.1.1', text: 'A turn has three steps: collect, manage, check for a scoring round.' },
      {
        clause: 'DW-4.1.2',
        text: 'There is no limit to gold and no debt: you spend what you have.',
        house: true,
      },
      {
        clause: 'DW-4.2.1',
        text: 'Collect: all guests in your own hotels check out. Each pays its value in gold, and its die goes to the pool.',
      },
      {
        clause: 'DW-4.2.2',
        text: 'Collecting happens by itself, is no management action, and never keeps you from mining.',
      },
      { clause: 'DW-4.2.3', text: 'Guests of other players stay where they are.' },
      {
        clause: 'DW-4.3.1',
        text: 'Manage: either mine and do nothing else, or host, build and burn in any order, or do nothing at all.',
      },
      {
        clause: 'DW-4.3.2',
        text: 'You may host as often as you can. Building, upgrading and downgrading together are one action a turn; so is fire.',
      },
      {
        clause: 'DW-4.3.3',
        text: 'Only a hotel newly put on a lot counts as built this turn; a hotel that changed its value does not.',
        house: true,
      },
    ],
  },
  {
    title: say('rulebook.mine-host'),
    rules: [
      {
        clause: 'DW-4.3.10',
        text: 'You may mine if you have done nothing else this turn and somebody camps in the city.',
      },
      {
        clause: 'DW-4.3.11',
        text: 'Mine: choose any camper, roll that die, and take gold equal to the roll. The die goes to the pool.',
      },
      { clause: 'DW-4.3.12', text: 'Mining ends your actions for the turn.' },
      {
        clause: 'DW-4.3.20',
        text: 'Host: move a camper from anywhere into one of your empty hotels of the same value, unless you built that hotel this turn. Distance and streets do not matter.',
      },
      { clause: 'DW-4.3.21', text: 'Hosting is free. Only campers can be invited, never guests.' },
      {
        clause: 'DW-4.3.22',
        text: 'A guest stays until your next collect or a fire; you cannot move guests or turn them out.',
        house: true,
      },
    ],
  },
  {
    title: say('rulebook.build'),
    rules: [
      {
        clause: 'DW-4.3.30',
        text: `Build: put a hotel on a free lot of the same value anywhere and pay ${times(FREE_LOT_PRICE)} its value.`,
      },
      {
        clause: 'DW-4.3.31',
        text: `On a lot with a camper you pay ${times(CAMPER_LOT_PRICE)} the value; the camper becomes the first guest.`,
      },
      {
        clause: 'DW-4.3.32',
        text: 'A hotel built this turn cannot host and cannot burn this turn. It counts for scoring, and rolled dice may move in.',
      },
      { clause: 'DW-4.3.33', text: 'Nobody builds on public buildings, streets or other hotels.' },
      {
        clause: 'DW-4.3.34',
        text: `Upgrade: swap one of your empty hotels for a higher one and pay ${times(UPGRADE_PRICE)} the difference.`,
      },
      { clause: 'DW-4.3.35', text: 'Downgrade: swap it for a lower one, free of charge.' },
      {
        clause: 'DW-4.3.36',
        text: 'A changed hotel need not match its lot. The lot keeps its printed value and shows it again when the hotel is gone.',
      },
      {
        clause: 'DW-4.3.37',
        text: `You can only use hotels you have left: ${numberWord(HOTELS_EACH)} of each value in all.`,
      },
    ],
  },
  {
    title: say('rulebook.fire'),
    rules: [
      {
        clause: 'DW-4.3.40',
        text: 'Fire: set one of your own empty hotels alight, unless you built it this turn.',
      },
      {
        clause: 'DW-4.3.41',
        text: 'An empty hotel burns down. Its owner takes the tile back, the lot is free again, and the insurance pays the value of the hotel.',
      },
      {
        clause: 'DW-4.3.42',
        text: 'That owner must then pass the fire to a building next door, if there is one: any hotel not built this turn, or a public building. Otherwise the fire goes out.',
      },
      {
        clause: 'DW-4.3.43',
        text: 'If the fire enters a hotel with a guest, the guest flees to the pool and the fire is out. The hotel stands, empty, and no insurance is paid.',
      },
      { clause: 'DW-4.3.44', text: 'A public building stops the fire and takes no harm.' },
      {
        clause: 'DW-4.3.45',
        text: 'Next door means sharing a side. Fire crosses no street, no open land and no lot without a hotel.',
        house: true,
      },
      {
        clause: 'DW-4.3.46',
        text: 'After the fire your turn goes on, and a hotel of yours that lost its guest may host again.',
        house: true,
      },
      { clause: 'DW-4.3.47', text: 'Campers are never harmed by fire.', house: true },
    ],
  },
  {
    title: say('rulebook.check'),
    rules: [
      {
        clause: 'DW-4.4.1',
        text: `At the end of a turn count the pool. With at least as many dice as players plus ${numberWord(GROW_BEYOND_PLAYERS)}, a scoring round follows: grow, roll, score. Alone it is the number of the level: ${levelFigures(({ growAt }) => growAt)}.`,
        house: true,
      },
      {
        clause: 'DW-4.4.2',
        text: 'There is one scoring round a turn at most, even if the pool is still large afterwards.',
        house: true,
      },
    ],
  },
  {
    title: say('rulebook.grow'),
    rules: [
      {
        clause: 'DW-4.5.1',
        text: 'The active player draws a tile and must add it to the city, turned as they like.',
      },
      {
        clause: 'DW-4.5.2',
        text: 'It may cover neither tiles nor streets, its street edges may not run into a tile, and it must touch the city or lie straight across one cell from it.',
      },
      {
        clause: 'DW-4.5.3',
        text: 'Touching by a corner is not enough, nor is a gap of two cells.',
        house: true,
      },
      { clause: 'DW-4.5.4', text: 'The cells along its printed street edges become streets for good.' },
      { clause: 'DW-4.5.5', text: 'A place can always be found, and the deck always lasts.', house: true },
    ],
  },
  {
    title: say('rulebook.roll'),
    rules: [
      { clause: 'DW-4.5.10', text: 'All dice of the pool are rolled.' },
      { clause: 'DW-4.5.11', text: 'They first fill free lots of their value on the new tile.' },
      {
        clause: 'DW-4.5.12',
        text: 'The others look for an empty hotel of their value, whoever owns it, the nearest first; failing that, for a free lot of their value on another tile, the nearest first.',
      },
      {
        clause: 'DW-4.5.13',
        text: 'Near is counted in steps along the grid from the highest lot of the new tile.',
      },
      {
        clause: 'DW-4.5.14',
        text: 'Where spaces are equally near and dice are too few, the next player chooses, one die at a time.',
      },
      {
        clause: 'DW-4.5.15',
        text: 'Two equal lots on the new tile are settled in the same way.',
        house: true,
      },
      { clause: 'DW-4.5.16', text: 'Dice that find no space stay in the pool.' },
      { clause: 'DW-4.5.17', text: 'High values land before low ones.', house: true },
      { clause: 'DW-4.5.18', text: 'A guest who came by the roll pays at the next collect like any other.' },
    ],
  },
  {
    title: say('rulebook.score'),
    rules: [
      {
        clause: 'DW-4.5.20',
        text: `A neighbourhood is a group of touching tiles. It is worth ${count(TILE_POINTS, 'point')} for each tile and ${count(PUBLIC_SQUARE_POINTS, 'point')} for each square of a public building.`,
      },
      {
        clause: 'DW-4.5.21',
        text: 'Your hotels that touch form a block, empty ones too. Its strength is the sum of the dice in it.',
      },
      {
        clause: 'DW-4.5.22',
        text: 'Campers on touching lots form a street gang, and its strength is their sum. Free lots, hotels and public buildings part gangs.',
      },
      {
        clause: 'DW-4.5.23',
        text: 'Campers never help a player, guests never help a gang, and players never share a block.',
      },
      {
        clause: 'DW-4.5.24',
        text: 'The strongest block or gang controls the neighbourhood. Without dice nobody does.',
      },
      { clause: 'DW-4.5.25', text: 'Only the best block of each player counts; blocks are not added up.' },
      {
        clause: 'DW-4.5.26',
        text: 'The controlling player takes all the points. Players who are equal best divide them, rounded down; a gang loses a tie with a player.',
      },
      { clause: 'DW-4.5.27', text: 'If a gang is stronger than every player, nobody scores there.' },
      { clause: 'DW-4.5.28', text: 'All neighbourhoods score at once, and the dice stay where they are.' },
    ],
  },
  {
    title: say('rulebook.stop'),
    rules: [
      {
        clause: 'DW-4.6.1',
        text: `A slow week: after as many idle turns in a row as there are players, and ${numberWord(SLOW_WEEK_LEAST)} at least, a scoring round comes whatever the pool. A turn is idle if nobody checked out and nothing was done.`,
        house: true,
      },
      {
        clause: 'DW-4.6.2',
        text: `The river opens: after ${numberWord(RIVER_TURNS)} turns for each player without a scoring round, one comes whatever the pool.`,
        house: true,
      },
      {
        clause: 'DW-4.6.3',
        text: `Such a round is one of the ${numberWord(SCORING_ROUNDS)}. With an empty pool nothing is rolled.`,
        house: true,
      },
    ],
  },
  {
    title: say('rulebook.end'),
    rules: [
      { clause: 'DW-5.1', text: `The game ends at once after scoring round ${SCORING_ROUNDS}.` },
      {
        clause: 'DW-5.2',
        text: `Every ${GOLD_A_POINT} gold are worth 1 point, rounded down. Hotels and guests who have not paid are worth nothing.`,
      },
      { clause: 'DW-5.3', text: 'The most points win.' },
      {
        clause: 'DW-5.4',
        text: 'A tie goes to the player with more gold, then to the one with more hotels in the city; else the win is shared.',
        house: true,
      },
    ],
  },
  streetChapter,
  rivalChapter,
  abilityChapter,
  tableChapter,
];
