/** The tables of Montana (specification, section 2): every number a rule, a sentence or a drawing uses. */

/** The row of a table by its number; another number is a fault of the program or of a save. */
export function entry<T>(table: readonly T[], index: number): T {
  const row = table[index];
  if (row === undefined) throw new RangeError(`The table has no row ${index}.`);
  return row;
}

/** The same for a list of counts, kept apart because searches read them most of all. */
export function amount(counts: readonly number[], index: number): number {
  const n = counts[index];
  if (n === undefined) throw new RangeError(`Nothing is counted at ${index}.`);
  return n;
}

/** The number of the row with this id. */
export function numberOf<Id extends string>(table: readonly { readonly id: Id }[], id: string): number {
  const index = table.findIndex((row) => row.id === id);
  if (index < 0) throw new RangeError(`The table has no row ${id}.`);
  return index;
}

function of<T>(table: Readonly<Record<number, T>>, players: number): T {
  const row = table[players];
  if (row === undefined) throw new RangeError(`Montana has no table for ${players}.`);
  return row;
}

export const GOODS = ['copper', 'big-copper', 'stone', 'big-stone', 'grain', 'pumpkin'] as const;
export type Good = (typeof GOODS)[number];
/** Positions count goods in this order; a number is never written where a name will do. */
function goodIndex(good: Good): number {
  return GOODS.indexOf(good);
}
export const COPPER = goodIndex('copper');
export const BIG_COPPER = goodIndex('big-copper');
export const STONE = goodIndex('stone');
export const BIG_STONE = goodIndex('big-stone');
export const GRAIN = goodIndex('grain');
export const PUMPKIN = goodIndex('pumpkin');

/** A worker's colour names a small good, never an owner: this is the order of the small goods too. */
export const COLOURS = ['copper', 'stone', 'grain', 'pumpkin'] as const satisfies readonly Good[];
export type Colour = (typeof COLOURS)[number];
export function colourIndex(colour: Colour): number {
  return COLOURS.indexOf(colour);
}
export function isColour(id: string): id is Colour {
  return (COLOURS as readonly string[]).includes(id);
}
const W_COPPER = colourIndex('copper');
const W_STONE = colourIndex('stone');
const W_GRAIN = colourIndex('grain');
const W_PUMPKIN = colourIndex('pumpkin');

export const SMALL_GOODS: readonly number[] = COLOURS.map(goodIndex);
/** MT-4.30: what an upgrade turns into what, in the order it is written in a move. */
export const UPGRADES = [
  { small: COPPER, big: BIG_COPPER },
  { small: STONE, big: BIG_STONE },
] as const;
/** MT-4.30: what the general store sells, in the order it is written in a move. */
export const STORE_GOODS: readonly number[] = [COPPER, STONE, GRAIN];

/** A kind of piece in the supply, as moves, events, targets and signs name it. */
type WorkerId = `w-${Colour}`;
export type PieceId = Good | WorkerId;
export function workerId(colour: number): WorkerId {
  return `w-${entry(COLOURS, colour)}`;
}

export const WORKERS_PER_COLOUR = 18;
export const COWS = 24;
export const CANTEENS = 6;
/** MT-3.3: land fields the start tile needs around it. */
export const START_LAND = 3;
/** MT-3.7: of each small good, and cows. */
export const START_GOODS = 1;
export const START_COWS = 1;
/** MT-3.8 */
export const START_SPINS = 2;
/** MT-3.9: the first seat's silver; each later seat has one more. */
export const FIRST_SILVER = 3;
/** MT-4.10: workers on a space of the wheel. */
export const WORKERS_PER_SPACE = 2;
/** MT-4.12 */
export const WORKER_CAP = 8;
/** MT-4.13 */
export const MOST_STEPS = 7;
export const GRAIN_PER_STEP = 1;
/** MT-4.18: a crew is so many workers of the area, or so many of other colours. */
export const OWN_CREW = 1;
export const OTHER_CREW = 2;
/** MT-4.20 */
export const SMALL_YIELD = 1;
/** MT-4.23 */
export const CITY_PUMPKINS = 1;
/** MT-4.33 */
export const FIELDS_PER_BUILD = 3;
/** MT-4.36 */
export const FIELD_SETTLEMENTS = 1;
export const TWO_SETTLEMENTS = 2;
/** MT-4.37 */
export const LINE = 4;
export const LINE_SETTLEMENTS = 1;
/** MT-4.42: for each field not built. */
export const SILVER_PER_FIELD = 1;
/** MT-4.44 */
export const COW_SILVER = 3;
export const COW_PIECES = 1;

/** 2.2: the two colours of each space, clockwise; null is white + white. House values except 0 and 2. */
export const WHEEL: readonly (readonly [number, number] | null)[] = [
  [W_STONE, W_PUMPKIN],
  [W_GRAIN, W_GRAIN],
  [W_PUMPKIN, W_PUMPKIN],
  null,
  [W_COPPER, W_GRAIN],
  [W_STONE, W_STONE],
  [W_COPPER, W_COPPER],
  null,
];

interface BankSpace {
  readonly id: string;
  readonly workers: number;
  readonly pays: number;
}

/** 2.3 */
export const BANK = [
  { id: 'bank-1', workers: 1, pays: 4 },
  { id: 'bank-2a', workers: 2, pays: 7 },
  { id: 'bank-2b', workers: 2, pays: 8 },
  { id: 'bank-3', workers: 3, pays: 13 },
] as const satisfies readonly BankSpace[];

interface AreaData {
  readonly id: string;
  /** What it yields; its workers are of the same name. */
  readonly good: Colour;
}

export const AREAS = [
  { id: 'mine', good: 'copper' },
  { id: 'quarry', good: 'stone' },
  { id: 'grain-field', good: 'grain' },
  { id: 'farmland', good: 'pumpkin' },
] as const satisfies readonly AreaData[];
export type AreaId = (typeof AREAS)[number]['id'];

interface AreaRow {
  readonly id: string;
  readonly area: AreaId;
  readonly price: number;
  readonly yields: number;
}

/** 2.4 */
export const ROWS = [
  { id: 'mine-1', area: 'mine', price: 1, yields: 1 },
  { id: 'mine-3', area: 'mine', price: 3, yields: 2 },
  { id: 'mine-6', area: 'mine', price: 6, yields: 3 },
  { id: 'quarry-1', area: 'quarry', price: 1, yields: 1 },
  { id: 'quarry-3', area: 'quarry', price: 3, yields: 2 },
  { id: 'quarry-6', area: 'quarry', price: 6, yields: 3 },
  { id: 'grain-2', area: 'grain-field', price: 2, yields: 2 },
  { id: 'grain-4', area: 'grain-field', price: 4, yields: 3 },
  { id: 'grain-6', area: 'grain-field', price: 6, yields: 4 },
  { id: 'farm-2', area: 'farmland', price: 2, yields: 2 },
  { id: 'farm-4', area: 'farmland', price: 4, yields: 3 },
  { id: 'farm-6', area: 'farmland', price: 6, yields: 4 },
] as const satisfies readonly AreaRow[];

const ROWS_OF: readonly (readonly number[])[] = AREAS.map(({ id }) =>
  ROWS.flatMap((row, i) => (row.area === id ? [i] : [])),
);

export function rowsOf(area: number): readonly number[] {
  return entry(ROWS_OF, area);
}

const AREA_OF_ROW: readonly number[] = ROWS.map((row) => numberOf(AREAS, row.area));
const AREA_COLOURS: readonly number[] = AREAS.map((area) => colourIndex(area.good));
const AREA_GOODS: readonly number[] = AREAS.map((area) => goodIndex(area.good));

export function areaOfRow(row: number): number {
  return amount(AREA_OF_ROW, row);
}

/** The colour of which one worker is enough in this row. */
export function colourOfRow(row: number): number {
  return amount(AREA_COLOURS, areaOfRow(row));
}

/** The area in which one worker of this colour is enough. */
export function areaOfColour(colour: number): number {
  return AREA_COLOURS.indexOf(colour);
}

export function goodOfArea(area: number): number {
  return amount(AREA_GOODS, area);
}

export function goodOfRow(row: number): number {
  return goodOfArea(areaOfRow(row));
}

interface Shop {
  readonly id: string;
  /** Leftmost column with a space; the price of a column is its number. */
  readonly from: number;
  readonly upgrades: number;
  readonly cows: number;
  readonly silver: number;
  readonly goods: number;
}

/** 2.5, rows 1 to 4 */
export const SHOPS = [
  { id: 'city-cattle', from: 2, upgrades: 3, cows: 1, silver: 0, goods: 0 },
  { id: 'city-goods', from: 3, upgrades: 0, cows: 0, silver: 0, goods: 3 },
  { id: 'city-smelter', from: 1, upgrades: 2, cows: 0, silver: 0, goods: 0 },
  { id: 'city-freight', from: 1, upgrades: 1, cows: 0, silver: 2, goods: 0 },
] as const satisfies readonly Shop[];
export type ShopId = (typeof SHOPS)[number]['id'];
export const COLUMNS = 6;
export const CITY_SPACES = SHOPS.reduce((sum, shop) => sum + COLUMNS - shop.from + 1, 0);

/** Cost letters of the landscape table. */
export const GOOD_LETTERS: Readonly<Record<Good, string>> = {
  copper: 'c',
  'big-copper': 'C',
  stone: 's',
  'big-stone': 'S',
  grain: 'g',
  pumpkin: 'p',
};

interface TileData {
  readonly id: string;
  /** Centre, then e, se, sw, w, nw, ne. */
  readonly fields: readonly [string, string, string, string, string, string, string];
}

/** 2.6: letters are goods, `K` a cow, `2` two settlements, `L` a lake, `M` a mountain. */
export const TILES = [
  { id: 'gallatin', fields: ['SgK', 'csgp2', 'gpp', 'cg', 'sp', 'ccs', 'L'] },
  { id: 'bitterroot', fields: ['L', 'cpp', 'CgK', 'sgg', 'sp', 'CSg2', 'sg'] },
  { id: 'flathead', fields: ['gp', 'SpK', 'ccg', 'sg', 'L', 'Cp', 'Scgp2'] },
  { id: 'madison', fields: ['L', 'ssg', 'cg', 'CpK', 'cpp', 'Sg', 'Csp2'] },
  { id: 'missouri-breaks', fields: ['cs', 'cggK', 'L', 'spp', 'M', 'cgp', 'SSp2'] },
  { id: 'yellowstone', fields: ['cgpK', 'M', 'sg', 'L', 'Cg', 'ssp', 'CCg2'] },
  { id: 'judith-basin', fields: ['ggpp2', 'cp', 'sgg', 'sgpK', 'cs', 'ggpK', 'cpp'] },
  { id: 'bear-paw', fields: ['M', 'ccs', 'sp', 'csgK', 'sspK', 'Cg', 'Sgp2'] },
  { id: 'powder-river', fields: ['cp', 'sgp', 'M', 'cgp', 'CS2', 'cspK', 'Sg'] },
  { id: 'sweet-grass', fields: ['sg', 'cgg', 'sppK', 'cs', 'Cpp2', 'M', 'cgpK'] },
  { id: 'beaverhead', fields: ['csg', 'Cgg2', 'sspK', 'M', 'cp', 'Sp', 'gp'] },
  { id: 'big-hole', fields: ['Scp2', 'cg', 'sgpK', 'Cp', 'ggp', 'sp', 'csgK'] },
] as const satisfies readonly TileData[];

export const LAKE = 'L';
export const MOUNTAIN = 'M';
export const COW_MARK = 'K';
export const TWO_MARK = '2';

/** 2.7: e, se, sw, w, nw, ne */
export const RING: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** 2.7: centres of the tiles by number of players. */
export const OUTLINES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, 0],
    [2, 1],
    [-1, 3],
    [-3, 2],
    [-2, -1],
    [1, -3],
    [3, -2],
  ],
  3: [
    [4, -5],
    [3, -2],
    [2, 1],
    [1, -3],
    [0, 0],
    [-1, 3],
    [-1, -4],
    [-2, -1],
    [-3, 2],
  ],
  4: [
    [4, -5],
    [3, -2],
    [2, 1],
    [2, -6],
    [1, -3],
    [0, 0],
    [-1, 3],
    [-1, -4],
    [-2, -1],
    [-3, 2],
  ],
};

export function outlineOf(players: number): readonly (readonly [number, number])[] {
  return of(OUTLINES, players);
}

export interface TableSize {
  /** In the order of GOODS. */
  readonly goods: readonly number[];
  readonly settlements: number;
  /** MT-5.2 */
  readonly cap: number;
}

/** 2.8 */
export const TABLE: Readonly<Record<number, TableSize>> = {
  2: { goods: [10, 6, 10, 6, 10, 10], settlements: 12, cap: 60 },
  3: { goods: [15, 9, 15, 9, 15, 15], settlements: 10, cap: 50 },
  4: { goods: [20, 12, 20, 12, 20, 20], settlements: 8, cap: 40 },
};

export function sizeOf(players: number): TableSize {
  return of(TABLE, players);
}

/** MT-4.44: what a cow can be traded for. */
type TradeId = Colour | 'silver' | WorkerId;
type Traded =
  | { readonly what: 'good'; readonly good: number }
  | { readonly what: 'silver' }
  | { readonly what: 'worker'; readonly colour: number };
export type Trade = Traded & { readonly id: TradeId };

export const TRADES: readonly Trade[] = [
  ...COLOURS.map((id): Trade => ({ id, what: 'good', good: goodIndex(id) })),
  { id: 'silver', what: 'silver' },
  ...COLOURS.map((_, colour): Trade => ({ id: workerId(colour), what: 'worker', colour })),
];
