/** What the pictures of a match cost beside its moves, and that who looks at none pays for none: prints one JSON object. */
import { filming, timesOf } from '@/components/session/reel';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { startMatch, type Watch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import type { FeelTable } from '@/components/boards/feel';

import { gamesWithFeel } from '../e2e/feels';
import { plannedGame } from '../e2e/pictures';
import { rates, slowdown } from './clock';

const ms = Number(process.env['BENCH_MS'] ?? 400) / 2;
/** Short and few, so that many of them can be compared: else one busy moment decides. */
const MOVES = 120;
const GAMES = 3;

interface Played {
  readonly seed: string;
  readonly moves: readonly Move[];
}

/** The beginning of a random game, as moves alone. */
function beginning(game: AnyGame, seed: string): Played {
  const match = startMatch(game, plainConfig(game, 1), seed);
  const rng = seedRng(seed);
  const moves: Move[] = [];
  while (!match.over && moves.length < MOVES) {
    const move = pick(rng, match.moves());
    moves.push(move);
    match.play(move);
  }
  return { seed, moves };
}

/** How long pictures stand between two picks of a greedy solo game, at the normal pace. */
function runs(game: AnyGame, feel: FeelTable<string>) {
  const { pictures } = plannedGame(game, feel, 'runs');
  const times = pictures
    .map((run) => timesOf(run, 'normal', 0).reduce((sum, one) => sum + one, 0))
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p90: at(0.9), max: at(1), seconds: times.reduce((a, b) => a + b, 0) / 1000 };
}

function costs([game, feel]: readonly [AnyGame, FeelTable<string>]) {
  const games = Array.from({ length: GAMES }, (_, n) => beginning(game, `pictures ${n}`));
  let events = 0;
  let moves = 0;
  /** Plays all of them again and answers their moves. */
  const play = (watch?: () => Watch) => () => {
    for (const { seed, moves: made } of games) {
      const match = startMatch(game, plainConfig(game, 1), seed);
      for (const move of made) match.play(move, watch?.());
    }
    return moves;
  };
  for (const { seed, moves: made } of games) {
    const match = startMatch(game, plainConfig(game, 1), seed);
    for (const move of made) events += match.play(move).events.length;
    moves += made.length;
  }
  const { plain } = rates({ plain: play() }, ms);
  // For itself: whoever came after it would clear away what it leaves behind.
  const { taken } = rates({ taken: play(() => filming(game, 0).watch) }, ms);
  const perMove = (rate: number) => 1e6 / rate;
  return {
    game: game.id,
    eventsPerMove: events / moves,
    moveMicroseconds: perMove(plain),
    /** A watcher that takes nothing. */
    watchedRatio: slowdown(
      play(() => () => undefined),
      play(),
    ),
    runMs: runs(game, feel),
    pictureMicroseconds: (perMove(taken) - perMove(plain)) / (events / moves),
  };
}

console.log(JSON.stringify(gamesWithFeel.map(costs)));
