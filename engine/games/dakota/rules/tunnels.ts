/** What a tunnel is worth to a mine: tickets are ordered by it, and the greedy player digs by it. */
import { RESOURCES, SILVER } from '../data';
import { tileAt } from '../data-tiles';
import { add } from './counts';
import { frontier, jointIn } from './mine';
import { townOf, type MineTile, type State, type Town } from '../state';

/** A tile in an empty cell at a turn, valued by what can be mined and where it leads. */
export function tileWorth(s: State, seat: number, tile: number, x: number, y: number, turn: number): number {
  return tunnelsOf(s, seat)(tile, x, y, turn);
}

/** The same for many a tile: the mine is looked over once. */
export function tunnelsOf(
  s: State,
  seat: number,
): (tile: number, x: number, y: number, turn: number) => number {
  const { mine } = townOf(s, seat);
  const cells = frontier(s, mine);
  const before = cells.length;
  const rare = rarity(mine);
  return (tile, x, y, turn) => {
    const { resources } = tileAt(tile);
    let shown = 0;
    for (const res of resources) shown = shown + 2 + (res >= SILVER ? 0.4 : 0) + (rare[res] as number);
    const ore = resources.length === 2 ? shown * 0.7 : shown;
    const { parent, opened } = jointIn(s, mine, cells, tile, x, y, turn);
    const after = before - 1 + opened;
    // A mine needs a few open mouths to grow, and no more.
    const mouths = after === 0 ? -8 : Math.min(after, 4) - Math.min(before, 4);
    const distance = 1 + (mine[parent]?.distance ?? 0);
    // Long rich shafts fill carts.
    const onWay = oreOnWay(mine, parent) + (resources.length > 0 ? 1 : 0);
    return ore + 1.1 * mouths + 0.12 * distance + 0.15 * onWay;
  };
}

/** Kinds the mine has not shown yet are worth more. */
function rarity(mine: readonly MineTile[]): number[] {
  const seen = RESOURCES.map(() => 0);
  for (const { tile } of mine) {
    const [first, second] = tileAt(tile).resources;
    if (first !== undefined) add(seen, first);
    if (second !== undefined && second !== first) add(seen, second);
  }
  return seen.map((n) => (n === 0 ? 1 : n === 1 ? 0.4 : 0));
}

function oreOnWay(mine: readonly MineTile[], end: number): number {
  let n = 0;
  for (let i = end; i >= 0; i = (mine[i] as MineTile).parent) if (hasOre(mine[i] as MineTile)) n++;
  return n;
}

export function oreTiles(t: Town): number {
  let n = 0;
  for (const tile of t.mine) if (hasOre(tile)) n++;
  return n;
}

function hasOre(tile: MineTile): boolean {
  return tileAt(tile.tile).resources.length > 0;
}
