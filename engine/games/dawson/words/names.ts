/** Names of places and people, and numbers in words. */
import { capital, numberWord } from '../../../core/words';
import { SCORING_ROUNDS, SQUARES, tileAt } from '../data';
import { oldestTile, placedAt, shapeOf, squareOffset, tileOf } from '../rules/city';
import type { City } from '../rules/city';
import type { State } from '../state';
import { say } from './catalogue';

/** "Front Row, north-west" */
export function placeName(city: City, square: number): string {
  const { tile, r } = placedAt(city, tileOf(square));
  return say('place', { tile: tileAt(tile).name, side: say(`side.${sideOf(square % SQUARES, r)}`) });
}

/** Where a square lies on its tile; a tile is two cells wide or two cells high, so none lies in the middle. */
function sideOf(index: number, r: number): 'n' | 's' | `${'n' | 's' | ''}${'w' | 'e'}` {
  const [dx, dy] = squareOffset(index, r);
  const [w, h] = shapeOf(r);
  if (dx > 0 && dx < w - 1) return dy === 0 ? 'n' : 's';
  const row = dy === 0 ? 'n' : dy === h - 1 ? 's' : '';
  return `${row}${dx === 0 ? 'w' : 'e'}`;
}

/** The name of the public building on a square. */
export function buildingName(city: City, square: number): string {
  const { building } = tileAt(placedAt(city, tileOf(square)).tile);
  if (!building) throw new RangeError(`no public building on square ${square}`);
  return say(`building.${building}`);
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

export function hoodName(city: City, hood: number): string {
  return oldestTile(city, hood).name;
}

export function nameOf(state: Pick<State, 'names'>, seat: number): string {
  const name = state.names[seat];
  if (name === undefined) throw new RangeError(`nobody is called ${seat}`);
  return name;
}

/** "Ada’s", or "your" where the only person is called You. */
export function whose(state: Pick<State, 'names'>, seat: number): string {
  const name = nameOf(state, seat);
  return name === say('you') ? say('your') : say('whose', { name });
}

/** "twice", "four times" */
export function times(n: number): string {
  return n === 2 ? say('number.twice') : say('number.times', { n: numberWord(n) });
}

/** "Nine", at the start of a sentence. */
export function allRounds(): string {
  return capital(numberWord(SCORING_ROUNDS));
}
