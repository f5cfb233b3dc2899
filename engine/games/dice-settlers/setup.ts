/** DS section 3: the table before the first pick. */
import { noEvents, type GameConfig } from '../../core/game';
import { below, seedRng, shuffle, type RngState } from '../../core/rng';
import type { OptionSpec, OptionValues } from '../../core/options';
import {
  BOT_START_TENTS,
  BOT_TENTS,
  DICE_SUPPLY,
  DICE_TOTAL,
  HEX_SIDES,
  GOLD,
  QUOTA_BASE,
  START_DICE,
  START_TENTS,
  VP_SUPPLY,
} from './data';
import { nextStep } from './rules/course';
import type { Bot, Player, State } from './state';
import { DECKS, SEAL, TECH_SETS, TECHS } from './data-techs';
import { stackTiles, START_TILES, TILES } from './data-tiles';
import { say } from './words/catalogue';

const LEVELS = [
  { id: 'normal', label: say('normal') },
  { id: 'easy', label: say('easy') },
  { id: 'hard', label: say('hard') },
];

export const options: readonly OptionSpec[] = [
  {
    id: 'techSet',
    kind: 'choice',
    label: say('optTechSet'),
    help: say('optTechSetHelp'),
    choices: [
      ...Object.keys(TECH_SETS).map((id) => ({ id, label: say(`set.${id}` as 'set.warriors-traders') })),
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
    })),
    default: 'random',
  },
  levelOption('solo.diceCap', say('optCap'), say('optCapHelp')),
  levelOption('solo.unused', say('optUnused'), say('optUnusedHelp')),
  levelOption('solo.tradeRate', say('optTrade'), say('optTradeHelp')),
  levelOption('solo.endBonus', say('optEnd'), say('optEndHelp')),
  {
    id: 'solo.startTents',
    kind: 'choice',
    label: say('optTents'),
    help: say('optTentsHelp'),
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

function levelOption(id: string, label: string, help: string): OptionSpec {
  return { id, kind: 'choice', label, help, seats: [1], choices: LEVELS, default: 'normal' };
}

export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const seats = config.seats.length;
  const solo = seats === 1;
  const sides = solo ? 2 : seats;
  const supply = (DICE_SUPPLY[sides] ?? []).slice();
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
    vpSupply: VP_SUPPLY[sides] ?? 30,
    vpReserve: 0,
    finalRound: 0,
    triggers: [],
  };
  nextStep(state, noEvents);
  return state;
}

function newPlayer(): Player {
  return {
    bag: START_DICE.slice(),
    active: [],
    spent: [0, 0, 0, 0, 0, 0],
    tents: START_TENTS,
    tokens: [0, 0, 0, 0],
    vp: 0,
    quota: QUOTA_BASE,
    techs: [],
    flipped: [],
    factories: [],
    used: [],
  };
}

/** DS-6.3 to DS-6.6. */
function newBot(rng: RngState, values: OptionValues): Bot {
  const tents = BOT_START_TENTS[String(values['solo.startTents'])] ?? START_TENTS;
  const queue = START_DICE.flatMap((n, colour) => Array.from({ length: n }, () => colour));
  return {
    queue: shuffle(rng, queue),
    sides: HEX_SIDES.map((side) => ({ dice: [], token: side === 'explore' ? GOLD : -1 })),
    marker: 0,
    centre: [0, 0, 0, 0],
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
function tableau(rng: RngState, values: OptionValues, seats: number): string[] {
  const set = TECH_SETS[String(values.techSet)];
  const cards = set ? set.slice() : [];
  for (const deck of DECKS) {
    if (deck === 'explosive' ? !values.explosive : set) continue;
    const ids = TECHS.filter((t) => t.deck === deck && (t.id !== 'chronicles' || seats === 4)).map(
      (t) => t.id,
    );
    cards.push(...shuffle(rng, ids).slice(0, SEAL[deck]));
  }
  return cards;
}
