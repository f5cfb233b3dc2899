/** One bubble for the first time something happens that seeing does not explain. */
import { FRAME } from '../../core/lesson';
import type { Bubble, Lesson } from '../../core/lesson';
import { count, numberWord } from '../../core/words';
import { GOLD_A_POINT, LATER_GOLD, RIVER_TURNS, SCORING_ROUNDS, SLOW_WEEK_LEAST } from './data';
import type { EventKind, PickKind } from './state';

const EVENT = '@event';
const { top } = FRAME;

function bubble(title: string, text: string, rule: string, ...at: readonly string[]): Bubble {
  return { title, text, rule, at: [EVENT, ...at, top] };
}

export const eventBubbles: Lesson<PickKind, EventKind>['events'] = {
  // Before the first pick there is nothing to learn from; whose turn it is, is seen.
  character: null,
  'heart-west': null,
  'heart-east': null,
  'heart-north': null,
  'heart-south': null,
  'heart-roll': null,
  turn: null,
  rival: bubble(
    'A rival hotelier',
    'Rivals build, host and hold neighbourhoods as you do, by a fixed list of rules you can read.',
    'DW-6.3.2',
    '@seat -1 point',
  ),
  first: bubble(
    'Who starts',
    `Turns go round from the first player. Whoever starts later has ${LATER_GOLD} gold more for each player before them.`,
    'DW-3.5',
    '@seat 0 gold',
  ),
  collect: bubble(
    'Guests pay',
    'When a turn begins, that player’s guests pay their numbers in gold. Their dice go to the pool, nearer to a scoring round.',
    'DW-4.2.1',
    '@seat 0 gold',
    'pool',
  ),
  stipend: bubble(
    'Money from home',
    'The better rivals draw some gold of their own each turn, whatever they have built.',
    'DW-6.3.1',
    '@seat -1 gold',
  ),
  // What a deed does was said when it was offered.
  mine: null,
  host: null,
  build: null,
  'build-occupied': null,
  upgrade: null,
  downgrade: null,
  claim: bubble(
    'The claim paid',
    'Mining pays what the die rolls. The die itself went to the pool and fills it for the next scoring round.',
    'DW-4.3.11',
    'pool',
    '@seat 0 gold',
  ),
  'fire-start': null,
  burn: bubble(
    'Burned down',
    'The owner got the insurance and takes the hotel back to build again. The lot is free for anybody.',
    'DW-4.3.41',
    '@seat 0 gold',
  ),
  'fire-out': bubble(
    'The fire went out',
    'Nothing more can burn next door: streets, lots without a hotel and hotels built this turn stop a fire.',
    'DW-4.3.42',
  ),
  'fire-pass': bubble(
    'It spreads',
    'The fire entered an empty hotel next door. That burns too, and its owner passes the fire on.',
    'DW-4.3.42',
  ),
  'fire-public': bubble(
    'A wall of stone',
    'A public building stops the fire and takes no harm.',
    'DW-4.3.44',
  ),
  'fire-guest': bubble(
    'The guest fled',
    'A hotel with a guest does not burn. The guest fled to the pool without paying, and the fire is out.',
    'DW-4.3.43',
    'pool',
  ),
  idle: bubble(
    'Nothing done',
    `If nobody checked out either, the turn was idle. After ${numberWord(SLOW_WEEK_LEAST)} such turns in a row, or more with more players, a scoring round comes.`,
    'DW-4.6.1',
    'pool',
  ),
  'round-pool': bubble(
    'The pool is full',
    'Enough dice wait, so a scoring round comes: a tile is laid, the dice are rolled, then every neighbourhood scores.',
    'DW-4.4.1',
    'pool',
  ),
  'round-slow-week': bubble(
    'A slow week',
    'Too many idle turns in a row bring a scoring round, however few dice are in the pool.',
    'DW-4.6.1',
    'pool',
  ),
  'round-river': bubble(
    'The river opens',
    `After ${RIVER_TURNS} turns each without a scoring round, one comes whatever the pool holds.`,
    'DW-4.6.2',
    'pool',
  ),
  // The question that follows is explained itself.
  draw: null,
  place: null,
  bury: bubble(
    'Under the deck',
    'The tile that was not laid goes under the deck for all to see. It will not come up again.',
    'DW-6.4.4',
  ),
  roll: bubble(
    'The pool is rolled',
    'High dice go first. Each looks for its number: a lot of the new tile, then an empty hotel, then another lot.',
    'DW-4.5.12',
    'pool',
  ),
  'land-new': null,
  'land-hotel': bubble(
    'A guest walked in',
    'A rolled die found an empty hotel of its number. It strengthens the block at once and pays when its owner’s next turn begins.',
    'DW-4.5.18',
    'hotel:*',
  ),
  'land-lot': bubble(
    'A new camper',
    'No empty hotel had this number, so the die camps on a free lot. You can host it from there, or mine with it.',
    'DW-4.5.12',
    'camper:*',
  ),
  stay: bubble(
    'No room for it',
    'Without a free space of its number a die stays in the pool and counts for the next scoring round.',
    'DW-4.5.16',
    'pool',
  ),
  'tie-pick': bubble(
    'Equally near',
    'Several spaces were as near as each other. Then the next player in turn chooses where the die goes.',
    'DW-4.5.14',
  ),
  'word-of-mouth': bubble(
    'Word of mouth',
    'The baker’s hotels are talked about: each rolled die that walks in brings her gold at once.',
    'DW-6.4.5',
    '@seat 0 gold',
  ),
  scoring: null,
  score: bubble(
    'Neighbourhood held',
    'The best block here belongs to a player. Its strength is the sum of the guests in touching hotels; a tie beats a gang.',
    'DW-4.5.26',
    'hood:*',
    '@seat 0 point',
  ),
  'score-gang': bubble(
    'A gang holds it',
    'Campers side by side are a gang. It was stronger than every player’s block, so nobody scores here.',
    'DW-4.5.27',
    'hood:*',
  ),
  'score-street': bubble(
    'The Street scores',
    'A gang is stronger than your block here, so the Street takes the points. Host or mine its campers to break it.',
    'DW-6.2.2',
    'hood:*',
    '@seat -1 point',
  ),
  'round-end': null,
  end: bubble(
    'The rush is over',
    `Scoring round ${SCORING_ROUNDS} is done. Now every ${GOLD_A_POINT} gold count as ${count(1, 'point')} more.`,
    'DW-5.1',
    '@seat 0 point',
  ),
};
