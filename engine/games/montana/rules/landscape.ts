/** The landscape as it lies on the table: what never changes during a game, computed once per layout. */
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

export function fieldId(field: Field): string {
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

function makeBoard(players: number, layout: Layout): Board {
  const centres = outlineOf(players);
  const fields: Field[] = [];
  layout.forEach(([tile, turn], position) => {
    const centre = entry(centres, position);
    entry(TILES, tile).fields.forEach((text, slot) => {
      const dir = slot === 0 ? CENTRE : (slot - 1 + turn) % RING.length;
      const [dq, dr] = dir === CENTRE ? [0, 0] : entry(RING, dir);
      fields.push(makeField(centre[0] + dq, centre[1] + dr, tile, dir, text));
    });
  });
  fields.sort((a, b) => a.r - b.r || a.q - b.q);
  const index = new Map(fields.map((field, i) => [fieldId(field), i]));
  const next = fields.map((field) =>
    RING.map(([dq, dr]) => index.get(`${field.q + dq},${field.r + dr}`) ?? -1),
  );
  const lakes = fields.flatMap((field, i) => (field.kind === 'lake' ? [i] : []));
  return { fields, next, index, starts: legalStarts(fields, next), lakes };
}

function makeField(q: number, r: number, tile: number, dir: number, text: string): Field {
  const cost = GOODS.map((good) => [...text].filter((one) => one === GOOD_LETTERS[good]).length);
  const kind = text === LAKE ? 'lake' : text === MOUNTAIN ? 'mountain' : 'land';
  return { q, r, tile, dir, kind, cost, cow: text.includes(COW_MARK), two: text.includes(TWO_MARK) };
}

/** The neighbours of a field by direction, -1 where the board ends. */
export function around({ next }: Pick<Board, 'next'>, index: number): readonly number[] {
  const near = next[index];
  if (!near) throw new RangeError(`The board has no field ${index}.`);
  return near;
}

export function landAround({ fields, next }: Pick<Board, 'fields' | 'next'>, index: number): number {
  return around({ next }, index).filter((near) => near >= 0 && entry(fields, near).kind === 'land').length;
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
  return fields.flatMap((field, i) => {
    const enough = landAround({ fields, next }, i) >= START_LAND;
    return field.kind === 'land' && enough && sizes[amount(region, i)] === largest ? [i] : [];
  });
}

export function landscape(s: { readonly board: string }): Board {
  return boardOf(s.board);
}

export function fieldAt(s: { readonly board: string }, index: number): Field {
  return entry(landscape(s).fields, index);
}

/** `2,-1`: a field in moves, events and targets. */
export function cellId(s: { readonly board: string }, index: number): string {
  return fieldId(fieldAt(s, index));
}

export function fieldNamed(s: { readonly board: string }, id: string): number {
  const index = landscape(s).index.get(id);
  if (index === undefined) throw new RangeError(`The board has no field ${id}.`);
  return index;
}
