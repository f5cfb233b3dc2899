/** The top bar always shows the way to the goal, and the legend says of every figure what it means now. */
import { plainConfig } from '@/engine/core/conformance';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { darkHorse } from '@/engine/games/dark-horse';
import { PAR, SCENARIOS } from '@/engine/games/dark-horse/data';
import type { State } from '@/engine/games/dark-horse/state';

import { bare, lay, start } from './table';

const bar = (state: State) => {
  const { line, facts: shown = [] } = darkHorse.status(state, 0);
  return [...line.split(' · '), ...shown];
};

const means = (state: State, shown: string) =>
  darkHorse.legend(state, 0).lines.find((one) => one.shown === shown)?.means;

describe('the way to the goal', () => {
  test.each(SCENARIOS)('stands in the top bar before and during a lone game of %s', (soloScenario) => {
    const goals = {
      tenderfoot: ['cities 0/3', 'towns 0/6'],
      'wild-frontiers': ['centre towns 0/2'],
      'gold-rush': ['cities 0/3', 'gold 0/10'],
      barnstorming: ['cities 0/3', 'influence 0/11'],
      'marshal-law': ['cities 0/3', 'towns 0/6'],
    }[soloScenario];
    const before = start(1, { soloScenario, characters: 'off' });
    const during = bare(1, { soloScenario });
    const medal = `Gold medal by ${PAR[soloScenario].chicken - 2}`;
    expect(bar(before)).toEqual(['Before round 1 of 28', ...goals, medal]);
    expect(bar(during)).toEqual(['Round 1 of 28', ...goals, medal]);
    expect(bar({ ...during, stage: 'collect', spaceAt: 8 })).toEqual([
      'Round 1 of 28',
      ...goals,
      'Builder, 9 of 17',
    ]);
  });

  test('is said with what is missing', () => {
    const state = bare(1);
    lay(state, 0, { cities: 'b1 c3 b4', towns: 'c1 a1' });
    expect(means(state, 'cities 3/3')).toBe(
      'This part is done. The goal: build all 3 cities and all 6 towns.',
    );
    expect(means(state, 'towns 2/6')).toBe(
      'You still lack 4 towns. The goal: build all 3 cities and all 6 towns.',
    );
    expect(means(state, 'Round 1 of 28')).toBe(
      'The goal must be met by the end of round 28: 27 rounds to come after this one.',
    );
    expect(darkHorse.legend({ ...state, round: 28 }, 0).end).toBe(
      'Tenderfoot on Chicken: this is the last round. Meet the goal in it, or you lose.',
    );
  });

  test('is who leads among several players', () => {
    const state = bare(2);
    expect(bar(state).at(-1)).toBe('Level at 0 points');
    lay(state, 1, { gold: 1 });
    expect(bar(state).at(-1)).toMatch(/ leads with 1 point$/);
    expect(darkHorse.legend(state, 0).end).toMatch(/11 influence, or 3 cities and 6 towns/);
  });
});

test.each([
  [2, { mode: 'quick', map2p: 'closed' }],
  [3, {}],
  [1, { soloScenario: 'gold-rush', soloDifficulty: 'cruel', soloClock: 'tight' }],
  [1, { soloScenario: 'wild-frontiers', soloDifficulty: 'ornery', soloClock: 'tight' }],
] as const)('every piece is told once and well: %i, %j', (seats, options) => {
  const rng = seedRng('legend');
  const match = startMatch(darkHorse, plainConfig(darkHorse, seats, options), 'legend');
  const wrong = new Set<string>();
  while (!match.over) {
    match.play(pick(rng, match.moves()));
    const state = match.position() as State;
    const { lines, end } = darkHorse.legend(state, 0);
    const pieces = bar(state);
    expect(lines.map(({ shown }) => shown)).toEqual(pieces);
    expect(new Set(pieces).size).toBe(pieces.length);
    for (const text of [end, ...lines.map((one) => one.means)])
      for (const fault of textFaults('sentence', text)) wrong.add(`${fault}: ${text}`);
  }
  expect([...wrong]).toEqual([]);
});
