/** A bubble for the first time of every decision of Montana, and one for each thing a turn can be used for. */
import type { Bubble, LaterBubble } from '../../core/lesson';
import { capital, count, numberWord } from '../../core/words';
import {
  BANK,
  CITY_PUMPKINS,
  COW_PIECES,
  COW_SILVER,
  entry,
  FIELDS_PER_BUILD,
  GRAIN_PER_STEP,
  numberOf,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SHOPS,
  SILVER_PER_FIELD,
  SMALL_YIELD,
  START_LAND,
  TWO_SETTLEMENTS,
  WORKER_CAP,
  WORKERS_PER_SPACE,
} from './data';
import { targetOf } from './rules/targets';
import { bankSpot, largeSpot } from './rules/worker-board';
import type { PickKind } from './state';

const BANK_SPACES = BANK.map((_, space) => targetOf.spot(bankSpot(space)));
const ROW_SPACES = ROWS.map((_, row) => targetOf.spot(largeSpot(row)));
const STORE = entry(SHOPS, numberOf(SHOPS, 'city-goods'));
const OWN = numberWord(OWN_CREW);
const OTHERS = numberWord(OTHER_CREW);
const PAIR = numberWord(WORKERS_PER_SPACE);

export const picks: Readonly<Record<PickKind, readonly [Bubble, ...LaterBubble[]]>> = {
  'setup-start-field': [
    {
      title: 'Where it all begins',
      text: `All settlements grow from this tile. It needs at least ${numberWord(START_LAND)} land fields around it; lakes, cows and cheap fields there are good.`,
      at: ['cell:*', '@prompt'],
      rule: 'MT-3.3',
    },
  ],
  'white-pair': [
    {
      title: 'Workers of your choice',
      text: `Each colour has its own place to work, where ${OWN} is enough; in the others you need ${OTHERS}. Hire the colours you lack.`,
      at: ['worker:*', '@list', '@prompt'],
      rule: 'MT-4.11',
    },
  ],
  'return-worker': [
    {
      title: 'Too many workers',
      text: `Only ${WORKER_CAP} find room. Send away a colour you have several of; with one of each you can work everywhere.`,
      at: ['worker:*', '@list', '@prompt'],
      rule: 'MT-4.12',
    },
  ],
  'choose-action': [
    {
      title: 'One action a turn',
      text: 'Recruit workers, send them out for goods or silver, or build fields with goods. Each turn you do just one of these.',
      at: ['@prompt'],
      rule: 'MT-4.2',
    },
    {
      title: 'Fields you can pay',
      text: `You can pay for the bright fields, cows filling gaps. The best also give a canteen, a cow, or ${numberWord(TWO_SETTLEMENTS)} settlements at once.`,
      at: ['cell:*', '@tab land', '@list', '@prompt'],
      rule: 'MT-4.33',
      when: ['cell:*'],
    },
    {
      title: 'Work brings goods',
      text: `A row takes silver and ${OWN} worker of its colour, or ${OTHERS} others. Fetch what the next fields ask for.`,
      at: [...ROW_SPACES, '@tab work', '@list', '@prompt'],
      rule: 'MT-4.18',
      when: ROW_SPACES,
    },
    {
      title: 'Workers for silver',
      text: 'The bank takes any colours. Send those you need least: its silver pays for the rows that yield most.',
      at: [...BANK_SPACES, '@tab work', '@list', '@prompt'],
      rule: 'MT-4.16',
      when: BANK_SPACES,
    },
    {
      title: 'The city trades pumpkins',
      text: `It gives ${count(CITY_PUMPKINS, 'pumpkin')}, then sells cows, goods and upgrades for pumpkins. Only upgrades make the big pieces that some fields ask for.`,
      at: ['space:*', '@tab city', '@list', '@prompt'],
      rule: 'MT-4.23',
      when: ['space:*'],
    },
    {
      title: 'Workers from the wheel',
      text: `A spin brings ${PAIR} workers for nothing. Recruit when too few are left for the work you have in mind.`,
      at: ['wheel', '@tab wheel', '@list', '@prompt'],
      rule: 'MT-4.10',
      when: ['wheel'],
    },
    {
      title: 'A cow fills a gap',
      text: `Any time in your turn a cow becomes ${COW_PIECES} small good, ${COW_PIECES} worker or ${COW_SILVER} silver. Best for the last good of a field.`,
      at: ['@seat 0 cow', 'supply:*', '@list', '@prompt'],
      rule: 'MT-4.44',
      when: ['verb:cow'],
    },
  ],
  'small-space': [
    {
      title: 'The small space',
      text: `${capital(numberWord(SMALL_YIELD))} more of this good for workers alone, without silver, and only now. Worth it if you can spare them.`,
      at: ['spot:*', 'worker:*', '@prompt'],
      rule: 'MT-4.20',
    },
  ],
  'recruit-advance': [
    {
      title: 'Grain moves the arrow',
      text: `${capital(numberWord(GRAIN_PER_STEP))} grain a space: ${PAIR} more workers from where it stops. Pay for colours you lack, else keep grain for fields.`,
      at: ['wheel:*', '@tab wheel', '@list', '@prompt'],
      rule: 'MT-4.13',
    },
  ],
  'city-place': [
    {
      title: 'Bid or pass',
      text: 'Whoever stands furthest right in a row gets its shop. Bid no more pumpkins than the reward is worth to you.',
      at: ['space:*', '@tab city', '@prompt'],
      rule: 'MT-4.26',
    },
  ],
  'city-goods': [
    {
      title: 'Goods to choose',
      text: `Any mix of ${numberWord(STORE.goods)}. Look at the fields next to settlements and take what one or two of them still lack.`,
      at: ['good:*', '@list', '@prompt'],
      rule: 'MT-4.30',
    },
  ],
  'city-upgrade': [
    {
      title: 'Big pieces',
      text: 'Fields with a yellow-rimmed good need a big piece, and only an upgrade makes one. Upgrade what such a field asks for.',
      at: ['good:*', '@list', '@prompt'],
      rule: 'MT-4.30',
    },
  ],
  'build-next': [
    {
      title: 'Build on',
      text: `You may build up to ${numberWord(FIELDS_PER_BUILD)} fields in one turn. Stopping pays ${SILVER_PER_FIELD} silver for each not built and keeps goods for better ones.`,
      at: ['cell:*', '@strong', '@prompt'],
      rule: 'MT-4.42',
    },
  ],
  'end-turn': [
    {
      title: 'Before the turn ends',
      text: 'A canteen gives you another whole turn at once, and cows can still be traded. Both also count in a tie.',
      at: ['@seat 0 canteen', '@seat 0 cow', '@list', '@prompt'],
      rule: 'MT-4.48',
    },
  ],
};
