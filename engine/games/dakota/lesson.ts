/** What the game teaches: its aim, a day step by step, and the guided first match. */
import type { Lesson } from '../../core/lesson';
import { capital, count, numberWord } from '../../core/words';
import {
  BUILDING,
  CRAFTSMAN_OFF_BUILDING,
  FULL_TOWN_POINTS,
  MINER_PRICE,
  MONEY_PER_POINT,
  RANKS,
  SOLO_DAYS,
  SPACES,
  SPECIALIST_POINTS,
  START_CASH,
  START_MINERS,
  TAX_PER_BUILDING,
  TILES_DRAWN,
  BLAST_TILES,
  cartWage,
  comboAt,
  comboIndex,
  jobPrice,
  COAL,
  IRON,
  singlePrice,
} from './data';
import { eventBubbles } from './lesson-events';
import { pickBubbles } from './lesson-picks';
import type { EventKind, PickKind } from './state';

const plots = numberWord(SPACES);
const days = numberWord(SOLO_DAYS);
const [, , COWBOY] = RANKS;
const HOUSE = BUILDING.house;
const STEEL = comboAt(comboIndex('steel')).pays;
const ORE = singlePrice(COAL) + singlePrice(IRON);

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      {
        sign: 'town',
        lead: 'You found a town',
        rest: `with ${numberWord(START_MINERS)} miners, one cart and ${numberWord(START_CASH)} dollars.`,
      },
      {
        sign: 'mine',
        lead: 'Each day',
        rest: 'you dig, send people to work, sell the ore, build and hire.',
      },
      {
        sign: 'point',
        lead: `Fill ${plots} plots`,
        rest: `in ${days} days. Points divided by days count: ${COWBOY.from} is good.`,
      },
    ],
    picture:
      'A day at a glance: a tunnel dug at dawn, a card at noon, a cart with people, ore sold and somebody hired in the evening, a house asleep.',
  },
  page: {
    turn: [
      `Morning: each building brings $${TAX_PER_BUILDING} tax, you draw a card and dig one of ${numberWord(TILES_DRAWN)} tunnels. People sent exploring dig more.`,
      'High Noon: play cards of your hand, as many as you like.',
      'Afternoon: put people into carts and into the windows of workshops, saloons and schools; then the work starts.',
      'A cart takes one shaft, and its people get off at ore, one a tunnel. In a workshop each worker builds one thing.',
      'Evening: bring the carts home, sell the ore in lots, and hire people for your free beds.',
      'Night: whoever has no bed leaves town, and ore without room is lost.',
    ],
    end: [
      `The race ends on the day the last of your ${plots} plots is built on, or after day ${SOLO_DAYS}.`,
      `Buildings, people, each $${MONEY_PER_POINT} and a full town (${FULL_TOWN_POINTS}) are points, divided by the days you took: from ${COWBOY.from} on you are a ${COWBOY.name}.`,
      'Among several towns the most points win, and there are prizes for most workers and for the deepest and the largest mine.',
    ],
  },
  seed: 'first day 745',
  // A first match without earthquakes and bank runs.
  options: { 'dk-weather': 'calm' },
  picks: pickBubbles,
  events: eventBubbles,
  proposals: [
    {
      kind: 'lay',
      move: 'lay:l1-straight-c:0,1:0',
      why: 'Coal, and it leads straight on: tomorrow’s tunnel can lie farther from the entrance, nearer to richer rock.',
    },
    {
      kind: 'explorer',
      move: 'done',
      why: `Keep all ${numberWord(START_MINERS)} miners: two can mine and one can build. A card in your hand digs the next tunnel.`,
    },
    {
      kind: 'noon-card',
      move: 'card:blasting-crew',
      why: `It digs a second tunnel and takes nobody’s day: you choose from ${numberWord(BLAST_TILES)}. Two kinds of ore make a lot.`,
    },
    {
      kind: 'lay',
      move: 'lay:l1-cross-i:0,2:0',
      why: 'Iron goes with your coal, and a crossing leads on in three ways: later, shafts for more carts.',
    },
    {
      kind: 'plan',
      move: 'send:miner:space:2',
      why: `One miner into the workshop: your $${START_CASH + 2 * TAX_PER_BUILDING} pay for a house, and a house means more people.`,
    },
    {
      kind: 'plan',
      move: 'fill:cart:1',
      why: 'The others ride: one gets off at the coal, one at the iron.',
    },
    {
      kind: 'resolve',
      move: 'make:miner:new:house',
      why: `${capital(count(HOUSE.beds, 'bed'))} for $${HOUSE.cost}. $${START_CASH + 2 * TAX_PER_BUILDING - HOUSE.cost} are left, enough for the cart’s wage.`,
    },
    {
      kind: 'resolve',
      move: 'ride:1:0,2',
      why: `For $${cartWage(0)} the cart goes to the crossing and passes both kinds of ore.`,
    },
    {
      kind: 'evening',
      move: 'return:1',
      why: 'Coal and iron are yours once the cart is home.',
    },
    {
      kind: 'evening',
      move: 'combo:steel',
      why: `Together they are a steel lot: $${STEEL} instead of $${ORE}. That pays for new people tonight.`,
    },
    {
      kind: 'evening',
      move: 'hire:1',
      why: `A craftsman for $${jobPrice(0)}: each building he makes is $${CRAFTSMAN_OFF_BUILDING} cheaper, and he is worth ${numberWord(SPECIALIST_POINTS)} points.`,
    },
    {
      kind: 'evening',
      move: 'beds',
      why: `Miners at $${MINER_PRICE} for the beds still free: twice the hands of today go to work tomorrow.`,
    },
    {
      kind: 'evening',
      move: 'pass',
      why: 'Everybody has a bed and all ore is sold. Tomorrow put the craftsman into the workshop.',
    },
  ],
};
