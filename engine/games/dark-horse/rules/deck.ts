/** The action deck: drawing, events coming into play, keeping cards (DH-4.32, DH-4.41, DH-4.47, DH-4.70). */
import { shuffle } from '../../../core/rng';
import { cardOf, eventOf, isEvent } from '../data';
import { changeInfluence, gain, gainGold, jail } from './goods';
import { isSolo, push, scenario, seatOf, shunsJail, task, total, type Emit, type State } from '../state';

const REDRAWS = 3;

/** Takes up to `n` cards off the top; the discards are shuffled in below when the pile is short. */
export function draw(state: State, n: number, emit: Emit): string[] {
  if (state.deck.length < n && state.discard.length > 0) {
    state.deck.push(...shuffle(state.rng, state.discard.splice(0)));
    state.fresh = [];
    emit({ kind: 'reshuffle', seat: -1, rule: 'DH-4.47' });
  }
  const drawn = state.deck.splice(0, n);
  for (const seat of state.seats) seat.knownTop = Math.max(0, seat.knownTop - drawn.length);
  return drawn;
}

function mixBack(state: State, cards: readonly string[], emit: Emit, rule: string): void {
  state.deck = shuffle(state.rng, [...state.deck, ...cards, ...state.discard.splice(0)]);
  state.fresh = [];
  for (const seat of state.seats) seat.knownTop = 0;
  emit({ kind: 'mixed-back', seat: -1, rule });
}

export function toDiscard(state: State, card: string, countsAsFresh = true): void {
  state.discard.push(card);
  if (countsAsFresh && !isEvent(card)) state.fresh.push(card);
}

/** DH-4.70: a new event replaces the old; in Marshal Law they add up (DH-6.20). */
export function bringEvent(state: State, event: string, emit: Emit): void {
  emit({
    kind: 'event',
    seat: -1,
    args: { event },
    targets: eventTargets(event),
    rule: 'DH-4.70',
    news: true,
  });
  if (isSolo(state) && scenario(state) === 'marshal-law') {
    state.events.push(event);
    return;
  }
  state.discard.push(...state.events);
  state.events = [];
  if (event === 'winds-of-change') {
    state.order.reverse();
    state.discard.push(event);
    emit({ kind: 'reversed', seat: -1, rule: 'DH-4.70' });
    return;
  }
  state.events = [event];
}

function eventTargets(event: string): string[] {
  const space = eventOf(event)?.space;
  return space ? [`space:${space}`] : [];
}

/** Pioneer looks at 2 cards, Scout at 3; two or more events go back and the look is taken again. */
export function lookAtCards(state: State, seat: number, space: 'pioneer' | 'scout', emit: Emit): void {
  const rule = space === 'pioneer' ? 'DH-4.32' : 'DH-4.41';
  for (let tries = 0; ; tries++) {
    const drawn = draw(state, space === 'pioneer' ? 2 : 3, emit);
    const found = drawn.filter(isEvent);
    const rest = drawn.filter((card) => !isEvent(card));
    const [event] = found;
    if (found.length >= 2 && tries < REDRAWS) {
      mixBack(state, drawn, emit, rule);
      continue;
    }
    if (found.length >= 2 && event) {
      for (const card of drawn) if (card !== event) toDiscard(state, card);
      bringEvent(state, event, emit);
      return;
    }
    if (event) bringEvent(state, event, emit);
    if (drawn.length === 0) emit({ kind: 'no-cards', seat, rule });
    emit({
      kind: 'looks',
      seat,
      args: { n: rest.length, cards: rest.join(',') },
      rule,
      news: true,
      only: [seat],
    });
    push(state, task('keep-card', seat, 0, `${space}:${event ?? ''}`, rest));
    return;
  }
}

export function eventAbilityUsable(state: State, seat: number, event: string): boolean {
  const data = eventOf(event);
  if (!data?.ability) return false;
  if (data.jail && shunsJail(state, seat)) return false;
  return event !== 'temperance' || total(seatOf(state, seat).res) >= 2;
}

export function useEventAbility(state: State, seat: number, event: string, emit: Emit): void {
  emit({ kind: 'ability', seat, args: { event }, rule: 'DH-4.70' });
  switch (event) {
    case 'drought':
      gain(state, seat, [2, 0, 0], emit, event);
      break;
    case 'city-fire':
      gainGold(state, seat, 1, emit, event);
      jail(state, seat, 1, emit);
      break;
    case 'rail-strike':
      push(state, task('rail', seat, 1, event));
      jail(state, seat, 1, emit);
      break;
    case 'locusts':
      gain(state, seat, [0, 1, 1], emit, event);
      break;
    case 'temperance':
      push(state, task('pay', seat, 2, event), task('influence', seat, 1, event));
      break;
  }
}

/** The kept card goes to hand, or is played at once if it can never be held (DH-4.52). */
export function keepCard(state: State, seat: number, card: string, emit: Emit): void {
  if (cardOf(card).timing !== 'immediate') {
    seatOf(state, seat).hand.push(card);
    emit({ kind: 'keeps', seat, args: { card }, only: [seat] });
    emit({ kind: 'keeps-one', seat });
    return;
  }
  emit({ kind: 'plays', seat, args: { card }, rule: 'DH-4.52' });
  if (card === 'gold-nugget') gainGold(state, seat, 1, emit, card);
  else changeInfluence(state, seat, 1, emit, card);
  toDiscard(state, card);
}

/** What is left of a look: Pioneer's is discarded, Scout's goes back on top in an order the seat chooses. */
export function putBack(
  state: State,
  seat: number,
  space: string,
  cards: readonly string[],
  emit: Emit,
): void {
  if (space === 'pioneer') {
    for (const card of cards) {
      toDiscard(state, card);
      emit({ kind: 'discards', seat, args: { card }, rule: 'DH-4.32' });
    }
    return;
  }
  if (cards.length > 1) push(state, task('order-back', seat, 0, '', cards.slice()));
  else returnCards(state, seat, cards);
}

export function returnCards(state: State, seat: number, cards: readonly string[]): void {
  state.deck.unshift(...cards);
  state.seats.forEach((one, index) => {
    one.knownTop = index === seat ? cards.length : 0;
  });
}
