/** The words a newcomer does not know. */
import type { Term } from '../../../core/lesson';
import { list, numberWord } from '../../../core/words';
import {
  ACTIONS,
  DRAW_DICE,
  GOVERN_LEAD,
  HOUSE_TENTS,
  HOUSES,
  KEEP_DICE,
  PASSES,
  QUOTA_BASE,
  QUOTA_MAX,
  RECRUIT_STEPS,
  REROLL_DICE,
  RESOURCES,
  TAKE_TENTS,
  VP_SUPPLY,
} from '../data';
import { say } from './catalogue';
import { either, recruitHoles } from './names';

const { steps, dice } = recruitHoles(RECRUIT_STEPS);

export const terms: readonly Term[] = [
  {
    term: 'Icon',
    forms: ['icon', 'icons'],
    means:
      'What a die shows: an action, a resource or a Pioneer. Each die is one icon and is spent for one thing.',
    rule: 'DS-4.23',
  },
  {
    term: 'Quota',
    forms: ['quota', 'dice quota'],
    means: `How many dice you draw and roll each round: ${numberWord(QUOTA_BASE)}, more with certain tiles and cards, ${numberWord(QUOTA_MAX)} at most.`,
    rule: 'DS-4.4',
  },
  {
    term: 'Bag',
    forms: ['bag'],
    means:
      'Your dice are drawn out of it at random; spent dice go back only when it is empty and more are due.',
    rule: 'DS-4.5',
  },
  {
    term: 'Active dice',
    forms: ['active die', 'active dice'],
    means: 'The dice you have rolled or kept, whose icons you can spend in this round.',
    rule: 'DS-4.20',
  },
  {
    term: 'Spent dice',
    forms: ['spent die', 'spent dice'],
    means:
      'Dice already used. They are still yours, score at the end, and return to the bag when it is empty.',
    rule: 'DS-4.5',
  },
  {
    term: 'Pioneer',
    forms: ['pioneer', 'pioneers', 'pair of pioneers'],
    means:
      'An icon that helps others: one changes your roll, and two in a turn stand for any one icon but gold.',
    rule: 'DS-4.21',
  },
  {
    term: 'Roll again',
    forms: ['roll again', 'rolls again', 'rolled again', 're-roll', 're-rolls'],
    means: `A Pioneer is spent, and up to ${numberWord(REROLL_DICE)} other dice fall anew before the first turn.`,
    rule: 'DS-4.7',
  },
  {
    term: 'Turn a die',
    forms: ['turn one die', 'turn a die', 'turn another die', 'set a die', 'sets a die'],
    means: 'A Pioneer or a resource is spent, and another die is set to any icon of its colour.',
    rule: 'DS-4.7',
  },
  {
    term: 'Draw more',
    forms: ['draw more dice', 'draw two', 'draw three', 'two more dice'],
    means: `A resource die is spent, and ${numberWord(DRAW_DICE)} dice of the bag are rolled in its place.`,
    rule: 'DS-4.9',
  },
  {
    term: 'Resource',
    forms: ['resource', 'resources'],
    means: `One of ${list(RESOURCES.map((kind) => say(kind)))}. On a die it is an icon; harvested it is a token.`,
    rule: 'DS-4.55',
  },
  {
    term: 'Token',
    forms: ['token', 'tokens'],
    means: 'A resource in your hand. It pays for technologies or is traded for points, and waits until then.',
    rule: 'DS-4.55',
  },
  {
    term: 'Gold',
    forms: ['gold'],
    means: 'Stands for any other resource in a price or a sale; two Pioneers cannot make it.',
    rule: 'DS-4.61',
  },
  {
    term: 'Gold Rush',
    forms: ['gold rush'],
    means:
      'A technology that makes gold each round; as a toggle it fills the store of the Diceoneer with gold.',
    rule: 'DS-6.71',
  },
  {
    term: 'Tent',
    forms: ['tent', 'tents'],
    means:
      'Shows that you are on a tile. The most tents control it, and you may have as many as you like there.',
    rule: 'DS-4.3',
  },
  {
    term: 'Tents at hand',
    forms: ['tents at hand', 'tent at hand', 'at hand', 'personal supply'],
    means:
      'Tents you can place. Settle, raids and joins use them up; what is driven off or taken back returns.',
    rule: 'DS-3.2',
  },
  {
    term: 'General supply',
    forms: ['general supply', 'supply'],
    means: 'What nobody has yet: tents, houses, dice to recruit and points.',
    rule: 'DS-3.2',
  },
  {
    term: 'Supply of points',
    forms: ['supply of points', 'points left', 'no points'],
    means: `What is gained by Trade comes from it: ${either(Object.values(VP_SUPPLY))} points at the start. Empty, it brings the last round.`,
    rule: 'DS-3.5',
  },
  {
    term: 'Reserve',
    forms: ['reserve'],
    means: 'Points behind the supply. They never run dry, so a gain is always paid in full.',
    rule: 'DS-4.76',
  },
  {
    term: 'House',
    forms: ['house', 'houses'],
    means: `Controls its tile for ever. Each side has ${numberWord(HOUSES)}; the more stand, the more each of them scores.`,
    rule: 'DS-4.73',
  },
  {
    term: 'Presence',
    forms: ['presence', 'present', 'with presence'],
    means:
      'To have a tent or house on a tile. It opens the dice of the terrain and lets you settle next to it.',
    rule: 'DS-4.3',
  },
  {
    term: 'Control',
    forms: [
      'control',
      'controls',
      'controlled',
      'in control',
      'share control',
      'shares control',
      'with control',
    ],
    means:
      'Your house is on the tile, or nobody has a house there and nobody has more tents. It scores the first number.',
    rule: 'DS-4.3',
  },
  {
    term: 'Second place',
    forms: ['second place', 'for second place'],
    means: 'Most tents among those who do not control the tile: it scores the second of the two numbers.',
    rule: 'DS-5.4',
  },
  {
    term: 'Terrain',
    forms: ['terrain', 'terrains'],
    means: 'The land of a tile. Being on it opens dice of its colour to you and meets what technologies ask.',
    rule: 'DS-4.36',
  },
  {
    term: 'When placed',
    forms: ['when placed'],
    means: 'A bonus for whoever lays the tile, once. The others on it never get it.',
    rule: 'DS-4.42',
  },
  {
    term: 'Factory',
    forms: ['factory', 'factories'],
    means: 'A tile with a cog: in your turn take a tent of yours off it for its good, once a round.',
    rule: 'DS-4.70',
  },
  {
    term: 'Stack',
    forms: ['stack', 'face-down tiles', 'tiles left'],
    means: 'The tiles nobody has seen yet. The last of them brings the last round.',
    rule: 'DS-3.10',
  },
  {
    term: 'Start tile',
    forms: ['start tile', 'start tiles', 'first tile', 'first tiles'],
    means: 'The tile a side begins on. Its bonus comes before the first roll.',
    rule: 'DS-3.6',
  },
  {
    term: 'Main action',
    forms: ['main action', 'main actions', 'action', 'actions'],
    means: `One of ${numberWord(ACTIONS.length)} things to do with icons. You take one in a turn, and none twice in a round.`,
    rule: 'DS-4.32',
  },
  {
    term: 'Extra action',
    forms: ['extra action', 'extra actions', 'more action', 'more actions', 'another action'],
    means: 'A further main action in the same turn, to be paid for as usual; it lapses when the turn ends.',
    rule: 'DS-4.33',
  },
  {
    term: 'Free action',
    forms: ['free action', 'free actions'],
    means: 'A Factory, Govern or certain cards: done beside your main action, as often as they allow.',
    rule: 'DS-4.34',
  },
  {
    term: 'Turn',
    forms: [
      'turn 1',
      'turn 2',
      'your turn',
      'its turn',
      'two turns',
      'both turns',
      'first turn',
      'second turn',
    ],
    means: `Each side has ${numberWord(PASSES)} a round: in the first it must act if it can, in the second it may.`,
    rule: 'DS-4.30',
  },
  {
    term: 'Recruit',
    forms: ['recruit', 'recruits', 'recruited', 'recruiting'],
    means: `The action that brings dice: ${steps} icons for ${dice}, in colours of terrain you are on.`,
    rule: 'DS-4.35',
  },
  {
    term: 'Explore',
    forms: ['explore', 'explores', 'explored', 'exploring', 'explorer'],
    means: 'The action that lays a tile: each icon shows one more to choose from, and a tent comes with it.',
    rule: 'DS-4.40',
  },
  {
    term: 'Settle',
    forms: ['settle', 'settles', 'settled', 'settling'],
    means: `The action for tents: each icon takes ${numberWord(TAKE_TENTS)}, places one where you are or next to it, or brings some back.`,
    rule: 'DS-4.45',
  },
  {
    term: 'Raid',
    forms: ['raid', 'raids', 'raided', 'raiding'],
    means:
      'The action against others: each icon sends a foreign tent home and puts one of yours in its place.',
    rule: 'DS-4.51',
  },
  {
    term: 'Harvest',
    forms: ['harvest', 'harvests', 'harvested', 'harvesting'],
    means: 'The action that turns resource icons into tokens, as many as you have.',
    rule: 'DS-4.55',
  },
  {
    term: 'Trade',
    forms: ['trade', 'trades', 'traded', 'trading'],
    means: 'The action that sells: three tokens together bring most, and a die can be given up for points.',
    rule: 'DS-4.60',
  },
  {
    term: 'Research',
    forms: ['research', 'researched', 'researching'],
    means: 'The action that learns a technology: its icons are spent, its tokens paid, its terrains needed.',
    rule: 'DS-4.65',
  },
  {
    term: 'Technology',
    forms: ['technology', 'technologies', 'card', 'cards'],
    means: 'A card that everybody may learn once: it helps from then on, and scores at the end.',
    rule: 'DS-4.66',
  },
  {
    term: 'Once a round',
    forms: ['once a round', '1×', 'flipped'],
    means: 'Such a card or Factory rests after its use and is fresh again in the next round.',
    rule: 'DS-4.81',
  },
  {
    term: 'Explode',
    forms: ['explode', 'explodes', 'exploded', 'explosive'],
    means: 'To give up your marker on an Explosive card: its points are lost, and its effect comes once.',
    rule: 'DS-4.74',
  },
  {
    term: 'Guard',
    forms: ['guard', 'guards'],
    means: 'A technology that swallows the first icons of every raid on you.',
    rule: 'DS-4.53',
  },
  {
    term: 'Join',
    forms: ['join', 'joins', 'joined', 'joining'],
    means: 'To pitch a tent on a tile that another side has just laid next to one of yours.',
    rule: 'DS-4.43',
  },
  {
    term: 'Govern',
    forms: ['govern', 'governs', 'governed', 'governing'],
    means: `A free action: with a lead of ${numberWord(GOVERN_LEAD)} tents on a tile, ${numberWord(HOUSE_TENTS)} of them become a house.`,
    rule: 'DS-4.72',
  },
  {
    term: 'Clean-up',
    forms: ['clean-up'],
    means: `The end of a round: ${numberWord(KEEP_DICE)} die may stay as it lies, all others are spent.`,
    rule: 'DS-4.80',
  },
  {
    term: 'Last round',
    forms: ['last round'],
    means: 'One more whole round, once tiles, points or dice run short or one side has all its houses.',
    rule: 'DS-5.2',
  },
  {
    term: 'Diceoneer',
    forms: ['diceoneer', 'diceoneer’s', 'rival'],
    means:
      'Your rival when you play alone: it rolls dice like you, and fixed rules say what it does with them.',
    rule: 'DS-6.20',
  },
  {
    term: 'Action hex',
    forms: ['action hex', 'its hex', 'hex'],
    means: 'Six actions in a ring, on which the dice and tokens of the Diceoneer lie until they are used.',
    rule: 'DS-6.5',
  },
  {
    term: 'Marker',
    forms: ['marker', 'its marker', 'action marker'],
    means:
      'Walks round the hex of the Diceoneer, a step for each die or token; where it stops, that action is done.',
    rule: 'DS-6.23',
  },
  {
    term: 'Queue',
    forms: ['queue'],
    means: 'The dice of the Diceoneer in a row: it rolls from the front, and used ones go to the back.',
    rule: 'DS-6.3',
  },
  {
    term: 'Strength',
    forms: ['strength', 'strengths'],
    means:
      'All dice and tokens where the marker of the Diceoneer stops: the more there are, the more its action brings.',
    rule: 'DS-6.24',
  },
  {
    term: 'Store',
    forms: ['store', 'stored', 'stores'],
    means: 'Tokens of the Diceoneer: they pay for its technologies and are sold by its Trade.',
    rule: 'DS-6.15',
  },
];
