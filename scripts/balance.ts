/**
 * `npm run balance -- --games 200 --legend-games 20 --seed report --workers 2 --write` plays every game with every
 * number of seats, option set and level, and prints one table of it. At a table all seats are played by Foreman;
 * alone each level of the ladder plays. `--only dakota,montana`, `--seats 1,2`, `--levels hand` and `--modes name`
 * take a part of it. What is played is kept in `out/balance/<seed>.jsonl` and not played again while the rules of
 * its game and the figures of the command are the same; `--shelf` names another file. `--write` brings the figures
 * into the app, for the games named, each as a whole; `--markdown` prints the table as Markdown, `--json` all rows.
 *
 * Dials are turned on one set of seeds (`--seed tune`) and reported on another (`--seed report`).
 */
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

import type { AnyGame } from '@/engine/core/game';
import { gameById, games } from '@/engine/games';

import { fail, levelNamed, readArguments, type Arguments } from './arguments';
import { writeFigures } from './balance/app';
import { cellsOf, nameOf, type Cell, type Wanted } from './balance/cells';
import { runLab } from './balance/lab';
import { playCell, type Figures } from './balance/play';
import { asMarkdown, asText } from './balance/table';
import { serve, shared } from './workers';

if (isMainThread) void main(readArguments(process.argv.slice(2)));
else serve((cell: Cell): Figures => playCell(known(cell.game), cell));

async function main(args: Arguments): Promise<void> {
  const seed = args.get('seed') ?? 'report';
  const wanted: Wanted = {
    games: args.number('games', 200),
    legendGames: args.number('legend-games', 0),
    seed,
    seats: listed(args, 'seats')?.map(Number),
    levels: listed(args, 'levels')?.map(levelNamed),
    modes: listed(args, 'modes'),
  };
  if (args.has('write') && ['seats', 'levels', 'modes'].some((part) => args.has(part))) {
    fail('--write takes the whole of a game into the app: leave --seats, --levels and --modes out');
  }
  const chosen = listed(args, 'only')?.map(known) ?? games;
  const file = args.get('shelf') ?? path.join('out', 'balance', `${seed}.jsonl`);
  const started = performance.now();
  const rows = await runLab({
    file,
    cells: chosen.flatMap((game) => cellsOf(game, wanted)),
    gameOf: known,
    clock: () => performance.now() - started,
    tell: args.has('quiet') ? undefined : (line) => process.stderr.write(`${line}\n`),
    play: (cells, done) =>
      shared<Cell, Figures>(__filename, cells, args.number('workers', 2), (_n, at, figures) =>
        done(at, figures),
      ),
  });
  if (args.has('write')) await writeFigures(rows, chosen, process.argv.slice(2));
  console.log(
    args.has('json')
      ? JSON.stringify(rows)
      : args.has('markdown')
        ? asMarkdown(rows, known)
        : asText(rows, known),
  );
  for (const { cell, figures } of rows) {
    for (const seed of figures.broken) process.stderr.write(`failed: ${nameOf(cell)}, ${seed}\n`);
  }
  if (rows.some(({ cell, figures }) => figures.finished < cell.games))
    fail('there are games that did not end');
}

function listed(args: Arguments, name: string): string[] | undefined {
  return args
    .get(name)
    ?.split(',')
    .filter((word) => word !== '');
}

function known(id: string): AnyGame {
  return gameById(id) ?? fail(`no game “${id}”; there are: ${games.map((one) => one.id).join(', ')}`);
}
