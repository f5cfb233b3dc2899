/** Work: the bank, the rows of the areas and their small spaces, and the clearing (MT-4.15 to MT-4.22). */
import type { Move } from '../../../core/game';
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
import { write, type CrewPlay, type PickRules } from './notation';
import { gainGoods } from './supply';
import { targetOf } from './targets';
import { bankSpaceOf, rowOf, task } from './tasks';
import { BANK_SPOTS, bankSpot, isFull, largeSpot, largeSpotsOf, smallSpot } from './worker-board';

/** MT-4.16 */
export const bankWorkers: PickRules<'bank-workers'> = {
  moves: (s, pick) =>
    heldSets(player(s, pick.seat).workers, entry(BANK, bankSpaceOf(pick)).workers).map(write.place),
  act(s, pick, { colours }, emit) {
    const { seat } = pick;
    const where = bankSpot(bankSpaceOf(pick));
    const { workers: n, pays: silver } = entry(BANK, bankSpaceOf(pick));
    s.pending.pop();
    placeWorkers(s, seat, where, colours);
    player(s, seat).silver += silver;
    emit({ kind: 'banked', seat, args: { n, silver }, targets: [targetOf.spot(where)], rule: 'MT-4.16' });
    s.pending.push(task.endTurn(seat));
  },
  trades: false,
  alwaysAsked: false,
};

/** MT-4.18, MT-4.19 */
export const rowWorkers: PickRules<'row-workers'> = {
  moves: (s, pick) => crews(player(s, pick.seat), rowOf(pick)),
  act(s, pick, play, emit) {
    const { seat } = pick;
    const row = rowOf(pick);
    const { price, yields } = entry(ROWS, row);
    const where = largeSpot(row);
    s.pending.pop();
    placeWorkers(s, seat, where, crewOf(play, row));
    player(s, seat).silver -= price;
    const n = gainGoods(s, seat, goodOfRow(row), yields, emit);
    const args = { area: areaOfRow(row), price, n };
    emit({ kind: 'worked', seat, args, targets: [targetOf.spot(where)], rule: 'MT-4.19' });
    s.pending.push(task.smallSpace(seat, row));
  },
  trades: false,
  alwaysAsked: false,
};

/** MT-4.20 */
export const smallSpace: PickRules<'small-space'> = {
  moves: (s, pick) => ['skip', ...crews(player(s, pick.seat), rowOf(pick))],
  act(s, pick, play, emit) {
    const { seat } = pick;
    const row = rowOf(pick);
    s.pending.pop();
    s.pending.push(task.endTurn(seat));
    if (play.verb === 'skip') return;
    const where = smallSpot(row);
    placeWorkers(s, seat, where, crewOf(play, row));
    const n = gainGoods(s, seat, goodOfRow(row), SMALL_YIELD, emit);
    const args = { area: areaOfRow(row), n };
    emit({ kind: 'worked-small', seat, args, targets: [targetOf.spot(where)], rule: 'MT-4.20' });
  },
  trades: true,
  alwaysAsked: false,
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

function crews(p: Player, row: number): Move[] {
  const colour = colourOfRow(row);
  const own = amount(p.workers, colour) >= OWN_CREW ? ['match'] : [];
  return [...own, ...heldSets(p.workers, OTHER_CREW, colour).map(write.place)];
}

export function ownCrew(row: number): number[] {
  return Array.from({ length: OWN_CREW }, () => colourOfRow(row));
}

export function crewOf(play: CrewPlay, row: number): readonly number[] {
  return play.verb === 'match' ? ownCrew(row) : play.colours;
}

/** Multisets of `size` held workers, without one colour. */
export function heldSets(workers: readonly number[], size: number, without = -1): number[][] {
  const found: number[][] = [];
  const grow = (set: number[], from: number) => {
    if (set.length === size) {
      found.push(set);
      return;
    }
    for (let c = from; c < COLOURS.length; c++) {
      const used = set.filter((one) => one === c).length;
      if (c !== without && amount(workers, c) > used) grow([...set, c], c);
    }
  };
  grow([], 0);
  return found;
}

function placeWorkers(s: State, seat: number, where: number, workers: readonly number[]): void {
  const p = player(s, seat);
  for (const colour of workers) {
    p.workers[colour] = amount(p.workers, colour) - 1;
    const slot = where * SPOT_WIDTH + colour;
    s.spots[slot] = amount(s.spots, slot) + 1;
  }
}

export function placeHand(s: State, where: number): void {
  s.spots[where * SPOT_WIDTH + HAND] = 1;
}

/** MT-4.21, MT-4.22: full places are swept at the end of a turn, each for itself. */
export function clearFull(s: State, emit: Emit): void {
  if (isFull(s, BANK_SPOTS)) {
    for (const where of BANK_SPOTS) sweep(s, where);
    const targets = [targetOf.bank()];
    emit({ kind: 'cleared', seat: -1, args: { place: 'bank' }, targets, rule: 'MT-4.21' });
  }
  AREAS.forEach((_, area) => {
    if (!isFull(s, largeSpotsOf(area))) return;
    for (const row of rowsOf(area)) {
      sweep(s, largeSpot(row));
      sweep(s, smallSpot(row));
    }
    const targets = [targetOf.area(area)];
    emit({ kind: 'cleared', seat: -1, args: { place: area }, targets, rule: 'MT-4.21' });
  });
}

function sweep(s: State, where: number): void {
  const from = where * SPOT_WIDTH;
  for (let colour = 0; colour < HAND; colour++) {
    s.supply.workers[colour] = amount(s.supply.workers, colour) + amount(s.spots, from + colour);
    s.spots[from + colour] = 0;
  }
  s.spots[from + HAND] = 0;
}
