/** Growing the city (DW-4.5.1 to 4.5.5). */
import { ROTATIONS, SQUARES, tileAt } from '../data';
import { extendPlan, perksOf } from '../state';
import type { Emit, Placed, State } from '../state';
import { anchorsFor, cityOf, newestTile, squaresOf } from './city';
import type { Anchor } from './city';
import { cellOf, tileTarget } from './notation';

/** DW-4.5.1; with two plans a choice of two (DW-6.4.4). */
export function drawTiles(state: State, emit: Emit): void {
  for (let i = perksOf(state, state.active).tilesDrawn; i > 0; i--) {
    const tile = takeTile(state);
    state.drawn.push(tile);
    emit({
      kind: 'draw',
      seat: state.active,
      args: { tile: tileAt(tile).id },
      targets: [tileTarget(tile)],
      news: true,
    });
  }
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
    state.drawn = state.drawn.filter((tile) => tile !== other);
    state.deck.unshift(other);
    state.seenUnder += 1;
    emit({ kind: 'bury', seat: state.active, args: { tile: tileAt(other).id }, rule: 'DW-6.4.4' });
  }
}

/** A legal place for a tile: which, how it lies, where, and what it joins. */
export interface Place extends Anchor {
  readonly tile: number;
  readonly r: number;
}

/** Every place for the tiles in hand: tile by tile, turn by turn, in reading order. */
export function possiblePlaces(state: Pick<State, 'plan' | 'drawn'>): Place[] {
  const city = cityOf(state.plan);
  const places: Place[] = [];
  for (const tile of state.drawn) {
    for (const r of ROTATIONS) {
      for (const { x, y, joins } of anchorsFor(city, tile, r)) places.push({ x, y, joins, tile, r });
    }
  }
  return places;
}

/** What a tile laid so would join. */
export function joinsOf(plan: string, { tile, r, x, y }: Placed): readonly number[] {
  const anchor = anchorsFor(cityOf(plan), tile, r).find((one) => one.x === x && one.y === y);
  if (!anchor) throw new RangeError(`no place for the tile at ${x},${y}`);
  return anchor.joins;
}

/** DW-4.5.4 */
export function placeTile(state: State, placed: Placed, emit: Emit, rule: string): void {
  state.drawn = [];
  layTile(state, placed);
  const city = cityOf(state.plan);
  const targets = squaresOf(newestTile(city)).map((square) => cellOf(city, square));
  emit({ kind: 'place', seat: state.active, args: { tile: tileAt(placed.tile).id }, targets, rule });
}

/** The tile of this scoring round lies in the city: its dice are rolled, land and score. */
export function isGrown({
  plan,
  heart,
  round,
  step,
}: Pick<State, 'plan' | 'heart' | 'round' | 'step'>): boolean {
  return (step === 'lay' || step === 'landing-tie') && cityOf(plan).placed.length > heart + round;
}

export function layTile(state: State, placed: Placed): void {
  state.plan = extendPlan(state.plan, placed);
  for (let i = 0; i < SQUARES; i++) {
    state.dice.push(0);
    state.owners.push(-1);
    state.sizes.push(0);
  }
}
