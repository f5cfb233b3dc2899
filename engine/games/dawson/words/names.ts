/** Names of places, in words a player can find on the map. */
import { cellKey, shapeOf, squareOffset, SQUARES } from '../rules/city';
import type { City } from '../rules/city';
import { tileAt } from '../data';
import type { State } from '../state';
import { say } from './catalogue';

type Side = 'nw' | 'n' | 'ne' | 'w' | 'e' | 'sw' | 's' | 'se';

export function tileName(city: City, square: number): string {
  const placed = city.placed[Math.floor(square / SQUARES)];
  return placed ? tileAt(placed.tile).name : '';
}

/** "Front Row, north-west" */
export function placeName(city: City, square: number): string {
  const placed = city.placed[Math.floor(square / SQUARES)];
  if (!placed) return '';
  const [dx, dy] = squareOffset(square % SQUARES, placed.r);
  const [w, h] = shapeOf(placed.r);
  const row = dy === 0 ? 'n' : dy === h - 1 ? 's' : '';
  const column = dx === 0 ? 'w' : dx === w - 1 ? 'e' : '';
  return say('place', { tile: tileAt(placed.tile).name, side: say(`side.${(row + column) as Side}`) });
}

export function buildingName(city: City, square: number): string {
  const placed = city.placed[Math.floor(square / SQUARES)];
  const building = placed ? tileAt(placed.tile).building : undefined;
  const key = `building.${building ?? ''}`;
  return say.has(key) ? say(key) : '';
}

/** "3 west, 2 north": counted from the north end of Main Street. */
export function spotName(x: number, y: number): string {
  const across =
    x === 0
      ? say('move.anchor.centre')
      : say(x > 0 ? 'move.anchor.east' : 'move.anchor.west', { n: Math.abs(x) });
  const down =
    y === 0
      ? say('move.anchor.level')
      : say(y > 0 ? 'move.anchor.south' : 'move.anchor.north', { n: Math.abs(y) });
  return say('move.anchor', { across, down });
}

/** A neighbourhood is named after its oldest tile. */
export function hoodName(city: City, hood: number): string {
  const placed = city.placed[city.hoods[hood]?.tiles[0] ?? 0];
  return placed ? tileAt(placed.tile).name : '';
}

export function hoodAt(city: City, x: number, y: number): number {
  const square = city.squareAt.get(cellKey(x, y));
  return square === undefined ? -1 : (city.hoodOf[Math.floor(square / SQUARES)] as number);
}

export function nameOf(state: Pick<State, 'names'>, seat: number): string {
  return state.names[seat] ?? '';
}

/** "Ada’s", or "your" where the only person is called You. */
export function whose(state: Pick<State, 'names'>, seat: number): string {
  const name = nameOf(state, seat);
  return name === say('you') ? say('your') : say('whose', { name });
}
