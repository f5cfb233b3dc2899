/** What a basket of pieces would fetch tonight, and the sales that fetch it. */
import { COMBOS, RESOURCES, RES_LETTERS } from '../data';
import { at } from './counts';
import { comboPay, salePrice, slotsLeft } from './market';
import type { State } from '../state';

interface SalePlan {
  readonly worth: number;
  /** Combination moves, the dearest first. */
  readonly combos: readonly string[];
  /** What is left over by type and sells singly. */
  readonly singles: readonly number[];
}

/** Fixed lots worth trying first, the richest first; mixed lots take what is left. */
const FIXED = COMBOS.flatMap((row, combo) =>
  typeof row.pieces === 'number' ? [] : [{ combo, pieces: row.pieces, id: row.id, pays: row.pays }],
).sort((a, b) => b.pays - a.pays);
const MIXED = COMBOS.flatMap((row, combo) =>
  typeof row.pieces === 'number' ? [{ combo, n: row.pieces, id: row.id, pays: row.pays }] : [],
).sort((a, b) => b.pays - a.pays);

/** The best sales for these pieces with the slots that are free, and what is left over singly. */
export function bestSales(s: State, counts: readonly number[]): SalePlan {
  const free = COMBOS.map((_, combo) => slotsLeft(s, combo));
  let best: SalePlan = { worth: -1, combos: [], singles: [] };
  const search = (index: number, left: number[], worth: number, sold: string[]): void => {
    const row = FIXED[index];
    if (!row) {
      const mixed = sellMixed(s, left, free);
      let total = worth + mixed.worth;
      mixed.left.forEach((n, res) => (total += n * salePrice(s, res)));
      if (total > best.worth) best = { worth: total, combos: [...sold, ...mixed.sold], singles: mixed.left };
      return;
    }
    search(index + 1, left, worth, sold);
    let now = left;
    let earned = worth;
    let names = sold;
    for (let n = 0; n < at(free, row.combo); n++) {
      const after = now.slice();
      for (const res of row.pieces) after[res] = at(after, res) - 1;
      if (after.some((held) => held < 0)) break;
      now = after;
      earned += comboPay(s, row.combo, row.pieces);
      names = [...names, `combo:${row.id}`];
      search(index + 1, now, earned, names);
    }
  };
  search(0, counts.slice(), 0, []);
  return best;
}

function sellMixed(
  s: State,
  counts: readonly number[],
  free: readonly number[],
): { worth: number; sold: string[]; left: number[] } {
  const left = counts.slice();
  const sold: string[] = [];
  let worth = 0;
  for (const { combo, n, id } of MIXED) {
    for (let k = 0; k < at(free, combo); k++) {
      const types = RESOURCES.map((_, res) => res)
        .filter((res) => at(left, res) > 0)
        .sort((a, b) => at(left, b) - at(left, a) || salePrice(s, a) - salePrice(s, b))
        .slice(0, n)
        .sort((a, b) => a - b);
      if (types.length < n) break;
      for (const res of types) left[res] = at(left, res) - 1;
      worth += comboPay(s, combo, types);
      sold.push(`combo:${id}:${types.map((res) => RES_LETTERS[res]).join('')}`);
    }
  }
  return { worth, sold, left };
}
