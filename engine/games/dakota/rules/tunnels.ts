/** What a tunnel is worth to a mine: tickets are ordered by it, and the greedy player digs by it. */
import { SILVER, type Res } from '../data';
import { tileAt } from '../data-tiles';
import { frontier, place, shaftTo, tileOn } from './mine';
import { townOf, type MineTile, type State, type Town } from '../state';

/** A tile in a cell at a turn, valued by what can be mined and where it leads. */
export function tileWorth(s: State, seat: number, tile: number, x: number, y: number, turn: number): number {
  const t = townOf(s, seat);
  const type = tileAt(tile);
  const before = frontier(s, t.mine).length;
  const mine = t.mine.map((m) => ({ ...m }));
  place(mine, { x, y }, tile, turn);
  const after = frontier(s, mine).length;
  const { distance } = tileOn({ mine }, x, y);
  const shown = type.resources.reduce(
    (worth, res) => worth + 2 + (res >= SILVER ? 0.4 : 0) + rare(t, res),
    0,
  );
  const ore = type.resources.length === 2 ? shown * 0.7 : shown;
  // A mine needs a few open mouths to grow, and no more.
  const mouths = after === 0 ? -8 : Math.min(after, 4) - Math.min(before, 4);
  return ore + 1.1 * mouths + 0.12 * distance + shareOfShaft(mine);
}

/** Kinds the mine has not shown yet are worth more. */
function rare(t: Town, res: Res): number {
  const seen = t.mine.filter((m) => tileAt(m.tile).resources.includes(res)).length;
  return seen === 0 ? 1 : seen === 1 ? 0.4 : 0;
}

/** Long rich shafts fill carts: ore tiles on the way to the newest tile. */
function shareOfShaft(mine: readonly MineTile[]): number {
  const path = shaftTo(mine, mine.length - 1);
  return 0.15 * path.filter((i) => hasOre(mine[i] as MineTile)).length;
}

export function oreTiles(t: Town): number {
  return t.mine.filter(hasOre).length;
}

function hasOre(tile: MineTile): boolean {
  return tileAt(tile.tile).resources.length > 0;
}
