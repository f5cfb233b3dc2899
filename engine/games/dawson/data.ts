/** The tables of Dawson City. HOUSE values are marked; everything else is printed. */

/** Printed edges a street runs along, for rotation 0. */
export type Edge = 'N' | 'E' | 'S' | 'W';

export interface CityTile {
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
export const TILES: readonly CityTile[] = [
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
];

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly trade: string;
  readonly ability: Ability;
}

export type Ability =
  'word-of-mouth' | 'own-timber' | 'full-cover' | 'rich-claim' | 'top-billing' | 'two-plans';

/** 2.3, HOUSE names and abilities. */
export const CHARACTERS: readonly Character[] = [
  { id: 'mabel-frost', name: 'Mabel Frost', trade: 'baker', ability: 'word-of-mouth' },
  { id: 'silas-oakes', name: 'Silas Oakes', trade: 'carpenter', ability: 'own-timber' },
  { id: 'ingrid-vale', name: 'Ingrid Vale', trade: 'insurer', ability: 'full-cover' },
  { id: 'jack-harrow', name: 'Jack Harrow', trade: 'miner', ability: 'rich-claim' },
  { id: 'pearl-duchene', name: 'Pearl Duchene', trade: 'singer', ability: 'top-billing' },
  { id: 'amos-reed', name: 'Amos Reed', trade: 'surveyor', ability: 'two-plans' },
];

export const MOST_PLAYERS = 6;
/** Two of each value, HOUSE split of the printed twelve. */
export const HOTELS_EACH = 2;
export const SCORING_ROUNDS = 9;
export const GOLD_A_POINT = 5;
/** DW-3.5 */
export const FIRST_GOLD = 9;
export const HEART_DICE = 6;
/** DW-4.6.2 */
export const RIVER_TURNS = 12;

/** 2.2: printed for 2 to 6 players; the solo column continues the line. */
export function diceFor(players: number): number {
  return 3 * (players + 2);
}

export function growAtFor(players: number): number {
  return players + 3;
}

export interface SoloLevel {
  readonly id: SoloLevelId;
  readonly growAt: number;
  readonly gold: number;
  readonly gangBonus: number;
}

export type SoloLevelId = 'greenhorn' | 'sourdough' | 'gang-boss' | 'long-winter';

/** 6.2, HOUSE. */
export const SOLO_LEVELS: readonly SoloLevel[] = [
  { id: 'greenhorn', growAt: 5, gold: 12, gangBonus: 0 },
  { id: 'sourdough', growAt: 3, gold: 7, gangBonus: 1 },
  { id: 'gang-boss', growAt: 3, gold: 8, gangBonus: 3 },
  { id: 'long-winter', growAt: 2, gold: 8, gangBonus: 3 },
];

export interface RivalLevel {
  readonly id: RivalLevelId;
  readonly resizes: boolean;
  readonly buildsOccupied: boolean;
  readonly stipend: number;
}

export type RivalLevelId = 'tenderfoot' | 'trader' | 'baron' | 'king';

/** 6.3, HOUSE. */
export const RIVAL_LEVELS: readonly RivalLevel[] = [
  { id: 'tenderfoot', resizes: false, buildsOccupied: false, stipend: 0 },
  { id: 'trader', resizes: true, buildsOccupied: false, stipend: 1 },
  { id: 'baron', resizes: true, buildsOccupied: false, stipend: 3 },
  { id: 'king', resizes: true, buildsOccupied: true, stipend: 4 },
];

/** DW-6.3.3: weight of an own hotel next door, and what a camper on the lot takes off. */
export const INTEREST_PER_NEIGHBOUR = 3;
export const INTEREST_OCCUPIED = 2;

export interface Rank {
  readonly id: RankId;
  readonly from: number;
}

export type RankId =
  | 'tent-pitcher'
  | 'boarding-house'
  | 'innkeeper'
  | 'hotelier'
  | 'magnate'
  | 'toast-of-front-street'
  | 'klondike-legend';

/** Section 5, HOUSE, lowest first. */
export const RANKS: readonly Rank[] = [
  { id: 'tent-pitcher', from: 0 },
  { id: 'boarding-house', from: 30 },
  { id: 'innkeeper', from: 45 },
  { id: 'hotelier', from: 60 },
  { id: 'magnate', from: 75 },
  { id: 'toast-of-front-street', from: 90 },
  { id: 'klondike-legend', from: 105 },
];

export interface HeartSlot {
  readonly id: 'west' | 'east' | 'north' | 'south';
  readonly x: number;
  readonly y: number;
  /** Rotation of a tile with a long street edge. */
  readonly facing: number;
  /** One of these by chance for other tiles (R18). */
  readonly free: readonly [number, number];
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
  return TILES.findIndex((tile) => tile.id === id);
}

export function characterOf(id: string): Character | undefined {
  return CHARACTERS.find((character) => character.id === id);
}

export function soloLevel(id: unknown): SoloLevel {
  return SOLO_LEVELS.find((level) => level.id === id) ?? (SOLO_LEVELS[1] as SoloLevel);
}

export function rivalLevel(id: unknown): RivalLevel {
  return RIVAL_LEVELS.find((level) => level.id === id) ?? (RIVAL_LEVELS[1] as RivalLevel);
}

export function rankFor(total: number): Rank {
  let rank = RANKS[0] as Rank;
  for (const step of RANKS) if (total >= step.from) rank = step;
  return rank;
}
