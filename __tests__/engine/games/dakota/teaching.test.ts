/** What the top bar and the coach say holds: the way to the goal is in sight, and day one brings what was promised. */
import { chooseNow, seatwork } from '@/engine/bots';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';
import { dakota, type State } from '@/engine/games/dakota';
import { BUILDING, SPACES, START_MINERS, comboAt, comboIndex } from '@/engine/games/dakota/data';
import { sum } from '@/engine/games/dakota/rules/counts';
import { beds, builtSpaces, countOf, people } from '@/engine/games/dakota/rules/town';
import { meter } from '@/engine/games/dakota/score';

import { build, table, town } from './table';

/** What is read of the table as one of the guided match stands at it. */
function placeOf(s: State) {
  const t = town(s);
  return { cash: t.cash, people: sum(people(t)), beds: beds(t), points: meter(s, 0).points };
}

test('day one brings what the coach says of it', () => {
  const { lesson } = dakota;
  const match = startMatch(dakota, lessonConfig(dakota), lesson.seed);
  const stand = () => placeOf(match.position() as State);
  const start = stand();
  const brought: Record<string, number> = {};
  for (const { move } of lesson.proposals) {
    const before = stand();
    match.play(move);
    brought[move] = stand().cash - before.cash;
    if (move.startsWith('make:')) expect(stand().beds - before.beds).toBe(BUILDING.house.beds);
    if (move === 'beds')
      expect(stand()).toMatchObject({ people: 2 * START_MINERS, beds: 2 * BUILDING.house.beds });
  }
  expect(brought['combo:steel']).toBe(comboAt(comboIndex('steel')).pays);
  const s = match.position() as State;
  expect(s.day).toBe(2);
  expect(countOf(town(s), 'house')).toBe(2);
  // A newcomer who is led so ends the first day with more than at its beginning.
  expect(stand().points).toBeGreaterThan(start.points);
});

test('the way to the goal is always in sight', () => {
  const match = startMatch(dakota, lessonConfig(dakota), 'way');
  while (!match.over) {
    const s = match.position() as State;
    const [now, left] = dakota.status(s, 0).facts ?? [];
    expect(now).toContain(`${meter(s, 0).perDay.toFixed(1)} a day`);
    if (meter(s, 0).last) expect(left).toContain('for $');
    else if (s.day < s.dayLimit) expect(left).toBe(`plots ${builtSpaces(town(s))}/${SPACES}`);
    const work = seatwork(match);
    match.play(work ? chooseNow(work).move : 'none');
  }
});

test('several towns see how full the fullest is', () => {
  const s = table(3);
  build(s, ['house', 'house', 'saloon'], 2);
  expect(dakota.status(s, 0).facts).toEqual([`fullest town 5/${SPACES}`]);
  expect(dakota.legend(s, 1).end).toContain('7 plots are left in the fullest');
});

test('the legend names the rank and the next', () => {
  const s = table();
  town(s).cash = 30;
  const now = dakota.legend(s, 0).lines.find(({ shown }) => shown.includes('a day'));
  expect(now?.means).toContain('Capable Cowboy');
  expect(now?.means).toContain('Town Founder begins at 15');
});
