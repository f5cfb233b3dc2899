/** Receiving and paying: everything that moves between the supply and the player boards. */
import { amount, COLOURS, entry, GOODS, WORKER_CAP, workerId, type PieceId } from '../data';
import { player, sum, tallyUp, workersOf, type Emit, type Player, type State } from '../state';
import { targetOf } from './targets';
import { task } from './tasks';

export function gainGoods(s: State, seat: number, good: number, n: number, emit: Emit): number {
  return gain(s, seat, 'goods', good, n, entry(GOODS, good), emit);
}

export function gainWorkers(s: State, seat: number, colour: number, n: number, emit: Emit): number {
  return gain(s, seat, 'workers', colour, n, workerId(colour), emit);
}

/** What a seat is to get, and what the supply makes of it. */
export interface Forecast {
  /** MT-4.5: seats that return a piece, round by round; none where the supply is enough. */
  readonly rounds: readonly (readonly number[])[];
  /** What the seat gets in the end. */
  readonly taken: number;
}

const ENOUGH: Forecast['rounds'] = [];

/** What a supply may be short of: pieces of some kinds, on every board in the same order. */
type Stock = 'goods' | 'workers';

/** MT-4.5 to MT-4.7: whole rounds of returning until there is enough or nobody has any left. */
function returns(s: State, stock: Stock, kind: number, n: number): Forecast['rounds'] {
  let there = amount(s.supply[stock], kind);
  if (there >= n) return ENOUGH;
  const rounds: number[][] = [];
  while (there < n) {
    const givers = s.players.flatMap((p, seat) => (amount(p[stock], kind) > rounds.length ? [seat] : []));
    if (givers.length === 0) break;
    there += givers.length;
    rounds.push(givers);
  }
  return rounds;
}

function forecast(s: State, stock: Stock, kind: number, n: number): Forecast {
  const rounds = returns(s, stock, kind, n);
  const back = sum(rounds.map((givers) => givers.length));
  return { rounds, taken: Math.min(n, amount(s.supply[stock], kind) + back) };
}

export function goodsAhead(s: State, good: number, n: number): Forecast {
  return forecast(s, 'goods', good, n);
}

export function workersAhead(s: State, colour: number, n: number): Forecast {
  return forecast(s, 'workers', colour, n);
}

function gain(
  s: State,
  seat: number,
  stock: Stock,
  kind: number,
  n: number,
  what: PieceId,
  emit: Emit,
): number {
  const supply = s.supply[stock];
  for (const givers of returns(s, stock, kind, n)) {
    for (const giver of givers) add(player(s, giver)[stock], kind, -1);
    add(supply, kind, givers.length);
    tallyUp(s, 'shortage');
    emit({
      kind: 'shortage',
      seat,
      args: { what, from: givers.join('+') },
      targets: [targetOf.supply(what)],
      rule: 'MT-4.5',
    });
  }
  const taken = Math.min(n, amount(supply, kind));
  add(supply, kind, -taken);
  add(player(s, seat)[stock], kind, taken);
  return taken;
}

function add(counts: number[], kind: number, n: number): void {
  counts[kind] = amount(counts, kind) + n;
}

export function canPay(p: Player, cost: readonly number[]): boolean {
  for (let g = 0; g < cost.length; g++) if ((p.goods[g] ?? 0) < (cost[g] ?? 0)) return false;
  return true;
}

export function payGood(s: State, seat: number, good: number, n: number): void {
  add(player(s, seat).goods, good, -n);
  add(s.supply.goods, good, n);
}

export function payCost(s: State, seat: number, cost: readonly number[]): void {
  cost.forEach((n, good) => {
    if (n > 0) payGood(s, seat, good, n);
  });
}

/** MT-4.9, R32: an empty cow supply gives none and makes no shortage. */
export function gainCow(s: State, seat: number): number {
  if (s.supply.cows < 1) return 0;
  s.supply.cows--;
  player(s, seat).cows++;
  return 1;
}

/** How many workers of a colour stand in the supply or on player boards: what a seat could be given. */
export function findable(s: State, colour: number): number {
  let n = amount(s.supply.workers, colour);
  for (const p of s.players) n += amount(p.workers, colour);
  return n;
}

/** MT-4.8: colour by colour in the fixed order, then the cap. */
export function receiveWorkers(s: State, seat: number, colours: readonly number[], emit: Emit): void {
  const taken: string[] = [];
  COLOURS.forEach((id, c) => {
    const wanted = colours.filter((one) => one === c).length;
    const got = wanted > 0 ? gainWorkers(s, seat, c, wanted, emit) : 0;
    for (let i = 0; i < got; i++) taken.push(id);
  });
  const targets = [targetOf.wheelSpace(s.arrow)];
  checkCap(s, seat);
  emit({ kind: 'hired', seat, args: { workers: taken.join('+') }, targets, rule: 'MT-4.10' });
}

/** MT-4.12: how many find no room when so many more come. */
export function tooMany(p: Player, more: number): number {
  return Math.max(0, workersOf(p) + more - WORKER_CAP);
}

/** MT-4.12: whoever holds more than eight returns some before anything else happens. */
export function checkCap(s: State, seat: number): void {
  if (tooMany(player(s, seat), 0) > 0) s.pending.push(task.returnWorker(seat));
}

export function returnWorker(s: State, seat: number, colour: number): void {
  add(player(s, seat).workers, colour, -1);
  add(s.supply.workers, colour, 1);
}
