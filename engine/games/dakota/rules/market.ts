/** DK-4.6.3, 4.6.4: what sales are possible and what they pay. */
import { COMBOS, RES_LETTERS, SINGLE_PRICE, SOLO_COMBO_SLOTS, type ComboRow, type Res } from '../data';
import { isSolo, type State, type Town } from '../state';
import { at } from './town';

const NUMBER_OF_TYPES = 5;

export function comboById(combo: number): ComboRow {
  const row = COMBOS[combo];
  if (!row) throw new RangeError(`no combination ${combo}`);
  return row;
}

export function comboSlots(s: State, combo: number): number {
  return isSolo(s) ? SOLO_COMBO_SLOTS : comboById(combo).slots;
}

export function slotFree(s: State, combo: number): boolean {
  return (s.slots[combo]?.length ?? 0) < comboSlots(s, combo);
}

export function salePrice(s: State, res: Res): number {
  return (SINGLE_PRICE[res] ?? 0) + at(s.rises, res);
}

export function comboPay(s: State, combo: number, pieces: readonly Res[]): number {
  return pieces.reduce((total, res) => total + at(s.rises, res), comboById(combo).pays);
}

/** The pieces a combination move sells: its own, or the letters named for a mixed lot. */
export function comboTypes(id: string, letters: string): { combo: number; pieces: readonly Res[] } {
  const combo = COMBOS.findIndex((row) => row.id === id);
  const { pieces } = comboById(combo);
  if (typeof pieces !== 'number') return { combo, pieces };
  return { combo, pieces: [...letters].map((letter) => RES_LETTERS.indexOf(letter)) };
}

/** Every combination that can be sold now: `combo:steel`, `combo:mixed-pair:cg`. */
export function comboMoves(s: State, t: Town): string[] {
  const moves: string[] = [];
  COMBOS.forEach((row, combo) => {
    if (!slotFree(s, combo)) return;
    if (typeof row.pieces === 'number') {
      const held = [...RES_LETTERS].filter((_, res) => at(t.resources, res) > 0);
      for (const letters of choose(held, row.pieces)) moves.push(`combo:${row.id}:${letters}`);
      return;
    }
    const needs = Array.from({ length: NUMBER_OF_TYPES }, (_, res) =>
      count(row.pieces as readonly Res[], res),
    );
    if (needs.every((n, res) => at(t.resources, res) >= n)) moves.push(`combo:${row.id}`);
  });
  return moves;
}

function count(pieces: readonly Res[], res: Res): number {
  return pieces.filter((piece) => piece === res).length;
}

function choose(letters: readonly string[], n: number): string[] {
  if (n === 0) return [''];
  return letters.flatMap((letter, i) => choose(letters.slice(i + 1), n - 1).map((rest) => letter + rest));
}
