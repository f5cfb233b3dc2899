/** How a side stands, in counts: gathered in one walk over the map, for whoever judges positions by numbers. */
import { DICE_PAIR_VP, END_BONUS, HOUSES, houseVp, TERRAINS, type Terrain } from '../data';
import { tileOf } from '../data-tiles';
import { total } from '../rules/lists';
import { diceOwned, techPoints, techsOf, vpOf } from '../rules/points';
import { TERMS, working } from '../rules/techs';
import { botOwner, level, type MapTile, type State } from '../state';

/** A walk over the map; `ground` has a bit for each terrain. */
interface Ground {
  /** Points of the tiles as they lie. */
  map: number;
  /** Of these, what one foreign tent more would take. */
  risk: number;
  /** What one own tent more would add. */
  chance: number;
  quota: number;
  houses: number;
  /** Leads of three tents and of two on tiles without a house. */
  ripe: number;
  near: number;
  tents: number;
  factories: number;
  ground: number;
}

export interface Standing extends Ground {
  /** The score as it stands, as far as everybody may count. */
  readonly points: number;
  readonly vp: number;
  readonly techs: number;
  readonly dice: number;
}

export const TERRAIN_BIT = Object.fromEntries(TERRAINS.map((terrain, i) => [terrain, 1 << i])) as Readonly<
  Record<Terrain, number>
>;

export function standing(s: State, owner: number, openOnly: boolean): Standing {
  const found = walk(s, owner);
  const held = techsOf(s, owner);
  let techs = 0;
  for (const card of held) techs += techPoints(s, owner, card, held, openOnly);
  const dice = diceOwned(s, owner);
  const vp = vpOf(s, owner);
  let points = found.map + techs + vp + houseVp(found.houses) + DICE_PAIR_VP * Math.floor(dice / 2);
  if (owner === botOwner(s)) points += endBonus(s, held.length);
  return Object.assign(found, { points, vp, techs, dice });
}

/** DS-6.60. */
function endBonus(s: State, techs: number): number {
  const { tech, resource } = END_BONUS[level(s, 'solo.endBonus')];
  return tech * techs + resource * botGoods(s);
}

/** Tokens in the centre and on the sides of the Action hex. */
export function botGoods(s: State): number {
  if (!s.bot) return 0;
  let n = total(s.bot.centre);
  for (const { token } of s.bot.sides) if (token >= 0) n++;
  return n;
}

function walk(s: State, owner: number): Ground {
  const sum: Ground = {
    map: 0,
    risk: 0,
    chance: 0,
    quota: TERMS.quota(working(s, owner)),
    houses: 0,
    ripe: 0,
    near: 0,
    tents: 0,
    factories: 0,
    ground: 0,
  };
  for (const t of s.map) visit(sum, t, owner);
  if (sum.houses >= HOUSES) sum.ripe = sum.near = 0;
  return sum;
}

function visit(sum: Ground, t: MapTile, owner: number): void {
  const own = t.tents[owner] ?? 0;
  const mine = t.house === owner;
  const tile = tileOf(t.tile);
  let most = 0;
  for (let o = 0; o < t.tents.length; o++) if (o !== owner) most = Math.max(most, t.tents[o] ?? 0);
  const hi = tile.hi ?? 0;
  const lo = tile.lo ?? 0;
  const rules = mine || (t.house < 0 && own > 0 && own >= most);
  if (own === 0 && !mine) {
    if (t.house < 0 && most <= 1) sum.chance += most === 1 ? hi / 4 : 0;
    return;
  }
  sum.tents += own;
  sum.ground |= TERRAIN_BIT[tile.terrain];
  if (mine) sum.houses++;
  if (tile.trigger === 'factory' && own > 0) sum.factories++;
  if (tile.ability.do === 'quota' && (rules || tile.trigger === 'presence')) sum.quota += tile.ability.n;
  // A house has the first place alone; among the others the most tents have the second.
  sum.map += rules ? hi : second(t, owner, own) ? lo : 0;
  if (mine || t.house >= 0) return;
  if (own === most) sum.risk += hi - lo;
  else if (own === most - 1) sum.chance += hi - lo;
  if (own - most >= 3) sum.ripe++;
  else if (own - most === 2) sum.near++;
}

/** Whether nobody else without control has more tents here. */
function second(t: MapTile, owner: number, own: number): boolean {
  let first = 0;
  if (t.house < 0) for (const n of t.tents) first = Math.max(first, n);
  for (let o = 0; o < t.tents.length; o++) {
    const n = t.tents[o] ?? 0;
    const controls = t.house >= 0 ? t.house === o : n === first;
    if (o !== owner && !controls && n > own) return false;
  }
  return true;
}
