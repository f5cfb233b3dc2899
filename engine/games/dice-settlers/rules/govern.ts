/** Govern, and houses raised by a tile or card (DS-4.71 to DS-4.73). */
import { HOUSE_TENTS } from '../data';
import { playerOf, type Emit, type MapTile, type State } from '../state';
import { housesLeft, leadOver, tentsOf, tileAt } from './map';
import { onTiles } from './notation';
import type { PickRules } from './pick';
import { raiseHouse } from './pieces';
import { TERMS } from './techs';

/** Tile 33 and Barn Raising: house-free tiles with three own tents, after `without` has lost one. */
export function raiseTiles(s: State, seat: number, without?: MapTile): MapTile[] {
  if (housesLeft(s, seat) === 0) return [];
  return s.map.filter((t) => t.house < 0 && tentsOf(t, seat) - (t === without ? 1 : 0) >= HOUSE_TENTS);
}

/** DS-4.72: whether this seat may govern a tile as it lies, or as it would lie. */
export function canGovern(s: State, seat: number, t: MapTile): boolean {
  if (t.house >= 0 || tentsOf(t, seat) < HOUSE_TENTS || housesLeft(s, seat) === 0) return false;
  return leadOver(t, seat) >= TERMS['govern-lead'](playerOf(s, seat).techs);
}

export function governTiles(s: State, seat: number): MapTile[] {
  return s.map.filter((t) => canGovern(s, seat, t));
}

export function govern(s: State, seat: number, cell: string, emit: Emit): void {
  raiseHouse(s, seat, tileAt(s, cell), emit, 'DS-4.72');
}

/** Tile 33 and Barn Raising: no lead is needed. */
export function raise(s: State, seat: number, cell: string, emit: Emit): void {
  raiseHouse(s, seat, tileAt(s, cell), emit, 'DS-4.71');
}

export const governPicks: PickRules<'raise-tile'> = {
  'raise-tile': {
    moves: (s, task) => onTiles('at', raiseTiles(s, task.seat)),
    act(s, task, { what }, emit) {
      s.pending.pop();
      raise(s, task.seat, what, emit);
    },
  },
};
