/** The ledger of a match: what falls is in it, nothing hidden is, and the bands are those of fair dice. */
import { commonDie, pips, type Chance } from '@/engine/core/dice';
import type { AnyGame } from '@/engine/core/game';
import { bandOf, ledgerOf, luckOf } from '@/engine/core/ledger';
import { Match, startMatch } from '@/engine/core/match';
import { games } from '@/engine/games';
import { toy } from '@/__tests__/toy/game';

import { playedGreedily, tableOf } from './greedy-games';

const all = [...games, toy as AnyGame].map((game) => [game.id, game] as const);

describe.each(all)('%s', (_, game) => {
  const seats = Math.min(2, game.seats.max);

  it('reads every event that came of the generator as a roll or as a draw from a pile', () => {
    const missed = new Set<string>();
    for (const n of new Set([game.seats.min, seats, game.seats.max])) {
      playedGreedily(game, n, `all events ${n}`, {}, (event, moved) => {
        if (moved && game.dice.events[event.kind] === null) missed.add(event.kind);
      });
    }
    expect([...missed]).toEqual([]);
  });

  it('counts in its faces what it lists, and every face is one there is', () => {
    const ledger = ledgerOf(playedGreedily(game, seats, 'counted'), -1);
    expect(ledger.rolls.length).toBeGreaterThan(0);
    for (const side of ledger.sides) {
      const own = ledger.rolls.filter(({ seat }) => seat === side.seat);
      expect(own).toHaveLength(side.rolls);
      const fallen = own.flatMap(({ dice }) => dice);
      for (const { die, face } of fallen) expect(game.dice.kinds[die]?.faces[face]).toBeDefined();
      const counted = side.dice.reduce((sum, { faces }) => sum + faces.reduce((n, one) => n + one.n, 0), 0);
      expect(counted).toBe(fallen.length);
    }
  });

  it('names every round and every side', () => {
    const { rolls, sides } = ledgerOf(playedGreedily(game, seats, 'named'), -1);
    for (const { name } of sides) expect(name).toMatch(/\S/);
    const rounds = rolls.map(({ round }) => round?.n ?? 0);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  });

  it('knows of the first decisions only what fell by then', () => {
    const match = playedGreedily(game, seats, 'until');
    const half = Math.floor(match.decisions / 2);
    const early = Match.replay(game, match.config, match.seed, match.record().slice(0, half));
    expect(ledgerOf(match, -1, half)).toEqual(ledgerOf(early, -1));
    expect(ledgerOf(match, -1, 0).rolls).toEqual([]);
  });

  it('tells no seat more than the events it may read', () => {
    const match = playedGreedily(game, seats, 'hidden');
    const own: AnyGame = {
      ...game,
      apply: (state, move, emit) => game.apply(state, move, (event) => emit({ ...event, only: [0] })),
    };
    const secret = Match.replay(own, match.config, match.seed, match.record()) as Match;
    expect(ledgerOf(secret, 0).rolls.length).toBeGreaterThan(0);
    expect(ledgerOf(secret, 1).rolls).toEqual([]);
    expect(ledgerOf(secret, -1).rolls).toEqual([]);
  });

  it('says in one sentence what luck counts, and counts something', () => {
    expect(game.dice.scale).toMatch(/^[A-Z].*\.$/);
    const found = Array.from({ length: 4 }, (_one, i) =>
      ledgerOf(playedGreedily(game, seats, `luck ${i}`), -1),
    );
    expect(found.some(({ sides }) => sides.some(({ luck }) => luck !== null))).toBe(true);
  });
});

test('a match resumed from a position says that its ledger is not whole', () => {
  const config = tableOf(toy as AnyGame, 2);
  const match = startMatch(toy as AnyGame, config, 'resumed');
  match.play('roll');
  const resumed = Match.resume(toy as AnyGame, config, 'resumed', match.record(), match.position()) as Match;
  resumed.play('roll');
  expect(ledgerOf(match, -1).whole).toBe(true);
  expect(ledgerOf(resumed, -1)).toMatchObject({ whole: false, rolls: [{ seat: 1, at: 2 }] });
});

describe('the band', () => {
  it('holds at least 95 of 100 counts, and would not one narrower', () => {
    for (const n of [1, 7, 30, 400]) {
      for (const p of [1 / 6, 1 / 3, 0.5]) {
        const { low, high } = bandOf(n, p);
        const within = (from: number, to: number) => {
          let sum = 0;
          for (let k = from; k <= to; k++) sum += chanceOf(n, k, p);
          return sum;
        };
        expect(within(low, high)).toBeGreaterThanOrEqual(0.95 - 1e-9);
        expect(within(0, low - 1)).toBeLessThan(0.025);
        expect(within(0, low)).toBeGreaterThanOrEqual(0.025 - 1e-9);
        expect(within(high + 1, n)).toBeLessThanOrEqual(0.025 + 1e-9);
        expect(within(high, n)).toBeGreaterThan(0.025 - 1e-9);
      }
    }
  });

  it('stands for thousands of rolls, none, and the certain', () => {
    expect(bandOf(6000, 1 / 6)).toEqual({ low: 944, high: 1057 });
    expect(bandOf(0, 0.5)).toEqual({ low: 0, high: 0 });
    expect(bandOf(9, 1)).toEqual({ low: 9, high: 9 });
  });
});

/** From its factors, another way than the ledger's. */
function chanceOf(n: number, k: number, p: number): number {
  let chance = 1;
  for (let i = 1; i <= k; i++) chance *= ((n - k + i) / i) * p;
  for (let i = 0; i < n - k; i++) chance *= 1 - p;
  return chance;
}

describe('luck', () => {
  const rolled = (...numbers: number[]): Chance[] =>
    numbers.map((worth) => ({ worth, odds: commonDie('', pips).faces }));

  it('is the share of fair rolls that are worse, and half of the equal ones', () => {
    expect(luckOf(rolled(6))).toMatchObject({ got: 6, of100: 92 });
    expect(luckOf(rolled(6))?.share).toBeCloseTo(5 / 6 + 1 / 12);
    // 7 of two dice: 15 of 36 are worse, 6 are equal.
    expect(luckOf(rolled(1, 6))?.share).toBeCloseTo(0.5);
    expect(luckOf(rolled(1, 6))?.expected).toBeCloseTo(7);
    expect(luckOf(rolled(1, 1))?.share).toBeCloseTo(1 / 72);
  });

  it('is never all or nothing, and nothing where nothing could be won', () => {
    expect(luckOf(rolled(...Array.from({ length: 20 }, () => 6)))?.of100).toBe(99);
    expect(luckOf(rolled(...Array.from({ length: 20 }, () => 1)))?.of100).toBe(1);
    expect(luckOf([])).toBeNull();
  });
});
