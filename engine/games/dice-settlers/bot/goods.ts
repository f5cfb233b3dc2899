/** How the computer pays icons and trades goods. */
import type { Move } from '../../../core/game';
import { dieIcon, GOLD, TRADE_PAIR, TRADE_SET, TRADE_VP } from '../data';
import { total } from '../rules/lists';
import { goodsOf, named, parse, sourceOf } from '../rules/notation';
import { diceOwned } from '../rules/points';
import { recruitSteps } from '../rules/recruit';
import { setValue } from '../rules/trade';
import { playerOf, type Player, type State, type TaskOf } from '../state';
import type { Asked } from './policy';
import { dieGivenUp } from './worth';

/** Own icons first; Pioneer pairs and conversions only where they buy something. */
export function commitPick({ s, task, legal, left }: Asked<TaskOf<'commit-icon'>>): Move {
  const { action, icons } = task;
  const player = playerOf(s, task.seat);
  const fits = (m: Move) => {
    if (!m.startsWith('die:')) return false;
    const { die, as } = sourceOf(m);
    return as === null && die !== null && (action === 'harvest' || dieIcon(die) === action);
  };
  const direct = legal.find(fits) ?? legal.find((m) => m.startsWith('card:') && !m.includes('>'));
  const other = legal.find((m) => m !== 'done' && !fits(m));
  const short = !legal.includes('done');
  if (short) return direct ?? other ?? 'done';
  if (action === 'recruit') return buysDie(player, icons) ? (direct ?? other ?? 'done') : 'done';
  if (action === 'trade' && icons >= goodTrades(player.tokens, left)) return 'done';
  if (action === 'raid' && icons >= 3) return 'done';
  if (direct) return direct;
  if (action === 'settle' && other?.startsWith('pair') && icons < 3 + player.tents) return other;
  return 'done';
}

/** Whether the icons still at hand reach the next step of Recruit. */
function buysDie(player: Player, icons: number): boolean {
  const next = recruitSteps(player).find((n) => n > icons) ?? Infinity;
  const showing = (icon: string) => player.active.filter((die) => dieIcon(die) === icon).length;
  return icons + showing('recruit') + Math.floor(showing('pioneer') / 2) >= next;
}

/** Icons a Trade has a use for. */
function goodTrades(tokens: readonly number[], left: number): number {
  const n = total(tokens);
  return Math.max(1, left <= 1.2 ? Math.ceil(n / TRADE_PAIR) : Math.floor(n / TRADE_SET));
}

/** Sets of three while they last; odd dice and pairs only when nothing comes after. */
export function tradeValue(s: State, seat: number, move: Move, left: number): number {
  const { verb } = parse(move);
  const late = left < 1.3;
  if (verb === 'done') return 0.3;
  if (verb !== 'sell') return TRADE_VP.die - dieGivenUp(diceOwned(s, seat), late);
  const set = goodsOf(named(move));
  const gold = set.filter((kind) => kind === GOLD).length;
  return setValue(set) - (late ? 0.05 : 1.05) * set.length - 0.4 * gold * (late ? 0.1 : 1);
}
