/** Tables of the specification, section 2. Every number a rule uses stands here. */

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
export const SPECIALIST_SUPPLY: Readonly<Record<KindId, number>> = {
  miner: 0,
  'strong-miner': 0,
  engineer: 4,
  craftsman: 6,
  prospector: 4,
  bartender: 6,
  sheriff: 6,
  teacher: 6,
};
export const STRONG_PER_PLAYER = 2;
/** Of those, so many stand by the job board from the start. */
export const STRONG_FOR_HIRE_PER_PLAYER = 1;
export const POOL_MINERS_PER_PLAYER = 7;
export const START_MINERS = 3;
export const START_CASH = 5;

export function kindAt(kind: Kind): KindId {
  return rowAt(KINDS, kind, 'worker');
}

export function isSpecialist(kind: Kind): boolean {
  return kind >= ENGINEER;
}

export const BUILDINGS = ['house', 'hotel', 'saloon', 'school', 'workshop', 'sheriffs-office'] as const;
export type BuildingId = (typeof BUILDINGS)[number];

interface BuildingRow {
  readonly cost: number;
  readonly points: number;
  readonly beds: number;
  readonly windows: number;
  readonly stores: number;
  /** Supply by seats (1 to 4); the starters are not part of it. */
  readonly supply: readonly [number, number, number, number];
}

export const BUILDING: Readonly<Record<BuildingId, BuildingRow>> = {
  house: { cost: 5, points: 1, beds: 3, windows: 0, stores: 1, supply: [4, 8, 12, 16] },
  hotel: { cost: 8, points: 2, beds: 5, windows: 0, stores: 1, supply: [2, 4, 6, 8] },
  saloon: { cost: 10, points: 3, beds: 2, windows: 2, stores: 1, supply: [3, 4, 5, 6] },
  school: { cost: 12, points: 3, beds: 0, windows: 2, stores: 1, supply: [3, 4, 5, 6] },
  workshop: { cost: 5, points: 1, beds: 0, windows: 2, stores: 1, supply: [3, 4, 5, 6] },
  'sheriffs-office': { cost: 9, points: 3, beds: 0, windows: 2, stores: 3, supply: [3, 4, 5, 6] },
};

export function supplyOf(type: BuildingId, towns: number): number {
  return rowAt(BUILDING[type].supply, towns - 1, 'supply');
}

/** A count of each building. */
export function byBuilding(count: (type: BuildingId) => number): Record<BuildingId, number> {
  return Object.fromEntries(BUILDINGS.map((type) => [type, count(type)])) as Record<BuildingId, number>;
}

/** The printed buildings every town begins with, on its first spaces. */
export const STARTERS: readonly BuildingId[] = ['house', 'workshop'];
/** DK-4.5.1: buildings whose windows take workers in the afternoon. */
export const WORK_PLACES: readonly BuildingId[] = ['workshop', 'saloon', 'school'];
export const SPACES = 12;
export const TAX_PER_BUILDING = 1;
export const TAX_PER_SALOON_SLEEPER = 1;

export const CART_SIZES = ['small', 'large'] as const;
export type CartSize = (typeof CART_SIZES)[number];
export const CART: Readonly<Record<CartSize, { readonly cost: number; readonly seats: number }>> = {
  small: { cost: 4, seats: 3 },
  large: { cost: 6, seats: 5 },
};
export const START_CART: CartSize = 'small';
export const YARD = 4;
/** Of the first, second, third and fourth cart sent on a day. */
export const CART_WAGES: readonly [number, number, number, number] = [1, 3, 5, 7];

export function cartWage(sentBefore: number): number {
  return rowAt(CART_WAGES, sentBefore, 'wage of a cart');
}

export const EXPLORER_WAGES: readonly [number, number, number] = [1, 1, 2];
/** Tiles drawn by an exploration, free or by an explorer, and by a prospector who looks. */
export const TILES_DRAWN = 2;
export const PROSPECTOR_TILES = 3;
export const SEARCH_PRICE = 2;

export const CRAFTSMAN_OFF_BUILDING = 2;
export const CRAFTSMAN_OFF_CART = 1;
export const UPGRADE_PRICE = 3;

export const JOB_PRICES: readonly number[] = [2, 3, 4, 5, 5, 6, 6, 7];
/** Job slots in use by seats (1 to 4). */
export const JOB_SLOTS: readonly [number, number, number, number] = [3, 4, 6, 8];

export function jobSlots(towns: number): number {
  return rowAt(JOB_SLOTS, towns - 1, 'job board');
}

export const MINER_PRICE = 1;
export const STRONG_PRICE = 3;
export const ACQUIRED_PER_DAY = 4;
/** DK-4.6.5: and as many more for each school. */
export const SPECIALISTS_PER_DAY = 1;
export const SPECIALISTS_PER_SCHOOL = 1;

export function jobPrice(slot: number): number {
  return rowAt(JOB_PRICES, slot, 'job slot');
}

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

/** Pieces of each resource in the game. */
export function poolOf(towns: number): number {
  return towns === 1 ? SOLO_POOL : POOL_PER_PLAYER * towns;
}

export function resAt(res: Res): ResourceId {
  return rowAt(RESOURCES, res, 'resource');
}

export function singlePrice(res: Res): number {
  return rowAt(SINGLE_PRICE, res, 'resource');
}

interface ComboRow {
  readonly id: string;
  /** Exact pieces, or the number of different types for a mixed lot. */
  readonly pieces: readonly Res[] | number;
  readonly pays: number;
  readonly slots: number;
}

export const COMBOS = [
  { id: 'steel', pieces: [COAL, IRON], pays: 6, slots: 2 },
  { id: 'mixed-pair', pieces: 2, pays: 6, slots: 3 },
  { id: 'mixed-trio', pieces: 3, pays: 11, slots: 2 },
  { id: 'coal-trio', pieces: [COAL, COAL, COAL], pays: 7, slots: 2 },
  { id: 'iron-trio', pieces: [IRON, IRON, IRON], pays: 7, slots: 2 },
  { id: 'copper-trio', pieces: [COPPER, COPPER, COPPER], pays: 8, slots: 2 },
  { id: 'silver-trio', pieces: [SILVER, SILVER, SILVER], pays: 10, slots: 2 },
  { id: 'gold-trio', pieces: [GOLD, GOLD, GOLD], pays: 13, slots: 1 },
  { id: 'full-set', pieces: [COAL, IRON, COPPER, SILVER, GOLD], pays: 18, slots: 1 },
] as const satisfies readonly ComboRow[];
export type ComboId = (typeof COMBOS)[number]['id'];
/** DK-6: solo leaves one slot of each combination. */
export const SOLO_COMBO_SLOTS = 1;

export function comboAt(combo: number): ComboRow & { readonly id: ComboId } {
  return rowAt(COMBOS, combo, 'combination');
}

export function comboIndex(id: string): number {
  return indexOfRow(COMBOS, id, 'combination');
}

export const SOLO_DAYS = 10;
export const DAY_LIMITS = [10, 12, 14] as const;
export const USUAL_DAY_LIMIT = 12;
export const DIE = 6;
export const BAIL = 5;
/** Lowest roll that stops an attack: of a sheriff, and of anyone else. */
export const SHERIFF_FROM = 3;
export const VICE_FROM = 5;
export const DRINK_PAY = 3;
export const BARTENDER_PAY = 4;
/** Where everybody gambles at once, a die beside a bartender is rolled again below this: it brings 3.5 on average. */
export const REROLL_BELOW = 4;
export const HAND_SIZE = 3;
export const EVENING_ACTIONS = 3;
/** What a kind of piece on a collapsed tile, or in a survey, is worth more until night. */
export const RISE = 1;
/** Smallest mine a collapse or dynamite can strike. */
export const COLLAPSE_FROM = 2;

// Effects of cards.
export const BANK_RUN_FLOOR = 20;
/** Of what lies above the floor, one part in so many is lost. */
export const BANK_RUN_SHARE = 2;
export const FAIR_PAY = 1;
export const SURVEY: readonly Res[] = [COAL, IRON];
export const DELEGATION: readonly Res[] = [SILVER, GOLD];
export const GRUBSTAKE = 4;
export const LUMBER_OFF = 4;
export const LUMBER_LEAST = 1;
export const BLAST_TILES = 4;
export const WHEELWRIGHT_CART: CartSize = 'small';
export const DANCE_PAY = 3;
export const DANCE_MOST = 2;
export const MULE_SEATS = 2;
export const BUYER_PRICE = 4;
export const BUYER_PIECES = 3;
export const STAGECOACH_PRICE = 1;
export const STAGECOACH_DRAW = 3;
export const TENT_BEDS = 3;
/** One dollar for so many workers, up to so much. */
export const PACKET_WORKERS = 2;
export const PACKET_MOST = 6;
export const CACHE_PAY = 2;
export const CACHE_ROOM = 4;
export const STICK_UP_MOST = 5;
export const HEIST_MOST = 2;
export const ARSON_TYPES: readonly BuildingId[] = ['house', 'hotel', 'workshop'];

export const MINER_POINTS = 1;
export const SPECIALIST_POINTS = 2;
/** For each sheriff of a town with an office. */
export const SHERIFF_POINTS = 1;
export const MONEY_PER_POINT = 3;
export const FULL_TOWN_POINTS = 5;
export const MOST_WORKERS_POINTS = 5;
export const DEEPEST_POINTS = 3;
export const LARGEST_POINTS = 3;

export const RANKS = [
  { name: 'Rookie', from: 0 },
  { name: 'Stable hand', from: 5 },
  { name: 'Capable Cowboy', from: 10 },
  { name: 'Town Founder', from: 15 },
  { name: 'Legend of the West', from: 20 },
] as const satisfies readonly { readonly name: string; readonly from: number }[];

/** Mine grid of DK-4.2: x from -5 to 5, y from 1 to 12. */
export const MINE_REACH = 5;
export const MINE_DEPTH = 12;

/** The row of an index; a game that counts wrong stops here instead of going on with another row. */
export function rowAt<T>(rows: readonly T[], index: number, what: string): T {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no ${what} ${index}`);
  return row;
}

type Rows = readonly { readonly id: string }[];

/** Where each id stands in a table, made when the table is first asked: moves name tiles and cards by their ids. */
const INDEX = new Map<Rows, Map<string, number>>();

export function indexOfRow(rows: Rows, id: string, what: string): number {
  let byId = INDEX.get(rows);
  if (!byId) INDEX.set(rows, (byId = new Map(rows.map((row, i) => [row.id, i]))));
  const index = byId.get(id);
  if (index === undefined) throw new RangeError(`no ${what} ${id}`);
  return index;
}
