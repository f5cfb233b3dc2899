/** Who contends for a neighbourhood, and with which dice: what the map and the dock show while it scores. */
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dawson';
import { cityOf, hoodAt } from '@/engine/games/dawson/rules/city';
import { blockAt, standings } from '@/engine/games/dawson/rules/control';
import { readLedger } from '@/engine/games/dawson/rules/ledger';
import { isScoring } from '@/engine/games/dawson/rules/scoring';

import type { Happening } from '../board';

/** A gang is the side of nobody. */
export const GANG = -1;

export interface Side {
  /** A player, or `GANG`. */
  readonly player: number;
  /** With a level's bonus. */
  readonly strength: number;
  /** The dice of its best block or gang, the highest first. */
  readonly dice: readonly number[];
  readonly squares: readonly number[];
}

export interface Contest {
  readonly hood: number;
  readonly points: number;
  /** Players who take points; empty where a gang does. */
  readonly winners: readonly number[];
  readonly share: number;
  /** Who holds it first, the others by strength. */
  readonly sides: readonly Side[];
}

const SCORES: ReadonlySet<string> = new Set<EventKind>(['score', 'score-gang', 'score-street']);

/** The neighbourhood that scores in this picture; null in all others. */
export function scoredHood(happening: Happening | null): { hood: number; event: GameEvent } | null {
  const event = happening?.events[0];
  return event && SCORES.has(event.kind) ? { hood: Number(event.args?.['hood']), event } : null;
}

export function contestOf(view: View, hood: number): Contest | null {
  const standing = standings(view)[hood];
  if (!standing) return null;
  const { control, strength, points } = standing;
  const sides = [...strength.players.map((n, player) => ({ player, n })), { player: GANG, n: strength.gang }]
    .filter(({ n }) => n > 0)
    .map(({ player, n }) => sideOf(view, hood, player, n + (player === GANG ? view.gangBonus : 0)));
  const holds = ({ player }: Side) => (player === GANG ? control.gang : control.winners.includes(player));
  return {
    hood,
    points,
    winners: control.winners,
    share: control.share,
    sides: sides.sort((p, q) => Number(holds(q)) - Number(holds(p)) || q.strength - p.strength),
  };
}

/** The best block of a player, or the best gang. */
function sideOf(view: View, hood: number, player: number, strength: number): Side {
  const city = cityOf(view.plan);
  const blocks = hoodAt(city, hood)
    .squares.filter((square) => view.owners[square] === player && (view.dice[square] ?? 0) > 0)
    .map((square) => blockAt(city, view, square));
  const best = blocks.reduce((top, one) => (one.sum > top.sum ? one : top), {
    sum: 0,
    squares: [] as number[],
  });
  const dice = best.squares.map((square) => view.dice[square] ?? 0).filter((die) => die > 0);
  return { player, strength, dice: dice.sort((p, q) => q - p), squares: best.squares };
}

/** Neighbourhoods somebody holds, in the order they score. */
export function heldHoods(view: View): readonly number[] {
  return standings(view).flatMap(({ control }, hood) =>
    control.gang || control.winners.length > 0 ? [hood] : [],
  );
}

/** How many neighbourhoods have scored; null outside a scoring round. */
export function scoredSoFar(view: View): number | null {
  return isScoring(view) ? readLedger(view.ledger[view.round] ?? '').length : null;
}
