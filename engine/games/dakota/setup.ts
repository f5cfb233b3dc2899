/** Section 3: the table before the first morning. */
import { noEvents, type GameConfig } from '../../core/game';
import type { OptionSpec } from '../../core/options';
import { seedRng, shuffle } from '../../core/rng';
import {
  COMBOS,
  DAY_LIMITS,
  KINDS,
  MINER,
  MINE_DEPTH,
  MINE_REACH,
  POOL_MINERS_PER_PLAYER,
  RESOURCES,
  SOLO_DAYS,
  SPACES,
  SPECIALIST_SUPPLY,
  STARTERS,
  START_CART,
  START_CASH,
  START_MINERS,
  STRONG,
  STRONG_FOR_HIRE_PER_PLAYER,
  STRONG_PER_PLAYER,
  USUAL_DAY_LIMIT,
  byBuilding,
  jobSlots,
  poolOf,
  supplyOf,
} from './data';
import { CARDS, copiesIn } from './data-cards';
import { TILES } from './data-tiles';
import { run } from './rules/apply';
import { add } from './rules/counts';
import { startDay } from './rules/day';
import { drawSpecialist } from './rules/piles';
import { newBuilding, newCart, noWorkers } from './rules/town';
import { isCalm, type State, type Town } from './state';
import { say } from './words/catalogue';

export const options: readonly OptionSpec[] = [
  {
    kind: 'choice',
    id: 'dk-day-limit',
    label: say('option.limit'),
    help: say('option.limit.help'),
    seats: [2, 3, 4],
    choices: DAY_LIMITS.map((n) => ({ id: String(n), label: say('option.days', { n }) })),
    default: String(USUAL_DAY_LIMIT),
  },
  {
    kind: 'choice',
    id: 'dk-weather',
    label: say('option.weather'),
    help: say('option.weather.help'),
    choices: [
      { id: 'standard', label: say('option.weather.standard') },
      { id: 'calm', label: say('option.weather.calm') },
    ],
    default: 'standard',
  },
];

export function setup(config: GameConfig, seed: string): State {
  const n = config.seats.length;
  const solo = n === 1;
  const calm = isCalm(config);
  const s: State = {
    rng: seedRng(seed),
    names: config.seats.map((seat) => seat.name),
    options: { ...config.options },
    dayLimit: solo ? SOLO_DAYS : Number(config.options['dk-day-limit']),
    day: 1,
    phase: 'morning',
    order: config.seats.map((_, seat) => seat),
    towns: config.seats.map(() => newTown()),
    pool: RESOURCES.map(() => poolOf(n)),
    miners: POOL_MINERS_PER_PLAYER * n,
    strong: STRONG_FOR_HIRE_PER_PLAYER * n,
    bag: KINDS.map((id) => SPECIALIST_SUPPLY[id]),
    jobs: [],
    supply: byBuilding((type) => supplyOf(type, n)),
    removed: byBuilding(() => 0),
    tiles: TILES.map((tile) => tile.copies),
    deck: CARDS.map((card) => copiesIn(card, solo, calm)),
    discard: CARDS.map(() => 0),
    slots: COMBOS.map(() => []),
    fallen: [],
    rises: RESOURCES.map(() => 0),
    lastDay: false,
    reach: MINE_REACH,
    depth: MINE_DEPTH,
    pending: [],
  };
  while (s.jobs.length < jobSlots(n)) s.jobs.push(drawSpecialist(s));
  // DK-3.4: the second strong miner of each player joins the bag only now.
  add(s.bag, STRONG, (STRONG_PER_PLAYER - STRONG_FOR_HIRE_PER_PLAYER) * n);
  shuffle(s.rng, s.order);
  startDay(s);
  run(s, noEvents);
  return s;
}

function newTown(): Town {
  const spaces = Array.from({ length: SPACES }, (_, i) => {
    const type = STARTERS[i];
    return type ? newBuilding(type, true) : null;
  });
  const idle = noWorkers();
  idle[MINER] = START_MINERS;
  return {
    cash: START_CASH,
    spent: 0,
    spaces,
    carts: [newCart(START_CART)],
    idle,
    used: noWorkers(),
    street: noWorkers(),
    cells: [],
    resources: RESOURCES.map(() => 0),
    hand: [],
    held: [],
    mine: [],
    saloonSleepers: 0,
    acquired: 0,
    specialistsHired: 0,
    explorers: 0,
    lumber: 0,
    freeShift: false,
    tents: 0,
    cache: 0,
    yesterday: [],
    passed: false,
  };
}
