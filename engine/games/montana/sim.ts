import type { GameConfig, SimMode } from '../../core/game';
import { completeOptions } from '../../core/options';
import { seatsFrom } from '../../core/usage';
import { LEVELS } from './data-race';
import { raceWon, score, stars } from './score';
import { options } from './setup';
import { isRace, placedBy, TALLY, type State } from './state';

export function simModes(seats: number): readonly SimMode[] {
  if (seats > 1) return [{ name: `${seats} seats`, options: completeOptions(options, seats) }];
  return LEVELS.map((level) => ({ name: level, options: completeOptions(options, 1, { level }) }));
}

export function startOrder(first: State): readonly number[] {
  return seatsFrom(first.first, first.seats);
}

/** The figures of section 13. */
export function simStats(finals: readonly State[], _config: GameConfig): Record<string, unknown> {
  const games = Math.max(1, finals.length);
  const perGame = Object.fromEntries(
    TALLY.map((name, i) => [name, round(finals.reduce((n, s) => n + (s.tally[i] ?? 0), 0) / games)]),
  );
  const actions = ['recruit', 'bank', 'area', 'city', 'build'] as const;
  const all = actions.reduce((n, name) => n + Number(perGame[name] ?? 0), 0);
  const placed = finals.flatMap((s) => people(s).map(placedBy)).sort((a, b) => a - b);
  const rounds = finals.map((s) => s.round).sort((a, b) => a - b);
  return {
    rounds: {
      p05: at(rounds, 0.05),
      p50: at(rounds, 0.5),
      p95: at(rounds, 0.95),
      max: rounds[rounds.length - 1] ?? 0,
    },
    perGame,
    actionShares: Object.fromEntries(
      actions.map((name) => [name, round(Number(perGame[name] ?? 0) / Math.max(1, all), 3)]),
    ),
    linesPerGame: round(finals.reduce((n, s) => n + people(s).reduce((m, p) => m + p.lines, 0), 0) / games),
    twosPerGame: round(finals.reduce((n, s) => n + people(s).reduce((m, p) => m + p.twos, 0), 0) / games),
    settlements: { median: at(placed, 0.5), medianOfLast: at(lasts(finals), 0.5) },
    levelOnSettlements: round(finals.filter(isLevel).length / games, 3),
    firstSeatWins: positionWins(finals),
    ...(finals[0] && isRace(finals[0]) ? raceStats(finals) : {}),
  };
}

function people(s: State) {
  return s.players.slice(0, s.seats);
}

function lasts(finals: readonly State[]): number[] {
  return finals.map((s) => Math.min(...s.players.map(placedBy))).sort((a, b) => a - b);
}

function isLevel(s: State): boolean {
  const totals = s.players.map(placedBy);
  const most = Math.max(...totals);
  return totals.filter((n) => n === most).length > 1;
}

/** Shares of wins by place in turn order, whatever seat that was. */
function positionWins(finals: readonly State[]): number[] {
  const seats = finals[0]?.seats ?? 1;
  const wins = Array.from({ length: seats }, () => 0);
  for (const s of finals) {
    const { winners } = score(s);
    for (const seat of winners) {
      const position = (seat - s.first + seats) % seats;
      wins[position] = (wins[position] ?? 0) + 1 / winners.length;
    }
  }
  return wins.map((n) => round(n / Math.max(1, finals.length), 3));
}

function raceStats(finals: readonly State[]): Record<string, unknown> {
  const won = finals.filter(raceWon);
  const ranks: Record<string, number> = {};
  for (const s of finals) {
    const name = score(s).rank?.name ?? '';
    ranks[name] = (ranks[name] ?? 0) + 1;
  }
  const games = Math.max(1, finals.length);
  return {
    won: round(won.length / games, 3),
    stars: [1, 2, 3].map((n) => won.filter((s) => stars(s) === n).length),
    rank: Object.fromEntries(Object.entries(ranks).map(([name, n]) => [name, round(n / games, 3)])),
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(n: number, digits = 2): number {
  return Number(n.toFixed(digits));
}
