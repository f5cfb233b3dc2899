/** The tables of the last sheet as data: a column for each side, and the lines that are counted one after the other. */
import { gainsOf, type Story } from '@/components/session/story';
import type { ScoreSheet, SeatScore, SeatSetup } from '@/engine/core/game';

import { say } from './end-words';

/** One side of the sheet: a seat, or the rival with seat -1. */
export interface Column {
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
  readonly score: SeatScore;
  readonly winner: boolean;
}

export interface Line {
  readonly label: string;
  readonly note?: string;
  readonly cells: ReadonlyArray<number | null>;
}

/** In the order of the table, whoever won: the places are told by themselves. A rival is last. */
export function columnsOf(sheet: ScoreSheet, seats: readonly SeatSetup[]): readonly Column[] {
  const people = sheet.seats.map((score, seat): Column => {
    const { name = '', colour = seat } = seats[seat] ?? {};
    return { seat, name, colour, score, winner: sheet.winners.includes(seat) };
  });
  const { rival } = sheet;
  if (!rival) return people;
  return [
    ...people,
    { seat: -1, name: rival.name, colour: 5, score: rival.score, winner: sheet.won === false },
  ];
}

export function isSeveral(columns: readonly Column[]): boolean {
  return columns.filter(({ seat }) => seat >= 0).length > 1;
}

/** What the result is made of. */
export function sheetLines(columns: readonly Column[]): readonly Line[] {
  const counted = columns.map(({ score }) => score.lines.filter(({ aside }) => !aside));
  const labels = [...new Set(counted.flatMap((lines) => lines.map(({ label }) => label)))];
  const [alone] = counted.length === 1 ? counted : [];
  return labels.map((label) => ({
    label,
    note: alone?.find((one) => one.label === label)?.note,
    cells: counted.map((lines) => pointsOn(lines, label)),
  }));
}

function pointsOn(lines: SeatScore['lines'], label: string): number | null {
  const own = lines.filter((one) => one.label === label);
  return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0);
}

/** The longest table that is read: more rounds than this stand together, two or three to a row. */
const MOST_ROWS = 12;

/** Round by round: against a rival what each one brought, among several what everybody had by then. */
export function roundLines(columns: readonly Column[], story: Story): readonly Line[] {
  const { rounds, sides, start } = story;
  const several = isSeveral(columns);
  const sideOf = ({ seat }: Column) => sides.findIndex((side) => side.seat === seat);
  const size = Math.ceil(rounds.length / MOST_ROWS);
  const cell = (column: Column, from: number, to: number) => {
    const side = sideOf(column);
    if (several) return rounds[to]?.totals[side] ?? null;
    let gained = 0;
    for (let at = from; at <= to; at++) gained += gainsOf(story, at)[side] ?? 0;
    return gained;
  };
  const lines = Array.from({ length: Math.ceil(rounds.length / size) }, (_, i): Line => {
    const from = i * size;
    const to = Math.min(rounds.length, from + size) - 1;
    const first = rounds[from]?.name ?? '';
    const label = from === to ? first : say('rounds.several', { first, last: rounds[to]?.n ?? 0 });
    return { label, cells: columns.map((column) => cell(column, from, to)) };
  });
  if (several || start.every((total) => total === 0)) return lines;
  const before = { label: say('before'), cells: columns.map((column) => start[sideOf(column)] ?? 0) };
  return [before, ...lines];
}

export interface Accounts {
  readonly columns: readonly Column[];
  readonly rounds: readonly Line[] | null;
  /** Null where the rounds say it all. */
  readonly made: readonly Line[] | null;
}

export function accountsOf(sheet: ScoreSheet, seats: readonly SeatSetup[], story: Story): Accounts {
  const columns = columnsOf(sheet, seats);
  const made = sheetLines(columns);
  const labels = new Set(made.map(({ label }) => label));
  // The sheet goes by rounds itself: then one table says it all.
  if (story.rounds.length > 0 && story.rounds.every(({ name }) => labels.has(name)))
    return { columns, rounds: made, made: null };
  const told = columns.length > 1 && story.rounds.length > 1;
  return { columns, rounds: told ? roundLines(columns, story) : null, made };
}

/** The table that is read first: its lines are what the total grows by. */
export function firstOf({ rounds, made }: Accounts): readonly Line[] {
  return rounds ?? made ?? [];
}

/** What a side has before the first of these lines, after it, and so on; the last is its total. */
export function growthOf(
  lines: readonly Line[],
  column: number,
  { divided, total }: SeatScore,
): readonly number[] {
  const steps = [0];
  for (const { cells } of lines) steps.push((steps[steps.length - 1] ?? 0) + (cells[column] ?? 0));
  const shares = steps.map((sum) => (divided ? sum / divided.by : sum));
  shares[shares.length - 1] = total;
  return shares;
}

/** Where it stands when this share of the lines is counted: whole figures on the way, the true one at the end. */
export function grownTo(steps: readonly number[], share: number): number {
  const last = steps.length - 1;
  if (share >= 1) return steps[last] ?? 0;
  const at = Math.floor(share * last);
  const here = steps[at] ?? 0;
  const next = steps[at + 1] ?? here;
  const value = here + (next - here) * (share * last - at);
  return Number.isInteger(steps[last]) ? Math.round(value) : Math.round(value * 10) / 10;
}
