/** What cards and events are worth to the greedy player, and the picks they ask for. */
import { best } from '../../../bots/best';
import type { Bundle } from '../data';
import {
  CARD_EFFECTS,
  isUsable,
  SURCHARGES,
  type AimedCard,
  type CardId,
  type EventId,
  type UsableEvent,
} from '../data-cards';
import type { cardPicks } from '../rules/cards-picks';
import type { characterPicks } from '../rules/characters';
import type { eventPicks } from '../rules/events';
import { argOf, cardIn, eventIn, parseLook } from '../rules/notation';
import { affords, total } from '../data';
import { isSolo, seatOf, type Seat, type State } from '../state';
import { say } from '../words/catalogue';
import { worthOf, type Aims } from './aims';
import { firstOf, type PoliciesOf } from './asked';

/** What a die in jail costs. */
export const JAIL = 2.6;

function gainWorth(who: Seat, aims: Aims, bundle: Readonly<Bundle>): number {
  const { res } = who;
  return worthOf(aims, [res[0] + bundle[0], res[1] + bundle[1], res[2] + bundle[2]]) - worthOf(aims, res);
}

/** Everything the worth of a card may hang on. */
interface Holder {
  readonly state: State;
  readonly who: Seat;
  readonly rivals: readonly Seat[];
  readonly aims: Aims;
}

/** Worth of playing a card now, or of holding it: the same scale as resources. */
const CARD_WORTH: Readonly<Record<CardId, (holder: Holder) => number>> = {
  'barn-raising': ({ who, aims }) => gainWorth(who, aims, CARD_EFFECTS['barn-raising'].goods),
  'cattle-drive': ({ who, aims }) => gainWorth(who, aims, CARD_EFFECTS['cattle-drive'].goods),
  'mother-lode'({ who, aims }) {
    const { goods, price } = CARD_EFFECTS['mother-lode'];
    return Math.max(gainWorth(who, aims, goods), affords(who.res, price) ? aims.gold - 2 : 0);
  },
  entrepreneur: ({ aims }) => aims.rail,
  'powder-crew': ({ aims }) => Math.min(CARD_EFFECTS['powder-crew'].rails, aims.rails) * aims.rail - 1.6,
  'homestead-act': ({ aims }) => (aims.town > 0 ? Math.min(4.5, aims.town - 2) : 0),
  election: ({ who, aims }) => aims.influence + 0.9 + (who.role === 'mayor' ? 0 : aims.role),
  'marshal-dylan': ({ state, who, aims }) =>
    (who.role === 'sheriff' ? 0 : aims.role + 0.8) + (isSolo(state) ? 0.8 * state.events.length : 0),
  'crooked-merchants': () => 1.8,
  'snake-eyes'() {
    const { dice, resources, jail } = CARD_EFFECTS['snake-eyes'];
    const clean = 5 ** dice;
    const all = 6 ** dice;
    return (clean / all) * 0.85 * resources - ((all - clean) / all) * jail * JAIL;
  },
  'stagecoach-holdup': ({ who, aims }) => aims.gold + 0.9 - JAIL - (who.role ? aims.role : 0),
  'land-swindle'({ who, aims }) {
    const { price, gold } = CARD_EFFECTS['land-swindle'];
    return who.influence >= price ? gold * aims.gold - aims.influence - 0.5 : 1;
  },
  'gold-nugget': ({ aims }) => CARD_EFFECTS['gold-nugget'].gold * aims.gold,
  'camp-meeting': ({ aims }) => CARD_EFFECTS['camp-meeting'].influence * aims.influence,
  'pony-express': () => 2.2,
  'marked-deck': () => 1.4,
  'whispering-campaign': ({ aims }) => aims.influence * 1.4 - 1.2,
  mudslinging: ({ who, rivals, aims }) =>
    rivals.some((one) => one.influence > who.influence) ? aims.influence * 0.5 : -0.5,
  'ol-switcheroo': ({ who, rivals }) =>
    Math.max(0, ...rivals.map((one) => total(one.res))) - total(who.res) - 6,
  'claim-jumpers': () => 0.4,
};

export function cardWorth(state: State, seat: number, aims: Aims, card: CardId): number {
  const who = seatOf(state, seat);
  const rivals = state.seats.filter((_, other) => other !== seat);
  return CARD_WORTH[card]({ state, who, rivals, aims });
}

/** Worth of using an event instead of keeping a card. */
const EVENT_WORTH: Readonly<Record<UsableEvent, (aims: Aims) => number>> = {
  drought: () => 1.9,
  locusts: () => 1.9,
  'city-fire': (aims) => aims.gold - 2.4,
  'rail-strike': (aims) => aims.rail - 2.4,
  temperance: (aims) => aims.influence - 1.6,
};

function eventWorth(aims: Aims, event: EventId | null): number {
  if (!event || !isUsable(event)) throw new Error('There is no event to use.');
  return EVENT_WORTH[event](aims);
}

/** How much an event in force stands in the way. */
const EVENT_HURTS: Readonly<Record<EventId, (aims: Aims) => number>> = {
  drought: (aims) => 0.1 + (aims.town > 0 ? SURCHARGES.droughtFood * 2 : 0),
  'city-fire': (aims) => 0.1 + (aims.city > 0 ? SURCHARGES.cityFireWood * 1.5 : 0),
  'rail-strike': (aims) => 0.1 + (aims.rails > 0 ? SURCHARGES.railStrikeOre : 0),
  'gold-bust': (aims) => 0.1 + SURCHARGES.goldBust * aims.gold * 0.1,
  locusts: () => 1.2,
  temperance: (aims) => 0.1 + SURCHARGES.temperance * aims.influence * 0.2,
  'winds-of-change': () => 0.05,
};

/** How much a card would hurt a rival. */
const TARGET_WORTH: Readonly<Record<AimedCard, (rival: Seat) => number>> = {
  'ol-switcheroo': (rival) => total(rival.res),
  'whispering-campaign': standing,
  mudslinging: standing,
};

function standing(rival: Seat): number {
  return rival.influence * 10 + rival.gold + rival.cities.length + rival.towns.length;
}

export const cardPolicies: PoliciesOf<
  keyof typeof characterPicks | keyof typeof cardPicks | keyof typeof eventPicks
> = {
  character: ({ options }) => ({ move: firstOf(options), reason: say('reason.character') }),

  'keep-card': ({ state, seat, aims, task, options }) => ({
    move: best(options, (one) => {
      if (one === 'ability') return eventWorth(aims, parseLook(task.what).event);
      return one === 'none' ? 0 : cardWorth(state, seat, aims, cardIn(one));
    }),
    reason: say('reason.card'),
  }),

  'order-back': ({ state, seat, aims, options }) => ({
    move: best(options, (one) => cardWorth(state, seat, aims, cardIn(one))),
    reason: say('reason.card'),
  }),

  'take-card': ({ state, seat, aims, options }) => ({
    move: best(options, (one) => cardWorth(state, seat, aims, cardIn(one))),
    reason: say('reason.card'),
  }),

  'remove-event': ({ aims, options }) => ({
    move: best(options, (one) => (one === 'none' ? 0 : EVENT_HURTS[eventIn(one)](aims))),
    reason: say('reason.event'),
  }),

  'mother-lode': ({ aims, options }) =>
    aims.gold > 3 && options.includes('gold')
      ? { move: 'gold', reason: say('reason.gold') }
      : { move: 'ore', reason: say('reason.gain') },

  target: ({ state, task, options }) => ({
    move: best(options, (one) => TARGET_WORTH[task.what](seatOf(state, Number(argOf(one))))),
    reason: say('reason.target'),
  }),

  discard: ({ state, seat, aims, options }) => ({
    move: best(options, (one) => -cardWorth(state, seat, aims, cardIn(one))),
    reason: say('reason.discard'),
  }),
};
