/** The tables the game plays by, row by row, for the clauses of the rulebook they belong to. */
import { count, list } from '../../../core/words';
import {
  areaOfRow,
  BANK,
  COLUMNS,
  COW_MARK,
  GOOD_LETTERS,
  goodOfRow,
  GOODS,
  LAKE,
  MOUNTAIN,
  ROWS,
  SHOPS,
  TILES,
  TWO_MARK,
  WHEEL,
} from '../data';
import {
  DRINKS_AT_ONCE,
  LEVEL_BONUS,
  LEVELS,
  LOST_RANKS,
  RIVAL_CARDS,
  STAR_ROUNDS,
  WON_RANKS,
  type Level,
} from '../data-race';
import { deckOf } from '../rules/rival';
import { say } from './catalogue';
import { say as sayThing } from './catalogue-explain';
import {
  areaName,
  cardName,
  goodsWords,
  goodWord,
  pumpkins,
  rewardWords,
  shopName,
  wheelWords,
} from './names';

/** A clause with its table: every row on a line of its own. */
export function withTable(text: string, rows: readonly string[]): string {
  return [text, ...rows].join('\n');
}

/** 2.2 */
export const WHEEL_ROWS: readonly string[] = WHEEL.map((_, i) => `Space ${i + 1}: ${wheelWords(i)}.`);

/** 2.3 */
export const BANK_ROWS: readonly string[] = BANK.map(
  ({ workers, pays }) => `${count(workers, 'worker')}: ${pays} silver.`,
);

/** 2.4 */
export const AREA_ROWS: readonly string[] = ROWS.map(
  ({ price, yields }, row) =>
    `${areaName(areaOfRow(row))}: ${price} silver, ${yields} ${goodWord(goodOfRow(row), yields)}.`,
);

/** 2.5 */
export const COLUMN_ROWS: readonly string[] = SHOPS.map(
  ({ from }, row) => `${shopName(row)}: ${from} to ${pumpkins(COLUMNS)}.`,
);
export const REWARD_ROWS: readonly string[] = SHOPS.map((_, row) => `${shopName(row)}: ${rewardWords(row)}.`);

/** 2.6: the fields of every tile, the middle one first, then clockwise from the east. */
export const TILE_ROWS: readonly string[] = TILES.map(
  ({ id, fields }) => `${say(`tile.${id}`)}: ${fields.map(fieldWords).join('; ')}.`,
);

function fieldWords(text: string): string {
  if (text === LAKE) return sayThing('lake').toLowerCase();
  if (text === MOUNTAIN) return sayThing('mountain').toLowerCase();
  const cost = GOODS.map((good) => [...text].filter((one) => one === GOOD_LETTERS[good]).length);
  const marks = [text.includes(COW_MARK) ? ' (cow)' : '', text.includes(TWO_MARK) ? ' (×2)' : ''];
  return `${goodsWords(cost)}${marks.join('')}`;
}

function levelName(level: Level): string {
  return say(`level.${level}`);
}

/** 6.1: the cards of every level's deck. */
export const DECK_ROWS: readonly string[] = LEVELS.map((level) => {
  const cards = RIVAL_CARDS.flatMap(({ id, copies }) => {
    const n = copies[level];
    return n > 0 ? [n > 1 ? `${n} × ${cardName(id)}` : cardName(id)] : [];
  });
  return `${levelName(level)}, ${count(deckOf(level).length, 'card')}: ${list(cards)}.`;
});

/** 6.1 */
export const BID_ROWS: readonly string[] = [...new Set(RIVAL_CARDS.map(({ bid }) => bid))]
  .sort((a, b) => a - b)
  .map((bid) => {
    const cards = RIVAL_CARDS.filter((card) => card.bid === bid).map(({ id }) => cardName(id));
    return `Bid ${bid}: ${list(cards)}.`;
  });

/** MT-6.10: "Territory". */
export const DRINKING_LEVELS = list(LEVELS.filter((level) => DRINKS_AT_ONCE[level]).map(levelName));

function from(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

const [THREE_STARS, TWO_STARS] = STAR_ROUNDS;
const [LOWEST, ...LOST_HIGHER] = LOST_RANKS;

/** 6.1: grit, ranks and stars. */
export const RANK_ROWS: readonly string[] = [
  'Grit is your settlements less the rival’s. A win adds the bonus of the level: ' +
    `${list(LEVELS.map((level) => `${levelName(level)} ${LEVEL_BONUS[level]}`))}.`,
  `Ranks of a win by grit: ${list(WON_RANKS.map(({ id, from: n }) => `${say(`rank.${id}`)} from ${from(n)}`))}.`,
  `Ranks of a loss: ${list(LOST_HIGHER.map(({ id, from: n }) => `${say(`rank.${id}`)} from ${from(n)}`))}, ${say(`rank.${LOWEST.id}`)} below.`,
  `Stars of a win: three by round ${THREE_STARS}, two by round ${TWO_STARS}, else one.`,
];
