/** The visual system as values: ink, paper, one lamp, one spot ink per game. Nothing else in the app names a colour of the frame. */

import type { GameId } from '@/engine/games/cards';

/** Colours by role. A role missing in one of the two papers does not compile. */
export interface Palette {
  /** Screen ground, tickets. */
  readonly paper: string;
  /** Dock, seats strip, cards, plates under prints. */
  readonly paperRaised: string;
  /** Table under a board, action board ground, switch off. */
  readonly paperSunk: string;
  /** Text, icons, rules, frames, hard shadow. */
  readonly ink: string;
  /** Second line of text, captions, choices not open now. */
  readonly inkSoft: string;
  /** Hairlines, outlines of what is closed; never text. */
  readonly line: string;
  /** Chosen tab or segment. */
  readonly inkBlock: string;
  readonly onInkBlock: string;
  /** Only "you can do this now" and "this is chosen". */
  readonly lamp: string;
  readonly onLamp: string;
  /** Inside of a lit cell that has no terrain tone of its own. */
  readonly litFill: string;
  /** Personal best, won. */
  readonly good: string;
  /** Last round, short supply. */
  readonly warn: string;
  /** Lost, refused, rugged ground. */
  readonly bad: string;
}

const shared = { lamp: '#F4B731', onLamp: '#2B1F16', litFill: '#F7E4A0' } as const;

export const light: Palette = {
  ...shared,
  paper: '#F1E6CD',
  paperRaised: '#FAF3E1',
  paperSunk: '#E3D4B3',
  ink: '#2B1F16',
  inkSoft: '#5D4936',
  line: '#8F7756',
  inkBlock: '#2B1F16',
  onInkBlock: '#FAF3E1',
  good: '#2D6540',
  warn: '#7F5200',
  bad: '#A1301C',
};

export const dark: Palette = {
  ...shared,
  paper: '#1C1612',
  paperRaised: '#2B221B',
  paperSunk: '#120D0A',
  ink: '#F3E6CC',
  inkSoft: '#C6B08D',
  line: '#85705A',
  inkBlock: '#F3E6CC',
  onInkBlock: '#1C1612',
  good: '#8CC99A',
  warn: '#EDB85A',
  bad: '#F09A80',
};

/** Good and bad told apart by blue and rust instead of green and red. */
export const colourBlind = {
  light: { good: '#1F5A78', bad: '#A1301C' },
  dark: { good: '#8CC3DA', bad: '#F09A80' },
} as const;

/** Everything drawn on a board: boards keep ink lines in the dark, only their tones sink. */
export const board = {
  ink: '#2B1F16',
  pale: '#FAF3E1',
  soft: '#5D4936',
  line: '#8F7756',
  lamp: '#F4B731',
  litFill: '#F7E4A0',
  candle: '#F3D48B',
  hollow: '#F0CB7C',
  ghost: '#B9AC92',
  rugged: '#A1301C',
  lot: '#DCCBA6',
  stone: '#B9B3A6',
  street: '#E2D9C6',
  outOfBounds: '#9DBECB',
} as const;

/**
 * The table under a board by the hour of the day or of the year: the same paper, warmer or cooler. Soft ink stays
 * readable on all of them.
 */
export const grounds = {
  dawn: { day: '#EACFB6', night: '#201411' },
  noon: { day: '#E9DCB9', night: '#17120D' },
  dusk: { day: '#DFBE95', night: '#22130A' },
  dark: { day: '#CFC0A6', night: '#0D0B10' },
  spring: { day: '#DADBB3', night: '#10140C' },
  summer: { day: '#EAD9A6', night: '#19130A' },
  autumn: { day: '#E3C19B', night: '#1D1009' },
  winter: { day: '#DCDFDB', night: '#0F131A' },
} as const satisfies Readonly<Record<string, { readonly day: string; readonly night: string }>>;

export type GroundId = keyof typeof grounds;

export function groundTone(id: GroundId, night: boolean): string {
  const tone = grounds[id];
  return night ? tone.night : tone.day;
}

export interface SpotInk {
  readonly name: string;
  readonly light: string;
  readonly onLight: string;
  readonly dark: string;
  readonly onDark: string;
  /** Pictures only. */
  readonly print: string;
}

/** The spot ink carries the primary button, the gain chip, the acting seat and big results, nothing else. */
export const spots = {
  dakota: {
    name: 'ember',
    light: '#A33B1B',
    onLight: '#FAF3E1',
    dark: '#EE8F66',
    onDark: '#1C1612',
    print: '#D9693A',
  },
  'dice-settlers': {
    name: 'ochre',
    light: '#825400',
    onLight: '#FAF3E1',
    dark: '#EBB85A',
    onDark: '#1C1612',
    print: '#DFA036',
  },
  'dark-horse': {
    name: 'oxblood',
    light: '#7A2A3C',
    onLight: '#FAF3E1',
    dark: '#E5939F',
    onDark: '#1C1612',
    print: '#9C3A48',
  },
  dawson: {
    name: 'glacier',
    light: '#1F5A78',
    onLight: '#FAF3E1',
    dark: '#8CC3DA',
    onDark: '#1C1612',
    print: '#4D8AA6',
  },
  montana: {
    name: 'pine',
    light: '#2D6540',
    onLight: '#FAF3E1',
    dark: '#8CC99A',
    onDark: '#1C1612',
    print: '#5A8A58',
  },
} as const satisfies Readonly<Record<GameId, SpotInk>>;

/** Screens that belong to no game print with plain ink. */
export const houseInk: SpotInk = {
  name: 'ink',
  light: '#2B1F16',
  onLight: '#FAF3E1',
  dark: '#F3E6CC',
  onDark: '#1C1612',
  print: '#8F7756',
};

export function spotOf(game: string | undefined): SpotInk {
  return game === undefined ? houseInk : ((spots as Readonly<Record<string, SpotInk>>)[game] ?? houseInk);
}

export type TerrainId =
  | 'plains'
  | 'forest'
  | 'mountains'
  | 'desert'
  | 'hills'
  | 'lake'
  | 'meadow'
  | 'snow'
  | 'unseen'
  | 'rock1'
  | 'rock2'
  | 'rock3';

/** Tone by day and by night; `on` is the ink of a label on it. */
export const terrains: Readonly<
  Record<TerrainId, { readonly day: string; readonly night: string; readonly on: string }>
> = {
  plains: { day: '#EBCB77', night: '#C9A650', on: board.ink },
  forest: { day: '#7FA588', night: '#709679', on: board.ink },
  mountains: { day: '#BDB8AC', night: '#9A958B', on: board.ink },
  desert: { day: '#E79A5B', night: '#C97F45', on: board.ink },
  hills: { day: '#BC8659', night: '#B08058', on: board.ink },
  lake: { day: '#8DB9C9', night: '#6F9DAF', on: board.ink },
  meadow: { day: '#D6CF94', night: '#ABA66E', on: board.ink },
  snow: { day: '#F3EFE4', night: '#C9C6BE', on: board.ink },
  unseen: { day: '#A58F6C', night: '#A08A67', on: board.ink },
  rock1: { day: '#C6A077', night: '#A88460', on: board.ink },
  rock2: { day: '#8A6447', night: '#6E4F38', on: board.pale },
  rock3: { day: '#563F30', night: '#463327', on: board.pale },
};

export function terrainTone(id: TerrainId, night: boolean): string {
  const tone = terrains[id];
  return night ? tone.night : tone.day;
}

/** Die bodies; white, and the tones of the five lands. */
export const dieFill = {
  white: '#FAF3E1',
  yellow: '#EBCB77',
  green: '#7FA588',
  grey: '#BDB8AC',
  orange: '#E79A5B',
  brown: '#BC8659',
} as const;

export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, gutter: 16 } as const;
export const radius = { print: 4, chip: 4, ticket: 6, brand: 7, key: 999 } as const;
export const line = {
  hair: 1,
  rule: 1.5,
  frame: 2,
  oxfordThick: 3,
  oxfordThin: 1,
  lit: 5,
  litEdge: 1.5,
} as const;
/** Depth is a solid ink edge under the thing; pressed, it moves down by that edge. */
export const press = { flat: 0, card: 2, button: 3, poster: 4 } as const;
export const touch = {
  min: 44,
  compact: 46,
  ticket: 52,
  button: 52,
  gap: 8,
  key: 28,
  edgeHandle: 24,
} as const;

export const motion = {
  tap: 90,
  move: 180,
  turn: 240,
  tumble: 300,
  page: 260,
  /** The light over the table turns. */
  daylight: 900,
  scoreLine: 120,
  lampPulse: 1600,
  /** What any movement becomes under reduce motion. */
  fade: 120,
  automaPause: 900,
  ease: [0.2, 0, 0, 1],
  land: [0.3, 1.4, 0.5, 1],
} as const;

export const fonts = {
  display: 'Rye_400Regular',
  medium: 'Bitter_500Medium',
  italic: 'Bitter_500Medium_Italic',
  semi: 'Bitter_600SemiBold',
  bold: 'Bitter_700Bold',
} as const;

export type FaceName = (typeof fonts)[keyof typeof fonts];

export interface TypeStep {
  readonly family: string;
  readonly size: number;
  readonly line: number;
  readonly capitals?: boolean;
}

/** Rye is large and rare: never under 24, never for sentences, never on a board. */
export const type = {
  hero: { family: fonts.display, size: 64, line: 74 },
  mast: { family: fonts.display, size: 34, line: 42 },
  title: { family: fonts.display, size: 30, line: 36 },
  phase: { family: fonts.display, size: 24, line: 30 },
  prompt: { family: fonts.semi, size: 18, line: 22 },
  aim: { family: fonts.medium, size: 17, line: 22 },
  button: { family: fonts.bold, size: 18, line: 22 },
  label: { family: fonts.bold, size: 16, line: 20 },
  chip: { family: fonts.bold, size: 15, line: 20 },
  strong: { family: fonts.bold, size: 15, line: 20 },
  body: { family: fonts.medium, size: 15, line: 20 },
  italic: { family: fonts.italic, size: 15, line: 20 },
  strip: { family: fonts.semi, size: 14, line: 18 },
  name: { family: fonts.bold, size: 14, line: 18 },
  sub: { family: fonts.medium, size: 14, line: 18 },
  caption: { family: fonts.bold, size: 13, line: 16, capitals: true },
  tile: { family: fonts.semi, size: 12.5, line: 15 },
} as const satisfies Record<string, TypeStep>;

export type TypeName = keyof typeof type;

/** Text grows no further, on the table `table`; stubs move under the label from `stackFrom` on. */
/** A window narrower or lower than this has no room for bands: a watch, or a phone zoomed in twice. */
export const TINY_UNDER = 300;

export const textScale = { least: 0.9, most: 2, stackFrom: 1.2, table: 1.35 } as const;
