/** Counts read as shares with what chance leaves open. */
import { wilson } from '@/engine/core/statistics';
import { USAGE_KINDS, type Usable, type Usage, type UsageKind } from '@/engine/core/usage';

import type { FairCell, FairGame, UseCounts } from './figures';

export interface Share {
  /** All of them from 0 to 1. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

export function shareOf(hits: number, n: number): Share {
  return { share: n === 0 ? 0 : hits / n, ...wilson(hits, n), n };
}

export function of100(share: number): number {
  return Math.round(share * 100);
}

/** Games a page rests on. */
export function gamesIn({ cells }: FairGame): number {
  return cells.reduce((sum, { n }) => sum + n, 0);
}

export function tables({ cells }: FairGame): readonly FairCell[] {
  return cells.filter(({ seats }) => seats > 1);
}

export function placesIn({ byPlace, n }: FairCell): readonly Share[] {
  return byPlace.map((wins) => shareOf(wins, n));
}

/** Places that win more, or less, than an even share by more than chance explains. */
export function unevenPlaces(cell: FairCell): { readonly better: number[]; readonly worse: number[] } {
  const fair = 1 / cell.seats;
  const places = placesIn(cell);
  const where = (fits: (share: Share) => boolean) =>
    places.flatMap((share, at) => (fits(share) ? [at + 1] : []));
  return { better: where(({ low }) => low > fair), worse: where(({ high }) => high < fair) };
}

export interface Mode {
  readonly name: string;
  readonly cells: readonly FairCell[];
}

/** Ways to play alone, each with everybody who has tried it. */
export function soloModes({ cells }: FairGame): readonly Mode[] {
  const solo = cells.filter(({ seats }) => seats === 1);
  return [...new Set(solo.map(({ mode }) => mode))].map((name) => ({
    name,
    cells: solo.filter(({ mode }) => mode === name),
  }));
}

export interface Used extends Share {
  readonly usable: Usable;
  /** How often in a game it could be used in. */
  readonly times: number;
  /** What its users win, and what would be their due; null alone and where nobody used it. */
  readonly wins: { readonly share: number; readonly fair: number; readonly telling: boolean } | null;
}

export interface UsedKind {
  readonly kind: UsageKind;
  /** The most used first. */
  readonly rows: readonly Used[];
  /** What was in none of the games. */
  readonly absent: readonly Usable[];
}

export function usedKinds(usage: Usage, counts: Readonly<Record<string, UseCounts>>): readonly UsedKind[] {
  return USAGE_KINDS.flatMap((kind) => {
    const own = usage.catalogue.filter((one) => one.kind === kind);
    const known = own.map((usable) => ({ usable, counts: counts[usable.id] ?? [] }));
    const rows = known.flatMap(({ usable, counts: [offered = 0, ...rest] }) =>
      offered > 0 ? [usedRow(usable, offered, rest)] : [],
    );
    const absent = known.flatMap(({ usable, counts: [offered = 0] }) => (offered > 0 ? [] : [usable]));
    if (rows.length === 0) return [];
    return [{ kind, absent, rows: rows.sort((a, b) => b.share - a.share || b.times - a.times) }];
  });
}

function usedRow(usable: Usable, offered: number, rest: readonly number[]): Used {
  const [games = 0, times = 0, seats = 0, wins = 0, due = 0] = rest;
  return {
    usable,
    ...shareOf(games, offered),
    times: times / offered,
    wins: seats > 0 ? winsOf(wins, seats, due) : null,
  };
}

/** Of a hundred entries some are off by luck: only what is three standard errors off is told. */
const TELLING = 3;

function winsOf(wins: number, seats: number, due: number) {
  const share = wins / seats;
  const fair = due / seats;
  const error = Math.sqrt((fair * (1 - fair)) / seats);
  return { share, fair, telling: Math.abs(share - fair) > TELLING * error };
}
