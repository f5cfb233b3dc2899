/** Events: how they come into play and what can be made of them (table 2.7, DH-4.70, DH-6.20). */
import { EVENT_USES, eventOf, isUsable, type EventId, type UsableEvent } from '../data-cards';
import { SPOTS, total } from '../data';
import { isSolo, push, scenario, seatOf, shunsJail, task, type Emit, type State } from '../state';
import { gain, gainGold } from './goods';
import { eventIn } from './notation';
import type { PicksOf } from './pick';
import { jail } from './roles';

/** DH-4.70: a new event replaces the old; in Marshal Law they add up (DH-6.20). */
export function bringEvent(state: State, event: EventId, emit: Emit): void {
  const arrival = ARRIVALS[event];
  const adds = isSolo(state) && scenario(state) === 'marshal-law';
  if (!adds) state.discard.push(...state.events.splice(0));
  if (adds || arrival === 'lasts') state.events.push(event);
  else state.discard.push(event);
  emit({
    kind: 'event',
    seat: -1,
    args: { event },
    targets: eventTargets(event),
    rule: 'DH-4.70',
    news: true,
  });
  if (!adds && arrival !== 'lasts') arrival(state, emit);
}

/** What an event does when it comes: most last and weigh on prices, as the rules of those say. */
const ARRIVALS: Readonly<Record<EventId, 'lasts' | ((state: State, emit: Emit) => void)>> = {
  drought: 'lasts',
  'city-fire': 'lasts',
  'rail-strike': 'lasts',
  'gold-bust': 'lasts',
  locusts: 'lasts',
  temperance: 'lasts',
  'winds-of-change': reverseOrder,
};

function reverseOrder(state: State, emit: Emit): void {
  state.order.reverse();
  emit({ kind: 'reversed', seat: -1, rule: 'DH-4.70' });
}

/** The spots it weighs on; on Produce those with effort. */
function eventTargets(event: EventId): string[] {
  const { space } = eventOf(event);
  const spots = SPOTS.filter(
    (spot) => spot.space === space && (space !== 'produce' || spot.part === 'effort'),
  );
  return spots.map(({ id }) => `space:${id}`);
}

interface EventRules {
  /** Whether the seat has what it asks for. */
  payable(state: State, seat: number): boolean;
  use(state: State, seat: number, emit: Emit): void;
}

/** What whoever turned an event up may do instead of keeping a card. */
const ABILITIES: Readonly<Record<UsableEvent, EventRules>> = {
  drought: {
    payable: () => true,
    use: (state, seat, emit) => gain(state, seat, EVENT_USES.drought.goods, emit, 'drought'),
  },
  'city-fire': {
    payable: () => true,
    use(state, seat, emit) {
      gainGold(state, seat, EVENT_USES['city-fire'].gold, emit, 'city-fire');
      jail(state, seat, EVENT_USES['city-fire'].jail, emit);
    },
  },
  'rail-strike': {
    payable: () => true,
    use(state, seat, emit) {
      push(state, task('rail', seat, EVENT_USES['rail-strike'].rails, 'rail-strike'));
      jail(state, seat, EVENT_USES['rail-strike'].jail, emit);
    },
  },
  locusts: {
    payable: () => true,
    use: (state, seat, emit) => gain(state, seat, EVENT_USES.locusts.goods, emit, 'locusts'),
  },
  temperance: {
    payable: (state, seat) => total(seatOf(state, seat).res) >= EVENT_USES.temperance.price,
    use(state, seat) {
      const { price, influence } = EVENT_USES.temperance;
      push(state, task('pay', seat, price, 'temperance'), task('influence', seat, influence, 'temperance'));
    },
  },
};

export function eventAbilityUsable(state: State, seat: number, event: EventId): boolean {
  if (!isUsable(event) || (eventOf(event).jail && shunsJail(state, seat))) return false;
  return ABILITIES[event].payable(state, seat);
}

export function useEventAbility(state: State, seat: number, event: EventId, emit: Emit): void {
  if (!isUsable(event)) throw new Error(`There is nothing to use in ${event}.`);
  emit({ kind: 'ability', seat, args: { event }, rule: 'DH-4.70' });
  ABILITIES[event].use(state, seat, emit);
}

export const eventPicks: PicksOf<'remove-event'> = {
  'remove-event': {
    moves: (state) => [...state.events.map((event) => `remove:${event}`), 'none'],
    act(state, { seat }, move, emit) {
      if (move === 'none') return;
      const gone = eventIn(move);
      state.events = state.events.filter((event) => event !== gone);
      state.removed.push(gone);
      emit({
        kind: 'event-gone',
        seat,
        args: { event: gone },
        targets: eventTargets(gone),
        rule: 'DH-6.20',
      });
    },
  },
};
