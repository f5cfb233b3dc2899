import type { Move } from '../core/game';
import { isLesson, proposalNow, type Proposal } from '../core/lesson';
import type { Match } from '../core/match';
import { ADVISER, chooseNow, seatwork } from './index';

/** What the coach proposes at a table: only in the guided match, and there in the first round. */
export function coachsPick(match: Match): Proposal | null {
  const { game, config, seed } = match;
  const decision = match.decision();
  if (!decision || !isLesson(game, config, seed)) return null;
  if ((game.status(match.position(), decision.seat).round?.n ?? 0) > 1) return null;
  const made = match.log.map(({ move }) => move);
  return proposalNow(game.lesson, made, decision, match.moves());
}

/** Somebody who does what the coach proposes, and then what the lamp says. */
export function pupilsMove(match: Match): Move {
  const work = seatwork(match, ADVISER);
  if (!work) throw new Error('The match is over.');
  return coachsPick(match)?.move ?? chooseNow(work).move;
}
