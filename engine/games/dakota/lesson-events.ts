/** One bubble for the first time something happens that seeing does not explain. */
import { FRAME } from '../../core/lesson';
import type { Bubble, Lesson } from '../../core/lesson';
import type { EventKind, PickKind } from './state';
import { withNumbers } from './words/catalogue-numbers';

const EVENT = '@event';
const { top } = FRAME;
const CASH = '@seat 0 coin';
const PEOPLE = '@seat 0 people';
const CARDS = '@seat 0 card';

function bubble(title: string, text: string, rule: string, ...at: readonly string[]): Bubble {
  return { title, text: withNumbers(text), rule, at: [EVENT, ...at, top] };
}

export const eventBubbles: Lesson<PickKind, EventKind>['events'] = {
  // Morning: what is drawn is chosen from at once, and that is explained there.
  'explore-draw': null,
  'tile-placed': null,
  'tile-replaced': null,
  'explore-none': null,
  explorer: null,
  'no-explorer': null,
  'prospector-look': null,
  'prospector-search': null,
  'search-found': null,
  'search-nothing': bubble(
    'Nothing in this bag',
    'The bag holds neither fork nor crossing. The money is spent all the same.',
    'DK-4.2.9',
    'bag:*',
  ),
  'explore-blocked': bubble(
    'No way on',
    'No bag has a tunnel for your mine today. If no mouth is left, a strong miner or a cave-in opens it again.',
    'DK-4.2.12',
    'cell:*',
  ),

  // The night and what the new day brings.
  bedtime: null,
  lodged: null,
  'left-town': null,
  'piece-lost': null,
  discarded: null,
  'cart-unreturned': bubble(
    'Left in the mine',
    'A cart that is not brought home in the evening brings nothing. Its ore stays in the rock for another day.',
    'DK-4.6.9',
    'cart:all',
  ),
  'job-gone': bubble(
    'The first one moves on',
    'Every night whoever stands in the first job slot goes, and the others move up and cost less.',
    'DK-4.7.2',
    'job:*',
    '@tab jobs',
  ),
  'jobs-filled': null,
  'market-cleared': null,
  'new-day': bubble(
    'Another day begins',
    'Your points are now divided by one day more. Each day must bring its share of buildings and people.',
    'DK-5.6',
    '@seat 0 perday',
  ),
  phase: null,
  tax: bubble(
    'Tax came in',
    'Each building brings ${TAX_PER_BUILDING} a morning. Specialists who slept in a saloon pay ${TAX_PER_SALOON_SLEEPER} each.',
    'DK-4.1.1',
    CASH,
  ),
  drew: null,
  'drew-card': bubble(
    'A card every morning',
    'This one is in your hand now. Noon cards are played before the work, evening cards between your sales.',
    'DK-4.1.4',
    CARDS,
    '@tab cards',
  ),
  event: bubble(
    'An event',
    'It works at once and for every town, good or bad. An engineer of yours can stop an earthquake or a cave-in.',
    'DK-4.1.4',
  ),
  'prices-rise': bubble(
    'Prices are up',
    'These kinds sell for more until night, in lots too. Mine them today.',
    'DK-4.6.4',
    'price:*',
    '@tab market',
  ),
  fair: bubble(
    'Paid by variety',
    'The fair paid ${FAIR_PAY} for each kind of building in your town.',
    'DK-4.1.4',
    CASH,
  ),
  'bank-run': bubble(
    'The bank is empty',
    'Half of what you had above ${BANK_RUN_FLOOR} is lost. Money is safest as buildings and people.',
    'DK-4.1.4',
    CASH,
  ),
  spared: null,
  'wagon-miner': null,
  'engineer-stops': null,
  collapsed: bubble(
    'The shaft caved in',
    'The tunnel is gone. Its kinds of ore sell for ${RISE} more today, so mine them elsewhere.',
    'DK-4.4.9',
    'cell:*',
  ),
  destroyed: bubble(
    'A building is gone',
    'Its plot is empty again, and this building is out of the game. Starters stay safe unless you replace them.',
    'DK-4.4.10',
    'space:*',
  ),

  // Noon.
  played: null,
  'noon-pass': null,
  'noon-over': null,
  danced: null,
  mules: null,
  gained: null,

  // Afternoon.
  planned: null,
  placed: null,
  worked: null,
  'cart-goes': null,
  'got-off': null,
  dropped: null,
  drank: null,
  gambled: null,
  'gamble-kept': null,
  'gamble-again': null,
  learned: null,
  'learned-card': bubble(
    'Learned at school',
    'A card of the deck is yours. An event drawn here waits until tomorrow morning.',
    'DK-4.5.17',
    CARDS,
    '@tab cards',
  ),
  'deck-empty': bubble(
    'No card is left',
    'Deck and discards are both used up, so nothing is drawn.',
    'DK-4.5.17',
    '@tab cards',
  ),
  upskilled: null,
  begun: null,
  built: bubble(
    'Your town grows',
    'Beds hold people from tonight, windows take workers from tomorrow, and tax comes every morning.',
    'DK-4.5.10',
    'space:*',
  ),
  upgraded: null,
  replaced: null,
  'cart-built': bubble(
    'A new cart',
    'From a workshop it rolls tomorrow, from the Wheelwright today. Two carts need two shafts, so let your mine fork.',
    'DK-4.5.13',
    'cart:*',
  ),
  'cart-scrapped': null,
  'town-full': bubble(
    'Your town is full',
    'This is the last day. Its evening is still played: sell everything, and hire for every bed.',
    'DK-5.1',
    'space:*',
  ),
  'new-order': bubble(
    'Who spent least comes first',
    'In the new order towns sell and hire tonight, and play tomorrow. First place gets the best jobs and slots.',
    'DK-4.5.20',
  ),

  // Evening: what follows from a sale and from hiring is said when it is offered.
  'cart-returns': null,
  mined: null,
  'pool-empty': bubble(
    'The pool had none',
    'There are few pieces of each kind. What lies in your store or on a market slot cannot be mined.',
    'DK-4.6.2',
    'cell:*',
    '@tab market',
  ),
  sold: null,
  'sold-combo': null,
  paid: null,
  'slot-taken': null,
  'slot-freed': null,
  hired: null,
  'coach-came': null,
  'coach-leaves': null,
  'evening-pass': null,
  'game-over': bubble(
    'The race is run',
    'Buildings, people and each ${MONEY_PER_POINT} count now. Ore, carts and cards count nothing.',
    'DK-5.2',
    '@seat 0 point',
  ),

  // Attacks, among several towns.
  bailed: null,
  'no-bail': null,
  'broke-out': null,
  'prisoner-joins': bubble(
    'A prisoner changes sides',
    'Nobody paid bail in the morning, so the prisoner works for the other town from now on.',
    'DK-4.1.3',
    PEOPLE,
  ),
  'prisoner-free': null,
  threatens: null,
  attack: bubble(
    'An attack',
    'The town that is struck may answer with reactions, an engineer against a cave-in, and one roll.',
    'DK-4.4.2',
  ),
  'no-answer': null,
  reaction: bubble(
    'It is answered',
    'A reaction stops the attack for certain and costs no worker.',
    'DK-4.4.2',
  ),
  defended: bubble(
    'Defended',
    'A worker in the sheriff’s office rolled high enough: the attack comes to nothing.',
    'DK-4.4.4',
  ),
  'defence-failed': bubble(
    'The roll failed',
    'There is one roll an attack. Reaction cards may still be played.',
    'DK-4.4.5',
  ),
  'attack-hits': null,
  'attack-stopped': null,
  'card-back': null,
  robbed: null,
  'stole-piece': null,
  'claim-piece': null,
  arrested: null,
  jailed: bubble(
    'Off to jail',
    'The prisoner does no work. Tomorrow ${BAIL} buy freedom, or the worker joins the jailer’s town.',
    'DK-4.4.7',
    PEOPLE,
  ),
};
