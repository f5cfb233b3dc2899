/** How moves are written, read in one place per pick, and what the rules of a pick must say. */
import type { Move } from '../../../core/game';
import {
  BANK,
  colourIndex,
  COLOURS,
  entry,
  isColour,
  numberOf,
  ROWS,
  SHOPS,
  TRADES,
  type Trade,
} from '../data';
import type { Emit, PickKind, State, TaskOf } from '../state';
import type { CitySpace } from './contractors';

/** What a move says, by the pick it answers. Fields are named by their id, all else by number. */
export interface Plays {
  'setup-start-field': { readonly verb: 'start'; readonly field: string };
  'white-pair': { readonly verb: 'pair'; readonly colours: readonly number[] };
  'return-worker': { readonly verb: 'return'; readonly colour: number };
  'choose-action':
    | { readonly verb: 'recruit' }
    | { readonly verb: 'bank'; readonly space: number; readonly colours: readonly number[] }
    | { readonly verb: 'row'; readonly row: number; readonly colours: readonly number[] }
    | { readonly verb: 'space'; readonly space: CitySpace }
    | { readonly verb: 'field'; readonly field: string };
  'small-space': { readonly verb: 'place'; readonly colours: readonly number[] } | { readonly verb: 'skip' };
  'recruit-advance': { readonly verb: 'advance'; readonly steps: number };
  'city-place': { readonly verb: 'space'; readonly space: CitySpace } | { readonly verb: 'pass' };
  /** In the order of STORE_GOODS. */
  'city-goods': { readonly verb: 'mix'; readonly counts: readonly number[] };
  /** In the order of UPGRADES. */
  'city-upgrade': { readonly verb: 'upgrade'; readonly counts: readonly number[] };
  'build-next': { readonly verb: 'field'; readonly field: string } | { readonly verb: 'stop' };
  'end-turn': { readonly verb: 'end' | 'canteen' };
}

/** The rules of one pick. */
export interface PickRules<K extends PickKind> {
  /** Its legal moves, without the cattle trades. */
  moves(s: State, pick: TaskOf<K>): Move[];
  act(s: State, pick: TaskOf<K>, play: Plays[K], emit: Emit): void;
  /** Whether the active seat may trade cattle here (marked T in section 8). */
  readonly trades: boolean;
  /** Whether there is more than one, told without making them all: the only answer is given by itself. */
  many(s: State, pick: TaskOf<K>): boolean;
}

type Reader<K extends PickKind> = (verb: string, rest: string) => Plays[K] | null;

const READERS: { readonly [K in PickKind]: Reader<K> } = {
  'setup-start-field': (verb, field) => (verb === 'start' ? { verb, field } : null),
  'white-pair': (verb, rest) => (verb === 'pair' ? { verb, colours: coloursIn(rest) } : null),
  'return-worker': (verb, rest) => (verb === 'return' ? { verb, colour: colourNamed(rest) } : null),
  'choose-action': (verb, rest) => {
    const [place, crew] = split(rest);
    if (verb === 'bank') return { verb, space: numberOf(BANK, place), colours: coloursIn(crew) };
    if (verb === 'row') return { verb, row: numberOf(ROWS, place), colours: coloursIn(crew) };
    if (verb === 'field') return { verb, field: rest };
    if (verb === 'space') return readSpace(rest);
    return verb === 'recruit' ? { verb } : null;
  },
  'small-space': (verb, rest) => {
    if (verb === 'skip') return { verb };
    return verb === 'place' ? { verb, colours: coloursIn(rest) } : null;
  },
  'recruit-advance': (verb, rest) => (verb === 'advance' ? { verb, steps: Number(rest) } : null),
  'city-place': (verb, rest) => {
    if (verb === 'pass') return { verb };
    return verb === 'space' ? readSpace(rest) : null;
  },
  'city-goods': (verb, rest) => (verb === 'mix' ? { verb, counts: countsIn(rest) } : null),
  'city-upgrade': (verb, rest) => (verb === 'upgrade' ? { verb, counts: countsIn(rest) } : null),
  'build-next': (verb, rest) => {
    if (verb === 'field') return { verb, field: rest };
    return verb === 'stop' ? { verb } : null;
  },
  'end-turn': (verb) => (verb === 'end' || verb === 'canteen' ? { verb } : null),
};

export function readPlay<K extends PickKind>(kind: K, move: Move): Plays[K] {
  const [verb, rest] = split(move);
  const play = READERS[kind](verb, rest);
  if (!play) throw new Error(`${move} is no answer to ${kind}.`);
  return play;
}

/** Null where the move is no cattle trade. */
export function readTrade(move: Move): Trade | null {
  const [verb, rest] = split(move);
  return verb === 'trade' ? entry(TRADES, numberOf(TRADES, rest)) : null;
}

/** The field a move builds on, by its id; null where it builds none. */
export function fieldBuilt(move: Move): string | null {
  const [verb, rest] = split(move);
  return verb === 'field' ? rest : null;
}

/** The workers a move sends to a space; null where it sends none. */
export function workersSent(move: Move): readonly number[] | null {
  const [verb, rest] = split(move);
  if (verb === 'place') return coloursIn(rest);
  return verb === 'bank' || verb === 'row' ? coloursIn(split(rest)[1]) : null;
}

/** `city-smelter@2`, in moves and in targets; null where there is no such shop. */
export function spaceNamed(text: string): CitySpace | null {
  const [shop = '', column = ''] = text.split('@');
  const row = SHOPS.findIndex(({ id }) => id === shop);
  return row < 0 ? null : { row, column: Number(column) };
}

export function spaceText({ row, column }: CitySpace): string {
  return `${entry(SHOPS, row).id}@${column}`;
}

function split(move: Move): [string, string] {
  const cut = move.indexOf(':');
  return cut < 0 ? [move, ''] : [move.slice(0, cut), move.slice(cut + 1)];
}

function readSpace(text: string): { readonly verb: 'space'; readonly space: CitySpace } | null {
  const space = spaceNamed(text);
  return space && { verb: 'space', space };
}

function colourNamed(id: string): number {
  if (!isColour(id)) throw new RangeError(`No worker is called ${id}.`);
  return colourIndex(id);
}

/** The colours of a text such as `copper+stone`, in moves and in events. */
export function coloursIn(text: string): number[] {
  return text === '' ? [] : text.split('+').map(colourNamed);
}

function coloursText(colours: readonly number[]): string {
  return colours.map((colour) => entry(COLOURS, colour)).join('+');
}

function countsIn(text: string): number[] {
  return text.split(',').map(Number);
}

export const write = {
  start: (field: string): Move => `start:${field}`,
  pair: (colours: readonly number[]): Move => `pair:${coloursText(colours)}`,
  giveBack: (colour: number): Move => `return:${entry(COLOURS, colour)}`,
  bank: (space: number, colours: readonly number[]): Move =>
    `bank:${entry(BANK, space).id}:${coloursText(colours)}`,
  row: (row: number, colours: readonly number[]): Move =>
    `row:${entry(ROWS, row).id}:${coloursText(colours)}`,
  place: (colours: readonly number[]): Move => `place:${coloursText(colours)}`,
  advance: (steps: number): Move => `advance:${steps}`,
  space: (space: CitySpace): Move => `space:${spaceText(space)}`,
  mix: (counts: readonly number[]): Move => `mix:${counts.join(',')}`,
  upgrade: (counts: readonly number[]): Move => `upgrade:${counts.join(',')}`,
  field: (field: string): Move => `field:${field}`,
  trade: (trade: Trade): Move => `trade:${trade.id}`,
};
