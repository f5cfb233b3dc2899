/** The in-app rulebook: every clause in our own words; `house` marks what this edition had to design. */
import type { RulebookChapter } from '../../../core/game';
import { capital, list, numberWord as word } from '../../../core/words';
import {
  colourAt,
  DICE_PAIR_VP,
  DRAW_DICE,
  END_COLOURS,
  END_HOUSES,
  EXPLORE_TOUCH,
  GOVERN_LEAD,
  HOUSE_TENTS,
  HOUSE_VP,
  HOUSES,
  KEEP_DICE,
  QUOTA_BASE,
  QUOTA_MAX,
  RECRUIT_STEPS,
  REROLL_DICE,
  ROUND_STOP,
  START_WHITE,
  START_OFFER,
  START_TENTS,
  TERRAIN_COLOUR,
  TERRAINS,
  TRADE_PAIR,
  TRADE_SET,
  TRADE_VP,
  VP_SUPPLY,
} from '../data';
import { SEAL, SET_SIZE, techOf, TECHS } from '../data-techs';
import { say } from './catalogue';
import { either } from './names';
import { rules } from './rulebook-rows';
import { soloChapters } from './rulebook-solo';
import { tableChapters } from './rulebook-tables';

/** "Plains opens yellow dice, …". */
const OPENS = list(
  TERRAINS.map((terrain) =>
    say('opens', { terrain: say(terrain), colour: say(colourAt(TERRAIN_COLOUR[terrain])) }),
  ),
);

const EXPLOSIVES = TECHS.filter(({ deck }) => deck === 'explosive').length;

export const rulebook: readonly RulebookChapter[] = [
  {
    title: 'Setting up',
    rules: rules([
      [
        '3.1',
        'Two to four settlers share a map, or one plays against the Diceoneer. Technologies, the Explosive card and the solo toggles are chosen first.',
      ],
      [
        '3.2',
        `Each settler starts with ${word(START_TENTS)} tents, ${word(START_WHITE)} white dice, a green and a yellow one in the bag, and a dice quota of ${word(QUOTA_BASE)}. Further tents and ${word(HOUSES)} houses wait in the general supply.`,
      ],
      ['3.3', 'A random settler begins, unless a seat was picked. Solo, you begin.'],
      ['3.4', 'Tiles meant for more players are taken out.'],
      [
        '3.5',
        `The supply holds ${either(Object.values(VP_SUPPLY))} points for two, three or four sides. A reserve behind it never runs dry.`,
      ],
      [
        '3.6',
        `In turn order everybody chooses one of ${word(START_OFFER)} start tiles; the ${word(START_OFFER - 1)} left over go on with one new tile.`,
      ],
      [
        '3.7',
        'Start tiles are laid together so that they touch as much as they can. The fourth of four picks its side.',
      ],
      [
        '3.8',
        'Each side pitches a tent of its own on its start tile and takes the bonus. The house on Desert 7 replaces that tent and counts in every way.',
      ],
      ['3.9', 'Nobody joins on a start tile.', true],
      ['3.10', 'The other tiles form the face-down stack.'],
      [
        '3.11',
        `${capital(word(SET_SIZE))} technologies lie open: a premade set, or ${word(SEAL.charter)} charter, ${word(SEAL.craft)} craft, ${word(SEAL.progress)} progress and ${word(SEAL.legacy)} legacy cards at random. Chronicles is used by ${word(techOf('chronicles').seats ?? 1)} only.`,
        true,
      ],
      [
        '3.12',
        `With the Explosive option ${word(SEAL.explosive)} of ${word(EXPLOSIVES)} Explosive cards joins as the tenth.`,
      ],
      ['3.13', 'Great Wide Somewhere is the set for a first game.'],
    ]),
  },
  {
    title: 'Rolling',
    rules: rules([
      ['4.1', 'A round has a Roll phase, an Action phase and a Clean-up; then the end is looked for.'],
      ['4.2', 'The app asks the seats one after the other from the first player; nothing is lost by it.'],
      [
        '4.3',
        'You are present where a tent or house of yours stands. You control a tile with your house on it, or, if it has no house, with the most tents; equals control it together.',
      ],
      [
        '4.4',
        `Your quota is ${word(QUOTA_BASE)}, plus cards and tiles that raise it, and never above ${word(QUOTA_MAX)}. It is counted once, when you roll.`,
      ],
      [
        '4.5',
        'Dice come out of the bag at random. Only when the bag is empty and a die is still due do all spent dice go back into it.',
      ],
      [
        '4.6',
        'What you drew is rolled. A die kept from last round lies there already, is not rolled and does not count.',
      ],
      [
        '4.7',
        `Then, as often as you like: a Pioneer sets a die or re-rolls up to ${word(REROLL_DICE)}; a resource sets a die or draws ${word(DRAW_DICE)} more.`,
      ],
      [
        '4.8',
        'The die that pays is spent first, so it cannot be the one that changes. A die can only be set to an icon its colour has.',
      ],
      ['4.9', 'Drawing more takes what the bag holds. Spent dice do not return for it.'],
      [
        '4.10',
        'Two Pioneers make no other icon while rolling, for it is nobody’s turn. Cards that make Pioneers or resources do work.',
        true,
      ],
      ['4.11', 'Outside this step dice are changed by cards only.'],
      ['4.12', 'You may look into your own bag whenever you like, and into no other.'],
    ]),
  },
  {
    title: 'Spending icons',
    rules: rules([
      [
        '4.20',
        'An icon comes from an active die, from a once-a-round card, or from a tile or card that adds it when its action starts. A bonus icon alone is enough.',
      ],
      ['4.21', 'In your own turn two Pioneers stand for any one icon but gold.'],
      [
        '4.22',
        'An icon changes its kind once at most. One made by a card is fresh and may change once.',
        true,
      ],
      ['4.23', 'A die is one icon for one action.'],
      ['4.24', 'Icons you cannot use are lost when the action ends.', true],
      [
        '4.25',
        'Sources are laid down one by one. Only those are offered that still let you reach what the action needs.',
        true,
      ],
    ]),
  },
  {
    title: 'Taking turns',
    rules: rules([
      [
        '4.30',
        'Everybody must take one main action if able, in turn order; then everybody may take a second.',
      ],
      [
        '4.31',
        'You are able if some unused action can be paid and does something, be it only giving up a die.',
      ],
      ['4.32', 'All your main actions of a round differ.'],
      [
        '4.33',
        'An extra action is one more main action in the same turn. It is voluntary, paid for and different, and lapses with the turn.',
      ],
      [
        '4.34',
        'Free actions come before, between and after main actions, never inside one, and also in a turn without a main action.',
      ],
    ]),
  },
  {
    title: 'Recruit and Explore',
    rules: rules([
      [
        '4.35',
        `${capital(either(RECRUIT_STEPS.map(word)))} Recruit icons bring ${either(RECRUIT_STEPS.map((_, i) => word(i + 1)))} dice.`,
      ],
      [
        '4.36',
        `A colour is open to you where you are present on its terrain and the supply has such a die: ${OPENS}. White is never recruited.`,
      ],
      ['4.37', 'New dice go into your bag. If fewer can be had than paid for, you take those.', true],
      [
        '4.40',
        'For each Explore icon you see one tile of the stack; one is kept, the others leave the game.',
      ],
      [
        '4.41',
        `It goes next to a tile you are on and touches ${word(EXPLORE_TOUCH)} tiles at least; one is enough only where ${word(EXPLORE_TOUCH)} cannot be had.`,
      ],
      ['4.42', 'A tent from the general supply goes on it, then its bonus is yours.'],
      [
        '4.43',
        'Clockwise, each other side on a neighbouring tile may join with a tent of its own, without the bonus.',
      ],
      ['4.44', 'If somebody joined, you may add a tent of your own.'],
    ]),
  },
  {
    title: 'Settle and Raid',
    rules: rules([
      [
        '4.45',
        'Each Settle icon takes a tent from the supply, or places one where you are or next to it, or takes back any number of your tents.',
      ],
      ['4.46', 'Ground won by one icon counts for the next. Houses never move.'],
      [
        '4.47',
        'Without presence anywhere you can only take tents. Settling beside a foreign house is allowed.',
        true,
      ],
      ['4.50', 'Spend Raid icons first, then choose a tile you are on; a house will do.'],
      [
        '4.51',
        'Each icon sends one foreign tent home to its owner and puts one of your own supply in its place. Houses stand.',
      ],
      ['4.52', 'You can raid only if at least one swap is possible.', true],
      ['4.53', 'A guard swallows the first icons aimed at its owner in each Raid.', true],
      ['4.54', 'A Raid needs the icons of its cheapest swap. After the first you may stop.', true],
    ]),
  },
  {
    title: 'Harvest, Trade and Research',
    rules: rules([
      ['4.55', 'Each resource icon becomes a token of its kind.'],
      ['4.56', 'Production Boom adds an icon before you pay, Improved Tools a token afterwards.', true],
      [
        '4.60',
        `Each Trade icon sells ${word(TRADE_SET)} alike for ${TRADE_VP.same} points, ${word(TRADE_SET)} different for ${TRADE_VP.different}, any ${word(TRADE_PAIR)} for ${TRADE_VP.pair}, or one active or spent die for ${TRADE_VP.die}.`,
      ],
      ['4.61', 'Gold stands for anything.'],
      ['4.62', 'A die given up is gone for good; it may be the very die that paid.'],
      ['4.63', 'Only the first icon must be used.', true],
      [
        '4.65',
        'Choose a card without your marker, be present on each terrain it shows, spend exactly its icons and pay its tokens; gold stands for any.',
      ],
      ['4.66', 'Your marker goes on it and it works from now on. Others may have it too.'],
      ['4.67', 'Cards marked 1x work once a round.'],
      ['4.68', 'Two terrains need two tiles.'],
      [
        '4.69',
        'Tokens are paid in the order food, wood, iron; you are asked only where there is a choice.',
        true,
      ],
    ]),
  },
  {
    title: 'Free actions and points',
    rules: rules([
      ['4.70', 'Factory: take a tent of yours off it and get its good, each Factory once a round.'],
      ['4.71', 'A Factory runs only if its good can be had. Hills 37 pays from the reserve.', true],
      [
        '4.72',
        `Govern: with ${word(GOVERN_LEAD)} tents more than each other side on a tile without a house, ${word(HOUSE_TENTS)} tents go to the supply and a house rises.`,
      ],
      ['4.73', 'A house stays for ever and its owner alone controls the tile.'],
      [
        '4.74',
        'Explode: take your marker off an Explosive card, lose its points and get its effect. It can be researched again.',
      ],
      ['4.75', 'Some 1x cards are free actions.', true],
      ['4.76', 'Points come from the supply, then from the reserve: a gain is always paid in full.'],
      ['4.77', 'What would change nothing is not offered. Up to means at least one.', true],
      [
        '4.78',
        'Mobile Workforce moves tents one tile at a time; Land Rush places them as Settle does; Dynamite asks for the tile, then for each tent.',
        true,
      ],
    ]),
  },
  {
    title: 'Clean-up and the end',
    rules: rules([
      ['4.80', `Keep ${word(KEEP_DICE)} active die as it lies; the others are spent.`],
      ['4.81', 'Cards and Factories are fresh again.'],
      ['4.82', 'The next seat becomes first player.'],
      [
        '5.1',
        `One more round follows when ${word(END_HOUSES)} houses of one side stand, the points are gone, the tiles are gone, or ${word(END_COLOURS)} colours of dice or fewer are left.`,
      ],
      ['5.2', 'That round is played to its end; then the score is counted.'],
      ['5.3', `If nothing has happened by round ${ROUND_STOP}, round ${ROUND_STOP + 1} is the last.`, true],
      [
        '5.4',
        `Tiles, technologies, ${DICE_PAIR_VP} points for every two dice, ${list(HOUSE_VP.slice(1).map(String))} points for ${list(HOUSE_VP.slice(1).map((_, i) => word(i + 1)))} houses, and the points collected. A tile shows two numbers: each side in control scores the first, and of the others each with the most tents there scores the second; equals both score it whole. The highest sum wins, equals together.`,
      ],
    ]),
  },
  ...tableChapters,
  ...soloChapters,
];
