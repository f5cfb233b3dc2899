/** What the game teaches: its aim, a round step by step, and the guided first match. */
import type { Lesson } from '../../core/lesson';
import { capital, numberWord } from '../../core/words';
import {
  DICE,
  END_SPOT,
  FOOD,
  numberOf,
  PIECES,
  PRICES,
  PRINTED_CLOCK,
  START,
  WOOD,
  type NumberedSpace,
} from './data';
import { eventBubbles } from './lesson-events';
import { pickBubbles } from './lesson-picks';
import type { EventKind, PickKind } from './state';

const cities = numberWord(PIECES.cities);
const towns = numberWord(PIECES.towns);
const dice = numberWord(DICE.own);

/** What it takes to be on these spaces. */
const face = (space: NumberedSpace) => String(numberOf(space));

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      {
        sign: 'rail',
        lead: 'You open up the West',
        rest: `from one city, ${numberWord(START.towns)} towns and a rail.`,
      },
      {
        sign: 'spaces',
        lead: 'Each round',
        rest: `you roll ${dice} dice, place them on spaces, then collect what these bring.`,
      },
      {
        sign: 'city',
        lead: `${capital(cities)} cities and ${towns} towns`,
        rest: `built within ${PRINTED_CLOCK} rounds win alone; with rivals, points decide.`,
      },
    ],
    picture:
      'A round at a glance: dice go to spaces and a ghost die blocks one, towns bring resources, and towns, rails and cities grow.',
  },
  page: {
    turn: [
      `A round begins with a roll: ${dice} dice of yours, and those of the ghosts, which head for spaces you can see.`,
      'You place your dice, alone or together. A space takes the total it names, or a single die showing just that face.',
      'A ghost blocks its space for the round, unless your dice are there before it.',
      'Then the spaces are collected in the order of the board: towns bring resources, others bring cards, tokens, gold or rails.',
      `Builder turns resources into a town for ${PRICES.town[FOOD]} food and ${PRICES.town[WOOD]} wood, or a city for ${PRICES.cityGold} gold and ${PRICES.cityWood} wood.`,
      'Rails lead from your cities to further resource hexes, and to sites for the next city.',
    ],
    end: [
      `Alone you win once the goal is met: ${cities} cities and ${towns} towns for a Tenderfoot. After round ${PRINTED_CLOCK} it is too late.`,
      'The sooner you win, the better the medal.',
      `With rivals the end comes with all cities and towns of one player, or ${END_SPOT.usual} influence; then the most points win.`,
    ],
  },
  seed: 'first ride 1876',
  options: { characters: 'off' },
  picks: pickBubbles,
  events: eventBubbles,
  proposals: [
    {
      kind: 'first-city',
      move: 'city:b1',
      why: 'This site touches food, wood and ore: every kind of resource there is. The middle of the map can come later.',
    },
    {
      kind: 'first-town',
      move: 'town:c1,a1',
      why: `Food and wood: a town costs ${PRICES.town[FOOD]} food and ${PRICES.town[WOOD]} wood, so these two help to pay for the next.`,
    },
    {
      kind: 'rail',
      move: 'rail:b2:ne',
      why: 'It runs east, where there is room. One rail more reaches the hidden hex d2 and opens a city site at c3.',
    },
    {
      kind: 'place',
      move: 'place:1:work-crew',
      why: `The ghost rolled a ${face('work-crew')} too. Be first on Work Crew and it fades; the crew brings a food and a wood.`,
    },
    {
      kind: 'place',
      move: 'place:0:builder:w+',
      why: `Your Wild Die token makes the 5 a ${face('builder')}. What the crew brings comes before Builder, so you can pay for a town.`,
    },
    {
      kind: 'build',
      move: 'town:b2',
      why: `Ore is what you do not produce yet, and rails and rugged ground ask for it. This is town ${numberWord(START.towns + 1)} of ${towns}.`,
    },
  ],
};
