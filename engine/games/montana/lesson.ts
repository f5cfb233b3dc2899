/** What Montana teaches: its aim, how it plays, and a guided race whose first round goes once through everything. */
import type { Lesson } from '../../core/lesson';
import { capital, count, numberWord } from '../../core/words';
import {
  CITY_PUMPKINS,
  entry,
  FIELDS_PER_BUILD,
  numberOf,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SMALL_YIELD,
  START_COWS,
  START_GOODS,
  START_SPINS,
  TABLE,
  WORKERS_PER_SPACE,
} from './data';
import { events } from './lesson-events';
import { picks } from './lesson-picks';
import type { EventKind, PickKind } from './state';

/** "12 each, 10 or 8 with more players" */
const [most = 0, ...fewer] = Object.values(TABLE).map(({ settlements }) => settlements);
const LIMITS = `${most} each, ${fewer.join(' or ')} with more players`;

const WORKERS = numberWord(START_SPINS * WORKERS_PER_SPACE);
const FIELDS = numberWord(FIELDS_PER_BUILD);
const FARM = entry(ROWS, numberOf(ROWS, 'farm-4'));

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      {
        sign: 'settlement',
        lead: 'You settle Montana',
        rest: `with ${WORKERS} workers, ${count(START_COWS, 'cow')}, ${START_GOODS} of each small good and some silver.`,
      },
      {
        sign: 'worker',
        lead: 'Each turn',
        rest: `you recruit workers, send them out for goods, or build up to ${FIELDS} fields.`,
      },
      {
        sign: 'land',
        lead: 'Most settlements win',
        rest: `once somebody’s last is placed: ${LIMITS}.`,
      },
    ],
    picture:
      'A turn is one of three: spin the wheel for workers, send workers out for goods or silver, or pay goods for settlements. Most settlements win.',
  },
  page: {
    turn: [
      'A turn is exactly one action: recruit, work or build.',
      `Recruit: the wheel gives ${numberWord(WORKERS_PER_SPACE)} workers, and grain moves its arrow on to ${numberWord(WORKERS_PER_SPACE)} more.`,
      `Work: ${numberWord(OWN_CREW)} worker of a place’s own colour, or ${numberWord(OTHER_CREW)} others, bring its goods for silver; the bank pays silver for any.`,
      `The city is work too: take ${count(CITY_PUMPKINS, 'pumpkin')}, bid pumpkins for a shop, and win goods, a cow or big pieces.`,
      `Build: pay the goods of up to ${FIELDS} fields next to the start tile or to any settlement.`,
      'A canteen from a lake gives another whole turn; a cow stands in for any small good.',
    ],
    end: [
      'When one side has placed its last settlement, the round is finished; the most settlements on the board win.',
      'Level, cows and canteens decide, then silver, workers and goods.',
      'Alone you race a rival that turns one card a round, and your lead and the level set your rank.',
    ],
  },
  seed: 'learn 48',
  options: { startTile: 'auto' },
  picks,
  events,
  proposals: [
    {
      kind: 'white-pair',
      move: 'pair:copper+stone',
      why: 'You have two pumpkin workers already. Copper and stone open the mine and the quarry to one worker each.',
    },
    {
      kind: 'choose-action',
      move: 'field:1,-1',
      why: 'You hold the copper and the stone it costs, and the lake beside it gives a canteen: another whole turn.',
    },
    {
      kind: 'build-next',
      move: 'field:-1,1',
      why: 'Your cow stands in for the missing copper, and the cow on the field takes its place at once.',
    },
    {
      kind: 'end-turn',
      move: 'canteen',
      why: 'Your goods are spent, but workers and silver are not: another turn now fills the wagon again.',
    },
    {
      kind: 'choose-action',
      move: 'row:farm-4:pumpkin',
      why: `One pumpkin worker is enough on the farmland. ${capital(numberWord(FARM.yields))} pumpkins pay for fields, or for a bid in the city.`,
    },
    {
      kind: 'small-space',
      move: 'place:pumpkin',
      why: `The other pumpkin worker brings ${numberWord(SMALL_YIELD)} more without silver. Copper and stone stay for later.`,
    },
  ],
};
