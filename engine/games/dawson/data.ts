/** The tables and numbers of Dawson City. HOUSE values are marked; everything else is printed. */

/** Values of dice, lots and hotels. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const LOWEST_VALUE = 1;
export const HIGHEST_VALUE = 6;

/** Squares of a tile, a to f. */
export const SQUARES = 6;

/** Quarter turns of a tile, clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Printed edges a street runs along, for rotation 0. */
export type Edge = 'N' | 'E' | 'S' | 'W';

interface TileRow {
  readonly id: string;
  readonly name: string;
  /** Squares a b c / d e f; 0 is a public-building square. */
  readonly lots: readonly [number, number, number, number, number, number];
  readonly streets: readonly Edge[];
  readonly building?: string;
  /** The one highest lot of the tile: walking distances start there. */
  readonly highest: number;
}

/** Square indices by their letter in the table. */
const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5] as const;
const P = 0;

/** 2.5, HOUSE faces. */
const TILE_ROWS = [
  { id: 'tile-01', name: 'Front Row', lots: [4, 1, 5, 2, 6, 3], streets: ['S'], highest: e },
  { id: 'tile-02', name: 'Harbour Steps', lots: [3, 6, 2, 5, 4, 1], streets: ['S'], highest: b },
  { id: 'tile-03', name: 'Sawdust Lane', lots: [5, 2, 6, 3, 1, 4], streets: ['S'], highest: c },
  { id: 'tile-04', name: 'Customs Corner', lots: [1, 4, 3, 6, 2, 5], streets: ['S', 'E'], highest: d },
  { id: 'tile-05', name: 'Gravel Bar', lots: [2, 5, 4, 1, 3, 6], streets: [], highest: f },
  { id: 'tile-06', name: 'Ferry Bend', lots: [6, 3, 1, 4, 5, 2], streets: ['W'], highest: a },
  { id: 'tile-07', name: 'Lamplight Row', lots: [2, 3, 2, 4, 1, 5], streets: ['S'], highest: f },
  { id: 'tile-08', name: 'Bakers Walk', lots: [3, 4, 3, 1, 2, 6], streets: ['S'], highest: f },
  { id: 'tile-09', name: 'Frying Pan Flat', lots: [1, 2, 1, 3, 5, 4], streets: [], highest: e },
  { id: 'tile-10', name: 'Miners Rest', lots: [4, 3, 4, 2, 1, 5], streets: ['S'], highest: f },
  { id: 'tile-11', name: 'Low Bank', lots: [1, 5, 1, 3, 2, 4], streets: ['S', 'W'], highest: b },
  { id: 'tile-12', name: 'Bonanza Rise', lots: [5, 4, 5, 3, 2, 6], streets: [], highest: f },
  {
    id: 'tile-13',
    name: 'Mail Stop',
    lots: [3, P, 4, 1, 5, 2],
    streets: ['S'],
    building: 'post-office',
    highest: e,
  },
  {
    id: 'tile-14',
    name: 'Assay Yard',
    lots: [P, 2, 5, 4, 3, 1],
    streets: ['S'],
    building: 'assay-office',
    highest: c,
  },
  {
    id: 'tile-15',
    name: 'Strongbox Square',
    lots: [2, 4, P, 1, 6, 3],
    streets: [],
    building: 'bank',
    highest: e,
  },
  {
    id: 'tile-16',
    name: 'Wire End',
    lots: [4, 1, 2, P, 3, 5],
    streets: ['E'],
    building: 'telegraph-office',
    highest: f,
  },
  {
    id: 'tile-17',
    name: 'Chapel Hill',
    lots: [5, 3, 1, 2, P, 4],
    streets: ['S'],
    building: 'church',
    highest: a,
  },
  {
    id: 'tile-18',
    name: 'Slate Street',
    lots: [2, 3, 2, 4, 6, P],
    streets: ['S'],
    building: 'schoolhouse',
    highest: e,
  },
  {
    id: 'tile-19',
    name: 'Nugget Press',
    lots: [1, P, 3, 3, 4, 6],
    streets: ['W'],
    building: 'newspaper',
    highest: f,
  },
  {
    id: 'tile-20',
    name: 'Redcoat Corner',
    lots: [6, 4, 5, P, 1, 3],
    streets: ['S', 'E'],
    building: 'police-post',
    highest: a,
  },
  {
    id: 'tile-21',
    name: 'Gaslight Court',
    lots: [P, P, 2, 1, 5, 4],
    streets: ['S'],
    building: 'opera-house',
    highest: e,
  },
  {
    id: 'tile-22',
    name: 'Mercy Block',
    lots: [3, 6, P, 2, 4, P],
    streets: [],
    building: 'hospital',
    highest: b,
  },
  {
    id: 'tile-23',
    name: 'Gavel Place',
    lots: [5, 2, 1, P, P, 3],
    streets: ['S'],
    building: 'courthouse',
    highest: a,
  },
  {
    id: 'tile-24',
    name: 'Mill Landing',
    lots: [4, P, P, 1, 3, 6],
    streets: ['W'],
    building: 'sawmill',
    highest: f,
  },
] as const satisfies readonly TileRow[];

export type TileId = (typeof TILE_ROWS)[number]['id'];
export type BuildingId = Extract<(typeof TILE_ROWS)[number], { readonly building: string }>['building'];

export interface CityTile extends TileRow {
  readonly id: TileId;
  readonly building?: BuildingId;
}

export const TILES: readonly CityTile[] = TILE_ROWS;

/** DW-4.5.20 */
export const TILE_POINTS = 1;
export const PUBLIC_SQUARE_POINTS = 1;

/** DW-3.6, from north to south. */
export const MAIN_STREET: ReadonlyArray<readonly [number, number]> = [
  [0, 0],
  [0, 1],
  [0, 2],
];

interface CharacterRow {
  readonly id: string;
  readonly name: string;
  readonly trade: string;
  readonly ability: string;
  /** The seat colour whose owner they are. */
  readonly colour: number;
}

/** 2.3, HOUSE names and abilities. */
const CHARACTER_ROWS = [
  { id: 'mabel-frost', name: 'Mabel Frost', trade: 'baker', ability: 'word-of-mouth', colour: 1 },
  { id: 'silas-oakes', name: 'Silas Oakes', trade: 'carpenter', ability: 'own-timber', colour: 0 },
  { id: 'ingrid-vale', name: 'Ingrid Vale', trade: 'insurer', ability: 'full-cover', colour: 2 },
  { id: 'jack-harrow', name: 'Jack Harrow', trade: 'miner', ability: 'rich-claim', colour: 3 },
  { id: 'pearl-duchene', name: 'Pearl Duchene', trade: 'singer', ability: 'top-billing', colour: 4 },
  { id: 'amos-reed', name: 'Amos Reed', trade: 'surveyor', ability: 'two-plans', colour: 5 },
] as const satisfies readonly CharacterRow[];

export type CharacterId = (typeof CHARACTER_ROWS)[number]['id'];
export type Ability = (typeof CHARACTER_ROWS)[number]['ability'];

export interface Character extends CharacterRow {
  readonly id: CharacterId;
  readonly ability: Ability;
}

export const CHARACTERS: readonly Character[] = CHARACTER_ROWS;

/** What an ability may bend. */
export interface Perks {
  /** Gold for each rolled die that walks into one of their hotels. */
  readonly walkInGold: number;
  /** Gold a free lot of value `from` or more costs less. */
  readonly timber: { readonly gold: number; readonly from: number };
  /** Halves of a burned hotel's value the insurance pays. */
  readonly coverHalves: number;
  /** Gold mined beyond the roll. */
  readonly claimGold: number;
  /** Wins ties among players alone. */
  readonly winsTies: boolean;
  /** Tiles drawn when growing the city. */
  readonly tilesDrawn: number;
}

/** Whoever has no ability, and what each ability leaves as it is. */
export const PLAIN: Perks = {
  walkInGold: 0,
  timber: { gold: 0, from: LOWEST_VALUE },
  coverHalves: 2,
  claimGold: 0,
  winsTies: false,
  tilesDrawn: 1,
};

/** 6.4, HOUSE. */
export const ABILITIES: Readonly<Record<Ability, Perks>> = {
  'word-of-mouth': { ...PLAIN, walkInGold: 1 },
  'own-timber': { ...PLAIN, timber: { gold: 1, from: 2 } },
  'full-cover': { ...PLAIN, coverHalves: 3 },
  'rich-claim': { ...PLAIN, claimGold: 2 },
  'top-billing': { ...PLAIN, winsTies: true },
  'two-plans': { ...PLAIN, tilesDrawn: 2 },
};

/** DW-4.3.1: the ways to manage, in the order they are offered; to end the turn comes last. */
export const VERBS = ['mine', 'host', 'build', 'resize', 'fire'] as const;
export type Verb = (typeof VERBS)[number];

export const MOST_PLAYERS = 6;
/** Two of each value, HOUSE split of the printed twelve. */
export const HOTELS_EACH = 2;
export const SCORING_ROUNDS = 9;
export const GOLD_A_POINT = 5;
/** DW-3.5: the first player's gold, and how much more each one after has. */
export const FIRST_GOLD = 9;
export const LATER_GOLD = 1;
/** DW-3.9 */
export const HEART_DICE = 6;
/** DW-3.8: this many Heart tiles come whatever the pool. */
export const HEART_SIDES = 2;
/** DW-4.3.30, DW-4.3.31, DW-4.3.34: gold for each point of value. */
export const FREE_LOT_PRICE = 2;
export const CAMPER_LOT_PRICE = 4;
export const UPGRADE_PRICE = 2;
/** DW-4.4.1 */
export const GROW_BEYOND_PLAYERS = 3;
/** DW-4.6.1, HOUSE */
export const SLOW_WEEK_LEAST = 2;
/** DW-4.6.2, HOUSE: turns of each player. */
export const RIVER_TURNS = 12;

/** 2.2: printed for 2 to 6 players; the solo column continues the line. */
export function diceFor(players: number): number {
  return 3 * (players + 2);
}

export function growAtFor(players: number): number {
  return players + GROW_BEYOND_PLAYERS;
}

/** DW-4.6.1: idle turns in a row that bring a scoring round. */
export function slowWeekFor(players: number): number {
  return Math.max(SLOW_WEEK_LEAST, players);
}

/** DW-4.6.2: turns without a scoring round that bring one. */
export function riverFor(players: number): number {
  return RIVER_TURNS * players;
}

interface SoloLevelRow {
  readonly id: string;
  readonly growAt: number;
  readonly gold: number;
  readonly gangBonus: number;
}

/** 6.2, HOUSE. */
const SOLO_LEVEL_ROWS = [
  { id: 'greenhorn', growAt: 5, gold: 12, gangBonus: 0 },
  { id: 'sourdough', growAt: 3, gold: 7, gangBonus: 1 },
  { id: 'gang-boss', growAt: 3, gold: 8, gangBonus: 3 },
  { id: 'long-winter', growAt: 2, gold: 8, gangBonus: 3 },
] as const satisfies readonly SoloLevelRow[];

export type SoloLevelId = (typeof SOLO_LEVEL_ROWS)[number]['id'];
export interface SoloLevel extends SoloLevelRow {
  readonly id: SoloLevelId;
}
export const SOLO_LEVELS: readonly SoloLevel[] = SOLO_LEVEL_ROWS;

interface RivalLevelRow {
  readonly id: string;
  readonly resizes: boolean;
  readonly buildsOccupied: boolean;
  readonly stipend: number;
}

/** 6.3, HOUSE. */
const RIVAL_LEVEL_ROWS = [
  { id: 'tenderfoot', resizes: false, buildsOccupied: false, stipend: 0 },
  { id: 'trader', resizes: true, buildsOccupied: false, stipend: 1 },
  { id: 'baron', resizes: true, buildsOccupied: false, stipend: 3 },
  { id: 'king', resizes: true, buildsOccupied: true, stipend: 4 },
] as const satisfies readonly RivalLevelRow[];

export type RivalLevelId = (typeof RIVAL_LEVEL_ROWS)[number]['id'];
export interface RivalLevel extends RivalLevelRow {
  readonly id: RivalLevelId;
}
export const RIVAL_LEVELS: readonly RivalLevel[] = RIVAL_LEVEL_ROWS;

/** DW-6.3.3: weight of an own hotel next door, and what a camper on the lot takes off. */
export const INTEREST_PER_NEIGHBOUR = 3;
export const INTEREST_OCCUPIED = 2;
/** DW-6.3.7: weight of a rival's own points against those of the others. */
export const OWN_POINTS_WEIGHT = 2;

/** Section 5, HOUSE, lowest first. */
const RANK_ROWS = [
  { id: 'tent-pitcher', from: 0 },
  { id: 'boarding-house', from: 30 },
  { id: 'innkeeper', from: 45 },
  { id: 'hotelier', from: 60 },
  { id: 'magnate', from: 75 },
  { id: 'toast-of-front-street', from: 90 },
  { id: 'klondike-legend', from: 105 },
] as const satisfies ReadonlyArray<{ readonly id: string; readonly from: number }>;

export interface Rank {
  readonly id: (typeof RANK_ROWS)[number]['id'];
  readonly from: number;
}
export const RANKS: readonly Rank[] = RANK_ROWS;

export interface HeartSlot {
  readonly id: 'west' | 'east' | 'north' | 'south';
  readonly x: number;
  readonly y: number;
  /** Rotation of a tile with a long street edge. */
  readonly facing: Rotation;
  /** One of these by chance for other tiles (R18). */
  readonly free: readonly [Rotation, Rotation];
}

/** DW-3.7 */
export const HEART_SLOTS: readonly HeartSlot[] = [
  { id: 'west', x: -2, y: 0, facing: 3, free: [1, 3] },
  { id: 'east', x: 1, y: 0, facing: 1, free: [1, 3] },
  { id: 'north', x: -1, y: -3, facing: 0, free: [0, 2] },
  { id: 'south', x: -1, y: 4, facing: 2, free: [0, 2] },
];

export function tileAt(index: number): CityTile {
  const tile = TILES[index];
  if (!tile) throw new RangeError(`no city tile ${index}`);
  return tile;
}

export function tileIndex(id: string): number {
  return rowOf(TILES, id).index;
}

export function characterOf(id: string): Character {
  return rowOf(CHARACTERS, id).row;
}

export function soloLevel(id: unknown): SoloLevel {
  return rowOf(SOLO_LEVELS, id).row;
}

export function rivalLevel(id: unknown): RivalLevel {
  return rowOf(RIVAL_LEVELS, id).row;
}

export function rankFor(total: number): Rank {
  let rank: Rank = RANK_ROWS[0];
  for (const step of RANKS) if (total >= step.from) rank = step;
  return rank;
}

function rowOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: unknown,
): { row: Row; index: number } {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) throw new RangeError(`no ${String(id)} in its table`);
  return { row, index };
}
