/** The seal: a fingerprint that anybody can make from the seed, and nobody the seed from it. */
import { createHash } from 'node:crypto';

import type { AnyGame } from '@/engine/core/game';
import { Match, startMatch } from '@/engine/core/match';
import { fingerprintOf, isSealed, sealedText, sealOf } from '@/engine/core/seal';
import { sha256 } from '@/engine/core/sha256';
import { games } from '@/engine/games';
import { toy } from '@/__tests__/toy/game';

import { playedGreedily, tableOf } from './greedy-games';

const game = toy as AnyGame;

test('our SHA-256 is that of everybody else', () => {
  const texts = ['', 'abc', 'é € 🎲', ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n))];
  for (const text of texts)
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  expect(sha256('\ud800')).toBe(sha256('\ufffd'));
});

test('the fingerprint is how the hash of the sealed text begins, in three groups', () => {
  const text = sealedText(game, tableOf(game, 2), 'copper-creek-417');
  expect(text).toBe('frontier-five|toy|2||copper-creek-417');
  const hash = createHash('sha256').update(text).digest('hex');
  expect(fingerprintOf(text)).toBe(`${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)}`);
});

test.each(games.map((one) => [one.id, one] as const))(
  '%s: whatever changes the deal changes it',
  (_, one) => {
    const table = tableOf(one, one.seats.min);
    const option = one.options.find((spec) => spec.kind === 'choice' && spec.choices.length > 1);
    if (option?.kind !== 'choice') throw new Error('no choice to change');
    const other = option.choices.find(({ id }) => id !== option.default)?.id ?? '';
    const changed = { ...table, options: { ...table.options, [option.id]: other } };
    const prints = [
      sealedText(one, table, 'a'),
      sealedText(one, table, 'b'),
      sealedText(one, changed, 'a'),
      sealedText(one, tableOf(one, one.seats.min + 1), 'a'),
    ].map(fingerprintOf);
    expect(new Set(prints).size).toBe(4);
  },
);

test('names and colours do not change it: the same deal has it at another table', () => {
  const table = tableOf(game, 2);
  const seats = table.seats.map((seat) => ({ ...seat, name: 'Ada', colour: 5 }));
  expect(sealedText(game, { ...table, seats }, 'a')).toBe(sealedText(game, table, 'a'));
});

describe('of a match', () => {
  it('keeps the seed to itself while it runs', () => {
    const match = startMatch(game, tableOf(game, 2), 'secret-seed');
    expect(isSealed(match)).toBe(true);
    expect(sealOf(match).opened).toBeNull();
    expect(JSON.stringify(sealOf(match))).not.toContain('secret-seed');
  });

  it('opens at the end: the same fingerprint, its seed, and the match proven by it', () => {
    const match = playedGreedily(game, 2, 'secret-seed');
    const start = sealOf(startMatch(game, match.config, match.seed));
    const end = sealOf(match);
    expect(isSealed(match)).toBe(false);
    expect(end.fingerprint).toBe(start.fingerprint);
    expect(end.opened).toMatchObject({ seed: 'secret-seed', proven: true });
    expect(fingerprintOf(end.opened?.text ?? '')).toBe(end.fingerprint);
  });

  it('sees when a match did not come of its seed', () => {
    const match = playedGreedily(game, 2, 'true');
    const forged = Match.start(game, match.config, 'forged') as Match;
    // The dice of another seed under this one's name.
    Object.assign(forged, { seed: 'true' });
    for (let asked = forged.decision(); asked; asked = forged.decision()) forged.play('roll');
    expect(sealOf(forged).opened?.proven).toBe(false);
  });

  it('says nothing of a match whose beginning is lost', () => {
    const match = playedGreedily(game, 2, 'lost');
    const late = Match.resume(game, match.config, 'lost', match.record(), match.position()) as Match;
    expect(sealOf(late).opened?.proven).toBeNull();
  });
});
