/** DK-4.6.3, 4.6.4: what sales are possible, what they pay, and how they are made. */
import {
  COMBOS,
  RESOURCES,
  RES_LETTERS,
  SOLO_COMBO_SLOTS,
  comboAt,
  comboIndex,
  resAt,
  rowAt,
  singlePrice,
  type Res,
} from '../data';
import { townOf, type Emit, type State, type Town } from '../state';
import { add, at } from './counts';
import { priceTarget, resIn, slotTarget } from './notation';
import { report, type PickRules } from './tasks';
import { earn } from './town';

export function comboSlots(towns: number, combo: number): number {
  return towns === 1 ? SOLO_COMBO_SLOTS : comboAt(combo).slots;
}

/** Sales of a combination that are left today. */
export function slotsLeft(
  s: Pick<State, 'slots'> & { readonly towns: readonly unknown[] },
  combo: number,
): number {
  return comboSlots(s.towns.length, combo) - lyingOn(s, combo).length;
}

/** Pieces that lie on the slots of a combination. */
export function lyingOn(s: Pick<State, 'slots'>, combo: number): Res[] {
  return rowAt(s.slots, combo, 'slot');
}

export function salePrice(s: Pick<State, 'rises'>, res: Res): number {
  return singlePrice(res) + at(s.rises, res);
}

export function comboPay(s: State, combo: number, pieces: readonly Res[]): number {
  return pieces.reduce((total, res) => total + at(s.rises, res), comboAt(combo).pays);
}

/** The pieces a combination move sells: its own, or the letters named for a mixed lot. */
export function comboTypes(id: string, letters: string): { combo: number; pieces: readonly Res[] } {
  const combo = comboIndex(id);
  const { pieces } = comboAt(combo);
  if (typeof pieces !== 'number') return { combo, pieces };
  return { combo, pieces: [...letters].map((letter) => RES_LETTERS.indexOf(letter)) };
}

/** Every combination that can be sold now: `combo:steel`, `combo:mixed-pair:cg`. */
export function comboMoves(s: State, t: Town): string[] {
  let held = 0;
  for (let res = 0; res < t.resources.length; res++) if (at(t.resources, res) > 0) held |= 1 << res;
  const moves: string[] = [];
  if (held === 0) return moves;
  for (let combo = 0; combo < SALES.length; combo++) {
    const { mixed, alone, needs } = SALES[combo] as Sale;
    if (slotsLeft(s, combo) < 1) continue;
    if (mixed) moves.push(...(mixed[held] as readonly string[]));
    else if (needs.every((n, res) => at(t.resources, res) >= n)) moves.push(alone);
  }
  return moves;
}

/** How a combination is sold, laid out once for every set of kinds a town may hold. */
interface Sale {
  /** The moves by the kinds that are held, as bits; null where its pieces are fixed. */
  readonly mixed: readonly (readonly string[])[] | null;
  readonly alone: string;
  /** Pieces of each kind where they are fixed. */
  readonly needs: readonly number[];
}

const SALES: readonly Sale[] = COMBOS.map(({ id, pieces }) => {
  if (typeof pieces !== 'number')
    return { mixed: null, alone: `combo:${id}`, needs: RESOURCES.map((_, res) => countIn(pieces, res)) };
  const mixed = Array.from({ length: 1 << RESOURCES.length }, (_, held) => {
    const letters = [...RES_LETTERS].filter((_letter, res) => held & (1 << res));
    return choose(letters, pieces).map((some) => `combo:${id}:${some}`);
  });
  return { mixed, alone: '', needs: [] };
});

/** Any number of one kind at its single price: `sell:gold:2`. */
export function singleMoves(t: Town): string[] {
  const moves: string[] = [];
  RESOURCES.forEach((id, res) => {
    for (let n = 1; n <= at(t.resources, res); n++) moves.push(`sell:${id}:${n}`);
  });
  return moves;
}

export function sellSingles(s: State, seat: number, res: Res, n: number, emit: Emit): void {
  const earned = salePrice(s, res) * n;
  add(townOf(s, seat).resources, res, -n);
  add(s.pool, res, n);
  const targets = [priceTarget(res)];
  report(emit, 'sold', seat, { n, res, earned }, { targets, rule: 'DK-4.6.3' });
  payOut(s, seat, earned, targets, emit);
}

/** The money for what was sold lies where it was sold, and is the town’s. */
export function payOut(s: State, seat: number, n: number, targets: readonly string[], emit: Emit): void {
  earn(s, seat, n);
  report(emit, 'paid', seat, { n }, { targets });
}

export function sellCombo(s: State, seat: number, id: string, letters: string, emit: Emit): void {
  const { combo, pieces } = comboTypes(id, letters);
  const types = [...new Set(pieces)];
  payForLot(s, seat, combo, pieces, emit);
  const [first] = types;
  if (first !== undefined && !staysMatters(s)) leaveOnSlot(s, seat, combo, first, emit);
  else s.pending.push({ kind: 'slot-piece', seat, combo, types });
}

/** Sells a lot, the piece that stays already chosen. */
export function sellLot(
  s: State,
  seat: number,
  combo: number,
  pieces: readonly Res[],
  stays: Res,
  emit: Emit,
): void {
  payForLot(s, seat, combo, pieces, emit);
  leaveOnSlot(s, seat, combo, stays, emit);
}

function payForLot(s: State, seat: number, combo: number, pieces: readonly Res[], emit: Emit): void {
  const t = townOf(s, seat);
  for (const res of pieces) {
    add(t.resources, res, -1);
    add(s.pool, res);
  }
  const earned = comboPay(s, combo, pieces);
  const { id } = comboAt(combo);
  const args = { combo: id, earned, pieces: pieces.join(',') };
  const targets = [slotTarget(id)];
  report(emit, 'sold-combo', seat, args, { targets, rule: 'DK-4.6.3' });
  payOut(s, seat, earned, targets, emit);
}

function leaveOnSlot(s: State, seat: number, combo: number, res: Res, emit: Emit): void {
  add(s.pool, res, -1);
  lyingOn(s, combo).push(res);
  const targets = [slotTarget(comboAt(combo).id)];
  report(emit, 'slot-taken', seat, { res }, { targets, rule: 'DK-4.6.3' });
}

/** Which piece stays on a slot matters while a loaded cart is still to come home: it leaves the pool till night. */
function staysMatters(s: State): boolean {
  return s.towns.some((t) => t.carts.some((cart) => !cart.returned && cart.drops.length > 0));
}

export const marketPicks: PickRules<'slot-piece'> = {
  'slot-piece': {
    moves: (_s, task) => task.types.map((res) => `piece:${resAt(res)}`),
    act: (s, task, move, emit) => leaveOnSlot(s, task.seat, task.combo, resIn(move, 'piece:'), emit),
  },
};

function countIn(pieces: readonly Res[], res: Res): number {
  return pieces.filter((piece) => piece === res).length;
}

function choose(letters: readonly string[], n: number): string[] {
  if (n === 0) return [''];
  return letters.flatMap((letter, i) => choose(letters.slice(i + 1), n - 1).map((rest) => letter + rest));
}
