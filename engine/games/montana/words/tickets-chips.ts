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
  PieceId | 'worker' | 'silver' | 'cow' | 'canteen' | 'settlement' | 'goods' | 'upgrade' | 'wheel' | 'city';

export interface Ticket extends MoveDescription {
  readonly sign?: TicketSign;
}

export function chip(sign: TicketSign, amount: number, label: string): Chip {
  return { sign, amount, label };
}

export function goodChips(goods: readonly number[]): Chip[] {
  return goods.flatMap((n, g) => (n > 0 ? [chip(entry(GOODS, g), n, `${n} ${goodWord(g, n)}`)] : []));
}

export function workerChips(colours: readonly number[]): Chip[] {
  return COLOURS.flatMap((id, c) => {
    const n = countOf(colours, c);
    return n > 0 ? [chip(workerId(c), n, count(n, `${id} worker`))] : [];
  });
}

function countOf(colours: readonly number[], colour: number): number {
  return colours.filter((one) => one === colour).length;
}

export function silverChip(n: number): Chip {
  return chip('silver', n, silverWords(n));
}

export function cowChip(n: number): Chip {
  return chip('cow', n, count(n, 'cow'));
}

export function canteenChip(n: number): Chip {
  return chip('canteen', n, count(n, 'canteen'));
}

export function anyWorkers(n: number): Chip {
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
