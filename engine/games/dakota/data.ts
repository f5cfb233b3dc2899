/** Tables of the specification, sections 2.1 to 2.5 and 2.8. Every number a rule uses stands here. */

export const KINDS = [
  'miner',
  'strong-miner',
  'engineer',
  'craftsman',
  'prospector',
  'bartender',
  'sheriff',
  'teacher',
] as const;
export type KindId = (typeof KINDS)[number];
/** Index into `KINDS`; counts of workers are arrays in this order. */
export type Kind = number;

export const MINER = 0;
export const STRONG = 1;
export const ENGINEER = 2;
export const CRAFTSMAN = 3;
export const PROSPECTOR = 4;
export const BARTENDER = 5;
export const SHERIFF = 6;
export const TEACHER = 7;

/** Specialists in the bag at every player count; plain and strong miners are counted per player. */
export const SPECIALIST_SUPPLY: readonly number[] = [0, 0, 4, 6, 4, 6, 6, 6];
export const STRONG_PER_PLAYER = 2;
export const POOL_MINERS_PER_PLAYER = 7;
export const START_MINERS = 3;
export const START_CASH = 5;

export function isSpecialist(kind: Kind): boolean {
  return kind >= ENGINEER;
}

export const BUILDINGS = ['house', 'hotel', 'saloon', 'school', 'workshop', 'sheriffs-office'] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export interface BuildingRow {
  readonly cost: number;
  readonly points: number;
  readonly beds: number;
  readonly windows: number;
  readonly stores: number;
}

export const BUILDING: Readonly<Record<BuildingId, BuildingRow>> = {
  house: { cost: 5, points: 1, beds: 3, windows: 0, stores: 1 },
  hotel: { cost: 8, points: 2, beds: 5, windows: 0, stores: 1 },
  saloon: { cost: 10, points: 3, beds: 2, windows: 2, stores: 1 },
  school: { cost: 12, points: 3, beds: 0, windows: 2, stores: 1 },
  workshop: { cost: 5, points: 1, beds: 0, windows: 2, stores: 1 },
  'sheriffs-office': { cost: 9, points: 3, beds: 0, windows: 2, stores: 3 },
};

/** Supply by seats (1 to 4); the starters are not part of it. */
export const SUPPLY: Readonly<Record<BuildingId, readonly [number, number, number, number]>> = {
  house: [4, 8, 12, 16],
  hotel: [2, 4, 6, 8],
  workshop: [3, 4, 5, 6],
  saloon: [3, 4, 5, 6],
  'sheriffs-office': [3, 4, 5, 6],
  school: [3, 4, 5, 6],
};

export const SPACES = 12;
export const YARD = 4;

export type CartSize = 'small' | 'large';
export const CART: Readonly<Record<CartSize, { readonly cost: number; readonly seats: number }>> = {
  small: { cost: 4, seats: 3 },
  large: { cost: 6, seats: 5 },
};
export const CART_WAGES: readonly number[] = [1, 3, 5, 7];
export const EXPLORER_WAGES: readonly number[] = [1, 1, 2];
export const SEARCH_PRICE = 2;

export const CRAFTSMAN_OFF_BUILDING = 2;
export const CRAFTSMAN_OFF_CART = 1;
export const UPGRADE_PRICE = 3;
export const LUMBER_OFF = 4;

export const JOB_PRICES: readonly number[] = [2, 3, 4, 5, 5, 6, 6, 7];
/** Job slots in use by seats (1 to 4). */
export const JOB_SLOTS: readonly [number, number, number, number] = [3, 4, 6, 8];
export const MINER_PRICE = 1;
export const STRONG_PRICE = 3;
export const ACQUIRED_PER_DAY = 4;

export const RESOURCES = ['coal', 'iron', 'copper', 'silver', 'gold'] as const;
export type ResourceId = (typeof RESOURCES)[number];
/** Index into `RESOURCES`. */
export type Res = number;
export const COAL = 0;
export const IRON = 1;
export const COPPER = 2;
export const SILVER = 3;
export const GOLD = 4;
export const RES_LETTERS = 'ciusg';
export const SINGLE_PRICE: readonly number[] = [1, 1, 2, 2, 3];
export const SOLO_POOL = 3;
export const POOL_PER_PLAYER = 2;

export interface ComboRow {
  readonly id: string;
  /** Exact pieces, or the number of different types for a mixed lot. */
  readonly pieces: readonly Res[] | number;
  readonly pays: number;
  readonly slots: number;
}

export const COMBOS: readonly ComboRow[] = [
  { id: 'steel', pieces: [COAL, IRON], pays: 6, slots: 2 },
  { id: 'mixed-pair', pieces: 2, pays: 6, slots: 3 },
  { id: 'mixed-trio', pieces: 3, pays: 11, slots: 2 },
  { id: 'coal-trio', pieces: [COAL, COAL, COAL], pays: 7, slots: 2 },
  { id: 'iron-trio', pieces: [IRON, IRON, IRON], pays: 7, slots: 2 },
  { id: 'copper-trio', pieces: [COPPER, COPPER, COPPER], pays: 8, slots: 2 },
  { id: 'silver-trio', pieces: [SILVER, SILVER, SILVER], pays: 10, slots: 2 },
  { id: 'gold-trio', pieces: [GOLD, GOLD, GOLD], pays: 13, slots: 1 },
  { id: 'full-set', pieces: [COAL, IRON, COPPER, SILVER, GOLD], pays: 18, slots: 1 },
];
/** DK-6: solo leaves one slot of each combination. */
export const SOLO_COMBO_SLOTS = 1;

export const SOLO_DAYS = 10;
export const BAIL = 5;
export const VICE_FROM = 5;
export const SHERIFF_FROM = 3;
export const DRINK_PAY = 3;
export const BARTENDER_PAY = 4;
export const HAND_SIZE = 3;
export const EVENING_ACTIONS = 3;
export const BANK_RUN_FLOOR = 20;
export const STICK_UP_MOST = 5;
export const BUYER_PRICE = 4;
export const BUYER_PIECES = 3;
export const TENT_BEDS = 3;
export const CACHE_ROOM = 4;

export const FULL_TOWN_POINTS = 5;
export const MOST_WORKERS_POINTS = 5;
export const DEEPEST_POINTS = 3;
export const LARGEST_POINTS = 3;
export const MONEY_PER_POINT = 3;

export const RANKS: readonly { readonly name: string; readonly from: number }[] = [
  { name: 'Rookie', from: 0 },
  { name: 'Stable hand', from: 5 },
  { name: 'Capable Cowboy', from: 10 },
  { name: 'Town Founder', from: 15 },
  { name: 'Legend of the West', from: 20 },
];

/** Mine grid of DK-4.2: x from -5 to 5, y from 1 to 12. */
export const MINE_REACH = 5;
export const MINE_DEPTH = 12;

/** How often a plan may be changed in one afternoon: enough for any plan, and every game ends. */
export const TAKE_BACKS = 12;

// 2.6: mine tiles in three bags.

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

export interface TileType {
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

const LAYERS: readonly Readonly<Record<Shape, string>>[] = [
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

export const TILES: readonly TileType[] = LAYERS.flatMap((rows, index) =>
  SHAPES.flatMap((shape) => rows[shape].split(' ').map((entry) => tileType(index + 1, shape, entry))),
);

export const TILE_BY_ID: ReadonlyMap<string, number> = new Map(TILES.map((tile, index) => [tile.id, index]));

/** The row of a tile index that is known to be valid. */
export function tileAt(index: number): TileType {
  const tile = TILES[index];
  if (!tile) throw new RangeError(`no tile ${index}`);
  return tile;
}

/** DK-4.2.2: the shallowest distance a layer may lie at. */
export function fromDistance(layer: number): number {
  return layer === 1 ? 1 : layer === 2 ? 4 : 7;
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

// 2.7: the deck.

export type CardType = 'event' | 'noon' | 'evening' | 'attack' | 'reaction';

export interface CardRow {
  readonly id: string;
  readonly type: CardType;
  readonly copies: number;
  /** Workers an attack binds. */
  readonly commit: number;
}

export const CARDS = [
  { id: 'earthquake', type: 'event', copies: 2, commit: 0 },
  { id: 'mine-collapse', type: 'event', copies: 3, commit: 0 },
  { id: 'bank-run', type: 'event', copies: 6, commit: 0 },
  { id: 'wagon-train', type: 'event', copies: 2, commit: 0 },
  { id: 'railroad-survey', type: 'event', copies: 1, commit: 0 },
  { id: 'mint-delegation', type: 'event', copies: 1, commit: 0 },
  { id: 'county-fair', type: 'event', copies: 1, commit: 0 },
  { id: 'rich-vein', type: 'event', copies: 1, commit: 0 },
  { id: 'grubstake', type: 'noon', copies: 2, commit: 0 },
  { id: 'cheap-lumber', type: 'noon', copies: 2, commit: 0 },
  { id: 'blasting-crew', type: 'noon', copies: 2, commit: 0 },
  { id: 'wheelwright', type: 'noon', copies: 1, commit: 0 },
  { id: 'free-shift', type: 'noon', copies: 2, commit: 0 },
  { id: 'barn-dance', type: 'noon', copies: 2, commit: 0 },
  { id: 'mule-train', type: 'noon', copies: 1, commit: 0 },
  { id: 'private-buyer', type: 'evening', copies: 3, commit: 0 },
  { id: 'second-telegram', type: 'evening', copies: 2, commit: 0 },
  { id: 'stagecoach', type: 'evening', copies: 2, commit: 0 },
  { id: 'tent-camp', type: 'evening', copies: 2, commit: 0 },
  { id: 'pay-packet', type: 'evening', copies: 2, commit: 0 },
  { id: 'buried-cache', type: 'evening', copies: 1, commit: 0 },
  { id: 'stick-up', type: 'attack', copies: 3, commit: 1 },
  { id: 'ore-heist', type: 'attack', copies: 2, commit: 1 },
  { id: 'cart-sabotage', type: 'attack', copies: 3, commit: 1 },
  { id: 'dynamite', type: 'attack', copies: 2, commit: 2 },
  { id: 'arson', type: 'attack', copies: 2, commit: 3 },
  { id: 'claim-jump', type: 'attack', copies: 2, commit: 2 },
  { id: 'marshall', type: 'reaction', copies: 3, commit: 0 },
  { id: 'got-lost', type: 'reaction', copies: 3, commit: 0 },
  { id: 'jailbreak', type: 'reaction', copies: 2, commit: 0 },
] as const satisfies readonly CardRow[];

export type CardId = (typeof CARDS)[number]['id'];

const ROWS: ReadonlyMap<string, CardRow> = new Map(CARDS.map((card) => [card.id, card]));

export function cardRow(id: string): CardRow {
  const row = ROWS.get(id);
  if (!row) throw new RangeError(`no card ${id}`);
  return row;
}

export function cardIndex(id: CardId): number {
  return CARDS.findIndex((card) => card.id === id);
}

/** DK-3.7: copies of a card in the deck of this game. */
export function copiesIn(row: CardRow, solo: boolean, calm: boolean): number {
  if (solo && (row.type === 'attack' || row.type === 'reaction')) return 0;
  if (calm && (row.id === 'earthquake' || row.id === 'bank-run')) return 0;
  return row.copies;
}
