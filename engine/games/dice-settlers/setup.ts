/** DS section 3: the table before the first pick. */
import { noEvents, type GameConfig } from '../../core/game';
import { below, seedRng, shuffle, type RngState } from '../../core/rng';
import type { OptionSpec, OptionValues } from '../../core/options';
import { capital, numberWord } from '../../core/words';
import {
  BOT_START_TENTS,
  BOT_TENTS,
  BOT_TRADE_VP,
  DICE_CAP,
  DICE_SUPPLY,
  DICE_TOTAL,
  END_BONUS,
  GOLD,
  HEX_SIDES,
  LEVELS,
  QUOTA_BASE,
  START_DICE,
  START_TENTS,
  UNUSED_VP,
  VP_SUPPLY,
  type Sides,
} from './data';
import {
  DECKS,
  SEAL,
  SET_SIZE,
  TECH_SETS,
  TECHS,
  type Deck,
  type Tech,
  type TechId,
  type TechSet,
} from './data-techs';
import { stackTiles, START_TILES, TILES } from './data-tiles';
import { nextStep } from './rules/course';
import { noDice, noTokens } from './rules/lists';
import type { Bot, LevelOption, Player, State } from './state';
import { say } from './words/catalogue';

const SETS = Object.keys(TECH_SETS) as TechSet[];

export const options: readonly OptionSpec[] = [
  {
    id: 'techSet',
    kind: 'choice',
    label: say('optTechSet'),
    help: say('optTechSetHelp', { n: capital(numberWord(SET_SIZE)) }),
    choices: [
      ...SETS.map((id) => ({ id, label: say(`set.${id}`) })),
      { id: 'random', label: say('set.random') },
    ],
    default: 'great-wide-somewhere',
  },
  {
    id: 'explosive',
    kind: 'switch',
    label: say('optExplosive'),
    help: say('optExplosiveHelp'),
    default: false,
  },
  {
    id: 'firstSeat',
    kind: 'choice',
    label: say('optFirst'),
    help: say('optFirstHelp'),
    seats: [2, 3, 4],
    choices: ['random', '1', '2', '3', '4'].map((id) => ({
      id,
      label: id === 'random' ? say('random') : say('seatNo', { n: id }),
      fromSeats: id === 'random' ? 0 : Number(id),
    })),
    default: 'random',
  },
  levelOption('solo.diceCap', say('optCap'), say('optCapHelp', DICE_CAP)),
  levelOption('solo.unused', say('optUnused'), say('optUnusedHelp', UNUSED_VP)),
  levelOption('solo.tradeRate', say('optTrade'), say('optTradeHelp', BOT_TRADE_VP)),
  levelOption(
    'solo.endBonus',
    say('optEnd'),
    say('optEndHelp', {
      normal: END_BONUS.normal.tech,
      easy: numberWord(END_BONUS.easy.tech),
      hard: END_BONUS.hard.tech,
    }),
  ),
  {
    id: 'solo.startTents',
    kind: 'choice',
    label: say('optTents'),
    help: say('optTentsHelp', BOT_START_TENTS),
    seats: [1],
    choices: [
      { id: 'normal', label: say('normal') },
      { id: 'hard', label: say('hard') },
    ],
    default: 'normal',
  },
  {
    id: 'solo.goldRush',
    kind: 'switch',
    label: say('optGoldRush'),
    help: say('optGoldRushHelp'),
    seats: [1],
    default: false,
  },
];

function levelOption(id: LevelOption, label: string, help: string): OptionSpec {
  const choices = LEVELS.map((level) => ({ id: level, label: say(level) }));
  return { id, kind: 'choice', label, help, seats: [1], choices, default: 'normal', easiest: 'easy' };
}

export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const seats = config.seats.length;
  const solo = seats === 1;
  const sides = sidesFor(seats);
  const supply = DICE_SUPPLY[sides].slice();
  const state: State = {
    rng,
    names: config.seats.map((seat) => seat.name),
    options: { ...config.options },
    solo,
    sides,
    players: config.seats.map(newPlayer),
    bot: solo ? newBot(rng, config.options) : null,
    round: 1,
    first: firstSide(rng, config),
    phase: 'draft',
    step: 0,
    turn: { pass: 0, allow: 0, taken: 0 },
    pending: [],
    draft: {
      hand: [],
      kept: Array.from({ length: sides }, () => 0),
      stack: shuffle(rng, START_TILES.slice()),
    },
    map: [],
    stack: shuffle(rng, stackTiles(sides)),
    removed: TILES.filter((t) => t.band > sides).map((t) => t.no),
    supply,
    box: DICE_TOTAL.map((n, colour) => n - (supply[colour] ?? 0) - sides * (START_DICE[colour] ?? 0)),
    tableau: tableau(rng, config.options, seats),
    vpSupply: VP_SUPPLY[sides],
    vpReserve: 0,
    finalRound: 0,
    triggers: [],
  };
  nextStep(state, noEvents);
  return state;
}

/** Solo is set up as for two (DS-6.1). */
function sidesFor(seats: number): Sides {
  if (seats === 1 || seats === 2) return 2;
  if (seats === 3 || seats === 4) return seats;
  throw new RangeError(`There is no game for ${seats} seats.`);
}

function newPlayer(): Player {
  return {
    bag: START_DICE.slice(),
    active: [],
    spent: noDice(),
    tents: START_TENTS,
    tokens: noTokens(),
    vp: 0,
    quota: QUOTA_BASE,
    techs: [],
    flipped: [],
    factories: [],
    used: [],
    declined: [],
  };
}

/** DS-6.3 to DS-6.6. */
function newBot(rng: RngState, values: OptionValues): Bot {
  const tents = BOT_START_TENTS[values['solo.startTents'] === 'hard' ? 'hard' : 'normal'];
  const queue = START_DICE.flatMap((n, colour) => Array.from({ length: n }, () => colour));
  return {
    queue: shuffle(rng, queue),
    sides: HEX_SIDES.map((side) => ({ dice: [], token: side === 'explore' ? GOLD : -1 })),
    marker: 0,
    centre: noTokens(),
    tents,
    general: BOT_TENTS - tents,
    vp: 0,
    techs: [],
    rolled: 0,
    walk: [],
  };
}

/** DS-3.3: solo, you begin. */
function firstSide(rng: RngState, config: GameConfig): number {
  const seats = config.seats.length;
  if (seats === 1) return 0;
  const wish = Number(config.options.firstSeat);
  return wish >= 1 && wish <= seats ? wish - 1 : below(rng, seats);
}

/** DS-3.11, DS-3.12. */
function tableau(rng: RngState, values: OptionValues, seats: number): TechId[] {
  const set = SETS.find((id) => id === values.techSet);
  const cards: TechId[] = set ? [...TECH_SETS[set]] : [];
  for (const deck of DECKS) {
    if (deck === 'explosive' ? !values.explosive : set) continue;
    cards.push(...shuffle(rng, cardsOf(deck, seats)).slice(0, SEAL[deck]));
  }
  return cards;
}

function cardsOf(deck: Deck, seats: number): TechId[] {
  const rows: ReadonlyArray<Tech & { readonly id: TechId }> = TECHS;
  return rows.flatMap((row) => (row.deck === deck && (row.seats ?? 1) <= seats ? [row.id] : []));
}
