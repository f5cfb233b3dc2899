/** DS 2.5: the forty map tiles as printed. */
import type { Action, Resource, Terrain } from './data';

/** What a tile does while a side is on it or controls it, as data. */
type LastingAbility =
  | { readonly do: 'quota'; readonly n: number }
  | { readonly do: 'icon'; readonly icon: Action; readonly n: number };

/** What it gives once, to the side that lays it. */
export type PlacementAbility =
  | { readonly do: 'gain'; readonly kind: Resource; readonly n: number; readonly die?: number }
  | { readonly do: 'house-instead' }
  | { readonly do: 'die-accessible' }
  | { readonly do: 'extra-action' };

/** What it gives once a round for a tent (DS-4.70). */
export type FactoryAbility =
  | { readonly do: 'gain'; readonly kind: Resource; readonly n: number }
  | { readonly do: 'die'; readonly colour: number }
  | { readonly do: 'tents'; readonly n: number }
  | { readonly do: 'extra-action' }
  | { readonly do: 'raise-house' }
  | { readonly do: 'vp-reserve'; readonly n: number };

/** When a tile works, and what it then does. */
type Works =
  | { readonly trigger: 'none'; readonly ability: { readonly do: 'none' } }
  | { readonly trigger: 'control'; readonly ability: LastingAbility }
  | { readonly trigger: 'presence'; readonly ability: LastingAbility }
  | { readonly trigger: 'placement'; readonly ability: PlacementAbility }
  | { readonly trigger: 'factory'; readonly ability: FactoryAbility };

export type Trigger = Works['trigger'];
export type TileAbility = Works['ability'];

export type Tile = Works & {
  readonly no: number;
  /** Fewest sides at the table that play with it; 1 marks a start tile. */
  readonly band: 1 | 2 | 3 | 4;
  readonly terrain: Terrain;
  /** Points for control and for second place; null where the tile scores nothing. */
  readonly hi: number | null;
  readonly lo: number | null;
};

const none = { do: 'none' } as const;
const quota = { do: 'quota', n: 1 } as const;
const extra = { do: 'extra-action' } as const;

function gain(kind: Resource) {
  return { do: 'gain', kind, n: 1 } as const;
}

function icon(action: Action) {
  return { do: 'icon', icon: action, n: 1 } as const;
}

function tile<T extends Trigger>(
  no: number,
  band: Tile['band'],
  terrain: Terrain,
  hi: number | null,
  lo: number | null,
  trigger: T,
  ability: Extract<Works, { trigger: T }>['ability'],
): Tile {
  return { no, band, terrain, hi, lo, trigger, ability } as Tile;
}

// prettier-ignore
export const TILES: readonly Tile[] = [
  tile( 1, 1, 'plains',    null, null, 'placement', { ...gain('food'), die: 1 }),
  tile( 2, 1, 'plains',    null, null, 'control',   quota),
  tile( 3, 1, 'forest',    null, null, 'placement', { ...gain('wood'), die: 2 }),
  tile( 4, 1, 'forest',    null, null, 'control',   quota),
  tile( 5, 1, 'mountains', null, null, 'placement', { ...gain('iron'), die: 3 }),
  tile( 6, 1, 'mountains', null, null, 'control',   quota),
  tile( 7, 1, 'desert',    null, null, 'placement', { do: 'house-instead' }),
  tile( 8, 2, 'desert',    4,    0,    'placement', { do: 'die-accessible' }),
  tile( 9, 2, 'desert',    5,    0,    'factory',   { do: 'tents', n: 2 }),
  tile(10, 2, 'hills',     1,    0,    'control',   icon('trade')),
  tile(11, 2, 'hills',     4,    3,    'factory',   { do: 'die', colour: 5 }),
  tile(12, 2, 'desert',    1,    0,    'control',   quota),
  tile(13, 2, 'hills',     4,    1,    'factory',   gain('gold')),
  tile(14, 2, 'hills',     6,    0,    'none',      none),
  tile(15, 2, 'forest',    3,    1,    'placement', extra),
  tile(16, 2, 'forest',    6,    2,    'factory',   gain('wood')),
  tile(17, 2, 'forest',    null, null, 'control',   quota),
  tile(18, 2, 'forest',    7,    3,    'none',      none),
  tile(19, 2, 'mountains', 3,    1,    'placement', extra),
  tile(20, 2, 'mountains', 9,    5,    'none',      none),
  tile(21, 2, 'mountains', null, null, 'control',   quota),
  tile(22, 2, 'mountains', 8,    4,    'factory',   gain('iron')),
  tile(23, 2, 'plains',    2,    1,    'control',   quota),
  tile(24, 2, 'plains',    6,    3,    'none',      none),
  tile(25, 2, 'plains',    5,    2,    'factory',   gain('food')),
  tile(26, 2, 'plains',    3,    1,    'placement', extra),
  tile(27, 3, 'desert',    1,    0,    'control',   icon('recruit')),
  tile(28, 3, 'hills',     1,    0,    'control',   icon('settle')),
  tile(29, 3, 'forest',    1,    0,    'placement', gain('wood')),
  tile(30, 3, 'forest',    4,    2,    'factory',   extra),
  tile(31, 3, 'mountains', 3,    0,    'placement', gain('iron')),
  tile(32, 3, 'mountains', 4,    2,    'factory',   gain('gold')),
  tile(33, 3, 'plains',    4,    2,    'factory',   { do: 'raise-house' }),
  tile(34, 3, 'plains',    3,    0,    'placement', gain('food')),
  tile(35, 4, 'desert',    1,    0,    'control',   quota),
  tile(36, 4, 'desert',    7,    0,    'none',      none),
  tile(37, 4, 'hills',     4,    2,    'factory',   { do: 'vp-reserve', n: 2 }),
  tile(38, 4, 'forest',    5,    1,    'presence',  quota),
  tile(39, 4, 'mountains', 7,    3,    'presence',  quota),
  tile(40, 4, 'plains',    4,    1,    'presence',  quota),
];

/** The tile of this printed number. */
export function tileOf(no: number): Tile {
  const found = TILES[no - 1];
  if (!found) throw new RangeError(`There is no tile ${no}.`);
  return found;
}

export const START_TILES: readonly number[] = TILES.filter((t) => t.band === 1).map((t) => t.no);

/** DS-3.4: the tiles of the stack for this many sides at the table. */
export function stackTiles(sides: number): number[] {
  return TILES.filter((t) => t.band !== 1 && t.band <= sides).map((t) => t.no);
}
