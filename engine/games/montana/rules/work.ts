/** Work: the bank, the rows of the areas and their small spaces, and the clearing (MT-4.15 to MT-4.22). */
import type { Move, Target } from '../../../core/game';
import {
  amount,
  areaOfRow,
  AREAS,
  BANK,
  COLOURS,
  entry,
  goodOfRow,
  ROWS,
  rowsOf,
  SMALL_YIELD,
} from '../data';
import { HAND, player, SPOT_WIDTH, type Emit, type Player, type State } from '../state';
import { bankCrewMoves, canStaff, rowCrewMoves, smallCrewMoves } from './crews';
import type { PickRules } from './notation';
import { gainGoods } from './supply';
import { targetOf } from './targets';
import { rowOf, task } from './tasks';
import { BANK_SPOTS, bankSpot, isFull, largeSpot, largeSpotsOf, occupied, smallSpot } from './worker-board';

/** MT-4.16: exactly so many workers of any colours. */
export function addBankMoves(s: State, p: Player, list: Move[]): void {
  for (let i = 0; i < BANK.length; i++) {
    if (!occupied(s, bankSpot(i))) for (const move of bankCrewMoves(i, p.workers)) list.push(move);
  }
}

export function goToBank(
  s: State,
  seat: number,
  space: number,
  colours: readonly number[],
  emit: Emit,
): void {
  const where = bankSpot(space);
  const { workers: n, pays: silver } = entry(BANK, space);
  s.pending.push(task.endTurn(seat));
  sendWorkers(s, seat, where, colours, emit, 'MT-4.16');
  player(s, seat).silver += silver;
  emit({ kind: 'banked', seat, args: { n, silver }, targets: [targetOf.spot(where)], rule: 'MT-4.16' });
}

/** MT-4.17, MT-4.18: every crew of every free row whose price is there. */
export function addRowMoves(s: State, p: Player, list: Move[]): void {
  for (let i = 0; i < ROWS.length; i++) {
    if (p.silver < entry(ROWS, i).price || occupied(s, largeSpot(i))) continue;
    for (const move of rowCrewMoves(i, p.workers)) list.push(move);
  }
}

/** MT-4.19 */
export function workRow(s: State, seat: number, row: number, colours: readonly number[], emit: Emit): void {
  const { price, yields } = entry(ROWS, row);
  const where = largeSpot(row);
  s.pending.push(task.smallSpace(seat, row));
  player(s, seat).silver -= price;
  sendWorkers(s, seat, where, colours, emit, 'MT-4.18');
  const n = gainGoods(s, seat, goodOfRow(row), yields, emit);
  const args = { area: areaOfRow(row), price, n };
  emit({ kind: 'worked', seat, args, targets: [targetOf.spot(where)], rule: 'MT-4.19' });
}

/** MT-4.20 */
export const smallSpace: PickRules<'small-space'> = {
  moves: (s, pick) => ['skip', ...smallCrewMoves(rowOf(pick), player(s, pick.seat).workers)],
  many: (s, pick) => canStaff(player(s, pick.seat), rowOf(pick)),
  act(s, pick, play, emit) {
    const { seat } = pick;
    const row = rowOf(pick);
    s.pending.pop();
    s.pending.push(task.endTurn(seat));
    if (play.verb === 'skip') return;
    const where = smallSpot(row);
    sendWorkers(s, seat, where, play.colours, emit, 'MT-4.20');
    const n = gainGoods(s, seat, goodOfRow(row), SMALL_YIELD, emit);
    const args = { area: areaOfRow(row), n };
    emit({ kind: 'worked-small', seat, args, targets: [targetOf.spot(where)], rule: 'MT-4.20' });
  },
  trades: true,
};

/** They go to their space before it yields anything; a price has been paid. */
function sendWorkers(
  s: State,
  seat: number,
  where: number,
  colours: readonly number[],
  emit: Emit,
  rule: string,
): void {
  const p = player(s, seat);
  for (const colour of colours) {
    p.workers[colour] = amount(p.workers, colour) - 1;
    const slot = where * SPOT_WIDTH + colour;
    s.spots[slot] = amount(s.spots, slot) + 1;
  }
  const workers = colours.map((colour) => entry(COLOURS, colour)).join('+');
  emit({ kind: 'sent', seat, args: { workers }, targets: [targetOf.spot(where)], rule });
}

export function placeHand(s: State, where: number): void {
  s.spots[where * SPOT_WIDTH + HAND] = 1;
}

/** MT-4.21, MT-4.22: full places are swept at the end of a turn, each for itself. */
export function clearFull(s: State, emit: Emit): void {
  if (isFull(s, BANK_SPOTS)) {
    const targets = sweepAll(s, BANK_SPOTS);
    emit({ kind: 'cleared', seat: -1, args: { place: 'bank' }, targets, rule: 'MT-4.21' });
  }
  AREAS.forEach((_, area) => {
    if (!isFull(s, largeSpotsOf(area))) return;
    const targets = sweepAll(s, [...largeSpotsOf(area), ...rowsOf(area).map(smallSpot)]);
    emit({ kind: 'cleared', seat: -1, args: { place: area }, targets, rule: 'MT-4.21' });
  });
}

/** The spots that are empty now and were not. */
function sweepAll(s: State, spots: readonly number[]): Target[] {
  const taken = spots.filter((where) => occupied(s, where));
  for (const where of taken) sweep(s, where);
  return taken.map(targetOf.spot);
}

function sweep(s: State, where: number): void {
  const from = where * SPOT_WIDTH;
  for (let colour = 0; colour < HAND; colour++) {
    s.supply.workers[colour] = amount(s.supply.workers, colour) + amount(s.spots, from + colour);
    s.spots[from + colour] = 0;
  }
  s.spots[from + HAND] = 0;
}
