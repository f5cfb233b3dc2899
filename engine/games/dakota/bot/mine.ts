/** How the greedy player values tunnels, pieces and shafts. */
import { GOLD, SILVER, type Res } from '../data';
import { tileAt } from '../data-tiles';
import { at } from '../rules/counts';
import { endTiles, freeShafts, frontier, place, shaftTo, tileIn, tileOn, workableOn } from '../rules/mine';
import { townOf, type MineTile, type State, type Town } from '../state';

/** Different pieces make dear combinations; the third of a kind is worth little. */
const NTH_PIECE: readonly number[] = [3.7, 3.3, 2.4, 1.2];

export function pieceWorth(res: Res, already: number, pool: number): number {
  if (already >= pool) return 0;
  const base = at(NTH_PIECE, Math.min(already, NTH_PIECE.length - 1));
  return base + (res === GOLD ? 0.5 : res === SILVER ? 0.2 : 0);
}

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

interface ShaftPlan {
  readonly end: number;
  readonly worth: number;
  /** Tiles to get off at, the best first. */
  readonly tiles: readonly number[];
}

/** The best free shaft for so many workers, given pieces already counted on and tiles already spoken for. */
export function bestShaft(
  s: State,
  t: Town,
  crew: number,
  counts: readonly number[],
  spoken: ReadonlySet<number>,
  ends: readonly number[] = endTiles(t.mine),
): ShaftPlan | null {
  let best: ShaftPlan | null = null;
  for (const end of ends) {
    const plan = ridesFor(s, t, end, crew, counts, spoken);
    if (!best || plan.worth > best.worth) best = { end, ...plan };
  }
  return best;
}

export function ridesFor(
  s: State,
  t: Town,
  end: number,
  crew: number,
  counts: readonly number[],
  spoken: ReadonlySet<number>,
): { worth: number; tiles: number[] } {
  const open = workableOn(t, end).filter((i) => !spoken.has(i));
  const have = counts.slice();
  const tiles: number[] = [];
  let worth = 0;
  while (tiles.length < crew) {
    let pick = -1;
    let most = 0;
    let res = -1;
    for (const i of open) {
      if (tiles.includes(i)) continue;
      for (const kind of tileAt((t.mine[i] as MineTile).tile).resources) {
        const value = pieceWorth(kind, at(have, kind), at(s.pool, kind) + at(t.resources, kind));
        if (value > most) [most, pick, res] = [value, i, kind];
      }
    }
    if (pick < 0) break;
    tiles.push(pick);
    have[res] = at(have, res) + 1;
    worth += most;
  }
  return { worth, tiles };
}

/** Pieces a plan would bring, added to `counts`. */
export function countPieces(t: Town, tiles: readonly number[], counts: number[]): void {
  for (const i of tiles) {
    const shown = tileAt((t.mine[i] as MineTile).tile).resources;
    const res = [...shown].sort((a, b) => at(counts, a) - at(counts, b))[0];
    if (res !== undefined) counts[res] = at(counts, res) + 1;
  }
}

/** Which shaft a loaded cart should take now. */
export function shaftForCart(s: State, seat: number, crew: number): ShaftPlan | null {
  const t = townOf(s, seat);
  const counts = t.resources.slice();
  for (const cart of t.carts) {
    const tiles = cart.drops.map((d) => tileIn(t.mine, d.x, d.y));
    countPieces(t, tiles, counts);
  }
  return bestShaft(s, t, crew, counts, new Set(), freeShafts(t));
}
