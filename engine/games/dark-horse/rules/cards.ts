/** Action cards played in a window of the Collection Phase (table 2.6) and the characters' abilities (table 2.8). */
import { roll } from '../../../core/rng';
import { cardOf, characterOf, hasJail, PRICES } from '../data';
import { toDiscard } from './deck';
import {
  changeInfluence,
  corrupt,
  gain,
  gainGold,
  gainToken,
  jail,
  loanPrice,
  pay,
  sentence,
  takeRole,
} from './goods';
import { affordableTowns, railSpots } from './network';
import {
  affords,
  isSolo,
  push,
  roleHolder,
  scenario,
  seatOf,
  shunsJail,
  task,
  total,
  type Emit,
  type State,
} from '../state';

/** Seats a card may be aimed at. */
export function cardTargets(state: State, seat: number, card: string): number[] {
  const shield = cardOf(card).icons.includes('shield');
  return state.seats.flatMap((one, other) => {
    if (other === seat || (shield && one.role === 'sheriff')) return [];
    if ((card === 'whispering-campaign' || card === 'mudslinging') && one.influence < 1) return [];
    return [other];
  });
}

/** DH-4.53: cost and penalty payable in full, a legal target where one is needed. */
export function cardPlayable(state: State, seat: number, card: string): boolean {
  const who = seatOf(state, seat);
  if (cardOf(card).timing !== 'collection' || who.cardPlayed) return false;
  if (hasJail(card) && shunsJail(state, seat)) return false;
  switch (card) {
    case 'ol-switcheroo':
      return cardTargets(state, seat, card).length > 0;
    case 'whispering-campaign':
      return total(who.res) >= 1 && cardTargets(state, seat, card).length > 0;
    case 'mudslinging':
      return who.influence >= 1 && cardTargets(state, seat, card).length > 0;
    case 'land-swindle':
      return who.influence >= 1;
    case 'election':
    case 'marshal-dylan':
      return who.role !== 'outlaw';
    case 'homestead-act':
      return affordableTowns(state, seat, false).length > 0;
    case 'powder-crew':
      return affords(who.res, [1, 0, 1]);
    default:
      return true;
  }
}

export function playCard(state: State, seat: number, card: string, emit: Emit): void {
  const who = seatOf(state, seat);
  if (card === 'homestead-act') {
    // DH-4.67: the card counts as played only when the town stands.
    push(state, task('build', seat, 0, card));
    return;
  }
  who.hand.splice(who.hand.indexOf(card), 1);
  who.cardPlayed = true;
  toDiscard(state, card);
  emit({ kind: 'plays', seat, args: { card }, rule: 'DH-4.50' });
  switch (card) {
    case 'whispering-campaign':
      push(state, task('pay', seat, 1, card), task('target', seat, 0, card));
      break;
    case 'ol-switcheroo':
    case 'mudslinging':
      push(state, task('target', seat, 0, card));
      break;
    case 'entrepreneur':
      push(state, task('rail', seat, 1, card));
      break;
    case 'crooked-merchants':
      gainToken(state, seat, 'trader', emit, card);
      push(state, task('gain', seat, 1, card));
      break;
    case 'election':
      mayorAction(state, seat, emit);
      break;
    case 'marshal-dylan':
      sheriffAction(state, seat, emit);
      break;
    case 'snake-eyes':
      snakeEyes(state, seat, emit);
      break;
    case 'barn-raising':
      gain(state, seat, [0, 3, 0], emit, card);
      break;
    case 'cattle-drive':
      gain(state, seat, [3, 0, 0], emit, card);
      break;
    case 'mother-lode':
      push(state, task('mother-lode', seat));
      break;
    case 'stagecoach-holdup':
      gainGold(state, seat, 1, emit, card);
      push(state, task('gain', seat, 1, card));
      jail(state, seat, 1, emit);
      break;
    case 'powder-crew':
      pay(state, seat, [1, 0, 1], emit, card);
      push(state, task('rail', seat, 2, card));
      break;
    case 'land-swindle':
      changeInfluence(state, seat, -1, emit, card);
      gainGold(state, seat, 2, emit, card);
      break;
  }
  if (cardOf(card).icons.includes('corruption')) corrupt(state, seat, emit);
}

function snakeEyes(state: State, seat: number, emit: Emit): void {
  const dice = [roll(state.rng), roll(state.rng)];
  emit({ kind: 'snake-eyes', seat, args: { faces: dice.join(',') } });
  if (dice.includes(1)) jail(state, seat, 1, emit);
  else push(state, task('gain', seat, 4, 'snake-eyes'));
}

export function strike(state: State, seat: number, target: number, card: string, emit: Emit): void {
  emit({ kind: 'targets', seat, args: { card, other: target }, targets: [`seat:${target}`] });
  const who = seatOf(state, seat);
  const other = seatOf(state, target);
  if (card === 'ol-switcheroo') {
    [who.res, other.res] = [other.res, who.res];
    jail(state, seat, 3, emit);
  } else if (card === 'whispering-campaign') {
    changeInfluence(state, target, -1, emit, card);
    changeInfluence(state, seat, 1, emit, card);
  } else {
    changeInfluence(state, seat, -1, emit, card);
    changeInfluence(state, target, -2, emit, card);
  }
}

/** DH-4.42, also by Election (DH-4.54). An Outlaw cannot claim it (DH-6.41). */
export function mayorAction(state: State, seat: number, emit: Emit): void {
  if (seatOf(state, seat).role === 'outlaw') return;
  changeInfluence(state, seat, 1, emit, 'mayor');
  takeRole(state, seat, 'mayor', emit, 'DH-4.42');
  push(state, task('gain', seat, 1, 'mayor'));
}

/** DH-4.42, also by Marshal Dylan. Arrests the Outlaw (DH-6.43), lifts an event in Marshal Law (DH-6.20). */
export function sheriffAction(state: State, seat: number, emit: Emit): void {
  if (seatOf(state, seat).role === 'outlaw') return;
  if (!isSolo(state) && state.order[0] !== seat) {
    state.order = [seat, ...state.order.filter((one) => one !== seat)];
    emit({ kind: 'first', seat, rule: 'DH-4.42' });
  }
  const outlaw = roleHolder(state, 'outlaw');
  if (outlaw >= 0) {
    sentence(state, outlaw, 3, emit, 'DH-6.43');
    gainGold(state, seat, 1, emit, 'arrest');
  }
  takeRole(state, seat, 'sheriff', emit, 'DH-4.42');
  if (isSolo(state) && scenario(state) === 'marshal-law' && state.events.length > 0)
    push(state, task('remove-event', seat));
}

/** What a window of the Collection Phase offers (DH-4.50); without cards in the last one (DH-4.51). */
export function windowMoves(state: State, seat: number, withCards: boolean): string[] {
  const who = seatOf(state, seat);
  const found: string[] = [];
  if (withCards && !who.cardPlayed) {
    for (const card of who.hand) if (cardPlayable(state, seat, card)) found.push(`card:${card}`);
  }
  if (who.tokens.stock > 0 && !who.usedStock) found.push('stock-gold', 'stock-resources');
  if (who.tokens.trader > 0 && !who.usedTrader && total(who.res) >= PRICES.traderToken) found.push('trader');
  if (who.tokens.loan > 0 && total(who.res) >= loanPrice(state, seat)) found.push('repay');
  for (const n of characterOf(who.character)?.abilities ?? []) {
    if (abilityUsable(state, seat, n)) found.push(`ability:${n}`);
  }
  return found;
}

function abilityUsable(state: State, seat: number, n: number): boolean {
  const who = seatOf(state, seat);
  if (who.abilities.includes(n)) return false;
  switch (who.character) {
    case 'scoundrel':
      return who.hand.length > 0 && (n === 2 || takeable(state).length > 0);
    case 'preacher':
      return who.hand.some(hasJail);
    case 'prospector':
      return who.res[2] >= PRICES.prospectorOre;
    case 'kickstarter':
      return who.hand.length > 0 && railSpots(state, seat).length > 0;
    default:
      return false;
  }
}

/** Action cards of this round that still lie in the discard pile. */
export function takeable(state: State): string[] {
  return [...new Set(state.fresh.filter((card) => state.discard.includes(card)))];
}

export function useAbility(state: State, seat: number, n: number, emit: Emit): void {
  const who = seatOf(state, seat);
  who.abilities.push(n);
  emit({ kind: 'character', seat, args: { character: who.character, n }, rule: 'DH-2.8' });
  switch (who.character) {
    case 'prospector':
      pay(state, seat, [0, 0, PRICES.prospectorOre], emit, 'prospector');
      gainGold(state, seat, 1, emit, 'prospector');
      break;
    default:
      push(state, task('discard', seat, n, who.character));
  }
}

/** Cards that can be paid for an ability; the Preacher gives up jail cards only. */
export function payableCards(state: State, seat: number, character: string): string[] {
  const { hand } = seatOf(state, seat);
  return character === 'preacher' ? hand.filter(hasJail) : hand;
}

/** A card paid for an ability. */
export function discardFor(
  state: State,
  seat: number,
  n: number,
  character: string,
  card: string,
  emit: Emit,
): void {
  const who = seatOf(state, seat);
  const open = takeable(state);
  who.hand.splice(who.hand.indexOf(card), 1);
  const forTaking = character === 'scoundrel' && n === 3;
  toDiscard(state, card, !forTaking);
  emit({ kind: 'discards', seat, args: { card }, rule: 'DH-2.8' });
  if (character === 'preacher') changeInfluence(state, seat, 1, emit, character);
  else if (character === 'kickstarter') push(state, task('rail', seat, 1, character));
  else if (forTaking) push(state, task('take-card', seat, 0, '', open));
  else push(state, task('gain', seat, PRICES.scoundrelGain, character));
}
