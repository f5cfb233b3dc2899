/** The rival of the homestead race: a table of cards and the steps they name (section 6.1). */
import type { Emit } from '../../../core/game';
import { shuffle } from '../../../core/rng';
import { BANK, COLUMNS, LEVELS, LINE, RIVAL_CARDS, type Key, type RivalCard } from '../data';
import { largeSpot, occupied, player, rowsOf, tallyUp, type State } from '../state';
import { linesAt, runLength, settle, watersAt } from './building';
import { AXES, distance, landscape, openFields } from './landscape';
import { clearFull, placeHand } from './supply';

export const RIVAL = 1;

export function levelIndex(s: State): number {
  return Math.max(
    0,
    LEVELS.findIndex((level) => level === s.options.level),
  );
}

/** MT-6.2: one entry per card of the level's deck, by index into RIVAL_CARDS. */
export function deckOf(level: number): number[] {
  return RIVAL_CARDS.flatMap((card, i) => Array.from({ length: card.copies[level] ?? 0 }, () => i));
}

function draw(s: State, emit: Emit): RivalCard {
  if (s.deck.length === 0) {
    s.deck = shuffle(s.rng, s.discard);
    s.discard = [];
    emit({ kind: 'reshuffled', seat: -1, rule: 'MT-6.2' });
  }
  const index = s.deck.pop() ?? 0;
  s.discard.push(index);
  const card = RIVAL_CARDS[index];
  if (!card) throw new Error('The rival has no such card.');
  return card;
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
      targets: ['rival'],
      rule: 'MT-6.3',
      news: true,
    });
    if (card.job === 'claim') claim(s, card, emit);
    else if (card.job === 'stake' && card.key) stake(s, card.key, emit);
    else emit({ kind: 'rival-camp', seat: -1, rule: 'MT-6.8' });
    clearFull(s, emit);
    more = LEVELS[levelIndex(s)] === 'territory' && rival.canteens > 0 && rival.left > 0;
    if (!more) continue;
    rival.canteens--;
    s.spent++;
    tallyUp(s, 'canteen');
    emit({ kind: 'rival-canteen', seat: -1, rule: 'MT-6.10' });
  }
}

/** MT-6.4 */
function claim(s: State, card: RivalCard, emit: Emit): void {
  const spots = card.area < 0 ? BANK.map((_, i) => i) : rowsOf(card.area).map(largeSpot);
  const free = spots.find((where) => !occupied(s, where));
  if (free === undefined) {
    emit({ kind: 'rival-nothing', seat: -1, rule: 'MT-6.4' });
    return;
  }
  placeHand(s, free);
  emit({ kind: 'rival-claim', seat: -1, args: { spot: free }, targets: [`spot:${free}`], rule: 'MT-6.4' });
}

/** MT-6.5 */
function stake(s: State, key: Key, emit: Emit): void {
  const index = player(s, RIVAL).left > 0 ? stakeField(s, key) : -1;
  if (index < 0) {
    emit({ kind: 'rival-nothing', seat: -1, rule: 'MT-6.5' });
    return;
  }
  settle(s, RIVAL, index, emit, 'MT-6.6');
}

/** MT-6.6: the best field by the card's key, then by settlements, neighbours, nearness, r and q. */
export function stakeField(s: State, key: Key): number {
  const board = landscape(s);
  const home = board.fields[s.start];
  let best = -1;
  let bestRank: number[] = [];
  // `openFields` runs by r, then q, so equals keep the first.
  for (const index of openFields(s)) {
    const field = board.fields[index];
    if (!field || !home) continue;
    const grants = 1 + (field.two ? 1 : 0) + linesAt(s.owner, board, index, RIVAL);
    const near = (board.next[index] ?? []).filter((one) => one >= 0 && s.owner[one] === RIVAL).length;
    const rank = [keyValue(s, key, index), grants, near, -distance(field, home)];
    if (best < 0 || before(rank, bestRank)) {
      best = index;
      bestRank = rank;
    }
  }
  return best;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) > (b[i] ?? 0);
  return false;
}

/** MT-6.7 */
export function keyValue(s: State, key: Key, index: number): number {
  const board = landscape(s);
  switch (key) {
    case 'water':
      return watersAt(s, board, index).length;
    case 'herd':
      return s.cows[index] ?? 0;
    case 'town':
      return board.fields[index]?.two ? 1 : 0;
    case 'line':
      return longest(s, index, RIVAL);
    case 'fence': {
      const run = longest(s, index, 0);
      return run >= LINE - 1 ? run : 0;
    }
  }
}

function longest(s: State, index: number, seat: number): number {
  let most = 0;
  for (const axis of AXES) {
    const run = runLength(s.owner, landscape(s), index, seat, axis);
    if (run <= LINE && run > most) most = run;
  }
  return most;
}

/** MT-6.9: the rival's one answer to the first placement; true when it outbids the human. */
export function rivalBid(s: State, emit: Emit): boolean {
  const card = draw(s, emit);
  const at = s.city?.at[0] ?? -1;
  const column = (at % 10) + 1;
  const bids = at >= 0 && column <= COLUMNS && column <= card.bid;
  emit({
    kind: bids ? 'rival-bids' : 'rival-no-bid',
    seat: -1,
    args: { card: card.id, bid: card.bid },
    targets: ['rival'],
    rule: 'MT-6.9',
    news: true,
  });
  return bids;
}
