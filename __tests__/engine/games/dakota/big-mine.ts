/** A mine far larger than any game can dig, for measuring how the rules scale. */
import { completeOptions } from '@/engine/core/options';
import { below, seedRng } from '@/engine/core/rng';
import { TILES, tileIndex } from '@/engine/games/dakota/data-tiles';
import { fitsCell, fittingTurns, frontier, place } from '@/engine/games/dakota/rules/mine';
import { options, setup } from '@/engine/games/dakota/setup';
import { townOf, type State } from '@/engine/games/dakota/state';

/** Half the width and the depth of a grid with room for so many tiles. */
const ROOM_PER_TILE = 3;

/**
 * A solo table on whose grid `tiles` tiles are dug, with a strong miner about to place one of two
 * drawn tiles: every cell and every replacement has to be looked at. Tiles are not taken from the bags.
 */
export function bigMine(tiles: number): State {
  const seats = [{ name: 'Ada', kind: 'person', colour: 0 }] as const;
  const s = setup({ seats, options: completeOptions(options, 1) }, 'big mine');
  const side = Math.ceil(Math.sqrt(tiles * ROOM_PER_TILE));
  s.reach = Math.min(120, Math.ceil(side / 2));
  s.depth = side;
  const mine = townOf(s, 0).mine;
  mine.length = 0;
  const rng = seedRng('big mine');
  const first = tileIndex('l1-cross-x');
  while (mine.length < tiles) {
    const cells = frontier(s, mine);
    const cell = cells[below(rng, cells.length)];
    if (!cell) break;
    const tile = mine.length === 0 ? first : below(rng, TILES.length);
    // Dead ends would close the mine long before it is large.
    if (TILES[tile]?.shape === 'end' || !fitsCell(cell, tile)) continue;
    const turns = fittingTurns(cell, tile);
    place(mine, cell, tile, turns[below(rng, turns.length)] ?? 0);
  }
  const drawn = [tileIndex('l1-tee-c'), tileIndex('l1-straight-c')];
  const exploration = { layer: 1, drawn, strong: true, fork: false };
  s.phase = 'morning';
  s.pending.push({ kind: 'lay', seat: 0, exploration });
  return s;
}
