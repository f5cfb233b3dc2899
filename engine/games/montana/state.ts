import type { GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import { AREAS, BANK, COLOURS, GOODS, ROWS, ROWS_PER_AREA, TABLE, WHEEL, type TableSize } from './data';

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

/** Picks a seat makes, and steps the table makes by itself; `pending` holds them, the last one being next. */
export type TaskKind =
  | 'setup-start-field'
  | 'white-pair'
  | 'return-worker'
  | 'choose-action'
  | 'bank-workers'
  | 'row-workers'
  | 'small-space'
  | 'recruit-advance'
  | 'city-place'
  | 'city-goods'
  | 'city-upgrade'
  | 'build-next'
  | 'end-turn'
  | 'spin'
  | 'take'
  | 'city-ask'
  | 'city-pay'
  | 'finish'
  | 'rival-turn'
  | 'round-end';

export interface Task {
  kind: TaskKind;
  seat: number;
  /** What it is about: a space, a row, a wheel index, fields built so far, the place in a walk round the table. */
  at: number;
}

export interface City {
  active: number;
  /** Per player: -1 at the hardware store, else row × 10 + column. */
  at: number[];
  /** Per player: 0 not yet asked, 1 asked and standing or to decide, 2 passed. */
  asked: number[];
}

/** How often things happened, for the balance figures. */
export const TALLY = ['recruit', 'bank', 'area', 'city', 'build', 'shortage', 'outbid', 'canteen'] as const;
export type TallyName = (typeof TALLY)[number];

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
  /** Worker board: five numbers per spot (four colours, hands); see `spot`. */
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
  pending: Task[];
  city: City | null;
  /** The rival's cards, next one last. Nobody sees their order. */
  deck: number[];
  discard: number[];
  tally: number[];
}

/** Nothing has changed its shape yet. */
export function upgrade(state: GameState): State {
  return state as State;
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
    pending: s.pending.map((task) => ({ kind: task.kind, seat: task.seat, at: task.at })),
    city: s.city && { active: s.city.active, at: s.city.at.slice(), asked: s.city.asked.slice() },
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    tally: s.tally.slice(),
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

export function isRace(s: State): boolean {
  return s.seats === 1;
}

/** Sides at the table: the rival of the race counts as one. */
export function sides(s: { seats: number }): number {
  return s.seats === 1 ? 2 : s.seats;
}

export function tableSize(s: { seats: number }): TableSize {
  const size = TABLE[sides(s)];
  if (!size) throw new Error(`Montana has no table for ${s.seats} seats.`);
  return size;
}

export function player(s: State, seat: number): Player {
  const found = s.players[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}

export function top(s: State): Task | undefined {
  return s.pending[s.pending.length - 1];
}

/** The seat an event names: the rival of the race is an automa, -1. */
export function eventSeat(s: State, seat: number): number {
  return seat < s.seats ? seat : -1;
}

/** The name used in sentences. */
export function nameOf(s: State, seat: number): string {
  return s.names[seat] ?? '';
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

export function workersOf(p: Player): number {
  return sum(p.workers);
}

export function tallyUp(s: State, name: TallyName, n = 1): void {
  const index = TALLY.indexOf(name);
  s.tally[index] = (s.tally[index] ?? 0) + n;
}

/** Spots of the worker board: four bank spaces, twelve large spaces, twelve small ones. */
export const SPOT_WIDTH = 5;
export const HAND = 4;
export const SPOTS = BANK.length + ROWS.length * 2;

export function largeSpot(row: number): number {
  return BANK.length + row;
}

export function smallSpot(row: number): number {
  return BANK.length + ROWS.length + row;
}

export function spot(s: { spots: readonly number[] }, index: number): readonly number[] {
  return s.spots.slice(index * SPOT_WIDTH, (index + 1) * SPOT_WIDTH);
}

export function occupied(s: { spots: readonly number[] }, index: number): boolean {
  const from = index * SPOT_WIDTH;
  for (let i = from; i < from + SPOT_WIDTH; i++) if (s.spots[i]) return true;
  return false;
}

export function rowsOf(area: number): number[] {
  return Array.from({ length: ROWS_PER_AREA }, (_, i) => area * ROWS_PER_AREA + i);
}

export function canPay(p: Player, cost: readonly number[]): boolean {
  for (let g = 0; g < cost.length; g++) if ((p.goods[g] ?? 0) < (cost[g] ?? 0)) return false;
  return true;
}

export function goodIndex(id: string): number {
  return GOODS.findIndex((good) => good === id);
}

export function colourIndex(id: string): number {
  return COLOURS.findIndex((colour) => colour === id);
}

export function areaIndex(id: string): number {
  return AREAS.findIndex((area) => area === id);
}
