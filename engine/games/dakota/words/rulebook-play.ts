/** Clauses 4.1 to 4.7 of the in-app rulebook. */
import { type RulebookChapter } from '../../../core/game';
import { chapter, house } from './rulebook-parts';
import { cardRows, cartRows, jobRows, marketRows, withRows } from './rulebook-tables';

export const rulesOfPlay: readonly RulebookChapter[] = [
  chapter('Morning', 'DK-4.1', [
    'Each building brings ${TAX_PER_BUILDING} tax, the starters too.',
    'Each specialist who slept in a saloon adds ${TAX_PER_SALOON_SLEEPER}.',
    'You may buy one of your prisoners free for ${BAIL}, paid to the town that holds him, or play Jailbreak. Whoever is not freed joins that town, as long as it has taken in fewer than {acquired_per_day} people today.',
    house(
      withRows(
        'Everyone draws a card. Events happen at once, for every town; other cards go to the hand.',
        cardRows('event'),
      ),
    ),
    'Events drawn at school on an earlier day happen now, the oldest first.',
    'First all taxes, then all bail, then all draws, then events from school; after that each town explores in turn.',
  ]),
  chapter('Exploring', 'DK-4.2', [
    'A tile’s distance is the number of tiles from the entrance to it, itself included.',
    'Distance 1 to {LAYER_TWO_BEFORE} takes layer 1 only, {LAYER_TWO} to {LAYER_THREE_BEFORE} layers 1 and 2, {LAYER_THREE} and more all three.',
    'A tile goes on an empty cell where one of its open sides meets exactly one open side of the mine. Two such meetings would close a loop and are not allowed. The first tile lies under the entrance, open upward.',
    house('An open side may end against rock; it is simply blocked.'),
    'Every morning you draw {tiles_drawn} tiles from one bag, free, and may place one. The rest go back.',
    house(
      'After that up to {explorers} workers may explore too, for ${EXPLORER_WAGE_A}, ${EXPLORER_WAGE_B} and ${EXPLORER_WAGE_C}. They are used for the day.',
    ),
    'An explorer can be sent only if a bag can be chosen and the wage paid.',
    'A strong miner may put the new tile in place of any old one, if all joints stay joined and no new one appears.',
    'A prospector explores free and looks at {prospector_tiles} tiles, or searches a bag for a fork or crossing for ${SEARCH_PRICE}, paid even if there is none.',
    'A tile with nothing behind it is an end tile. Only end tiles can be destroyed.',
    'Every end tile ends one shaft: the way from the entrance to it.',
    house(
      'Only tiles that fit somewhere are offered. If none fits, all go back and the exploration is over.',
    ),
  ]),
  chapter('High Noon', 'DK-4.3', [
    'In order, everyone plays one card or passes, round and round. Who has passed is out, except for reactions.',
    'Alone you play as many as you like, then pass.',
    house(withRows('Cards work at once.', cardRows('noon'))),
    'Only a card that can have an effect may be played; without one you pass unasked.',
  ]),
  chapter('Attacks', 'DK-4.4', [
    house(
      withRows(
        'Name the town and what is struck, and bind exactly as many free workers as the card asks. They are used for the day.',
        cardRows('attack'),
      ),
    ),
    house(
      withRows(
        'The town struck may answer with reaction cards, an engineer against a cave-in, and one roll, until the attack is stopped or it gives up.',
        cardRows('reaction'),
      ),
    ),
    'A roll needs a sheriff’s office with a free window and a free worker, who is used. One roll an attack.',
    house('Anyone but a sheriff stops the attack on {VICE_FROM} or {DIE}.'),
    'After a failed roll reaction cards may still be played.',
    house(
      'A sheriff stops it on {SHERIFF_FROM} to {DIE} and locks up one of the workers bound, if a cell is free.',
    ),
    'Each office has one cell. A prisoner needs no bed, does not work and is settled next morning.',
    'A free engineer may stop one earthquake or cave-in, and is used for the day.',
    'A collapsed tile lies at the market. Until night each kind of piece on it sells for ${RISE} more.',
    'Destroyed buildings leave the game. Starters cannot be destroyed.',
    house('Only the town struck answers; the attacker may only answer an arrest, with Jailbreak.'),
    'First the prisoner is picked, then Jailbreak may be played, then the attack card is laid aside.',
  ]),
  chapter('Afternoon', 'DK-4.5', [
    'Put free workers on cart seats and into the windows of workshops, saloons and schools. People on the street do not work yet. Until the work starts you may take them back.',
    'Then carry the tasks out in any order. What you cannot or will not pay for does nothing.',
    house(
      'Sending carts costs ${CART_WAGE_A}, ${CART_WAGE_B}, ${CART_WAGE_C} and ${CART_WAGE_D} in turn. Each takes a shaft of its own.',
    ),
    'Workers get off on resource tiles along the shaft, one a tile; a tile is worked once a day.',
    'On a double tile an ordinary worker brings one of the two pieces.',
    'A strong miner brings both.',
    'Whoever stays aboard brings nothing.',
    'Tiles are never used up.',
    withRows(
      'Each worker in a workshop builds one building or cart, or replaces a building; a craftsman may upgrade.',
      cartRows,
    ),
    'A new building is paid and goes on the lowest empty space. Its windows serve from the next day.',
    'Replacing costs the price of the new building; the old one leaves the game. It never completes a town.',
    'A craftsman builds ${CRAFTSMAN_OFF_BUILDING} and makes carts ${CRAFTSMAN_OFF_CART} cheaper.',
    house(
      'With {yard} carts in the yard an unused one must be scrapped for a new one. New carts roll from the next day.',
    ),
    'A craftsman turns a house into a hotel for ${UPGRADE_PRICE}.',
    'In a saloon a worker drinks for ${DRINK_PAY} or gambles for one die.',
    'A bartender earns ${BARTENDER_PAY} there. Beside him the other guest drinks for ${BARTENDER_PAY} or may reroll once.',
    'In a school each worker draws a card. Events drawn there wait for the next morning.',
    'A teacher and a miner in one school turn the miner into a specialist of your choice from the bag.',
    'The last building of a kind goes to the town that comes first in order.',
    'Whoever laid out least this afternoon comes first in the new order; ties stay as they were.',
    house('A building with people still at work cannot be replaced, nor an office whose cell is needed.'),
    'A new building needs an empty space and a piece in the supply. An upgraded or replaced starter loses its protection.',
    house(
      'A cart rolls only with someone aboard, its wage paid and a shaft left. Who sits in a cart that stays is used all the same.',
    ),
  ]),
  chapter('Evening', 'DK-4.6', [
    'In the new order everyone takes turns of one to {evening_actions} actions; a turn without one is a pass. Alone you go on until you pass.',
    'A cart brought home brings the pieces its workers stood on, as far as the pool has them.',
    house(
      withRows(
        'A sale is any number of one kind at its single price, or one combination on a free slot; one piece of it stays there till night. The solo race has one slot of each.',
        marketRows,
      ),
    ),
    'Price rises of the day are added for every piece.',
    house(
      withRows(
        '{Specialists_per_day} specialist a day may be hired, and {specialists_per_school} more for each school.',
        jobRows,
      ),
    ),
    'Miners cost ${MINER_PRICE}, strong miners ${STRONG_PRICE}.',
    '{Acquired_per_day} people a day is the most a town can take in. They work from the next day.',
    house(withRows('An evening card is one action; reactions are none.', cardRows('evening'))),
    'At the end everyone goes home. Whoever has no bed leaves; you choose who.',
    'Specialists sleep in saloons first.',
    'Each building stores {house_stores} piece, a sheriff’s office {office_stores}. The rest goes back to the pool.',
    house(
      'A turn ends after {evening_actions} actions or earlier if you like. Passing is possible only at its start; alone at any time.',
    ),
  ]),
  chapter('Night', 'DK-4.7', [
    'After the last day there is no night.',
    'The specialist in the first job slot leaves, the others move up, and the slots are filled.',
    'The market slots are cleared, collapsed tiles go back to their bags, price rises end.',
    'Hands are cut to {hand_size} cards, plus one a school.',
    'The day marker moves on.',
  ]),
];
