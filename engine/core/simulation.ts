/** Whole games without a screen, and the figures made from them. */
import { chooseNow } from '../bots/runner';
import type { AnyGame, BotLevel, GameConfig, GameState } from './game';
import { startMatch, type Watch } from './match';
import { quantile, rounded, share, spread, type Spread } from './statistics';

export interface Played {
  readonly finished: boolean;
  /** Moves a bot chose that the game refused; the game stops there. */
  readonly illegal: number;
  readonly decisions: number;
  /** Decisions with one answer only. */
  readonly lone: number;
  /** Decisions by their kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly won: boolean | null;
  readonly rank: string | null;
  readonly final: GameState;
}

export interface SeatFigures {
  readonly winRate: number;
  readonly score: Spread;
}

export interface Figures {
  readonly games: number;
  readonly finished: number;
  readonly illegal: number;
  readonly decisions: {
    readonly p50: number;
    readonly max: number;
    /** Share of those with one answer only. */
    readonly lone: number;
    /** Mean number in a game, by kind, the most frequent first. */
    readonly kinds: Readonly<Record<string, number>>;
  };
  readonly seatStats: readonly SeatFigures[];
}

/** Plays one game to its end; `levels` are taken in turn by the seats. `chosen` hears who has just made up a mind. */
export function playGame(
  game: AnyGame,
  config: GameConfig,
  seed: string,
  levels: readonly BotLevel[],
  watch?: Watch,
  chosen?: (level: BotLevel) => void,
): Played {
  const match = startMatch(game, config, seed);
  let illegal = 0;
  let lone = 0;
  const kinds: Record<string, number> = {};
  while (match.decisions <= game.maxDecisions) {
    const decision = match.decision();
    if (decision === null) break;
    const { seat } = decision;
    const level = levels[seat % levels.length] ?? 'greedy';
    const state = match.position();
    const { move } = chooseNow({ game, state, seat, level, seed, decision: match.decisions });
    chosen?.(level);
    if (!match.moves().includes(move)) {
      illegal = 1;
      break;
    }
    if (match.moves().length === 1) lone++;
    kinds[decision.kind] = (kinds[decision.kind] ?? 0) + 1;
    match.play(move, watch);
  }
  const final = match.position();
  const sheet = game.score(final);
  return {
    finished: match.over,
    illegal,
    decisions: match.decisions,
    lone,
    kinds,
    totals: sheet.seats.map((seat) => seat.total),
    winners: sheet.winners,
    won: sheet.won ?? null,
    rank: sheet.rank?.name ?? null,
    final,
  };
}

export function figuresOf(seats: number, played: readonly Played[]): Figures {
  const decisions = played.map((one) => one.decisions);
  return {
    games: played.length,
    finished: played.filter((one) => one.finished).length,
    illegal: played.reduce((sum, one) => sum + one.illegal, 0),
    decisions: {
      p50: quantile(decisions, 0.5),
      max: Math.max(0, ...decisions),
      lone: rounded(
        sumOf(played, (one) => one.lone) /
          Math.max(
            1,
            sumOf(played, (one) => one.decisions),
          ),
        4,
      ),
      kinds: meanKinds(played),
    },
    seatStats: Array.from({ length: seats }, (_, seat) => ({
      winRate: rounded(
        share(played, (one) => one.winners.includes(seat)),
        4,
      ),
      score: spread(played.map((one) => one.totals[seat] ?? 0)),
    })),
  };
}

function sumOf(played: readonly Played[], of: (one: Played) => number): number {
  return played.reduce((sum, one) => sum + of(one), 0);
}

function meanKinds(played: readonly Played[]): Record<string, number> {
  const names = [...new Set(played.flatMap((one) => Object.keys(one.kinds)))];
  const rows = names.map((kind): [string, number] => [
    kind,
    rounded(sumOf(played, (one) => one.kinds[kind] ?? 0) / played.length, 1),
  ]);
  return Object.fromEntries(rows.sort((a, b) => b[1] - a[1]));
}
