/** What the searching player judges positions by: numbers are plain loops over the state, for they are asked often. */
import type { Foresight } from '../../../core/foresight';
import {
  BARTENDER,
  CRAFTSMAN,
  ENGINEER,
  HAND_SIZE,
  MONEY_PER_POINT,
  PROSPECTOR,
  SHERIFF,
  SINGLE_PRICE,
  TEACHER,
  type Kind,
} from '../data';
import { CARDS, cardIndex, type CardType } from '../data-cards';
import { bankRunLoss } from '../rules/events';
import { deepest } from '../rules/mine';
import { totalOf, winners } from '../score';
import { isCalm, townOf, type State } from '../state';
import { WORTH_IN_HAND } from './cards';
import { tally, tallyMine, type MineTally, type Tally } from './tally';
import { WEIGHTS } from './weights';

/** Among several the day limit is seldom reached: somebody's town is full about now. */
const USUAL_END = 10;
/** Points a day of an excellent race. */
const EXCELLENT = 20;
/** A lead that nobody calls narrow any more. */
const CLEAR_LEAD = 40;

/** A tick a day: looks ahead end in the morning, when nobody is under way and every number means the same. */
function clock(s: State): number {
  return s.phase === 'over' ? s.day : s.day - 1;
}

/** The day the game is expected to end on, from what is known. */
function lastDayOf(s: State): number {
  if (s.lastDay || s.day >= s.dayLimit) return s.day;
  return Math.min(s.dayLimit, Math.max(USUAL_END, s.day + 1));
}

function progress(s: State): number {
  return clock(s) / lastDayOf(s);
}

/** In the order of `features`. */
const NAMES = [
  'points if it ended now',
  'points a day if it ended now',
  'points a day if it grows on to the usual end',
  'money',
  'money a bank run would be expected to take',
  'income of the next morning',
  'spaces built on',
  'all built but one',
  'town full',
  'plain and strong miners',
  'specialists',
  'beds',
  'beds still free tonight',
  'people without a bed tonight',
  'saloons',
  'saloons with a bartender',
  'schools',
  'a teacher for a school',
  'sheriffs with an office',
  'craftsmen',
  'an engineer',
  'prospectors',
  'workshops',
  'carts',
  'seats in carts',
  'ore tiles',
  'kinds of ore',
  'double tiles',
  'ore of the two richest shafts',
  'open mouths of the mine',
  'distance of the deepest tile',
  'pieces in store',
  'kinds in store',
  'price of the store sold singly',
  'pieces under way in carts',
  'people who are free to work',
  'people aboard carts not sent yet',
  'people waiting in windows',
  'people who came today',
  'cards in hand, by what they are worth',
  'attacks and answers in hand',
  'events held back from school',
  'days left',
  'last day',
  'mild weather',
  'open points beyond the best other',
  'people beyond the most of another',
  'distance beyond the deepest other',
  'tiles beyond the largest other',
  'spaces built by the fullest other',
] as const;

/** Cards by name, so that no table is searched for each of a hand. */
const TYPE: Readonly<Record<string, CardType>> = Object.fromEntries(CARDS.map(({ id, type }) => [id, type]));
const BANK_RUN = cardIndex('bank-run');
const MOST_WORTH = Math.max(...Object.values(WORTH_IN_HAND));

function features(s: State, seat: number): number[] {
  const own = tally(s, seat);
  const mine = tallyMine(own.town.mine);
  const left = Math.max(0, lastDayOf(s) - s.day);
  return [
    ...standing(s, seat, own, left),
    ...people(own),
    own.town.carts.length / 4,
    own.seats / 12,
    mine.ore / 15,
    mine.kinds / 5,
    mine.doubles / 5,
    mine.shafts / 10,
    mine.mouths / 8,
    mine.depth / 8,
    ...inHand(s, own),
    left / 10,
    s.lastDay || s.day >= s.dayLimit ? 1 : 0,
    isCalm(s) ? 1 : 0,
    ...against(s, seat, own, mine),
  ];
}

/** Points and money, now and to come. */
function standing(s: State, seat: number, own: Tally, left: number): number[] {
  const { cash, saloonSleepers, spaces } = own.town;
  const points = own.openPoints + Math.floor(cash / MONEY_PER_POINT);
  const rest = (left + 1) * gainOf(own);
  return [
    points / 100,
    points / s.day / EXCELLENT,
    (points + rest) / (s.day + left) / EXCELLENT,
    cash / 100,
    (bankRunsUnseen(s, seat) * bankRunLoss(cash)) / 20,
    (own.built + saloonSleepers) / 15,
    own.built / spaces.length,
    own.built === spaces.length - 1 ? 1 : 0,
    own.built === spaces.length ? 1 : 0,
  ];
}

/** Who lives there, where they sleep and what they are good for. */
function people(own: Tally): number[] {
  const { of, kinds } = own;
  const has = (kind: Kind) => kinds[kind] as number;
  return [
    (own.people - own.specialists) / 12,
    own.specialists / 12,
    own.beds / 25,
    Math.max(0, own.beds - own.people) / 8,
    Math.max(0, own.people - own.beds) / 4,
    of.saloon / 3,
    Math.min(of.saloon, has(BARTENDER)) / 3,
    of.school / 2,
    of.school > 0 && has(TEACHER) > 0 ? 1 : 0,
    of['sheriffs-office'] > 0 ? has(SHERIFF) / 3 : 0,
    has(CRAFTSMAN) / 2,
    has(ENGINEER) > 0 ? 1 : 0,
    has(PROSPECTOR) / 2,
    of.workshop / 2,
  ];
}

/** What is in store, on its way and in hand today. */
function inHand(s: State, own: Tally): number[] {
  const t = own.town;
  let [pieces, kinds, price] = [0, 0, 0];
  for (let res = 0; res < t.resources.length; res++) {
    const n = t.resources[res] as number;
    pieces += n;
    price += n * ((SINGLE_PRICE[res] as number) + (s.rises[res] as number));
    if (n > 0) kinds++;
  }
  let [loaded, aboard] = [0, 0];
  for (const cart of t.carts) {
    if (cart.sent > 0) loaded += cart.returned ? 0 : cart.drops.length;
    else if (!cart.broken) aboard += cart.crew.length;
  }
  let [worth, fights] = [0, 0];
  for (const card of t.hand) {
    worth += WORTH_IN_HAND[card] / MOST_WORTH;
    if (TYPE[card] === 'attack' || TYPE[card] === 'reaction') fights++;
  }
  return [
    pieces / 10,
    kinds / 5,
    price / 10,
    loaded / 8,
    own.idle / Math.max(1, own.people),
    aboard / 8,
    own.waiting / 8,
    t.acquired / 4,
    worth / HAND_SIZE,
    fights / HAND_SIZE,
    t.held.length / 2,
  ];
}

/** How it stands against the others, by what lies open: their money and cards are hidden. */
function against(s: State, seat: number, own: Tally, ownMine: MineTally): number[] {
  if (s.towns.length === 1) return [0, 0, 0, 0, 0];
  let [points, people, depth, tiles, built] = [-Infinity, -Infinity, -Infinity, -Infinity, 0];
  for (let i = 0; i < s.towns.length; i++) {
    if (i === seat) continue;
    const other = tally(s, i);
    points = Math.max(points, other.openPoints);
    people = Math.max(people, other.counted);
    depth = Math.max(depth, deepest(other.town.mine));
    tiles = Math.max(tiles, other.town.mine.length);
    built = Math.max(built, other.built);
  }
  return [
    (own.openPoints - points) / 20,
    (own.counted - people) / 6,
    (ownMine.depth - depth) / 4,
    (own.town.mine.length - tiles) / 6,
    built / own.town.spaces.length,
  ];
}

/** Points a day of growing would add: its money, and a few people while there is room. */
function gainOf(own: Tally): number {
  const money = own.built + own.town.saloonSleepers + 2.6 * Math.min(own.people, 20) - 6;
  return money / MONEY_PER_POINT + 1;
}

/** Chance that the next card is a bank run: what others hold is as unseen as the deck. */
function bankRunsUnseen(s: State, seat: number): number {
  let runs = s.deck[BANK_RUN] as number;
  let unseen = 0;
  for (const n of s.deck) unseen += n;
  for (let i = 0; i < s.towns.length; i++) {
    if (i === seat) continue;
    const { hand, held } = townOf(s, i);
    unseen += hand.length + held.length;
    for (const card of held) if (card === 'bank-run') runs++;
  }
  return unseen > 0 ? runs / unseen : 0;
}

/** Points a day alone; among several the lead, up to a half, and another half for having won. */
function outcome(s: State, seat: number): number {
  const own = totalOf(s, seat);
  if (s.towns.length === 1) return own / s.day / EXCELLENT;
  let best = -Infinity;
  for (let i = 0; i < s.towns.length; i++) if (i !== seat) best = Math.max(best, totalOf(s, i));
  const lead = Math.max(-0.5, Math.min(0.5, (own - best) / CLEAR_LEAD));
  const won = winners(s);
  if (!won.includes(seat)) return lead - 0.5;
  return won.length > 1 ? lead : lead + 0.5;
}

export const foresight: Foresight<State> = {
  clock,
  progress,
  names: NAMES,
  features,
  outcome,
  weights: WEIGHTS,
};
