/** What the game teaches: its aim, a turn step by step, and the guided first match. */
import type { Lesson } from '../../core/lesson';
import { count, numberWord } from '../../core/words';
import {
  FREE_LOT_PRICE,
  GOLD_A_POINT,
  PUBLIC_SQUARE_POINTS,
  SCORING_ROUNDS,
  tileAt,
  tileIndex,
  TILE_POINTS,
  UPGRADE_PRICE,
} from './data';
import { tileWorth } from './rules/city';
import { eventBubbles } from './lesson-events';
import { pickBubbles } from './lesson-picks';
import type { EventKind, PickKind } from './state';

const rounds = numberWord(SCORING_ROUNDS);

/** The tiles of the guided match. */
const chapel = nameOf('tile-17');
const gavel = nameOf('tile-23');
const gavelPoints = count(tileWorth(tileIndex('tile-23')), 'point');
const redcoat = nameOf('tile-20');

function nameOf(id: string): string {
  return tileAt(tileIndex(id)).name;
}

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      {
        sign: 'hotel',
        lead: 'You run hotels',
        rest: 'in Dawson; each guest is a die in a room of its number.',
      },
      {
        sign: 'host',
        lead: 'Each turn',
        rest: 'your guests pay; then you host and build, or send one camper mining.',
      },
      {
        sign: 'point',
        lead: 'Hold neighbourhoods',
        rest: `with strong blocks of guests: the most points after ${rounds} scoring rounds win.`,
      },
    ],
    picture:
      'A turn at a glance: a guest pays, a camper is hosted, a hotel is built, dice roll onto a new tile, and a block scores stars.',
  },
  page: {
    turn: [
      'A die always stands on a space of its own number: a 4 camps on a 4-lot or sleeps in a 4-hotel.',
      'Your turn begins with gold: every guest in your hotels pays its number and goes to the dice pool.',
      'Then host campers in your empty hotels, build or resize one hotel, and burn one if it pays; or mine with one camper instead.',
      'If enough dice are in the pool at the end of your turn, a scoring round comes.',
      'In it you lay a new tile and the pool is rolled: dice fill the new tile, then empty hotels, then other lots.',
      `Each neighbourhood goes to its strongest block: ${count(TILE_POINTS, 'point')} a tile and ${PUBLIC_SQUARE_POINTS} a public square. Campers side by side are a gang.`,
    ],
    end: [
      `The game ends with scoring round ${SCORING_ROUNDS}. Every ${GOLD_A_POINT} gold are 1 point more, and the most points win.`,
      'Alone you win with at least as many points as the Street, which takes what the gangs hold; your points also give you a rank.',
    ],
  },
  seed: 'first day 27',
  options: {},
  picks: pickBubbles,
  events: eventBubbles,
  proposals: [
    {
      kind: 'manage',
      move: 'build:-2,2',
      why: `A 5-hotel for ${5 * FREE_LOT_PRICE} gold: a 5 camps at ${gavel}. You can host it next turn, wherever it camps.`,
    },
    {
      kind: 'manage',
      move: 'host:-2,2:2,0',
      why: 'The numbers fit: the 5 moves in free of charge and pays 5 gold when your next turn begins.',
    },
    {
      kind: 'manage',
      move: 'build:2,2',
      why: `Your last ${FREE_LOT_PRICE} gold buy a 1-hotel in ${gavel}: the neighbourhood is worth ${gavelPoints}, so get a foot in.`,
    },
    {
      kind: 'manage',
      move: 'resize:2,2:3',
      why: `For ${2 * UPGRADE_PRICE} gold the 1-hotel takes a 3: two 3-campers are in the city, and 3 is stronger.`,
    },
    {
      kind: 'manage',
      move: 'host:2,2:-2,1',
      why: `Take this 3: it breaks the gang of 4 at ${chapel}. Your 3 ties the gang of ${gavel}, and gangs lose ties.`,
    },
    {
      kind: 'manage',
      move: 'done',
      why: 'Keep the empty 5-hotel: a rolled 5 may walk in. Five dice are in the pool, so a scoring round follows.',
    },
    {
      kind: 'lay',
      move: 'lay:tile-20:-1,-3:0',
      why: `New campers make new gangs. Across the street, ${redcoat} stands alone, and its gangs cannot take ${gavel} from you.`,
    },
  ],
};
