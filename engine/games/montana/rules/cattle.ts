/** Trading cattle in one's own turn (MT-4.44 to MT-4.46). */
import type { Target } from '../../../core/game';
import {
  amount,
  COW_PIECES,
  COW_SILVER,
  entry,
  GOODS,
  SMALL_GOODS,
  TRADES,
  workerId,
  type Trade,
} from '../data';
import { player, type Emit, type PickTask, type Player, type State } from '../state';
import { checkCap, findable, gainGoods, gainWorkers } from './supply';
import { targetOf } from './targets';

/** MT-4.44, MT-4.46: a colour nobody could give is not offered. */
export function openTrades(s: State, pick: PickTask): readonly Trade[] {
  if (player(s, pick.seat).cows < 1) return [];
  // MT-4.45: bidders of other seats cannot trade.
  if (s.city && s.city.active !== pick.seat) return [];
  return TRADES.filter((trade) => trade.what !== 'worker' || findable(s, trade.colour) > 0);
}

/** The trade that brings a good; big ones cannot be had. */
export function tradeFor(good: number): Trade {
  const trade = TRADES.find((one) => one.what === 'good' && one.good === good);
  if (!trade) throw new RangeError('No cow brings a big good.');
  return trade;
}

/**
 * The goods cows must bring so that a player can pay, one entry for each cow; null where that is not enough.
 * Where the supply is short a trade is not worth its cow: it is left to the player to see through.
 */
export function goodsByCow(
  s: Pick<State, 'supply'>,
  p: Pick<Player, 'goods' | 'cows'>,
  cost: readonly number[],
): readonly number[] | null {
  let trades: number[] | null = null;
  for (let good = 0; good < cost.length; good++) {
    const short = (cost[good] ?? 0) - (p.goods[good] ?? 0);
    if (short <= 0) continue;
    trades ??= [];
    if (!SMALL_GOODS.includes(good) || trades.length + short > p.cows) return null;
    if (amount(s.supply.goods, good) < short) return null;
    for (let i = 0; i < short; i++) trades.push(good);
  }
  return trades ?? NO_TRADES;
}

const NO_TRADES: readonly number[] = [];

/** MT-4.44: one cow for one thing. */
export function tradeCow(s: State, seat: number, trade: Trade, emit: Emit): void {
  const p = player(s, seat);
  if (p.cows < 1) throw new Error('There is no cow to trade.');
  // What is short comes back first; then the cow goes and what it buys comes, in one exchange.
  receive(s, seat, trade, emit);
  p.cows--;
  s.supply.cows++;
  const targets = boughtFrom(trade);
  emit({ kind: 'traded', seat, args: { what: trade.id }, targets, rule: 'MT-4.44' });
}

function receive(s: State, seat: number, trade: Trade, emit: Emit): void {
  switch (trade.what) {
    case 'good':
      gainGoods(s, seat, trade.good, COW_PIECES, emit);
      return;
    case 'silver':
      player(s, seat).silver += COW_SILVER;
      return;
    case 'worker':
      gainWorkers(s, seat, trade.colour, COW_PIECES, emit);
      checkCap(s, seat);
  }
}

/** The pile a trade takes from; silver has none. */
function boughtFrom(trade: Trade): Target[] {
  if (trade.what === 'silver') return [];
  return [targetOf.supply(trade.what === 'good' ? entry(GOODS, trade.good) : workerId(trade.colour))];
}
