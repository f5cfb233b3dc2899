/** Plays a cell of the balance lab and counts what happens in it. */
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, GameEvent, GameState, ScoreSheet } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { playGame } from '@/engine/core/simulation';
import { mean, rounded, spread, type Spread } from '@/engine/core/statistics';

import type { Cell } from './cells';

/** Of so many games it could be used in: in how many it is, how often in all, by how many seats, and their wins. */
export interface Use {
  offered: number;
  games: number;
  times: number;
  seats: number;
  /** A shared win is a part of one. */
  wins: number;
}

export interface Figures {
  readonly n: number;
  /** Games that came to their end without an illegal move. */
  readonly finished: number;
  /** Deals in which the program failed, and how: they are counted nowhere else. */
  readonly broken: readonly string[];
  readonly decisions: Spread;
  readonly rounds: Spread;
  /** Points of all seats together, then of each by itself, and the mean by place in the order of the start. */
  readonly points: Spread;
  readonly scores: readonly Spread[];
  readonly pointsByPlace: readonly number[];
  /** The winner's lead over the next at a table; the lead over a rival alone. */
  readonly margin: Spread | null;
  /** Wins by seat and by place in the order of the start; empty alone. */
  readonly bySeat: readonly number[];
  readonly byPlace: readonly number[];
  readonly won: number | null;
  /** How often each rank is reached, the lowest first. */
  readonly ranks: Readonly<Record<string, number>>;
  /** What the game's own `simStats` says. */
  readonly stats: Readonly<Record<string, unknown>>;
  readonly use: Readonly<Record<string, Use>>;
  /** Processor time of a game, in ms. */
  readonly ms: number;
}

interface One {
  readonly finished: boolean;
  readonly decisions: number;
  readonly rounds: number;
  readonly sheet: ScoreSheet;
  readonly order: readonly number[];
  readonly final: GameState;
  readonly used: ReadonlyMap<string, Used>;
}

interface Used {
  times: number;
  readonly seats: Set<number>;
}

export function playCell(game: AnyGame, cell: Cell): Figures {
  const before = process.cpuUsage();
  const broken: string[] = [];
  const played = Array.from({ length: cell.games }, (_, i) => `${cell.seed}-${i}`).flatMap((seed) => {
    try {
      return [playOne(game, cell, seed)];
    } catch (error) {
      // One bad deal must not cost a night of games.
      broken.push(`${seed}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const { user, system } = process.cpuUsage(before);
  const sheets = played.map(({ sheet }) => sheet);
  const margins = sheets.flatMap((sheet) => marginOf(sheet));
  const config = plainConfig(game, cell.seats, cell.options);
  return {
    n: played.length,
    finished: played.filter(({ finished }) => finished).length,
    broken,
    decisions: spread(played.map(({ decisions }) => decisions)),
    rounds: spread(played.map(({ rounds }) => rounds)),
    points: spread(sheets.flatMap((sheet) => sheet.seats.map(({ total }) => total))),
    pointsByPlace: config.seats.map((_, place) =>
      rounded(mean(played.map(({ sheet, order }) => sheet.seats[order[place] ?? 0]?.total ?? 0))),
    ),
    scores: config.seats.map((_, seat) => spread(sheets.map((sheet) => sheet.seats[seat]?.total ?? 0))),
    margin: margins.length > 0 ? spread(margins) : null,
    bySeat: cell.seats > 1 ? winsBy(cell.seats, played, (_one, seat) => seat) : [],
    byPlace: cell.seats > 1 ? winsBy(cell.seats, played, ({ order }, seat) => order.indexOf(seat)) : [],
    won: sheets.some(({ won }) => won !== undefined) ? sheets.filter(({ won }) => won === true).length : null,
    ranks: ranksOf(sheets),
    stats: game.simStats(
      played.map(({ final }) => final),
      config,
    ),
    use: countedUse(game, cell.seats, played),
    ms: Math.round((user + system) / 1000 / Math.max(1, played.length)),
  };
}

function playOne(game: AnyGame, cell: Cell, seed: string): One {
  const config = plainConfig(game, cell.seats, cell.options);
  const first: GameState = startMatch(game, config, seed).position();
  const used = new Map<string, Used>();
  const played = playGame(game, config, seed, [cell.level], (event, state) => {
    note(used, game.usage.usedBy(event, state), event);
  });
  return {
    finished: played.finished && played.illegal === 0,
    decisions: played.decisions,
    rounds: game.status(played.final, -1).round?.n ?? 0,
    sheet: game.score(played.final),
    order: game.startOrder(first, played.final),
    final: played.final,
    used,
  };
}

function note(used: Map<string, Used>, ids: readonly string[], { seat }: GameEvent): void {
  for (const id of ids) {
    const known = used.get(id) ?? { times: 0, seats: new Set<number>() };
    known.times++;
    known.seats.add(seat);
    used.set(id, known);
  }
}

/** Wins by whatever a seat is counted as; shared ones are split. */
function winsBy(seats: number, played: readonly One[], as: (one: One, seat: number) => number): number[] {
  const wins = new Array<number>(seats).fill(0);
  for (const one of played) {
    for (const seat of one.sheet.winners) {
      const at = as(one, seat);
      if (at >= 0 && at < seats) wins[at] = (wins[at] ?? 0) + 1 / one.sheet.winners.length;
    }
  }
  return wins.map((won) => Math.round(won * 100) / 100);
}

function marginOf({ seats, winners, rival }: ScoreSheet): number[] {
  const totals = seats.map(({ total }) => total);
  if (rival) return [(totals[0] ?? 0) - rival.score.total];
  if (totals.length < 2) return [];
  const best = totals[winners[0] ?? 0] ?? 0;
  const others = totals.filter((_, seat) => seat !== (winners[0] ?? 0));
  return [best - Math.max(...others)];
}

function ranksOf(sheets: readonly ScoreSheet[]): Record<string, number> {
  const reached: Record<string, number> = {};
  for (const { rank } of sheets) {
    for (const { name } of rank?.ladder ?? []) reached[name] ??= 0;
    if (rank) reached[rank.name] = (reached[rank.name] ?? 0) + 1;
  }
  return reached;
}

function countedUse(game: AnyGame, seats: number, played: readonly One[]): Record<string, Use> {
  return Object.fromEntries(
    game.usage.catalogue.map(({ id }) => {
      const use: Use = { offered: 0, games: 0, times: 0, seats: 0, wins: 0 };
      for (const one of played)
        countUse(use, one, one.used.get(id), game.usage.offered(one.final, id), seats);
      return [id, { ...use, wins: Math.round(use.wins * 100) / 100 }];
    }),
  );
}

function countUse(use: Use, { sheet }: One, used: Used | undefined, offered: boolean, seats: number): void {
  if (offered || used) use.offered++;
  if (!used) return;
  use.games++;
  use.times += used.times;
  if (seats < 2) return;
  for (const seat of used.seats) {
    // Rivals and the table sit on no seat.
    if (seat < 0 || seat >= seats) continue;
    use.seats++;
    if (sheet.winners.includes(seat)) use.wins += 1 / sheet.winners.length;
  }
}
