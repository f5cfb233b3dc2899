/** Clauses 4.1 to 4.7 of the in-app rulebook. */
import type { RulebookChapter, RuleText } from '../../../core/game';

/** Marked where a number or a ruling is ours. */
const HOUSE = new Set([
  'DK-4.2.4',
  'DK-4.2.12',
  'DK-4.4.4',
  'DK-4.4.11',
  'DK-4.5.21',
  'DK-4.5.23',
  'DK-4.6.12',
]);

function chapter(title: string, prefix: string, texts: readonly string[]): RulebookChapter {
  const rules = texts.map((text, i): RuleText => {
    const clause = `${prefix}.${i + 1}`;
    return HOUSE.has(clause) ? { clause, text, house: true } : { clause, text };
  });
  return { title, rules };
}

export const rulesOfPlay: readonly RulebookChapter[] = [
  chapter('Morning', 'DK-4.1', [
    'Each building brings $1 tax, the starters too.',
    'Each specialist who slept in a saloon adds $1.',
    'You may buy one of your prisoners free for $5, paid to the town that holds him, or play Jailbreak. Whoever is not freed joins that town, as long as it has taken in fewer than four people today.',
    'Everyone draws a card. Events happen at once; other cards go to the hand.',
    'Events drawn at school on an earlier day happen now, the oldest first.',
    'First all taxes, then all bail, then all draws, then events from school; after that each town explores in turn.',
  ]),
  chapter('Exploring', 'DK-4.2', [
    'A tile’s distance is the number of tiles from the entrance to it, itself included.',
    'Distance 1 to 3 takes layer 1 only, 4 to 6 layers 1 and 2, 7 and more all three.',
    'A tile goes on an empty cell where one of its open sides meets exactly one open side of the mine. Two such meetings would close a loop and are not allowed. The first tile lies under the entrance, open upward.',
    'An open side may end against rock; it is simply blocked.',
    'Every morning you draw two tiles from one bag, free, and may place one. The rest go back.',
    'After that up to three workers may explore too, for $1, $1 and $2. They are used for the day.',
    'An explorer can be sent only if a bag can be chosen and the wage paid.',
    'A strong miner may put the new tile in place of any old one, if all joints stay joined and no new one appears.',
    'A prospector explores free and looks at three tiles, or searches a bag for a fork or crossing for $2, paid even if there is none.',
    'A tile with nothing behind it is an end tile. Only end tiles can be destroyed.',
    'Every end tile ends one shaft: the way from the entrance to it.',
    'Only tiles that fit somewhere are offered. If none fits, all go back and the exploration is over.',
  ]),
  chapter('High Noon', 'DK-4.3', [
    'In order, everyone plays one card or passes, round and round. Who has passed is out, except for reactions.',
    'Alone you play as many as you like, then pass.',
    'Cards work at once.',
    'Only a card that can have an effect may be played; without one you pass unasked.',
  ]),
  chapter('Attacks', 'DK-4.4', [
    'Name the town and what is struck, and bind exactly as many free workers as the card asks. They are used for the day.',
    'The town struck may answer with reaction cards, an engineer against a cave-in, and one roll, until the attack is stopped or it gives up.',
    'A roll needs a sheriff’s office with a free window and a free worker, who is used. One roll an attack.',
    'Anyone but a sheriff stops the attack on 5 or 6.',
    'After a failed roll reaction cards may still be played.',
    'A sheriff stops it on 3 to 6 and locks up one of the workers bound, if a cell is free.',
    'Each office has one cell. A prisoner needs no bed, does not work and is settled next morning.',
    'A free engineer may stop one earthquake or cave-in, and is used for the day.',
    'A collapsed tile lies at the market. Until night each kind of piece on it sells for $1 more.',
    'Destroyed buildings leave the game. Starters cannot be destroyed.',
    'Only the town struck answers; the attacker may only answer an arrest, with Jailbreak.',
    'First the prisoner is picked, then Jailbreak may be played, then the attack card is laid aside.',
  ]),
  chapter('Afternoon', 'DK-4.5', [
    'Put free workers on cart seats and into the windows of workshops, saloons and schools. People on the street do not work yet. Until the work starts you may take them back.',
    'Then carry the tasks out in any order. What you cannot or will not pay for does nothing.',
    'Sending carts costs $1, $3, $5 and $7 in turn. Each takes a shaft of its own.',
    'Workers get off on resource tiles along the shaft, one a tile; a tile is worked once a day.',
    'On a double tile an ordinary worker brings one of the two pieces.',
    'A strong miner brings both.',
    'Whoever stays aboard brings nothing.',
    'Tiles are never used up.',
    'Each worker in a workshop builds one building or cart, or replaces a building; a craftsman may upgrade.',
    'A new building is paid and goes on the lowest empty space. Its windows serve from the next day.',
    'Replacing costs the price of the new building; the old one leaves the game. It never completes a town.',
    'A craftsman builds $2 and makes carts $1 cheaper.',
    'With four carts in the yard an unused one must be scrapped for a new one. New carts roll from the next day.',
    'A craftsman turns a house into a hotel for $3.',
    'In a saloon a worker drinks for $3 or gambles for one die.',
    'A bartender earns $4 there. Beside him the other guest drinks for $4 or may reroll once.',
    'In a school each worker draws a card. Events drawn there wait for the next morning.',
    'A teacher and a miner in one school turn the miner into a specialist of your choice from the bag.',
    'The last building of a kind goes to the town that comes first in order.',
    'Whoever laid out least this afternoon comes first in the new order; ties stay as they were.',
    'A building with people still at work cannot be replaced, nor an office whose cell is needed.',
    'A new building needs an empty space and a piece in the supply. An upgraded or replaced starter loses its protection.',
    'A cart rolls only with someone aboard, its wage paid and a shaft left. Who sits in a cart that stays is used all the same.',
  ]),
  chapter('Evening', 'DK-4.6', [
    'In the new order everyone takes turns of one to three actions; a turn without one is a pass. Alone you go on until you pass.',
    'A cart brought home brings the pieces its workers stood on, as far as the pool has them.',
    'A sale is any number of one kind at its single price, or one combination on a free slot; one piece of it stays there till night.',
    'Price rises of the day are added for every piece.',
    'One specialist a day may be hired, and one more for each school.',
    'Miners cost $1, strong miners $3.',
    'Four people a day is the most a town can take in. They work from the next day.',
    'An evening card is one action; reactions are none.',
    'At the end everyone goes home. Whoever has no bed leaves; you choose who.',
    'Specialists sleep in saloons first.',
    'Each building stores one piece, a sheriff’s office three. The rest goes back to the pool.',
    'A turn ends after three actions or earlier if you like. Passing is possible only at its start; alone at any time.',
  ]),
  chapter('Night', 'DK-4.7', [
    'After the last day there is no night.',
    'The specialist in the first job slot leaves, the others move up, and the slots are filled.',
    'The market slots are cleared, collapsed tiles go back to their bags, price rises end.',
    'Hands are cut to three cards, plus one a school.',
    'The day marker moves on.',
  ]),
];
