/** Mine tiles of section 2.6: three bags, 120 tiles. */
import { RES_LETTERS, indexOfRow, rowAt, type Res } from './data';

export type Shape = 'straight' | 'curve' | 'tee' | 'cross' | 'end';

/** Sides as bits, clockwise from north. */
export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;

const OPEN: Readonly<Record<Shape, number>> = {
  straight: N | S,
  curve: N | E,
  tee: N | E | S,
  cross: 15,
  end: N,
};

interface TileType {
  readonly id: string;
  readonly layer: number;
  readonly shape: Shape;
  readonly resources: readonly Res[];
  readonly copies: number;
  /** Open sides for each turn by 90 degrees. */
  readonly open: readonly [number, number, number, number];
  /** Turns that differ from one another. */
  readonly turns: readonly number[];
}

/** Resources by letter and copies, `x` for none, by layer and shape. */
const BAGS: readonly Readonly<Record<Shape, string>>[] = [
  {
    straight: 'c4 i3 u2 s1 x2 ci1 ii1',
    curve: 'c3 i3 u2 s1 x2 cc1',
    tee: 'c2 i2 u1 x5',
    cross: 'i1 x3',
    end: 'cc1 ii1 uu1 cu1 s2 is1 g1',
  },
  {
    straight: 'c1 i2 u2 s2 x1 uu1 iu1 ss1',
    curve: 'i2 u2 s2 g1 x1 ci1 us1',
    tee: 'c1 i1 u1 s1 g1 x3',
    cross: 'u1 s1 x2',
    end: 'ss1 uu1 ii1 g1 sg1 cs1 ug1',
  },
  {
    straight: 'u1 s2 g1 x1 ss1 gg1 sg1',
    curve: 'i1 s2 g2 uu1 us1 ug1',
    tee: 'u1 s1 g1 x2 is1',
    cross: 's1 g1 x1',
    end: 'gg2 ss1 sg2 ug1 cg1',
  },
];

const SHAPES: readonly Shape[] = ['straight', 'curve', 'tee', 'cross', 'end'];

export const TILES: readonly TileType[] = BAGS.flatMap((rows, index) =>
  SHAPES.flatMap((shape) => rows[shape].split(' ').map((entry) => tileType(index + 1, shape, entry))),
);

export function tileAt(index: number): TileType {
  return rowAt(TILES, index, 'tile');
}

export function tileIndex(id: string): number {
  return indexOfRow(TILES, id, 'tile');
}

/** First tile of each layer's bag and the one after its last: they stand in the table layer by layer. */
const BAG_OF: readonly (readonly [number, number])[] = BAGS.map((_, i) => {
  const inBag = TILES.map(({ layer }) => layer === i + 1);
  return [inBag.indexOf(true), inBag.lastIndexOf(true) + 1];
});

export function bagOf(layer: number): readonly [number, number] {
  return rowAt(BAG_OF, layer - 1, 'layer');
}

/** Layers 1 to 3. */
export const LAYERS = [1, 2, 3] as const;

/** DK-4.2.2: the shallowest distance a layer may lie at. */
const LAYER_FROM: readonly [number, number, number] = [1, 4, 7];

export function fromDistance(layer: number): number {
  return rowAt(LAYER_FROM, layer - 1, 'layer');
}

function tileType(layer: number, shape: Shape, entry: string): TileType {
  const letters = entry.replace(/\d+$/, '');
  const resources = letters === 'x' ? [] : [...letters].map((letter) => RES_LETTERS.indexOf(letter));
  const open = [0, 1, 2, 3].map((turn) => rotate(OPEN[shape], turn)) as [number, number, number, number];
  return {
    id: `l${layer}-${shape}-${letters}`,
    layer,
    shape,
    resources,
    copies: Number(entry.slice(letters.length)),
    open,
    turns: [0, 1, 2, 3].filter((turn) => open.indexOf(open[turn] as number) === turn),
  };
}

function rotate(mask: number, turns: number): number {
  return ((mask << turns) | (mask >> (4 - turns))) & 15;
}
