/** The tables of Montana (specification, section 2). Everything that can be a table is one. */

export const GOODS = ['copper', 'big-copper', 'stone', 'big-stone', 'grain', 'pumpkin'] as const;
export type Good = (typeof GOODS)[number];
export const COPPER = 0;
export const BIG_COPPER = 1;
export const STONE = 2;
export const BIG_STONE = 3;
export const GRAIN = 4;
export const PUMPKIN = 5;
/** Cost letters of the landscape table, in the order of GOODS. */
export const GOOD_LETTERS = 'cCsSgp';
export const SMALL_GOODS: readonly number[] = [COPPER, STONE, GRAIN, PUMPKIN];

/** A worker's colour names a good, never an owner. */
export const COLOURS = ['copper', 'stone', 'grain', 'pumpkin'] as const;
export type Colour = (typeof COLOURS)[number];
export const W_COPPER = 0;
export const W_STONE = 1;
export const W_GRAIN = 2;
export const W_PUMPKIN = 3;

export const WORKERS_PER_COLOUR = 18;
export const COWS = 24;
export const CANTEENS = 6;
/** MT-4.12 */
export const WORKER_CAP = 8;
/** MT-4.33 */
export const FIELDS_PER_BUILD = 3;
/** MT-4.37 */
export const LINE = 4;
/** MT-4.13 */
export const MOST_STEPS = 7;

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

export interface BankSpace {
  readonly id: string;
  readonly workers: number;
  readonly pays: number;
}

/** 2.3 */
export const BANK: readonly BankSpace[] = [
  { id: 'bank-1', workers: 1, pays: 4 },
  { id: 'bank-2a', workers: 2, pays: 7 },
  { id: 'bank-2b', workers: 2, pays: 8 },
  { id: 'bank-3', workers: 3, pays: 13 },
];

export const AREAS = ['mine', 'quarry', 'grain-field', 'farmland'] as const;
export type Area = (typeof AREAS)[number];
/** The good an area yields; its worker colour has the area's own index. */
export const AREA_GOOD: readonly number[] = [COPPER, STONE, GRAIN, PUMPKIN];
export const ROWS_PER_AREA = 3;

export interface AreaRow {
  readonly id: string;
  readonly area: number;
  readonly price: number;
  readonly yields: number;
}

/** 2.4 */
export const ROWS: readonly AreaRow[] = [
  { id: 'mine-1', area: 0, price: 1, yields: 1 },
  { id: 'mine-3', area: 0, price: 3, yields: 2 },
  { id: 'mine-6', area: 0, price: 6, yields: 3 },
  { id: 'quarry-1', area: 1, price: 1, yields: 1 },
  { id: 'quarry-3', area: 1, price: 3, yields: 2 },
  { id: 'quarry-6', area: 1, price: 6, yields: 3 },
  { id: 'grain-2', area: 2, price: 2, yields: 2 },
  { id: 'grain-4', area: 2, price: 4, yields: 3 },
  { id: 'grain-6', area: 2, price: 6, yields: 4 },
  { id: 'farm-2', area: 3, price: 2, yields: 2 },
  { id: 'farm-4', area: 3, price: 4, yields: 3 },
  { id: 'farm-6', area: 3, price: 6, yields: 4 },
];

export interface Shop {
  readonly id: string;
  /** Leftmost column with a space; the price of a column is its number. */
  readonly from: number;
  readonly upgrades: number;
  readonly cows: number;
  readonly silver: number;
  readonly goods: number;
}

/** 2.5, rows 1 to 4 */
export const SHOPS: readonly Shop[] = [
  { id: 'city-cattle', from: 2, upgrades: 3, cows: 1, silver: 0, goods: 0 },
  { id: 'city-goods', from: 3, upgrades: 0, cows: 0, silver: 0, goods: 3 },
  { id: 'city-smelter', from: 1, upgrades: 2, cows: 0, silver: 0, goods: 0 },
  { id: 'city-freight', from: 1, upgrades: 1, cows: 0, silver: 2, goods: 0 },
];
export const COLUMNS = 6;
export const CITY_SPACES = SHOPS.reduce((sum, shop) => sum + COLUMNS - shop.from + 1, 0);

export interface TileData {
  readonly id: string;
  readonly name: string;
  /** Centre, then e, se, sw, w, nw, ne. */
  readonly fields: readonly [string, string, string, string, string, string, string];
}

/** 2.6: letters are goods, `K` a cow, `2` two settlements, `L` a lake, `M` a mountain. */
export const TILES: readonly TileData[] = [
  { id: 'gallatin', name: 'Gallatin', fields: ['SgK', 'csgp2', 'gpp', 'cg', 'sp', 'ccs', 'L'] },
  { id: 'bitterroot', name: 'Bitterroot', fields: ['L', 'cpp', 'CgK', 'sgg', 'sp', 'CSg2', 'sg'] },
  { id: 'flathead', name: 'Flathead', fields: ['gp', 'SpK', 'ccg', 'sg', 'L', 'Cp', 'Scgp2'] },
  { id: 'madison', name: 'Madison', fields: ['L', 'ssg', 'cg', 'CpK', 'cpp', 'Sg', 'Csp2'] },
  { id: 'missouri-breaks', name: 'Missouri Breaks', fields: ['cs', 'cggK', 'L', 'spp', 'M', 'cgp', 'SSp2'] },
  { id: 'yellowstone', name: 'Yellowstone', fields: ['cgpK', 'M', 'sg', 'L', 'Cg', 'ssp', 'CCg2'] },
  { id: 'judith-basin', name: 'Judith Basin', fields: ['ggpp2', 'cp', 'sgg', 'sgpK', 'cs', 'ggpK', 'cpp'] },
  { id: 'bear-paw', name: 'Bear Paw', fields: ['M', 'ccs', 'sp', 'csgK', 'sspK', 'Cg', 'Sgp2'] },
  { id: 'powder-river', name: 'Powder River', fields: ['cp', 'sgp', 'M', 'cgp', 'CS2', 'cspK', 'Sg'] },
  { id: 'sweet-grass', name: 'Sweet Grass', fields: ['sg', 'cgg', 'sppK', 'cs', 'Cpp2', 'M', 'cgpK'] },
  { id: 'beaverhead', name: 'Beaverhead', fields: ['csg', 'Cgg2', 'sspK', 'M', 'cp', 'Sp', 'gp'] },
  { id: 'big-hole', name: 'Big Hole', fields: ['Scp2', 'cg', 'sgpK', 'Cp', 'ggp', 'sp', 'csgK'] },
];

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

/** MT-3.9: the first seat's silver; each later seat has one more. */
export const FIRST_SILVER = 3;

export type Job = 'claim' | 'stake' | 'camp';
export type Key = 'water' | 'herd' | 'town' | 'line' | 'fence';

export interface RivalCard {
  readonly id: string;
  readonly job: Job;
  /** claim: index of the area, -1 for the bank. */
  readonly area: number;
  readonly key: Key | null;
  readonly bid: number;
  /** How many copies each level's deck holds, in the order of LEVELS. */
  readonly copies: readonly [number, number, number, number];
}

export const LEVELS = ['trail', 'homestead', 'frontier', 'territory'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_BONUS: readonly number[] = [0, 2, 4, 6];

/** 6.1 */
export const RIVAL_CARDS: readonly RivalCard[] = [
  { id: 'rv-bank', job: 'claim', area: -1, key: null, bid: 0, copies: [1, 1, 1, 1] },
  { id: 'rv-mine', job: 'claim', area: 0, key: null, bid: 3, copies: [1, 1, 1, 1] },
  { id: 'rv-quarry', job: 'claim', area: 1, key: null, bid: 2, copies: [1, 1, 1, 1] },
  { id: 'rv-grain', job: 'claim', area: 2, key: null, bid: 4, copies: [1, 1, 1, 1] },
  { id: 'rv-farm', job: 'claim', area: 3, key: null, bid: 0, copies: [1, 1, 1, 1] },
  { id: 'rv-water', job: 'stake', area: -1, key: 'water', bid: 0, copies: [1, 1, 1, 1] },
  { id: 'rv-herd', job: 'stake', area: -1, key: 'herd', bid: 2, copies: [1, 1, 1, 1] },
  { id: 'rv-town', job: 'stake', area: -1, key: 'town', bid: 3, copies: [1, 1, 1, 1] },
  { id: 'rv-line', job: 'stake', area: -1, key: 'line', bid: 0, copies: [1, 1, 1, 1] },
  { id: 'rv-fence', job: 'stake', area: -1, key: 'fence', bid: 2, copies: [0, 0, 1, 1] },
  { id: 'rv-camp', job: 'camp', area: -1, key: null, bid: 0, copies: [4, 2, 2, 1] },
];

export interface Rank {
  readonly name: string;
  readonly from: number;
}

/** 6.1: the two lowest are ranks of a lost race, by margin; the others of a won one, by grit. */
export const LOST_RANKS: readonly Rank[] = [
  { name: 'Drifter', from: -12 },
  { name: 'Greenhorn', from: -3 },
];
export const WON_RANKS: readonly Rank[] = [
  { name: 'Homesteader', from: 0 },
  { name: 'Rancher', from: 3 },
  { name: 'Cattle Baron', from: 6 },
  { name: 'Governor of the Territory', from: 9 },
];
/** Last round for three and for two stars. */
export const STAR_ROUNDS: readonly [number, number] = [15, 18];

export const TRADES = [
  'copper',
  'stone',
  'grain',
  'pumpkin',
  'silver',
  'w-copper',
  'w-stone',
  'w-grain',
  'w-pumpkin',
] as const;
/** MT-4.44 */
export const COW_SILVER = 3;
