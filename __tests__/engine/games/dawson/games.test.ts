import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chooseNow } from '@/engine/bots/runner';
import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { Match } from '@/engine/core/match';
import { dawson } from '@/engine/games/dawson';

const SEATS = [1, 2, 3, 4, 5, 6] as const;

describe('random games', () => {
  it.each(SEATS)('keep every promise with %i seats over the options', (seats) => {
    const configs = sampleConfigs(dawson, seats);
    for (let i = 0; i < 6; i++) {
      const { value: config } = configs.next();
      const result = conform(dawson, { config, seed: `random-${seats}-${i}`, thorough: 50 });
      expect(result.violations).toEqual([]);
      expect(result.finished).toBe(true);
    }
  });
});

describe('greedy games', () => {
  it.each(SEATS)('keep every promise with %i seats', (seats) => {
    const config = plainConfig(dawson, seats, { rivals: seats < 3 ? 1 : 0, abilities: seats % 2 === 0 });
    const result = conform(dawson, { config, seed: `greedy-${seats}`, policy: 'greedy', thorough: 60 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  });
});

it('keeps the pool from shrinking between scoring rounds, and points from falling (invariants 4 and 10)', () => {
  const config = plainConfig(dawson, 3, { rivals: 1 });
  const match = Match.start(dawson, config, 'invariant-10');
  let before = dawson.clone(match.position());
  for (let i = 0; !match.over; i++) {
    const moves = match.moves();
    match.play(moves[(i * 7) % moves.length] as string);
    const now = match.position();
    if (
      before.heart > 0 &&
      now.round === before.round &&
      now.step !== 'landing-tie' &&
      before.step !== 'landing-tie'
    ) {
      expect(now.pool).toBeGreaterThanOrEqual(before.pool);
    }
    now.players.forEach((player, seat) =>
      expect(player.points).toBeGreaterThanOrEqual(before.players[seat]?.points ?? 0),
    );
    before = dawson.clone(now);
  }
});

describe('golden playthroughs', () => {
  const folder = path.join(__dirname, '../../../fixtures/dawson');
  it.each(SEATS)('plays the recorded game of %i seats', (seats) => {
    const match = Match.start(dawson, plainConfig(dawson, seats), `golden-${seats}`);
    const lines: string[] = [];
    while (!match.over) {
      const seat = match.decision()?.seat ?? 0;
      const { move } = chooseNow({
        game: dawson,
        state: match.position(),
        seat,
        level: 'greedy',
        seed: match.seed,
        decision: match.decisions,
      });
      const entry = match.play(move);
      lines.push(`${seat} ${move}`);
      for (const event of entry.events) lines.push(`    ${dawson.tell(match.position(), event)}`);
    }
    lines.push(dawson.score(match.position()).headline, match.hash());
    const text = `${lines.join('\n')}\n`;
    const file = path.join(folder, `${seats}-seats.txt`);
    if (process.env['GOLDEN'] === 'write' || !existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
