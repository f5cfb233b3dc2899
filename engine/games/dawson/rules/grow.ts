/** Growing the city (DW-4.5.1 to 4.5.5). */
import { ROTATIONS, SQUARES, tileAt } from '../data';
import type { Rotation } from '../data';
import { extendPlan, perksOf } from '../state';
import type { Emit, Placed, State } from '../state';
import { anchorsFor, cityOf, newestTile, squaresOf } from './city';
import type { Anchor } from './city';
import { cellOf } from './notation';

/** DW-4.5.1; with two plans a choice of two (DW-6.4.4). */
export function drawTiles(state: State, emit: Emit): void {
  for (let i = perksOf(state, state.active).tilesDrawn; i > 0; i--) {
    const tile = takeTile(state);
    state.drawn.push(tile);
    emit({ kind: 'draw', seat: state.active, args: { tile: tileAt(tile).id }, news: true });
  }
  state.rotation = -1;
}

/** The top tile of the deck. */
export function takeTile(state: State): number {
  const tile = state.deck.pop();
  if (tile === undefined) throw new Error('The City Deck is empty.');
  return tile;
}

/** DW-6.4.4: the other tile goes under the deck, seen by all. */
export function pickTile(state: State, chosen: number, emit: Emit): void {
  for (const other of state.drawn.filter((tile) => tile !== chosen)) {
    state.deck.unshift(other);
    state.seenUnder += 1;
    emit({ kind: 'bury', seat: state.active, args: { tile: tileAt(other).id }, rule: 'DW-6.4.4' });
  }
  state.drawn = [chosen];
}

/** The tile to be placed. */
export function tileInHand(state: Pick<State, 'drawn'>): number {
  const tile = state.drawn[0];
  if (tile === undefined) throw new Error('There is no tile to place.');
  return tile;
}

export function possibleRotations(state: State): Rotation[] {
  const city = cityOf(state.plan);
  return ROTATIONS.filter((r) => anchorsFor(city, tileInHand(state), r).length > 0);
}

/** The places for the tile in hand, turned as chosen. */
export function possibleAnchors(state: Pick<State, 'plan' | 'drawn' | 'rotation'>): readonly Anchor[] {
  return anchorsFor(cityOf(state.plan), tileInHand(state), state.rotation);
}

/** One of them by its cell. */
export function anchorAt(state: Parameters<typeof possibleAnchors>[0], x: number, y: number): Anchor {
  const anchor = possibleAnchors(state).find((one) => one.x === x && one.y === y);
  if (!anchor) throw new RangeError(`no place for the tile at ${x},${y}`);
  return anchor;
}

/** DW-4.5.4 */
export function placeTile(state: State, x: number, y: number, emit: Emit, rule: string): void {
  const tile = tileInHand(state);
  state.drawn = [];
  layTile(state, { tile, r: state.rotation, x, y });
  const city = cityOf(state.plan);
  const targets = squaresOf(newestTile(city)).map((square) => cellOf(city, square));
  emit({ kind: 'place', seat: state.active, args: { tile: tileAt(tile).id }, targets, rule });
}

export function layTile(state: State, placed: Placed): void {
  state.plan = extendPlan(state.plan, placed);
  for (let i = 0; i < SQUARES; i++) {
    state.dice.push(0);
    state.owners.push(-1);
    state.sizes.push(0);
  }
}
