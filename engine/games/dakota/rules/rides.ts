/** What a ride down a shaft brings: which tiles get a worker, and how much they are worth tonight. */
import { GOLD, SILVER, STRONG, rowAt, type Kind, type Res } from '../data';
import { tileAt } from '../data-tiles';
import { townOf, type Cell, type MineTile, type State, type Town } from '../state';
import { add, at, sum } from './counts';
import { endTiles, freeShafts, shaftTo, tileIn, workableOn } from './mine';
import { cellText, parseCell } from './notation';
import { cartOf, noWorkers } from './town';

/** Different pieces make dear combinations; the third of a kind is worth little. */
const NTH_PIECE: readonly number[] = [3.7, 3.3, 2.4, 1.2];
const GOLD_MORE = 0.5;
const SILVER_MORE = 0.2;

/** What one more piece of a kind is worth to a town that has so many, where so many are to be had. */
export function pieceWorth(res: Res, already: number, pool: number): number {
  if (already >= pool) return 0;
  const base = at(NTH_PIECE, Math.min(already, NTH_PIECE.length - 1));
  return base + (res === GOLD ? GOLD_MORE : res === SILVER ? SILVER_MORE : 0);
}

/** Crew of a sent cart who still ride. */
export function riders(t: Pick<Town, 'carts'>, cart: number): number[] {
  const counts = noWorkers();
  const { crew, drops } = cartOf(t, cart);
  for (const kind of crew) add(counts, kind);
  for (const drop of drops) add(counts, drop.kind, -1);
  return counts;
}

/** Resource tiles of a cart's shaft that can still be worked today, nearest first. */
export function dropTiles(t: Pick<Town, 'carts' | 'mine'>, cart: number): MineTile[] {
  const { shaft } = cartOf(t, cart);
  if (!shaft) return [];
  return workableOn(t, tileIn(t.mine, shaft.x, shaft.y)).map((i) => rowAt(t.mine, i, 'tile of the mine'));
}

/** Pieces the town holds and those its carts have been sent for. */
export function expected(t: Town): number[] {
  const counts = t.resources.slice();
  for (const cart of t.carts) {
    if (cart.returned) continue;
    const tiles = cart.drops.map((d) => tileIn(t.mine, d.x, d.y));
    countPieces(t, tiles, counts);
  }
  return counts;
}

/** Pieces these tiles would bring, added to `counts`. */
export function countPieces(t: Town, tiles: readonly number[], counts: number[]): void {
  for (const i of tiles) {
    const [first, second] = oreOf(t, i);
    if (first === undefined) continue;
    add(counts, second !== undefined && at(counts, second) < at(counts, first) ? second : first);
  }
}

function oreOf(t: Town, i: number): readonly Res[] {
  return tileAt(rowAt(t.mine, i, 'tile of the mine').tile).resources;
}

interface Ride {
  readonly worth: number;
  /** Tiles to get off at, the best first. */
  readonly tiles: readonly number[];
}
export interface ShaftPlan extends Ride {
  readonly end: number;
}

/** The best tiles of a shaft for so many workers, given pieces counted on and tiles spoken for. */
export function ridesFor(
  s: State,
  t: Town,
  end: number,
  crew: number,
  counts: readonly number[],
  spoken: ReadonlySet<number> = new Set(),
): Ride {
  const open = workableOn(t, end);
  const have = counts.slice();
  const next = have.map((n, res) => pieceWorth(res, n, at(s.pool, res) + at(t.resources, res)));
  const tiles: number[] = [];
  let worth = 0;
  while (tiles.length < crew) {
    let pick = -1;
    let most = 0;
    let res = -1;
    for (let k = 0; k < open.length; k++) {
      const i = open[k] as number;
      // Whoever is taken, or spoken for, is out.
      if (i < 0 || spoken.has(i)) continue;
      for (const kind of oreOf(t, i)) {
        const value = next[kind] as number;
        if (value > most) {
          most = value;
          pick = k;
          res = kind;
        }
      }
    }
    if (pick < 0) break;
    tiles.push(open[pick] as number);
    open[pick] = -1;
    add(have, res);
    next[res] = pieceWorth(res, at(have, res), at(s.pool, res) + at(t.resources, res));
    worth += most;
  }
  return { worth, tiles };
}

/** The best of these shafts for so many workers. */
export function bestShaft(
  s: State,
  t: Town,
  crew: number,
  counts: readonly number[],
  spoken: ReadonlySet<number> = new Set(),
  ends: readonly number[] = endTiles(t.mine),
): ShaftPlan | null {
  let best: ShaftPlan | null = null;
  for (const end of ends) {
    const plan = ridesFor(s, t, end, crew, counts, spoken);
    if (!best || plan.worth > best.worth) best = { end, ...plan };
  }
  return best;
}

/** Which shaft a loaded cart should take now. */
export function shaftForCart(s: State, seat: number, crew: number): ShaftPlan | null {
  const t = townOf(s, seat);
  return bestShaft(s, t, crew, expected(t), new Set(), freeShafts(t));
}

/** What such a crew would bring up from these tiles, strong miners where they lift most. */
export function oreFor(
  s: State,
  t: Town,
  tiles: readonly number[],
  kinds: readonly Kind[],
  counts: readonly number[],
): Res[] {
  const have = counts.slice();
  const there = (res: Res) => at(s.pool, res) + at(t.resources, res);
  let strong = kinds.filter((kind) => kind === STRONG).length;
  return tiles.slice(0, kinds.length).flatMap((i) => {
    const shown = oreOf(t, i);
    const lifts = shown.length > 1 && strong > 0;
    if (lifts) strong--;
    const worth = (res: Res) => pieceWorth(res, at(have, res), there(res));
    const wanted = lifts ? shown : [...shown].sort((a, b) => worth(b) - worth(a)).slice(0, 1);
    return wanted.filter((res) => {
      if (at(have, res) >= there(res)) return false;
      add(have, res);
      return true;
    });
  });
}

/** Where a crew gets off; a strong miner on a double tile brings both pieces (DK-4.5.6). */
export interface Getoff extends Cell {
  readonly strong: boolean;
}

/** `drop:0,1;0,3+`: who gets off where, the strong miners marked. */
export function dropMove(set: readonly Getoff[]): string {
  return `drop:${set.map((one) => `${cellText(one)}${one.strong ? '+' : ''}`).join(';')}`;
}

export function parseDrop(move: string): Getoff[] {
  const text = move.slice(move.indexOf(':') + 1);
  return text.split(';').map((part) => ({ ...parseCell(part.replace('+', '')), strong: part.endsWith('+') }));
}

/** So many ways to set a crew down are asked about, the best of them: a deep shaft has thousands. */
const MOST_SETS = 60;

/**
 * The ways to set a crew down that a thoughtful player would weigh, the best first. As many get off as can:
 * nobody brings more by staying aboard. Tiles that bring the same are one choice, the nearest, and no tile is
 * worked before another of its shaft that has the same ore and more.
 */
export function dropSets(s: State, seat: number, cart: number): Getoff[][] {
  const t = townOf(s, seat);
  const tiles = dropTiles(t, cart);
  const aboard = riders(t, cart);
  const crew = Math.min(sum(aboard), tiles.length);
  if (crew === 0) return [];
  const have = expected(t);
  const sets: { chosen: readonly MineTile[]; strong: readonly MineTile[]; worth: number }[] = [];
  for (const chosen of choices(alike(t, tiles, cart), crew)) {
    for (const strong of withStrong(chosen, at(aboard, STRONG)))
      sets.push({ chosen, strong, worth: setWorth(s, t, chosen, strong, have) });
  }
  return sets
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SETS)
    .map(({ chosen, strong }) => inOrder(chosen, strong));
}

/** Nearest first, as the cart comes by. */
function inOrder(chosen: readonly MineTile[], strong: readonly MineTile[]): Getoff[] {
  return [...chosen]
    .sort((a, b) => a.distance - b.distance)
    .map((tile) => ({ x: tile.x, y: tile.y, strong: strong.includes(tile) }));
}

/** Tiles in groups that differ for nobody: the same pieces, and the same shafts, while another cart may take one. */
function alike(t: Town, tiles: readonly MineTile[], cart: number): MineTile[][] {
  const others = t.carts.some((one, i) => i !== cart && one.crew.length > 0 && one.sent === 0 && !one.broken);
  const paths = others ? freeShafts(t).map((end) => new Set(shaftTo(t.mine, end))) : [];
  const groups = new Map<string, MineTile[]>();
  for (const tile of tiles) {
    const i = tileIn(t.mine, tile.x, tile.y);
    const passing = paths.flatMap((path, n) => (path.has(i) ? [n] : []));
    const key = `${tileAt(tile.tile).resources.join('')}|${passing.join(',')}`;
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  }
  return [...groups.values()];
}

/** So many tiles out of the groups, the nearest of each group first, without the choices that another betters. */
function choices(groups: readonly (readonly MineTile[])[], n: number): MineTile[][] {
  const sets: MineTile[][] = [];
  const better = groups.flatMap((group, g) => betterThan(group, groups).map((h) => ({ g, h })));
  const counts = groups.map(() => 0);
  const size = (g: number) => groups[g]?.length ?? 0;
  const behind = groups.map((_, g) => groups.slice(g + 1).reduce((all, group) => all + group.length, 0));
  const isBettered = () => better.some(({ g, h }) => at(counts, g) > 0 && at(counts, h) < size(h));
  const walk = (g: number, left: number): void => {
    if (g === groups.length) {
      if (!isBettered()) sets.push(groups.flatMap((group, i) => group.slice(0, counts[i])));
      return;
    }
    // Those behind must be able to take the rest.
    const least = Math.max(0, left - at(behind, g));
    for (let k = Math.min(size(g), left); k >= least; k--) {
      counts[g] = k;
      walk(g + 1, left - k);
    }
  };
  walk(0, n);
  return sets;
}

/** Groups whose tiles have all the ore of this one, and another kind besides. */
function betterThan(group: readonly MineTile[], groups: readonly (readonly MineTile[])[]): number[] {
  const shown = (some: readonly MineTile[]): readonly Res[] =>
    some[0] ? tileAt(some[0].tile).resources : [];
  const [ore, second] = shown(group);
  if (ore === undefined || second !== undefined) return [];
  return groups.flatMap((other, h) => (shown(other).length > 1 && shown(other).includes(ore) ? [h] : []));
}

/** Strong miners get off at double tiles; where there are more of those than of them, each way is one set. */
function withStrong(tiles: readonly MineTile[], strong: number): MineTile[][] {
  if (strong === 0) return [[]];
  const doubles = tiles.filter((tile) => tileAt(tile.tile).resources.length > 1);
  return subsets(doubles, Math.min(strong, doubles.length));
}

/** Every choice of `n`, one for tiles that show the same pieces. */
function subsets(tiles: readonly MineTile[], n: number): MineTile[][] {
  const found = new Map<string, MineTile[]>();
  const walk = (from: number, few: MineTile[]): void => {
    if (few.length === n) {
      const key = few
        .map((tile) => tileAt(tile.tile).resources.join(''))
        .sort()
        .join('|');
      if (!found.has(key)) found.set(key, few);
      return;
    }
    for (let i = from; i < tiles.length; i++) walk(i + 1, [...few, tiles[i] as MineTile]);
  };
  walk(0, []);
  return [...found.values()];
}

/** What a set brings beyond what the town counts on, the dearest choice of every double. */
function setWorth(
  s: State,
  t: Town,
  chosen: readonly MineTile[],
  strong: readonly MineTile[],
  counted: readonly number[],
): number {
  const have = counted.slice();
  const value = (res: Res) => pieceWorth(res, at(have, res), at(s.pool, res) + at(t.resources, res));
  let worth = 0;
  const take = (res: Res) => {
    worth += value(res);
    add(have, res);
  };
  const open: (readonly Res[])[] = [];
  for (const tile of chosen) {
    const shown = tileAt(tile.tile).resources;
    if (shown.length === 1 || strong.includes(tile)) for (const res of shown) take(res);
    else open.push(shown);
  }
  for (const [first, second] of open) {
    if (first === undefined || second === undefined) continue;
    take(value(second) > value(first) ? second : first);
  }
  return worth;
}

/** Who gets off where: strong miners at their tiles, plain hands at the others, specialists last. */
export function crewFor(t: Town, cart: number, set: readonly Getoff[]): Kind[] {
  const aboard = riders(t, cart);
  const hands = [...aboard.keys()].filter((kind) => kind !== STRONG);
  const strongAhead = set.filter((one) => one.strong).length;
  const others = hands.flatMap((kind) => Array.from({ length: at(aboard, kind) }, () => kind));
  // Strong miners without a double do what anybody does.
  const spare = Array.from({ length: at(aboard, STRONG) - strongAhead }, () => STRONG);
  const rest = [...others, ...spare];
  return set.map((one) => (one.strong ? STRONG : (rest.shift() as Kind)));
}
