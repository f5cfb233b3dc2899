import type { RulebookChapter, RuleText } from '../../../core/game';
import { capital, numberWord } from '../../../core/words';
import {
  amount,
  BANK,
  BIG_COPPER,
  CITY_SPACES,
  COLOURS,
  COPPER,
  COW_SILVER,
  entry,
  FIELDS_PER_BUILD,
  FIRST_SILVER,
  GRAIN_PER_STEP,
  LINE,
  LINE_SETTLEMENTS,
  MOST_STEPS,
  numberOf,
  OTHER_CREW,
  outlineOf,
  OWN_CREW,
  rowsOf,
  SHOPS,
  SILVER_PER_FIELD,
  sizeOf,
  SMALL_YIELD,
  START_LAND,
  TABLE,
  TILES,
  WHEEL,
  WORKER_CAP,
  WORKERS_PER_COLOUR,
  WORKERS_PER_SPACE,
} from '../data';
import { tableSize } from '../state';
import { say } from './catalogue';
import {
  AREA_ROWS,
  BANK_ROWS,
  BID_ROWS,
  COLUMN_ROWS,
  DECK_ROWS,
  DRINKING_LEVELS,
  RANK_ROWS,
  REWARD_ROWS,
  TILE_ROWS,
  WHEEL_ROWS,
  withTable,
} from './rulebook-tables';

function rule(clause: string, text: string): RuleText {
  return { clause, text };
}

function house(clause: string, text: string): RuleText {
  return { clause, text, house: true };
}

/** "7, 9 or 10" */
function or(items: readonly (string | number)[]): string {
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

const SIZES = Object.keys(TABLE).map(Number);
const PLAYERS = or(SIZES);

/** A number for each size of the table, in the order of PLAYERS. */
function byPlayers(number: (players: number) => number): string {
  return or(SIZES.map(number));
}

function stock(good: number): string {
  return byPlayers((players) => amount(sizeOf(players).goods, good));
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

const STORE = entry(SHOPS, numberOf(SHOPS, 'city-goods'));

/** Every clause of the specification in our own words; house rules are ours where the box showed only a picture. */
export const rulebook: readonly RulebookChapter[] = [
  {
    title: 'Setting up',
    rules: [
      house(
        'MT-3.1',
        'The starting player is drawn by lot or fixed in the options; the others follow clockwise.',
      ),
      house(
        'MT-3.2',
        withTable(
          `Of the ${TILES.length} landscape tiles ${byPlayers((n) => outlineOf(n).length)} are laid for ${PLAYERS} players, each turned at random. What the fields of a tile show is a house design: here the middle field, then the others clockwise.`,
          TILE_ROWS,
        ),
      ),
      house(
        'MT-3.3',
        `The start tile goes on land with at least ${numberWord(START_LAND)} land fields around it, in the largest stretch of land. The last seat lays it unless the options say otherwise; alone, you lay it.`,
      ),
      rule('MT-3.4', 'Every lake gets one canteen.'),
      rule(
        'MT-3.5',
        'Every cow symbol gets a cow, unless the start tile covers it. The other cows form the supply.',
      ),
      rule(
        'MT-3.6',
        `The supply holds ${stock(COPPER)} of each small good and ${stock(BIG_COPPER)} of each big one for ${PLAYERS} players, and all ${COLOURS.length * WORKERS_PER_COLOUR} workers. Money never runs out.`,
      ),
      rule(
        'MT-3.7',
        `Each player has a contractor, ${byPlayers((n) => sizeOf(n).settlements)} settlements, a cow, and a copper, a stone, a grain and a pumpkin that come on top of the supply.`,
      ),
      rule(
        'MT-3.8',
        `In turn order everyone spins twice and takes the workers shown; white spaces give any ${numberWord(WORKERS_PER_SPACE)}. Grain cannot move the arrow yet.`,
      ),
      rule('MT-3.9', `The first seat has ${FIRST_SILVER} silver, and each later seat one more.`),
      rule('MT-3.10', 'The starting player begins the first round.'),
    ],
  },
  {
    title: 'A turn',
    rules: [
      rule('MT-4.1', 'Turns go clockwise. A round is one turn of everybody with all extra turns in it.'),
      rule(
        'MT-4.2',
        'A turn is exactly one of Recruit, Work and Build. Nobody passes: recruiting is always possible.',
      ),
      rule('MT-4.3', 'Cattle can be traded any number of times in your own turn.'),
      rule('MT-4.4', 'What is paid goes back to the supply; only a used canteen leaves the game.'),
    ],
  },
  {
    title: 'When the supply runs short',
    rules: [
      rule(
        'MT-4.5',
        'If you should get more of a kind than the supply holds, everyone who has that kind returns one, you too. This is repeated until there is enough or nobody has any left; then you take your pieces.',
      ),
      rule(
        'MT-4.6',
        'Big and small pieces are different kinds, and every colour of worker is one. Workers at work are never returned.',
      ),
      rule('MT-4.7', 'A round of returning is always finished, even if fewer pieces would do.'),
      house(
        'MT-4.8',
        'If you get several kinds, name them all first; they are then handed out one after the other in a fixed order.',
      ),
      rule(
        'MT-4.9',
        'This holds for every gain of goods or workers, never for cows, canteens, silver or settlements. If no cow is left you get none.',
      ),
      rule('MT-4.50', `A player board holds any number of things, but only ${WORKER_CAP} workers.`),
    ],
  },
  {
    title: 'Recruit',
    rules: [
      house(
        'MT-4.10',
        withTable(
          `Spin the wheel and take the ${numberWord(WORKERS_PER_SPACE)} workers of its space. What six of the ${numberWord(WHEEL.length)} spaces show is a house design.`,
          WHEEL_ROWS,
        ),
      ),
      rule(
        'MT-4.11',
        `A white space gives any ${numberWord(WORKERS_PER_SPACE)} workers that can still be found.`,
      ),
      rule(
        'MT-4.12',
        `With more than ${WORKER_CAP} workers you send some away, new or old, until ${WORKER_CAP} are left.`,
      ),
      rule(
        'MT-4.13',
        `Once a turn you may then move the arrow on by 1 to ${MOST_STEPS} spaces for ${GRAIN_PER_STEP} grain each and take the ${numberWord(WORKERS_PER_SPACE)} workers there as well.`,
      ),
      house('MT-4.14', 'The arrow of the app always turns a full circle at least and never stops on a line.'),
    ],
  },
  {
    title: 'Work',
    rules: [
      house('MT-4.15', 'One action uses one place: a bank space, a row of one area, or the city.'),
      house(
        'MT-4.16',
        withTable(
          `Bank: fill a free space with exactly its number of workers of any colour and take its silver. Three of the ${numberWord(BANK.length)} payments are house values.`,
          BANK_ROWS,
        ),
      ),
      house(
        'MT-4.17',
        withTable(
          'Areas: choose a row whose large space is free and whose price you can pay. Most prices and yields are house values.',
          AREA_ROWS,
        ),
      ),
      rule(
        'MT-4.18',
        `Place ${numberWord(OWN_CREW)} worker of the area, or ${numberWord(OTHER_CREW)} workers of other colours. Never one of each.`,
      ),
      rule('MT-4.19', 'Pay the silver and take the goods of that row.'),
      rule(
        'MT-4.20',
        `Right after that you may staff the small space of the same row in the same way, without silver, for ${numberWord(SMALL_YIELD)} more of the good.`,
      ),
      rule(
        'MT-4.21',
        `At the end of every turn a full bank is emptied, and every area whose ${numberWord(rowsOf(0).length)} large spaces are taken, small spaces too. They are free again from the next turn, extra turns included.`,
      ),
      rule('MT-4.22', 'Each area is looked at by itself, and nothing is freed while the turn still runs.'),
    ],
  },
  {
    title: 'The city',
    rules: [
      rule(
        'MT-4.23',
        'Take a pumpkin, then place your contractor on a space you can pay for. You must place.',
      ),
      house(
        'MT-4.24',
        withTable(
          'A space costs as many pumpkins as its column says. In a row with another contractor only spaces to the right of it are open: a space further right is harder to outbid. Which columns a shop has is a house value.',
          COLUMN_ROWS,
        ),
      ),
      rule('MT-4.25', 'Then the others, clockwise, place or pass. They get no pumpkin.'),
      rule(
        'MT-4.26',
        'Whoever is joined in a row is outbid and decides at once: another space, the same row further right, or pass. This may push out the next one, and so on.',
      ),
      rule('MT-4.27', 'Who passes is not asked again in this action. Who is not pushed does not move.'),
      house(
        'MT-4.28',
        `The auction is over when everybody stands alone in a row or has passed; with ${CITY_SPACES} spaces that must come.`,
      ),
      rule(
        'MT-4.29',
        'From the active seat clockwise everyone pays and takes the reward. Paying is compulsory; who no longer has the pumpkins gets nothing.',
      ),
      rule(
        'MT-4.30',
        withTable(
          `After paying you say exactly what you want: ${numberWord(STORE.goods)} goods of copper, stone and grain, or how many upgrades of each kind. An upgrade turns a small copper or stone into a big one.`,
          REWARD_ROWS,
        ),
      ),
      house(
        'MT-4.31',
        'The cow or the silver comes first, then the upgrades you named; a good bought with that cow is too late for them.',
      ),
      rule('MT-4.32', 'In the end all contractors return to the hardware store.'),
    ],
  },
  {
    title: 'Build',
    rules: [
      rule(
        'MT-4.33',
        `Build ${or(upTo(FIELDS_PER_BUILD).map(numberWord))} fields, one after the other. You need a field you can pay and a settlement.`,
      ),
      rule(
        'MT-4.34',
        'A field must be free land next to the start tile or to anybody’s settlement, even one just built.',
      ),
      rule('MT-4.35', 'Pay exactly the goods shown: big for big, small for small.'),
      rule('MT-4.36', 'Place a settlement; a ×2 field takes a second one for free.'),
      rule(
        'MT-4.37',
        `If the field makes an unbroken straight line of exactly ${numberWord(LINE)} of your fields, place ${numberWord(LINE_SETTLEMENTS)} more on it for each such line. ${capital(numberWord(LINE + 1))} or more bring nothing, and the start tile does not count.`,
      ),
      house(
        'MT-4.38',
        `Extra settlements belong to the same field and do not count against the ${numberWord(FIELDS_PER_BUILD)}.`,
      ),
      house('MT-4.39', 'If you have fewer settlements left than you may place, place those.'),
      rule('MT-4.40', 'A cow on the field is yours.'),
      rule('MT-4.41', 'Take the canteen of every lake beside the field that still has one.'),
      rule(
        'MT-4.42',
        `For each of the ${numberWord(FIELDS_PER_BUILD)} fields you did not build you get ${SILVER_PER_FIELD} silver.`,
      ),
      house('MT-4.43', 'With your last settlement placed the action stops and pays that silver.'),
    ],
  },
  {
    title: 'Cattle and canteens',
    rules: [
      rule(
        'MT-4.44',
        `Return a cow for a small good, ${COW_SILVER} silver or a worker of your choice, as often as you like. Big goods cannot be had.`,
      ),
      rule(
        'MT-4.45',
        'Only the seat whose turn it is trades, before, between or after its steps; bidders of other seats cannot.',
      ),
      house(
        'MT-4.46',
        `A trade follows the rules of shortage and the limit of ${WORKER_CAP} workers; a colour nobody could give is not offered.`,
      ),
      house('MT-4.47', 'After the action come the last trades, then full places are cleared.'),
      rule(
        'MT-4.48',
        'Then you may spend a canteen, even a new one, for another whole turn. It leaves the game.',
      ),
      house('MT-4.49', 'Extra turns are allowed in the last round too, and start no new round.'),
    ],
  },
  {
    title: 'The end',
    rules: [
      rule('MT-5.1', 'When somebody places the last settlement the round is finished, then the game ends.'),
      house(
        'MT-5.2',
        `If nobody does, winter ends the game after round ${byPlayers((n) => sizeOf(n).cap)} with ${PLAYERS} players.`,
      ),
      rule('MT-5.3', 'Most settlements on the board win; settlements count, not fields.'),
      rule('MT-5.4', 'Level: most cows and canteens together.'),
      rule('MT-5.5', 'Still level: most silver, workers and goods together; a big piece counts one.'),
      house('MT-5.6', 'Still level: the win is shared, and equal seats share their place.'),
    ],
  },
  {
    title: 'Homestead race',
    rules: [
      house(
        'MT-6.1',
        `You race a rival on the board of two. You start first with ${FIRST_SILVER} silver; the rival has only ${tableSize({ seats: 1 }).settlements} settlements and a contractor.`,
      ),
      house(
        'MT-6.2',
        withTable(
          'The rival plays from a shuffled deck of its level; when it is empty the played cards are shuffled.',
          DECK_ROWS,
        ),
      ),
      house(
        'MT-6.3',
        'After your turn, extra turns included, the rival turns one card and does its job; then full places are cleared.',
      ),
      house(
        'MT-6.4',
        'Claim: a hand takes the first free space of the bank or area and blocks it until it is cleared.',
      ),
      house(
        'MT-6.5',
        'Stake: the rival builds one field without paying and takes everything it brings. If it cannot, nothing happens.',
      ),
      house(
        'MT-6.6',
        'It takes the field best by the key of the card; then most settlements, most neighbours of its own, nearest to the start tile, furthest up, furthest left.',
      ),
      house(
        'MT-6.7',
        `Keys: “${say('key.water')}” counts the canteens the field takes, “${say('key.herd')}” a cow, “${say('key.town')}” a ×2 field, “${say('key.line')}” its own longest run up to ${numberWord(LINE)}, “${say('key.fence')}” a run of yours of ${numberWord(LINE - 1)} or ${numberWord(LINE)}.`,
      ),
      house('MT-6.8', 'Camp: the rival rests.'),
      house(
        'MT-6.9',
        withTable(
          'In the city one card is turned after your first placement. If the next space to the right costs no more than its bid, the rival outbids you there. Outbid itself, it leaves.',
          BID_ROWS,
        ),
      ),
      house(
        'MT-6.10',
        `At the level ${DRINKING_LEVELS} the rival drinks every canteen at once for another card while it has settlements left; otherwise it keeps them for the tie-break.`,
      ),
      house('MT-6.11', withTable('The race ends like any game. With everything level you win.', RANK_ROWS)),
    ],
  },
  {
    title: 'Computer players',
    rules: [
      house(
        'MT-6.12',
        'A computer player sees the same table. It weighs whole actions against each other, drinks canteens at once while it has settlements left, and stands in the city where the reward is worth most above its pumpkins.',
      ),
    ],
  },
];
