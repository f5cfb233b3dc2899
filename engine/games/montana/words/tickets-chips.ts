/** What tickets are made of: chips of costs and gains, and the warnings of what the supply cannot give. */
import type { Chip, MoveDescription } from '../../../core/game';
import { count, list, numberWord } from '../../../core/words';
import { COLOURS, entry, GOODS, WORKER_CAP, workerId, type PieceId } from '../data';
import { goodsAhead, tooMany, workersAhead, type Forecast } from '../rules/supply';
import { player, sum, type State } from '../state';
import { say } from './catalogue';
import { goodWord, pieceWords, silverWords } from './names';

/** The signs tickets name; the board draws every one of them. */
export type TicketSign =
  PieceId | 'worker' | 'silver' | 'cow' | 'canteen' | 'settlement' | 'goods' | 'upgrade';

export interface TicketChip extends Chip {
  readonly sign: TicketSign;
}

export interface Ticket extends MoveDescription {
  readonly cost?: readonly TicketChip[];
  readonly gain?: readonly TicketChip[];
}

/** Roughly what a piece is worth, to put tickets in order; the computer player reckons for itself. */
const WORTH: Readonly<Record<TicketSign, number>> = {
  copper: 2.6,
  'big-copper': 4.9,
  stone: 2.6,
  'big-stone': 4.9,
  grain: 2.5,
  pumpkin: 2.5,
  'w-copper': 1.7,
  'w-stone': 1.7,
  'w-grain': 1.7,
  'w-pumpkin': 1.7,
  worker: 1.7,
  silver: 0.9,
  cow: 3.2,
  canteen: 4.6,
  settlement: 6.5,
  goods: 2.5,
  upgrade: 2.3,
};

/** The ticket with its place in the order; `more` lifts or lowers it. */
export function ordered(ticket: Ticket, more = 0): Ticket {
  const sumOf = (chips: readonly TicketChip[] = []) =>
    chips.reduce((total, { sign, amount }) => total + WORTH[sign] * amount, 0);
  return { ...ticket, worth: sumOf(ticket.gain) - sumOf(ticket.cost) + more };
}

export function chip(sign: TicketSign, amount: number, label: string): TicketChip {
  return { sign, amount, label };
}

export function goodChips(goods: readonly number[]): TicketChip[] {
  return goods.flatMap((n, g) => (n > 0 ? [chip(entry(GOODS, g), n, `${n} ${goodWord(g, n)}`)] : []));
}

export function workerChips(colours: readonly number[]): TicketChip[] {
  return COLOURS.flatMap((id, c) => {
    const n = countOf(colours, c);
    return n > 0 ? [chip(workerId(c), n, count(n, `${id} worker`))] : [];
  });
}

function countOf(colours: readonly number[], colour: number): number {
  return colours.filter((one) => one === colour).length;
}

/** Workers that are sent: one chip, whose colours the label names where they differ. */
export function crewChips(colours: readonly number[]): TicketChip[] {
  return new Set(colours).size > 1 ? [anyWorkers(colours.length)] : workerChips(colours);
}

export function silverChip(n: number): TicketChip {
  return chip('silver', n, silverWords(n));
}

/** What is paid for something cows bring in part. */
export function costWithCows(cost: readonly number[], byCow: readonly number[]): TicketChip[] {
  const own = cost.map((n, good) => n - byCow.filter((one) => one === good).length);
  return [...goodChips(own), ...(byCow.length > 0 ? [cowChip(byCow.length)] : [])];
}

export function cowChip(n: number): TicketChip {
  return chip('cow', n, count(n, 'cow'));
}

export function canteenChip(n: number): TicketChip {
  return chip('canteen', n, count(n, 'canteen'));
}

export function anyWorkers(n: number): TicketChip {
  return chip('worker', n, count(n, 'worker'));
}

/** What a ticket brings, and its warning where that is not as simple as it looks. */
type Gain = Pick<Ticket, 'gain' | 'warning'>;

export function warned(...warnings: readonly string[]): Pick<Ticket, 'warning'> {
  const said = warnings.filter((text) => text !== '');
  return said.length > 0 ? { warning: said.join(' ') } : {};
}

/** MT-4.5: goods from the supply. */
export function goodsGain(s: State, seat: number, goods: readonly number[]): Gain {
  const short = goods.flatMap((n, good) => {
    const ahead = goodsAhead(s, good, n);
    return ahead.rounds.length > 0 ? [{ what: entry(GOODS, good), ahead }] : [];
  });
  return { gain: goodChips(goods), ...warned(shortWarning(short, seat)) };
}

/** MT-4.5, MT-4.12: workers from the supply, as many as there are, and those that find no room. */
export function workersGain(s: State, seat: number, colours: readonly number[]): Gain {
  const wanted = COLOURS.map((_, colour) => ({
    colour,
    ahead: workersAhead(s, colour, countOf(colours, colour)),
  }));
  const had = wanted.flatMap(({ colour, ahead }) => Array.from({ length: ahead.taken }, () => colour));
  const short = wanted.flatMap(({ colour, ahead }) =>
    ahead.rounds.length > 0 ? [{ what: workerId(colour), ahead }] : [],
  );
  const given = short.map(({ ahead }) => countOf(ahead.rounds.flat(), seat));
  return {
    gain: workerChips(had),
    ...warned(
      shortWarning(short, seat),
      had.length < colours.length ? fewer(had) : '',
      capWarning(s, seat, had.length - sum(given)),
    ),
  };
}

function fewer(had: readonly number[]): string {
  if (had.length === 0) return say('warn.none');
  return say('warn.only', { what: list(workerChips(had).map(({ label }) => label)) });
}

/** MT-4.12 */
export function capWarning(s: State, seat: number, more: number): string {
  const n = tooMany(player(s, seat), more);
  return n > 0 ? say('warn.cap', { cap: WORKER_CAP, n }) : '';
}

interface Short {
  readonly what: PieceId;
  readonly ahead: Forecast;
}

function shortWarning(short: readonly Short[], seat: number): string {
  const [first, ...others] = short;
  if (!first) return '';
  if (others.length > 0)
    return say('warn.short.kinds', { what: list(short.map(({ what }) => pieceWords(what))) });
  const { rounds } = first.ahead;
  const times = numberWord(rounds.length);
  return say(rounds[0]?.includes(seat) ? 'warn.short.own' : 'warn.short', {
    what: pieceWords(first.what),
    n: rounds.length > 1 ? say('warn.short.n', { n: times }) : times,
  });
}
