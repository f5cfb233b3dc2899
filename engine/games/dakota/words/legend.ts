/** What the figures of the top bar mean as things stand, and how the race ends. */
import type { Legend } from '../../../core/lesson';
import { capital } from '../../../core/words';
import { RANKS, SPACES } from '../data';
import { isLastDay } from '../rules/day';
import { builtSpaces } from '../rules/town';
import { basePoints, meter, rankOf } from '../score';
import { isSolo, townOf, type State } from '../state';
import { say } from './catalogue';
import { buildingName, resName } from './names';
import { dateOf, factsShown, stepOf, type Fact } from './status';

export function legend(s: State, viewer: number): Legend {
  const step = stepOf(s);
  return {
    lines: [
      { shown: dateOf(s), means: dateMeans(s) },
      ...(step === null ? [] : [{ shown: say(step), means: say(`legend.${step}`) }]),
      ...factsShown(s, viewer).map((fact) => ({ shown: fact.shown, means: FACTS[fact.id](s, fact) })),
    ],
    end: endMeans(s),
    rule: isSolo(s) ? 'DK-5.6' : 'DK-5.1',
  };
}

function dateMeans(s: State): string {
  if (s.phase === 'over') return say('legend.day.over', { day: s.day });
  return say(isLastDay(s) ? 'legend.day.last' : 'legend.day', { day: s.day, limit: s.dayLimit });
}

const FACTS: Readonly<Record<Fact['id'], (s: State, fact: Fact) => string>> = {
  now: nowMeans,
  last: lastMeans,
  plots: (_s, { n }) => say('legend.plots', { n }),
  fullest: (_s, { n }) => say('legend.fullest', { n }),
  rise: (_s, { n, res = 0 }) => say('legend.rise', { n, res: resName(res) }),
};

function nowMeans(s: State, { n }: Fact): string {
  const rank = rankOf(n);
  const next = RANKS.find(({ from }) => from > n);
  const now = s.phase === 'over' ? 'legend.now.over' : 'legend.now';
  const sum = say(now, { points: basePoints(townOf(s, 0)), day: s.day });
  const rung = next
    ? say('legend.now.next', { rank, next: next.name, from: next.from })
    : say('legend.now.top', { rank });
  return `${sum} ${rung}`;
}

function lastMeans(s: State): string {
  const { last } = meter(s, 0);
  return capital(say('legend.last', { building: buildingName(last?.type ?? 'house') }));
}

function endMeans(s: State): string {
  const { day, dayLimit: limit } = s;
  if (s.phase === 'over') return say('legend.end.over');
  if (isLastDay(s)) {
    const then = isSolo(s) ? say('legend.end.divided', { day }) : say('legend.end.most');
    return `${say('legend.end.tonight')} ${then}`;
  }
  const n = SPACES - Math.max(...s.towns.map(builtSpaces));
  return say(isSolo(s) ? 'legend.end.solo' : 'legend.end.many', { limit, n });
}
