/** What cards, events and abilities bring now, and what keeping or giving one means. */
import type { Move } from '../../../core/game';
import { capital } from '../../../core/words';
import { FACES, GAINS, PRICES, total, type Bundle } from '../data';
import {
  abilityOf,
  CARD_EFFECTS,
  CHARACTER_EFFECTS,
  characterOf,
  EVENT_USES,
  hasJail,
  isImmediateCard,
  isPlacementCard,
  isUsable,
  type AbilityId,
  type CardId,
  type CharacterId,
  type UsableEvent,
} from '../data-cards';
import { cardTargets } from '../rules/cards';
import { argOf, cardIn, characterIn, eventIn, parseLook } from '../rules/notation';
import { affordableTowns, homesteadPrice, plainPrice, townPrice } from '../rules/sites';
import { seatOf, shunsJail, type PickKind, type State, type Task } from '../state';
import {
  advice,
  canPay,
  goldPlan,
  heldWords,
  influencePlan,
  lackWords,
  minus,
  planAsIs,
  planOf,
  planOfAny,
  plus,
  purseOf,
  roundsToCome,
  townCounted,
  wayPlan,
} from './advice-plan';
import type { AdviceOf } from './advice-said';
import { railPlan, roomFor, type Said } from './advice-forecast';
import { sheriffAdvice } from './advice-spaces';
import { say } from './catalogue-advice';
import { bundleName, cardName, eventText, seatNameWithin } from './names';

export const cardPicksAdvice: AdviceOf<
  | 'character'
  | 'keep-card'
  | 'order-back'
  | 'remove-event'
  | 'mother-lode'
  | 'target'
  | 'discard'
  | 'take-card'
> = {
  character: (state, { seat }, move) => characterAdvice(state, seat, characterIn(move)),

  'keep-card'(state, { seat, what, list: cards }, move) {
    const { event } = parseLook(what);
    if (move === 'none') return advice(say('keep.none'), wayPlan(state, seat));
    if (move === 'ability' && event && isUsable(event)) {
      const [follows, ...plans] = EVENT_ADVICE[event](state, seat);
      return advice(follows, ...plans, cards.length > 0 ? say('keep.instead') : null);
    }
    const card = cardIn(move);
    const [follows, ...plans] = effectOf(state, seat, card);
    return advice(follows, ...plans, whenPlayed(state, seat, card));
  },

  'order-back'(_state, { list: cards }, move) {
    const first = cardIn(move);
    const [other = first] = cards.filter((card) => card !== first);
    return say('top', { card: cardName(first), other: cardName(other) });
  },

  'remove-event'(state, { seat }, move) {
    if (move === 'none') return advice(say('events.stay', { n: state.events.length }), wayPlan(state, seat));
    const event = eventIn(move);
    const after = { ...state, events: state.events.filter((one) => one !== event) };
    const purse = purseOf(state, seat);
    return advice(say('event.lifted', { text: eventText(event) }), planAsIs(after, seat, purse));
  },

  'mother-lode'(state, { seat }, move) {
    const { goods, price, gold } = CARD_EFFECTS['mother-lode'];
    const before = purseOf(state, seat);
    if (move === 'ore') return goodsWords(state, seat, goods);
    const after = plus(minus(before, price), [0, 0, 0], gold);
    const follows = say('sold', { gold: after.gold, held: heldWords(after.res) });
    return advice(follows, goldPlan(state, after.gold), planOf(state, seat, after));
  },

  target(state, { seat, what }, move) {
    const other = Number(argOf(move));
    const them = seatOf(state, other);
    const who = capital(seatNameWithin(state, other));
    if (what === 'ol-switcheroo')
      return advice(
        say('swap.goods', { mine: heldWords(seatOf(state, seat).res), theirs: heldWords(them.res) }),
        planOf(state, seat, { res: [...them.res], gold: seatOf(state, seat).gold }),
      );
    const loss =
      what === 'mudslinging'
        ? CARD_EFFECTS.mudslinging.influence
        : CARD_EFFECTS['whispering-campaign'].influence;
    const own =
      seatOf(state, seat).influence + (what === 'mudslinging' ? -CARD_EFFECTS.mudslinging.price : loss);
    const left = Math.max(0, them.influence - loss);
    return say('struck', { who, all: left, own: Math.max(0, own) });
  },

  discard(state, { seat, n, what }, move) {
    const card = cardIn(move);
    const [follows] = effectOf(state, seat, card);
    const [gain] = ABILITY_ADVICE[abilityOf(what, n)](state, seat);
    return advice(gain, say('given', { follows }));
  },

  'take-card'(state, { seat }, move) {
    const card = cardIn(move);
    const [follows, ...plans] = effectOf(state, seat, card);
    return advice(follows, ...plans, whenPlayed(state, seat, card));
  },
};

/** A card played now. */
export function cardAdvice(state: State, { seat }: Task<PickKind>, move: Move): string {
  return cardNow(state, seat, cardIn(move));
}

export function cardNow(state: State, seat: number, card: CardId): string {
  const [follows, ...plans] = effectOf(state, seat, card);
  return advice(follows, ...plans);
}

export function abilityAdvice(state: State, seat: number, n: number): string {
  const { character } = seatOf(state, seat);
  const [follows, ...plans] = ABILITY_ADVICE[abilityOf(character, n)](state, seat);
  return advice(follows, ...plans);
}

/** When a card that is kept may be played. */
function whenPlayed(state: State, seat: number, card: CardId): string | null {
  if (hasJail(card) && shunsJail(state, seat)) return null;
  if (isImmediateCard(card)) return null;
  const now = !isPlacementCard(card) && !seatOf(state, seat).cardPlayed;
  if (now) return say('when.now');
  if (roundsToCome(state) === 0) return say('when.late');
  return say(isPlacementCard(card) ? 'when.placing' : 'when.next');
}

function goodsWords(state: State, seat: number, goods: Readonly<Bundle>): string {
  const after = plus(purseOf(state, seat), goods);
  return advice(say('held.then', { held: heldWords(after.res) }), planOf(state, seat, after));
}

type Effect = (state: State, seat: number) => Said;

const goodsOf =
  (goods: Readonly<Bundle>): Effect =>
  (state, seat) => {
    const after = plus(purseOf(state, seat), goods);
    return [
      say('brings', { goods: bundleName(goods), held: heldWords(after.res) }),
      planOf(state, seat, after),
    ];
  };

function effectOf(state: State, seat: number, card: CardId): Said {
  if (hasJail(card) && shunsJail(state, seat))
    return [say('card.preacher', { n: CHARACTER_EFFECTS.preacher.influence })];
  return CARD_ADVICE[card](state, seat);
}

/** What each card would do for a seat now. */
const CARD_ADVICE: Readonly<Record<CardId, Effect>> = {
  'claim-jumpers': () => [say('card.jump'), say('jail', { n: CARD_EFFECTS['claim-jumpers'].jail })],
  'ol-switcheroo'(state, seat) {
    const others = cardTargets(state, seat, 'ol-switcheroo');
    const most = Math.max(0, ...others.map((other) => total(seatOf(state, other).res)));
    return [say('card.switch', { n: total(seatOf(state, seat).res), most }), say('jail.all')];
  },
  'whispering-campaign'(state, seat) {
    const all = seatOf(state, seat).influence + CARD_EFFECTS['whispering-campaign'].influence;
    return [say('card.whisper', { all: all }), influencePlan(state, all)];
  },
  mudslinging(state, seat) {
    const all = Math.max(0, seatOf(state, seat).influence - CARD_EFFECTS.mudslinging.price);
    return [say('card.mud', { n: CARD_EFFECTS.mudslinging.influence, all: all }), wayPlan(state, seat)];
  },
  entrepreneur: (state, seat) => [
    say('card.rails', { n: CARD_EFFECTS.entrepreneur.rails }),
    railPlan(state, seat, CARD_EFFECTS.entrepreneur.rails),
  ],
  'crooked-merchants'(state, seat) {
    const n = CARD_EFFECTS['crooked-merchants'].resources;
    const word = roomFor(state, seat, ['trader']).length > 0 ? 'card.crooked' : 'card.crooked.full';
    return [say(word, { n }), planOfAny(state, seat, purseOf(state, seat), n)];
  },
  election(state, seat) {
    const all = seatOf(state, seat).influence + GAINS.mayorInfluence;
    return [say('mayor', { all: all }), influencePlan(state, all)];
  },
  'marshal-dylan': sheriffAdvice,
  'snake-eyes'(state, seat) {
    const { dice, resources } = CARD_EFFECTS['snake-eyes'];
    const all = FACES ** dice;
    const clean = (FACES - 1) ** dice;
    return [
      say('card.snake', { n: clean, of: all, goods: resources }),
      planOfAny(state, seat, purseOf(state, seat), resources),
    ];
  },
  'homestead-act'(state, seat) {
    const [hex] = affordableTowns(state, seat, true);
    if (hex === undefined) {
      const price = homesteadPrice(plainPrice(state));
      return [say('card.homestead', { price: bundleName(price) }), wayPlan(state, seat)];
    }
    const price = homesteadPrice(townPrice(state, seat, hex, true));
    return [
      say('builder', { want: townCounted(state, seat, hex), price: bundleName(price) }),
      say('card.homestead.saves', { n: PRICES.town[1] }),
    ];
  },
  'barn-raising': goodsOf(CARD_EFFECTS['barn-raising'].goods),
  'cattle-drive': goodsOf(CARD_EFFECTS['cattle-drive'].goods),
  'mother-lode': goodsOf(CARD_EFFECTS['mother-lode'].goods),
  'stagecoach-holdup'(state, seat) {
    const { gold, resources, jail } = CARD_EFFECTS['stagecoach-holdup'];
    const after = seatOf(state, seat).gold + gold;
    return [
      say('card.holdup', { gold: after, n: resources, dice: jail }),
      goldPlan(state, after),
      planOfAny(state, seat, plus(purseOf(state, seat), [0, 0, 0], gold), resources),
    ];
  },
  'pony-express': (state, seat) => [say('card.pony'), wayPlan(state, seat)],
  'marked-deck': (state, seat) => [
    say('card.marked', { n: CARD_EFFECTS['marked-deck'].rolls }),
    wayPlan(state, seat),
  ],
  'powder-crew'(state, seat) {
    const { price, rails } = CARD_EFFECTS['powder-crew'];
    const purse = purseOf(state, seat);
    const want = { price, gold: 0 };
    return canPay({ ...want, what: 'rails', hex: -1 }, purse)
      ? [say('rails', { price: bundleName(price), n: rails }), railPlan(state, seat, rails)]
      : [say('rails.short.now', { n: rails, lacks: lackWords(want, purse) }), railPlan(state, seat, 0)];
  },
  'gold-nugget': (state, seat) => goldSaid(state, seat, CARD_EFFECTS['gold-nugget'].gold),
  'camp-meeting'(state, seat) {
    const all = seatOf(state, seat).influence + CARD_EFFECTS['camp-meeting'].influence;
    return [say('influence.then', { all: all }), influencePlan(state, all)];
  },
  'land-swindle'(state, seat) {
    const { price, gold } = CARD_EFFECTS['land-swindle'];
    const who = seatOf(state, seat);
    const after = who.gold + gold;
    return [
      say('card.swindle', { gold: after, n: price }),
      goldPlan(state, after),
      planOf(state, seat, plus(purseOf(state, seat), [0, 0, 0], gold)),
    ];
  },
};

function goldSaid(state: State, seat: number, gold: number): Said {
  const after = plus(purseOf(state, seat), [0, 0, 0], gold);
  return [say('stock.gold', { gold: after.gold }), goldPlan(state, after.gold), planOf(state, seat, after)];
}

/** What may be made of an event instead of keeping a card. */
const EVENT_ADVICE: Readonly<Record<UsableEvent, Effect>> = {
  drought: goodsOf(EVENT_USES.drought.goods),
  locusts: goodsOf(EVENT_USES.locusts.goods),
  'city-fire'(state, seat) {
    const { gold, jail } = EVENT_USES['city-fire'];
    const after = plus(purseOf(state, seat), [0, 0, 0], gold);
    return [
      say('event.loot', { gold: after.gold, dice: jail }),
      goldPlan(state, after.gold),
      planOf(state, seat, after),
    ];
  },
  'rail-strike'(state, seat) {
    const { rails, jail } = EVENT_USES['rail-strike'];
    return [say('event.picket', { n: rails, dice: jail }), railPlan(state, seat, rails)];
  },
  temperance(state, seat) {
    const { price, influence } = EVENT_USES.temperance;
    const all = seatOf(state, seat).influence + influence;
    return [say('politics', { n: price, all: all }), influencePlan(state, all)];
  },
};

/** What an ability used in a window brings. */
const ABILITY_ADVICE: Readonly<Record<AbilityId, Effect>> = {
  'scoundrel.2'(state, seat) {
    const n = CHARACTER_EFFECTS.scoundrel.resources;
    return [say('ability.goods', { n }), planOfAny(state, seat, purseOf(state, seat), n)];
  },
  'scoundrel.3': (state) => [say('ability.back', { n: new Set(state.fresh).size })],
  'preacher.2'(state, seat) {
    const all = seatOf(state, seat).influence + CHARACTER_EFFECTS.preacher.influence;
    return [say('ability.influence', { all: all }), influencePlan(state, all)];
  },
  'prospector.1'(state, seat) {
    const { price, gold } = CHARACTER_EFFECTS.prospector;
    const after = plus(minus(purseOf(state, seat), price), [0, 0, 0], gold);
    return [
      say('sold', { gold: after.gold, held: heldWords(after.res) }),
      goldPlan(state, after.gold),
      planOf(state, seat, after),
    ];
  },
  'kickstarter.1': (state, seat) => [
    say('ability.rails', { n: CHARACTER_EFFECTS.kickstarter.rails }),
    railPlan(state, seat, CHARACTER_EFFECTS.kickstarter.rails),
  ],
};

/** What a character is strong at, and what its start bonus does for the first town. */
function characterAdvice(state: State, seat: number, character: CharacterId): string {
  const after = plus(purseOf(state, seat), characterOf(character).resources);
  const town = { price: plainPrice(state), gold: 0 };
  const paid = canPay({ ...town, what: 'town', hex: -1 }, after);
  const start = paid
    ? say('character.pays', { price: bundleName(town.price) })
    : say('character.lacks', { lacks: lackWords(town, after) });
  return advice(say(`strength.${character}`), start);
}
