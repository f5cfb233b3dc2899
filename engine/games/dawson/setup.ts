import type { GameConfig } from '../../core/game';
import type { OptionSpec } from '../../core/options';
import { seedRng, shuffle } from '../../core/rng';
import { numberWord } from '../../core/words';
import {
  CHARACTERS,
  diceFor,
  growAtFor,
  HOTELS_EACH,
  LATER_GOLD,
  MOST_PLAYERS,
  RIVAL_LEVELS,
  SOLO_LEVELS,
  soloLevel,
  TILES,
  VALUES,
} from './data';
import type { RivalLevelId, SoloLevelId } from './data';
import { seatFirst } from './rules/first';
import { open } from './rules/opening';
import { noneOfEach, UNDRAWN } from './state';
import type { State } from './state';
import { say } from './words/catalogue';

/** How many people leave room for a rival. */
const WITH_ROOM = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => i + 1);

/** Who starts matters as soon as two play: two people, or one and a rival. One row for each, never both. */
const firstPlayer = {
  id: 'first-player',
  kind: 'choice',
  label: say('option.first-player'),
  help: say('option.first-player.help', { gold: LATER_GOLD }),
  choices: [
    { id: 'random', label: say('first-player.random') },
    { id: 'seat-1', label: say('first-player.seat-1') },
  ],
  default: 'random',
} as const satisfies OptionSpec;

/** Section 6.1. People and computer seats come from the table; rivals sit down after them. */
export const options: readonly OptionSpec[] = [
  {
    id: 'rivals',
    kind: 'number',
    label: say('option.rivals'),
    help: say('option.rivals.help', { most: numberWord(MOST_PLAYERS) }),
    seats: WITH_ROOM,
    min: 0,
    max: MOST_PLAYERS - 1,
    default: 0,
  },
  {
    id: 'solo-level',
    kind: 'choice',
    label: say('option.solo-level'),
    help: say('option.solo-level.help'),
    seats: [1],
    when: { option: 'rivals', is: [0] },
    choices: SOLO_LEVELS.map(({ id, ...level }) => ({
      id,
      label: say(`solo-level.${id}`),
      help: say(`solo-level.${id}.help`, level),
    })),
    default: 'sourdough' satisfies SoloLevelId,
    easiest: 'greenhorn' satisfies SoloLevelId,
  },
  {
    id: 'rival-level',
    kind: 'choice',
    label: say('option.rival-level'),
    help: say('option.rival-level.help'),
    seats: WITH_ROOM,
    when: { option: 'rivals', is: WITH_ROOM },
    choices: RIVAL_LEVELS.map(({ id, stipend }) => ({
      id,
      label: say(`rival-level.${id}`),
      help: say(`rival-level.${id}.help`, { stipend }),
    })),
    default: 'trader' satisfies RivalLevelId,
    easiest: 'tenderfoot' satisfies RivalLevelId,
  },
  {
    id: 'abilities',
    kind: 'switch',
    label: say('option.abilities'),
    help: say('option.abilities.help', { n: numberWord(CHARACTERS.length) }),
    default: false,
  },
  { ...firstPlayer, seats: WITH_ROOM.map((n) => n + 1) },
  { ...firstPlayer, seats: [1], when: { option: 'rivals', is: WITH_ROOM } },
];

/** Everything up to the first pick: of a character where these differ, else of the first turn. */
export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const people = config.seats.length;
  const wanted = Number(config.options['rivals']);
  const total = people + Math.max(0, Math.min(wanted, MOST_PLAYERS - people));
  const solo = total === 1 ? soloLevel(config.options['solo-level']) : null;
  const deck = shuffle(
    rng,
    TILES.map((_, tile) => tile),
  );
  const taken = config.seats.map((seat) => seat.colour);
  // Rivals start from slate, the colour of automas in the seats strip.
  const free = Array.from({ length: MOST_PLAYERS }, (_, i) => MOST_PLAYERS - 1 - i).filter(
    (colour) => !taken.includes(colour),
  );
  const first = total === 1 || config.options['first-player'] === 'seat-1' ? 0 : UNDRAWN;
  const state: State = {
    rng,
    names: Array.from(
      { length: total },
      (_, seat) => config.seats[seat]?.name ?? say('rival', { n: seat - people + 1 }),
    ),
    colours: Array.from({ length: total }, (_, seat) => taken[seat] ?? (free[seat - people] as number)),
    people,
    // As many rivals as there is room for.
    options: { ...config.options, rivals: total - people },
    players: Array.from({ length: total }, () => ({
      character: '',
      gold: 0,
      points: 0,
      supply: VALUES.map(() => HOTELS_EACH),
    })),
    diceInGame: diceFor(total),
    growAt: solo ? solo.growAt : growAtFor(total),
    gangBonus: solo ? solo.gangBonus : 0,
    first,
    active: 0,
    step: 'pick-character',
    decider: 0,
    plan: '',
    heart: 0,
    dice: [],
    owners: [],
    sizes: [],
    pool: diceFor(total),
    deck,
    seenUnder: 0,
    drawn: [],
    burned: -1,
    fresh: -1,
    hosted: 0,
    buildUsed: false,
    fireUsed: false,
    mined: false,
    checkedOut: 0,
    rolled: noneOfEach(),
    idle: 0,
    waited: 0,
    turns: 0,
    round: 0,
    forced: 0,
    longest: 0,
    rounds: [],
    street: [],
    ledger: [],
    untold: [],
  };
  if (first !== UNDRAWN) seatFirst(state);
  open(state);
  return state;
}
