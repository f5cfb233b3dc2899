/** What `npm run sim` measures for the targets of section 13. */
import type { GameConfig, SimMode } from '../../core/game';
import { BUILDINGS, RANKS } from './data';
import { sum } from './rules/counts';
import { buildingTypes, isFull, people, specialists } from './rules/town';
import { basePoints, perDay, rankOf, winners } from './score';
import { townOf, type State } from './state';

/** DK-3: the order of the first day is drawn. */
export function startOrder(first: State): readonly number[] {
  return first.order;
}

export function simModes(seats: number): readonly SimMode[] {
  return [
    { name: seats === 1 ? 'ten-day race' : `${seats} towns`, options: {} },
    { name: seats === 1 ? 'ten-day race, calm' : `${seats} towns, calm`, options: { 'dk-weather': 'calm' } },
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((100 * values.reduce((a, b) => a + b, 0)) / values.length) / 100;
}

function share(n: number, of: number): number {
  return of === 0 ? 0 : Math.round((1000 * n) / of) / 1000;
}

export function simStats(finals: readonly State[], config: GameConfig): Record<string, unknown> {
  const towns = finals.flatMap((s) => s.towns);
  const used = Object.fromEntries(
    BUILDINGS.map((type) => [
      type,
      share(towns.filter((t) => buildingTypes(t).includes(type)).length, towns.length),
    ]),
  );
  const common = {
    lastDay: mean(finals.map((s) => s.day)),
    fullTowns: share(towns.filter(isFull).length, towns.length),
    buildingTypesUsed: used,
    meanWorkers: mean(towns.map((t) => sum(people(t)))),
    meanSpecialists: mean(towns.map((t) => specialists(people(t)))),
  };
  if (config.seats.length > 1) return { ...common, ...ending(finals) };
  const points = finals.map((s) => basePoints(townOf(s, 0)));
  const results = finals.map((s) => perDay(basePoints(townOf(s, 0)), s.day));
  const days = [...new Set(finals.map((s) => s.day))].sort((a, b) => a - b);
  return {
    ...common,
    points: { mean: mean(points) },
    result: { mean: mean(results), p50: median(results) },
    rank: Object.fromEntries(
      RANKS.map(({ name }) => [
        name,
        share(results.filter((value) => rankOf(value) === name).length, results.length),
      ]),
    ),
    finishedOn: Object.fromEntries(
      days.map((day) => {
        const those = results.filter((_, i) => finals[i]?.day === day);
        return [day, { games: those.length, p50: median(those), mean: mean(those) }];
      }),
    ),
  };
}

/** Among several: how many games a full town ends, and how those fare who have one. */
function ending(finals: readonly State[]): Record<string, unknown> {
  const full = finals.map((s) => s.towns.flatMap((t, seat) => (isFull(t) ? [seat] : [])));
  const wins = finals.flatMap((s, i) => {
    const best = winners(s);
    return (full[i] ?? []).map((seat) => (best.includes(seat) ? 1 / best.length : 0));
  });
  return {
    endedByFullTown: share(full.filter((seats) => seats.length > 0).length, finals.length),
    fullTownSeats: wins.length,
    fullTownWins: share(sum(wins), wins.length),
  };
}
