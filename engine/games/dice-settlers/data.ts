/** Terrain, dice, icons and counts of Dice Settlers. Tiles are in `data-tiles.ts`, technologies in `data-techs.ts`. */

/** DS 2.1: dice colours; index 0 is white, which is never recruited. */
export const COLOURS = ['white', 'yellow', 'green', 'grey', 'orange', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours of the supply, as indices into `COLOURS`. */
export const RECRUITABLE: readonly number[] = COLOURS.map((_, colour) => colour).slice(1);

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
/** What two Pioneers and Production Boom can be, as indices into `RESOURCES`: anything but gold. */
export const PLAIN_RESOURCES: readonly number[] = [0, 1, 2];

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

/** The main action an icon serves by itself; a Pioneer serves none. */
export const ACTION_OF: Readonly<Record<Icon, Action | null>> = {
  recruit: 'recruit',
  explore: 'explore',
  settle: 'settle',
  raid: 'raid',
  trade: 'trade',
  research: 'research',
  pioneer: null,
  food: 'harvest',
  wood: 'harvest',
  iron: 'harvest',
  gold: 'harvest',
};

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

/** Sides at the table: players, and the Diceoneer in the solo game. */
export type Sides = 2 | 3 | 4;

/** DS 2.2, in the order of `COLOURS`. */
export const DICE_TOTAL = byColour({ white: 12, yellow: 9, green: 9, grey: 7, orange: 7, brown: 7 });
/** DS 2.4, in the order of `COLOURS`. */
export const DICE_SUPPLY: Readonly<Record<Sides, readonly number[]>> = {
  2: byColour({ white: 0, yellow: 5, green: 5, grey: 5, orange: 5, brown: 5 }),
  3: byColour({ white: 0, yellow: 5, green: 5, grey: 6, orange: 6, brown: 6 }),
  4: byColour({ white: 0, yellow: 5, green: 5, grey: 7, orange: 7, brown: 7 }),
};
export const VP_SUPPLY: Readonly<Record<Sides, number>> = { 2: 30, 3: 39, 4: 48 };

/** DS-3.2. */
export const START_WHITE = 3;
export const START_DICE = byColour({
  white: START_WHITE,
  yellow: 1,
  green: 1,
  grey: 0,
  orange: 0,
  brown: 0,
});
export const START_TENTS = 6;
/** DS-3.6: start tiles to choose from. */
export const START_OFFER = 3;
/** DS 2.6: the cells of the first three start tiles; the fourth player picks one of the others. */
export const START_CELLS = ['0,0', '1,0', '0,1'] as const;
export const FOURTH_CELLS = ['1,-1', '-1,1', '1,1'] as const;

/** DS-4.4. */
export const QUOTA_BASE = 3;
export const QUOTA_MAX = 9;
/** DS-4.7: dice a re-roll takes at most, and dice drawn for a resource. */
export const REROLL_DICE = 3;
export const DRAW_DICE = 2;
/** DS-4.80. */
export const KEEP_DICE = 1;

/** DS-4.30: every side acts so often in a round. */
export const PASSES = 2;
/** DS-4.35: icons for one, two and three dice. */
export const RECRUIT_STEPS: readonly number[] = [1, 3, 6];
/** DS-4.41: tiles a new one touches, if it can. */
export const EXPLORE_TOUCH = 2;
/** DS-4.42. */
export const EXPLORE_TENTS = 1;
/** DS-4.45: tents an icon takes from the general supply, and how far one can be placed. */
export const TAKE_TENTS = 1;
export const SETTLE_RANGE = 1;
/** DS-4.51. */
export const SWAP_COST = 1;
/** DS-4.60: tokens of a set, and points for sets, pairs and dice. */
export const TRADE_SET = 3;
export const TRADE_PAIR = 2;
export const TRADE_VP = { same: 6, different: 5, pair: 2, die: 3 } as const;

export const HOUSES = 5;
/** DS-4.72: tents that become a house, and the lead Govern asks for. */
export const HOUSE_TENTS = 3;
export const GOVERN_LEAD = 3;

/** DS-5.1: the end is near with so many houses of one side, or with so few colours of dice. */
export const END_HOUSES = HOUSES;
export const END_COLOURS = 2;
/** DS-5.3: the round at whose end the game counts as triggered in any case. */
export const ROUND_STOP = 24;
/** Score line 4: points for 0 to 5 houses. */
export const HOUSE_VP: readonly number[] = [0, 1, 4, 9, 16, 25];
/** Score line 3: points for every two dice. */
export const DICE_PAIR_VP = 3;

/** DS-6.5: the sides of the Action hex, clockwise. */
export const HEX_SIDES = ['recruit', 'explore', 'research', 'raid', 'trade', 'settle'] as const;
export type HexAction = (typeof HEX_SIDES)[number];
/** DS-6.23. */
export const MARKER_DIE: readonly number[] = [1, 2, 2, 3, 3, 4];
/** DS-6.4. */
export const BOT_TENTS = 20;
/** DS-6.35: the lead that becomes a house of the Diceoneer. */
export const BOT_LEAD = 3;
/** DS-6.30: strength that brings a second die; what is above it scores. */
export const BOT_RECRUIT = { strength: 3, below: 1, from: 2 } as const;
/** DS-6.33: strength an Explore uses. */
export const BOT_EXPLORE = 1;
/** DS-6.37: tents taken with one strength left, and with more. */
export const BOT_GATHER = { one: 3, more: 5 } as const;
/** DS-6.44: goods sold for each strength. */
export const BOT_SELLS = 3;
/** DS-6.49: what Constitution reads. */
export const BOT_QUOTA = 3;
/** DS-6.52: it can be driven off a Factory where it has so many tents. */
export const EVICT_TENTS = 2;
/** DS-6.10: dice the automa wants from a queue up to this length; a shorter queue is taken whole. */
export const BOT_DICE = [
  { queue: 8, dice: 4 },
  { queue: 10, dice: 5 },
  { queue: Infinity, dice: 6 },
] as const;

export const LEVELS = ['normal', 'easy', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
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
export const BOT_START_TENTS: Readonly<Record<'normal' | 'hard', number>> = { normal: START_TENTS, hard: 8 };

/** A die as it lies: colour and icon, such as `white-pioneer`. */
export type DieCode = `${Colour}-${Icon}`;

/** Every die as it can lie, put together and taken apart once. */
const DICE: ReadonlyArray<Readonly<Record<Icon, DieCode>>> = COLOURS.map(
  (name) =>
    Object.fromEntries(ICONS.map((icon) => [icon, `${name}-${icon}`])) as Readonly<Record<Icon, DieCode>>,
);
const SHOWN = new Map<string, { readonly colour: number; readonly icon: Icon }>(
  DICE.flatMap((row, colour) => ICONS.map((icon) => [row[icon], { colour, icon }] as const)),
);

export function dieCode(colour: number, icon: Icon): DieCode {
  const row = DICE[colour];
  return row ? row[icon] : `${colourAt(colour)}-${icon}`;
}

export function dieColour(code: DieCode): number {
  return SHOWN.get(code)?.colour ?? -1;
}

export function dieIcon(code: DieCode): Icon {
  return SHOWN.get(code)?.icon ?? (code.slice(code.indexOf('-') + 1) as Icon);
}

/** Whether a text names a die as it can lie. */
export function isDie(text: string): text is DieCode {
  return SHOWN.has(text);
}

export function colourAt(index: number): Colour {
  return at(COLOURS, index, 'colour');
}

export function resourceAt(index: number): Resource {
  return at(RESOURCES, index, 'resource');
}

export function hexSideAt(index: number): HexAction {
  return at(HEX_SIDES, index, 'side of the Action hex');
}

/** Score line 4. */
export function houseVp(houses: number): number {
  return at(HOUSE_VP, houses, 'score for houses:');
}

export function isResource(icon: string): icon is Resource {
  return (RESOURCES as readonly string[]).includes(icon);
}

function at<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no ${what} ${index}.`);
  return found;
}

function byColour(of: Readonly<Record<Colour, number>>): readonly number[] {
  return COLOURS.map((colour) => of[colour]);
}

function distinct(icons: readonly Icon[]): readonly Icon[] {
  return [...new Set(icons)];
}
