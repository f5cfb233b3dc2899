/** DS 2.7 to 2.13: the technology decks and the premade sets. Costs and points are house values. */
import { QUOTA_MAX, type Icon, type Resource, type Terrain } from './data';

export const DECKS = ['charter', 'craft', 'progress', 'legacy', 'explosive'] as const;
export type Deck = (typeof DECKS)[number];
/** DS 2.7: cards drawn of each deck for a random tableau. */
export const SEAL: Readonly<Record<Deck, number>> = {
  charter: 1,
  craft: 3,
  progress: 3,
  legacy: 2,
  explosive: 1,
};

/** DS-3.11: cards of a premade set, and of a random one without the Explosive card. */
export const SET_SIZE = SEAL.charter + SEAL.craft + SEAL.progress + SEAL.legacy;

/** What a legacy card counts at the end (2.12). */
export type Tally =
  | 'houses'
  | 'vp'
  | 'presence'
  | 'resources'
  | 'techs'
  | 'terrains'
  | 'quota'
  | 'rare-techs'
  | 'tents'
  | 'colours'
  | 'high-tiles'
  | 'factories'
  | 'alone'
  | 'dice';

/** What a card does: rules, tickets and sentences read it here and nowhere else. */
export type Effect =
  // As long as it is held.
  | { readonly do: 'quota'; readonly n: number }
  | { readonly do: 'guard'; readonly n: number }
  | { readonly do: 'counts-as'; readonly from: Icon; readonly to: readonly Icon[] }
  | { readonly do: 'pays-with'; readonly kind: Resource }
  | { readonly do: 'price-off'; readonly n: number }
  | { readonly do: 'draw-dice'; readonly n: number }
  | { readonly do: 'keep-dice'; readonly n: number }
  | { readonly do: 'recruit-steps'; readonly steps: readonly number[] }
  | { readonly do: 'recruit-beside' }
  | { readonly do: 'recruit-rolled' }
  | { readonly do: 'explore-more'; readonly n: number }
  | { readonly do: 'explore-anywhere' }
  | { readonly do: 'explore-tents'; readonly n: number }
  | { readonly do: 'settle-gift'; readonly n: number }
  | { readonly do: 'settle-range'; readonly n: number }
  | { readonly do: 'take-tents'; readonly n: number }
  | { readonly do: 'harvest-icon'; readonly n: number }
  | { readonly do: 'gold-trade'; readonly n: number }
  | { readonly do: 'govern-lead'; readonly n: number }
  | { readonly do: 'house-vp'; readonly n: number }
  // Once a round.
  | { readonly do: 'make'; readonly icon: Icon }
  | { readonly do: 'harvest-token'; readonly n: number }
  | { readonly do: 'reroll' }
  // As a Free action: once a round, or by exploding.
  | { readonly do: 'move-tents'; readonly n: number }
  | { readonly do: 'set-die' }
  | { readonly do: 'keep-factory' }
  | { readonly do: 'recall-die' }
  | { readonly do: 'clear-tents'; readonly n: number }
  | { readonly do: 'place-tents'; readonly n: number }
  | { readonly do: 'take-gold'; readonly n: number }
  | { readonly do: 'raise-house' }
  | { readonly do: 'extra-action' }
  | { readonly do: 'any-die' }
  | { readonly do: 'take-vp'; readonly n: number }
  // At the end: `each` point for every `per` of what is counted, up to `cap`.
  | {
      readonly do: 'score';
      readonly of: Tally;
      readonly each: number;
      readonly per: number;
      readonly cap: number;
      /** What a gold token counts, for resources. */
      readonly gold?: number;
      /** The least points of a tile that counts, for tiles. */
      readonly from?: number;
    };
export type EffectKind = Effect['do'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** DS-4.67, DS-4.74, DS-4.75: when a card works. A free one of the Explosive deck works by exploding. */
export const WHEN = {
  quota: 'held',
  guard: 'held',
  'counts-as': 'held',
  'pays-with': 'held',
  'price-off': 'held',
  'draw-dice': 'held',
  'keep-dice': 'held',
  'recruit-steps': 'held',
  'recruit-beside': 'held',
  'recruit-rolled': 'held',
  'explore-more': 'held',
  'explore-anywhere': 'held',
  'explore-tents': 'held',
  'settle-gift': 'held',
  'settle-range': 'held',
  'take-tents': 'held',
  'harvest-icon': 'held',
  'gold-trade': 'held',
  'govern-lead': 'held',
  'house-vp': 'held',
  make: 'once',
  'harvest-token': 'once',
  reroll: 'once',
  'move-tents': 'free',
  'set-die': 'free',
  'keep-factory': 'free',
  'recall-die': 'free',
  'clear-tents': 'free',
  'place-tents': 'free',
  'take-gold': 'free',
  'raise-house': 'free',
  'extra-action': 'free',
  'any-die': 'free',
  'take-vp': 'free',
  score: 'end',
} as const satisfies Readonly<Record<EffectKind, 'held' | 'once' | 'free' | 'end'>>;

type KindsOf<W> = { [K in EffectKind]: (typeof WHEN)[K] extends W ? K : never }[EffectKind];
export type HeldKind = KindsOf<'held'>;
export type OnceKind = KindsOf<'once'>;
export type FreeKind = KindsOf<'free'>;

export interface Tech {
  readonly id: string;
  readonly deck: Deck;
  /** Research icons. */
  readonly icons: number;
  readonly terrain: readonly Terrain[];
  /** Food, wood and iron, in the order of `RESOURCES` (gold is never asked for). */
  readonly price: readonly [number, number, number];
  /** Printed points; null where the effect says how it counts. */
  readonly vp: number | null;
  readonly effect: Effect;
  /** Fewest seats that play with it in a random tableau (DS-3.11). */
  readonly seats?: number;
}

function tech<const Id extends string>(
  deck: Deck,
  id: Id,
  icons: number,
  terrain: readonly Terrain[],
  price: Tech['price'],
  vp: number | null,
  effect: Effect,
): Tech & { readonly id: Id } {
  return { deck, id, icons, terrain, price, vp, effect };
}

function score(of: Tally, each: number, per: number, cap: number): EffectOf<'score'> {
  return { do: 'score', of, each, per, cap };
}

function as(from: Icon, ...to: Icon[]): EffectOf<'counts-as'> {
  return { do: 'counts-as', from, to };
}

function make(icon: Icon): EffectOf<'make'> {
  return { do: 'make', icon };
}

const [P, F, M, D, H] = ['plains', 'forest', 'mountains', 'desert', 'hills'] as const;

// prettier-ignore
export const TECHS = [
  tech('charter',  'stability',             1, [],     [0, 0, 0], 1, { do: 'quota', n: 1 }),
  tech('charter',  'wanderlust',            1, [],     [0, 0, 0], 1, { do: 'explore-more', n: 1 }),
  tech('charter',  'homestead-act',         1, [],     [0, 0, 0], 1, { do: 'settle-gift', n: 1 }),
  tech('charter',  'hiring-fair',           1, [],     [0, 0, 0], 1, { do: 'recruit-beside' }),
  tech('charter',  'pioneer-spirit',        1, [],     [0, 0, 0], 1, make('pioneer')),

  tech('craft',    'large-coaches',         1, [P],    [0, 1, 0], 2, { do: 'draw-dice', n: 3 }),
  tech('craft',    'scouts',                1, [F],    [1, 0, 0], 3, { do: 'explore-anywhere' }),
  tech('craft',    'forestry',              1, [F],    [0, 1, 0], 3, as('settle', 'recruit')),
  tech('craft',    'stockades',             1, [F],    [0, 1, 0], 3, { do: 'guard', n: 1 }),
  tech('craft',    'quartermasters',        1, [P],    [1, 0, 0], 3, { do: 'take-tents', n: 2 }),
  tech('craft',    'land-grab',             2, [P, F], [1, 0, 0], 4, make('settle')),
  tech('craft',    'improved-tools',        2, [M],    [0, 0, 1], 4, { do: 'harvest-token', n: 1 }),
  tech('craft',    'martial-training',      1, [M],    [0, 0, 1], 3, as('recruit', 'raid')),
  tech('craft',    'resourcefulness',       1, [P],    [1, 0, 0], 2, as('pioneer', 'food', 'wood', 'iron')),
  tech('craft',    'city-walls',            2, [H],    [0, 0, 1], 4, { do: 'guard', n: 2 }),
  tech('craft',    'mapmaking',             1, [D],    [0, 1, 0], 3, as('research', 'explore')),
  tech('craft',    'versatile-explorers',   1, [F],    [1, 0, 0], 3, as('explore', 'settle')),
  tech('craft',    'drilled-troops',        2, [F, M], [0, 0, 1], 4, make('raid')),
  tech('craft',    'blacksmiths',           1, [M],    [0, 1, 0], 3, { do: 'pays-with', kind: 'iron' }),
  tech('craft',    'pack-mules',            1, [D],    [1, 0, 0], 3, { do: 'keep-dice', n: 2 }),
  tech('craft',    'field-rations',         1, [P],    [0, 1, 0], 3, make('food')),
  tech('craft',    'apprentices',           2, [H],    [0, 1, 0], 4, { do: 'recruit-rolled' }),
  tech('craft',    'campfire-stories',      1, [],     [0, 1, 0], 2, { do: 'reroll' }),

  tech('progress', 'gold-rush',             3, [H],    [0, 0, 1], 4, make('gold')),
  tech('progress', 'general-education',     2, [P, F], [1, 0, 0], 4, as('pioneer', 'research')),
  tech('progress', 'mobile-workforce',      2, [P, D], [1, 0, 0], 4, { do: 'move-tents', n: 2 }),
  tech('progress', 'adaptability',          2, [D],    [0, 1, 0], 4, { do: 'set-die' }),
  tech('progress', 'basic-engineering',     2, [M],    [0, 0, 1], 4, { do: 'price-off', n: 1 }),
  tech('progress', 'production-boom',       2, [P, H], [0, 1, 0], 4, { do: 'harvest-icon', n: 1 }),
  tech('progress', 'stable-government',     2, [P, M], [1, 1, 0], 4, { do: 'quota', n: 2 }),
  tech('progress', 'trailblazers',          2, [F, D], [0, 1, 0], 5, { do: 'explore-tents', n: 2 }),
  tech('progress', 'industrial-revolution', 2, [M],    [0, 1, 1], 5, { do: 'keep-factory' }),
  tech('progress', 'frequent-hire',         2, [P],    [1, 0, 0], 4, { do: 'recruit-steps', steps: [1, 2, 4] }),
  tech('progress', 'missionaries',          2, [D, H], [1, 0, 0], 5, { do: 'settle-range', n: 2 }),
  tech('progress', 'shift-work',            2, [P, H], [0, 1, 0], 4, { do: 'recall-die' }),
  tech('progress', 'telegraph',             2, [P, M], [0, 0, 1], 4, make('research')),
  tech('progress', 'trading-post',          2, [H],    [0, 1, 0], 4, make('trade')),
  tech('progress', 'assay-office',          2, [H],    [0, 0, 1], 4, { do: 'gold-trade', n: 1 }),
  tech('progress', 'land-survey',           2, [M, H], [0, 1, 1], 5, { do: 'govern-lead', n: 2 }),
  tech('progress', 'cattle-drive',          2, [P, D], [1, 0, 0], 4, as('food', 'settle')),
  tech('progress', 'boomtown',              2, [D],    [0, 1, 0], 4, { do: 'house-vp', n: 2 }),

  tech('legacy',   'builder',               1, [M],    [0, 1, 1], null, score('houses', 3, 1, 12)),
  tech('legacy',   'prosperity',            1, [H],    [1, 1, 0], null, score('vp', 1, 2, 10)),
  tech('legacy',   'manifest-destiny',      2, [P, D], [1, 0, 1], null, score('presence', 1, 1, 10)),
  tech('legacy',   'foreign-trade',         2, [H],    [0, 0, 1], null, { ...score('resources', 1, 1, 10), gold: 2 }),
  tech('legacy',   'university',            3, [P, M], [1, 0, 1], null, score('techs', 2, 1, 12)),
  tech('legacy',   'cartographer',          2, [F, D], [1, 1, 0], null, score('terrains', 2, 1, 10)),
  tech('legacy',   'constitution',          2, [P, F], [1, 1, 0], null, score('quota', 1, 1, QUOTA_MAX)),
  { ...tech('legacy', 'chronicles',         2, [F, H], [0, 1, 1], null, score('rare-techs', 2, 1, 12)), seats: 4 },
  tech('legacy',   'census',                2, [P, F], [1, 1, 0], null, score('tents', 1, 2, 10)),
  tech('legacy',   'guild-hall',            2, [H],    [0, 1, 1], null, score('colours', 2, 1, 12)),
  tech('legacy',   'landmarks',             2, [F, M], [0, 1, 1], null, { ...score('high-tiles', 2, 1, 12), from: 6 }),
  tech('legacy',   'factory-barons',        2, [P, M], [1, 0, 1], null, score('factories', 2, 1, 10)),
  tech('legacy',   'open-range',            2, [P, D], [1, 1, 0], null, score('alone', 2, 1, 10)),
  tech('legacy',   'veterans',              2, [M, H], [1, 0, 1], null, score('dice', 1, 2, 8)),

  tech('explosive', 'dynamite',             1, [M],    [0, 0, 1], 2, { do: 'clear-tents', n: 2 }),
  tech('explosive', 'land-rush',            2, [P],    [1, 0, 0], 3, { do: 'place-tents', n: 3 }),
  tech('explosive', 'mother-lode',          2, [H],    [0, 1, 0], 3, { do: 'take-gold', n: 2 }),
  tech('explosive', 'barn-raising',         2, [F],    [0, 1, 0], 3, { do: 'raise-house' }),
  tech('explosive', 'double-shift',         2, [D],    [1, 0, 0], 3, { do: 'extra-action' }),
  tech('explosive', 'wagon-train',          1, [F],    [0, 1, 0], 2, { do: 'any-die' }),
  tech('explosive', 'fireworks',            1, [D],    [0, 1, 0], 2, { do: 'take-vp', n: 3 }),
] as const satisfies readonly Tech[];

export type TechId = (typeof TECHS)[number]['id'];

const TECH = Object.fromEntries(TECHS.map((t) => [t.id, t])) as Readonly<Record<TechId, Tech>>;

export function techOf(id: TechId): Tech {
  return TECH[id];
}

/** A text that must name a technology. */
export function techId(text: string): TechId {
  if (!(text in TECH)) throw new RangeError(`There is no technology ${text}.`);
  return text as TechId;
}

/** A card marked 1x: it turns when used (DS-4.67). */
export function isOnce(id: TechId): boolean {
  const { deck, effect } = TECH[id];
  return deck !== 'explosive' && (WHEN[effect.do] === 'once' || WHEN[effect.do] === 'free');
}

/** Cards a premade set holds, in display order. */
export const TECH_SETS = {
  'great-wide-somewhere': [
    ...(['stability', 'large-coaches', 'scouts', 'forestry', 'gold-rush', 'general-education'] as const),
    ...(['mobile-workforce', 'builder', 'prosperity'] as const),
  ],
  'warriors-traders': [
    ...(['stability', 'stockades', 'quartermasters', 'land-grab', 'adaptability'] as const),
    ...(['basic-engineering', 'production-boom', 'manifest-destiny', 'foreign-trade'] as const),
  ],
  'expand-expand-expand': [
    ...(['wanderlust', 'improved-tools', 'martial-training', 'resourcefulness'] as const),
    ...([
      'stable-government',
      'trailblazers',
      'industrial-revolution',
      'university',
      'cartographer',
    ] as const),
  ],
  'peace-in-our-time': [
    ...(['wanderlust', 'city-walls', 'mapmaking', 'versatile-explorers', 'frequent-hire'] as const),
    ...(['missionaries', 'shift-work', 'foreign-trade', 'constitution'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly TechId[]>>;
export type TechSet = keyof typeof TECH_SETS;
