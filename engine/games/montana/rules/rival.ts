/** The rival of the homestead race: its cards and the jobs they name (section 6.1). */
import { shuffle } from '../../../core/rng';
import { amount, AREAS, COLUMNS, entry, LINE, numberOf } from '../data';
import {
  DRINKS_AT_ONCE,
  LEVELS,
  RIVAL_CARDS,
  type Job,
  type Key,
  type Level,
  type RivalCard,
} from '../data-race';
import { HUMAN, player, RIVAL, tallyUp, type Emit, type State } from '../state';
import { grantOf, openFields, runLength, settle, watersAt } from './building';
import { standOf, type CitySpace } from './contractors';
import { around, AXES, distance, fieldAt, landscape } from './landscape';
import { targetOf } from './targets';
import { clearFull, placeHand } from './work';
import { BANK_SPOTS, largeSpotsOf, occupied } from './worker-board';

export function levelOf(s: Pick<State, 'options'>): Level {
  const level = LEVELS.find((one) => one === s.options.level);
  if (!level) throw new RangeError(`The race has no level ${String(s.options.level)}.`);
  return level;
}

export function cardAt(index: number): RivalCard {
  return entry<RivalCard>(RIVAL_CARDS, index);
}

/** Which cards are still to come, and how many of each: everybody may know. */
export function cardsToCome(s: Pick<State, 'deck'>): { readonly card: string; readonly left: number }[] {
  return RIVAL_CARDS.flatMap((card, i) => {
    const left = s.deck.filter((one) => one === i).length;
    return left > 0 ? [{ card: card.id, left }] : [];
  });
}

/** MT-6.2: one entry per card of the level's deck, by index into RIVAL_CARDS. */
export function deckOf(level: Level): number[] {
  return RIVAL_CARDS.flatMap((card, i) => Array.from({ length: card.copies[level] }, () => i));
}

function draw(s: State, emit: Emit): RivalCard {
  if (s.deck.length === 0) {
    s.deck = shuffle(s.rng, s.discard);
    s.discard = [];
    emit({ kind: 'reshuffled', seat: -1, targets: [targetOf.rival()], rule: 'MT-6.2' });
  }
  const index = s.deck.pop();
  if (index === undefined) throw new Error('The rival has no cards.');
  s.discard.push(index);
  return cardAt(index);
}

/** MT-6.3, MT-6.10 */
export function rivalTurn(s: State, emit: Emit): void {
  const rival = player(s, RIVAL);
  for (let more = true; more;) {
    s.turns++;
    const card = draw(s, emit);
    emit({
      kind: 'rival-card',
      seat: -1,
      args: { card: card.id },
      targets: [targetOf.rival()],
      rule: 'MT-6.3',
      news: true,
    });
    doJob(card.job, s, card, emit);
    clearFull(s, emit);
    more = DRINKS_AT_ONCE[levelOf(s)] && rival.canteens > 0 && rival.left > 0;
    if (!more) continue;
    rival.canteens--;
    s.spent++;
    tallyUp(s, 'canteen');
    emit({ kind: 'rival-canteen', seat: -1, targets: [targetOf.rival()], rule: 'MT-6.10' });
  }
}

type CardOf<J extends Job> = Extract<RivalCard, { readonly job: J }>;

/** What each job does. */
const JOBS: { readonly [J in Job]: (s: State, card: CardOf<J>, emit: Emit) => void } = {
  /** MT-6.4 */
  claim(s, { place }, emit) {
    const spots = place === 'bank' ? BANK_SPOTS : largeSpotsOf(numberOf(AREAS, place));
    const free = spots.find((where) => !occupied(s, where));
    if (free === undefined) {
      emit({ kind: 'rival-nothing', seat: -1, targets: [targetOf.rival()], rule: 'MT-6.4' });
      return;
    }
    placeHand(s, free);
    const targets = [targetOf.spot(free)];
    emit({ kind: 'rival-claim', seat: -1, args: { spot: free }, targets, rule: 'MT-6.4' });
  },
  /** MT-6.5 */
  stake(s, { key }, emit) {
    const index = player(s, RIVAL).left > 0 ? stakeField(s, key) : -1;
    if (index < 0) emit({ kind: 'rival-nothing', seat: -1, targets: [targetOf.rival()], rule: 'MT-6.5' });
    else settle(s, RIVAL, index, emit, 'MT-6.6');
  },
  /** MT-6.8 */
  camp(_s, _card, emit) {
    emit({ kind: 'rival-camp', seat: -1, targets: [targetOf.rival()], rule: 'MT-6.8' });
  },
};

function doJob<J extends Job>(job: J, s: State, card: RivalCard, emit: Emit): void {
  JOBS[job](s, card as CardOf<J>, emit);
}

/** MT-6.6: the best field by the card's key, then by settlements, neighbours, nearness, r and q. */
export function stakeField(s: State, key: Key): number {
  const board = landscape(s);
  const home = fieldAt(s, s.start);
  let best = -1;
  let bestRank: number[] = [];
  // `openFields` runs by r, then q, so equals keep the first.
  for (const index of openFields(s)) {
    const grants = grantOf(s.owner, board, index, RIVAL, Infinity).placed;
    const near = around(board, index).filter((one) => one >= 0 && s.owner[one] === RIVAL).length;
    const rank = [KEYS[key](s, index), grants, near, -distance(fieldAt(s, index), home)];
    if (best < 0 || before(rank, bestRank)) {
      best = index;
      bestRank = rank;
    }
  }
  return best;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return amount(a, i) > amount(b, i);
  return false;
}

/** MT-6.7: what a field counts by each key. */
export const KEYS: Readonly<Record<Key, (s: State, index: number) => number>> = {
  water: (s, index) => watersAt(s, landscape(s), index).length,
  herd: (s, index) => amount(s.cows, index),
  town: (s, index) => (fieldAt(s, index).two ? 1 : 0),
  line: (s, index) => longest(s, index, RIVAL),
  fence(s, index) {
    const run = longest(s, index, HUMAN);
    return run >= LINE - 1 ? run : 0;
  },
};

function longest(s: State, index: number, seat: number): number {
  let most = 0;
  for (const axis of AXES) {
    const run = runLength(s.owner, landscape(s), index, seat, axis);
    if (run <= LINE && run > most) most = run;
  }
  return most;
}

/** MT-6.9: how many of the cards that may come next outbid a contractor on this space. */
export function cardsThatOutbid(s: State, space: CitySpace): { readonly n: number; readonly of: number } {
  const next = s.deck.length > 0 ? s.deck : s.discard;
  return { n: next.filter((card) => outbids(cardAt(card), space)).length, of: next.length };
}

function outbids({ bid }: RivalCard, { column }: CitySpace): boolean {
  return column < COLUMNS && column < bid;
}

/** MT-6.9: the rival's one answer to the first placement; the space where it outbids the human, or null. */
export function rivalBid(s: State, emit: Emit): CitySpace | null {
  const card = draw(s, emit);
  const human = standOf(s.city, HUMAN);
  const bids = human !== null && outbids(card, human);
  emit({
    kind: bids ? 'rival-bids' : 'rival-no-bid',
    seat: -1,
    args: { card: card.id, bid: card.bid },
    targets: [...(human ? [targetOf.space(human)] : []), targetOf.rival()],
    rule: 'MT-6.9',
    news: true,
  });
  return bids ? { row: human.row, column: human.column + 1 } : null;
}
