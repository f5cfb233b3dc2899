/** The one table of the balance lab, as text for a terminal and as Markdown. */
import type { AnyGame } from '@/engine/core/game';
import { rounded, wilson, type Spread } from '@/engine/core/statistics';

import { usesOf } from './app';
import { AT_TABLE } from './cells';
import type { Row } from './shelf';

interface Part {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

type GameOf = (id: string) => AnyGame;

export function asText(rows: readonly Row[], gameOf: GameOf): string {
  return partsOf(rows, gameOf)
    .map(({ title, head, rows: body }) => {
      const widths = head.map((_, i) => Math.max(...[head, ...body].map((row) => (row[i] ?? '').length)));
      const line = (row: readonly string[]) =>
        row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd();
      return [title, line(head), ...body.map(line)].join('\n');
    })
    .join('\n\n');
}

export function asMarkdown(rows: readonly Row[], gameOf: GameOf): string {
  return partsOf(rows, gameOf)
    .map(({ title, head, rows: body }) => {
      const line = (row: readonly string[]) =>
        `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
      return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
    })
    .join('\n\n');
}

function partsOf(rows: readonly Row[], gameOf: GameOf): Part[] {
  return [...new Set(rows.map(({ cell }) => cell.game))].flatMap((id) => {
    const game = gameOf(id);
    const own = rows.filter(({ cell }) => cell.game === id);
    const title = `${game.info.title}, rules ${game.rules}`;
    return [
      together(
        title,
        own.filter(({ cell }) => cell.seats > 1),
      ),
      alone(
        title,
        own.filter(({ cell }) => cell.seats === 1),
      ),
      stats(title, own),
      use(title, game, own),
    ].filter((part) => part.rows.length > 0);
  });
}

function together(title: string, rows: readonly Row[]): Part {
  return {
    title: `${title}: at a table, all seats by Foreman`,
    head: [
      'seats',
      'mode',
      'n',
      'decisions',
      'rounds',
      'points',
      'lead',
      'wins by place',
      'points by place',
      'wins by seat',
      'ms',
    ],
    rows: rows.map(({ cell, figures }) => [
      String(cell.seats),
      cell.mode,
      String(figures.n),
      band(figures.decisions),
      band(figures.rounds),
      band(figures.points),
      figures.margin ? band(figures.margin) : '',
      figures.byPlace.map((wins) => shareOf(wins, figures.n)).join(', '),
      figures.pointsByPlace.join(', '),
      figures.bySeat.map((wins) => shareOf(wins, figures.n)).join(', '),
      String(figures.ms),
    ]),
  };
}

function alone(title: string, rows: readonly Row[]): Part {
  return {
    title: `${title}: alone`,
    head: ['mode', 'level', 'n', 'won', 'points', 'rounds', 'decisions', 'lead', 'ranks', 'ms'],
    rows: rows.map(({ cell, figures }) => [
      cell.mode,
      cell.level,
      String(figures.n),
      figures.won === null ? '' : shareOf(figures.won, figures.n),
      band(figures.points),
      band(figures.rounds),
      band(figures.decisions),
      figures.margin ? band(figures.margin) : '',
      Object.entries(figures.ranks)
        .filter(([, n]) => n > 0)
        .map(([name, n]) => `${name} ${n}`)
        .join(', '),
      String(figures.ms),
    ]),
  };
}

/** What each game counts beyond that: its ends, its auction, its first round. */
function stats(title: string, rows: readonly Row[]): Part {
  return {
    title: `${title}: what the game itself counts, Foreman`,
    head: ['seats', 'mode', 'n', 'figures'],
    rows: rows
      .filter(({ cell }) => cell.level === AT_TABLE)
      .map(({ cell, figures }) => [
        String(cell.seats),
        cell.mode,
        String(figures.n),
        JSON.stringify(figures.stats).replaceAll('"', ''),
      ]),
  };
}

function use(title: string, game: AnyGame, rows: readonly Row[]): Part {
  const several = usesOf(
    game,
    rows.filter(({ cell }) => cell.seats > 1),
  );
  const one = usesOf(
    game,
    rows.filter(({ cell }) => cell.seats === 1 && cell.level === AT_TABLE),
  );
  return {
    title: `${title}: use, Foreman`,
    head: ['kind', 'name', 'in games together', 'times', 'wins over due', 'in games alone', 'times'],
    rows: game.usage.catalogue.map(({ id, kind, name }) => [
      kind,
      name,
      ...used(several[id]),
      overDue(several[id]),
      ...used(one[id]),
    ]),
  };
}

function used([offered = 0, games = 0, times = 0]: readonly number[] = []): string[] {
  if (offered === 0) return ['–', '–'];
  return [`${shareOf(games, offered)} of ${offered}`, String(rounded(times / offered))];
}

/** 1 is fair: whoever uses it wins as often as chance would have it. */
function overDue([, , , seats = 0, wins = 0, due = 0]: readonly number[] = []): string {
  if (seats === 0 || due === 0) return '–';
  const fair = due / seats;
  const { low, high } = wilson(Math.min(wins, seats), seats);
  return `${rounded(wins / due)} (${rounded(low / fair)}–${rounded(high / fair)}) of ${seats}`;
}

function shareOf(hits: number, n: number): string {
  const { low, high } = wilson(hits, n);
  const of100 = (share: number) => Math.round(share * 100);
  return `${of100(n === 0 ? 0 : hits / n)} % (${of100(low)}–${of100(high)})`;
}

function band({ p10, p50, p90 }: Spread): string {
  return `${p50} (${p10}–${p90})`;
}
