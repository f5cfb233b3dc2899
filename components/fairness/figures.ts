/** What `npm run balance -- --write` has measured, as counts: shares and intervals are made of them when they are shown. */
import type { BotLevel } from '@/engine/core/character';

import measured from './figures.json';

/** Games in which it could be used, in which it was, how often in all, seats that did, their wins, the wins due to chance. */
export type UseCounts = readonly number[];

/** The tenth, the middle and the ninetieth of a hundred. */
export type Band = readonly number[];

export interface FairCell {
  readonly seats: number;
  /** What is played, in the words of the game; empty where there is only one way. */
  readonly mode: string;
  readonly level: BotLevel;
  readonly n: number;
  readonly decisions: Band;
  readonly rounds: Band;
  readonly points: Band;
  /** The winner's lead, or the lead over a rival. */
  readonly margin: Band | null;
  /** Wins by place in the order of the start; empty alone. */
  readonly byPlace: readonly number[];
  /** Games won alone, where there is something to beat. */
  readonly won: number | null;
}

export interface FairGame {
  /** The rules it was played with. */
  readonly rules: number;
  readonly command: string;
  readonly cells: readonly FairCell[];
  /** By the ids of the game's catalogue: all seats by Foreman, and Foreman alone. */
  readonly together: Readonly<Record<string, UseCounts>>;
  readonly alone: Readonly<Record<string, UseCounts>>;
}

/** A game that has not been measured has no page. */
export function figuresOf(game: string): FairGame | undefined {
  const games: Readonly<Record<string, unknown>> = measured;
  return games[game] as FairGame | undefined;
}
