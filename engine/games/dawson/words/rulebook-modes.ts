/** The chapters on solo play, rivals and abilities, all of them designed for this edition. */
import type { RulebookChapter, RuleText } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import {
  ABILITIES,
  CHARACTERS,
  FREE_LOT_PRICE,
  HIGHEST_VALUE,
  INTEREST_OCCUPIED,
  INTEREST_PER_NEIGHBOUR,
  LOWEST_VALUE,
  OWN_POINTS_WEIGHT,
  RANKS,
  RIVAL_LEVELS,
  SCORING_ROUNDS,
  SOLO_LEVELS,
  VALUES,
} from '../data';
import type { Ability, RivalLevel } from '../data';
import { coverOf } from '../rules/fire';
import { say } from './catalogue';
import { times } from './names';

function house(clause: string, text: string): RuleText {
  return { clause, text, house: true };
}

function levelNames(has: (level: RivalLevel) => boolean): string {
  return list(RIVAL_LEVELS.filter(has).map(({ id }) => say(`rival-level.${id}`)));
}

/** The levels are read from the table, so that a turned dial is told at once. */
const soloLevels = SOLO_LEVELS.map(
  ({ id, growAt, gold, gangBonus }) =>
    `${say(`solo-level.${id}`)}: you start with ${gold} gold, the city grows at ${growAt} dice, gangs count ${gangBonus} more.`,
).join('\n');
const ranks = list(RANKS.map(({ id, from }) => `${say(`rank.${id}`)} from ${from}`));
const builders = levelNames(({ buildsOccupied }) => buildsOccupied);
const changers = levelNames(({ resizes }) => resizes);
const stipends = RIVAL_LEVELS.map(({ id, stipend }) => `${say(`rival-level.${id}`)} ${stipend}`).join(', ');

export const streetChapter: RulebookChapter = {
  title: say('rulebook.solo'),
  rules: [
    house('DW-6.2.1', 'Alone you play by all the rules and also settle the ties of landing dice.'),
    house(
      'DW-6.2.2',
      'Whenever a gang controls a neighbourhood, its points go to the Street. Neighbourhoods without dice go to nobody.',
    ),
    house(
      'DW-6.2.3',
      `After ${numberWord(SCORING_ROUNDS)} scoring rounds you win if your total, gold included, is at least what the Street has. Your total also gives your rank: ${ranks}.`,
    ),
    house('DW-6.2.4', `The level adds to the strength of every gang when control is decided.\n${soloLevels}`),
  ],
};

export const rivalChapter: RulebookChapter = {
  title: say('rulebook.rivals'),
  rules: [
    house('DW-6.3.1', `A rival collects like anyone, and draws a stipend each turn, in gold: ${stipends}.`),
    house(
      'DW-6.3.2',
      'It hosts while it can: its highest empty hotel first, with the fitting camper of the strongest gang, the nearest among equals.',
    ),
    house(
      'DW-6.3.3',
      `It builds on the most interesting free lot it can pay for: the value of the lot, ${INTEREST_PER_NEIGHBOUR} for each own hotel next door, and the points of the neighbourhood. Only ${builders} also builds over campers, who make a lot ${INTEREST_OCCUPIED} less interesting.`,
    ),
    house(
      'DW-6.3.4',
      `If they did not build, ${changers} change an empty hotel to the highest value they can pay for and have a camper for, and host there. Other rivals never change a hotel.`,
    ),
    house('DW-6.3.5', 'If it did none of this it mines with the camper of the strongest gang.'),
    house(
      'DW-6.3.6',
      'It never starts a fire. A fire in its hands goes to the highest hotel of another player, else to a public building, else to its own least hotel, one with a guest first.',
    ),
    house(
      'DW-6.3.7',
      `It places a tile where, before the roll, ${times(OWN_POINTS_WEIGHT)} its own points less those of the others come to most; among equals near Main Street.`,
    ),
    house(
      'DW-6.3.8',
      'It settles a tie of landing dice for its own hotel, else for the hotel of the player with fewest points, else from north to south and west to east.',
    ),
    house('DW-6.3.9', 'If nothing is possible it does nothing.'),
  ],
};

const { timber } = ABILITIES['own-timber'];
const drawn = numberWord(ABILITIES['two-plans'].tilesDrawn);
const covers = VALUES.map((value) => `${coverOf(ABILITIES['full-cover'].coverHalves, value)}`);

/** What each ability does, after its owner's name, in the order of the clauses; some share one. */
const ABILITY_RULES: Readonly<Record<Ability, { readonly clause: string; readonly text: string }>> = {
  'own-timber': {
    clause: 'DW-6.4.1',
    text: `own timber: building on a free lot of value ${timber.from} or more costs ${timber.gold} gold less; a ${LOWEST_VALUE} still costs ${FREE_LOT_PRICE * LOWEST_VALUE}.`,
  },
  'full-cover': {
    clause: 'DW-6.4.2',
    text: `full cover: burned hotels of value ${LOWEST_VALUE} to ${HIGHEST_VALUE} pay ${list(covers)} gold.`,
  },
  'top-billing': {
    clause: 'DW-6.4.3',
    text: 'top billing: she alone wins a tie with other players. A stronger gang still beats her.',
  },
  'rich-claim': {
    clause: 'DW-6.4.3',
    text: `rich claim: he mines ${ABILITIES['rich-claim'].claimGold} gold more than the roll.`,
  },
  'two-plans': {
    clause: 'DW-6.4.4',
    text: `two plans: he draws ${drawn} tiles when he grows the city, places one and puts the other under the deck for all to see.`,
  },
  'word-of-mouth': {
    clause: 'DW-6.4.5',
    text: `word of mouth: each rolled die that walks into one of her hotels brings ${ABILITIES['word-of-mouth'].walkInGold} gold, one built this turn included. Hosting brings none.`,
  },
};

export const abilityChapter: RulebookChapter = { title: say('rulebook.abilities'), rules: abilityRules() };

function abilityRules(): RuleText[] {
  const told = new Map<string, string[]>();
  for (const ability of Object.keys(ABILITY_RULES) as Ability[]) {
    const { clause, text } = ABILITY_RULES[ability];
    told.set(clause, [...(told.get(clause) ?? []), `${ownerOf(ability)}, ${text}`]);
  }
  return [...told].map(([clause, texts]) => house(clause, texts.join(' ')));
}

function ownerOf(ability: Ability): string {
  const owner = CHARACTERS.find((character) => character.ability === ability);
  if (!owner) throw new RangeError(`nobody has the ability ${ability}`);
  return owner.name;
}
