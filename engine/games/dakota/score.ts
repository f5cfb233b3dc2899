/** Section 5: the score sheet, and the solo meter that is shown all day. */
import type { ScoreSheet, SeatScore } from '../../core/game';
import { count, list } from '../../core/words';
import {
  BUILDING,
  BUILDINGS,
  DEEPEST_POINTS,
  FULL_TOWN_POINTS,
  LARGEST_POINTS,
  MONEY_PER_POINT,
  MOST_WORKERS_POINTS,
  RANKS,
  SHERIFF,
  type BuildingId,
} from './data';
import { deepest } from './rules/mine';
import { isSolo, townOf, type State, type Town } from './state';
import { add, at, buildings, builtSpaces, countOf, isFull, people, specialists, sum } from './rules/town';
import { say } from './words/catalogue';

/** DK-5.4: prisoners count for the jailer. */
export function counted(t: Town): number[] {
  const all = people(t);
  for (const p of t.cells) add(all, p.kind);
  return all;
}

export function buildingPoints(t: Town): number {
  return buildings(t).reduce((points, b) => points + BUILDING[b.type].points, 0);
}

/** DK-5.2, lines 1 to 6. */
export function basePoints(t: Town): number[] {
  const all = counted(t);
  const chosen = specialists(all);
  return [
    buildingPoints(t),
    countOf(t, 'sheriffs-office') > 0 ? at(all, SHERIFF) : 0,
    Math.floor(t.cash / MONEY_PER_POINT),
    sum(all) - chosen,
    2 * chosen,
    isFull(t) ? FULL_TOWN_POINTS : 0,
  ];
}

/** DK-5.6: one decimal, half up, in whole numbers. */
export function perDay(points: number, day: number): number {
  return Math.floor((points * 20 + day) / (2 * day)) / 10;
}

export function rankOf(value: number): string {
  return [...RANKS].reverse().find((rank) => value >= rank.from)?.name ?? '';
}

function best(values: readonly number[], atLeast: number): boolean[] {
  const most = Math.max(...values);
  return values.map((value) => value === most && value >= atLeast);
}

export function score(s: State): ScoreSheet {
  const solo = isSolo(s);
  const most = best(
    s.towns.map((t) => sum(counted(t))),
    0,
  );
  const deep = best(
    s.towns.map((t) => deepest(t.mine)),
    1,
  );
  const large = best(
    s.towns.map((t) => t.mine.length),
    1,
  );
  const seats = s.towns.map((t, seat): SeatScore => {
    const lines = basePoints(t).map((points, i) => ({
      label: say(`score.${i + 1}` as 'score.1'),
      points,
      note: noteFor(t, i),
    }));
    if (!solo) {
      lines.push({
        label: say('score.7'),
        points: most[seat] ? MOST_WORKERS_POINTS : 0,
        note: count(sum(counted(t)), say('unit.worker')),
      });
      lines.push({
        label: say('score.8'),
        points: deep[seat] ? DEEPEST_POINTS : 0,
        note: say('note.depth', { n: deepest(t.mine) }),
      });
      lines.push({
        label: say('score.9'),
        points: large[seat] ? LARGEST_POINTS : 0,
        note: count(t.mine.length, say('unit.tile')),
      });
    }
    const total = lines.reduce((points, line) => points + line.points, 0);
    return solo
      ? {
          total: perDay(total, s.day),
          lines,
          divided: { by: s.day, label: say('score.divided', { day: s.day }) },
        }
      : { total, lines };
  });
  const over = s.phase === 'over';
  if (solo) {
    const total = seats[0]?.total ?? 0;
    const rank = rankOf(total);
    return {
      seats,
      winners: over ? [0] : [],
      headline: say('headline.solo', { total: total.toFixed(1), rank, day: s.day }),
      rank: { name: rank, ladder: RANKS },
      mode: say(s.options['dk-weather'] === 'calm' ? 'mode.solo.calm' : 'mode.solo'),
    };
  }
  const { winners, tieBreak } = over ? ranking(s, seats) : { winners: [], tieBreak: undefined };
  const names = list(winners.map((seat) => s.names[seat] ?? ''));
  return {
    seats,
    winners,
    ...(tieBreak ? { tieBreak } : {}),
    headline: over
      ? say(winners.length > 1 ? 'headline.shared' : 'headline.won', { names })
      : say('headline.running'),
    mode: say('mode.many', { n: s.towns.length }),
  };
}

/** DK-5.5: points, then money, then workers. */
function ranking(s: State, seats: readonly SeatScore[]): { winners: number[]; tieBreak: string | undefined } {
  const top = Math.max(...seats.map((seat) => seat.total));
  let winners = seats.flatMap((seat, i) => (seat.total === top ? [i] : []));
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

function noteFor(t: Town, line: number): string {
  const all = counted(t);
  const chosen = specialists(all);
  switch (line) {
    case 0:
      return say('note.spaces', { n: builtSpaces(t) });
    case 1:
      return count(at(all, SHERIFF), say('unit.sheriff'));
    case 2:
      return `$${t.cash}`;
    case 3:
      return count(sum(all) - chosen, say('unit.miner'));
    case 4:
      return count(chosen, say('unit.specialist'));
    default:
      return isFull(t) ? say('note.full') : say('note.not-full');
  }
}

export interface Meter {
  readonly points: number;
  readonly perDay: number;
  /** The building that would fill the last space best today, what it costs and the result with it. */
  readonly last: { readonly type: BuildingId; readonly cost: number; readonly perDay: number } | null;
}

/** Points now and per day; with one space left, what the last building would bring. */
export function meter(s: State, seat: number): Meter {
  const t = townOf(s, seat);
  const points = basePoints(t).reduce((a, b) => a + b, 0);
  const now = { points, perDay: perDay(points, s.day), last: null };
  if (t.spaces.length - builtSpaces(t) !== 1) return now;
  const money = Math.floor(t.cash / MONEY_PER_POINT);
  const offers = BUILDINGS.filter((type) => s.supply[type] > 0).map((type) => {
    const { cost, points: worth } = BUILDING[type];
    const left = Math.floor(Math.max(0, t.cash - cost) / MONEY_PER_POINT);
    return { type, cost, total: points + worth + FULL_TOWN_POINTS + left - money };
  });
  const bestOffer = offers.sort((a, b) => b.total - a.total || a.cost - b.cost)[0];
  if (!bestOffer) return now;
  const { type, cost, total } = bestOffer;
  return { ...now, last: { type, cost, perDay: perDay(total, s.day) } };
}
