import type { Target } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import type { Sight } from './hands';
import type { DescribedMove, LookBack, Phase, PlayState } from './port';
import type { Teller } from './teller';

export const nothing: ReadonlySet<Target> = new Set();

/** The table as it may be seen now, with nothing going on around it. */
export function pictureOf(
  match: Match,
  sight: Sight,
  teller: Teller,
  phase: Phase,
): { -readonly [K in keyof PlayState]: PlayState[K] } {
  const { game } = match;
  const { viewer, eyes, hand, asks } = sight;
  const position = match.position();
  const decision = match.decision();
  const asked = decision !== null && decision.seat === viewer;
  return {
    phase,
    viewer,
    hand,
    view: match.view(eyes),
    askedView: match.view(eyes),
    decision,
    decisions: match.decisions,
    status: game.status(position, eyes),
    // The question is for the eyes of the seat that is asked.
    prompt: asked && asks ? game.prompt(position) : '',
    moves: asked && phase === 'pick' ? offered(match, sight) : [],
    log: teller.lines(match, eyes),
    undoDepth: match.undoDepth(),
    freeDepth: match.freeDepth(),
    redoDepth: match.redoDepth(),
    steps: null,
    happening: null,
    canReplay: false,
    curtain: null,
    welcome: null,
    news: null,
    pondering: false,
    hint: null,
    lamp: null,
    lookBack: null,
    recent: nothing,
    announcement: '',
    trouble: null,
    unranked: match.unranked,
    sheet: decision === null ? game.score(position) : null,
  };
}

function offered(match: Match, { chosen, offers }: Sight): DescribedMove[] {
  const position = match.position();
  return match
    .moves()
    .filter((move) => offers(move))
    .map((move) => {
      const about = match.game.describe(position, move);
      // Chosen before the hand was turned over, it is chosen still.
      return { move, about: move === chosen ? { ...about, preset: true as const } : about };
    });
}

/** The table after that many decisions, or as near to it as the log goes. */
export function lookBackOf(match: Match, decisions: number, eyes: number, teller: Teller): LookBack {
  const first = match.logStart;
  const last = match.decisions;
  const at = Math.min(last, Math.max(first, decisions));
  const state = match.positionAt(at);
  const entry = match.log[at - first - 1];
  return {
    at,
    first,
    last,
    view: match.game.view(state, eyes),
    status: match.game.status(state, eyes),
    told: entry ? teller.told(match, entry, eyes) : [],
  };
}
