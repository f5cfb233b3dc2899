/** The figures of the top bar, one by one, and what brings the end. */
import type { Legend } from '../../../core/lesson';
import { numberWord } from '../../../core/words';
import { END_COLOURS, END_HOUSES, PASSES } from '../data';
import { housesOnMap, inSupply } from '../rules/map';
import type { State } from '../state';
import { say } from './catalogue';
import { raceOf, status } from './status';

type Line = Legend['lines'][number];

/** The pieces are cut out of the status itself, so that each is there word for word. */
export function legend(s: State, viewer: number): Legend {
  const { line, facts = [] } = status(s, viewer);
  const [first = '', ...more] = line.split(' · ');
  return {
    lines: [
      { shown: first, means: roundMeans(s) },
      ...more.map((shown): Line => ({ shown, means: say('legend.last') })),
      ...facts.map((shown): Line => ({ shown, means: leadMeans(s, viewer) })),
    ],
    ...endOf(s),
  };
}

function roundMeans(s: State): string {
  if (s.phase === 'draft') return say('legend.draft');
  if (s.phase === 'over') return say('legend.over');
  if (s.phase !== 'turns') return say('legend.round', { n: s.round, passes: numberWord(PASSES) });
  const { pass } = s.turn;
  return pass === 1
    ? say('legend.turn1', { n: pass, next: pass + 1 })
    : say('legend.turn2', { before: pass - 1 });
}

function leadMeans(s: State, viewer: number): string {
  const { own, best } = raceOf(s, viewer) ?? { own: 0, best: 0 };
  const key = own > best ? 'legend.ahead' : own < best ? 'legend.behind' : 'legend.level';
  return say(key, { own, best, who: say(s.solo ? 'theDiceoneer' : 'theBestOther') });
}

/** DS-5.1, DS-5.2. */
function endOf(s: State): Pick<Legend, 'end' | 'rule'> {
  if (s.phase === 'over') return { end: say('end.over'), rule: 'DS-5.4' };
  if (s.finalRound > 0) {
    return { end: say(s.finalRound === s.round ? 'end.now' : 'end.next'), rule: 'DS-5.2' };
  }
  const most = Math.max(...Array.from({ length: s.sides }, (_, side) => housesOnMap(s, side)));
  const end = say('end.open', {
    n: s.stack.length,
    vp: s.vpSupply,
    houses: numberWord(END_HOUSES),
    most,
    few: numberWord(END_COLOURS),
    colours: inSupply(s).length,
  });
  return { end, rule: 'DS-5.1' };
}
