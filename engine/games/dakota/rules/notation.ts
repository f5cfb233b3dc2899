/** How moves and targets are written and read. */
import { KINDS, RESOURCES, kindAt, resAt, type Kind, type KindId, type Res, type ResourceId } from '../data';
import type { Cell, Place } from '../state';

/** What stands behind a prefix, or null where the text has another. */
export function after(move: string, prefix: string): string | null {
  return move.startsWith(prefix) ? move.slice(prefix.length) : null;
}

/** "3,-2" and "-1,4" are cells. */
export function parseCell(text: string): Cell {
  const [x, y] = text.split(',');
  return { x: Number(x), y: Number(y) };
}

/** Spaces are spoken of from 1, as they are printed. */
export function spaceTarget(space: number): string {
  return `space:${space + 1}`;
}

export function cartTarget(cart: number): string {
  return `cart:${cart + 1}`;
}

export function bagTarget(layer: number): string {
  return `bag:${layer}`;
}

export function jobTarget(slot: number): string {
  return `job:${slot + 1}`;
}

/** Where miners of a kind wait to be hired. */
export function hireTarget(kind: Kind): string {
  return `hire:${kindAt(kind)}`;
}

export function priceTarget(res: Res): string {
  return `price:${resAt(res)}`;
}

export function slotTarget(combo: string): string {
  return `slot:${combo}`;
}

export function cellTarget(cell: Cell | undefined): string {
  return `cell:${cellText(cell)}`;
}

/** A cell as moves write it, "-1,4". */
export function cellText(cell: Cell | undefined): string {
  if (!cell) throw new RangeError('no such cell');
  return `${cell.x},${cell.y}`;
}

/** Things of the table that boards and tickets point at, by the first word of their target. */
const TARGET_KINDS = [
  'cell',
  'space',
  'cart',
  'strong',
  'supply',
  'price',
  'slot',
  'job',
  'hire',
  'worker',
  'card',
  'bag',
  'tile',
  'turn',
  'search',
  'die',
  'count',
  'seat',
  'street',
  'store',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Things that stand for several: `cart:all`, `slot:best`, `hire:beds`. */
export const ALL = 'all';
/** Where carts leave the yard and come back. */
export const HEAD = `cart:${ALL}`;
/** Those who stand about in a town, and its store: nothing is picked there. */
export const STREET = `street:${ALL}`;
export const STORE = `store:${ALL}`;
/** Under it, where the first tile begins. */
export const ENTRANCE = 'cell:0,0';
export const BEST = 'best';
export const BEDS = 'beds';

/** What a target is, and which one; null for a thing this table does not have. */
export function parseTarget(target: string): { kind: TargetKind; id: string } | null {
  const [what, name = ''] = target.split(':');
  // Of equal pieces, `worker:miner` and `worker:miner#2`, one is as good as the other.
  const [id = ''] = name.split('#');
  const kind = TARGET_KINDS.find((one) => one === what);
  return kind ? { kind, id } : null;
}

const EVENING_VERBS = [
  'return',
  'home',
  'combo',
  'sell',
  'best',
  'clear',
  'hire',
  'miner',
  'strong',
  'beds',
  'card',
  'pass',
  'end',
] as const;
export type EveningVerb = (typeof EVENING_VERBS)[number];

/** An action of the evening: `sell:gold:2`, `combo:steel`, `miner`. */
export function parseEvening(move: string): { verb: EveningVerb; id: string; more: string } {
  const [what, id = '', more = ''] = move.split(':');
  const verb = EVENING_VERBS.find((one) => one === what);
  if (!verb) throw new RangeError(`the evening knows no ${move}`);
  return { verb, id, more };
}

/** The worker a move names behind its prefix: `worker:teacher`. */
export function workerIn(move: string, prefix: string): Kind {
  return kindOf(after(move, prefix));
}

/** The resource a move names behind its prefix: `take:gold`. */
export function resIn(move: string, prefix: string): Res {
  return resOf(after(move, prefix));
}

/** Space, cart or seat a move names behind its prefix, from 0: `space:3` is 2. */
export function indexIn(move: string, prefix: string): number {
  return Number(after(move, prefix)) - 1;
}

export function cellIn(move: string, prefix: string): Cell {
  return parseCell(after(move, prefix) ?? '');
}

export function kindOf(id: string | null | undefined): Kind {
  const kind = KINDS.indexOf(id as KindId);
  if (kind < 0) throw new RangeError(`no worker ${id}`);
  return kind;
}

export function resOf(id: string | null | undefined): Res {
  const res = RESOURCES.indexOf(id as ResourceId);
  if (res < 0) throw new RangeError(`no resource ${id}`);
  return res;
}

/** Where somebody works, as a target: `cart:1`, `space:3`. */
export function placeTarget(place: Place): string {
  return place.at === 'cart' ? cartTarget(place.index) : spaceTarget(place.index);
}

export function targetPlace(target: string): Place {
  const [at, n] = target.split(':');
  return { at: at === 'cart' ? 'cart' : 'space', index: Number(n) - 1 };
}
