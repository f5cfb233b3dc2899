/** What the Market would trade with all that comes in before it. */
import { PRICES, total } from '../data';
import { marketPrice } from '../rules/trades';
import type { State } from '../state';
import { purseAt, type Said, type Standing } from './advice-forecast';
import { roundsToCome, wayPlan } from './advice-plan';
import { say } from './catalogue-advice';

export function marketAdvice(state: State, seat: number, { others }: Standing): Said {
  const purse = purseAt(state, seat, others, 'market');
  const held = total(purse.res);
  const price = marketPrice(state, seat);
  const gold = purse.gold >= PRICES.marketBuyGold;
  if (held < price && !gold) return [say('trade.short', { n: held, price })];
  const ways = [
    ...(held >= PRICES.marketGold ? [say('market.gold', { n: PRICES.marketGold })] : []),
    ...(held >= price ? [say('market.swap', { n: price })] : []),
    ...(gold ? [say('market.buy')] : []),
  ];
  return [
    say('market', { ways: eitherOf(ways) }),
    roundsToCome(state) > 0 ? say('market.late') : null,
    wayPlan(state, seat),
  ];
}

/** "this, that or the other". */
function eitherOf(ways: readonly string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter((way) => way !== '').join(say('or'));
}
