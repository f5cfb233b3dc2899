/** Names of pieces in words, from their ids and numbers. */
import { aOrAn, capital, list } from '../../../core/words';
import {
  KINDS,
  RESOURCES,
  RES_LETTERS,
  TILE_BY_ID,
  tileAt,
  type BuildingId,
  type CartSize,
  type Kind,
  type Res,
} from '../data';
import { say } from './catalogue';

export function workerName(kind: Kind): string {
  return say(`worker.${KINDS[kind] ?? 'miner'}`);
}

export function buildingName(type: BuildingId): string {
  return say(`building.${type}`);
}

export function cartName(size: CartSize): string {
  return say(`cart.${size}`);
}

export function resName(res: Res): string {
  return say(`res.${RESOURCES[res] ?? 'coal'}`);
}

export function cardName(id: string): string {
  const key = `card.${id}`;
  return say.has(key) ? say(key) : id;
}

export function cardText(id: string): string {
  const key = `text.${id}`;
  return say.has(key) ? say(key) : '';
}

export function comboName(id: string): string {
  const key = `combo.${id}`;
  return say.has(key) ? say(key) : id;
}

/** "Gold fork", "Double silver dead end", "Empty bend". */
export function tileName(tile: number): string {
  const { shape, resources } = tileAt(tile);
  const noun = say(`shape.${shape}`);
  const [first, second] = resources;
  if (first === undefined) return say('tile.empty', { shape: noun });
  if (second === undefined) return say('tile.one', { res: capital(resName(first)), shape: noun });
  if (first === second) return say('tile.same', { res: resName(first), shape: noun });
  return say('tile.two', { res: capital(resName(first)), other: resName(second), shape: noun });
}

export function tileNameById(id: string): string {
  const tile = TILE_BY_ID.get(id);
  return tile === undefined ? id : tileName(tile).toLowerCase();
}

/** "row 3, 2 right". */
export function cellName(x: number, y: number): string {
  if (x === 0) return say('row.middle', { y });
  return say(x > 0 ? 'row.east' : 'row.west', { y, x: Math.abs(x) });
}

export function sidesName(mask: number): string {
  return list(([1, 2, 4, 8] as const).filter((bit) => mask & bit).map((bit) => say(`side.${bit}`)));
}

export function piecesName(letters: string): string {
  return [...letters].map((letter) => resName(RES_LETTERS.indexOf(letter))).join(' + ');
}

export function aWorker(kind: Kind): string {
  return aOrAn(workerName(kind));
}
