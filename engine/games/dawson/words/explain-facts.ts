/** What the figures in the row of a seat are good for, and what they come to now for whoever asks. */
import type { Explanation } from '../../../core/game';
import { list } from '../../../core/words';
import { GOLD_A_POINT, HOTELS_EACH, VALUES } from '../data';
import { buildPrice } from '../rules/build';
import { cityOf } from '../rules/city';
import { pointsOf, standings } from '../rules/control';
import { goldPoints, streetTotal, totalOf } from '../rules/end';
import { fillPlan } from '../rules/fill';
import { isStreet, playerAt } from '../state';
import type { State } from '../state';
import { guestsOf, isDone, isFinal, mayHost } from './advice-lines';
import { say } from './catalogue';
import { times } from './names';

/** The figures of a seat's row, by their sign. */
const FACTS = ['point', 'gold', 'host', 'hotel', 'supply'] as const;
type FactSign = (typeof FACTS)[number];

const RULES: Readonly<Record<FactSign, string>> = {
  point: 'DW-5.3',
  gold: 'DW-5.2',
  host: 'DW-4.3.20',
  hotel: 'DW-4.5.21',
  supply: 'DW-4.3.37',
};

/** Null for a sign no row has. */
export function explainFact(state: State, sign: string, viewer: number): Explanation | null {
  const fact = FACTS.find((one) => one === sign);
  if (!fact) return null;
  const now = viewer >= 0 && viewer < state.players.length ? NOW[fact](state, viewer) : '';
  const body = say(`explain.fact.${fact}.body`, { rate: GOLD_A_POINT, times: times(HOTELS_EACH) });
  return { title: say(`explain.fact.${fact}`), body: `${body} ${now}`.trim(), rule: RULES[fact] };
}

const NOW: Readonly<Record<FactSign, (state: State, seat: number) => string>> = {
  point: (state, seat) => {
    const points = totalOf(state, seat);
    if (isStreet(state)) return say('explain.fact.point.street', { points, street: streetTotal(state) });
    const others = state.players.map((_, other) => (other === seat ? 0 : totalOf(state, other)));
    return say('explain.fact.point.most', { points, best: Math.max(...others) });
  },
  gold: (state, seat) => {
    const { gold, supply } = playerAt(state, seat);
    const pays = VALUES.filter(
      (value) => (supply[value - 1] as number) > 0 && buildPrice(state, seat, value, false) <= gold,
    );
    const value = pays[pays.length - 1];
    const most =
      value === undefined ? say('explain.fact.gold.none') : say('explain.fact.gold.most', { value });
    return say('explain.fact.gold.now', { points: goldPoints(gold), most });
  },
  host: (state, seat) => {
    const lodgers = fillPlan({ ...state, active: seat }, cityOf(state.plan));
    const gold = lodgers.reduce((sum, { camper }) => sum + (state.dice[camper] as number), 0);
    if (lodgers.length === 0 || isDone(state)) return say('explain.fact.host.none');
    const when = !mayHost(state, seat) ? 'wait' : isFinal(state) ? 'late' : 'now';
    return say(`explain.fact.host.${when}`, { n: lodgers.length, gold });
  },
  hotel: (state, seat) => {
    const points = pointsOf(state, standings(state))[seat] as number;
    return say('explain.fact.hotel.now', { ...guestsOf(state, seat), points });
  },
  supply: (state, seat) => say('explain.fact.supply.now', { left: leftOf(state, seat) }),
};

/** "2 of value 1, 1 of value 6" */
export function leftOf(state: Pick<State, 'players'>, seat: number): string {
  const { supply } = playerAt(state, seat);
  const left = supply.flatMap((n, i) => (n > 0 ? [say('explain.supply.some', { n, value: i + 1 })] : []));
  return left.length > 0 ? list(left) : say('explain.supply.none');
}
