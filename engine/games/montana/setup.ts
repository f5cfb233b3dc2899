import type { GameConfig } from '../../core/game';
import type { OptionSpec } from '../../core/options';
import { below, seedRng, shuffle, type RngState } from '../../core/rng';
import {
  COLOURS,
  COWS,
  FIRST_SILVER,
  GOODS,
  outlineOf,
  RING,
  SMALL_GOODS,
  START_COWS,
  START_GOODS,
  START_SPINS,
  TABLE,
  TILES,
  WORKERS_PER_COLOUR,
} from './data';
import { LEVELS } from './data-race';
import { run } from './rules/apply';
import { boardOf, layoutKey } from './rules/landscape';
import { deckOf, levelOf } from './rules/rival';
import { task } from './rules/tasks';
import {
  isRace,
  sides,
  SPOT_WIDTH,
  SPOTS,
  tableSize,
  TALLY,
  type Player,
  type State,
  type Task,
} from './state';
import { say } from './words/catalogue';

/** Who lays the start tile; `auto` puts it in the middle. */
const START_FIELDS = ['last-seat', 'first-seat', 'auto'] as const;
type StartField = (typeof START_FIELDS)[number];
/** The same for one alone, who is first and last. */
const START_TILES = ['own', 'auto'] as const;

/** Numbers of people a table has room for. */
const TABLES: readonly number[] = Object.keys(TABLE).map(Number);

/** Section 6. The mode follows from the seats: one seat is the homestead race. */
export const options: readonly OptionSpec[] = [
  {
    id: 'level',
    kind: 'choice',
    label: say('option.level'),
    help: say('option.level.help', { n: tableSize({ seats: 1 }).settlements }),
    seats: [1],
    default: 'homestead',
    easiest: 'trail',
    choices: LEVELS.map((id) => ({ id, label: say(`level.${id}`), help: say(`level.${id}.help`) })),
  },
  {
    id: 'startTile',
    kind: 'choice',
    label: say('option.start-field'),
    help: say('option.start-tile.help'),
    seats: [1],
    default: 'own',
    choices: START_TILES.map((id) => ({ id, label: say(`option.start-tile.${id}`) })),
  },
  {
    id: 'startField',
    kind: 'choice',
    label: say('option.start-field'),
    help: say('option.start-field.help'),
    seats: [...TABLES],
    default: 'last-seat',
    choices: START_FIELDS.map((id) => ({ id, label: say(`option.start-field.${id}`) })),
  },
  {
    id: 'startPlayer',
    kind: 'choice',
    label: say('option.start-player'),
    help: say('option.start-player.help'),
    seats: TABLES,
    default: 'random',
    choices: [
      { id: 'random', label: say('option.start-player.random') },
      ...Array.from({ length: Math.max(...TABLES) }, (_, seat) => ({
        id: seatId(seat),
        label: say('option.start-player.seat', { n: seat + 1 }),
        fromSeats: seat + 1,
      })),
    ],
  },
];

function seatId(seat: number): string {
  return `seat-${seat + 1}`;
}

export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const seats = config.seats.length;
  const first = startingSeat(config, rng);
  const s = emptyTable(config, seats, first, layBoard(rng, sides({ seats })), rng);
  if (isRace(s)) s.deck = shuffle(rng, deckOf(levelOf(s)));
  const tasks: Task[] = [];
  // MT-3.8: two spins each in turn order, after the start tile.
  for (let i = 0; i < seats; i++) {
    for (let nth = 0; nth < START_SPINS; nth++) tasks.push(task.spin((first + i) % seats, nth));
  }
  // MT-3.10
  tasks.push(task.chooseAction(first));
  s.pending = tasks.reverse();
  s.pending.push(LAY_START[startField(config)](s));
  // A tile that has one place to go is laid at once, and the first spins with it.
  run(s, (event) => s.opening.push(event));
  return s;
}

/** MT-3.3 */
const LAY_START: Readonly<Record<StartField, (s: State) => Task>> = {
  'last-seat': (s) => task.startField((s.first + s.seats - 1) % s.seats),
  'first-seat': (s) => task.startField(s.first),
  auto: (s) => task.startField(s.first, true),
};

function startField({ seats, options: given }: GameConfig): StartField {
  const id = isRace({ seats: seats.length }) ? given.startTile : given.startField;
  if (id === 'own') return 'first-seat';
  const wanted = START_FIELDS.find((one) => one === id);
  if (!wanted) throw new RangeError(`Nobody lays the start tile by ${String(id)}.`);
  return wanted;
}

/** MT-3.1 */
function startingSeat(config: GameConfig, rng: RngState): number {
  const seats = config.seats.length;
  if (isRace({ seats })) return 0;
  const wanted = config.options['startPlayer'];
  const fixed = config.seats.findIndex((_, seat) => seatId(seat) === wanted);
  return fixed >= 0 ? fixed : below(rng, seats);
}

/** MT-3.2 */
function layBoard(rng: RngState, players: number): string {
  const order = shuffle(
    rng,
    TILES.map((_, i) => i),
  );
  const used = order.slice(0, outlineOf(players).length);
  return layoutKey(
    players,
    used.map((tile) => [tile, below(rng, RING.length)] as const),
  );
}

function emptyTable(config: GameConfig, seats: number, first: number, board: string, rng: RngState): State {
  const { fields } = boardOf(board);
  const size = tableSize({ seats });
  const names = config.seats.map((seat) => seat.name);
  const boardCows = fields.map((field) => (field.cow ? 1 : 0));
  const cowsOut = boardCows.filter((n) => n === 1).length;
  return {
    rng,
    names: isRace({ seats }) ? [...names, say('rival')] : names,
    options: { ...config.options },
    seats,
    first,
    board,
    start: -1,
    owner: fields.map(() => -1),
    stack: fields.map(() => 0),
    cows: boardCows,
    water: fields.map((field) => (field.kind === 'lake' ? 1 : 0)),
    players: Array.from({ length: sides({ seats }) }, (_, seat) =>
      seat < seats ? newPlayer(size.settlements, (seat - first + seats) % seats) : newRival(size.settlements),
    ),
    supply: {
      goods: [...size.goods],
      workers: COLOURS.map(() => WORKERS_PER_COLOUR),
      cows: COWS - cowsOut - seats * START_COWS,
    },
    spots: Array.from({ length: SPOTS * SPOT_WIDTH }, () => 0),
    arrow: -1,
    round: 1,
    turns: 1,
    spent: 0,
    last: false,
    over: false,
    pending: [],
    city: null,
    deck: [],
    discard: [],
    tally: TALLY.map(() => 0),
    opening: [],
  };
}

/** MT-3.7, MT-3.9; `position` is the place in turn order. */
function newPlayer(settlements: number, position: number): Player {
  const goods = GOODS.map((_, good) => (SMALL_GOODS.includes(good) ? START_GOODS : 0));
  return { ...newRival(settlements), goods, silver: FIRST_SILVER + position, cows: START_COWS };
}

/** MT-6.1: the rival has settlements and a contractor, nothing else. */
function newRival(settlements: number): Player {
  return {
    goods: GOODS.map(() => 0),
    workers: COLOURS.map(() => 0),
    silver: 0,
    cows: 0,
    canteens: 0,
    left: settlements,
    fields: 0,
    twos: 0,
    lines: 0,
  };
}
