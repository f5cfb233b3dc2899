/** How moves and targets are written, and read again: each kind once. */
import type { Move, Target } from '../../../core/game';
import { characterOf, ROTATIONS, tileAt, tileIndex, VALUES, VERBS } from '../data';
import type { CharacterId, Rotation, Verb } from '../data';
import { cellKey } from './city';
import type { City } from './city';

/** A cell of the map, `cell:-2,0`: where a tile goes, or the square there. */
export function cellAt(x: number, y: number): Target {
  return `cell:${x},${y}`;
}

export function cellOf(city: City, square: number): Target {
  return cellAt(city.xs[square] as number, city.ys[square] as number);
}

export function parseCell(target: Target): readonly [number, number] | null {
  const match = /^cell:(-?\d+),(-?\d+)$/.exec(target);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

export function readCell(move: Move): readonly [number, number] {
  return known(parseCell(move) ?? undefined, move);
}

/** The square of a cell, -1 where there is none. */
export function squareOf(city: City, target: Target): number {
  const cell = parseCell(target);
  return cell ? (city.squareAt.get(cellKey(cell[0], cell[1])) ?? -1) : -1;
}

export function hoodTarget(hood: number): Target {
  return `hood:${hood}`;
}

export function supplyTarget(seat: number): Target {
  return `supply:${seat}`;
}

/** Anything on the table that can be asked about. */
export type Thing =
  | { readonly kind: 'cell'; readonly x: number; readonly y: number; readonly square: number }
  | { readonly kind: 'hood'; readonly hood: number }
  | { readonly kind: 'supply'; readonly seat: number }
  | { readonly kind: 'pool' }
  | { readonly kind: 'unknown' };

export function thingAt(city: City, players: number, target: Target): Thing {
  const cell = parseCell(target);
  if (cell) return { kind: 'cell', x: cell[0], y: cell[1], square: squareOf(city, target) };
  const hood = numbered('hood:', target);
  if (hood >= 0 && hood < city.hoods.length) return { kind: 'hood', hood };
  const seat = numbered('supply:', target);
  if (seat >= 0 && seat < players) return { kind: 'supply', seat };
  return { kind: target === 'pool' ? 'pool' : 'unknown' };
}

function numbered(head: string, target: Target): number {
  const rest = afterHead(head, target);
  return rest !== null && /^\d+$/.test(rest) ? Number(rest) : -1;
}

/** DW-3.1: one of the characters, or whoever the lot brings. */
export function characterMove(character: CharacterId | 'random'): Move {
  return `character:${character}`;
}

export function readCharacter(move: Move): CharacterId | 'random' {
  const id = bodyOf('character:', move);
  return id === 'random' ? id : characterOf(id).id;
}

/** A management verb, or `done`. */
export function readVerb(move: Move): Verb | 'done' {
  if (move === 'done') return move;
  return known(
    VERBS.find((verb) => verb === move),
    move,
  );
}

export function valueMove(value: number): Move {
  return `value:${value}`;
}

export function readValue(move: Move): number {
  const text = bodyOf('value:', move);
  return known(
    VALUES.find((value) => String(value) === text),
    move,
  );
}

/** Tiles are written by their name in the table, so that a record outlives a new order. */
export function tileMove(tile: number): Move {
  return `tile:${tileAt(tile).id}`;
}

export function readTile(move: Move): number {
  return tileIndex(bodyOf('tile:', move));
}

export function rotationMove(r: number): Move {
  return `r:${r}`;
}

export function readRotation(move: Move): Rotation {
  const text = bodyOf('r:', move);
  return known(
    ROTATIONS.find((r) => String(r) === text),
    move,
  );
}

function afterHead(head: string, text: string): string | null {
  return text.startsWith(head) ? text.slice(head.length) : null;
}

function bodyOf(head: string, move: Move): string {
  return known(afterHead(head, move) ?? undefined, move);
}

function known<T>(found: T | undefined, move: Move): T {
  if (found === undefined) throw new RangeError(`no move ${move}`);
  return found;
}
