/** What a side loses when one of its tents leaves a tile. */
import { TERRAINS, type Action, type Terrain } from '../data';
import type { MapTile, State } from '../state';
import { controls, present, tentsOf, terrainOf, terrains, tileInfo } from './map';
import { tilePoints } from './points';

export interface Loss {
  readonly points: number;
  /** Dice of the quota that the tile gave. */
  readonly quota: number;
  /** The action whose bonus icon the tile gave. */
  readonly icon: Action | null;
  /** The terrain whose dice and cards close. */
  readonly terrain: Terrain | null;
}

export function tentLoss(s: State, seat: number, t: MapTile): Loss {
  const after = withTents(t, seat, -1);
  const { ability } = tileInfo(t);
  const stops = worksFor(t, seat) && !worksFor(after, seat);
  return {
    points: tilePoints(t, seat) - tilePoints(after, seat),
    quota: stops && ability.do === 'quota' ? ability.n : 0,
    icon: stops && ability.do === 'icon' ? ability.icon : null,
    terrain: !present(after, seat) && onlyOne(s, seat, t) ? terrainOf(t) : null,
  };
}

/** Whether anything is lost at all. */
export function losesBy(s: State, seat: number, t: MapTile): boolean {
  const { points, quota, icon, terrain } = tentLoss(s, seat, t);
  return points > 0 || quota > 0 || icon !== null || terrain !== null;
}

/** The tile as it would be with so many tents of an owner more. */
export function withTents(t: MapTile, owner: number, by: number): MapTile {
  const tents = t.tents.slice();
  tents[owner] = tentsOf(t, owner) + by;
  return { ...t, tents };
}

/** Whether a lasting ability of the tile works for this seat. */
export function worksFor(t: MapTile, seat: number): boolean {
  const { trigger } = tileInfo(t);
  return trigger === 'control' ? controls(t, seat) : trigger === 'presence' && present(t, seat);
}

/** Whether this is the only tile of its terrain the seat is on. */
function onlyOne(s: State, seat: number, t: MapTile): boolean {
  const others = { ...s, map: s.map.filter((one) => one !== t) };
  return !terrains(others, seat)[TERRAINS.indexOf(terrainOf(t))];
}
