/** The things on the table that tickets, events and drawings point at, and how they are written. */
import type { Target } from '../../../core/game';
import {
  AREAS,
  colourIndex,
  COLOURS,
  entry,
  GOODS,
  isColour,
  SHOPS,
  WHEEL,
  workerId,
  type PieceId,
} from '../data';
import type { State } from '../state';
import type { CitySpace } from './contractors';
import { landscape } from './landscape';
import { spaceNamed, spaceText } from './notation';
import { placeOfSpot, type SpotPlace } from './worker-board';

/** Goods and workers run short for everyone; cows just run out. */
export type SupplyPiece = PieceId | 'cow';

type Thing =
  | { readonly kind: 'cell'; readonly field: number }
  | { readonly kind: 'spot'; readonly spot: number; readonly place: SpotPlace }
  | { readonly kind: 'space'; readonly space: CitySpace }
  | { readonly kind: 'shop'; readonly row: number }
  | { readonly kind: 'wheel' }
  | { readonly kind: 'wheel-space'; readonly space: number }
  | { readonly kind: 'rival' }
  | { readonly kind: 'worker'; readonly colour: number }
  | { readonly kind: 'good'; readonly good: number }
  | { readonly kind: 'supply'; readonly piece: SupplyPiece }
  | { readonly kind: 'city' }
  | { readonly kind: 'bank' }
  | { readonly kind: 'area'; readonly area: number };
type ThingKind = Thing['kind'];

/** A row for every kind of thing: what is not in it has no words and does not compile. */
export type ThingTable<Said> = {
  readonly [K in ThingKind]: (s: State, thing: Extract<Thing, { readonly kind: K }>) => Said;
};

export function askTable<Said>(table: ThingTable<Said>, s: State, thing: Thing): Said {
  const row = table[thing.kind] as (s: State, thing: Thing) => Said;
  return row(s, thing);
}

export const targetOf = {
  cell: (id: string): Target => `cell:${id}`,
  spot: (spot: number): Target => `spot:${spot}`,
  space: (space: CitySpace): Target => `space:${spaceText(space)}`,
  shop: (row: number): Target => `row:${entry(SHOPS, row).id}`,
  wheel: (): Target => 'wheel',
  wheelSpace: (space: number): Target => `wheel:${space}`,
  rival: (): Target => 'rival',
  /** A good to be taken or turned into a big one. */
  good: (good: number): Target => `good:${entry(GOODS, good)}`,
  /** A worker of the seat that picks. */
  worker: (colour: number): Target => `worker:${entry(COLOURS, colour)}`,
  supply: (piece: SupplyPiece): Target => `supply:${piece}`,
  city: (): Target => 'place:city',
  bank: (): Target => 'place:bank',
  area: (area: number): Target => `place:${area}`,
};

/** The id of the field a target names; null where it names something else. */
export function cellOf(target: Target): string | null {
  return target.startsWith('cell:') ? target.slice('cell:'.length) : null;
}

/** What a target is; null where nothing on the table is called so. */
export function thingAt(s: State, target: Target): Thing | null {
  const cut = target.indexOf(':');
  const name = cut < 0 ? target : target.slice(0, cut);
  return READERS.get(name)?.(s, cut < 0 ? '' : target.slice(cut + 1)) ?? null;
}

const READERS: ReadonlyMap<string, (s: State, rest: string) => Thing | null> = new Map([
  ['cell', readCell],
  ['spot', readSpot],
  ['space', readSpace],
  ['row', readShop],
  ['wheel', readWheel],
  ['rival', () => ({ kind: 'rival' })],
  ['worker', readWorker],
  ['good', readGood],
  ['supply', readSupply],
  ['place', readPlace],
]);

function readCell(s: State, id: string): Thing | null {
  const field = landscape(s).index.get(id);
  return field === undefined ? null : { kind: 'cell', field };
}

function readSpot(_s: State, rest: string): Thing | null {
  const place = placeOfSpot(Number(rest));
  return place && { kind: 'spot', spot: Number(rest), place };
}

function readSpace(_s: State, rest: string): Thing | null {
  const space = spaceNamed(rest);
  return space && { kind: 'space', space };
}

function readShop(_s: State, rest: string): Thing | null {
  const row = SHOPS.findIndex((shop) => shop.id === rest);
  return row < 0 ? null : { kind: 'shop', row };
}

function readWheel(_s: State, rest: string): Thing | null {
  if (rest === '') return { kind: 'wheel' };
  return Number(rest) in WHEEL ? { kind: 'wheel-space', space: Number(rest) } : null;
}

function readWorker(_s: State, rest: string): Thing | null {
  return isColour(rest) ? { kind: 'worker', colour: colourIndex(rest) } : null;
}

function readGood(_s: State, rest: string): Thing | null {
  const good = GOODS.findIndex((id) => id === rest);
  return good < 0 ? null : { kind: 'good', good };
}

/** What the general supply holds, in the order it is drawn. */
export const SUPPLY_PIECES: readonly SupplyPiece[] = [
  ...GOODS,
  ...COLOURS.map((_, colour) => workerId(colour)),
  'cow',
];

function readSupply(_s: State, rest: string): Thing | null {
  const piece = SUPPLY_PIECES.find((id) => id === rest);
  return piece ? { kind: 'supply', piece } : null;
}

function readPlace(_s: State, rest: string): Thing | null {
  if (rest === 'city' || rest === 'bank') return { kind: rest };
  return Number(rest) in AREAS ? { kind: 'area', area: Number(rest) } : null;
}
