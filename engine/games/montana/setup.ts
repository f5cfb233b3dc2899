import { noEvents, type GameConfig } from '../../core/game';
import type { OptionSpec } from '../../core/options';
import { below, seedRng, shuffle, type RngState } from '../../core/rng';
import {
  COLOURS,
  COPPER,
  COWS,
  FIRST_SILVER,
  GOODS,
  GRAIN,
  OUTLINES,
  PUMPKIN,
  STONE,
  TILES,
  WORKERS_PER_COLOUR,
} from './data';
import { run, setStart } from './rules/apply';
import { autoStart, boardOf, layoutKey } from './rules/landscape';
import { deckOf, levelIndex } from './rules/rival';
import { sides, SPOT_WIDTH, SPOTS, tableSize, TALLY, type Player, type State, type Task } from './state';
import { say } from './words/catalogue';

const SEAT_NUMBERS = [1, 2, 3, 4] as const;

/** Section 6. The mode follows from the seats: one seat is the homestead race. */
export const options: readonly OptionSpec[] = [
  {
    id: 'level',
    kind: 'choice',
    label: say('option.level'),
    help: say('option.level.help'),
    seats: [1],
    default: 'homestead',
    choices: [
      { id: 'trail', label: say('level.trail'), help: say('level.trail.help') },
      { id: 'homestead', label: say('level.homestead'), help: say('level.homestead.help') },
      { id: 'frontier', label: say('level.frontier'), help: say('level.frontier.help') },
      { id: 'territory', label: say('level.territory'), help: say('level.territory.help') },
    ],
  },
  {
    id: 'startField',
    kind: 'choice',
    label: say('option.start-field'),
    help: say('option.start-field.help'),
    default: 'last-seat',
    choices: [
      { id: 'last-seat', label: say('option.start-field.last') },
      { id: 'first-seat', label: say('option.start-field.first') },
      { id: 'auto', label: say('option.start-field.auto') },
    ],
  },
  {
    id: 'startPlayer',
    kind: 'choice',
    label: say('option.start-player'),
    help: say('option.start-player.help'),
    seats: [2, 3, 4],
    default: 'random',
    choices: [
      { id: 'random', label: say('option.start-player.random') },
      ...SEAT_NUMBERS.map((n) => ({ id: `seat-${n}`, label: say('option.start-player.seat', { n }) })),
    ],
  },
];

export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const seats = config.seats.length;
  const first = startingSeat(config, rng);
  const s = emptyTable(config, seats, first, layBoard(rng, sides({ seats })), rng);
  if (seats === 1) s.deck = shuffle(rng, deckOf(levelIndex(s)));
  const tasks: Task[] = [];
  // MT-3.8: two spins each in turn order, after the start tile.
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    tasks.push({ kind: 'spin', seat, at: 0 }, { kind: 'spin', seat, at: 1 });
  }
  // MT-3.10
  tasks.push({ kind: 'choose-action', seat: first, at: 0 });
  s.pending = tasks.reverse();
  const chooser = config.options.startField;
  if (chooser === 'auto') setStart(s, autoStart(boardOf(s.board)));
  else {
    const seat = chooser === 'first-seat' ? first : (first + seats - 1) % seats;
    s.pending.push({ kind: 'setup-start-field', seat, at: 0 });
  }
  run(s, noEvents);
  return s;
}

/** MT-3.1 */
function startingSeat(config: GameConfig, rng: RngState): number {
  const seats = config.seats.length;
  if (seats === 1) return 0;
  const fixed = /^seat-(\d)$/.exec(String(config.options.startPlayer));
  const wanted = fixed ? Number(fixed[1]) - 1 : -1;
  return wanted >= 0 && wanted < seats ? wanted : below(rng, seats);
}

/** MT-3.2 */
function layBoard(rng: RngState, players: number): string {
  const order = shuffle(
    rng,
    TILES.map((_, i) => i),
  );
  const used = order.slice(0, (OUTLINES[players] ?? []).length);
  return layoutKey(
    players,
    used.map((tile) => [tile, below(rng, 6)] as const),
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
    names: seats === 1 ? [...names, say('rival')] : names,
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
      cows: COWS - cowsOut - seats,
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
  };
}

/** MT-3.7, MT-3.9; `position` is the place in turn order. */
function newPlayer(settlements: number, position: number): Player {
  const goods = GOODS.map((_, g) => (g === COPPER || g === STONE || g === GRAIN || g === PUMPKIN ? 1 : 0));
  return { ...newRival(settlements), goods, silver: FIRST_SILVER + position, cows: 1 };
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
