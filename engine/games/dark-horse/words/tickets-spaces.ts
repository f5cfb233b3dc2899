/** What a space would cost and bring a seat now: chips, small print and warnings of tickets. */
import type { Chip } from '../../../core/game';
import { list } from '../../../core/words';
import {
  GAINS,
  PRICES,
  spotOf,
  typeOfRow,
  type Bundle,
  type Space,
  type SpotId,
  type Token,
  affords,
  total,
} from '../data';
import { CHARACTER_EFFECTS, hasSpot, type SpotCharacter } from '../data-cards';
import { harvest } from '../rules/collecting';
import { railSpots } from '../rules/network';
import { canShift } from '../rules/placement-dealer';
import { affordableTowns, citySites, cityWood, plainPrice, townPrice } from '../rules/sites';
import { townsOfType } from '../rules/tiles';
import {
  crewBundle,
  marketPrice,
  politicsPrice,
  producedKinds,
  railBaronPrice,
  traderPrice,
} from '../rules/trades';
import { cap, eventOn, isSolo, seatOf, type State } from '../state';
import { say } from './catalogue';
import {
  anyChip,
  bundleName,
  cardChip,
  chip,
  goldChip,
  influenceChip,
  railChip,
  resourceChips,
  roleName,
  tokenChip,
  tokenName,
} from './names';

interface SpaceTicket {
  readonly detail: string;
  readonly cost?: readonly Chip[];
  readonly gain?: readonly Chip[];
  /** What would be lost or could not be paid with what is in hand now. */
  readonly warning?: string;
}

/** `dice` are those that would lie there. */
export function spaceTicket(
  state: State,
  seat: number,
  spot: SpotId,
  dice: readonly number[] = [],
): SpaceTicket {
  return SPACE_TICKETS[spotOf(spot).space](state, seat, spot, dice);
}

type Writes = (state: State, seat: number, spot: SpotId, dice: readonly number[]) => SpaceTicket;

/** The warning where something holds, else none. */
function warned(holds: boolean, warning: string): { warning?: string } {
  return holds ? { warning } : {};
}

/** Tokens the seat has no room for would be lost. */
function tokenTicket(state: State, seat: number, detail: string, ...tokens: Token[]): SpaceTicket {
  const held = seatOf(state, seat).tokens;
  const room = tokens.filter((token) => held[token] < cap(state, seat, token));
  const [lost, other] = tokens.filter((token) => !room.includes(token));
  const warning = other ? say('warn.full.both') : lost ? say('warn.full', { token: tokenName(lost) }) : '';
  return { detail, gain: room.map(tokenChip), ...warned(warning !== '', warning) };
}

const SPACE_TICKETS: Readonly<Record<Space, Writes>> = {
  'turn-order': (state, seat) => ({
    detail: say('give.turn-order'),
    ...warned(
      state.order[0] === seat && state.sets.every((set) => set.spot !== 'turn-order'),
      say('warn.first'),
    ),
  }),
  dealer: dealerTicket,
  character(state, seat) {
    const { character } = seatOf(state, seat);
    if (!hasSpot(character)) throw new Error('This character has no spot for a die.');
    return OWN_SPOTS[character](state, seat);
  },
  pioneer: () => ({ detail: say('give.pioneer'), gain: [cardChip(1)] }),
  produce: produceTicket,
  'hired-hand': () => ({
    detail: say('give.hired-hand'),
    gain: [chip('bonus', 1, say('chip.bonus', { n: 1 }))],
  }),
  politics(state, seat) {
    const n = politicsPrice(state, seat);
    return {
      detail: say('give.politics'),
      cost: n > 0 ? [anyChip(n)] : [],
      gain: [influenceChip(GAINS.politicsInfluence)],
      ...warned(total(seatOf(state, seat).res) < n, say('warn.cannot-pay')),
    };
  },
  'work-crew': crewTicket,
  'rail-baron'(state, seat) {
    const price = railBaronPrice(state);
    const short = !affords(seatOf(state, seat).res, price);
    return {
      detail: say('give.rail-baron'),
      cost: resourceChips(price),
      gain: [railChip(PRICES.railBaronRails)],
      ...warned(
        short || railSpots(state, seat).length === 0,
        short ? say('warn.cannot-pay') : say('warn.no-rail'),
      ),
    };
  },
  builder: builderTicket,
  trader(state, seat) {
    const price = traderPrice(state);
    const have = total(seatOf(state, seat).res);
    return {
      detail: say('give.trader', { price }),
      ...trades(
        [have >= price, price, goldChip(GAINS.tradeGold)],
        [have >= PRICES.trader, PRICES.trader, anyChip(PRICES.traderBack)],
      ),
    };
  },
  engineer: (state, seat) =>
    tokenTicket(
      state,
      seat,
      isSolo(state) ? say('give.engineer.solo') : say('give.engineer'),
      'engineer',
      'wild',
    ),
  scout: () => ({ detail: say('give.scout'), gain: [cardChip(1)] }),
  mayor: () => ({
    detail: say('give.mayor'),
    gain: [
      influenceChip(GAINS.mayorInfluence),
      anyChip(GAINS.mayorResources),
      chip('mayor', 1, roleName('mayor')),
    ],
  }),
  sheriff(state, seat) {
    const held = seatOf(state, seat).role === 'sheriff';
    return {
      detail: isSolo(state) ? say('give.sheriff.solo') : say('give.sheriff'),
      gain: held ? [] : [chip('sheriff', 1, roleName('sheriff'))],
      ...warned(held && isSolo(state) && state.events.length === 0, say('warn.sheriff')),
    };
  },
  broker: (state, seat) => tokenTicket(state, seat, say('give.broker'), 'stock'),
  tycoon: (state, seat) => ({
    detail: say('give.tycoon'),
    gain: [goldChip(GAINS.tycoonGold), railChip(GAINS.tycoonRails)],
    ...warned(railSpots(state, seat).length === 0, say('warn.no-rail')),
  }),
  market(state, seat) {
    const price = marketPrice(state, seat);
    const { res, gold } = seatOf(state, seat);
    const have = total(res);
    const best = trades(
      [have >= PRICES.marketGold, PRICES.marketGold, goldChip(GAINS.tradeGold)],
      [have >= price, price, anyChip(PRICES.marketBack)],
    );
    const buys =
      gold >= PRICES.marketBuyGold
        ? { gain: [anyChip(PRICES.marketBuys)], cost: [goldChip(PRICES.marketBuyGold)] }
        : best;
    return { detail: say('give.market', { price }), ...(best.warning === undefined ? best : buys) };
  },
};

/** The better of two trades that can be paid now. */
function trades(
  ...ways: readonly (readonly [can: boolean, price: number, brings: Chip])[]
): Pick<SpaceTicket, 'cost' | 'gain' | 'warning'> {
  const open = ways.find(([can]) => can);
  if (!open) return { warning: say('warn.no-trade') };
  const [, price, brings] = open;
  return { cost: [anyChip(price)], gain: [brings] };
}

function dealerTicket(state: State, seat: number, _spot: SpotId, dice: readonly number[]): SpaceTicket {
  const room = seatOf(state, seat).tokens.loan < cap(state, seat, 'loan');
  return {
    detail: say('give.dealer'),
    gain: room ? [anyChip(PRICES.loanGives)] : [],
    ...warned(!room && !canShift(state, seat, dice), say('warn.no-deal')),
  };
}

/** What a die on a character's own spot brings. */
const OWN_SPOTS: Readonly<Record<SpotCharacter, (state: State, seat: number) => SpaceTicket>> = {
  merchant: (state, seat) => tokenTicket(state, seat, say('give.character.merchant'), 'trader'),
  tracker: () => ({
    detail: say('give.character.tracker'),
    gain: resourceChips(CHARACTER_EFFECTS.tracker.spotGoods),
  }),
  cowboy: () => ({
    detail: say('give.character.cowboy'),
    gain: resourceChips(CHARACTER_EFFECTS.cowboy.spotGoods),
  }),
};

function produceTicket(state: State, seat: number, spot: SpotId): SpaceTicket {
  const { row, part } = spotOf(spot);
  const type = typeOfRow(row);
  const towns = townsOfType(state, seat, type);
  const bundle: Bundle = [0, 0, 0];
  bundle[type] = harvest(spot, towns, state.events);
  const word =
    part !== 'effort' ? 'give.produce' : eventOn(state, 'locusts') ? 'give.effort.locusts' : 'give.effort';
  return {
    detail: towns > 0 ? say(word, { n: towns, goods: bundleName(bundle) }) : say('give.produce.none'),
    gain: resourceChips(bundle),
    ...warned(towns === 0, say('warn.no-town')),
  };
}

/** Exact where there is nothing to choose. */
function crewTicket(state: State, seat: number): SpaceTicket {
  const kinds = producedKinds(state, seat);
  const goods = crewBundle(state, seat, kinds);
  if (kinds.length === 0) return { detail: say('give.work-crew.none'), warning: say('warn.no-crew') };
  if (kinds.length > GAINS.crewKinds) {
    const most = [...goods].sort((a, b) => b - a).slice(0, GAINS.crewKinds);
    return {
      detail: say('give.work-crew.two', { goods: bundleName(goods) }),
      gain: [anyChip(most.reduce((sum, n) => sum + n, 0))],
    };
  }
  return { detail: say('give.work-crew', { goods: bundleName(goods) }), gain: resourceChips(goods) };
}

function builderTicket(state: State, seat: number): SpaceTicket {
  const { res, gold } = seatOf(state, seat);
  const wood: Bundle = [0, cityWood(state), 0];
  const city = gold >= PRICES.cityGold && affords(res, wood) && citySites(state, seat).length > 0;
  const [town] = affordableTowns(state, seat)
    .map((hex) => townPrice(state, seat, hex, true))
    .sort((a, b) => total(a) - total(b));
  if (city)
    return {
      detail: say('give.builder.city'),
      cost: [goldChip(PRICES.cityGold), ...resourceChips(wood)],
      gain: [chip('city', 1, say('chip.city', { n: 1 }))],
    };
  if (town)
    return {
      detail: say('give.builder.town'),
      cost: resourceChips(town),
      gain: [chip('town', 1, say('chip.town', { n: 1 }))],
    };
  const prices = {
    town: bundleName(plainPrice(state)),
    city: list([goldChip(PRICES.cityGold).label, bundleName(wood)]),
  };
  return { detail: say('give.builder', prices), warning: say('warn.no-build') };
}
