/** What somebody likes or forgets must be something the game asks for, or it is only said of them. */
import { LEVELS, leansTo } from '@/engine/core/character';
import { plainConfig } from '@/engine/core/configs';
import { noEvents, type AnyGame, type Move } from '@/engine/core/game';
import { pick, rngFrom, seedRng } from '@/engine/core/rng';
import { finish } from '@/engine/bots/runner';
import { games } from '@/engine/games';

/** Every move that can be made in some greedy and some random games, by the kind of its decision. */
function offered(game: AnyGame): ReadonlyMap<string, ReadonlySet<Move>> {
  const seen = new Map<string, Set<Move>>();
  for (const seats of [1, 2]) {
    for (let n = 0; n < 4; n++) {
      const state = game.setup(plainConfig(game, seats), `leanings ${n}`);
      const rng = rngFrom(seedRng(`leanings ${n}`));
      for (let now = game.decision(state); now; now = game.decision(state)) {
        const moves = game.moves(state);
        const known = seen.get(now.kind) ?? new Set();
        seen.set(now.kind, known);
        for (const move of moves) known.add(move);
        const greedy = n % 2 === 0 && moves.length > 1;
        const move = greedy ? finish(game.think(state, now.seat, rng)).move : pick(rng.state, moves);
        game.apply(state, move, noEvents);
      }
    }
  }
  return seen;
}

test.each(games.map((game) => [game.id, game] as const))('leanings of %s are of this game', (_id, game) => {
  const moves = offered(game);
  const all = LEVELS.flatMap((level) => {
    const { likes, forgets } = game.characters[level];
    return [...likes, ...forgets].map((leaning) => ({ level, leaning }));
  });
  const dead = all.filter(
    ({ leaning }) =>
      ![...moves].some(([kind, known]) => [...known].some((move) => leansTo(leaning, kind, move))),
  );
  expect(dead).toEqual([]);
});
