/** Results of finished matches: made from the score sheet, compared within one mode. */
import type { KeptResult } from '@/components/storage/records';
import type { ScoreSheet } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

export function resultOf(id: string, match: Match, at: number): KeptResult {
  const sheet = match.game.score(match.position());
  return {
    id,
    game: match.game.id,
    mode: sheet.mode,
    at,
    headline: sheet.headline,
    total: bestPersonTotal(match, sheet),
    rank: sheet.rank?.name,
    rung: sheet.rank?.ladder.findIndex(({ name }) => name === sheet.rank?.name),
    won: sheet.won,
    trophy: sheet.trophy,
    unranked: match.unranked,
    seats: match.config.seats.length,
    seed: match.seed,
  };
}

function bestPersonTotal(match: Match, sheet: ScoreSheet): number {
  const totals = sheet.seats
    .filter((_, seat) => match.config.seats[seat]?.kind === 'person')
    .map((score) => score.total);
  return Math.max(...(totals.length > 0 ? totals : sheet.seats.map((score) => score.total)));
}

export interface ModeResults {
  readonly mode: string;
  readonly played: number;
  /** Of those, ranked results that say whether something was beaten. */
  readonly won: number | null;
  readonly best: KeptResult | null;
  /** Newest first. */
  readonly results: readonly KeptResult[];
}

/** Results of one game by mode, the mode played last first. */
export function byMode(results: readonly KeptResult[]): ModeResults[] {
  const modes = new Map<string, KeptResult[]>();
  for (const result of results) modes.set(result.mode, [...(modes.get(result.mode) ?? []), result]);
  return [...modes.entries()].map(([mode, list]) => {
    const ranked = list.filter((result) => !result.unranked);
    const contested = ranked.filter((result) => result.won !== undefined);
    return {
      mode,
      played: list.length,
      won: contested.length > 0 ? contested.filter((result) => result.won).length : null,
      best: ranked.reduce<KeptResult | null>(
        (best, result) => (best && !better(result, best) ? best : result),
        null,
      ),
      results: list,
    };
  });
}

/** The result the shelf boasts of: the best of the solo modes, else of any. */
export function bestOf(results: readonly KeptResult[], game: string): KeptResult | null {
  const ranked = results.filter((result) => result.game === game && !result.unranked);
  const solo = ranked.filter((result) => result.seats === 1);
  return (solo.length > 0 ? solo : ranked).reduce<KeptResult | null>(
    (best, result) => (best && !better(result, best) ? best : result),
    null,
  );
}

/** Where a result stands among those of its mode that count, itself included; equals share the better place. */
export function placeAmong(
  results: readonly KeptResult[],
  result: KeptResult,
): { readonly at: number; readonly of: number } {
  const others = results.filter(({ mode, unranked }) => mode === result.mode && !unranked);
  return { at: 1 + others.filter((other) => better(other, result)).length, of: others.length + 1 };
}

/** Beaten counts before the rank, and the rank before points. */
export function better(a: KeptResult, b: KeptResult): boolean {
  const wins = Number(a.won ?? false) - Number(b.won ?? false);
  if (wins !== 0) return wins > 0;
  // Results kept before rungs were are compared by their points.
  const rungs = a.rung === undefined || b.rung === undefined ? 0 : a.rung - b.rung;
  return rungs !== 0 ? rungs > 0 : a.total > b.total;
}
