/** Tickets of the city: spaces, mixes and upgrades. */
import { TURN, type Target } from '../../../core/game';
import { list } from '../../../core/words';
import { amount, CITY_PUMPKINS, COLUMNS, entry, PUMPKIN, SHOPS, STORE_GOODS, UPGRADES } from '../data';
import { purseInCity, purseOf } from '../rules/city';
import { contractorIn, hasPassed, type CitySpace } from '../rules/contractors';
import { cardsThatOutbid } from '../rules/rival';
import { targetOf } from '../rules/targets';
import { inOrder, isRace, player, sum, type State } from '../state';
import { say } from './catalogue';
import { goodsOf, goodsWords, pumpkins, shopName, sideInside, some } from './names';
import {
  chip,
  cowChip,
  goodChips,
  goodsGain,
  ordered,
  silverChip,
  warned,
  type Ticket,
  type TicketChip,
} from './tickets-chips';

/** MT-4.25, MT-4.26: a bid in an auction under way. */
export function describeSpace(s: State, seat: number, space: CitySpace): Ticket {
  const missing = Math.max(0, space.column - purseOf(s, seat).held);
  return spaceTicket(
    s,
    seat,
    space,
    payment(space.column - missing, missing),
    dangerOf(s, seat, space, false),
  );
}

/** MT-4.23: the bid that opens the auction; the free pumpkin pays a part of it. */
export function describeFirstSpace(s: State, seat: number, space: CitySpace): Ticket {
  const { held } = purseInCity(s, seat);
  const missing = Math.max(0, space.column - held);
  const free = held - amount(player(s, seat).goods, PUMPKIN);
  const cost = payment(Math.max(0, space.column - missing - free), missing);
  const ticket = spaceTicket(s, seat, space, cost, dangerOf(s, seat, space, true));
  const short = goodsGain(s, seat, some(PUMPKIN, CITY_PUMPKINS)).warning ?? '';
  return { ...ticket, ...warned(short, ticket.warning ?? '') };
}

/** Pumpkins, and cows for those that are missing. */
function payment(own: number, byCow: number): TicketChip[] {
  return [...goodChips(some(PUMPKIN, own)), ...(byCow > 0 ? [cowChip(byCow)] : [])];
}

function spaceTicket(
  s: State,
  seat: number,
  space: CitySpace,
  cost: readonly TicketChip[],
  danger: string,
): Ticket {
  const shop = entry(SHOPS, space.row);
  const { goods } = player(s, seat);
  const other = contractorIn(s.city, space.row);
  const cows = Math.min(shop.cows, s.supply.cows);
  const upgrades = Math.min(shop.upgrades, sum(UPGRADES.map(({ small }) => amount(goods, small))));
  const gain: TicketChip[] = [];
  if (cows > 0) gain.push(cowChip(cows));
  if (shop.goods > 0) gain.push(chip('goods', shop.goods, `${shop.goods} goods`));
  if (shop.silver > 0) gain.push(silverChip(shop.silver));
  if (upgrades > 0) gain.push(chip('upgrade', upgrades, say('move.space.upgrades', { n: upgrades })));
  const outbids = other >= 0 ? [say('move.space.outbids', { name: sideInside(s, other) })] : [];
  return ordered({
    label: say('move.space', { shop: shopName(space.row), n: space.column }),
    detail: [...outbids, danger].join('; '),
    targets: [targetOf.space(space)],
    button: say('button.bid', { pumpkins: pumpkins(space.column) }),
    cost,
    gain,
    rule: other >= 0 ? 'MT-4.26' : 'MT-4.24',
    group: shopName(space.row),
    ...warned(
      cows < shop.cows ? say('warn.no-cow') : '',
      shop.upgrades > 0 && upgrades === 0 ? say('warn.no-upgrade') : '',
    ),
  });
}

/** MT-4.26, MT-6.9: who could still push the contractor out there; the reason to stand further right. */
function dangerOf(s: State, seat: number, space: CitySpace, first: boolean): string {
  if (space.column >= COLUMNS) return say('move.space.safe');
  if (isRace(s)) {
    // The rival answers the first placement alone.
    const { n, of } = cardsThatOutbid(s, space);
    return first && n > 0 ? say('move.space.cards', { n, of }) : say('move.space.safe');
  }
  const able = inOrder(s, seat).filter((other) => other !== seat && canReach(s, other, space));
  if (able.length === 0) return say('move.space.safe');
  return say('move.space.open', { names: list(able.map((other) => sideInside(s, other))) });
}

/** Whether a seat still in the auction could pay for the next space to the right. */
function canReach(s: State, seat: number, { column }: CitySpace): boolean {
  if (s.city && hasPassed(s.city, seat)) return false;
  const { held, byCow } = purseOf(s, seat);
  return held + byCow > column;
}

/** The kinds taken, each tapped once; other numbers of the same kinds are turns of it. */
function counted(kinds: readonly number[], counts: readonly number[]): Target[] {
  const taken = kinds.filter((_, i) => amount(counts, i) > 0);
  return [...taken.map(targetOf.good), `${TURN}${counts.join('-')}`];
}

export function describeMix(s: State, seat: number, counts: readonly number[]): Ticket {
  const goods = goodsOf(STORE_GOODS, counts);
  return {
    label: say('move.mix', { goods: goodsWords(goods) }),
    targets: counted(STORE_GOODS, counts),
    button: say('button.goods'),
    ...goodsGain(s, seat, goods),
    rule: 'MT-4.30',
    // Kinds that are missing first.
    worth: goods.filter((n, good) => n > 0 && player(s, seat).goods[good] === 0).length,
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
  return ordered({
    label: say('move.upgrade', { goods: goodsWords(small) }),
    targets: counted(
      UPGRADES.map((one) => one.small),
      counts,
    ),
    button: say('button.upgrade'),
    cost: goodChips(small),
    ...goodsGain(s, seat, big),
    rule: 'MT-4.30',
  });
}
