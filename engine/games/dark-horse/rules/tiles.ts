/** Tiles and what they bring: the truth, and what a seat knows of it. */
import { FOOD, WOOD } from '../data';
import { seatOf, type Emit, type State, type Tile } from '../state';
import { hexAt, HEXES, TILE_SPOTS } from './map';

/** Where the tile of each hex lies in `state.tiles`, on the full map and on the closed one; -1 where there is none. */
const PLACES = [TILE_SPOTS, TILE_SPOTS.filter((hex) => !hexAt(hex).closed)].map((spots) =>
  HEXES.map((_, hex) => spots.indexOf(hex)),
);

function tileAt(state: State, hex: number): Tile | undefined {
  const { tiles } = state;
  for (const places of PLACES) {
    const tile = tiles[places[hex] ?? -1];
    if (tile?.hex === hex) return tile;
  }
  return tiles.find((tile) => tile.hex === hex);
}

/** 0 food, 1 wood, 2 ore; -1 where nothing is produced. The truth, known or not. */
export function produceAt(state: State, hex: number): number {
  const kind = hexAt(hex).kind;
  if (kind === 'safe-food') return FOOD;
  if (kind === 'safe-wood') return WOOD;
  return tileAt(state, hex)?.type ?? -1;
}

export function townsOfType(state: State, seat: number, type: number): number {
  let n = 0;
  for (const hex of seatOf(state, seat).towns) if (produceAt(state, hex) === type) n++;
  return n;
}

/** Those towns as targets: what they bring is seen to come from them. */
export function townTargets(state: State, seat: number, type: number): string[] {
  const towns = seatOf(state, seat).towns.filter((hex) => produceAt(state, hex) === type);
  return towns.map((hex) => `hex:${hexAt(hex).id}`);
}

export function isFaceDown(state: State, hex: number): boolean {
  return tileAt(state, hex)?.up === false;
}

export function knowsTile(state: State, seat: number, hex: number): boolean {
  const tile = tileAt(state, hex);
  return !tile || tile.up || (state.seats[seat]?.seen.includes(hex) ?? false);
}

/** Face-down tiles the seat has not seen. */
export function hiddenFrom(state: State, seat: number): number[] {
  return state.tiles.filter((tile) => !knowsTile(state, seat, tile.hex)).map((tile) => tile.hex);
}

/** Rugged by its spot or by its tile. */
export function isRugged(state: State, hex: number): boolean {
  return hexAt(hex).rugged || (tileAt(state, hex)?.rugged ?? false);
}

/** Rugged as far as the seat knows. */
export function isRuggedTo(state: State, seat: number, hex: number): boolean {
  return knowsTile(state, seat, hex) ? isRugged(state, hex) : hexAt(hex).rugged;
}

/** Opens a face-down tile for everybody. */
export function turnUp(state: State, seat: number, hex: number, emit: Emit): void {
  const tile = tileAt(state, hex);
  if (!tile || tile.up) return;
  tile.up = true;
  emit({
    kind: 'reveals',
    seat,
    args: { hex: hexAt(hex).id, type: tile.type, rugged: tile.rugged ? 1 : 0 },
    targets: [`hex:${hexAt(hex).id}`],
    news: true,
  });
}

/** Shows a face-down tile to one seat, which remembers it (DH-4.66). */
export function see(state: State, seat: number, hex: number, emit: Emit): void {
  const tile = tileAt(state, hex);
  const who = seatOf(state, seat);
  if (!tile || tile.up || who.seen.includes(hex)) return;
  who.seen.push(hex);
  emit({
    kind: 'sees',
    seat,
    args: { hex: hexAt(hex).id, type: tile.type, rugged: tile.rugged ? 1 : 0 },
    targets: [`hex:${hexAt(hex).id}`],
    news: true,
    only: [seat],
  });
}
