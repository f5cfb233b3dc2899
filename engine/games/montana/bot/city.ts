/** The computer player in the city: what a shop is worth, and where to stand. */
import type { Choice, Move } from '../../../core/game';
import { COLUMNS, COPPER, GRAIN, PUMPKIN, SHOPS, STONE } from '../data';
import { canStand, MIXES } from '../rules/moves';
import { player, top, type Player, type State } from '../state';
import { say } from '../words/catalogue';
import { COW, goodsValue, plus, silverValue } from './worth';

/** MT-6.12: what others gain in the city counts against it. */
const OTHERS = 0.3;

function choice(move: Move, reason: string): Choice {
  return { move, reason };
}

/** Value of a shop's reward to a player, before its pumpkins. */
function rewardValue(s: State, p: Player, row: number): number {
  const shop = SHOPS[row];
  if (!shop) return 0;
  if (shop.goods > 0) return bestMix(p.goods).value;
  const cows = shop.cows > 0 && s.supply.cows > 0 ? COW : 0;
  const silver = silverValue(p.silver + shop.silver) - silverValue(p.silver);
  return cows + silver + bestUpgrade(p.goods, shop.upgrades).value;
}

function bestMix(goods: readonly number[]): { mix: readonly [number, number, number]; value: number } {
  let best = { mix: MIXES[0] ?? ([3, 0, 0] as const), value: -Infinity };
  const now = goodsValue(goods);
  for (const mix of MIXES) {
    const after = plus(plus(plus(goods, COPPER, mix[0]), STONE, mix[1]), GRAIN, mix[2]);
    // A good not held yet opens more fields than another of the same.
    const fresh = mix.filter((n, i) => n > 0 && (goods[[COPPER, STONE, GRAIN][i] ?? 0] ?? 0) === 0).length;
    const value = goodsValue(after) - now + fresh * 0.1;
    if (value > best.value) best = { mix, value };
  }
  return best;
}

function bestUpgrade(goods: readonly number[], most: number): { move: string; value: number } {
  let best = { move: 'upgrade:0,0', value: 0 };
  const now = goodsValue(goods);
  for (let a = 0; a <= Math.min(most, goods[COPPER] ?? 0); a++) {
    for (let b = 0; a + b <= most && b <= (goods[STONE] ?? 0); b++) {
      const value = goodsValue(upgraded(goods, a, b)) - now;
      if (value > best.value) best = { move: `upgrade:${a},${b}`, value };
    }
  }
  return best;
}

function upgraded(goods: readonly number[], a: number, b: number): number[] {
  return plus(plus(plus(plus(goods, COPPER, -a), COPPER + 1, a), STONE, -b), STONE + 1, b);
}

function pumpkinCost(p: Player, n: number): number {
  return goodsValue(p.goods) - goodsValue(plus(p.goods, PUMPKIN, -n));
}

/** What going to the city brings: a pumpkin, the best payable shop, less a share of what it opens to others. */
export function cityValue(s: State, seat: number): number {
  const p = player(s, seat);
  const mine: Player = { ...p, goods: plus(p.goods, PUMPKIN, 1) };
  const free = goodsValue(mine.goods) - goodsValue(p.goods);
  let bestRow = -1;
  let most = -Infinity;
  SHOPS.forEach((shop, row) => {
    if ((mine.goods[PUMPKIN] ?? 0) < shop.from) return;
    const value = rewardValue(s, mine, row) - pumpkinCost(mine, shop.from);
    if (value > most) {
      most = value;
      bestRow = row;
    }
  });
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += visitorGain(s, other, bestRow);
  return free + most - (OTHERS * others) / Math.max(1, s.seats - 1);
}

function visitorGain(s: State, seat: number, takenRow: number): number {
  const p = player(s, seat);
  let most = 0;
  SHOPS.forEach((shop, row) => {
    const price = row === takenRow ? shop.from + 1 : shop.from;
    if (price > COLUMNS || (p.goods[PUMPKIN] ?? 0) < price) return;
    most = Math.max(most, rewardValue(s, p, row) - pumpkinCost(p, price));
  });
  return most;
}

/** The space with the largest reward less its pumpkins; pass if none is above nothing and passing is open. */
export function cityChoice(s: State, seat: number, open: readonly Move[]): Choice {
  const p = player(s, seat);
  let best = '';
  let most = -Infinity;
  SHOPS.forEach((shop, row) => {
    for (let column = shop.from; column <= COLUMNS; column++) {
      if (!canStand(s, seat, row, column)) continue;
      const value = rewardValue(s, p, row) - pumpkinCost(p, column);
      if (value > most) {
        most = value;
        best = `space:${shop.id}@${column}`;
      }
    }
  });
  if (open.includes('pass') && (most <= 0 || best === '')) return choice('pass', say('reason.pass'));
  return choice(best, say('reason.shop'));
}

export function mixChoice(s: State, seat: number): Choice {
  return choice(`mix:${bestMix(player(s, seat).goods).mix.join(',')}`, say('reason.mix'));
}

export function upgradeChoice(s: State, seat: number): Choice {
  const most = SHOPS[top(s)?.at ?? 0]?.upgrades ?? 0;
  return choice(bestUpgrade(player(s, seat).goods, most).move, say('reason.upgrade'));
}
