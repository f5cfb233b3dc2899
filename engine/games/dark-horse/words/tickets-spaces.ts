/** What a space would cost and bring a seat now, for chips on tickets and tiles. */
import type { Chip } from '../../../core/game';
import { count } from '../../../core/words';
import { RESOURCES, type Bundle } from '../data';
import { politicsPrice, railBaronPrice } from '../rules/collecting';
import { chip, resourceChips } from './names';
import { townsOfType } from '../rules/network';
import { rowOf } from '../rules/placement';
import { affords, cap, eventOn, seatOf, total, type State } from '../state';
import { say } from './catalogue';

export interface SpaceChips {
  readonly cost: Chip[];
  readonly gain: Chip[];
  /** The price could not be paid with what is in hand now. */
  readonly short: boolean;
}

export function spaceChips(state: State, seat: number, spot: string): SpaceChips {
  const who = seatOf(state, seat);
  const row = rowOf(spot);
  if (row !== spot) {
    const type = RESOURCES.indexOf(row as (typeof RESOURCES)[number]);
    const n = townsOfType(state, seat, type);
    const effort = spot.endsWith('effort') && n > 0 && !eventOn(state, 'locusts') ? 1 : 0;
    const bundle: Bundle = [0, 0, 0];
    bundle[type] = n + effort;
    return { cost: [], gain: resourceChips(bundle), short: false };
  }
  const gain = (...chips: Chip[]): SpaceChips => ({ cost: [], gain: chips, short: false });
  const influence = chip('influence', 1, `1 ${say('res.influence')}`);
  switch (spot) {
    case 'pioneer':
    case 'scout':
      return gain(chip('card', 1, count(1, 'card')));
    case 'hired-hand':
      return gain(chip('bonus', 1, count(1, 'bonus die', 'bonus dice')));
    case 'politics': {
      const n = politicsPrice(state, seat);
      const cost = n > 0 ? [chip('any', n, count(n, 'resource'))] : [];
      return { cost, gain: [influence], short: total(who.res) < n };
    }
    case 'rail-baron': {
      const price = railBaronPrice(state);
      return {
        cost: resourceChips(price),
        gain: [chip('rail', 2, count(2, 'rail'))],
        short: !affords(who.res, price),
      };
    }
    case 'engineer': {
      const tokens = (['engineer', 'wild'] as const).filter(
        (token) => who.tokens[token] < cap(state, seat, token),
      );
      return gain(...tokens.map((token) => chip(token, 1, `1 ${say(`token.${token}`)}`)));
    }
    case 'mayor':
      return gain(influence, chip('any', 1, count(1, 'resource')), chip('mayor', 1, say('role.mayor')));
    case 'sheriff':
      return gain(chip('sheriff', 1, say('role.sheriff')));
    case 'broker':
      return who.tokens.stock < cap(state, seat, 'stock')
        ? gain(chip('stock', 1, `1 ${say('token.stock')}`))
        : gain();
    case 'tycoon':
      return gain(chip('gold', 1, `1 ${say('res.gold')}`), chip('rail', 1, count(1, 'rail')));
    default:
      return gain();
  }
}
