/** How moves and targets are written, and read again: each kind once. */
import { FACT, TURN } from '../../../core/game';
import type { Move, Target } from '../../../core/game';
import { characterOf, CHARACTERS, ROTATIONS, tileAt, tileIndex, TILES, VALUES } from '../data';
import type { CharacterId, Rotation } from '../data';
import { isCamper } from '../state';
import type { Placed, State } from '../state';
import { squareIn } from './city';
import type { City, Written } from './city';

/** A cell of the map, `cell:-2,0`: where a tile goes, or the square there. */
export function cellAt(x: number, y: number): Target {
  return `cell:${x},${y}`;
}

export function cellOf(city: City, square: number): Target {
  return written(city, square).cell;
}

function at(city: City, square: number): string {
  return written(city, square).at;
}

/** Written once a map: lists of moves are made at every pick. */
function written(city: City, square: number): Written {
  return (city.written[square] ??= writtenAt(`${city.xs[square]},${city.ys[square]}`));
}

function writtenAt(place: string): Written {
  return {
    at: place,
    cell: `cell:${place}`,
    mine: `mine:${place}`,
    build: `build:${place}`,
    fire: `fire:${place}`,
    resize: VALUES.map((value) => `resize:${place}:${value}`),
  };
}

/**
 * A square as a hand takes it, by what stands there: `camper:1,0`, `hotel:-2,0`, or the bare cell. A guest is
 * hosted with a camper and a hotel: two kinds of pieces, so that one does not take the other's place.
 */
export function pieceOf(state: Pick<State, 'dice' | 'owners'>, city: City, square: number): Target {
  if ((state.owners[square] as number) >= 0) return `hotel:${at(city, square)}`;
  return isCamper(state, square) ? `camper:${at(city, square)}` : cellOf(city, square);
}

/** Cell, camper or hotel: where it is. */
export function parseCell(target: Target): readonly [number, number] | null {
  const match = /^(?:cell|camper|hotel):(-?\d+),(-?\d+)$/.exec(target);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** The square of a cell, -1 where there is none. */
export function squareOf(city: City, target: Target): number {
  const cell = parseCell(target);
  return cell ? squareIn(city, cell[0], cell[1]) : -1;
}

/** The same for a move: it must name a square. */
export function readCell(city: City, move: Move): number {
  const square = squareOf(city, move);
  return known(square >= 0 ? square : undefined, move);
}

export function hoodTarget(hood: number): Target {
  return `hood:${hood}`;
}

export function supplyTarget(seat: number): Target {
  return `supply:${seat}`;
}

/** A hotel of the supply that is to be built. */
export function roomTarget(value: number): Target {
  return `room:${value}`;
}

/** A drawn tile. Tiles are written by their name in the table, so that a record outlives a new order. */
export function tileTarget(tile: number): Target {
  return `tile:${tileAt(tile).id}`;
}

export function turnTarget(r: number): Target {
  return `${TURN}${r}`;
}

/** A rolled die that waits in the pool for its space: the nth of those that show the value. */
export function rolledTarget(value: number, n: number): Target {
  return `${ROLLED}${value}:${n}`;
}

const ROLLED = 'rolled:';

/** The dice pool, the pawn of the fire, and the street the city began with. */
export const POOL: Target = 'pool';
export const FIRE: Target = 'fire';
export const STREET: Target = 'main-street';

/** Anything on the table that can be asked about. */
export type Thing =
  | { readonly kind: 'cell'; readonly x: number; readonly y: number; readonly square: number }
  | { readonly kind: 'hood'; readonly hood: number }
  | { readonly kind: 'supply'; readonly seat: number }
  | { readonly kind: 'room'; readonly value: number }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'rolled'; readonly value: number }
  | { readonly kind: 'fact'; readonly sign: string }
  | { readonly kind: 'pool' | 'fire' | 'street' | 'turn' | 'unknown' };

export function thingAt(city: City, players: number, target: Target): Thing {
  const cell = parseCell(target);
  if (cell) return { kind: 'cell', x: cell[0], y: cell[1], square: squareOf(city, target) };
  const hood = numbered('hood:', target);
  if (hood >= 0 && hood < city.hoods.length) return { kind: 'hood', hood };
  const seat = numbered('supply:', target);
  if (seat >= 0 && seat < players) return { kind: 'supply', seat };
  const value = VALUES.find((one) => roomTarget(one) === target);
  if (value !== undefined) return { kind: 'room', value };
  const tile = TILES.findIndex(({ id }) => `tile:${id}` === target);
  if (tile >= 0) return { kind: 'tile', tile };
  const character = CHARACTERS.find(({ id }) => characterMove(id) === target);
  if (character) return { kind: 'character', character: character.id };
  if (numbered(TURN, target) >= 0) return { kind: 'turn' };
  const rolled = VALUES.find((one) => target.startsWith(`${ROLLED}${one}:`));
  if (rolled !== undefined) return { kind: 'rolled', value: rolled };
  const sign = afterHead(FACT, target);
  if (sign !== null) return { kind: 'fact', sign };
  return { kind: BESIDE[target] ?? 'unknown' };
}

/** Things there is one of. */
const BESIDE: Readonly<Partial<Record<Target, 'pool' | 'fire' | 'street'>>> = {
  [POOL]: 'pool',
  [FIRE]: 'fire',
  [STREET]: 'street',
};

function numbered(head: string, target: Target): number {
  const rest = afterHead(head, target);
  return rest !== null && /^\d+$/.test(rest) ? Number(rest) : -1;
}

/** DW-3.1: one of the characters, or whoever the lot brings. The piece in the hand has the same name. */
export function characterMove(character: CharacterId | 'random'): Move {
  return `character:${character}`;
}

export function readCharacter(move: Move): CharacterId | 'random' {
  const id = known(afterHead('character:', move) ?? undefined, move);
  return id === 'random' ? id : characterOf(id).id;
}

/** A pick of the management step, by the squares it is made on; `fill` hosts all guests at once. */
export type Deed =
  | { readonly verb: 'mine'; readonly camper: number }
  | { readonly verb: 'host'; readonly hotel: number; readonly camper: number }
  | { readonly verb: 'build'; readonly lot: number }
  | { readonly verb: 'resize'; readonly hotel: number; readonly value: number }
  | { readonly verb: 'fire'; readonly hotel: number }
  | { readonly verb: 'fill' }
  | { readonly verb: 'done' };

export function mineMove(city: City, camper: number): Move {
  return written(city, camper).mine;
}

export function hostMove(city: City, hotel: number, camper: number): Move {
  return `host:${at(city, hotel)}:${at(city, camper)}`;
}

export function buildMove(city: City, lot: number): Move {
  return written(city, lot).build;
}

export function resizeMove(city: City, hotel: number, value: number): Move {
  return written(city, hotel).resize[value - 1] as Move;
}

export function fireMove(city: City, hotel: number): Move {
  return written(city, hotel).fire;
}

export function readDeed(city: City, move: Move): Deed {
  const [verb = '', first = '', second = ''] = move.split(':');
  const square = () => squareNamed(city, first, move);
  switch (verb) {
    case 'fill':
      return { verb };
    case 'done':
      return { verb };
    case 'mine':
      return { verb, camper: square() };
    case 'host':
      return { verb, hotel: square(), camper: squareNamed(city, second, move) };
    case 'build':
      return { verb, lot: square() };
    case 'resize':
      return { verb, hotel: square(), value: Number(second) };
    case 'fire':
      return { verb, hotel: square() };
    default:
      throw new RangeError(`no move ${move}`);
  }
}

/** The square of a place as `written` writes it. */
function squareNamed(city: City, place: string, move: Move): number {
  const comma = place.indexOf(',');
  const square = squareIn(city, Number(place.slice(0, comma)), Number(place.slice(comma + 1)));
  return known(square >= 0 ? square : undefined, move);
}

/** A tile, where its north-west corner comes to lie, and how it is turned: `lay:tile-05:-5,0:1`. */
export function layMove({ tile, r, x, y }: Placed): Move {
  return `lay:${tileAt(tile).id}:${x},${y}:${r}`;
}

export function readLay(move: Move): Placed & { readonly r: Rotation } {
  const match = /^lay:([\w-]+):(-?\d+),(-?\d+):(\d)$/.exec(move);
  const r = ROTATIONS.find((one) => String(one) === match?.[4]);
  const [, id = '', x, y] = known(match ?? undefined, move);
  return { tile: tileIndex(id), r: known(r, move), x: Number(x), y: Number(y) };
}

function afterHead(head: string, text: string): string | null {
  return text.startsWith(head) ? text.slice(head.length) : null;
}

function known<T>(found: T | undefined, move: Move): T {
  if (found === undefined) throw new RangeError(`no move ${move}`);
  return found;
}
