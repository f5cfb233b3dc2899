/** Tables of the specification: spaces, costs, cards, events, characters, scenarios. */

export const RESOURCES = ['food', 'wood', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Amounts of food, wood and ore. */
export type Bundle = [number, number, number];

export const RAILS = 55;
export const LAST_ROUND = 40;

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

export interface SpotData {
  readonly id: string;
  readonly space: Space;
  /** A seat has one set per row: the space, or one resource of Produce (DH-4.15). */
  readonly row: string;
  readonly need: Need;
  /** Limited and reserved spots can be shared by an engineer token; restricted never; ordered and open need no sharing. */
  readonly type: 'limited' | 'reserved' | 'restricted' | 'ordered' | 'open' | 'own';
}

const number = (n: number): Need => ({ kind: 'number', n });
const natural = (n: number): Need => ({ kind: 'natural', n });
const any: Need = { kind: 'any' };

export const SPOTS: readonly SpotData[] = [
  {
    id: 'turn-order',
    space: 'turn-order',
    row: 'turn-order',
    need: { kind: 'least', n: 3 },
    type: 'ordered',
  },
  { id: 'dealer', space: 'dealer', row: 'dealer', need: any, type: 'open' },
  { id: 'character', space: 'character', row: 'character', need: any, type: 'own' },
  { id: 'pioneer', space: 'pioneer', row: 'pioneer', need: number(1), type: 'limited' },
  ...RESOURCES.flatMap((row): SpotData[] => [
    { id: `${row}-p3`, space: 'produce', row, need: any, type: 'reserved' },
    { id: `${row}-p2`, space: 'produce', row, need: any, type: 'reserved' },
    { id: `${row}-effort`, space: 'produce', row, need: { kind: 'least', n: 4 }, type: 'reserved' },
  ]),
  { id: 'hired-hand', space: 'hired-hand', row: 'hired-hand', need: number(2), type: 'limited' },
  { id: 'politics', space: 'politics', row: 'politics', need: natural(3), type: 'limited' },
  { id: 'work-crew', space: 'work-crew', row: 'work-crew', need: natural(4), type: 'limited' },
  { id: 'rail-baron', space: 'rail-baron', row: 'rail-baron', need: natural(5), type: 'limited' },
  { id: 'builder', space: 'builder', row: 'builder', need: number(6), type: 'limited' },
  { id: 'trader', space: 'trader', row: 'trader', need: number(7), type: 'limited' },
  { id: 'engineer', space: 'engineer', row: 'engineer', need: number(8), type: 'limited' },
  { id: 'scout', space: 'scout', row: 'scout', need: number(9), type: 'limited' },
  { id: 'mayor', space: 'mayor', row: 'mayor', need: { kind: 'restricted', n: 10 }, type: 'restricted' },
  {
    id: 'sheriff',
    space: 'sheriff',
    row: 'sheriff',
    need: { kind: 'restricted', n: 10 },
    type: 'restricted',
  },
  { id: 'broker', space: 'broker', row: 'broker', need: number(11), type: 'limited' },
  { id: 'tycoon', space: 'tycoon', row: 'tycoon', need: number(12), type: 'limited' },
  { id: 'market', space: 'market', row: 'market', need: any, type: 'open' },
];

const spots = new Map(SPOTS.map((spot) => [spot.id, spot]));

export function spotOf(id: string): SpotData {
  const spot = spots.get(id);
  if (!spot) throw new RangeError(`There is no space called ${id}.`);
  return spot;
}

/** Ghost targets and the Gunslinger track, by number; 10 is Mayor and Sheriff together (DH-6.3, DH-6.12). */
export const BY_NUMBER: Readonly<Record<number, readonly Space[]>> = {
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
};

/** Prices of table 2.9, before events. */
export const PRICES = {
  town: [2, 1, 0] as Bundle,
  ruggedOre: 1,
  cityWood: 4,
  cityGold: 1,
  railBaron: [1, 0, 2] as Bundle,
  railBaronRails: 2,
  trader: 4,
  traderBack: 2,
  marketSwap: 3,
  marketGold: 6,
  marketBuys: 3,
  loanGives: 3,
  loanCosts: 6,
  bankerLoanCosts: 4,
  stockGives: 3,
  traderToken: 2,
  prospectorOre: 4,
  merchantSwap: 2,
  scoundrelGain: 3,
} as const;

/** Surcharges of the lasting events (house values, table 2.7). */
export const SURCHARGES = {
  droughtFood: 1,
  cityFireWood: 2,
  railStrikeOre: 1,
  goldBust: 1,
  temperance: 1,
} as const;

export type Icon = 'choice' | 'placement' | 'immediate' | 'shield' | 'corruption' | 'jail-1' | 'jail-2+';

export interface CardData {
  readonly id: string;
  readonly timing: 'placement' | 'collection' | 'immediate';
  readonly icons: readonly Icon[];
  /** Left out of the solitaire deck (DH-6.10). */
  readonly crowd?: boolean;
}

export const CARDS: readonly CardData[] = [
  {
    id: 'claim-jumpers',
    timing: 'placement',
    icons: ['placement', 'choice', 'shield', 'jail-1'],
    crowd: true,
  },
  { id: 'ol-switcheroo', timing: 'collection', icons: ['choice', 'shield', 'jail-2+'], crowd: true },
  { id: 'whispering-campaign', timing: 'collection', icons: ['choice', 'corruption'], crowd: true },
  { id: 'mudslinging', timing: 'collection', icons: ['choice'], crowd: true },
  { id: 'entrepreneur', timing: 'collection', icons: [] },
  { id: 'crooked-merchants', timing: 'collection', icons: ['corruption'] },
  { id: 'election', timing: 'collection', icons: [] },
  { id: 'marshal-dylan', timing: 'collection', icons: [] },
  { id: 'snake-eyes', timing: 'collection', icons: ['jail-1'] },
  { id: 'homestead-act', timing: 'collection', icons: ['choice'] },
  { id: 'barn-raising', timing: 'collection', icons: [] },
  { id: 'cattle-drive', timing: 'collection', icons: [] },
  { id: 'mother-lode', timing: 'collection', icons: ['choice'] },
  { id: 'stagecoach-holdup', timing: 'collection', icons: ['jail-1'] },
  { id: 'pony-express', timing: 'placement', icons: ['placement', 'choice'] },
  { id: 'marked-deck', timing: 'placement', icons: ['placement', 'corruption'] },
  { id: 'powder-crew', timing: 'collection', icons: [] },
  { id: 'gold-nugget', timing: 'immediate', icons: ['immediate'] },
  { id: 'camp-meeting', timing: 'immediate', icons: ['immediate'] },
  { id: 'land-swindle', timing: 'collection', icons: ['corruption'] },
];

const cards = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): CardData {
  const card = cards.get(id);
  if (!card) throw new RangeError(`There is no card called ${id}.`);
  return card;
}

export function hasJail(id: string): boolean {
  return cardOf(id).icons.some((icon) => icon.startsWith('jail'));
}

export interface EventData {
  readonly id: string;
  /** The space its marker lies on. */
  readonly space: Space | null;
  readonly ability: boolean;
  readonly jail: boolean;
}

export const EVENTS: readonly EventData[] = [
  { id: 'drought', space: 'builder', ability: true, jail: false },
  { id: 'city-fire', space: 'builder', ability: true, jail: true },
  { id: 'rail-strike', space: 'rail-baron', ability: true, jail: true },
  { id: 'gold-bust', space: 'trader', ability: false, jail: false },
  { id: 'locusts', space: 'produce', ability: true, jail: false },
  { id: 'temperance', space: 'politics', ability: true, jail: false },
  { id: 'winds-of-change', space: null, ability: false, jail: false },
];

const events = new Map(EVENTS.map((event) => [event.id, event]));

export function eventOf(id: string): EventData | undefined {
  return events.get(id);
}

export function isEvent(id: string): boolean {
  return events.has(id);
}

export interface CharacterData {
  readonly id: string;
  readonly resources: Bundle;
  readonly gold?: number;
  readonly influence?: number;
  readonly tokens: Partial<Readonly<Record<Token, number>>>;
  readonly cards?: number;
  /** Takes one own unshifted die a round: any face, or these. */
  readonly spot?: { readonly faces: readonly number[] };
  /** Numbers of the abilities used in a window. */
  readonly abilities: readonly number[];
  readonly promo?: boolean;
}

const ANY_FACE: readonly number[] = [1, 2, 3, 4, 5, 6];

export const CHARACTERS: readonly CharacterData[] = [
  { id: 'scoundrel', resources: [0, 0, 0], tokens: { wild: 1 }, cards: 1, abilities: [2, 3] },
  { id: 'preacher', resources: [0, 0, 0], influence: 1, tokens: {}, abilities: [2] },
  { id: 'merchant', resources: [1, 0, 0], tokens: { trader: 1 }, spot: { faces: ANY_FACE }, abilities: [] },
  { id: 'tracker', resources: [0, 1, 0], tokens: {}, spot: { faces: ANY_FACE }, abilities: [] },
  { id: 'banker', resources: [0, 0, 0], tokens: { stock: 1 }, abilities: [] },
  { id: 'cowboy', resources: [1, 1, 0], tokens: {}, spot: { faces: [1, 2] }, abilities: [] },
  { id: 'prospector', resources: [0, 0, 2], tokens: {}, abilities: [1] },
  { id: 'kickstarter', resources: [0, 0, 0], tokens: {}, abilities: [1], promo: true },
];

const characters = new Map(CHARACTERS.map((character) => [character.id, character]));

export function characterOf(id: string): CharacterData | undefined {
  return characters.get(id);
}

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

export const PRINTED_CLOCK = 28;

/** House: rounds of the tight clock by level, Chicken, Ornery, Cruel, set by simulation (section 13). */
export const TIGHT_CLOCK: Readonly<Record<Scenario, readonly [number, number, number]>> = {
  tenderfoot: [24, 17, 17],
  'wild-frontiers': [16, 13, 13],
  'gold-rush': [27, 27, 27],
  barnstorming: [25, 23, 25],
  'marshal-law': [24, 18, 16],
};

/** House: a win in this round or earlier is silver, two rounds earlier gold (DH-6.21). */
export const PAR: Readonly<Record<Scenario, readonly [number, number, number]>> = {
  tenderfoot: [17, 16, 16],
  'wild-frontiers': [13, 12, 12],
  'gold-rush': [27, 27, 27],
  barnstorming: [23, 22, 24],
  'marshal-law': [17, 16, 16],
};

export const GOAL = { gold: 10, influence: 11 } as const;

/** Titles by points (house), lowest first. */
export const TITLES: readonly { readonly id: string; readonly from: number }[] = [
  { id: 'drifter', from: 0 },
  { id: 'homesteader', from: 10 },
  { id: 'rancher', from: 15 },
  { id: 'rail-boss', from: 20 },
  { id: 'land-baron', from: 25 },
];
