/** Who rides against you: pure changes to the draft's computer seats. */
import { isLevel } from '@/components/cast/people';
import type { BotLevel } from '@/engine/core/character';
import type { AnyGame } from '@/engine/core/game';

import { smallestTable, withSeat, withSeatAdded, type Draft } from './draft';

/** Why a press changes nothing: somebody has to ride against you, or every seat is taken. */
export type Refusal = 'last' | 'full';

/** The seats of one of them. */
export function seatsOf({ seats }: Draft, who: BotLevel): number[] {
  return seats.flatMap((seat, at) => (seat.kind === 'bot' && (seat.level ?? 'greedy') === who ? [at] : []));
}

export function opponentsOf({ seats }: Draft): number {
  return seats.filter(({ kind }) => kind === 'bot').length;
}

/** Whoever played in an older save gives up the seat; with none of those a seat is added. */
export function withOpponent(game: AnyGame, draft: Draft, who: BotLevel): Draft {
  if (!isLevel(who)) return draft;
  const old = draft.seats.findIndex(({ kind, level = 'greedy' }) => kind === 'bot' && !isLevel(level));
  return old >= 0 ? withSeat(draft, old, { level: who }) : withSeatAdded(game, draft, who);
}

/** Seats somebody, or takes them from every seat they have; the last opponent stays. */
export function toggled(game: AnyGame, draft: Draft, who: BotLevel): Draft | Refusal {
  const theirs = seatsOf(draft, who);
  if (theirs.length === 0) {
    const seated = withOpponent(game, draft, who);
    return seated === draft ? 'full' : seated;
  }
  const others = opponentsOf(draft) > theirs.length;
  const stays = (at: number) => !theirs.includes(at) || (!others && at === theirs[0]);
  const seats = draft.seats.filter((_, at) => stays(at));
  return seats.length === draft.seats.length || seats.length < smallestTable(game)
    ? 'last'
    : { ...draft, seats };
}
