import { hint, Thinker, seatwork, type Seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, GameState } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, writeSave } from '@/engine/core/save';
import { readShare, shareMatch, shareSetup } from '@/engine/core/share';
import { gameById, games } from '@/engine/games';

const times = { started: 1, saved: 2 };

/** A game by chance, as far as the share says: 0 is the start, 1 the end. */
function played(game: AnyGame, seats: number, share: number): Match {
  const match = startMatch(game, plainConfig(game, seats), `every ${seats}`);
  if (share === 0) return match;
  const rng = seedRng(`every game ${seats}`);
  while (!match.over) match.play(pick(rng, match.moves()));
  return match.fork(Math.floor(match.decisions * share));
}

/** What the core promises for any game, kept for each one on the shelf and each number of seats. */
describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('%s', (_id, game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test.each(counts)('saves and share codes bring back the match with %i seats', (seats) => {
    for (const share of seats === game.seats.min ? [0, 1] : [0.3]) {
      const match = played(game, seats, share);
      const loaded = readSave(writeSave(match, times), gameById);
      if (loaded.kind !== 'ok') throw new Error(loaded.kind);
      expect(loaded.match.hash()).toBe(match.hash());
      expect(loaded.match.log).toEqual(match.log);
      const shared = readShare(shareMatch(match) ?? '', gameById);
      if (shared.kind !== 'match') throw new Error(shared.kind);
      expect(shared.match.hash()).toBe(match.hash());
    }
  });

  test('a set-up code brings back every option', () => {
    const { config } = played(game, game.seats.max, 0);
    const shared = readShare(shareSetup(game, config, 'seed'), gameById);
    if (shared.kind !== 'setup') throw new Error(shared.kind);
    expect(shared.config.options).toEqual(config.options);
  });

  test('a hint is legal, can be spoken for, and is the same in slices', () => {
    const match = played(game, Math.min(2, game.seats.max), 0.2);
    const advice = hint(match);
    expect(match.moves()).toContain(advice?.move);
    expect(game.advise(match.position(), advice?.move ?? '').trim()).not.toBe('');
    const thinker = new Thinker(seatwork(match) as Seatwork<GameState>);
    while (thinker.advance(() => true) === null);
    expect(thinker.choice).toEqual(advice);
  });

  test('an older save goes on from its position', () => {
    const match = played(game, game.seats.min, 0.4);
    const older = { ...game, rules: game.rules + 1 } as AnyGame;
    const loaded = readSave(writeSave(match, times), () => older);
    if (loaded.kind !== 'older') throw new Error(loaded.kind);
    expect(loaded.match.hash()).toBe(match.hash());
    loaded.match.play(loaded.match.moves()[0] as string);
    expect(loaded.match.decisions).toBe(match.decisions + 1);
  });
});
