/** Work: the bank, the rows of the areas and their small spaces, and the clearing (MT-4.15 to MT-4.22). */
import type { Move, Target } from '../../../core/game';
import {
  amount,
  areaOfRow,
  AREAS,
  BANK,
  colourOfRow,
  COLOURS,
  entry,
  goodOfRow,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  rowsOf,
  SMALL_YIELD,
} from '../data';
import { HAND, player, SPOT_WIDTH, workersOf, type Emit, type Player, type State } from '../state';
import { write, type PickRules } from './notation';
import { gainGoods } from './supply';
import { targetOf } from './targets';
import { rowOf, task } from './tasks';
import { BANK_SPOTS, bankSpot, isFull, largeSpot, largeSpotsOf, occupied, smallSpot } from './worker-board';

/** MT-4.16: exactly so many workers of any colours. */
export function bankMoves(s: State, p: Player): Move[] {
  return BANK.flatMap((space, i) =>
    workersOf(p) < space.workers || occupied(s, bankSpot(i))
      ? []
      : heldSets(p.workers, space.workers).map((colours) => write.bank(i, colours)),
  );
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
export function rowMoves(s: State, p: Player): Move[] {
  return ROWS.flatMap((row, i) =>
    p.silver < row.price || occupied(s, largeSpot(i))
      ? []
      : crews(p, i).map((colours) => write.row(i, colours)),
  );
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
  moves: (s, pick) => ['skip', ...crews(player(s, pick.seat), rowOf(pick)).map(write.place)],
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

/** MT-4.18: whether a player has one worker of the area, and two of other colours. */
export function crewsFor(p: Player, row: number): { readonly own: boolean; readonly others: boolean } {
  const matching = amount(p.workers, colourOfRow(row));
  return { own: matching >= OWN_CREW, others: workersOf(p) - matching >= OTHER_CREW };
}

export function canStaff(p: Player, row: number): boolean {
  const { own, others } = crewsFor(p, row);
  return own || others;
}

/** MT-4.18: one worker of the area, or two of other colours. */
function crews(p: Player, row: number): (readonly number[])[] {
  const colour = colourOfRow(row);
  const own = amount(p.workers, colour) >= OWN_CREW ? [ownCrew(row)] : [];
  return [...own, ...heldSets(p.workers, OTHER_CREW, colour)];
}

export function ownCrew(row: number): number[] {
  return Array.from({ length: OWN_CREW }, () => colourOfRow(row));
}

/** The workers one would send without thinking: those of the area, else of the colours held most. */
export function usualCrew(p: Player, size: number, without = -1): number[] {
  const left = p.workers.slice();
  return Array.from({ length: size }, () => {
    let most = -1;
    left.forEach((n, colour) => {
      if (colour !== without && n > (left[most] ?? 0)) most = colour;
    });
    if (most < 0) throw new RangeError('There are too few workers.');
    left[most] = amount(left, most) - 1;
    return most;
  }).sort((a, b) => a - b);
}

/** The same for a row. */
export function usualRowCrew(p: Player, row: number): number[] {
  return crewsFor(p, row).own ? ownCrew(row) : usualCrew(p, OTHER_CREW, colourOfRow(row));
}

/** Every crew of up to three workers, by size: made once, since each turn looks through them. */
const CREWS: (readonly (readonly number[])[])[] = [[[]]];

function crewsOf(size: number): readonly (readonly number[])[] {
  const known = CREWS[size];
  if (known) return known;
  const made = crewsOf(size - 1).flatMap((crew) =>
    COLOURS.flatMap((_, colour) => (colour >= (crew[crew.length - 1] ?? 0) ? [[...crew, colour]] : [])),
  );
  CREWS[size] = made;
  return made;
}

/** Crews of `size` among held workers, without one colour. */
export function heldSets(workers: readonly number[], size: number, without = -1): (readonly number[])[] {
  return crewsOf(size).filter((crew) => isHeld(workers, crew, without));
}

/** A crew runs by colour, so equal ones stand together. */
function isHeld(workers: readonly number[], crew: readonly number[], without: number): boolean {
  let run = 0;
  for (let i = 0; i < crew.length; i++) {
    const colour = crew[i] ?? -1;
    run = crew[i - 1] === colour ? run + 1 : 1;
    if (colour === without || (workers[colour] ?? 0) < run) return false;
  }
  return true;
}

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
