/** DS 2.7 to 2.13: the technology decks and the premade sets. Costs and points are house values. */
import type { Icon, Terrain } from './data';

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

export interface Tech {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  /** Research icons. */
  readonly icons: number;
  readonly terrain: readonly Terrain[];
  /** Tokens, in the order of `RESOURCES` (gold is never asked for). */
  readonly price: readonly [number, number, number];
  /** Printed points; null where `score` says how it counts. */
  readonly vp: number | null;
  readonly once: boolean;
  readonly code: string;
  /** The name is ours. */
  readonly coined?: boolean;
}

const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  P: 'plains',
  F: 'forest',
  M: 'mountains',
  D: 'desert',
  H: 'hills',
};

/** One row as the specification writes it: terrain `PF`, price `fw`; a star marks a coined name. */
function tech(
  deck: Deck,
  id: string,
  title: string,
  icons: number,
  terrain: string,
  price: string,
  vp: number | null,
  once: boolean,
  code: string,
): Tech {
  const coined = title.endsWith('*');
  const count = (letter: string) => [...price].filter((c) => c === letter).length;
  return {
    id,
    name: coined ? title.slice(0, -1) : title,
    deck,
    icons,
    terrain: [...terrain].map((letter) => TERRAIN_LETTERS[letter] ?? 'plains'),
    price: [count('f'), count('w'), count('i')],
    vp,
    once,
    code,
    ...(coined ? { coined } : {}),
  };
}

// prettier-ignore
export const TECHS: readonly Tech[] = [
  tech('charter',  'stability',             'Stability',             1, '',   '',   1, false, 'quota:1'),
  tech('charter',  'wanderlust',            'Wanderlust',            1, '',   '',   1, false, 'rule:explore-draw+1'),
  tech('charter',  'homestead-act',         'Homestead Act*',        1, '',   '',   1, false, 'rule:settle-start-tent'),
  tech('charter',  'hiring-fair',           'Hiring Fair*',          1, '',   '',   1, false, 'rule:access-adjacent'),
  tech('charter',  'pioneer-spirit',        'Pioneer Spirit*',       1, '',   '',   1, true,  'make:pioneer'),

  tech('craft',    'large-coaches',         'Large Coaches',         1, 'P',  'w',  2, false, 'rule:draw-more-3'),
  tech('craft',    'scouts',                'Scouts',                1, 'F',  'f',  3, false, 'rule:explore-anywhere'),
  tech('craft',    'forestry',              'Forestry',              1, 'F',  'w',  3, false, 'as:settle>recruit'),
  tech('craft',    'stockades',             'Stockades',             1, 'F',  'w',  3, false, 'guard:1'),
  tech('craft',    'quartermasters',        'Quartermasters',        1, 'P',  'f',  3, false, 'rule:settle-take-2'),
  tech('craft',    'land-grab',             'Land Grab',             2, 'PF', 'f',  4, true,  'make:settle'),
  tech('craft',    'improved-tools',        'Improved Tools',        2, 'M',  'i',  4, true,  'rule:harvest+1'),
  tech('craft',    'martial-training',      'Martial Training',      1, 'M',  'i',  3, false, 'as:recruit>raid'),
  tech('craft',    'resourcefulness',       'Resourcefulness',       1, 'P',  'f',  2, false, 'as:pioneer>food,wood,iron'),
  tech('craft',    'city-walls',            'City Walls',            2, 'H',  'i',  4, false, 'guard:2'),
  tech('craft',    'mapmaking',             'Mapmaking',             1, 'D',  'w',  3, false, 'as:research>explore'),
  tech('craft',    'versatile-explorers',   'Versatile Explorers',   1, 'F',  'f',  3, false, 'as:explore>settle'),
  tech('craft',    'drilled-troops',        'Drilled Troops',        2, 'FM', 'i',  4, true,  'make:raid'),
  tech('craft',    'blacksmiths',           'Blacksmiths*',          1, 'M',  'w',  3, false, 'rule:iron-wild-research'),
  tech('craft',    'pack-mules',            'Pack Mules*',           1, 'D',  'f',  3, false, 'rule:keep-2'),
  tech('craft',    'field-rations',         'Field Rations*',        1, 'P',  'w',  3, true,  'make:food'),
  tech('craft',    'apprentices',           'Apprentices*',          2, 'H',  'w',  4, false, 'rule:recruit-active'),
  tech('craft',    'campfire-stories',      'Campfire Stories*',     1, '',   'w',  2, true,  'rule:free-reroll'),

  tech('progress', 'gold-rush',             'Gold Rush',             3, 'H',  'i',  4, true,  'make:gold'),
  tech('progress', 'general-education',     'General Education',     2, 'PF', 'f',  4, false, 'as:pioneer>research'),
  tech('progress', 'mobile-workforce',      'Mobile Workforce',      2, 'PD', 'f',  4, true,  'free:move-2'),
  tech('progress', 'adaptability',          'Adaptability',          2, 'D',  'w',  4, true,  'free:set-die'),
  tech('progress', 'basic-engineering',     'Basic Engineering',     2, 'M',  'i',  4, false, 'rule:research-price-1'),
  tech('progress', 'production-boom',       'Production Boom',       2, 'PH', 'w',  4, false, 'bonus:harvest'),
  tech('progress', 'stable-government',     'Stable Government',     2, 'PM', 'fw', 4, false, 'quota:2'),
  tech('progress', 'trailblazers',          'Trailblazers',          2, 'FD', 'w',  5, false, 'rule:explore-2-tents'),
  tech('progress', 'industrial-revolution', 'Industrial Revolution', 2, 'M',  'wi', 5, true,  'free:factory-keep'),
  tech('progress', 'frequent-hire',         'Frequent Hire',         2, 'P',  'f',  4, false, 'rule:recruit-1-2-4'),
  tech('progress', 'missionaries',          'Missionaries',          2, 'DH', 'f',  5, false, 'rule:settle-range-2'),
  tech('progress', 'shift-work',            'Shift Work',            2, 'PH', 'w',  4, true,  'free:recall-die'),
  tech('progress', 'telegraph',             'Telegraph*',            2, 'PM', 'i',  4, true,  'make:research'),
  tech('progress', 'trading-post',          'Trading Post*',         2, 'H',  'w',  4, true,  'make:trade'),
  tech('progress', 'assay-office',          'Assay Office*',         2, 'H',  'i',  4, false, 'rule:trade-gold+1'),
  tech('progress', 'land-survey',           'Land Survey*',          2, 'MH', 'wi', 5, false, 'rule:govern-lead-2'),
  tech('progress', 'cattle-drive',          'Cattle Drive*',         2, 'PD', 'f',  4, false, 'as:food>settle'),
  tech('progress', 'boomtown',              'Boomtown*',             2, 'D',  'w',  4, false, 'rule:house-vp-2'),

  tech('legacy',   'builder',               'Builder',               2, 'M',  'wi', null, false, 'score:house*2'),
  tech('legacy',   'prosperity',            'Prosperity',            2, 'H',  'fw', null, false, 'score:vp/3'),
  tech('legacy',   'manifest-destiny',      'Manifest Destiny',      2, 'PD', 'fi', null, false, 'score:presence'),
  tech('legacy',   'foreign-trade',         'Foreign Trade',         2, 'H',  'i',  null, false, 'score:resources'),
  tech('legacy',   'university',            'University',            3, 'PM', 'fi', null, false, 'score:tech*2'),
  tech('legacy',   'cartographer',          'Cartographer',          2, 'FD', 'fw', null, false, 'score:terrain*2'),
  tech('legacy',   'constitution',          'Constitution',          2, 'PF', 'fw', null, false, 'score:quota'),
  tech('legacy',   'chronicles',            'Chronicles',            2, 'FH', 'wi', null, false, 'score:rare-tech*2'),
  tech('legacy',   'census',                'Census*',               2, 'PF', 'fw', null, false, 'score:tents/2'),
  tech('legacy',   'guild-hall',            'Guild Hall*',           2, 'H',  'wi', null, false, 'score:colours*2'),
  tech('legacy',   'landmarks',             'Landmarks*',            2, 'FM', 'wi', null, false, 'score:hi6*2'),
  tech('legacy',   'factory-barons',        'Factory Barons*',       2, 'PM', 'fi', null, false, 'score:factory*2'),
  tech('legacy',   'open-range',            'Open Range*',           2, 'PD', 'fw', null, false, 'score:alone*2'),
  tech('legacy',   'veterans',              'Veterans*',             2, 'MH', 'fi', null, false, 'score:dice/2'),

  tech('explosive', 'dynamite',             'Dynamite*',             1, 'M',  'i',  2, false, 'boom:clear-2'),
  tech('explosive', 'land-rush',            'Land Rush*',            2, 'P',  'f',  3, false, 'boom:place-3'),
  tech('explosive', 'mother-lode',          'Mother Lode*',          2, 'H',  'w',  3, false, 'boom:gold-2'),
  tech('explosive', 'barn-raising',         'Barn Raising*',         2, 'F',  'w',  3, false, 'boom:raise-house'),
  tech('explosive', 'double-shift',         'Double Shift*',         2, 'D',  'f',  3, false, 'boom:extra-action'),
  tech('explosive', 'wagon-train',          'Wagon Train*',          1, 'F',  'w',  2, false, 'boom:any-die'),
  tech('explosive', 'fireworks',            'Fireworks*',            1, 'D',  'w',  2, false, 'boom:vp-3'),
];

const BY_ID: ReadonlyMap<string, Tech> = new Map(TECHS.map((t) => [t.id, t]));

export function techOf(id: string): Tech {
  const found = BY_ID.get(id);
  if (!found) throw new RangeError(`There is no technology ${id}.`);
  return found;
}

/** Cards a premade set holds, in display order. */
export const TECH_SETS: Readonly<Record<string, readonly string[]>> = {
  'great-wide-somewhere': [
    ...['stability', 'large-coaches', 'scouts', 'forestry', 'gold-rush', 'general-education'],
    ...['mobile-workforce', 'builder', 'prosperity'],
  ],
  'warriors-traders': [
    ...['stability', 'stockades', 'quartermasters', 'land-grab', 'adaptability', 'basic-engineering'],
    ...['production-boom', 'manifest-destiny', 'foreign-trade'],
  ],
  'expand-expand-expand': [
    ...[
      'wanderlust',
      'improved-tools',
      'martial-training',
      'resourcefulness',
      'stable-government',
      'trailblazers',
    ],
    ...['industrial-revolution', 'university', 'cartographer'],
  ],
  'peace-in-our-time': [
    ...['wanderlust', 'city-walls', 'mapmaking', 'versatile-explorers', 'frequent-hire', 'missionaries'],
    ...['shift-work', 'foreign-trade', 'constitution'],
  ],
};

/** Highest score of a legacy card (2.12); Constitution has no cap of its own. */
export const LEGACY_CAP: Readonly<Record<string, number>> = {
  builder: 10,
  prosperity: 10,
  'manifest-destiny': 10,
  'foreign-trade': 10,
  university: 12,
  cartographer: 10,
  constitution: 9,
  chronicles: 12,
  census: 10,
  'guild-hall': 12,
  landmarks: 12,
  'factory-barons': 10,
  'open-range': 10,
  veterans: 8,
};

/** The icon a `make:` card gives, by card id. */
export const MAKES: ReadonlyMap<string, Icon> = new Map(
  TECHS.filter((t) => t.code.startsWith('make:')).map((t) => [t.id, t.code.slice(5) as Icon]),
);

/** DS-4.22: one-step conversions, by card id. */
export const CONVERTS: ReadonlyArray<{
  readonly id: string;
  readonly from: Icon;
  readonly to: readonly Icon[];
}> = TECHS.filter((t) => t.code.startsWith('as:')).map((t) => {
  const [from, to] = t.code.slice(3).split('>') as [Icon, string];
  return { id: t.id, from, to: to.split(',') as Icon[] };
});

export function guardOf(techs: readonly string[]): number {
  return (techs.includes('stockades') ? 1 : 0) + (techs.includes('city-walls') ? 2 : 0);
}
