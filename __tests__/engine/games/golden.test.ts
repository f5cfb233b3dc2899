import type { AnyGame, GameState } from '@/engine/core/game';
import { games } from '@/engine/games';

import { toy } from '../core/toy';
import { goldenFile, readGolden, renewed, replayGolden, writeGolden } from './golden';

const rows = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i): [string, number, AnyGame] => [
    game.id,
    game.seats.min + i,
    game,
  ]),
);

test.each(rows)('%s plays its recorded game of %i seats', (_id, seats, game) => {
  if (process.env['GOLDEN'] === 'write') writeGolden(game, seats);
  const golden = readGolden(goldenFile(game, seats));
  if (golden === null) throw new Error('There is no golden game: write one with GOLDEN=write.');
  expect(golden.rules).toBe(game.rules);
  expect(replayGolden(game, seats, golden.moves).text).toBe(golden.text);
});

describe('writing golden games anew', () => {
  const first = renewed(toy, 1, null);

  /** The toy with a rule changed: whoever rolls gains a point more. */
  function changed(rules: number): AnyGame {
    return {
      ...toy,
      rules,
      apply(state: GameState & { points: number[]; seat: number }, move: string, emit: () => void) {
        const { seat } = state;
        (toy as AnyGame).apply(state, move, emit);
        if (move === 'roll') state.points[seat] = (state.points[seat] ?? 0) + 1;
      },
    } as AnyGame;
  }

  test('is refused while a changed rule has its old number', () => {
    expect(() => renewed(changed(toy.rules), 1, first)).toThrow('raise "rules"');
  });

  test('is done when the number was raised', () => {
    expect(renewed(changed(toy.rules + 1), 1, first).text).toContain(`rules ${toy.rules + 1}`);
  });

  test('takes changed sentences as they come, with the recorded picks', () => {
    const spoken = { ...toy, tell: () => 'Something else happened.' } as AnyGame;
    const now = renewed(spoken, 1, first);
    expect(now.moves).toEqual(first.moves);
    expect(now.text).not.toBe(first.text);
  });
});
