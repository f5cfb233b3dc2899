/** Brings the rows of the balance lab into the app, as small as they can be. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FairCell, FairGame } from '@/components/fairness/figures';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import type { OptionSpec, OptionValue } from '@/engine/core/options';
import type { Spread } from '@/engine/core/statistics';
import { capital } from '@/engine/core/words';

import { AT_TABLE, type Cell } from './cells';
import type { Row } from './shelf';

const FILE = path.join('components', 'fairness', 'figures.json');

/** Games of other runs stay as they are. */
export async function writeFigures(
  rows: readonly Row[],
  games: readonly AnyGame[],
  argv: readonly string[],
): Promise<void> {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FairGame>;
  for (const game of games) {
    const own = rows.filter(({ cell }) => cell.game === game.id);
    if (own.length > 0) kept[game.id] = fairGame(game, own, `npm run balance -- ${argv.join(' ')}`);
  }
  const lines = Object.entries(kept).map(([id, fair]) => `${JSON.stringify(id)}:${JSON.stringify(fair)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

export function fairGame(game: AnyGame, rows: readonly Row[], command: string): FairGame {
  const together = rows.filter(({ cell }) => cell.seats > 1);
  const alone = rows.filter(({ cell }) => cell.seats === 1 && cell.level === AT_TABLE);
  return {
    rules: game.rules,
    command,
    cells: rows.map((row) => fairCell(game, row, rows)),
    together: usesOf(game, together),
    alone: usesOf(game, alone),
  };
}

function fairCell(game: AnyGame, { cell, figures }: Row, rows: readonly Row[]): FairCell {
  return {
    seats: cell.seats,
    mode: modeName(game, cell, rows),
    level: cell.level,
    n: figures.n,
    decisions: band(figures.decisions),
    rounds: band(figures.rounds),
    points: band(figures.points),
    margin: figures.margin && band(figures.margin),
    byPlace: figures.byPlace,
    won: figures.won,
  };
}

function band({ p10, p50, p90 }: Spread): number[] {
  return [p10, p50, p90];
}

/** Counts of all cells together; wins due to chance are a seat's share of each table it sat at. */
export function usesOf(game: AnyGame, rows: readonly Row[]): Record<string, number[]> {
  return Object.fromEntries(
    game.usage.catalogue.map(({ id }) => {
      const sums = [0, 0, 0, 0, 0, 0];
      for (const { cell, figures } of rows) {
        const use = figures.use[id];
        if (!use) continue;
        const due = use.seats / cell.seats;
        [use.offered, use.games, use.times, use.seats, use.wins, due].forEach(
          (n, i) => (sums[i] = (sums[i] ?? 0) + n),
        );
      }
      return [id, sums.map((n) => Math.round(n * 10) / 10)];
    }),
  );
}

/** Alone, what results of this kind are called; at a table, what its options are where they differ. */
export function modeName(game: AnyGame, cell: Cell, rows: readonly Row[]): string {
  const config = plainConfig(game, cell.seats, cell.options);
  if (cell.seats === 1) {
    const { mode } = game.score(game.setup(config, 'mode'));
    return capital(mode.replace(/^(solo|1 seat),? /, ''));
  }
  const others = rows.filter((row) => row.cell.seats === cell.seats).map((row) => row.cell.options);
  const varied = game.options.filter(({ id }) => others.some((options) => options[id] !== cell.options[id]));
  return varied.flatMap((spec) => valueName(spec, cell.options[spec.id])).join(', ');
}

function valueName(spec: OptionSpec, value: OptionValue | undefined): string[] {
  if (spec.kind === 'switch') return value === true ? [spec.label] : [];
  if (spec.kind === 'number') return [`${spec.label} ${value}`];
  return spec.choices.flatMap(({ id, label }) => (id === value ? [label] : []));
}
