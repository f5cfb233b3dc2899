/** Tables of the specification: goods, spaces, prices, pieces, the end and the solitaire game. */

export const RESOURCES = ['food', 'wood', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Amounts of food, wood and ore. */
export type Bundle = [number, number, number];

export function total(res: Readonly<Bundle>): number {
  return res[0] + res[1] + res[2];
}

export function affords(res: Readonly<Bundle>, cost: Readonly<Bundle>): boolean {
  return res[0] >= cost[0] && res[1] >= cost[1] && res[2] >= cost[2];
}

/** So many of one kind. */
export function bundleWith(type: number, n: number): Bundle {
  const bundle: Bundle = [0, 0, 0];
  bundle[type] = n;
  return bundle;
}

export const FOOD = 0;
export const WOOD = 1;
export const ORE = 2;

export function resourceAt(type: number): Resource {
  const resource = RESOURCES[type];
  if (!resource) throw new RangeError(`There is no resource ${type}.`);
  return resource;
}

export const TOKENS = ['wild', 'engineer', 'stock', 'loan', 'trader'] as const;
export type Token = (typeof TOKENS)[number];

export const ROLES = ['mayor', 'sheriff', 'outlaw'] as const;
export type Role = (typeof ROLES)[number];

/** Spaces in the order they are collected (DH-4.5). */
export const SPACES = [
  'turn-order',
  'dealer',
  'character',
  'pioneer',
  'produce',
  'hired-hand',
  'politics',
  'work-crew',
  'rail-baron',
  'builder',
  'trader',
  'engineer',
  'scout',
  'mayor',
  'sheriff',
  'broker',
  'tycoon',
  'market',
] as const;
export type Space = (typeof SPACES)[number];

export type Need =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'natural'; readonly n: number }
  | { readonly kind: 'restricted'; readonly n: number }
  | { readonly kind: 'any' }
  | { readonly kind: 'least'; readonly n: number };

/** A seat has one set per row: the space, or one resource of Produce (DH-4.15). */
export type Row = Exclude<Space, 'produce'> | Resource;

interface SpotRow<Id extends string> {
  readonly id: Id;
  readonly space: Space;
  readonly row: Row;
  readonly need: Need;
  /** Limited and reserved spots can be shared by an engineer token; restricted never; ordered and open need no sharing. */
  readonly type: 'limited' | 'reserved' | 'restricted' | 'ordered' | 'open' | 'own';
  /** Which spot of a Produce row it is: the one for three or four seats, the plain one, or the effort spot. */
  readonly part?: 'third' | 'plain' | 'effort';
}

const number = (n: number): Need => ({ kind: 'number', n });
const natural = (n: number): Need => ({ kind: 'natural', n });
const restricted = (n: number): Need => ({ kind: 'restricted', n });
const least = (n: number): Need => ({ kind: 'least', n });
const any: Need = { kind: 'any' };

/** What Turn Order and an effort spot ask of a die, and what the dice of an office total. */
export const TURN_ORDER_LEAST = 3;
export const EFFORT_LEAST = 4;
export const OFFICE_TOTAL = 10;
const office = restricted(OFFICE_TOTAL);
const effort = least(EFFORT_LEAST);

const SPOT_ROWS = [
  {
    id: 'turn-order',
    space: 'turn-order',
    row: 'turn-order',
    need: least(TURN_ORDER_LEAST),
    type: 'ordered',
  },
  { id: 'dealer', space: 'dealer', row: 'dealer', need: any, type: 'open' },
  { id: 'character', space: 'character', row: 'character', need: any, type: 'own' },
  { id: 'pioneer', space: 'pioneer', row: 'pioneer', need: number(1), type: 'limited' },
  { id: 'food-p3', space: 'produce', row: 'food', need: any, type: 'reserved', part: 'third' },
  { id: 'food-p2', space: 'produce', row: 'food', need: any, type: 'reserved', part: 'plain' },
  { id: 'food-effort', space: 'produce', row: 'food', need: effort, type: 'reserved', part: 'effort' },
  { id: 'wood-p3', space: 'produce', row: 'wood', need: any, type: 'reserved', part: 'third' },
  { id: 'wood-p2', space: 'produce', row: 'wood', need: any, type: 'reserved', part: 'plain' },
  { id: 'wood-effort', space: 'produce', row: 'wood', need: effort, type: 'reserved', part: 'effort' },
  { id: 'ore-p3', space: 'produce', row: 'ore', need: any, type: 'reserved', part: 'third' },
  { id: 'ore-p2', space: 'produce', row: 'ore', need: any, type: 'reserved', part: 'plain' },
  { id: 'ore-effort', space: 'produce', row: 'ore', need: effort, type: 'reserved', part: 'effort' },
  { id: 'hired-hand', space: 'hired-hand', row: 'hired-hand', need: number(2), type: 'limited' },
  { id: 'politics', space: 'politics', row: 'politics', need: natural(3), type: 'limited' },
  { id: 'work-crew', space: 'work-crew', row: 'work-crew', need: natural(4), type: 'limited' },
  { id: 'rail-baron', space: 'rail-baron', row: 'rail-baron', need: natural(5), type: 'limited' },
  { id: 'builder', space: 'builder', row: 'builder', need: number(6), type: 'limited' },
  { id: 'trader', space: 'trader', row: 'trader', need: number(7), type: 'limited' },
  { id: 'engineer', space: 'engineer', row: 'engineer', need: number(8), type: 'limited' },
  { id: 'scout', space: 'scout', row: 'scout', need: number(9), type: 'limited' },
  { id: 'mayor', space: 'mayor', row: 'mayor', need: office, type: 'restricted' },
  { id: 'sheriff', space: 'sheriff', row: 'sheriff', need: office, type: 'restricted' },
  { id: 'broker', space: 'broker', row: 'broker', need: number(11), type: 'limited' },
  { id: 'tycoon', space: 'tycoon', row: 'tycoon', need: number(12), type: 'limited' },
  { id: 'market', space: 'market', row: 'market', need: any, type: 'open' },
] as const satisfies readonly SpotRow<string>[];

export type SpotId = (typeof SPOT_ROWS)[number]['id'];
export interface SpotData extends SpotRow<SpotId> {
  /** Its place in the table: the bit it is in sets of spots. */
  readonly at: number;
}

export const SPOTS: readonly SpotData[] = SPOT_ROWS.map((spot, at) => ({ ...spot, at }));

const spots: ReadonlyMap<string, SpotData> = new Map(SPOTS.map((spot) => [spot.id, spot]));

export function spotOf(id: string): SpotData {
  const spot = spots.get(id);
  if (!spot) throw new RangeError(`There is no space called ${id}.`);
  return spot;
}

export function isSpot(id: string): id is SpotId {
  return spots.has(id);
}

export function isSpace(id: string): id is Space {
  return SPACES.some((space) => space === id);
}

/** The resource a row of Produce brings in; -1 for every other row. */
export function typeOfRow(row: Row): number {
  return RESOURCES.findIndex((resource) => resource === row);
}

/** Ghost targets and the Gunslinger track, by number; 10 is Mayor and Sheriff together (DH-6.3, DH-6.12). */
const BY_NUMBER = {
  1: ['pioneer'],
  2: ['hired-hand'],
  3: ['politics'],
  4: ['work-crew'],
  5: ['rail-baron'],
  6: ['builder'],
  7: ['trader'],
  8: ['engineer'],
  9: ['scout'],
  10: ['mayor', 'sheriff'],
  11: ['broker'],
  12: ['tycoon'],
} as const satisfies Readonly<Record<number, readonly (Space & SpotId)[]>>;

/** A space with a number, which has one spot of the same name. */
export type NumberedSpace = (typeof BY_NUMBER)[keyof typeof BY_NUMBER][number];

const byNumber: ReadonlyMap<number, readonly NumberedSpace[]> = new Map(
  Object.entries(BY_NUMBER).map(([n, spaces]) => [Number(n), spaces]),
);

export function spacesAt(n: number): readonly NumberedSpace[] {
  const found = byNumber.get(n);
  if (!found) throw new RangeError(`There is no space with the number ${n}.`);
  return found;
}

export function numberOf(space: NumberedSpace): number {
  for (const [n, found] of byNumber) if (found.includes(space)) return n;
  throw new RangeError(`${space} has no number.`);
}

/** What is in the box for each seat, and what everybody starts with (DH-3.2). */
export const RAILS = 55;
export const PIECES = { cities: 3, towns: 6 } as const;
/** Two dice each; the third is the bonus die. Jail takes as many as all of them. */
export const DICE = { own: 2, all: 3 } as const;
/** Faces of a die. */
export const FACES = 6;
/** Opposite faces of a die make seven: what a flipped Deputy die shows (DH-4.23). */
export const OPPOSITE = 7;
/** Seats from which Rail Baron and Builder hold two sets (DH-4.14), and from which the third Produce spots open (DH-4.17). */
export const DOUBLE_FROM = 4;
export const THIRD_FROM = 3;
export const START = { goods: [1, 1, 1] as const, wild: 1, towns: 2, rails: 1 } as const;
/** Hexes between cities: for the first of each seat (DH-3.7) and for any two (DH-4.64). */
export const CITY_GAP = { first: 3, further: 2 } as const;

/** Plain and rugged tiles of each kind (DH-3.3, DH-3.5). */
export const TILES: Readonly<Record<Resource, { readonly plain: number; readonly rugged: number }>> = {
  food: { plain: 5, rugged: 2 },
  wood: { plain: 4, rugged: 2 },
  ore: { plain: 5, rugged: 2 },
};

/** Prices of table 2.9, before events. */
export const PRICES = {
  town: [2, 1, 0] as Bundle,
  ruggedOre: 1,
  cityWood: 4,
  cityGold: 1,
  railBaron: [1, 0, 2] as Bundle,
  railBaronRails: 2,
  politics: 1,
  trader: 4,
  traderBack: 2,
  marketSwap: 3,
  marketBack: 1,
  marketGold: 6,
  marketBuys: 3,
  marketBuyGold: 1,
  loanGives: 3,
  loanCosts: 6,
  stockGold: 1,
  stockGives: 3,
  traderToken: 2,
} as const;

/** What the spaces give. */
export const GAINS = {
  /** An effort spot brings this much more (DH-4.33). */
  effort: 1,
  /** Kinds a Work Crew brings in (DH-4.36). */
  crewKinds: 2,
  /** Cards looked at by Pioneer and Scout; tiles by Scout. */
  pioneerCards: 2,
  scoutCards: 3,
  scoutTiles: 1,
  politicsInfluence: 1,
  mayorInfluence: 1,
  mayorResources: 1,
  /** Gold of a trade with Trader or Market, of Tycoon and of an arrest (DH-6.43). */
  tradeGold: 1,
  tycoonGold: 1,
  tycoonRails: 1,
  arrestGold: 1,
} as const;

/** DH-4.32: looks with two events are taken again this often at most. */
export const REDRAWS = 3;

/** DH-5.1 and DH-6.1: where the end marker lies, and what the quick game asks for. */
export const END_SPOT = { least: 7, usual: 11, most: 14 } as const;
export const QUICK_END = { influence: 9, cities: 2, towns: 5 } as const;
/** DH-5.3: points of an office, and what is lost as Outlaw, by each loan and by any dice in jail. */
export const POINTS = { office: 1, outlaw: -1, loan: -1, jail: -1 } as const;
/** DH-5.2. */
export const LAST_ROUND = 40;

/** Gunslingers (DH-6.2, DH-6.3). */
export const PAWN_TRACK = { from: 2, start: 7, to: 12 } as const;

export const SCENARIOS = [
  'tenderfoot',
  'wild-frontiers',
  'gold-rush',
  'barnstorming',
  'marshal-law',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const LEVELS = ['chicken', 'ornery', 'cruel'] as const;
export type Level = (typeof LEVELS)[number];

/** The marker counts down from 14 twice (DH-6.11). */
export const CLOCK_MARKS = 14;
export const PRINTED_CLOCK = 2 * CLOCK_MARKS;

/** House: rounds of the tight clock, set by simulation (section 13). */
export const TIGHT_CLOCK: Readonly<Record<Scenario, Readonly<Record<Level, number>>>> = {
  tenderfoot: { chicken: 24, ornery: 17, cruel: 17 },
  'wild-frontiers': { chicken: 16, ornery: 14, cruel: 13 },
  'gold-rush': { chicken: 28, ornery: 27, cruel: 27 },
  barnstorming: { chicken: 27, ornery: 24, cruel: 27 },
  'marshal-law': { chicken: 24, ornery: 18, cruel: 16 },
};

/** House: a win in this round or earlier is silver, two rounds earlier gold (DH-6.21). */
export const PAR: Readonly<Record<Scenario, Readonly<Record<Level, number>>>> = {
  tenderfoot: { chicken: 17, ornery: 16, cruel: 16 },
  'wild-frontiers': { chicken: 13, ornery: 12, cruel: 12 },
  'gold-rush': { chicken: 27, ornery: 27, cruel: 27 },
  barnstorming: { chicken: 23, ornery: 22, cruel: 24 },
  'marshal-law': { chicken: 17, ornery: 16, cruel: 16 },
};
export const GOLD_BEFORE_PAR = 2;
/** House: what a win and each round left add to the points (DH-6.21). */
export const WIN = { points: 100, perRound: 5 } as const;

export type GhostId = 'single' | 'pair-a' | 'pair-b';

/** DH-6.15: which ghosts roll, and whether they are placed before the first turn. */
export const GHOSTS_OF: Readonly<
  Record<Level, { readonly roll: readonly GhostId[]; readonly first: boolean }>
> = {
  chicken: { roll: ['single'], first: false },
  ornery: { roll: ['single', 'pair-a'], first: false },
  cruel: { roll: ['single', 'pair-a', 'pair-b'], first: true },
};
/** DH-6.13: from this total on a pair goes by its total. */
export const PAIR_TOTAL_FROM = 7;
/** DH-6.16. */
export const GHOST_REVEALS = 2;

export const GOAL = { gold: 10, influence: 11 } as const;

export type GoalWhat = 'cities' | 'towns' | 'gold' | 'influence' | 'centre';

const allCities = { what: 'cities', of: PIECES.cities } as const;
const allTowns = { what: 'towns', of: PIECES.towns } as const;

/** What each scenario asks for (DH-6.19). */
export const GOALS: Readonly<Record<Scenario, readonly { readonly what: GoalWhat; readonly of: number }[]>> =
  {
    tenderfoot: [allCities, allTowns],
    'wild-frontiers': [{ what: 'centre', of: 2 }],
    'gold-rush': [allCities, { what: 'gold', of: GOAL.gold }],
    barnstorming: [allCities, { what: 'influence', of: GOAL.influence }],
    'marshal-law': [allCities, allTowns],
  };

/** Titles by points (house), lowest first. */
export const TITLES = [
  { id: 'drifter', from: 0 },
  { id: 'homesteader', from: 10 },
  { id: 'rancher', from: 15 },
  { id: 'rail-boss', from: 20 },
  { id: 'land-baron', from: 25 },
] as const satisfies readonly { readonly id: string; readonly from: number }[];
