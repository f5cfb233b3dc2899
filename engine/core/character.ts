/**
 * Who plays against you. The same five people sit down to every game; what they are like in it stands in the
 * game's `bot/characters.ts` as data, and `engine/bots/` plays them.
 */
import type { Move } from './game';

/** From the weakest to the strongest; the maverick plays as well as the foreman, and otherwise. */
export const LEVELS = ['greenhorn', 'hand', 'foreman', 'maverick', 'legend'] as const;

export type Level = (typeof LEVELS)[number];

/** The ladder: each beats the one before. The maverick stands beside it. */
export const LADDER = ['greenhorn', 'hand', 'foreman', 'legend'] as const satisfies readonly Level[];

/** What the computers of older saves were called: by chance, and greedy without a slip. */
export const OLD_LEVELS = ['random', 'greedy'] as const;

export type BotLevel = Level | (typeof OLD_LEVELS)[number];

export const BOT_LEVELS: readonly BotLevel[] = [...OLD_LEVELS, ...LEVELS];

/** Something somebody likes or forgets to do, so often of a hundred times that it could be done. */
export interface Leaning {
  /** Of this kind of decision alone; of any when absent. */
  readonly kind?: string;
  /** The moves that start like this; `*` is any one part of a move, up to its next colon. */
  readonly starts: string;
  readonly of100: number;
}

/** How far somebody looks ahead. Counts, no clocks: the same match is played everywhere. */
export interface Lookahead {
  /** Of so many moves one is chosen; the greedy player's is always among them. */
  readonly wide: number;
  /** Each round plays every candidate on in so many deals, and the better half goes on to the next. */
  readonly rounds: readonly Round[];
  /** Before the greedy answer is left, both are played on once more, further than the judgement is trusted. */
  readonly proof?: Omit<Round, 'keep'>;
  /** So many steps are thought for one decision, shared among its rounds: at the longest ones there are fewer deals. */
  readonly most?: number;
  /** A like is worth so much on the scale of `outcome`. */
  readonly likes?: number;
}

export interface Round {
  readonly deals: number;
  /** How many ticks of the game's `clock` it looks ahead; 0 is to the end. */
  readonly ticks: number;
  /** So many candidates are left after it, the greedy player's being one. */
  readonly keep: number;
}

export interface Character {
  /** What one sees of the way somebody plays, in up to 46 letters. */
  readonly line: string;
  /** Of a hundred decisions, how many are made by whim: any legal move. */
  readonly whims: number;
  readonly likes: readonly Leaning[];
  readonly forgets: readonly Leaning[];
  /** Absent for those who play by habit. */
  readonly ahead?: Lookahead;
}

export type Characters = Readonly<Record<Level, Character>>;

export function leansTo(leaning: Leaning, kind: string, move: Move): boolean {
  return (leaning.kind === undefined || leaning.kind === kind) && startsLike(move, leaning.starts);
}

function startsLike(move: Move, starts: string): boolean {
  const any = starts.indexOf('*');
  if (any < 0) return move.startsWith(starts);
  const rest = move.indexOf(':', any);
  return rest >= 0 && move.startsWith(starts.slice(0, any)) && move.startsWith(starts.slice(any + 1), rest);
}
