import { conform, plainConfig } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { darkHorse } from '@/engine/games/dark-horse';
import { LEVELS, SCENARIOS } from '@/engine/games/dark-horse/data';

it('greedy games win the tenderfoot scenario on the printed clock', () => {
  const config = plainConfig(darkHorse, 1, { characters: 'off' });
  const wins = [0, 1, 2].filter((n) => {
    const result = conform(darkHorse, { config, seed: `win-${n}`, policy: 'greedy', thorough: 500 });
    const match = Match.replay(darkHorse, config, `win-${n}`, result.moves);
    return darkHorse.score(match.position()).won === true;
  });
  expect(wins.length).toBeGreaterThanOrEqual(2);
});

it.each(SCENARIOS.flatMap((scenario) => LEVELS.map((level) => [scenario, level] as const)))(
  'plays %s on %s to its end',
  (soloScenario, soloDifficulty) => {
    const config = plainConfig(darkHorse, 1, { soloScenario, soloDifficulty, soloClock: 'tight' });
    const result = conform(darkHorse, { config, seed: `${soloScenario}-${soloDifficulty}`, thorough: 150 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  },
);
