/** The balance lab: what it has played it does not play again, and its figures are those of the games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { playGame } from '@/engine/core/simulation';
import { games } from '@/engine/games';
import { fairGame, usesOf } from '@/scripts/balance/app';
import { cellsOf, stampOf, type Cell } from '@/scripts/balance/cells';
import { runLab } from '@/scripts/balance/lab';
import { playCell, type Figures } from '@/scripts/balance/play';
import { readRows } from '@/scripts/balance/shelf';
import { asMarkdown, asText } from '@/scripts/balance/table';

const montana = known('montana');
const WANTED = { games: 3, legendGames: 0, seed: 'test' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'balance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function known(id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`${id} is not on the shelf`);
  return game;
}

/** Runs the lab and says what it had to play. */
async function run(cells: readonly Cell[], game: AnyGame = montana): Promise<string[]> {
  const played: string[] = [];
  const rows = await runLab({
    file: path.join(folder, 'test.jsonl'),
    cells,
    gameOf: () => game,
    play: async (missing, done) =>
      missing.forEach((cell, at) => {
        played.push(`${cell.seats} ${cell.mode} ${cell.level} ${cell.games}`);
        done(at, playCell(game, cell));
      }),
  });
  expect(rows.map(({ cell }) => cell)).toEqual(cells);
  return played;
}

describe('cells', () => {
  it('are every game with every seat count, balance mode and level', () => {
    for (const game of games) {
      const cells = cellsOf(game, { games: 10, legendGames: 2, seed: 'x' });
      const counts = new Set(cells.map(({ seats }) => seats));
      expect([...counts]).toEqual(
        Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i),
      );
      for (const { name } of game.simModes(1)) {
        const levels = cells.filter(({ seats, mode }) => seats === 1 && mode === name);
        expect(levels.map(({ level, games: n }) => `${level} ${n}`)).toEqual([
          'greenhorn 10',
          'hand 10',
          'foreman 10',
          'legend 2',
        ]);
      }
      expect(cells.filter(({ seats, level }) => seats > 1 && level !== 'foreman')).toEqual([]);
      const stamps = cells.map((cell) => stampOf(cell, game));
      expect(new Set(stamps).size).toBe(cells.length);
    }
  });

  it('leave Legend out where it is to play nothing', () => {
    expect(cellsOf(montana, WANTED).filter(({ level }) => level === 'legend')).toEqual([]);
  });
});

describe('the shelf', () => {
  const cells = cellsOf(montana, { ...WANTED, seats: [2, 3] });

  it('keeps what is played: a second run plays nothing', async () => {
    expect(await run(cells)).toHaveLength(2);
    expect(await run(cells)).toEqual([]);
  });

  it('plays on where it was cut off, also within a line', async () => {
    await run(cells);
    const file = path.join(folder, 'test.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    expect(await run(cells)).toEqual(['3 3 seats foreman 3']);
    expect(await run(cells)).toEqual([]);
    expect(readRows(file).size).toBe(2);
  });

  it('plays anew after a change of the rules, of the number of games and of the seed', async () => {
    await run(cells);
    expect(await run(cells, { ...montana, rules: montana.rules + 1 })).toHaveLength(2);
    expect(await run(cells.map((cell) => ({ ...cell, games: 4 })))).toHaveLength(2);
    expect(await run(cells.map((cell) => ({ ...cell, seed: 'other' })))).toHaveLength(2);
    expect(await run(cells)).toEqual([]);
  });
});

describe('figures', () => {
  const [cell] = cellsOf(montana, { ...WANTED, seats: [3], games: 6 });
  if (!cell) throw new Error('no cell for three');

  it('are those of the games: wins, points and uses counted by hand are the same', () => {
    const figures = playCell(montana, cell);
    const uses = { games: 0, times: 0 };
    const wins = [0, 0, 0];
    for (let i = 0; i < cell.games; i++) {
      let times = 0;
      const config = plainConfig(montana, 3, cell.options);
      const { winners } = playGame(montana, config, `${cell.seed}-${i}`, ['foreman'], ({ kind }) => {
        if (kind === 'banked') times++;
      });
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
      uses.games += times > 0 ? 1 : 0;
      uses.times += times;
    }
    expect(uses.times).toBeGreaterThan(0);
    expect(figures.use['action:bank']).toMatchObject({ offered: 6, ...uses });
    figures.bySeat.forEach((won, seat) => expect(won).toBeCloseTo(wins[seat] ?? -1, 1));
    expect(figures.byPlace.reduce((sum, won) => sum + won, 0)).toBeCloseTo(6, 1);
    expect(figures).toMatchObject({ n: 6, finished: 6, broken: [], won: null });
    expect(figures.use['rival:rv-bank']).toMatchObject({ offered: 0, games: 0 });
  });

  it('name a deal in which the program fails, and count the others', () => {
    let setups = 0;
    const frail: AnyGame = {
      ...montana,
      setup(config, seed) {
        if (seed === 'test-2') throw new Error('the wheel came off');
        setups++;
        return montana.setup(config, seed);
      },
    };
    const figures = playCell(frail, { ...cell, games: 4 });
    expect(figures.broken).toEqual(['test-2: the wheel came off']);
    expect(figures).toMatchObject({ n: 3, finished: 3 });
    expect(setups).toBeGreaterThan(0);
  });

  it('go into the app as sums over the tables, with the wins that chance would give', async () => {
    const cells = cellsOf(montana, { ...WANTED, seats: [1, 2, 3], levels: ['foreman'] });
    await run(cells);
    const rows = [...readRows(path.join(folder, 'test.jsonl')).values()];
    const fair = fairGame(montana, rows, 'a command');
    expect(fair.cells.map(({ seats, mode, n }) => `${seats} ${mode} ${n}`)).toEqual([
      '1 Trail 3',
      '1 Homestead 3',
      '1 Frontier 3',
      '1 Territory 3',
      '2  3',
      '3  3',
    ]);
    const [offered, games_, , seats = 0, , due = 0] = fair.together['action:build'] ?? [];
    expect([offered, games_, seats]).toEqual([6, 6, 15]);
    expect(due).toBe(6);
    const several = rows.filter(({ cell: one }) => one.seats > 1);
    const sum = (of: (figures: Figures) => number) =>
      several.reduce((all, { figures }) => all + of(figures), 0);
    expect(usesOf(montana, several)['action:bank']?.[2]).toBe(
      sum(({ use }) => use['action:bank']?.times ?? 0),
    );
  });

  it('stand in one table, as text and as Markdown', async () => {
    const cells = cellsOf(montana, { ...WANTED, seats: [1, 2], levels: ['foreman'] });
    await run(cells);
    const rows = [...readRows(path.join(folder, 'test.jsonl')).values()];
    const text = asText(rows, () => montana);
    const markdown = asMarkdown(rows, () => montana);
    for (const { name } of montana.usage.catalogue) {
      expect(text).toContain(name);
      expect(markdown).toContain(`| ${name} |`);
    }
    expect(
      markdown.split('\n').filter((line) => line.startsWith('| territory | foreman | 3 |')),
    ).toHaveLength(1);
    expect(text).toMatch(/firstSeatWins/);
  });
});
