import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseNow } from '@/engine/bots/runner';
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { dakota } from '@/engine/games/dakota';

const SEATS = [1, 2, 3, 4] as const;

test.each(SEATS)('random games of %i seats over the options keep every promise', (seats) => {
  const configs = sampleConfigs(dakota, seats);
  for (let i = 0; i < 2; i++) {
    const result = conform(dakota, { config: configs.next().value, seed: `random ${i}`, thorough: 100 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  }
});

test.each(SEATS)('a greedy game of %i seats keeps every promise', (seats) => {
  const config = plainConfig(dakota, seats);
  const result = conform(dakota, { config, seed: 'greedy', policy: 'greedy', thorough: 250 });
  expect(result.violations).toEqual([]);
  expect(result.finished).toBe(true);
});

/** A whole game in words; rewritten with GOLDEN=write when a rule is meant to change. */
test.each(SEATS)('golden playthrough of %i seats', (seats) => {
  const match = Match.start(dakota, plainConfig(dakota, seats), 'golden');
  const lines: string[] = [];
  while (!match.over) {
    const decision = match.decision();
    const seat = decision?.seat ?? 0;
    const { move } = chooseNow({
      game: dakota,
      state: match.position(),
      seat,
      level: 'greedy',
      seed: match.seed,
      decision: match.decisions,
    });
    const entry = match.play(move);
    lines.push(`${seat} ${entry.kind} ${move}`);
    for (const event of entry.events) lines.push(`    ${dakota.tell(match.position(), event)}`);
  }
  lines.push(dakota.score(match.position()).headline, match.hash(), '');
  const file = path.resolve(__dirname, `../../../fixtures/dakota/golden-${seats}.txt`);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, lines.join('\n'));
  }
  expect(lines.join('\n')).toBe(readFileSync(file, 'utf8'));
});
