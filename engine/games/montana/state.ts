import type { Emit as CoreEmit, GameEvent, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import { amount, BANK, COLOURS, entry, ROWS, sizeOf, WHEEL, type TableSize } from './data';

export const WHEEL_SPACES = WHEEL.length;

/** What one side has on its player board. In the race the rival is player 1 and holds nothing but settlements, cows and canteens. */
export interface Player {
  /** In the order of GOODS. */
  goods: number[];
  /** In the order of COLOURS. */
  workers: number[];
  silver: number;
  cows: number;
  canteens: number;
  /** Settlements not yet placed. */
  left: number;
  /** Where the placed ones came from, for the score sheet. */
  fields: number;
  twos: number;
  lines: number;
}

/** What a seat is asked. Rules, words, computer and board each have a table with a row for every kind. */
const PICK_KINDS = [
  'setup-start-field',
  'white-pair',
  'return-worker',
  'choose-action',
  'small-space',
  'recruit-advance',
  'city-place',
  'city-goods',
  'city-upgrade',
  'build-next',
  'end-turn',
] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** What the table does by itself. */
export type StepKind = 'spin' | 'take' | 'city-ask' | 'city-pay' | 'finish' | 'rival-turn' | 'round-end';
export type TaskKind = PickKind | StepKind;

export interface TaskOf<K extends TaskKind> {
  kind: K;
  seat: number;
  /** What it is about, by kind: written and read by rules/tasks.ts alone. */
  at: number;
}
export type Task = { [K in TaskKind]: TaskOf<K> }[TaskKind];
export type PickTask = { [K in PickKind]: TaskOf<K> }[PickKind];

export interface City {
  active: number;
  /** Per player: -1 at the hardware store, else a space; see rules/contractors.ts. */
  at: number[];
  /** Per player: not yet asked, asked and standing or to decide, or passed; see there too. */
  asked: number[];
  /** Every placement so far, the first one first. */
  bids: Bid[];
}

export interface Bid {
  seat: number;
  /** A space, written as in `at`. */
  at: number;
}

/** How often things happened, for the balance figures. */
export const TALLY = ['recruit', 'bank', 'area', 'city', 'build', 'shortage', 'outbid', 'canteen'] as const;
export type TallyName = (typeof TALLY)[number];

export type EventKind =
  | 'start-tile'
  | 'spun'
  | 'advanced'
  | 'hired'
  | 'returned'
  | 'shortage'
  | 'traded'
  | 'sent'
  | 'banked'
  | 'worked'
  | 'worked-small'
  | 'city-opened'
  | 'placed'
  | 'outbid'
  | 'passed'
  | 'cannot-pay'
  | 'paid'
  | 'goods'
  | 'cow'
  | 'no-cow'
  | 'silver'
  | 'upgraded'
  | 'city-closed'
  | 'built'
  | 'two'
  | 'line'
  | 'canteens'
  | 'refrained'
  | 'cleared'
  | 'extra-turn'
  | 'round'
  | 'last-round'
  | 'game-over'
  | 'reshuffled'
  | 'rival-card'
  | 'rival-camp'
  | 'rival-nothing'
  | 'rival-claim'
  | 'rival-canteen'
  | 'rival-bids'
  | 'rival-no-bid';
export type Emit = CoreEmit<EventKind>;

export interface State extends GameState {
  rng: RngState;
  names: string[];
  options: OptionValues;
  /** Seats at the device: 1 is the homestead race. */
  seats: number;
  /** The starting player: "seat 0" of the rules. */
  first: number;
  board: string;
  /** Index of the start tile's field, -1 before it is chosen. */
  start: number;
  /** Per field: who built there (-1 nobody), how many settlements, a cow, a canteen marker. */
  owner: number[];
  stack: number[];
  cows: number[];
  water: number[];
  players: Player[];
  supply: { goods: number[]; workers: number[]; cows: number };
  /** Worker board: the workers of each colour and the hands, spot by spot; see rules/worker-board.ts. */
  spots: number[];
  /** Where the arrow of the wheel rests, -1 before the first spin. */
  arrow: number;
  round: number;
  /** Turns begun, extra and rival turns included. */
  turns: number;
  /** Canteens that left the game. */
  spent: number;
  /** A last settlement was placed: the round is finished, then the game. */
  last: boolean;
  over: boolean;
  /** What still has to be picked or done, the last one being next. */
  pending: Task[];
  city: City | null;
  /** The rival's cards, next one last. Nobody sees their order. */
  deck: number[];
  discard: number[];
  tally: number[];
  /** What happened before the first pick, told with it. */
  opening: GameEvent<EventKind>[];
}

/**
 * Rows are added at the ends of their tables. New spaces of the worker board are empty and new counts begin at
 * nothing. New tiles and rival cards stay out of a match under way, which keeps the land and the deck it was
 * dealt; shops and spaces of the wheel are there for everyone from now on.
 */
export function grown(state: GameState): State {
  const s = state as State;
  s.spots = withNewSpots(s.spots);
  s.tally = [...s.tally, ...TALLY.slice(s.tally.length).map(() => 0)];
  s.opening ??= [];
  return s;
}

/** A bank space is one spot and a row two, so the parity of what is missing tells which table has grown. */
function withNewSpots(spots: readonly number[]): number[] {
  const missing = SPOTS - spots.length / SPOT_WIDTH;
  const bank = BANK.length - (missing % 2);
  const rows = ROWS.length - Math.floor(missing / 2);
  const grown = (from: number, had: number, has: number) => [
    ...spots.slice(from * SPOT_WIDTH, (from + had) * SPOT_WIDTH),
    ...Array.from({ length: (has - had) * SPOT_WIDTH }, () => 0),
  ];
  return [
    ...grown(0, bank, BANK.length),
    ...grown(bank, rows, ROWS.length),
    ...grown(bank + rows, rows, ROWS.length),
  ];
}

export function clone(s: State): State {
  return {
    rng: [...s.rng],
    names: s.names.slice(),
    options: { ...s.options },
    seats: s.seats,
    first: s.first,
    board: s.board,
    start: s.start,
    owner: s.owner.slice(),
    stack: s.stack.slice(),
    cows: s.cows.slice(),
    water: s.water.slice(),
    players: s.players.map(clonePlayer),
    supply: { goods: s.supply.goods.slice(), workers: s.supply.workers.slice(), cows: s.supply.cows },
    spots: s.spots.slice(),
    arrow: s.arrow,
    round: s.round,
    turns: s.turns,
    spent: s.spent,
    last: s.last,
    over: s.over,
    pending: s.pending.map(({ kind, seat, at }) => ({ kind, seat, at }) as Task),
    city: s.city && cloneCity(s.city),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    tally: s.tally.slice(),
    opening: s.opening.map(cloneEvent),
  };
}

export function clonePlayer(p: Player): Player {
  return {
    goods: p.goods.slice(),
    workers: p.workers.slice(),
    silver: p.silver,
    cows: p.cows,
    canteens: p.canteens,
    left: p.left,
    fields: p.fields,
    twos: p.twos,
    lines: p.lines,
  };
}

export function cloneCity(city: City): City {
  return {
    active: city.active,
    at: city.at.slice(),
    asked: city.asked.slice(),
    bids: city.bids.map(({ seat, at }) => ({ seat, at })),
  };
}

function cloneEvent(event: GameEvent<EventKind>): GameEvent<EventKind> {
  const copy = { ...event };
  if (event.args) Object.assign(copy, { args: { ...event.args } });
  if (event.targets) Object.assign(copy, { targets: event.targets.slice() });
  return copy;
}

/** A spot of the worker board counts its workers by colour, then the rival's hand. */
export const HAND = COLOURS.length;
export const SPOT_WIDTH = HAND + 1;
/** The bank spaces, then the large and the small space of every row. */
export const SPOTS = BANK.length + ROWS.length * 2;

/** The two sides of the race among its players. */
export const HUMAN = 0;
export const RIVAL = 1;

export function isRace(s: { readonly seats: number }): boolean {
  return s.seats === 1;
}

/** Sides at the table: the rival of the race counts as one. */
export function sides(s: { readonly seats: number }): number {
  return isRace(s) ? 2 : s.seats;
}

export function tableSize(s: { readonly seats: number }): TableSize {
  return sizeOf(sides(s));
}

/** Sides in turn order, beginning with `from`. */
export function inOrder(s: State, from: number): number[] {
  const n = sides(s);
  return Array.from({ length: n }, (_, i) => (from + i) % n);
}

export function player(s: State, seat: number): Player {
  return entry(s.players, seat);
}

/** The seat an event names: the rival of the race is an automa, -1. */
export function eventSeat(s: State, seat: number): number {
  return seat < s.seats ? seat : -1;
}

/** The name used in sentences. */
export function nameOf(s: State, seat: number): string {
  return entry(s.names, seat);
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

export function workersOf(p: Player): number {
  return sum(p.workers);
}

/** Settlements on the board, wherever they came from. */
export function placedBy(p: Player): number {
  return p.fields + p.twos + p.lines;
}

export function tallyUp(s: State, name: TallyName): void {
  const index = TALLY.indexOf(name);
  s.tally[index] = amount(s.tally, index) + 1;
}

export function top(s: State): Task | undefined {
  return s.pending[s.pending.length - 1];
}

/** The pick that is next, if one is: while a move is being made the table may still be busy. */
export function nextPick(s: State): PickTask | null {
  const next = top(s);
  return !s.over && next && isPick(next) ? next : null;
}

/** The pick the table waits for; null when the game is over. */
export function topPick(s: State): PickTask | null {
  const next = top(s);
  if (s.over || !next) return null;
  if (!isPick(next)) throw new Error('The table is busy.');
  return next;
}

const PICKED: ReadonlySet<TaskKind> = new Set<TaskKind>(PICK_KINDS);

export function isPick(task: Task): task is PickTask {
  return PICKED.has(task.kind);
}
