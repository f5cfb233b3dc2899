/** DK-4.4.9, 4.4.10: a tile caves in, a building is destroyed; by an event or by an attack. */
import { COLLAPSE_FROM, RISE } from '../data';
import { tileAt } from '../data-tiles';
import { townOf, type Emit, type State, type Town } from '../state';
import { add } from './counts';
import { endTiles, removeTile, tileIn } from './mine';
import { cellTarget, spaceTarget } from './notation';
import { report } from './tasks';

/** A mine large enough to lose a tile. */
export function canCollapse(t: Town): boolean {
  return t.mine.length >= COLLAPSE_FROM;
}

/** Ends that may cave in, as moves. */
export function collapseMoves(t: Town): string[] {
  return endTiles(t.mine).map((i) => cellTarget(t.mine[i]));
}

/** The end tile goes to the market and each type on it is worth more until night. */
export function collapse(s: State, seat: number, x: number, y: number, emit: Emit): void {
  const mine = townOf(s, seat).mine;
  const tile = removeTile(mine, tileIn(mine, x, y));
  const { id, resources } = tileAt(tile);
  s.fallen.push(tile);
  for (const res of new Set(resources)) add(s.rises, res, RISE);
  report(emit, 'collapsed', seat, { tile: id }, { targets: [cellTarget({ x, y })], rule: 'DK-4.4.9' });
}

/** A destroyed building leaves the game. */
export function destroy(s: State, seat: number, space: number, emit: Emit): void {
  const t = townOf(s, seat);
  const building = t.spaces[space];
  if (!building) throw new Error('That space is empty.');
  t.spaces[space] = null;
  s.removed[building.type]++;
  const targets = [spaceTarget(space)];
  report(emit, 'destroyed', seat, { building: building.type }, { targets, rule: 'DK-4.4.10' });
}
