/** The story of a finished match, round by round: who had what, and which round settled it. */
import type { Match } from '@/engine/core/match';
import type { GameState, ScoreSheet, SeatScore } from '@/engine/core/game';

/** A seat of the table, or the automa with seat -1. */
export interface Side {
  readonly seat: number;
  readonly name: string;
}

export interface StoryRound {
  readonly n: number;
  /** "Round 3", "Day 3". */
  readonly name: string;
  /** What each side had when it was over. */
  readonly totals: readonly number[];
}

export interface Story {
  readonly sides: readonly Side[];
  /** What each side had before the first round the story knows. */
  readonly start: readonly number[];
  readonly rounds: readonly StoryRound[];
  /** False where the match was resumed from a position: what went before is not known. */
  readonly whole: boolean;
}

/** Walks the log once; meant for a match that is over, when nothing is hidden any more. */
export function storyOf(match: Match): Story {
  const { game, config } = match;
  const roundOf = (state: GameState) => game.status(state, -1).round;
  const first = match.positionAt(match.logStart);
  let start: readonly number[] = totalsOf(game.score(first));
  let under = roundOf(first);
  const rounds: StoryRound[] = [];
  const close = (totals: readonly number[]) => {
    if (!under) return;
    if (under.n < 1) start = totals;
    else rounds.push({ ...under, totals });
  };
  match.walk(match.logStart, (_, state) => {
    const now = roundOf(state);
    // A round ends with the pick that brings the next one: what it scored is counted by then.
    if (now && under && now.n !== under.n) close(totalsOf(game.score(state)));
    under = now;
  });
  const sheet = game.score(match.position());
  if (match.log.length > 0) close(totalsOf(sheet));
  const seats = config.seats.map(({ name }, seat) => ({ seat, name }));
  const sides = sheet.rival ? [...seats, { seat: -1, name: sheet.rival.name }] : seats;
  return { sides, start, rounds, whole: !match.resumed };
}

function totalsOf({ seats, rival }: ScoreSheet): number[] {
  return [...seats, ...(rival ? [rival.score] : [])].map(pointsOf);
}

/** Points as they are gathered; a total that is a share of them (a day's worth) would tell nothing of a round. */
function pointsOf({ total, lines, divided }: SeatScore): number {
  return divided ? lines.reduce((sum, line) => sum + line.points, 0) : total;
}

/** What a round brought each side. */
export function gainsOf({ start, rounds }: Story, at: number): readonly number[] {
  const before = at > 0 ? rounds[at - 1]?.totals : start;
  return (rounds[at]?.totals ?? []).map((total, side) => total - (before?.[side] ?? 0));
}

export interface Turn {
  /** Index into `rounds`. */
  readonly at: number;
  /** Index into `sides`: who won. */
  readonly side: number;
  /** By how much that side led after it. */
  readonly lead: number;
  /** Ahead from the first round to the last, and no single round made the half of it. */
  readonly throughout: boolean;
}

/**
 * The round that settled it: of those after which the winner was never caught again, the one that brought the
 * lead furthest forward. A side that was ahead all the time needs no such round. Null where nobody is ahead at the end, or the lead was there before the story begins and
 * only shrank.
 */
export function turnOf(story: Story): Turn | null {
  const { sides, start, rounds } = story;
  const totals = rounds[rounds.length - 1]?.totals;
  if (!totals || sides.length < 2 || rounds.length < 2) return null;
  const side = totals.indexOf(Math.max(...totals));
  const leadIn = (had: readonly number[]) =>
    (had[side] ?? 0) - Math.max(...had.filter((_, other) => other !== side));
  const leads = rounds.map((round) => leadIn(round.totals));
  if ((leads[leads.length - 1] ?? 0) <= 0) return null;
  let from = leads.length - 1;
  while (from > 0 && (leads[from - 1] ?? 0) > 0) from--;
  const swing = (at: number) => (leads[at] ?? 0) - (at > 0 ? (leads[at - 1] ?? 0) : leadIn(start));
  let at = from;
  for (let i = from + 1; i < leads.length; i++) {
    // A lead that was larger before than what the round added was settled already.
    if (swing(i) > swing(at) && swing(i) >= (leads[i - 1] ?? 0)) at = i;
  }
  const last = leads.length - 1;
  const end = leads[last] ?? 0;
  const fromStart = from === 0 && (story.whole || leadIn(start) <= 0);
  if (fromStart && swing(at) * 2 < end) return { at: last, side, lead: end, throughout: true };
  return swing(at) > 0 ? { at, side, lead: leads[at] ?? 0, throughout: false } : null;
}

/** The round that brought a lone player the most, where one stands out; its index. */
export function bestRound(story: Story): number | null {
  const gains = story.rounds.map((_, at) => gainsOf(story, at)[0] ?? 0);
  const most = Math.max(...gains);
  const best = gains.indexOf(most);
  return gains.length > 1 && most > 0 && gains.lastIndexOf(most) === best ? best : null;
}
