/** Dakota with a mine of 500 tiles: the slowest `moves` and `apply` of a game played on in it. Prints one JSON object. */
import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import { below, pick, seedRng, type RngState } from '@/engine/core/rng';
import { dakota, type State } from '@/engine/games/dakota';
import { fittingTurns, frontier } from '@/engine/games/dakota/rules/mine';
import { TILES } from '@/engine/games/dakota/data-tiles';

import { now } from './clock';

const TILE_COUNT = 500;

/** Grows the first seat's mine by tiles that fit, as if the bags were bottomless and the ground endless. */
function grow(state: State, rng: RngState): void {
  const town = state.towns[0];
  if (!town) throw new Error('there is no town');
  Object.assign(state, { reach: 100, depth: 200 });
  while (town.mine.length < TILE_COUNT) {
    const cells = frontier(state, town.mine);
    const cell = pick(rng, cells);
    const tile = below(rng, TILES.length);
    const shape = TILES[tile]?.shape;
    // Few mouths left: only tiles that fork, lest the mine closes.
    if (cells.length < 12 && shape !== 'tee' && shape !== 'cross') continue;
    const turns = fittingTurns(cell, tile);
    if (turns.length === 0) continue;
    const turn = pick(rng, turns);
    const open = TILES[tile]?.open[turn] ?? 0;
    const side = [1, 2, 4, 8].findIndex((bit) => (open & cell.mouths & bit) !== 0);
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][side] as [number, number];
    const parent = town.mine.findIndex((one) => one.x === cell.x + dx && one.y === cell.y + dy);
    const distance = cell.distances[side] ?? 1;
    town.mine.push({ tile, x: cell.x, y: cell.y, turn, parent, distance, mark: '' });
  }
}

/** The quickest of three, or of forty for a slow one: what is left of a call when nothing else disturbed it. */
function quickest(prepare: () => () => void): number {
  let best = Infinity;
  for (let i = 0; i < 3 || (i < 40 && best > 0.25); i++) {
    const work = prepare();
    const start = now();
    work();
    best = Math.min(best, now() - start);
  }
  return best;
}

function play(seats: number, seed: string): { movesMs: number; applyMs: number; decisions: number } {
  const rng = seedRng(`mine ${seed}`);
  const state = dakota.setup(plainConfig(dakota, seats), seed);
  grow(state, rng);
  let [movesMs, applyMs, decisions] = [0, 0, 0];
  while (dakota.decision(state) !== null && decisions < 1500) {
    movesMs = Math.max(
      movesMs,
      quickest(() => () => dakota.moves(state)),
    );
    const move = pick(rng, dakota.moves(state));
    const apply = quickest(() => {
      const copy = dakota.clone(state);
      return () => dakota.apply(copy, move, noEvents);
    });
    applyMs = Math.max(applyMs, apply);
    dakota.apply(state, move, noEvents);
    decisions++;
  }
  return { movesMs, applyMs, decisions };
}

play(2, 'warm-up');
const runs = [play(1, 'a'), play(2, 'b'), play(4, 'c')];
const movesMs = Math.max(...runs.map((run) => run.movesMs));
const applyMs = Math.max(...runs.map((run) => run.applyMs));
const decisions = runs.reduce((sum, run) => sum + run.decisions, 0);
console.log(
  JSON.stringify({ tiles: TILE_COUNT, decisions, movesMs, applyMs, slowestMs: Math.max(movesMs, applyMs) }),
);
