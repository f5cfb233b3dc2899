import type { GameConfig, SimMode } from '../../core/game';
import { seatsFrom } from '../../core/usage';
import { RANKS, rankFor, RIVAL_LEVELS, SOLO_LEVELS } from './data';
import { ranking, streetTotal, totalOf } from './rules/end';
import { isStreet } from './state';
import type { State } from './state';

/** Alone: every level of the Street and of one rival; together: the game as it comes. */
export function simModes(seats: number): readonly SimMode[] {
  if (seats !== 1) return [{ name: `${seats} seats`, options: {} }];
  return [
    ...SOLO_LEVELS.map(({ id }) => ({ name: id, options: { 'solo-level': id } })),
    ...RIVAL_LEVELS.map(({ id }) => ({ name: `rival ${id}`, options: { rivals: 1, 'rival-level': id } })),
  ];
}

/** From whoever was drawn to start; rivals have no seat. */
export function startOrder(_first: State, last: State): readonly number[] {
  return seatsFrom(last.first, last.players.length).filter((player) => player < last.people);
}

/** The figures section 13 sets targets for. */
export function simStats(finals: readonly State[], _config: GameConfig): Record<string, unknown> {
  const games = Math.max(1, finals.length);
  const mean = (figure: (state: State) => number) =>
    finals.reduce((sum, state) => sum + figure(state), 0) / games;
  const first = finals[0];
  if (!first) return {};
  const players = first.players.length;
  const totals = finals
    .flatMap((state) => state.players.map((_, seat) => totalOf(state, seat)))
    .sort((p, q) => p - q);
  const at = (share: number) => totals[Math.min(totals.length - 1, Math.floor(share * totals.length))] ?? 0;
  const stats: Record<string, unknown> = {
    turnsPerPlayer: round(mean((state) => state.turns / players)),
    longestWait: Math.max(...finals.map((state) => state.longest)),
    forcedRounds: round(mean((state) => state.forced / Math.max(1, state.round))),
    allScores: { p10: at(0.1), p50: at(0.5), p90: at(0.9) },
    orderWins: orderWins(finals),
    firstRound: firstRound(finals),
  };
  if (!isStreet(first)) return stats;
  const ranks: Record<string, number> = {};
  for (const { id } of RANKS)
    ranks[id] = round(mean((state) => (rankFor(totalOf(state, 0)).id === id ? 1 : 0)));
  return { ...stats, rank: ranks, streetMean: round(mean(streetTotal)) };
}

/** Who scores in the first scoring round: shares of the games, and points, by place in the turn order. */
function firstRound(finals: readonly State[]) {
  const places = (finals[0]?.players ?? []).map((_, place) =>
    finals.map((state) => state.rounds[0]?.[(state.first + place) % state.players.length] ?? 0),
  );
  const games = Math.max(1, finals.length);
  return {
    scores: places.map((points) => round(points.filter((n) => n > 0).length / games)),
    points: places.map((points) => round(points.reduce((sum, n) => sum + n, 0) / games)),
    nobody: round(finals.filter(({ rounds }) => (rounds[0] ?? []).every((n) => n === 0)).length / games),
  };
}

/** Share of wins by place in the turn order, shared wins split. */
function orderWins(finals: readonly State[]): number[] {
  const players = finals[0]?.players.length ?? 0;
  const wins = new Array<number>(players).fill(0);
  for (const state of finals) {
    const { winners } = ranking(state);
    for (const seat of winners) {
      const place = (seat - state.first + players) % players;
      wins[place] = (wins[place] as number) + 1 / winners.length;
    }
  }
  return wins.map((won) => round(won / Math.max(1, finals.length)));
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}
