/** The words of Montana a newcomer does not know. */
import type { Term } from '../../../core/lesson';
import { count, list, numberWord } from '../../../core/words';
import {
  BANK,
  CITY_PUMPKINS,
  COLOURS,
  COLUMNS,
  COW_PIECES,
  COW_SILVER,
  entry,
  FIELDS_PER_BUILD,
  GRAIN_PER_STEP,
  LINE,
  LINE_SETTLEMENTS,
  MOST_STEPS,
  numberOf,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  rowsOf,
  SHOPS,
  SMALL_YIELD,
  TABLE,
  TWO_SETTLEMENTS,
  WORKER_CAP,
  WORKERS_PER_SPACE,
  type AreaId,
  type ShopId,
} from '../data';
import { LEVEL_BONUS, LEVELS, STAR_ROUNDS } from '../data-race';
import { tableSize } from '../state';
import { say } from './catalogue';
import { rewardWords } from './names';

const OWN = numberWord(OWN_CREW);
const OTHERS = numberWord(OTHER_CREW);
const LINE_WORD = numberWord(LINE);
const PAYS = BANK.map(({ pays }) => pays);
const CREWS = BANK.map(({ workers }) => workers);
const LIMIT = tableSize({ seats: 1 });
const [THREE_STARS, TWO_STARS] = STAR_ROUNDS;
const LIMITS = Object.values(TABLE).map(({ settlements }) => settlements);

/** "Pays 1, 3 or 6 silver" of an area: what its rows cost and yield. */
function areaTerm(id: AreaId, term: string, forms: readonly string[], goods: string): Term {
  const rows = ROWS.filter(({ area }) => area === id);
  const colour = rows[0] ? goods.split(' ')[0] : '';
  return {
    term,
    forms,
    means:
      `Its rows cost ${list(rows.map(({ price }) => String(price)))} silver and yield ${list(rows.map(({ yields }) => String(yields)))} ${goods}, to ${OWN} ${colour} worker or ${OTHERS} others.`.replace(
        'pumpkins worker',
        'pumpkin worker',
      ),
    rule: 'MT-4.17',
  };
}

function shopTerm(id: ShopId, term: string, means: (reward: string, from: string) => string): Term {
  const row = numberOf(SHOPS, id);
  const { from } = entry(SHOPS, row);
  return {
    term,
    forms: [term.toLowerCase()],
    means: means(rewardWords(row), count(from, 'pumpkin')),
    rule: 'MT-4.30',
  };
}

export const terms: readonly Term[] = [
  {
    term: 'Settlement',
    forms: ['settlement', 'settlements'],
    means: `A house of yours on the land: the most of them win, and each side has ${LIMITS[0]}, or ${LIMITS.slice(1).join(' or ')} with more players.`,
    rule: 'MT-5.3',
  },
  {
    term: 'Field',
    forms: ['field', 'fields'],
    means: `A place of the land: pay the goods it shows and settle it, up to ${numberWord(FIELDS_PER_BUILD)} in one turn.`,
    rule: 'MT-4.33',
  },
  {
    term: '×2 field',
    forms: ['×2 field', '×2 fields', 'town field'],
    means: `A field that takes ${numberWord(TWO_SETTLEMENTS)} settlements for one price.`,
    rule: 'MT-4.36',
  },
  {
    term: 'Start tile',
    forms: ['start tile'],
    means: 'The field the first settlements must touch; nobody owns it and it counts for no line.',
    rule: 'MT-4.34',
  },
  {
    term: 'Lake',
    forms: ['lake', 'lakes', 'lakeside'],
    means: 'Nobody builds on it, but whoever first builds beside it takes its canteen.',
    rule: 'MT-4.41',
  },
  {
    term: 'Mountain',
    forms: ['mountain', 'mountains'],
    means: 'Land nobody can build on; lines end at it.',
    rule: 'MT-4.34',
  },
  {
    term: 'Pasture',
    forms: ['pasture'],
    means: 'A field with a cow, which goes to whoever builds there.',
    rule: 'MT-4.40',
  },
  {
    term: 'Four in a row',
    forms: [
      `${LINE_WORD} in a row`,
      `line of ${LINE_WORD}`,
      `lines of ${LINE_WORD}`,
      'line',
      'lines',
      'own line',
      'your line',
    ],
    means: `Exactly ${LINE_WORD} fields of one side in a straight row bring ${numberWord(LINE_SETTLEMENTS)} more settlement for free.`,
    rule: 'MT-4.37',
  },
  {
    term: 'Canteen',
    forms: ['canteen', 'canteens'],
    means:
      'Taken from a lake; drunk at the end of a turn it gives another whole turn, kept it counts in a tie.',
    rule: 'MT-4.48',
  },
  {
    term: 'Cow',
    forms: ['cow', 'cows', 'cattle'],
    means: `Trade it in your turn for ${COW_PIECES} small good, ${COW_PIECES} worker or ${COW_SILVER} silver; kept, it counts in a tie.`,
    rule: 'MT-4.44',
  },
  {
    term: 'Silver',
    forms: ['silver'],
    means: 'Money: it pays for the rows of mine, quarry, grain field and farmland.',
    rule: 'MT-4.19',
  },
  {
    term: 'Worker',
    forms: ['worker', 'workers'],
    means: `Sent out once: it stays on its space, and goes back to the supply when that is cleared. You may hold ${WORKER_CAP}.`,
    rule: 'MT-4.18',
  },
  ...COLOURS.map((id): Term => {
    const area = say(
      `area.${(['mine', 'quarry', 'grain-field', 'farmland'] as const)[COLOURS.indexOf(id)] ?? 'mine'}`,
    );
    return {
      term: `${id.charAt(0).toUpperCase()}${id.slice(1)} worker`,
      forms: [`${id} worker`, `${id} workers`],
      means: `In the ${area.toLowerCase()} ${OWN} of this colour is enough; in another area it counts as one of ${OTHERS}, and the bank takes any colour.`,
      rule: 'MT-4.18',
    };
  }),
  {
    term: 'Goods',
    forms: ['goods', 'small good', 'small goods', 'wagon'],
    means: 'Copper, stone, grain and pumpkins in your wagon, small and big: they pay for fields.',
    rule: 'MT-4.35',
  },
  {
    term: 'Big piece',
    forms: ['big piece', 'big pieces', 'big copper', 'big stone', 'big good', 'big goods'],
    means:
      'A copper or stone with a yellow rim that some fields ask for; only an upgrade in the city makes one.',
    rule: 'MT-4.35',
  },
  {
    term: 'Upgrade',
    forms: ['upgrade', 'upgrades'],
    means: 'Turns a small copper or stone into a big one, in a shop of the city.',
    rule: 'MT-4.30',
  },
  {
    term: 'Supply',
    forms: ['supply', 'short of'],
    means:
      'Where all goods, workers and cows come from; when a good or worker runs short, everyone who has it returns one.',
    rule: 'MT-4.5',
  },
  {
    term: 'Wheel',
    forms: ['wheel', 'recruit', 'recruits'],
    means: `A spin of it brings the ${numberWord(WORKERS_PER_SPACE)} workers of the space where the arrow rests.`,
    rule: 'MT-4.10',
  },
  {
    term: 'Arrow',
    forms: ['arrow'],
    means: `It shows your workers on the wheel; once a turn ${GRAIN_PER_STEP} grain a space moves it on, up to ${MOST_STEPS} spaces.`,
    rule: 'MT-4.13',
  },
  {
    term: 'White space',
    forms: ['white space', 'white spaces'],
    means: `A space of the wheel that gives any ${numberWord(WORKERS_PER_SPACE)} workers you like.`,
    rule: 'MT-4.11',
  },
  {
    term: 'Bank',
    forms: ['bank'],
    means: `Pays ${Math.min(...PAYS)} to ${Math.max(...PAYS)} silver for ${numberWord(Math.min(...CREWS))} to ${numberWord(Math.max(...CREWS))} workers of any colours.`,
    rule: 'MT-4.16',
  },
  areaTerm('mine', 'Mine', ['mine'], 'copper'),
  areaTerm('quarry', 'Quarry', ['quarry'], 'stone'),
  areaTerm('grain-field', 'Grain field', ['grain field'], 'grain'),
  areaTerm('farmland', 'Farmland', ['farmland'], 'pumpkins'),
  {
    term: 'Row',
    forms: ['rows', 'large space', 'large spaces'],
    means: 'One line of a mine, quarry or field: a large space that pays goods and a small one beside it.',
    rule: 'MT-4.17',
  },
  {
    term: 'Small space',
    forms: ['small space', 'small spaces'],
    means: `Right after working its row you may staff it for ${SMALL_YIELD} more of the good, without silver.`,
    rule: 'MT-4.20',
  },
  {
    term: 'Cleared',
    forms: ['cleared', 'clears', 'clear'],
    means: `A full bank, or an area whose ${numberWord(rowsOf(0).length)} large spaces are taken, is emptied at the end of the turn and free again.`,
    rule: 'MT-4.21',
  },
  {
    term: 'City',
    forms: ['city'],
    means: `Going there brings ${count(CITY_PUMPKINS, 'pumpkin')} and a bid for one of its ${numberWord(SHOPS.length)} shops, paid in pumpkins.`,
    rule: 'MT-4.23',
  },
  {
    term: 'Contractor',
    forms: ['contractor', 'contractors'],
    means: 'Your figure in the city: it stands on the space you bid for.',
    rule: 'MT-4.24',
  },
  {
    term: 'Bid',
    forms: ['bid', 'bids', 'bidding'],
    means: `The column your contractor stands on, from 1 to ${COLUMNS}: so many pumpkins you pay if nobody pushes you out.`,
    rule: 'MT-4.24',
  },
  {
    term: 'Outbid',
    forms: ['outbid', 'outbids', 'pushed out'],
    means:
      'A contractor further right in the row pushes yours out; you bid again or pass, and pay nothing for the lost place.',
    rule: 'MT-4.26',
  },
  shopTerm('city-cattle', 'Cattle yard', (reward, from) => `A shop from ${from} on: ${reward}.`),
  shopTerm('city-goods', 'General store', (reward, from) => `A shop from ${from} on: ${reward}, in any mix.`),
  shopTerm(
    'city-smelter',
    'Smelter',
    (reward, from) => `A shop from ${from} on: ${reward} of copper or stone.`,
  ),
  shopTerm('city-freight', 'Freight office', (reward, from) => `A shop from ${from} on: ${reward}.`),
  {
    term: 'Rival',
    forms: ['rival', 'rival’s'],
    means: `Your opponent when you play alone: it turns one card a round, pays nothing, and has ${LIMIT.settlements} settlements like you.`,
    rule: 'MT-6.1',
  },
  {
    term: 'Claim',
    forms: ['claim'],
    means: 'A card of the rival: its hand blocks the first free space of that place.',
    rule: 'MT-6.4',
  },
  {
    term: 'Hand',
    forms: ['hand of the rival', 'a hand', 'rival’s hand'],
    means: 'What the rival blocks a space with; it goes when the place is cleared.',
    rule: 'MT-6.4',
  },
  {
    term: 'Stake',
    forms: ['stake'],
    means: 'A card of the rival: it builds one field without paying, the best one for what the card names.',
    rule: 'MT-6.5',
  },
  {
    term: 'Camp',
    forms: ['camp'],
    means: 'A card of the rival: it rests for this round.',
    rule: 'MT-6.8',
  },
  {
    term: 'Winter',
    forms: ['winter'],
    means: `If nobody places the last settlement, the game ends after round ${LIMIT.cap}, earlier with more players.`,
    rule: 'MT-5.2',
  },
  {
    term: 'Grit',
    forms: ['grit'],
    means: `Your lead over the rival after a won race, and up to ${Math.max(...LEVELS.map((id) => LEVEL_BONUS[id]))} more for a hard level: it sets your rank.`,
    rule: 'MT-6.11',
  },
  {
    term: 'Stars',
    forms: ['stars', 'star'],
    means: `A won race has one; two if it ended by round ${TWO_STARS}, three by round ${THREE_STARS}.`,
    rule: 'MT-6.11',
  },
];
