import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chooseNow } from '@/engine/bots/runner';
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { darkHorse } from '@/engine/games/dark-horse';
import { LEVELS, SCENARIOS } from '@/engine/games/dark-horse/data';

const SEATS = [1, 2, 3, 4] as const;

describe('random games', () => {
  it.each(SEATS)('keep every promise with %i seats over the options', (seats) => {
    const configs = sampleConfigs(darkHorse, seats);
    for (let i = 0; i < 4; i++) {
      const { value: config } = configs.next();
      const result = conform(darkHorse, { config, seed: `random-${seats}-${i}`, thorough: 90 });
      expect(result.violations).toEqual([]);
      expect(result.finished).toBe(true);
    }
  });
});

describe('greedy games', () => {
  it.each(SEATS)('keep every promise with %i seats', (seats) => {
    const config = plainConfig(darkHorse, seats, { outlaw: seats === 3, gunslinger: seats === 2 });
    const result = conform(darkHorse, { config, seed: `greedy-${seats}`, policy: 'greedy', thorough: 200 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  });

  it('win the tenderfoot scenario on the printed clock', () => {
    const config = plainConfig(darkHorse, 1, { characters: 'off' });
    const wins = [0, 1, 2].filter((n) => {
      const result = conform(darkHorse, { config, seed: `win-${n}`, policy: 'greedy', thorough: 500 });
      const match = Match.replay(darkHorse, config, `win-${n}`, result.moves);
      return darkHorse.score(match.position()).won === true;
    });
    expect(wins.length).toBeGreaterThanOrEqual(2);
  });
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

describe('golden playthroughs', () => {
  const folder = path.join(__dirname, '../../../fixtures/dark-horse');
  it.each(SEATS)('plays the recorded game of %i seats', (seats) => {
    const match = Match.start(darkHorse, plainConfig(darkHorse, seats), `golden-${seats}`);
    const lines: string[] = [];
    while (!match.over) {
      const decision = match.decision();
      const { move } = chooseNow({
        game: darkHorse,
        state: match.position(),
        seat: decision?.seat ?? 0,
        level: 'greedy',
        seed: match.seed,
        decision: match.decisions,
      });
      lines.push(`${decision?.seat} ${decision?.kind} ${move}`);
      match.play(move);
    }
    const sheet = darkHorse.score(match.position());
    lines.push(sheet.headline, sheet.seats.map((seat) => seat.total).join(' '), match.hash());
    const file = path.join(folder, `${seats}-seats.txt`);
    const text = `${lines.join('\n')}\n`;
    if (process.env['GOLDEN'] === 'write' || !existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
