/** Trading cattle in one's own turn (MT-4.44 to MT-4.46). */
import { COW_PIECES, COW_SILVER, TRADES, type Trade } from '../data';
import { player, type Emit, type PickTask, type State } from '../state';
import { isDone } from './building';
import { checkCap, findable, gainGoods, gainWorkers } from './supply';

/** MT-4.44, MT-4.46: a colour nobody could give is not offered. */
export function openTrades(s: State, pick: PickTask): readonly Trade[] {
  if (player(s, pick.seat).cows < 1) return [];
  // MT-4.45: bidders of other seats cannot trade.
  if (s.city && s.city.active !== pick.seat) return [];
  // Nothing more can be built: the trade is open again at the end of the turn.
  if (pick.kind === 'build-next' && isDone(s, pick)) return [];
  return TRADES.filter((trade) => trade.what !== 'worker' || findable(s, trade.colour) > 0);
}

/** MT-4.44: one cow for one thing. */
export function tradeCow(s: State, seat: number, trade: Trade, emit: Emit): void {
  const p = player(s, seat);
  if (p.cows < 1) throw new Error('There is no cow to trade.');
  p.cows--;
  s.supply.cows++;
  emit({ kind: 'traded', seat, args: { what: trade.id }, rule: 'MT-4.44' });
  switch (trade.what) {
    case 'good':
      gainGoods(s, seat, trade.good, COW_PIECES, emit);
      return;
    case 'silver':
      p.silver += COW_SILVER;
      return;
    case 'worker':
      gainWorkers(s, seat, trade.colour, COW_PIECES, emit);
      checkCap(s, seat);
  }
}
