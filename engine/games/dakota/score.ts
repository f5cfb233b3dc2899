/** Section 5: the score sheet, and the solo meter that is shown all day. */
import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { list } from '../../core/words';
import {
  BUILDING,
  BUILDINGS,
  DEEPEST_POINTS,
  FULL_TOWN_POINTS,
  LARGEST_POINTS,
  MINER_POINTS,
  MONEY_PER_POINT,
  MOST_WORKERS_POINTS,
  RANKS,
  SHERIFF,
  SHERIFF_POINTS,
  SPECIALIST_POINTS,
  rowAt,
  type BuildingId,
} from './data';
import { buildersToday, leastPrice } from './rules/building';
import { add, at, sum } from './rules/counts';
import { deepest } from './rules/mine';
import { buildings, builtSpaces, countOf, isFull, people, specialists } from './rules/town';
import { isCalm, isSolo, townOf, type State, type Town } from './state';
import { say } from './words/catalogue';

/** DK-5.4: prisoners count for the jailer. */
export function counted(t: Town): number[] {
  const all = people(t);
  for (const p of t.cells) add(all, p.kind);
  return all;
}

/** Lines of the score sheet a town has by itself (DK-5.2), and prizes for which several towns compete. */
const OWN_LINES = ['buildings', 'sheriffs', 'money', 'miners', 'specialists', 'full-town'] as const;
type OwnLine = (typeof OWN_LINES)[number];
const PRIZES = ['most-workers', 'deepest-mine', 'largest-mine'] as const;
type Prize = (typeof PRIZES)[number];

export function pointLines(t: Town): Record<OwnLine, number> {
  const all = counted(t);
  const chosen = specialists(all);
  return {
    buildings: buildings(t).reduce((points, b) => points + BUILDING[b.type].points, 0),
    sheriffs: countOf(t, 'sheriffs-office') > 0 ? SHERIFF_POINTS * at(all, SHERIFF) : 0,
    money: Math.floor(t.cash / MONEY_PER_POINT),
    miners: MINER_POINTS * (sum(all) - chosen),
    specialists: SPECIALIST_POINTS * chosen,
    'full-town': isFull(t) ? FULL_TOWN_POINTS : 0,
  };
}

/** Points of a town without prizes. */
export function basePoints(t: Town): number {
  return sum(Object.values(pointLines(t)));
}

/** DK-5.6: one decimal, half up, in whole numbers. */
export function perDay(points: number, day: number): number {
  return Math.floor((points * 20 + day) / (2 * day)) / 10;
}

export function rankOf(value: number): string {
  const rank = [...RANKS].reverse().find(({ from }) => value >= from);
  if (!rank) throw new RangeError(`no rank for ${value}`);
  return rank.name;
}

export function score(s: State): ScoreSheet {
  return isSolo(s) ? soloSheet(s) : sheetOfMany(s);
}

function soloSheet(s: State): ScoreSheet {
  const lines = ownLines(townOf(s, 0));
  const total = perDay(sumOf(lines), s.day);
  const rank = rankOf(total);
  const divided = { by: s.day, label: say('score.divided', { day: s.day }), unit: say('score.unit') };
  return {
    seats: [{ total, lines, divided }],
    winners: s.phase === 'over' ? [0] : [],
    headline: say('headline.solo', { total: total.toFixed(1), rank, day: s.day }),
    rank: { name: rank, ladder: RANKS, value: total, counts: say('score.unit') },
    mode: say(isCalm(s) ? 'mode.solo.calm' : 'mode.solo'),
  };
}

function sheetOfMany(s: State): ScoreSheet {
  const seats = s.towns.map((t): SeatScore => {
    const lines = [...ownLines(t), ...PRIZES.map((prize) => prizeLine(s, t, prize))];
    return { total: sumOf(lines), lines };
  });
  const mode = say('mode.many', { n: s.towns.length });
  if (s.phase !== 'over') return { seats, winners: [], headline: say('headline.running'), mode };
  const { winners, tieBreak } = ranking(
    s,
    seats.map(({ total }) => total),
  );
  const names = list(winners.map((seat) => rowAt(s.names, seat, 'seat')));
  const headline = say(winners.length > 1 ? 'headline.shared' : 'headline.won', { names });
  return { seats, winners, ...(tieBreak ? { tieBreak } : {}), headline, mode };
}

function sumOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((points, line) => points + line.points, 0);
}

function ownLines(t: Town): ScoreLine[] {
  const points = pointLines(t);
  return OWN_LINES.map((line) => ({
    label: say(`score.${line}`),
    points: points[line],
    note: NOTES[line](t),
  }));
}

const NOTES: Readonly<Record<OwnLine, (t: Town) => string>> = {
  buildings: (t) => say('note.spaces', { n: builtSpaces(t) }),
  sheriffs: (t) => say('note.sheriffs', { n: at(counted(t), SHERIFF) }),
  money: (t) => say('note.money', { n: t.cash }),
  miners: (t) => say('note.miners', { n: sum(counted(t)) - specialists(counted(t)) }),
  specialists: (t) => say('note.specialists', { n: specialists(counted(t)) }),
  'full-town': (t) => say(isFull(t) ? 'note.full' : 'note.not-full'),
};

/** DK-5.3: towns tied for a prize all score it; a town without a mine wins no mining prize. */
const PRIZE: Readonly<
  Record<
    Prize,
    { readonly points: number; readonly from: number; of(t: Town): number; note(n: number): string }
  >
> = {
  'most-workers': {
    points: MOST_WORKERS_POINTS,
    from: 0,
    of: (t) => sum(counted(t)),
    note: (n) => say('note.workers', { n }),
  },
  'deepest-mine': {
    points: DEEPEST_POINTS,
    from: 1,
    of: (t) => deepest(t.mine),
    note: (n) => say('note.depth', { n }),
  },
  'largest-mine': {
    points: LARGEST_POINTS,
    from: 1,
    of: (t) => t.mine.length,
    note: (n) => say('note.tiles', { n }),
  },
};

function prizeLine(s: State, t: Town, prize: Prize): ScoreLine {
  const { of, note } = PRIZE[prize];
  return { label: say(`score.${prize}`), points: prizePoints(s, t, prize), note: note(of(t)) };
}

function prizePoints(s: State, t: Town, prize: Prize): number {
  const { points, from, of } = PRIZE[prize];
  const n = of(t);
  return n >= from && n === Math.max(...s.towns.map(of)) ? points : 0;
}

/** All the points of a town if the game ended now, without the words of the sheet. */
export function totalOf(s: State, seat: number): number {
  const t = townOf(s, seat);
  const prizes = isSolo(s) ? 0 : PRIZES.reduce((points, prize) => points + prizePoints(s, t, prize), 0);
  return basePoints(t) + prizes;
}

/** Who would win if the game ended now: several where no tie-break tells them apart. */
export function winners(s: State): number[] {
  return ranking(
    s,
    s.towns.map((_, seat) => totalOf(s, seat)),
  ).winners;
}

/** DK-5.5: points, then money, then workers. */
function ranking(s: State, totals: readonly number[]): { winners: number[]; tieBreak: string | undefined } {
  const top = Math.max(...totals);
  let winners = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  let tieBreak: string | undefined;
  const tests: readonly [string, (seat: number) => number][] = [
    [say('tie.money'), (seat) => townOf(s, seat).cash],
    [say('tie.workers'), (seat) => sum(counted(townOf(s, seat)))],
  ];
  for (const [reason, value] of tests) {
    if (winners.length < 2) break;
    const most = Math.max(...winners.map(value));
    const left = winners.filter((seat) => value(seat) === most);
    if (left.length < winners.length) tieBreak = reason;
    winners = left;
  }
  return { winners, tieBreak };
}

export interface Meter {
  readonly points: number;
  readonly perDay: number;
  /** The building that would fill the last space best today, what it costs and the result with it. */
  readonly last: { readonly type: BuildingId; readonly cost: number; readonly perDay: number } | null;
}

/** Points now and per day; with one space left, what a last building that can be paid and made today would bring. */
export function meter(s: State, seat: number): Meter {
  const t = townOf(s, seat);
  const points = basePoints(t);
  const now = { points, perDay: perDay(points, s.day), last: null };
  if (t.spaces.length - builtSpaces(t) !== 1) return now;
  const money = Math.floor(t.cash / MONEY_PER_POINT);
  const builders = buildersToday(s, seat);
  const offers = BUILDINGS.flatMap((type) => {
    const cost = Math.min(...builders.map((kind) => leastPrice(t, type, kind)));
    if (s.supply[type] < 1 || cost > t.cash) return [];
    const left = Math.floor((t.cash - cost) / MONEY_PER_POINT);
    return [{ type, cost, total: points + BUILDING[type].points + FULL_TOWN_POINTS + left - money }];
  });
  const bestOffer = offers.sort((a, b) => b.total - a.total || a.cost - b.cost)[0];
  if (!bestOffer) return now;
  const { type, cost, total } = bestOffer;
  return { ...now, last: { type, cost, perDay: perDay(total, s.day) } };
}
