/** The figures in the row of a seat, by their signs: what each is good for now. */
import type { Explanation } from '../../../core/game';
import { MINER_POINTS, RANKS } from '../data';
import { sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { builtSpaces, handLimit, roomFor } from '../rules/town';
import { basePoints, perDay, pointLines, rankOf } from '../score';
import { isSolo, townOf, type State, type Town } from '../state';
import { taxTomorrow } from './advice-evening';
import { say } from './catalogue-explain';
import { told } from './explain-mine';

export const FACT_SIGNS = ['point', 'perday', 'coin', 'people', 'bed', 'space', 'card'] as const;
type FactSign = (typeof FACT_SIGNS)[number];

/** Null where no figure has this sign. What lies behind a safe is said to its owner alone. */
export function explainFact(s: State, sign: string, viewer: number): Explanation | null {
  const fact = FACT_SIGNS.find((one) => one === sign);
  if (fact === undefined) return null;
  const { rule, body } = FACTS[fact];
  return { title: say(`sign.${fact}`), body: body(s, viewer < 0 ? null : townOf(s, viewer)), rule };
}

interface FactRow {
  readonly rule: string;
  /** `t` is the town of whoever asks; null for everybody. */
  body(s: State, t: Town | null): string;
}

const FACTS: Readonly<Record<FactSign, FactRow>> = {
  point: {
    rule: 'DK-5.2',
    body(_s, t) {
      if (!t) return say('fact.point.plain');
      const { buildings, miners, specialists, money } = pointLines(t);
      const people = miners + specialists;
      const more = basePoints(t) - buildings - people - money;
      return say('fact.point', { buildings, people, money, more });
    },
  },
  perday: {
    rule: 'DK-5.6',
    body: (s, t) => told(say('fact.perday'), t !== null && isSolo(s) && nextRank(s, t)),
  },
  coin: {
    rule: 'DK-5.2',
    body: (s, t) =>
      told(say('fact.coin'), t !== null && !isLastDay(s) && say('fact.coin.tax', { n: taxTomorrow(t) })),
  },
  people: {
    rule: 'DK-4.5.1',
    body(_s, t) {
      const now = t && say('fact.people.now', { n: sum(t.idle) });
      return told(say('fact.people', { n: MINER_POINTS }), now ?? false);
    },
  },
  bed: { rule: 'DK-4.6.9', body: (_s, t) => told(say('fact.bed'), t !== null && freeBeds(t)) },
  space: {
    rule: 'DK-5.1',
    body(_s, t) {
      const n = t ? t.spaces.length - builtSpaces(t) : 0;
      return told(say('fact.space'), n > 0 && say('fact.space.left', { n }));
    },
  },
  card: {
    rule: 'DK-4.7.4',
    body: (s, t) =>
      told(
        say(isSolo(s) ? 'fact.card' : 'fact.card.many'),
        t !== null && say('fact.card.limit', { n: handLimit(t) }),
      ),
  },
};

/** How far the next rank is, counted in points of today. */
function nextRank(s: State, t: Town): string {
  const points = basePoints(t);
  const now = perDay(points, s.day);
  const next = RANKS.find(({ from }) => from > now);
  if (!next) return say('fact.perday.top', { rank: rankOf(now) });
  let n = 1;
  while (perDay(points + n, s.day) < next.from) n++;
  return say('fact.perday.next', { n, rank: next.name });
}

export function freeBeds(t: Town): string {
  const n = roomFor(t);
  return n > 0 ? say('hire.beds', { n }) : say('hire.bedless');
}
