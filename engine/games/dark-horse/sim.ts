/** Balance modes and figures of section 13. */
import type { GameConfig, SimMode } from '../../core/game';
import { LEVELS, SCENARIOS } from './data';
import { parRound } from './rules/solitaire';
import { ranking, seatScore } from './score';
import type { State } from './state';

/** The turn order of the set-up; it changes at Turn Order. */
export function startOrder(first: State): readonly number[] {
  return first.order;
}

export function simModes(seats: number): readonly SimMode[] {
  if (seats === 1) {
    return ['printed', 'tight'].flatMap((soloClock) =>
      SCENARIOS.flatMap((soloScenario) =>
        LEVELS.map((soloDifficulty) => ({
          name: `${soloScenario} ${soloDifficulty} ${soloClock}`,
          options: { soloScenario, soloDifficulty, soloClock, characters: 'off' },
        })),
      ),
    );
  }
  const modes: SimMode[] = [
    { name: 'standard', options: {} },
    { name: 'quick', options: { mode: 'quick' } },
  ];
  if (seats === 2) modes.push({ name: 'gunslinger', options: { gunslinger: true } });
  return modes;
}

export function simStats(finals: readonly State[], config: GameConfig): Record<string, unknown> {
  const games = finals.length || 1;
  const rounds = finals.map((state) => state.round);
  if (config.seats.length === 1) {
    const won = finals.filter((state) => state.won);
    return {
      won: round(won.length / games),
      medianWonRound: median(won.map((state) => state.round)),
      mastered: round(won.filter((state) => state.round <= parRound(state)).length / games),
      characters: tally(
        finals,
        (state) => state.seats[0]?.character ?? '',
        (state) => state.won,
      ),
    };
  }
  const best = (state: State) =>
    ranking(
      state,
      state.seats.map((_, seat) => seatScore(state, seat)),
    )[0] ?? 0;
  return {
    medianRounds: median(rounds),
    winnerPoints: median(finals.map((state) => seatScore(state, best(state)).total)),
    ends: tally(
      finals,
      (state) => state.endTriggered,
      () => true,
    ),
    firstSeatWins: round(finals.filter((state) => best(state) === 0).length / games),
    characters: characterShares(finals, best),
  };
}

/** Wins of a character over its fair share: 1 is fair. */
function characterShares(finals: readonly State[], best: (state: State) => number): Record<string, number> {
  const played: Record<string, number> = {};
  const won: Record<string, number> = {};
  for (const state of finals) {
    state.seats.forEach((seat, index) => {
      if (!seat.character) return;
      played[seat.character] = (played[seat.character] ?? 0) + 1 / state.seats.length;
      if (index === best(state)) won[seat.character] = (won[seat.character] ?? 0) + 1;
    });
  }
  return Object.fromEntries(
    Object.keys(played)
      .sort()
      .map((id) => [id, round((won[id] ?? 0) / (played[id] ?? 1))]),
  );
}

function tally(
  finals: readonly State[],
  key: (state: State) => string,
  counts: (state: State) => boolean,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const state of finals)
    if (counts(state) && key(state)) found[key(state)] = (found[key(state)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(found).sort());
}

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
