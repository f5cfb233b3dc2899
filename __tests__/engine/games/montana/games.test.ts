import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseNow } from '@/engine/bots/runner';
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { montana } from '@/engine/games/montana';

const SEATS = [1, 2, 3, 4] as const;

test.each(SEATS)('random games of %i seats over the options keep every promise', (seats) => {
  const configs = sampleConfigs(montana, seats);
  for (let i = 0; i < 4; i++) {
    const result = conform(montana, { config: configs.next().value, seed: `random ${i}`, thorough: 60 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  }
});

test.each(SEATS)('a greedy game of %i seats keeps every promise', (seats) => {
  const config = plainConfig(montana, seats);
  const result = conform(montana, { config, seed: 'greedy', policy: 'greedy', thorough: 60 });
  expect(result.violations).toEqual([]);
  expect(result.finished).toBe(true);
});

/** A whole game in words; rewritten with GOLDEN=write when a rule is meant to change. */
test.each(SEATS)('golden playthrough of %i seats', (seats) => {
  const match = Match.start(montana, plainConfig(montana, seats, { level: 'territory' }), 'golden');
  const lines: string[] = [];
  while (!match.over) {
    const decision = match.decision();
    const seat = decision?.seat ?? 0;
    const { move } = chooseNow({
      game: montana,
      state: match.position(),
      seat,
      level: 'greedy',
      seed: match.seed,
      decision: match.decisions,
    });
    const entry = match.play(move);
    lines.push(`${seat} ${entry.kind} ${move}`);
    for (const event of entry.events) lines.push(`    ${montana.tell(match.position(), event)}`);
  }
  lines.push(montana.score(match.position()).headline, match.hash(), '');
  const file = path.resolve(__dirname, `../../../fixtures/montana/golden-${seats}.txt`);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, lines.join('\n'));
  }
  expect(lines.join('\n')).toBe(readFileSync(file, 'utf8'));
});
