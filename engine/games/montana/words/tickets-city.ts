/** Tickets of the city: spaces, mixes and upgrades. */
import type { Chip } from '../../../core/game';
import { list } from '../../../core/words';
import { amount, COLUMNS, entry, PUMPKIN, SHOPS, STORE_GOODS, UPGRADES } from '../data';
import { contractorIn, hasPassed, type CitySpace } from '../rules/contractors';
import { cardsThatOutbid } from '../rules/rival';
import { targetOf } from '../rules/targets';
import { cityTurnOf } from '../rules/tasks';
import { inOrder, isRace, player, sum, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import { goodsOf, goodsWords, pumpkins, shopName, sideInside, some } from './names';
import { chip, cowChip, goodChips, goodsGain, silverChip, warned, type Ticket } from './tickets-chips';

export function describeSpace(s: State, pick: TaskOf<'city-place'>, space: CitySpace): Ticket {
  const shop = entry(SHOPS, space.row);
  const { goods } = player(s, pick.seat);
  const other = contractorIn(s.city, space.row);
  const cows = Math.min(shop.cows, s.supply.cows);
  const upgrades = Math.min(shop.upgrades, sum(UPGRADES.map(({ small }) => amount(goods, small))));
  const gain: Chip[] = [];
  if (cows > 0) gain.push(cowChip(cows));
  if (shop.goods > 0) gain.push(chip('goods', shop.goods, `${shop.goods} goods`));
  if (shop.silver > 0) gain.push(silverChip(shop.silver));
  if (upgrades > 0) gain.push(chip('upgrade', upgrades, say('move.space.upgrades', { n: upgrades })));
  const outbids = other >= 0 ? [say('move.space.outbids', { name: sideInside(s, other) })] : [];
  return {
    label: say('move.space', { shop: shopName(space.row), pumpkins: pumpkins(space.column) }),
    detail: [...outbids, dangerOf(s, pick, space)].join('; '),
    targets: [targetOf.space(space)],
    cost: goodChips(some(PUMPKIN, space.column)),
    gain,
    rule: other >= 0 ? 'MT-4.26' : 'MT-4.24',
    group: shopName(space.row),
    ...warned(
      cows < shop.cows ? say('warn.no-cow') : '',
      shop.upgrades > 0 && upgrades === 0 ? say('warn.no-upgrade') : '',
    ),
  };
}

/** MT-4.26, MT-6.9: who could still push the contractor out there; the reason to stand further right. */
function dangerOf(s: State, pick: TaskOf<'city-place'>, space: CitySpace): string {
  if (space.column >= COLUMNS) return say('move.space.safe');
  if (isRace(s)) {
    // The rival answers the first placement alone.
    const { n, of } = cardsThatOutbid(s, space);
    const asks = cityTurnOf(pick) === 'first' && n > 0;
    return asks ? say('move.space.cards', { n, of }) : say('move.space.safe');
  }
  const able = inOrder(s, pick.seat).filter((seat) => seat !== pick.seat && canReach(s, seat, space));
  if (able.length === 0) return say('move.space.safe');
  return say('move.space.open', { names: list(able.map((seat) => sideInside(s, seat))) });
}

/** Whether a seat still in the auction could pay for the next space to the right; the active one may trade. */
function canReach(s: State, seat: number, { column }: CitySpace): boolean {
  if (!s.city || hasPassed(s.city, seat)) return false;
  const { goods, cows } = player(s, seat);
  const most = amount(goods, PUMPKIN) + (s.city.active === seat ? cows : 0);
  return most > column;
}

export function describeMix(s: State, seat: number, counts: readonly number[]): Ticket {
  const goods = goodsOf(STORE_GOODS, counts);
  return {
    label: say('move.mix', { goods: goodsWords(goods) }),
    targets: [],
    ...goodsGain(s, seat, goods),
    rule: 'MT-4.30',
  };
}

export function describeUpgrade(s: State, seat: number, counts: readonly number[]): Ticket {
  if (counts.every((n) => n === 0)) {
    return { label: say('move.upgrade.none'), targets: [], rule: 'MT-4.30', weight: 'quiet' };
  }
  const small = goodsOf(
    UPGRADES.map((one) => one.small),
    counts,
  );
  const big = goodsOf(
    UPGRADES.map((one) => one.big),
    counts,
  );
  return {
    label: say('move.upgrade', { goods: goodsWords(small) }),
    targets: [],
    cost: goodChips(small),
    ...goodsGain(s, seat, big),
    rule: 'MT-4.30',
  };
}
