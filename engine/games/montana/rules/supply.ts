/** Receiving and paying: everything that moves between the supply, the player boards and the worker board. */
import type { Emit } from '../../../core/game';
import { BANK, COLOURS, GOODS, ROWS, WORKER_CAP } from '../data';
import {
  HAND,
  largeSpot,
  occupied,
  player,
  rowsOf,
  smallSpot,
  SPOT_WIDTH,
  tallyUp,
  workersOf,
  type State,
} from '../state';

export function gainGoods(s: State, seat: number, good: number, n: number, emit: Emit): number {
  const boards = s.players.map((p) => p.goods);
  return gain(s, seat, s.supply.goods, boards, good, n, GOODS[good] ?? '', emit);
}

export function gainWorkers(s: State, seat: number, colour: number, n: number, emit: Emit): number {
  const boards = s.players.map((p) => p.workers);
  return gain(s, seat, s.supply.workers, boards, colour, n, `w-${COLOURS[colour] ?? ''}`, emit);
}

/** MT-4.5 to MT-4.7: whole rounds of returning until there is enough or nobody has any left. */
function gain(
  s: State,
  seat: number,
  supply: number[],
  boards: readonly number[][],
  kind: number,
  n: number,
  name: string,
  emit: Emit,
): number {
  while ((supply[kind] ?? 0) < n) {
    let returned = 0;
    for (const board of boards) {
      if ((board[kind] ?? 0) < 1) continue;
      board[kind] = (board[kind] ?? 0) - 1;
      returned++;
    }
    if (returned === 0) break;
    supply[kind] = (supply[kind] ?? 0) + returned;
    tallyUp(s, 'shortage');
    emit({
      kind: 'shortage',
      seat,
      args: { what: name, n: returned },
      targets: [`supply:${name}`],
      rule: 'MT-4.5',
    });
  }
  const taken = Math.min(n, supply[kind] ?? 0);
  supply[kind] = (supply[kind] ?? 0) - taken;
  const own = boards[seat];
  if (own) own[kind] = (own[kind] ?? 0) + taken;
  return taken;
}

export function payGood(s: State, seat: number, good: number, n: number): void {
  const p = player(s, seat);
  p.goods[good] = (p.goods[good] ?? 0) - n;
  s.supply.goods[good] = (s.supply.goods[good] ?? 0) + n;
}

export function payCost(s: State, seat: number, cost: readonly number[]): void {
  for (let good = 0; good < cost.length; good++) if (cost[good]) payGood(s, seat, good, cost[good] ?? 0);
}

/** MT-4.9, R32: an empty cow supply gives none and makes no shortage. */
export function gainCow(s: State, seat: number): number {
  if (s.supply.cows < 1) return 0;
  s.supply.cows--;
  player(s, seat).cows++;
  return 1;
}

export function returnWorker(s: State, seat: number, colour: number): void {
  const p = player(s, seat);
  p.workers[colour] = (p.workers[colour] ?? 0) - 1;
  s.supply.workers[colour] = (s.supply.workers[colour] ?? 0) + 1;
}

/** MT-4.12: whoever holds more than eight returns some before anything else happens. */
export function checkCap(s: State, seat: number): void {
  if (workersOf(player(s, seat)) > WORKER_CAP) s.pending.push({ kind: 'return-worker', seat, at: 0 });
}

/** MT-4.8: colour by colour in the fixed order, then the cap. */
export function receiveWorkers(s: State, seat: number, colours: readonly number[], emit: Emit): void {
  const taken: string[] = [];
  COLOURS.forEach((id, c) => {
    const wanted = colours.filter((one) => one === c).length;
    const got = wanted > 0 ? gainWorkers(s, seat, c, wanted, emit) : 0;
    for (let i = 0; i < got; i++) taken.push(id);
  });
  emit({ kind: 'hired', seat, args: { workers: taken.join('+') }, targets: ['wheel'], rule: 'MT-4.10' });
  checkCap(s, seat);
}

export function placeWorkers(s: State, seat: number, where: number, workers: readonly number[]): void {
  const p = player(s, seat);
  for (const colour of workers) {
    p.workers[colour] = (p.workers[colour] ?? 0) - 1;
    const slot = where * SPOT_WIDTH + colour;
    s.spots[slot] = (s.spots[slot] ?? 0) + 1;
  }
}

export function placeHand(s: State, where: number): void {
  s.spots[where * SPOT_WIDTH + HAND] = 1;
}

/** MT-4.21, MT-4.22: full places are swept at the end of a turn, each for itself. */
export function clearFull(s: State, emit: Emit): void {
  const bank = BANK.map((_, i) => i);
  if (bank.every((i) => occupied(s, i))) {
    bank.forEach((i) => sweep(s, i));
    emit({ kind: 'cleared', seat: -1, args: { place: 'bank' }, targets: ['place:bank'], rule: 'MT-4.21' });
  }
  const areas = new Set(ROWS.map((row) => row.area));
  for (const area of areas) {
    const rows = rowsOf(area);
    if (!rows.every((row) => occupied(s, largeSpot(row)))) continue;
    for (const row of rows) {
      sweep(s, largeSpot(row));
      sweep(s, smallSpot(row));
    }
    emit({ kind: 'cleared', seat: -1, args: { place: area }, targets: [`place:${area}`], rule: 'MT-4.21' });
  }
}

function sweep(s: State, where: number): void {
  const from = where * SPOT_WIDTH;
  for (let colour = 0; colour < HAND; colour++) {
    s.supply.workers[colour] = (s.supply.workers[colour] ?? 0) + (s.spots[from + colour] ?? 0);
    s.spots[from + colour] = 0;
  }
  s.spots[from + HAND] = 0;
}
