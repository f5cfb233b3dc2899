/** Terrain, dice, icons and counts of Dice Settlers. Tiles are in `tiles.ts`, technologies in `techs.ts`. */

/** DS 2.1: dice colours; index 0 is white, which is never recruited. */
export const COLOURS = ['white', 'yellow', 'green', 'grey', 'orange', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export const TERRAINS = ['plains', 'forest', 'mountains', 'desert', 'hills'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The colour a terrain opens, as an index into `COLOURS`. */
export const TERRAIN_COLOUR: Readonly<Record<Terrain, number>> = {
  plains: 1,
  forest: 2,
  mountains: 3,
  desert: 4,
  hills: 5,
};

/** Resources in the order prices are paid and automa tokens are placed (DS-4.69, DS-6.16). */
export const RESOURCES = ['food', 'wood', 'iron', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOLD = 3;

export const ICONS = [
  'recruit',
  'explore',
  'settle',
  'raid',
  'trade',
  'research',
  'pioneer',
  'food',
  'wood',
  'iron',
  'gold',
] as const;
export type Icon = (typeof ICONS)[number];

/** The seven main actions, in the order of the action bar. */
export const ACTIONS = ['recruit', 'explore', 'settle', 'raid', 'harvest', 'trade', 'research'] as const;
export type Action = (typeof ACTIONS)[number];

/** DS 2.3: one icon on each of six faces. */
export const FACES: Readonly<Record<Colour, readonly Icon[]>> = {
  white: ['pioneer', 'pioneer', 'recruit', 'explore', 'settle', 'research'],
  yellow: ['pioneer', 'recruit', 'recruit', 'trade', 'food', 'food'],
  green: ['pioneer', 'explore', 'settle', 'settle', 'wood', 'wood'],
  grey: ['pioneer', 'raid', 'raid', 'research', 'iron', 'iron'],
  orange: ['pioneer', 'pioneer', 'explore', 'research', 'research', 'gold'],
  brown: ['pioneer', 'recruit', 'settle', 'trade', 'trade', 'gold'],
};

/** DS-4.8: the icons a die of this colour can be set to. */
export const ICONS_OF: Readonly<Record<Colour, readonly Icon[]>> = {
  white: distinct(FACES.white),
  yellow: distinct(FACES.yellow),
  green: distinct(FACES.green),
  grey: distinct(FACES.grey),
  orange: distinct(FACES.orange),
  brown: distinct(FACES.brown),
};

/** DS 2.2, in the order of `COLOURS`. */
export const DICE_TOTAL: readonly number[] = [12, 9, 9, 7, 7, 7];
/** DS 2.4, by number of sides at the table (solo counts two), in the order of `COLOURS`. */
export const DICE_SUPPLY: Readonly<Record<number, readonly number[]>> = {
  2: [0, 5, 5, 5, 5, 5],
  3: [0, 5, 5, 6, 6, 6],
  4: [0, 5, 5, 7, 7, 7],
};
/** DS-3.2: three white, one yellow, one green. */
export const START_DICE: readonly number[] = [3, 1, 1, 0, 0, 0];
export const START_TENTS = 6;
export const HOUSES = 5;
export const BOT_TENTS = 20;
export const VP_SUPPLY: Readonly<Record<number, number>> = { 2: 30, 3: 39, 4: 48 };
export const QUOTA_BASE = 3;
export const QUOTA_MAX = 9;
/** DS-5.3: the round at whose end the game counts as triggered in any case. */
export const ROUND_STOP = 24;

/** DS-4.35 and Frequent Hire: icons for one, two and three dice. */
export const RECRUIT_STEPS: readonly number[] = [1, 3, 6];
export const FREQUENT_HIRE_STEPS: readonly number[] = [1, 2, 4];

/** DS-4.60. */
export const TRADE_VP = { same: 6, different: 5, pair: 2, die: 3 } as const;
/** Score line 4: points for 0 to 5 houses. */
export const HOUSE_VP: readonly number[] = [0, 1, 4, 9, 16, 25];
export const DICE_PAIR_VP = 3;

/** DS-6.5: the sides of the Action hex, clockwise. */
export const HEX_SIDES = ['recruit', 'explore', 'research', 'raid', 'trade', 'settle'] as const;
export type HexAction = (typeof HEX_SIDES)[number];
/** DS-6.23. */
export const MARKER_DIE: readonly number[] = [1, 2, 2, 3, 3, 4];

export type Level = 'easy' | 'normal' | 'hard';
/** DS-6.10: added to your quota. */
export const DICE_CAP: Readonly<Record<Level, number>> = { easy: 0, normal: 1, hard: 2 };
/** DS-6.26: points for strength that found no use. */
export const UNUSED_VP: Readonly<Record<Level, number>> = { easy: 0, normal: 1, hard: 2 };
/** DS-6.44: points for a resource sold. */
export const BOT_TRADE_VP: Readonly<Record<Level, number>> = { easy: 1, normal: 2, hard: 3 };
/** DS-6.60: points for a technology and for a resource left. */
export const END_BONUS: Readonly<Record<Level, { readonly tech: number; readonly resource: number }>> = {
  easy: { tech: 0, resource: 0 },
  normal: { tech: 1, resource: 1 },
  hard: { tech: 2, resource: 1 },
};
export const BOT_START_TENTS: Readonly<Record<string, number>> = { normal: 6, hard: 8 };

/** DS-6.10: dice the automa wants from a queue of this length. */
export function botWants(queue: number): number {
  if (queue <= 4) return queue;
  if (queue <= 8) return 4;
  return queue <= 10 ? 5 : 6;
}

/** A die as it lies: colour and icon, such as `white-pioneer`. */
export type DieCode = string;

export function dieCode(colour: number, icon: string): DieCode {
  return `${COLOURS[colour]}-${icon}`;
}

export function dieColour(code: DieCode): number {
  return COLOURS.indexOf(code.slice(0, code.indexOf('-')) as Colour);
}

export function dieIcon(code: DieCode): Icon {
  return code.slice(code.indexOf('-') + 1) as Icon;
}

export function colourName(colour: number): Colour {
  return COLOURS[colour] ?? 'white';
}

function distinct(icons: readonly Icon[]): readonly Icon[] {
  return [...new Set(icons)];
}
