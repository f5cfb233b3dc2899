import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseNow } from '@/engine/bots/runner';
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { botOwner, housesLeft } from '@/engine/games/dice-settlers/state';
import { fresh, game, kind, offered } from './table';

const SEATS = [1, 2, 3, 4] as const;

test.each(SEATS)('random games of %i seats over the options keep every promise', (seats) => {
  const configs = sampleConfigs(game, seats);
  for (let i = 0; i < 3; i++) {
    const result = conform(game, { config: configs.next().value, seed: `random ${i}`, thorough: 150 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  }
});

test.each(SEATS)('a greedy game of %i seats keeps every promise', (seats) => {
  const config = plainConfig(game, seats, { techSet: 'random', explosive: true });
  const result = conform(game, { config, seed: 'greedy', policy: 'greedy', thorough: 150 });
  expect(result.violations).toEqual([]);
  expect(result.finished).toBe(true);
});

test('after its own turn the Diceoneer leaves no lead of three while it has a house', () => {
  for (let i = 0; i < 6; i++) {
    const s = fresh(1, { 'solo.startTents': 'hard' }, `lead ${i}`);
    for (let n = 0; kind(s) !== 'over'; n++) {
      const legal = offered(s);
      game.apply(s, legal[(n * 7) % legal.length] as string, (event) => {
        if (event.kind !== 'turn' && event.kind !== 'keep') return;
        if (event.kind === 'turn' && event.seat !== 0) return;
        const owner = botOwner(s);
        const ripe = s.map.filter((t) => t.house < 0 && (t.tents[owner] ?? 0) - (t.tents[0] ?? 0) >= 3);
        if (event.kind === 'turn' && s.step > 1 && housesLeft(s, owner) > 0) expect(ripe).toEqual([]);
      });
    }
  }
});

test('the greedy player researches, and answers with a reason', () => {
  const match = Match.start(game, plainConfig(game, 1), 'reasons');
  let learned = 0;
  while (!match.over) {
    const choice = chooseNow({
      game,
      state: match.position(),
      seat: 0,
      level: 'greedy',
      seed: match.seed,
      decision: match.decisions,
    });
    expect(choice.reason).not.toBe('');
    for (const event of match.play(choice.move).events) if (event.kind === 'learn') learned++;
  }
  expect(learned).toBeGreaterThan(0);
});

/** A whole game in words; rewritten with GOLDEN=write when a rule is meant to change. */
test.each(SEATS)('golden playthrough of %i seats', (seats) => {
  const match = Match.start(game, plainConfig(game, seats), 'golden');
  const lines: string[] = [];
  while (!match.over) {
    const seat = match.decision()?.seat ?? 0;
    const { move } = chooseNow({
      game,
      state: match.position(),
      seat,
      level: 'greedy',
      seed: match.seed,
      decision: match.decisions,
    });
    const entry = match.play(move);
    lines.push(`${seat} ${entry.kind} ${move}`);
    for (const event of entry.events) lines.push(`    ${game.tell(match.position(), event)}`);
  }
  lines.push(game.score(match.position()).headline, match.hash(), '');
  const file = path.resolve(__dirname, `../../../fixtures/dice-settlers/golden-${seats}.txt`);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, lines.join('\n'));
  }
  expect(lines.join('\n')).toBe(readFileSync(file, 'utf8'));
});
