/** Names of pieces in words, from their ids and numbers. */
import { aOrAn, capital, list, numberWord } from '../../../core/words';
import {
  kindAt,
  resAt,
  rowAt,
  type BuildingId,
  type CartSize,
  type ComboId,
  type Kind,
  type Res,
} from '../data';
import type { CardId } from '../data-cards';
import { E, N, S, W, tileAt } from '../data-tiles';
import { townOf, type Place, type State } from '../state';
import { say } from './catalogue';

export function workerName(kind: Kind): string {
  return say(`worker.${kindAt(kind)}`);
}

export function aWorker(kind: Kind): string {
  return aOrAn(workerName(kind));
}

/** "two miners and a teacher". */
export function crewName(kinds: readonly Kind[]): string {
  const different = [...new Set(kinds)];
  return list(
    different.map((kind) => {
      const n = kinds.filter((one) => one === kind).length;
      return n === 1
        ? aWorker(kind)
        : say('crew.many', { n: numberWord(n), crew: say(`crew.${kindAt(kind)}`) });
    }),
  );
}

/** The same in a few words. */
export function skillOf(kind: Kind): string {
  return say(`skill.${kindAt(kind)}`);
}

/** What a worker can do. */
export function aboutWorker(kind: Kind): string {
  return say(`about.${kindAt(kind)}`);
}

export function buildingName(type: BuildingId): string {
  return say(`building.${type}`);
}

export function cartName(size: CartSize): string {
  return say(`cart.${size}`);
}

export function resName(res: Res): string {
  return say(`res.${resAt(res)}`);
}

export function cardName(id: CardId): string {
  return say(`card.${id}`);
}

export function cardText(id: CardId): string {
  return say(`text.${id}`);
}

export function comboName(id: ComboId): string {
  return say(`combo.${id}`);
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

/** "row 3, 2 right". */
export function cellName(x: number, y: number): string {
  if (x === 0) return say('row.middle', { y });
  return say(x > 0 ? 'row.east' : 'row.west', { y, x: Math.abs(x) });
}

export function sidesName(mask: number): string {
  const sides = [
    [N, 'side.up'],
    [E, 'side.right'],
    [S, 'side.down'],
    [W, 'side.left'],
  ] as const;
  return list(sides.filter(([bit]) => mask & bit).map(([, key]) => say(key)));
}

/** "coal, iron and gold". */
export function piecesName(pieces: readonly Res[]): string {
  return list(pieces.map(resName));
}

/** "three pieces of gold", "coal and iron", "two pieces of different kinds". */
export function lotName(pieces: readonly Res[] | number): string {
  if (typeof pieces === 'number') return say('lot.different', { n: numberWord(pieces) });
  const [first] = pieces;
  if (first !== undefined && pieces.every((res) => res === first))
    return say('lot.same', { n: numberWord(pieces.length), res: resName(first) });
  return piecesName(pieces);
}

/** "copper or gold". */
export function eitherName(pieces: readonly Res[]): string {
  const [first = '', second] = pieces.map(resName);
  return second === undefined ? first : say('piece.either', { res: first, other: second });
}

/** The name of a seat that is there. */
export function nameOf(s: State, seat: number): string {
  return rowAt(s.names, seat, 'seat');
}

/**
 * "large cart in yard 2", "saloon on space 3". A log that is read later may speak of a cart or a building
 * that is gone: then it is a small cart or a house, as every town has.
 */
export function placeWords(s: State, seat: number, { at, index }: Place): string {
  const t = townOf(s, seat);
  const n = index + 1;
  if (at === 'cart') return say('do.cart', { cart: cartName(t.carts[index]?.size ?? 'small'), n });
  return say('do.space', { building: buildingName(t.spaces[index]?.type ?? 'house'), n });
}
