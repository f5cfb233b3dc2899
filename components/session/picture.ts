import type { Target } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import type { Phase, PlayState } from './port';
import type { Teller } from './teller';

export const nothing: ReadonlySet<Target> = new Set();

/** The table as one seat sees it, with nothing going on around it. */
export function pictureOf(
  match: Match,
  viewer: number,
  teller: Teller,
  phase: Phase,
): { -readonly [K in keyof PlayState]: PlayState[K] } {
  const { game } = match;
  const position = match.position();
  const decision = match.decision();
  const asked = decision !== null && decision.seat === viewer && phase === 'pick';
  return {
    phase,
    viewer,
    view: match.view(viewer),
    decision,
    status: game.status(position, viewer),
    // The question is for the eyes of the seat that is asked.
    prompt: decision?.seat === viewer ? game.prompt(position) : '',
    moves: asked ? match.moves().map((move) => ({ move, about: game.describe(position, move) })) : [],
    log: teller.lines(match, viewer),
    undoDepth: match.undoDepth(),
    freeDepth: match.freeDepth(),
    redoDepth: match.redoDepth(),
    steps: null,
    curtain: null,
    welcome: null,
    hint: null,
    lookBack: null,
    recent: nothing,
    announcement: '',
    trouble: null,
    unranked: match.unranked,
    sheet: decision === null ? game.score(position) : null,
  };
}
