import { plainConfig } from '@/engine/core/configs';
import { noEvents, type GameConfig } from '@/engine/core/game';
import { pick, rngFrom, seedRng } from '@/engine/core/rng';
import { standing } from '@/engine/games/dice-settlers/bot/standing';
import { seatScore } from '@/engine/games/dice-settlers/score';
import type { State } from '@/engine/games/dice-settlers/state';
import { game } from './table';

const { foresight } = game;

/** Whole random games of every size, with each position handed to `look`. */
function walk(look: (s: State, before: State | null) => void): State[] {
  const configs: GameConfig[] = [1, 2, 3, 4].flatMap((seats) =>
    [0, 1].map((n) => plainConfig(game, seats, game.simModes(seats)[4 * n]?.options)),
  );
  return configs.map((config, i) => {
    const s = game.setup(config, `foresight ${i}`);
    const rng = seedRng(`walk ${i}`);
    let before: State | null = null;
    for (;;) {
      look(s, before);
      if (game.decision(s) === null) return s;
      before = game.clone(s);
      game.apply(s, pick(rng, game.moves(s)), noEvents);
    }
  });
}

test('the clock and the progress of a game only ever rise, to the end of it', () => {
  const finals = walk((s, before) => {
    expect(foresight.progress(s)).toBeGreaterThanOrEqual(before ? foresight.progress(before) : 0);
    const gone = before ? foresight.clock(s) - foresight.clock(before) : 0;
    expect(gone).toBeGreaterThanOrEqual(0);
    expect(gone).toBeLessThanOrEqual(1);
    if (before === null) expect([foresight.clock(s), foresight.progress(s)]).toEqual([0, 0]);
  });
  for (const s of finals) {
    expect(foresight.progress(s)).toBe(1);
    expect(foresight.clock(s)).toBe(s.round);
  }
});

test('a tick is a round: in all of its turns the clock says the same', () => {
  for (const seats of [1, 2, 4]) {
    const s = game.setup(plainConfig(game, seats), 'ticks');
    const rng = seedRng('ticks');
    const ticks: number[] = [];
    while (s.round < 4 && game.decision(s) !== null) {
      game.apply(s, pick(rng, game.moves(s)), (event) => {
        if (event.kind === 'turn') ticks.push(foresight.clock(s));
      });
    }
    const turns = 2 * s.sides;
    expect(ticks).toEqual(Array.from({ length: 3 * turns }, (_, i) => Math.floor(i / turns)));
  }
});

test('numbers are always as many, finite, of moderate size, and blind to what is hidden', () => {
  let n = 0;
  walk((s) => {
    if (n++ % 7 !== 0) return;
    for (let seat = 0; seat < s.players.length; seat++) {
      const numbers = foresight.features(s, seat);
      expect(numbers).toHaveLength(foresight.names.length);
      for (const [i, one] of numbers.entries()) {
        if (!(Math.abs(one) <= 5)) throw new Error(`${foresight.names[i]} is ${one}.`);
      }
      const other = game.resample(s, seat, rngFrom(seedRng(`${n}`)));
      expect(foresight.features(other, seat)).toEqual(numbers);
      expect(foresight.outcome(other, seat)).toBe(foresight.outcome(s, seat));
    }
  });
});

test('points are counted as on the score sheet', () => {
  const finals = walk((s) => {
    for (let owner = 0; owner < s.sides; owner++) {
      expect(standing(s, owner, false).points).toBe(seatScore(s, owner).total);
    }
  });
  for (const s of finals) {
    const { winners } = game.score(s);
    const outcomes = s.players.map((_, seat) => foresight.outcome(s, seat));
    outcomes.forEach((one, seat) => {
      expect(Math.abs(one)).toBeLessThanOrEqual(1);
      if (!s.solo && winners.length > 1 && winners.includes(seat)) expect(one).toBe(0);
      else expect(one > 0).toBe(winners.includes(seat));
    });
  }
});
