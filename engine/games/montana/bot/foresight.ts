/** What the searching player judges positions by. */
import type { Foresight } from '../../../core/foresight';
import {
  amount,
  AREAS,
  BANK,
  BIG_COPPER,
  BIG_STONE,
  COPPER,
  entry,
  GRAIN,
  PUMPKIN,
  ROWS,
  rowsOf,
  STONE,
} from '../data';
import { DRINKS_AT_ONCE, RIVAL_CARDS } from '../data-race';
import { levelOf } from '../rules/rival';
import { canStaff } from '../rules/crews';
import { bankSpot, largeSpot, occupied } from '../rules/worker-board';
import { places, raceWon, stars } from '../score';
import {
  isRace,
  placedBy,
  player,
  sides,
  sum,
  tableSize,
  workersOf,
  type Player,
  type State,
} from '../state';
import { landOf, prospectsOf, type Land, type Prospects } from './prospects';
import { WEIGHTS } from './weights';

export const foresight: Foresight<State> = {
  clock,
  progress,
  names: names(),
  features,
  outcome,
  weights: WEIGHTS,
};

/** Whose turn it is: the task at the bottom is that of the turn, but in the city it goes round. */
function active(s: State): number {
  return s.city ? s.city.active : (s.pending[0]?.seat ?? s.first);
}

/**
 * A turn with its extra turns is one tick, so that a look ahead ends where everybody has had as many; in the race
 * the rival's turn belongs to it.
 */
function clock(s: State): number {
  if (s.over) return s.round * s.seats;
  return (s.round - 1) * s.seats + ((active(s) - s.first + s.seats) % s.seats);
}

/** Rounds of a usual game for each settlement of the limit, and how much they count beside the leader's settlements. */
const ROUNDS = 1.5;
const BY_ROUNDS = 0.3;

function progress(s: State): number {
  if (s.over) return 1;
  const { settlements } = tableSize(s);
  let most = 0;
  for (const p of s.players) most = Math.max(most, placedBy(p));
  const rounds = Math.min(1, (s.round - 1) / (ROUNDS * settlements));
  return (1 - BY_ROUNDS) * (most / settlements) + BY_ROUNDS * rounds;
}

/** A lead of a third of all settlements is as clear as a win can be. */
const CLEAR = 1.5;
/** Each star of a race beyond the first. */
const STAR = 0.05;

function outcome(s: State, seat: number): number {
  const margin = placedBy(player(s, seat)) - mostOfOthers(s, seat);
  const clear = (CLEAR * margin) / tableSize(s).settlements;
  return Math.min(0.5, Math.max(-0.5, clear)) + (isRace(s) ? raceResult(s) : tableResult(s, seat));
}

function mostOfOthers(s: State, seat: number): number {
  let most = 0;
  for (let other = 0; other < sides(s); other++) {
    if (other !== seat) most = Math.max(most, placedBy(player(s, other)));
  }
  return most;
}

function raceResult(s: State): number {
  return raceWon(s) ? 0.5 + STAR * (stars(s) - 1) : -0.5;
}

function tableResult(s: State, seat: number): number {
  const place = places(s);
  if (place[seat] !== 1) return -0.5;
  return place.filter((n) => n === 1).length > 1 ? 0 : 0.5;
}

/** The largest figure a number may have, so that one odd position does not outweigh all others. */
const MOST = 3;

function features(s: State, seat: number): number[] {
  const land = landOf(s);
  const own = prospectsOf(s, land, seat);
  const [other, theirs] = bestOther(s, land, seat);
  const p = player(s, seat);
  const numbers = [
    ...heldBy(p),
    ...boardFor(s, p, land),
    ...aheadFor(p, own),
    ...standing(p, other, own, theirs, isRace(s)),
    ...timeFor(s, seat),
    ...tableOf(s),
  ];
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = Math.min(MOST, Math.max(-MOST, numbers[i] ?? 0));
  }
  return numbers;
}

function names(): string[] {
  return [
    // heldBy
    'copper',
    'big copper',
    'stone',
    'big stone',
    'grain',
    'pumpkins',
    'kinds of goods',
    'silver up to six',
    'silver above six',
    'workers',
    'first three workers',
    'colours of workers',
    'cows',
    'canteens to drink',
    // boardFor
    'best bank space open to me',
    'areas with a row open to me',
    'most goods a row brings me',
    'canteens beside open fields',
    'open fields of two settlements',
    // aheadFor
    'settlements placed',
    'settlements a build places now',
    'fields it builds',
    'nothing missing for a field',
    'pieces missing for a field',
    'fields one piece away',
    'lines of four to complete',
    'runs of three to make',
    'a build that ends the game',
    // standing
    'settlements ahead of the best other',
    'the same with the builds of now',
    'settlements the best other lacks',
    'settlements the best other places now',
    'the best other can end the game',
    'lines of four of the best other',
    'cows and canteens ahead',
    'goods ahead',
    'silver ahead',
    'workers ahead',
    // timeFor
    'turns of others before mine',
    'last round',
    'last round with a turn to come',
    'place in turn order',
    'rounds played',
    // tableOf
    'three seats',
    'four seats',
    'rival builds often',
    'rival drinks at once',
    'builds among the next rival cards',
  ];
}

const FULL_PURSE = 6;
const FEW_WORKERS = 3;

function heldBy(p: Player): number[] {
  let kinds = 0;
  for (const n of p.goods) if (n > 0) kinds++;
  let colours = 0;
  for (const n of p.workers) if (n > 0) colours++;
  const workers = workersOf(p);
  return [
    amount(p.goods, COPPER) / 3,
    amount(p.goods, BIG_COPPER) / 2,
    amount(p.goods, STONE) / 3,
    amount(p.goods, BIG_STONE) / 2,
    amount(p.goods, GRAIN) / 4,
    amount(p.goods, PUMPKIN) / 4,
    kinds / 6,
    Math.min(FULL_PURSE, p.silver) / FULL_PURSE,
    Math.max(0, p.silver - FULL_PURSE) / 9,
    workers / 8,
    Math.min(FEW_WORKERS, workers) / FEW_WORKERS,
    colours / 4,
    p.cows / 3,
    // Without a settlement left another turn is worth nothing.
    p.left > 0 ? p.canteens / 2 : 0,
  ];
}

function boardFor(s: State, p: Player, land: Land): number[] {
  const workers = workersOf(p);
  let pays = 0;
  for (let i = 0; i < BANK.length; i++) {
    const space = entry(BANK, i);
    if (workers >= space.workers && !occupied(s, bankSpot(i))) pays = Math.max(pays, space.pays);
  }
  let areas = 0;
  let most = 0;
  for (let area = 0; area < AREAS.length; area++) {
    const yields = bestRow(s, p, area);
    if (yields > 0) areas++;
    most = Math.max(most, yields);
  }
  return [pays / 8, areas / 4, most / 3, land.waters / 4, land.twos / 2];
}

/** Goods of the best row of an area that the seat can pay and staff. */
function bestRow(s: State, p: Player, area: number): number {
  let most = 0;
  for (const row of rowsOf(area)) {
    const { price, yields } = entry(ROWS, row);
    if (yields > most && price <= p.silver && !occupied(s, largeSpot(row)) && canStaff(p, row)) most = yields;
  }
  return most;
}

function aheadFor(p: Player, own: Prospects): number[] {
  return [
    placedBy(p) / 8,
    own.ready / 3,
    own.fields / 3,
    own.missing === 0 ? 1 : 0,
    own.missing / 4,
    own.near / 6,
    own.fours / 2,
    own.threes / 3,
    canEnd(p, own),
  ];
}

function canEnd(p: Player, { ready }: Prospects): number {
  return ready > 0 && ready >= p.left ? 1 : 0;
}

/** The other seat that stands best, and how; in the race the rival, who holds nothing. */
function bestOther(s: State, land: Land, seat: number): [Player, Prospects] {
  let best: [Player, Prospects] | null = null;
  for (let other = 0; other < sides(s); other++) {
    if (other === seat) continue;
    const theirs = prospectsOf(s, land, other);
    if (best === null || theirs.strength > best[1].strength) best = [player(s, other), theirs];
  }
  if (best === null) throw new Error('Nobody else is at the table.');
  return best;
}

function standing(p: Player, other: Player, own: Prospects, theirs: Prospects, race: boolean): number[] {
  const ahead = placedBy(p) - placedBy(other);
  return [
    ahead / 3,
    (ahead + own.ready - theirs.ready) / 3,
    other.left / 8,
    theirs.ready / 3,
    canEnd(other, theirs),
    theirs.fours / 2,
    (p.cows + p.canteens - other.cows - other.canteens) / 3,
    // The rival of the race neither has nor needs any.
    ...(race ? [0, 0, 0] : heldAhead(p, other)),
  ];
}

function heldAhead(p: Player, other: Player): number[] {
  return [
    (sum(p.goods) - sum(other.goods)) / 5,
    (p.silver - other.silver) / 8,
    (workersOf(p) - workersOf(other)) / 5,
  ];
}

function timeFor(s: State, seat: number): number[] {
  const n = s.seats;
  const place = (seat - s.first + n) % n;
  const now = (active(s) - s.first + n) % n;
  const before = (place - now + n) % n;
  const toCome = s.last && !s.over && place >= now;
  return [before / n, s.last ? 1 : 0, toCome ? 1 : 0, place / n, s.round / 20];
}

const STAKES: readonly boolean[] = RIVAL_CARDS.map(({ job }) => job === 'stake');
/** The share of building cards in a deck of middling level, and what makes the levels stand apart. */
const USUAL = 0.38;
const OFTEN = 8;

function tableOf(s: State): number[] {
  const three = s.seats === 3 ? 1 : 0;
  const four = s.seats === 4 ? 1 : 0;
  if (!isRace(s)) return [three, four, 0, 0, 0];
  const often = OFTEN * (stakesIn(s.deck, s.discard) - USUAL);
  const drinks = DRINKS_AT_ONCE[levelOf(s)] ? 1 : 0;
  // An empty deck is dealt anew from what was discarded.
  const next = s.deck.length > 0 ? s.deck : s.discard;
  return [three, four, often, drinks, 2 * stakesIn(next, [])];
}

/** The share of building cards among these. */
function stakesIn(cards: readonly number[], more: readonly number[]): number {
  let stakes = 0;
  for (const card of cards) if (STAKES[card]) stakes++;
  for (const card of more) if (STAKES[card]) stakes++;
  return stakes / Math.max(1, cards.length + more.length);
}
