/** What a copy and a save of every game cost, on positions spread over a game: prints one JSON object. */
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, GameState } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, writeSave } from '@/engine/core/save';
import { shareMatch } from '@/engine/core/share';
import { games } from '@/engine/games';

import { rates } from './clock';
import { connectFour } from './connect-four';

const ms = Number(process.env['BENCH_MS'] ?? 400) / 4;

function wholeGame(game: AnyGame): { match: Match; states: GameState[] } {
  const match = startMatch(game, plainConfig(game, Math.min(2, game.seats.max)), 'costs');
  const rng = seedRng('costs');
  while (!match.over) match.play(pick(rng, match.moves()));
  const steps = Math.max(1, Math.floor(match.decisions / 20));
  const states: GameState[] = [];
  for (let at = 0; at < match.decisions; at += steps) states.push(match.positionAt(at));
  return { match, states };
}

function costs(game: AnyGame) {
  const { match, states } = wholeGame(game);
  const overAll = (work: (state: GameState) => unknown) => () => {
    let made = 0;
    for (const state of states) made += work(state) === null ? 0 : 1;
    return made;
  };
  const half = match.fork(Math.floor(match.decisions / 2));
  const times = { started: 0, saved: 0 };
  const text = writeSave(half, times);
  const { clone, json, write, read } = rates(
    {
      clone: overAll((state) => game.clone(state)),
      json: overAll((state) => JSON.parse(JSON.stringify(state))),
      write: () => (writeSave(half, times) === text ? 1 : NaN),
      read: () => (readSave(text, () => game).kind === 'ok' ? 1 : NaN),
    },
    ms,
  );
  return {
    game: game.id,
    cloneMicroseconds: 1e6 / clone,
    jsonMicroseconds: 1e6 / json,
    cloneRatio: clone / json,
    saveMilliseconds: 1000 / write,
    loadMilliseconds: 1000 / read,
    saveBytes: text.length,
    shareLetters: shareMatch(match)?.length ?? 0,
    decisions: match.decisions,
  };
}

console.log(JSON.stringify([connectFour as AnyGame, ...games].map(costs)));
