/** The landscape as it lies on the table: what never changes during a game, computed once per layout. */
import type { Move } from '../../../core/game';
import {
  amount,
  COW_MARK,
  entry,
  GOOD_LETTERS,
  GOODS,
  LAKE,
  MOUNTAIN,
  outlineOf,
  RING,
  START_LAND,
  TILES,
  TWO_MARK,
} from '../data';
import { write } from './notation';

export interface Field {
  readonly q: number;
  readonly r: number;
  /** Index into TILES, and CENTRE or the direction as it lies now. */
  readonly tile: number;
  readonly dir: number;
  readonly kind: 'land' | 'lake' | 'mountain';
  /** In the order of GOODS. */
  readonly cost: readonly number[];
  readonly cow: boolean;
  readonly two: boolean;
}

export interface Board {
  /** By rows, then from left to right. */
  readonly fields: readonly Field[];
  /** Neighbours by direction, -1 where the board ends. */
  readonly next: readonly (readonly number[])[];
  readonly index: ReadonlyMap<string, number>;
  /** MT-3.3 */
  readonly starts: readonly number[];
  readonly lakes: readonly number[];
  readonly land: readonly number[];
  /** The name of every field, and the move that builds it. */
  readonly ids: readonly string[];
  readonly moves: readonly Move[];
}

/** Where a tile lies: its number in TILES and its rotation, position by position of the outline. */
type Layout = readonly (readonly [number, number])[];

/** The side of a tile's middle field. */
export const CENTRE = -1;

export const OPPOSITE: readonly number[] = [3, 4, 5, 0, 1, 2];
/** Axes A = e/w, B = se/nw, C = sw/ne by one of their directions. */
export const AXES: readonly number[] = [0, 1, 2];

const cache = new Map<string, Board>();
const CACHE_SIZE = 48;

export function layoutKey(players: number, layout: Layout): string {
  return `${players}:${layout.map(([tile, turn]) => `${tile}.${turn}`).join('-')}`;
}

/** The board of a key such as `2:0.0-1.3-…`; the same object for the same key. */
export function boardOf(key: string): Board {
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const [players, layout] = readKey(key);
  const board = makeBoard(players, layout);
  cache.set(key, board);
  return board;
}

export function fieldId(field: Pick<Field, 'q' | 'r'>): string {
  return `${field.q},${field.r}`;
}

/** Hex distance. */
export function distance(a: Field, b: Field): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** 6, `auto`: the legal start field nearest to the mean of all fields, compared in whole numbers. */
export function autoStart(board: Board): number {
  const n = board.fields.length;
  const sumQ = board.fields.reduce((sum, field) => sum + field.q, 0);
  const sumR = board.fields.reduce((sum, field) => sum + field.r, 0);
  let best = -1;
  let least = Infinity;
  // `starts` runs by r, then q, so the first of equals is the one the ties ask for.
  for (const index of board.starts) {
    const field = board.fields[index];
    if (!field) continue;
    const dq = field.q * n - sumQ;
    const dr = field.r * n - sumR;
    const far = dq * dq + dq * dr + dr * dr;
    if (far < least) {
      least = far;
      best = index;
    }
  }
  return best;
}

function readKey(key: string): [number, [number, number][]] {
  const [players = '', tiles = ''] = key.split(':');
  const layout = tiles.split('-').map((text): [number, number] => {
    const [tile = '0', turn = '0'] = text.split('.');
    return [Number(tile), Number(turn)];
  });
  return [Number(players), layout];
}

/** What all boards of one outline share: where the fields lie, by rows and then from left to right. */
interface Frame {
  readonly places: readonly {
    readonly q: number;
    readonly r: number;
    readonly position: number;
    readonly dir: number;
  }[];
  readonly next: readonly (readonly number[])[];
  readonly index: ReadonlyMap<string, number>;
  readonly ids: readonly string[];
  readonly moves: readonly Move[];
}

const frames = new Map<number, Frame>();

function frameOf(players: number): Frame {
  const known = frames.get(players);
  if (known) return known;
  const places = outlineOf(players).flatMap(([q, r], position) => [
    { q, r, position, dir: CENTRE },
    ...RING.map(([dq, dr], dir) => ({ q: q + dq, r: r + dr, position, dir })),
  ]);
  places.sort((a, b) => a.r - b.r || a.q - b.q);
  const ids = places.map(fieldId);
  const index = new Map(ids.map((id, i) => [id, i]));
  const next = places.map(({ q, r }) =>
    RING.map(([dq, dr]) => index.get(fieldId({ q: q + dq, r: r + dr })) ?? -1),
  );
  const frame = { places, next, index, ids, moves: ids.map(write.field) };
  frames.set(players, frame);
  return frame;
}

function makeBoard(players: number, layout: Layout): Board {
  const { places, next, index, ids, moves } = frameOf(players);
  const fields = places.map(({ q, r, position, dir }) => {
    const [tile, turn] = entry(layout, position);
    const slot = dir === CENTRE ? 0 : 1 + ((dir - turn + RING.length) % RING.length);
    const { kind, cost, cow, two } = entry(entry(PRINTED, tile), slot);
    return { q, r, tile, dir, kind, cost, cow, two };
  });
  const land: number[] = [];
  const lakes: number[] = [];
  for (let i = 0; i < fields.length; i++) {
    const { kind } = entry(fields, i);
    if (kind === 'land') land.push(i);
    else if (kind === 'lake') lakes.push(i);
  }
  return { fields, next, index, starts: legalStarts(fields, next), lakes, land, ids, moves };
}

/** What is printed on every tile, slot by slot. */
const PRINTED = TILES.map(({ fields }) => fields.map(readField));

function readField(text: string): Pick<Field, 'kind' | 'cost' | 'cow' | 'two'> {
  const cost = GOODS.map((good) => [...text].filter((one) => one === GOOD_LETTERS[good]).length);
  const kind = text === LAKE ? 'lake' : text === MOUNTAIN ? 'mountain' : 'land';
  return { kind, cost, cow: text.includes(COW_MARK), two: text.includes(TWO_MARK) };
}

/** The neighbours of a field by direction, -1 where the board ends. */
export function around({ next }: Pick<Board, 'next'>, index: number): readonly number[] {
  const near = next[index];
  if (!near) throw new RangeError(`The board has no field ${index}.`);
  return near;
}

export function landAround({ fields, next }: Pick<Board, 'fields' | 'next'>, index: number): number {
  let land = 0;
  for (const near of around({ next }, index)) if (near >= 0 && entry(fields, near).kind === 'land') land++;
  return land;
}

/** MT-3.3: land with enough land neighbours in the largest stretch of land. */
function legalStarts(fields: readonly Field[], next: readonly (readonly number[])[]): number[] {
  const region = fields.map(() => -1);
  const sizes: number[] = [];
  fields.forEach((field, i) => {
    if (field.kind !== 'land' || region[i] !== -1) return;
    const id = sizes.length;
    const open = [i];
    region[i] = id;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++;
      for (const near of around({ next }, at)) {
        if (near < 0 || fields[near]?.kind !== 'land' || region[near] !== -1) continue;
        region[near] = id;
        open.push(near);
      }
    }
    sizes.push(size);
  });
  const largest = Math.max(...sizes);
  const starts: number[] = [];
  fields.forEach((field, i) => {
    if (field.kind !== 'land' || sizes[amount(region, i)] !== largest) return;
    if (landAround({ fields, next }, i) >= START_LAND) starts.push(i);
  });
  return starts;
}

export function landscape(s: { readonly board: string }): Board {
  return boardOf(s.board);
}

export function fieldAt(s: { readonly board: string }, index: number): Field {
  return entry(landscape(s).fields, index);
}

/** `2,-1`: a field in moves, events and targets. */
export function cellId(s: { readonly board: string }, index: number): string {
  return entry(landscape(s).ids, index);
}

export function fieldNamed(s: { readonly board: string }, id: string): number {
  const index = landscape(s).index.get(id);
  if (index === undefined) throw new RangeError(`The board has no field ${id}.`);
  return index;
}
