/** What dice on a space will bring when it is collected, after what is collected before it. */
import { capital } from '../../../core/words';
import {
  affords,
  GAINS,
  PRICES,
  RESOURCES,
  SPOTS,
  spotOf,
  total,
  typeOfRow,
  type Bundle,
  type Space,
  type SpotId,
} from '../data';
import { hasSpot, type SpotCharacter } from '../data-cards';
import { CENTRE } from '../rules/map';
import { railSpots } from '../rules/network';
import { fits, isFull, shut } from '../rules/placement';
import { dicePool } from '../rules/roles';
import { citySites } from '../rules/sites';
import { hiddenFrom } from '../rules/tiles';
import { crewBundle, politicsPrice, producedKinds, railBaronPrice, traderPrice } from '../rules/trades';
import { freeSlot } from '../rules/turn-order';
import { isSolo, seatOf, type Die, type State } from '../state';
import { dealerWords } from './advice-dealer';
import {
  eventsAhead,
  purseAt,
  railPlan,
  roomFor,
  yieldOf,
  type Said,
  type Standing,
} from './advice-forecast';
import { marketAdvice } from './advice-market';
import {
  bestMix,
  canPay,
  cityCounted,
  goldPlan,
  heldWords,
  influencePlan,
  lackWords,
  meetsGoal,
  minus,
  planAsIs,
  planOf,
  planOfAny,
  plus,
  priceWords,
  roundsToCome,
  wantName,
  wantsOf,
  wayPlan,
  withPieces,
  type Purse,
  type Want,
} from './advice-plan';
import { say } from './catalogue-advice';
import { bundleName, eventText, goldChip, resourceName, tokenName } from './names';

/** What follows from a set on its spot. */
export function spaceAdvice(state: State, seat: number, standing: Standing): Said {
  return SPACE_ADVICE[spotOf(standing.spot).space](state, seat, standing);
}

type Advises = (state: State, seat: number, standing: Standing) => Said;

const SPACE_ADVICE: Readonly<Record<Space, Advises>> = {
  'turn-order'(state, seat) {
    const was = state.order.indexOf(seat) + 1;
    const n = freeSlot(state) + 1;
    const word = n < was ? 'order.up' : n > was ? 'order.down' : 'order.same';
    return [say(word, { n, was }), wayPlan(state, seat)];
  },

  dealer: (state, seat, { left }) => [dealerWords(state, seat, left), wayPlan(state, seat)],

  character(state, seat, standing) {
    const { character } = seatOf(state, seat);
    if (!hasSpot(character)) throw new Error('This character has no spot for a die.');
    return OWN_SPOTS[character](state, seat, standing);
  },

  pioneer: (state) => [say('pioneer'), eventsAhead(state)],

  produce(state, seat, { spot, others }) {
    const goods = yieldOf(state, seat, spot);
    const kind = resourceName(typeOfRow(spotOf(spot).row));
    if (total(goods) === 0) return [say('produce.none', { kind }), wayPlan(state, seat)];
    const before = purseAt(state, seat, others, 'builder');
    const after = plus(before, goods);
    const plan = goodsPlan(state, seat, others, after, before);
    return [say('brings', { goods: bundleName(goods), held: heldWords(after.res) }), plan];
  },

  'hired-hand'(state, seat) {
    const { sentence } = seatOf(state, seat);
    if (roundsToCome(state) === 0) return [say('hired.late')];
    const dice = (bonus: boolean) => Math.max(0, dicePool(bonus) - sentence);
    return [say('hired', { n: dice(true), was: dice(false) }), wayPlan(state, seat)];
  },

  politics(state, seat, { spot, others }) {
    const price = politicsPrice(state, seat);
    const purse = purseAt(state, seat, others, spotOf(spot).space as Space);
    const held = total(purse.res);
    if (held < price) return [say('pay.short', { price, n: held }), wayPlan(state, seat)];
    const influence = seatOf(state, seat).influence + GAINS.politicsInfluence;
    return [politicsWords(price, influence), influencePlan(state, influence)];
  },

  'work-crew'(state, seat, { spot, others }) {
    const kinds = producedKinds(state, seat);
    if (kinds.length === 0) return [say('crew.none'), wayPlan(state, seat)];
    const before = purseAt(state, seat, others, 'builder');
    const goods = crewBundle(state, seat, kinds);
    if (kinds.length <= GAINS.crewKinds) {
      const after = plus(before, yieldOf(state, seat, spot));
      return [
        say('brings', { goods: bundleName(goods), held: heldWords(after.res) }),
        goodsPlan(state, seat, others, after, before),
      ];
    }
    return [say('crew.two', { goods: bundleName(goods) }), crewPlan(state, seat, kinds, before)];
  },

  'rail-baron'(state, seat, { others, left }) {
    const price = { price: railBaronPrice(state), gold: 0 };
    const purse = purseAt(state, seat, others, 'rail-baron');
    if (railSpots(state, seat).length === 0) return [say('rails.none')];
    if (!affords(purse.res, price.price))
      return [
        say('rails.short', { lacks: lackWords(price, purse) }),
        rescue(state, seat, others, price, left),
      ];
    return [
      say('rails', { price: priceWords(price), n: PRICES.railBaronRails }),
      others.includes('builder') ? railsTake(state, seat, others, price.price) : null,
      railPlan(state, seat, PRICES.railBaronRails),
    ];
  },

  builder: builderAdvice,

  trader(state, seat, { others }) {
    const purse = purseAt(state, seat, others, 'trader');
    const price = traderPrice(state);
    const held = total(purse.res);
    if (held < PRICES.trader) return [say('trade.short', { n: held, price: PRICES.trader })];
    const { gold } = purse;
    if (held < price)
      return [say('trader.swap', { n: PRICES.trader, back: PRICES.traderBack }), wayPlan(state, seat)];
    return [
      say('trader', { price, back: PRICES.traderBack, n: PRICES.trader, gold: gold + GAINS.tradeGold }),
      goldPlan(state, gold + GAINS.tradeGold) ?? cityGoldPlan(state, seat),
      wayPlan(state, seat),
    ];
  },

  engineer(state, seat) {
    const rooms = roomFor(state, seat, ENGINEER_BRINGS);
    const [one] = rooms;
    const up = isSolo(state) || state.order[0] === seat ? null : say('engineer.up');
    if (!one) return [say('tokens.none'), up, wayPlan(state, seat)];
    return rooms.length > 1
      ? [say('engineer.both'), up, wayPlan(state, seat)]
      : [say('tokens.one', { token: tokenName(one), does: say(DOES[one]) }), up];
  },

  scout: (state, seat) => {
    const hidden = hiddenFrom(state, seat).length;
    return [hidden > 0 ? say('scout', { n: hidden }) : say('scout.open'), eventsAhead(state)];
  },

  mayor(state, seat, { others }) {
    const influence = seatOf(state, seat).influence + GAINS.mayorInfluence;
    const purse = purseAt(state, seat, others, 'mayor');
    return [
      say('mayor', { all: influence }),
      isSolo(state) && influencePlan(state, influence) !== say('influence.none')
        ? influencePlan(state, influence)
        : planOfAny(state, seat, purse, GAINS.mayorResources, purse),
    ];
  },

  sheriff: sheriffAdvice,

  broker(state, seat, { others }) {
    if (roomFor(state, seat, ['stock']).length === 0) return [say('tokens.none'), wayPlan(state, seat)];
    const purse = purseAt(state, seat, others, 'broker');
    return [say('broker'), stockPlan(state, seat, purse)];
  },

  tycoon(state, seat, { others }) {
    const purse = purseAt(state, seat, others, 'tycoon');
    const gold = purse.gold + GAINS.tycoonGold;
    return [
      say('tycoon', { gold }),
      goldPlan(state, gold),
      railPlan(state, seat, GAINS.tycoonRails),
      planOf(state, seat, plus(purse, [0, 0, 0], GAINS.tycoonGold), purse),
    ];
  },

  market: marketAdvice,
};

/** What a die on a character's own spot brings. */
const OWN_SPOTS: Readonly<Record<SpotCharacter, Advises>> = {
  merchant(state, seat) {
    const room = roomFor(state, seat, ['trader']).length > 0;
    return [room ? say('own.merchant') : say('tokens.none'), wayPlan(state, seat)];
  },
  tracker: ownGoods,
  cowboy: ownGoods,
};

function ownGoods(state: State, seat: number, { spot, others }: Standing): Said {
  const goods = yieldOf(state, seat, spot);
  const before = purseAt(state, seat, others, 'builder');
  const after = plus(before, goods);
  return [
    say('brings', { goods: bundleName(goods), held: heldWords(after.res) }),
    goodsPlan(state, seat, others, after, before),
  ];
}

/** Tokens of the Engineer's space, and what each does. */
const ENGINEER_BRINGS = ['engineer', 'wild'] as const;
const DOES = { engineer: 'token.engineer.does', wild: 'token.wild.does' } as const;

export function politicsWords(price: number, influence: number): string {
  const holes = { n: price, all: influence };
  return price > 0 ? say('politics', holes) : say('politics.free', holes);
}

/** What goods serve that come in before Builder, where dice of one's own may wait for them. */
function goodsPlan(
  state: State,
  seat: number,
  others: readonly SpotId[],
  after: Purse,
  before: Purse,
): string {
  const want = others.includes('builder')
    ? wantsOf(state, seat).find((one) => one.what !== 'rails' && canPay(one, after) && !canPay(one, before))
    : undefined;
  return want
    ? say('plan.builder', { want: wantName(state, seat, want) })
    : planOf(state, seat, after, before);
}

/** What the best two kinds a crew may bring would serve. */
function crewPlan(state: State, seat: number, kinds: readonly number[], before: Purse): string {
  const [best = before] = kinds
    .flatMap((a) => kinds.filter((b) => a < b).map((b) => plus(before, crewBundle(state, seat, [a, b]))))
    .map((purse) => ({ purse, pays: wantsOf(state, seat).filter((want) => canPay(want, purse)).length }))
    .sort((a, b) => b.pays - a.pays || total(b.purse.res) - total(a.purse.res))
    .map(({ purse }) => purse);
  return planOf(state, seat, best, before);
}

/** The city that waits for gold. */
function cityGoldPlan(state: State, seat: number): string | null {
  const lacks = goldChip(PRICES.cityGold).label;
  return seatOf(state, seat).gold < PRICES.cityGold && citySites(state, seat).length > 0
    ? say('gold.city', { city: cityCounted(state, seat), gold: lacks })
    : null;
}

/** What a Stock token is good for: gold, or any resources. */
export function stockPlan(state: State, seat: number, purse: Purse): string {
  const gold = plus(purse, [0, 0, 0], PRICES.stockGold);
  const goods = plus(purse, bestMix(state, seat, purse, PRICES.stockGives));
  const pays = (one: Purse) => wantsOf(state, seat).filter((want) => canPay(want, one)).length;
  return pays(goods) > pays(gold)
    ? planOfAny(state, seat, purse, PRICES.stockGives, purse)
    : (goldPlan(state, gold.gold) ?? planOf(state, seat, gold, purse));
}

/** What dice on Builder could not pay for any more, once the rails are paid. */
function railsTake(
  state: State,
  seat: number,
  others: readonly SpotId[],
  price: Readonly<Bundle>,
): string | null {
  const purse = purseAt(state, seat, others, 'builder');
  const left = minus(purse, price);
  const want = wantsOf(state, seat).find(
    (one) => one.what !== 'rails' && canPay(one, purse) && !canPay(one, left),
  );
  return want
    ? say('plan.farther', { want: capital(wantName(state, seat, want)), lacks: lackWords(want, left) })
    : null;
}

/** What it can build with all that comes before, and what it would lack. */
function builderAdvice(state: State, seat: number, { others, left }: Standing): Said {
  const purse = purseAt(state, seat, others, 'builder');
  const wants = wantsOf(state, seat).filter(({ what }) => what !== 'rails');
  const payable = wants.filter((want) => canPay(want, purse));
  const [first, second] = payable;
  if (first && second)
    return [
      say('builder.both', { first: wantName(state, seat, first), second: wantName(state, seat, second) }),
      wayPlan(state, seat),
    ];
  if (first)
    return [
      say('builder', { want: wantName(state, seat, first), price: priceWords(first) }),
      others.includes('rail-baron') ? railsFirst(state, purse, first) : null,
      afterBuilt(state, seat, first, minus(purse, first.price, first.gold)),
    ];
  const [want] = wants.slice(-1);
  if (!want) return [say('builder.ground'), railPlan(state, seat, 0)];
  return [
    say('builder.short', { want: wantName(state, seat, want), lacks: lackWords(want, purse) }),
    rescue(state, seat, others, want, left),
  ];
}

/** That Rail Baron, which is collected before, would take what this costs. */
function railsFirst(state: State, purse: Purse, want: Want): string | null {
  const price = railBaronPrice(state);
  const left = minus(purse, price);
  if (!affords(purse.res, price) || canPay(want, left)) return null;
  return say('builder.rails', { lacks: lackWords(want, left) });
}

/** What is left once a piece stands; where a city stands is not known yet. */
function afterBuilt(state: State, seat: number, { what, hex }: Want, left: Purse): string {
  if (what === 'city')
    return meetsGoal(state, { cities: 1 })
      ? say('goal.met')
      : wayPlan(withPieces(state, seat, { cities: [hex] }), seat);
  if (meetsGoal(state, { towns: 1, centre: CENTRE.includes(hex) ? 1 : 0 })) return say('goal.met');
  return planAsIs(withPieces(state, seat, { towns: [hex] }), seat, left);
}

/** A row of Produce that would bring what is missing, with a die still to place. */
function rescue(
  state: State,
  seat: number,
  others: readonly SpotId[],
  want: { readonly price: Readonly<Bundle>; readonly gold: number },
  left: readonly Die[] = [],
): string | null {
  const purse = purseAt(state, seat, others, 'builder');
  for (const spot of SPOTS) {
    if (spot.space !== 'produce' || shut(state, seat, spot) || isFull(state, spot)) continue;
    if (!left.some((die) => fits(state, seat, spot, [die], 0, false))) continue;
    const after = plus(purse, yieldOf(state, seat, spot.id));
    if (after.gold >= want.gold && affords(after.res, want.price))
      return say('rescue', { kind: RESOURCES[typeOfRow(spot.row)] ?? '' });
  }
  return null;
}

export function sheriffAdvice(state: State, seat: number): Said {
  const { role } = seatOf(state, seat);
  const [event] = state.events;
  if (isSolo(state) && event && state.options['soloScenario'] === 'marshal-law')
    return [
      say('sheriff.lifts', { n: state.events.length }),
      say('sheriff.event', { text: eventText(event) }),
    ];
  if (role === 'sheriff')
    return [
      say(isSolo(state) || state.order[0] === seat ? 'sheriff.again' : 'sheriff.again.first'),
      wayPlan(state, seat),
    ];
  return [say('sheriff'), isSolo(state) ? say('sheriff.flip') : say('sheriff.first')];
}
