/** Section 3: the table before the first morning. */
import { noEvents, type GameConfig } from '../../core/game';
import type { OptionSpec } from '../../core/options';
import { seedRng, shuffle } from '../../core/rng';
import { run } from './rules/apply';
import {
  BUILDINGS,
  CARDS,
  COMBOS,
  JOB_SLOTS,
  MINER,
  MINE_DEPTH,
  MINE_REACH,
  POOL_MINERS_PER_PLAYER,
  POOL_PER_PLAYER,
  RESOURCES,
  SOLO_DAYS,
  SOLO_POOL,
  SPACES,
  SPECIALIST_SUPPLY,
  START_CASH,
  START_MINERS,
  STRONG,
  STRONG_PER_PLAYER,
  SUPPLY,
  TILES,
  copiesIn,
  type BuildingId,
} from './data';
import { drawSpecialist } from './rules/tasks';
import { startDay } from './rules/night';
import type { State, Town } from './state';
import { add, newBuilding, newCart, noWorkers } from './rules/town';
import { say } from './words/catalogue';

export const options: readonly OptionSpec[] = [
  {
    kind: 'choice',
    id: 'dk-day-limit',
    label: say('option.limit'),
    help: say('option.limit.help'),
    seats: [2, 3, 4],
    choices: ['10', '12', '14'].map((id) => ({ id, label: say('option.days', { n: id }) })),
    default: '12',
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
  const calm = config.options['dk-weather'] === 'calm';
  const s: State = {
    rng: seedRng(seed),
    names: config.seats.map((seat) => seat.name),
    options: { ...config.options },
    dayLimit: solo ? SOLO_DAYS : Number(config.options['dk-day-limit'] ?? 12),
    day: 1,
    phase: 'morning',
    order: config.seats.map((_, seat) => seat),
    towns: config.seats.map(() => newTown()),
    pool: RESOURCES.map(() => (solo ? SOLO_POOL : POOL_PER_PLAYER * n)),
    miners: POOL_MINERS_PER_PLAYER * n,
    strong: n,
    bag: SPECIALIST_SUPPLY.slice(),
    jobs: [],
    supply: supplyFor(n),
    removed: Object.fromEntries(BUILDINGS.map((type) => [type, 0])) as Record<BuildingId, number>,
    tiles: TILES.map((tile) => tile.copies),
    deck: CARDS.map((card) => copiesIn(card, solo, calm)),
    discard: CARDS.map(() => 0),
    slots: COMBOS.map(() => []),
    fallen: [],
    rises: RESOURCES.map(() => 0),
    lastDay: false,
    reach: MINE_REACH,
    depth: MINE_DEPTH,
    stack: [],
  };
  const slots = JOB_SLOTS[n - 1] ?? 3;
  while (s.jobs.length < slots) s.jobs.push(drawSpecialist(s));
  // DK-3.4: the second strong miner of each player joins the bag only now.
  add(s.bag, STRONG, (STRONG_PER_PLAYER - 1) * n);
  shuffle(s.rng, s.order);
  startDay(s);
  run(s, noEvents);
  return s;
}

function newTown(): Town {
  const spaces: Town['spaces'] = Array.from({ length: SPACES }, () => null);
  spaces[0] = newBuilding('house', true);
  spaces[1] = newBuilding('workshop', true);
  const idle = noWorkers();
  idle[MINER] = START_MINERS;
  return {
    cash: START_CASH,
    spent: 0,
    spaces,
    carts: [newCart('small')],
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
    takeBacks: 0,
    passed: false,
  };
}

function supplyFor(seats: number): Record<BuildingId, number> {
  return Object.fromEntries(BUILDINGS.map((type) => [type, SUPPLY[type][seats - 1] ?? 0])) as Record<
    BuildingId,
    number
  >;
}
