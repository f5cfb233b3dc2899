/** What a space would cost and bring a seat now, for chips on tickets. */
import type { Chip } from '../../../core/game';
import { count } from '../../../core/words';
import { GAINS, PRICES, spotOf, typeOfRow, type Bundle, type Space, type SpotId, type Token } from '../data';
import { harvest } from '../rules/collecting';
import { townsOfType } from '../rules/tiles';
import { politicsPrice, railBaronPrice } from '../rules/trades';
import { affords, cap, seatOf, total, type State } from '../state';
import { chip, goldChip, influenceChip, resourceChips, roleName, tokenChip } from './names';

interface SpaceChips {
  readonly cost: Chip[];
  readonly gain: Chip[];
  /** The price could not be paid with what is in hand now. */
  readonly short: boolean;
}

export function spaceChips(state: State, seat: number, spot: SpotId): SpaceChips {
  return CHIPS[spotOf(spot).space](state, seat, spot);
}

function free(...gain: Chip[]): SpaceChips {
  return { cost: [], gain, short: false };
}

const nothing = () => free();

/** The seat has room for another of these tokens. */
function roomFor(state: State, seat: number, ...tokens: Token[]): Chip[] {
  const held = seatOf(state, seat).tokens;
  return tokens.filter((token) => held[token] < cap(state, seat, token)).map(tokenChip);
}

const railChip = (n: number) => chip('rail', n, count(n, 'rail'));

/** Spaces whose gain is picked when they are collected show none. */
const CHIPS: Readonly<Record<Space, (state: State, seat: number, spot: SpotId) => SpaceChips>> = {
  'turn-order': nothing,
  dealer: nothing,
  character: nothing,
  pioneer: () => free(chip('card', 1, count(1, 'card'))),
  produce: produceChips,
  'hired-hand': () => free(chip('bonus', 1, count(1, 'bonus die', 'bonus dice'))),
  politics(state, seat) {
    const n = politicsPrice(state, seat);
    return {
      cost: n > 0 ? [chip('any', n, count(n, 'resource'))] : [],
      gain: [influenceChip(GAINS.politicsInfluence)],
      short: total(seatOf(state, seat).res) < n,
    };
  },
  'work-crew': nothing,
  'rail-baron'(state, seat) {
    const price = railBaronPrice(state);
    return {
      cost: resourceChips(price),
      gain: [railChip(PRICES.railBaronRails)],
      short: !affords(seatOf(state, seat).res, price),
    };
  },
  builder: nothing,
  trader: nothing,
  engineer: (state, seat) => free(...roomFor(state, seat, 'engineer', 'wild')),
  scout: () => free(chip('card', 1, count(1, 'card'))),
  mayor: () =>
    free(
      influenceChip(GAINS.mayorInfluence),
      chip('any', GAINS.mayorResources, count(GAINS.mayorResources, 'resource')),
      chip('mayor', 1, roleName('mayor')),
    ),
  sheriff: () => free(chip('sheriff', 1, roleName('sheriff'))),
  broker: (state, seat) => free(...roomFor(state, seat, 'stock')),
  tycoon: () => free(goldChip(GAINS.tycoonGold), railChip(GAINS.tycoonRails)),
  market: nothing,
};

function produceChips(state: State, seat: number, spot: SpotId): SpaceChips {
  const type = typeOfRow(spotOf(spot).row);
  const bundle: Bundle = [0, 0, 0];
  bundle[type] = harvest(spot, townsOfType(state, seat, type), state.events);
  return free(...resourceChips(bundle));
}
