/** Plays the cells that are not on the shelf yet, and puts each there as soon as it is done. */
import type { AnyGame } from '@/engine/core/game';

import { nameOf, stampOf, type Cell } from './cells';
import type { Figures } from './play';
import { appendRow, readRows, type Row } from './shelf';

export interface Lab {
  readonly file: string;
  readonly cells: readonly Cell[];
  readonly gameOf: (id: string) => AnyGame;
  /** Plays the cells in whatever order suits and says each when it is done. */
  readonly play: (cells: readonly Cell[], done: (at: number, figures: Figures) => void) => Promise<unknown>;
  readonly tell?: (line: string) => void;
  /** Milliseconds since some moment. */
  readonly clock?: () => number;
}

/** The rows of all cells, in their order. */
export async function runLab({ file, cells, gameOf, play, tell, clock }: Lab): Promise<Row[]> {
  const rows = readRows(file);
  const stamps = cells.map((cell) => stampOf(cell, gameOf(cell.game)));
  const missing = cells.flatMap((cell, i) =>
    rows.has(stamps[i] ?? '') ? [] : [{ cell, stamp: stamps[i] ?? '' }],
  );
  tell?.(`${cells.length} cells, ${cells.length - missing.length} of them played before`);
  const progress = progressOf(
    missing.map(({ cell }) => cell),
    clock,
  );
  await play(
    missing.map(({ cell }) => cell),
    (at, figures) => {
      const one = missing[at];
      if (!one) return;
      const row: Row = { stamp: one.stamp, cell: one.cell, rules: gameOf(one.cell.game).rules, figures };
      rows.set(row.stamp, row);
      appendRow(file, row);
      tell?.(progress(one.cell, figures));
    },
  );
  return stamps.flatMap((stamp) => rows.get(stamp) ?? []);
}

/** Time left goes by what a game of the same kind and level has cost so far; of the unknown by the mean. */
function progressOf(cells: readonly Cell[], clock: (() => number) | undefined) {
  const started = clock?.() ?? 0;
  const cost = new Map<string, number>();
  const left = new Set(cells);
  let spent = 0;
  let games = 0;
  return (cell: Cell, { ms, n }: Figures): string => {
    left.delete(cell);
    cost.set(kindOf(cell), ms);
    spent += ms * n;
    games += n;
    const mean = games > 0 ? spent / games : 0;
    const ahead = [...left].reduce((sum, one) => sum + one.games * (cost.get(kindOf(one)) ?? mean), 0);
    // How the time on the clock goes with processor time says how many workers there really are.
    const pace = clock && spent > 0 ? (clock() - started) / spent : 1;
    const done = cells.length - left.size;
    return `${done}/${cells.length} ${nameOf(cell)}: ${n} games at ${ms} ms; ${lasting(ahead * pace)} left`;
  };
}

function kindOf({ game, seats, level }: Cell): string {
  return `${game} ${seats} ${level}`;
}

function lasting(ms: number): string {
  const minutes = ms / 60_000;
  return minutes < 1 ? `${Math.round(ms / 1000)} s` : `${minutes.toFixed(minutes < 10 ? 1 : 0)} min`;
}
