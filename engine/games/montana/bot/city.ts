/** The computer player in the city: what a shop is worth, and where to stand. */
import type { Choice } from '../../../core/game';
import { amount, CITY_PUMPKINS, COLUMNS, entry, PUMPKIN, SHOPS, STORE_GOODS, UPGRADES } from '../data';
import { canStand, mixesOf, purseInCity, purseOf, SPACES, upgradesOf } from '../rules/city';
import type { CitySpace } from '../rules/contractors';
import { write } from '../rules/notation';
import { shopOf } from '../rules/tasks';
import { player, type Player, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { COW, goodsValue, goodsValueWith, plus, silverValue } from './worth';

/** MT-6.12: what others gain in the city counts against it. */
const OTHERS = 0.3;
/** A good not held yet opens more fields than another of the same. */
const NEW_GOOD = 0.1;

/** Value of a shop's reward to a player, before its pumpkins. */
function rewardValue(s: State, p: Player, row: number): number {
  const shop = entry(SHOPS, row);
  if (shop.goods > 0) return bestMix(p.goods, row).value;
  const cows = shop.cows > 0 && s.supply.cows > 0 ? COW : 0;
  const silver = silverValue(p.silver + shop.silver) - silverValue(p.silver);
  return cows + silver + bestUpgrade(p.goods, shop.upgrades).value;
}

interface Best {
  readonly counts: readonly number[];
  readonly value: number;
}

function bestMix(goods: readonly number[], shop: number): Best {
  let best: Best = { counts: [], value: -Infinity };
  const now = goodsValue(goods);
  for (const counts of mixesOf(shop)) {
    const after = STORE_GOODS.reduce((sum, good, i) => plus(sum, good, amount(counts, i)), goods);
    const fresh = STORE_GOODS.filter((good, i) => amount(counts, i) > 0 && goods[good] === 0).length;
    const value = goodsValue(after) - now + fresh * NEW_GOOD;
    if (value > best.value) best = { counts, value };
  }
  return best;
}

function bestUpgrade(goods: readonly number[], most: number): Best {
  let best: Best = { counts: UPGRADES.map(() => 0), value: 0 };
  const now = goodsValue(goods);
  for (const counts of upgradesOf(goods, most)) {
    const value = goodsValue(upgraded(goods, counts)) - now;
    if (value > best.value) best = { counts, value };
  }
  return best;
}

function upgraded(goods: readonly number[], counts: readonly number[]): readonly number[] {
  return UPGRADES.reduce<readonly number[]>(
    (sum, { small, big }, i) => plus(plus(sum, small, -amount(counts, i)), big, amount(counts, i)),
    goods,
  );
}

function pumpkinCost(p: Player, n: number): number {
  return goodsValue(p.goods) - goodsValueWith(p.goods, PUMPKIN, -n);
}

/** Going to the city: a pumpkin and the best payable space, less a share of what it opens to others. */
export function shopFirst(s: State, seat: number): { readonly value: number; readonly choice: () => Choice } {
  const p = player(s, seat);
  const mine: Player = { ...p, goods: plus(p.goods, PUMPKIN, CITY_PUMPKINS) };
  const free = goodsValue(mine.goods) - goodsValue(p.goods);
  const held = Math.min(amount(mine.goods, PUMPKIN), purseInCity(s, seat).held);
  const { space, value } = bestSpace(s, mine, held);
  if (!space) throw new Error('A first bid finds always a space.');
  let others = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) others += visitorGain(s, other, space.row);
  return {
    value: free + value - (OTHERS * others) / Math.max(1, s.seats - 1),
    choice: () => ({ move: write.space(space), reason: say('reason.shop') }),
  };
}

function visitorGain(s: State, seat: number, takenRow: number): number {
  const p = player(s, seat);
  let most = 0;
  SHOPS.forEach((shop, row) => {
    const price = row === takenRow ? shop.from + 1 : shop.from;
    if (price > COLUMNS || amount(p.goods, PUMPKIN) < price) return;
    most = Math.max(most, rewardValue(s, p, row) - pumpkinCost(p, price));
  });
  return most;
}

/** The space with the largest reward less its pumpkins, among those so many pumpkins open. */
function bestSpace(s: State, p: Player, held: number): { space: CitySpace | null; value: number } {
  let best: CitySpace | null = null;
  let most = -Infinity;
  const rewards: number[] = [];
  for (const space of SPACES) {
    if (!canStand(s, held, space)) continue;
    const reward = (rewards[space.row] ??= rewardValue(s, p, space.row));
    const value = reward - pumpkinCost(p, space.column);
    if (value > most) {
      most = value;
      best = space;
    }
  }
  return { space: best, value: most };
}

/** Asked or outbid: the best space, or pass if none is above nothing. */
export function chooseSpace(s: State, { seat }: TaskOf<'city-place'>): Choice {
  const { space, value } = bestSpace(s, player(s, seat), purseOf(s, seat).held);
  if (space === null || value <= 0) return { move: 'pass', reason: say('reason.pass') };
  return { move: write.space(space), reason: say('reason.shop') };
}

export function chooseMix(s: State, pick: TaskOf<'city-goods'>): Choice {
  const { counts } = bestMix(player(s, pick.seat).goods, shopOf(pick));
  return { move: write.mix(counts), reason: say('reason.mix') };
}

export function chooseUpgrade(s: State, pick: TaskOf<'city-upgrade'>): Choice {
  const { counts } = bestUpgrade(player(s, pick.seat).goods, entry(SHOPS, shopOf(pick)).upgrades);
  const some = counts.some((n) => n > 0);
  return { move: write.upgrade(counts), reason: say(some ? 'reason.upgrade' : 'reason.no-upgrade') };
}
